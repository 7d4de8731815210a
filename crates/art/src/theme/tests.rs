//! What people must see can be seen, in every theme, by everybody.

use super::*;

type Rgb = [f64; 3];

/// A colour in linear light.
fn linear(colour: &str) -> Rgb {
    let part = |at: usize| f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
    [1, 3, 5].map(part).map(|c| match c {
        ..=0.04045 => c / 12.92,
        _ => ((c + 0.055) / 1.055).powf(2.4),
    })
}

fn luminance(colour: &str) -> f64 {
    let [r, g, b] = linear(colour);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The contrast of two colours as WCAG counts it, 1 to 21.
fn contrast(a: &str, b: &str) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn contrast_counts_as_it_should() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.01);
}

/// Fails unless each of the roles stands out from each of the grounds by that much.
fn stands_out(roles: &[Role], grounds: &[Role], least: f64) {
    for theme in Theme::ALL {
        // High contrast is what its name says.
        let high = matches!(theme, Theme::HighLight | Theme::HighDark);
        let least = if high { least * 1.5 } else { least };
        for role in roles {
            for ground in grounds {
                let found = contrast(theme.colour(*role), theme.colour(*ground));
                assert!(
                    found >= least,
                    "{} {role:?} on {ground:?}: {found:.2} of {least}",
                    theme.name()
                );
            }
        }
    }
}

#[test]
fn words_can_be_read() {
    let grounds = [Role::Ground, Role::Panel];
    stands_out(&[Role::Text, Role::Quiet, Role::Accent], &grounds, 4.5);
    stands_out(&[Role::Won, Role::Lost, Role::Winnable], &grounds, 4.5);
    stands_out(
        &[Role::Hopeless, Role::Unknown, Role::Broken],
        &grounds,
        4.5,
    );
    stands_out(&[Role::OnAccent], &[Role::Accent], 4.5);
    stands_out(&[Role::TileText], &[Role::Tile, Role::Closed], 4.5);
    for theme in Theme::ALL {
        assert!(
            contrast(theme.colour(Role::Plate), "#292f33") >= 7.0,
            "black on a plate"
        );
    }
    for colour in Colour::ALL {
        // On both sides of a letter lies its shape: there is no high and low contrast in that.
        for theme in Theme::ALL {
            let [ink, face] = [Role::Ink(colour), Role::Face(colour)].map(|r| theme.colour(r));
            assert!(contrast(ink, face) >= 4.5, "{colour:?} in {}", theme.name());
        }
    }
}

#[test]
fn marks_can_be_seen() {
    let table = [Role::Ground, Role::Tile, Role::Socket];
    stands_out(
        &[Role::Chosen, Role::Hint, Role::Path, Role::Broken],
        &table,
        3.0,
    );
    stands_out(&[Role::Focus, Role::Wall], &table, 3.0);
    stands_out(
        &[Role::Focus, Role::Line],
        &[Role::Ground, Role::Panel],
        3.0,
    );
    for at in 0..8 {
        stands_out(&[Role::Group(at)], &[Role::Tile, Role::Closed], 3.0);
    }
}

#[test]
fn marks_differ_from_each_other_in_light_or_form() {
    // The chosen tile has a full ring, a hint a broken one, a refused path is broken and crossed out.
    for theme in Theme::ALL {
        let marks = [Role::Chosen, Role::Hint, Role::Broken, Role::Focus].map(|r| theme.colour(r));
        for (at, mark) in marks.iter().enumerate() {
            assert!(!marks[at + 1..].contains(mark), "{}: {mark}", theme.name());
        }
    }
}

/// How people see who see all colours, no red, no green, no blue (Machado and others, 2009).
const EYES: [[Rgb; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

fn times(matrix: [Rgb; 3], v: Rgb) -> Rgb {
    matrix.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
}

/// A colour where distances are those that people see (Oklab).
fn seen(rgb: Rgb) -> Rgb {
    let cones = times(
        [
            [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
            [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
            [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
        ],
        rgb.map(|c| c.clamp(0.0, 1.0)),
    );
    times(
        [
            [0.210_454_255_3, 0.793_617_785, -0.004_072_046_8],
            [1.977_998_495_1, -2.428_592_205, 0.450_593_709_9],
            [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766],
        ],
        cones.map(f64::cbrt),
    )
}

fn distance(a: Rgb, b: Rgb) -> f64 {
    let square = |at: usize| (a[at] - b[at]).powi(2);
    (square(0) + square(1) + square(2)).sqrt()
}

#[test]
fn faces_are_told_apart_by_every_eye() {
    for theme in Theme::ALL {
        for eye in EYES {
            let colours = Colour::ALL.map(|c| linear(theme.colour(Role::Face(c))));
            let colours = colours.map(|rgb| seen(times(eye, rgb)));
            for (at, a) in colours.iter().enumerate() {
                for (b, with) in colours.iter().zip(Colour::ALL).skip(at + 1) {
                    let found = distance(*a, *b);
                    let pair = (Colour::ALL[at], with);
                    assert!(found > 0.06, "{}: {pair:?} {found:.3}", theme.name());
                }
            }
        }
    }
}

#[test]
fn every_role_has_a_name_of_its_own_and_colours() {
    let mut names: Vec<_> = Role::all().map(Role::name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Role::all().count());
    // The page's style sheets speak of these.
    for name in [
        "ground",
        "panel",
        "text",
        "quiet",
        "line",
        "tile",
        "tile-edge",
        "accent",
        "on-accent",
        "chosen",
        "hint",
        "path",
        "broken",
        "wall",
        "won",
        "lost",
        "focus",
        "winnable",
        "hopeless",
        "unknown",
        "group-0",
        "group-7",
    ] {
        assert!(names.contains(&name), "{name}");
    }
    for theme in Theme::ALL {
        assert!(Role::all().all(|role| theme.colour(role).len() == 7));
        assert_eq!(theme.css().lines().count(), names.len());
    }
}
