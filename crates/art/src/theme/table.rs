//! The colours themselves: a row for each role, a column for each theme.

use super::Role;
use crate::face::Colour;

/// A role, its name, and its colours in the order of [`super::Theme::ALL`].
type Row = (Role, &'static str, [&'static str; 4]);

#[rustfmt::skip]
pub(super) const TABLE: [Row; 40] = [
    (Role::Ground, "ground", ["#f3f0e9", "#15181e", "#ffffff", "#000000"]),
    (Role::Panel, "panel", ["#fdfbf7", "#1d2128", "#ffffff", "#0a0a0a"]),
    (Role::Text, "text", ["#22252b", "#ece9e2", "#000000", "#ffffff"]),
    (Role::Quiet, "quiet", ["#5a606b", "#a5acb8", "#2b2b2b", "#dcdcdc"]),
    (Role::Line, "line", ["#85827b", "#747c8a", "#000000", "#ffffff"]),
    (Role::Tile, "tile", ["#fffefb", "#2b313b", "#ffffff", "#121212"]),
    (Role::TileEdge, "tile-edge", ["#d5cebf", "#0e1014", "#5c5c5c", "#a8a8a8"]),
    (Role::TileText, "tile-text", ["#22252b", "#f1eee7", "#000000", "#ffffff"]),
    (Role::Socket, "socket", ["#e9e5db", "#1c2027", "#f2f2f2", "#161616"]),
    (Role::Plate, "plate", ["#fffefb", "#f2f0ec", "#ffffff", "#ffffff"]),
    (Role::Accent, "accent", ["#2a5fb4", "#86b3ff", "#0a3f9c", "#9cc4ff"]),
    (Role::OnAccent, "on-accent", ["#ffffff", "#0d1420", "#ffffff", "#000000"]),
    (Role::Chosen, "chosen", ["#2a5fb4", "#86b3ff", "#0a3f9c", "#9cc4ff"]),
    (Role::Hint, "hint", ["#a35c00", "#ffc45c", "#7a4300", "#ffd166"]),
    (Role::Path, "path", ["#2a5fb4", "#86b3ff", "#0a3f9c", "#9cc4ff"]),
    (Role::Broken, "broken", ["#c0392b", "#ff8177", "#a31515", "#ff9c94"]),
    (Role::Wall, "wall", ["#77736a", "#7d8593", "#3a3a3a", "#c4c4c4"]),
    (Role::Won, "won", ["#23734a", "#62d296", "#0b5a30", "#7de8ae"]),
    (Role::Lost, "lost", ["#b3372a", "#ff8f85", "#9b1010", "#ffa39b"]),
    (Role::Winnable, "winnable", ["#23734a", "#62d296", "#0b5a30", "#7de8ae"]),
    (Role::Hopeless, "hopeless", ["#b3372a", "#ff8f85", "#9b1010", "#ffa39b"]),
    (Role::Unknown, "unknown", ["#5f6570", "#a5acb8", "#2b2b2b", "#dcdcdc"]),
    (Role::Focus, "focus", ["#6b3fc9", "#c8abff", "#4b0fb8", "#ffe45c"]),
    (Role::Closed, "closed", ["#fff8e2", "#3a3626", "#fff4c2", "#2e2a08"]),
    (Role::Face(Colour::Red), "face-red", ["#a62b2f", "#fa6450", "#bb3948", "#ff7460"]),
    (Role::Face(Colour::Sky), "face-sky", ["#019bb6", "#74e4f7", "#02689a", "#41eeff"]),
    (Role::Face(Colour::Gold), "face-gold", ["#b28701", "#ecd65a", "#775800", "#f6d552"]),
    (Role::Face(Colour::Purple), "face-purple", ["#9969e5", "#b876f1", "#8649c8", "#c7aeff"]),
    (Role::Face(Colour::Green), "face-green", ["#2f7f59", "#43c993", "#003000", "#a7ffa2"]),
    (Role::Face(Colour::Pink), "face-pink", ["#e45391", "#d06da4", "#9e2875", "#ff89ae"]),
    (Role::Face(Colour::Blue), "face-blue", ["#494dd2", "#a1aff4", "#3a44a7", "#639eff"]),
    (Role::Face(Colour::Orange), "face-orange", ["#af5b04", "#fe9b52", "#763200", "#fdb27f"]),
    (Role::Ink(Colour::Red), "ink-red", ["#ffffff", "#111318", "#ffffff", "#111318"]),
    (Role::Ink(Colour::Sky), "ink-sky", ["#111318", "#111318", "#ffffff", "#111318"]),
    (Role::Ink(Colour::Gold), "ink-gold", ["#111318", "#111318", "#ffffff", "#111318"]),
    (Role::Ink(Colour::Purple), "ink-purple", ["#111318", "#111318", "#ffffff", "#111318"]),
    (Role::Ink(Colour::Green), "ink-green", ["#ffffff", "#111318", "#ffffff", "#111318"]),
    (Role::Ink(Colour::Pink), "ink-pink", ["#111318", "#111318", "#ffffff", "#111318"]),
    (Role::Ink(Colour::Blue), "ink-blue", ["#ffffff", "#111318", "#ffffff", "#111318"]),
    (Role::Ink(Colour::Orange), "ink-orange", ["#ffffff", "#111318", "#ffffff", "#111318"]),
];
