//! What is still to be written, in order. Knows no browser.

use std::collections::VecDeque;

use linkwork_ui::game::Old;

/// What happens to the records before a text is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// Nothing: the text is a later state of the game that lies there.
    Stay,
    /// Another game begins.
    Begin(Old),
    /// Another game begins, which comes from the record of that name, or a previous one; those that still hold the game as
    /// it was read go.
    Take {
        name: String,
        text: String,
        old: Old,
    },
}

/// Whether two saves are of the same state of a game, whatever their clocks say.
pub(crate) fn is_same(a: &str, b: &str) -> bool {
    let events = |text: &str| text.rfind("\nend ");
    match (events(a), events(b)) {
        (Some(a_end), Some(b_end)) => a[..a_end] == b[..b_end],
        _ => a == b,
    }
}

/// A text to be written, whole or not at all, together with its change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Job {
    pub(crate) change: Change,
    pub(crate) text: String,
}

/// Jobs in order, one at a time. `W` waits for a job to be safe.
///
/// Of the states of one game only the newest is written, and whoever waits for an older one waits for that.
/// A job that failed is not forgotten: without it a later one would write over a game that was to be kept.
#[derive(Debug)]
pub(crate) struct Queue<W> {
    jobs: VecDeque<(Job, Vec<W>)>,
    running: Option<(Job, Vec<W>)>,
}

impl<W> Default for Queue<W> {
    fn default() -> Self {
        Self {
            jobs: VecDeque::new(),
            running: None,
        }
    }
}

impl<W> Queue<W> {
    /// Puts a job at the end.
    pub(crate) fn push(&mut self, job: Job, waits: W) {
        match self.jobs.back_mut() {
            Some((last, waiting)) if job.change == Change::Stay => {
                last.text = job.text;
                waiting.push(waits);
            }
            _ => self.jobs.push_back((job, vec![waits])),
        }
    }

    /// The job to be done now, if there is one and no other is being done. [`Queue::done`] must follow.
    pub(crate) fn start(&mut self) -> Option<Job> {
        if self.running.is_some() {
            return None;
        }
        self.running = self.jobs.pop_front();
        self.running.as_ref().map(|(job, _)| job.clone())
    }

    /// The job that was started is safe, or failed. Tells who is to be told so: after a failure everybody, since
    /// nothing is written past it until a later job comes.
    pub(crate) fn done(&mut self, is_safe: bool) -> Vec<W> {
        let Some((mut job, mut waiting)) = self.running.take() else {
            return Vec::new();
        };
        if is_safe {
            return waiting;
        }
        if let Some((next, _)) = self.jobs.front()
            && next.change == Change::Stay
            && let Some((next, others)) = self.jobs.pop_front()
        {
            job.text = next.text;
            waiting.extend(others);
        }
        for (_, others) in &mut self.jobs {
            waiting.append(others);
        }
        self.jobs.push_front((job, Vec::new()));
        waiting
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(text: &str) -> Job {
        let (change, text) = match text.split_once('>') {
            Some(("", text)) => (Change::Begin(Old::Keep), text),
            Some((name, text)) => {
                let take = Change::Take {
                    name: name.to_owned(),
                    text: String::new(),
                    old: Old::Keep,
                };
                (take, text)
            }
            None => (Change::Stay, text),
        };
        let text = text.to_owned();
        Job { change, text }
    }

    /// Plays a story: `a` pushes a state, `>b` a new game, `!` starts a job and has it done, `?` starts one that
    /// fails, `(` starts one, `)` has it done. Tells what was written and who was told when.
    fn check(story: &str, told: &str) {
        let mut queue = Queue::default();
        let mut heard = Vec::new();
        let mut begun: Option<Job> = None;
        for (n, word) in story.split(' ').enumerate() {
            if "!?(".contains(word) {
                begun = queue.start();
            }
            if "!?)".contains(word) {
                let is_safe = word != "?";
                let mark = if is_safe { "" } else { "-" };
                let text = begun
                    .take()
                    .map_or("nothing".to_owned(), |job| match job.change {
                        Change::Stay => job.text,
                        Change::Begin(_) => format!(">{}", job.text),
                        Change::Take { name, .. } => format!("{name}>{}", job.text),
                    });
                heard.push(format!("{mark}{text}{:?}", queue.done(is_safe)));
            } else if word != "(" {
                queue.push(job(word), n);
            }
        }
        assert_eq!(heard.join(" ").replace(", ", ","), told, "{story}");
    }

    #[test]
    fn a_state_is_known_by_what_happened() {
        let save = |events: &str, ms: u32| {
            format!("linkwork save 1\ngame pairs::1122\n{events}end 1 {ms}\n")
        };
        assert!(is_same(&save("7 undo\n", 7), &save("7 undo\n", 900)));
        assert!(!is_same(&save("7 undo\n", 7), &save("8 undo\n", 7)));
        assert!(is_same("?", "?") && !is_same("?", "") && !is_same("?", &save("", 0)));
    }

    #[test]
    fn the_newest_state_wins_and_nobody_waits_in_vain() {
        check("a !", "a[0]");
        check("a b c !", "c[0,1,2]");
        check("a ( b c ) !", "a[0] c[2,3]");
        check("!", "nothing[]");
    }

    #[test]
    fn one_job_at_a_time() {
        let mut queue = Queue::default();
        queue.push(job("a"), 0);
        assert!(queue.start().is_some());
        queue.push(job("b"), 1);
        assert_eq!(queue.start(), None);
        assert_eq!(queue.done(true), [0]);
        assert_eq!(queue.start(), Some(job("b")));
    }

    #[test]
    fn a_new_game_is_never_skipped() {
        check("a >b c >d e ! ! !", "a[0] >c[1,2] >e[3,4]");
        check("a ( >b 1>c ) ! !", "a[0] >b[2] 1>c[3]");
    }

    #[test]
    fn what_failed_is_done_before_what_comes_after() {
        check("a ? b !", "-a[0] b[2]");
        check(">a ? b !", "->a[0] >b[2]");
        check(">a ? >b ! !", "->a[0] >a[] >b[2]");
        check(">a >b ? c ! !", "->a[0,1] >a[] >c[3]");
        check(">a ( b ) ? !", ">a[0] -b[2] b[]");
        check(">a ? ? b !", "->a[0] ->a[] >b[3]");
    }
}
