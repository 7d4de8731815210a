//! The clock as people read it.

/// A time in milliseconds as `m:ss`, from an hour on as `h:mm:ss`. Parts of a second are left out.
///
/// ```
/// use linkwork_ui::clock_text;
/// assert_eq!(clock_text(0), "0:00");
/// assert_eq!(clock_text(59_999), "0:59");
/// assert_eq!(clock_text(3_725_000), "1:02:05");
/// ```
#[must_use]
pub fn clock_text(ms: u64) -> String {
    let seconds = ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours == 0 {
        format!("{minutes}:{seconds:02}")
    } else {
        format!("{hours}:{minutes:02}:{seconds:02}")
    }
}
