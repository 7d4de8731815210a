//! The page's clock.

use core::time::Duration;

/// Milliseconds since the page was opened. It never goes back, whatever is done to the clock of the system.
pub(crate) fn now() -> u64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0, |performance| whole(performance.now()))
}

/// The same time with its parts of milliseconds, to measure with.
pub(crate) fn exact() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0.0, |performance| performance.now())
}

/// How long it is since a time of [`exact`].
pub(crate) fn since(begun: f64) -> Duration {
    Duration::try_from_secs_f64((exact() - begun) / 1000.0).unwrap_or_default()
}

/// Whole milliseconds; a browser gives parts of them.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a cast of a float keeps to the range of the integer"
)]
const fn whole(ms: f64) -> u64 {
    ms as u64
}

#[cfg(test)]
mod tests {
    #[test]
    fn strange_times_are_no_trouble() {
        let times = [0.0, 1.9, -3.0, f64::NAN].map(super::whole);
        assert_eq!(times, [0, 1, 0, 0]);
    }
}
