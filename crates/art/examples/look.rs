//! Draws every face of every set and theme into a folder, to be looked at.

use std::{env, fs};

use linkwork_art::{Look, Pen, Set, Theme, faces};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = env::args().nth(1).ok_or("name a folder")?;
    for theme in Theme::ALL {
        for set in [Set::Shapes, Set::Pictures] {
            let look = Look {
                set,
                pen: Pen::Theme(theme),
            };
            for tile in [24, 32, 44, 64] {
                let name = format!("{folder}/{}-{}-{tile}.png", set.name(), theme.name());
                fs::write(name, faces(look, 18).png(tile)?)?;
            }
        }
    }
    Ok(())
}
