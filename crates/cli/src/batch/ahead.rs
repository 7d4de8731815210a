//! Lines answered on several threads, and their replies in the order of the lines.

use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::thread;

/// So many lines a thread are read ahead of the reply that is awaited.
const AHEAD: usize = 16;

/// What `reply` makes of each item, on so many threads (0: one a processor), in the order of the items.
///
/// The items are read by a thread of their own, which nobody waits for: whoever wants no more replies goes,
/// even while it waits for a line that never comes.
pub(super) fn in_order<T: Send + 'static, R: Send + 'static>(
    jobs: usize,
    items: impl Iterator<Item = T> + Send + 'static,
    reply: impl Fn(T) -> R + Send + Sync + 'static,
) -> Result<impl Iterator<Item = R>, ThreadPoolBuildError> {
    let pool = ThreadPoolBuilder::new().num_threads(jobs).build()?;
    let (awaited, replies) = sync_channel::<Receiver<R>>(AHEAD * pool.current_num_threads());
    let reply = Arc::new(reply);
    thread::spawn(move || {
        for item in items {
            let (done, reply_of_it): (Sender<R>, _) = channel();
            let reply = Arc::clone(&reply);
            pool.spawn(move || {
                // Nobody may want it any more.
                let _ = done.send(reply(item));
            });
            if awaited.send(reply_of_it).is_err() {
                break;
            }
        }
    });
    Ok(replies.into_iter().map_while(|reply| reply.recv().ok()))
}
