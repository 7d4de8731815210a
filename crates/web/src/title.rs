//! What the window is called.

use linkwork::{
    Id,
    id::{LinesId, PairsId},
};
use linkwork_ui::{Play, Texts, words};

use crate::route::Route;

/// What the window is called while that screen is shown.
pub(crate) fn of(route: &Route, texts: &Texts) -> String {
    match route {
        Route::Home => "Linkwork".to_owned(),
        Route::New(_) => texts.say("title-new"),
        Route::Help => texts.say("title-help"),
        Route::Settings => texts.say("title-settings"),
        Route::Game(id) => id
            .parse()
            .map_or_else(|_| "Linkwork".to_owned(), |id| game(&id, texts)),
    }
}

fn game(id: &Id, texts: &Texts) -> String {
    let (play, size) = match id {
        Id::Pairs(PairsId::Dealt(deal, ..)) => (Play::Pairs, deal.size()),
        Id::Pairs(PairsId::Position(board)) => (Play::Pairs, board.size()),
        Id::Lines(LinesId::Dealt(deal, ..)) => (Play::Lines(deal.way()), deal.size()),
        Id::Lines(LinesId::Position(round)) => (Play::Lines(round.way()), round.board().size()),
    };
    let args = [
        ("game", play.name(texts).into()),
        ("size", words::size(size).into()),
    ];
    texts.with("title-game", &args)
}

#[cfg(test)]
mod tests {
    use linkwork_ui::Lang;

    use super::*;

    #[test]
    fn a_game_is_called_by_its_name_and_size() {
        let check = |id: &str, title| {
            assert_eq!(
                of(&Route::Game(id.to_owned()), &Texts::new(Lang::En)),
                title
            );
        };
        check("pairs:8x6,k12#5eed/0", "Pairs 8×6 · Linkwork");
        check("pairs::11./2x2", "Pairs 3×2 · Linkwork");
        check("lines:netslide,5x3#a/0", "Lines, Netslide 5×3 · Linkwork");
        check("lines:free:280", "Lines, free 3×1 · Linkwork");
        check("mahjongg", "Linkwork");
        assert_eq!(
            of(&Route::New(None), &Texts::new(Lang::Sv)),
            "Nytt spel · Linkwork"
        );
    }
}
