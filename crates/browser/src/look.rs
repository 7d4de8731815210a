//! What a page is looked at with.

/// A window, or the screen of a phone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// CSS pixels.
    pub width: u32,
    /// CSS pixels.
    pub height: u32,
    /// Pixels of the device to a CSS pixel.
    pub scale: f64,
    /// Whether it is touched: a phone or a tablet.
    pub touch: bool,
}

impl View {
    /// A small phone.
    pub const PHONE: Self = Self {
        width: 360,
        height: 640,
        scale: 2.0,
        touch: true,
    };
    /// A tablet held upright.
    pub const TABLET: Self = Self {
        width: 768,
        height: 1024,
        scale: 2.0,
        touch: true,
    };
    /// A window on a laptop.
    pub const DESKTOP: Self = Self {
        width: 1280,
        height: 800,
        scale: 1.0,
        touch: false,
    };
    /// All three.
    pub const ALL: [Self; 3] = [Self::PHONE, Self::TABLET, Self::DESKTOP];
}
