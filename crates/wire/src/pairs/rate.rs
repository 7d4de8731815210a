//! How hard a board is: `pairs rate`.

use super::asked;
use crate::reply::{Reply, Verdict, reply};
use crate::request::Request;
use linkwork::pairs::{Rater, Rating};
use serde::Serialize;

/// How many positions are looked at between two looks at the clock.
const SLICE: u64 = 200;

pub(super) fn rate(
    request: &Request<'_>,
    watch: &mut dyn FnMut(u64, u64),
) -> Result<Reply, String> {
    #[derive(Serialize)]
    struct Body {
        grade: &'static str,
        openings: u64,
        games: u32,
        stuck: u32,
        choices: u64,
        steps: u64,
        verdict: &'static str,
        positions: u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        turns: Option<u64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        pairs: Option<u64>,
    }
    let (board, budget) = (asked::board(request)?, asked::budget(request)?);
    let mut rater = Rater::new(&board, budget)
        .ok_or("board: too large to be rated: at most 62 cells a side are")?;
    let rating = loop {
        if let Some(rating) = rater.run(SLICE) {
            break rating;
        }
        let (looked, most) = rater.progress();
        watch(looked, most);
    };
    let body = Body {
        grade: rating.grade.name(),
        openings: rating.openings,
        games: rating.play_outs.games,
        stuck: rating.play_outs.stuck,
        choices: rating.play_outs.choices,
        steps: rating.play_outs.steps,
        verdict: verdict(&rating),
        positions: rating.positions,
        turns: rating.solution.map(|way| way.turns),
        pairs: rating.solution.map(|way| way.pairs),
    };
    Ok(reply(request.id, &body, Verdict::Yes))
}

const fn verdict(rating: &Rating) -> &'static str {
    match (rating.solution, rating.is_unsolvable) {
        (Some(_), _) => "solved",
        (None, true) => "unsolvable",
        (None, false) => "unknown",
    }
}
