//! The screens, as the fragment of the page's address names them.

use linkwork::lines::Way;
use linkwork_ui::Play;

/// A screen of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// `#/`
    Home,
    /// `#/new`, or `#/new/pairs` and the like with the game already chosen.
    New(Option<Play>),
    /// `#/help`
    Help,
    /// `#/settings`
    Settings,
    /// Any other fragment is the id of a game: `#pairs:8x6,k12#5eed/0`.
    Game(String),
}

impl Route {
    /// Reads a fragment, with or without its leading `#`. An id holds a `#` of its own, so only the first
    /// one is taken away. Browsers and mail programs may have written characters as `%23`.
    pub(crate) fn read(fragment: &str) -> Self {
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        let text = decoded(fragment);
        let Some(path) = text.strip_prefix('/') else {
            return match text.trim() {
                "" => Self::Home,
                id => Self::Game(id.to_owned()),
            };
        };
        match path.trim_end_matches('/').split_once('/') {
            Some(("new", name)) => {
                Self::New(Play::ALL.into_iter().find(|play| name_of(*play) == name))
            }
            Some(_) => Self::Home,
            None => match path.trim_end_matches('/') {
                "new" => Self::New(None),
                "help" => Self::Help,
                "settings" => Self::Settings,
                _ => Self::Home,
            },
        }
    }

    /// The fragment that leads here, with its `#`.
    pub(crate) fn fragment(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::New(None) => "#/new".to_owned(),
            Self::New(Some(play)) => format!("#/new/{}", name_of(*play)),
            Self::Help => "#/help".to_owned(),
            Self::Settings => "#/settings".to_owned(),
            Self::Game(id) => format!("#{}", id.replace('%', "%25")),
        }
    }
}

const fn name_of(play: Play) -> &'static str {
    match play {
        Play::Pairs => "pairs",
        Play::Lines(Way::Free) => "free",
        Play::Lines(Way::Polymer) => "polymer",
        Play::Lines(Way::Netslide) => "netslide",
    }
}

/// The text with `%41` read as `A`; what is no such code stays as it is.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let (byte, left) = match (first, code(after)) {
            (b'%', Some(byte)) => (byte, &after[2..]),
            _ => (*first, after),
        };
        bytes.push(byte);
        rest = left;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn code(digits: &[u8]) -> Option<u8> {
    let digit = |at: usize| char::from(*digits.get(at)?).to_digit(16);
    u8::try_from(digit(0)? * 16 + digit(1)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fragment: &str, route: &Route) {
        assert_eq!(Route::read(fragment), *route, "{fragment}");
    }

    #[test]
    fn fragments_name_screens() {
        check("", &Route::Home);
        check("#", &Route::Home);
        check("#/", &Route::Home);
        check("#/new", &Route::New(None));
        check("#/new/", &Route::New(None));
        check(
            "#/new/netslide",
            &Route::New(Some(Play::Lines(Way::Netslide))),
        );
        check("#/new/chess", &Route::New(None));
        check("#/help", &Route::Help);
        check("#/settings", &Route::Settings);
        check("#/no/such/screen", &Route::Home);
    }

    #[test]
    fn ids_keep_their_own_hash() {
        let game = |id: &str| Route::Game(id.to_owned());
        check("#pairs:8x6,k12#5eed/0", &game("pairs:8x6,k12#5eed/0"));
        check(
            "#pairs%3A8x6%2Ck12%235eed%2f0",
            &game("pairs:8x6,k12#5eed/0"),
        );
        check("#pairs::11./2x2%20", &game("pairs::11./2x2"));
        check("#100%", &game("100%"));
        check("#%zz%4", &game("%zz%4"));
        check("#%ff", &game("\u{fffd}"));
        check("#汉字", &game("汉字"));
    }

    #[test]
    fn every_route_is_found_again() {
        let plays = Play::ALL.map(|play| Route::New(Some(play)));
        let games = ["pairs:8x6,k12#5eed/0", "lines:free:280", "50%25"];
        let games = games.map(|id| Route::Game(id.to_owned()));
        let others = [Route::Home, Route::New(None), Route::Help, Route::Settings];
        for route in plays.iter().chain(&games).chain(&others) {
            check(&route.fragment(), route);
        }
    }
}
