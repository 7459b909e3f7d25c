//! Your mistakes: cards for the deck, from a game that was analysed.

use outflank_engine::Kind;
use outflank_learn::training::{Card, CardKind, Day, Mistake, Tag};
use outflank_rules::{Bitboard, Color, Move};

use crate::review::{Grade, Moment, Review, Why};

/// A move that costs less of the winning chances is no mistake worth a card.
const LEAST: f32 = 0.10;
/// A move that costs no more discs is as good as the best.
const ACCEPTED: f32 = 1.0;
/// If more moves are that good, there is nothing to find.
const MOST_ACCEPTED: u32 = 2;
/// At most so many cards for a game: the worst mistakes.
const MOST: usize = 3;
/// Lines are kept so far: what follows later has other reasons.
const LONGEST: usize = 12;

/// The cards of a player's worst mistakes, in the order of the game; none before every move has a value. The same review
/// gives the same cards, which a deck takes once.
pub fn cards(review: &Review, learner: Color, today: Day) -> Vec<Card> {
    let Some(summary) = review.summary() else {
        return Vec::new();
    };
    let mut found: Vec<(usize, &Moment, Mistake)> = Vec::new();
    for (ply, moment) in summary.plies() {
        // Where error follows error because one move is not seen, the first is the mistake.
        let is_same =
            |it: &(usize, &Moment, Mistake)| it.1.best.mv == moment.best.mv && it.0 + 2 == ply;
        let again = found.last().is_some_and(is_same);
        if moment.mover() == learner
            && is_mistake(moment)
            && !again
            && let Some(mistake) = mistake(review, moment)
        {
            found.push((ply, moment, mistake));
        }
    }
    found.sort_by(|(_, a, _), (_, b, _)| {
        let by_result = b.result_lost().is_some().cmp(&a.result_lost().is_some());
        by_result.then(b.chance_lost().total_cmp(&a.chance_lost()))
    });
    found.truncate(MOST);
    found.sort_by_key(|it| it.0);
    let card = |(_, _, mistake)| Card::new(CardKind::Mistake(mistake), today);
    found.into_iter().map(card).collect()
}

/// Whether a move costs the result for certain, or enough of the chances. What the book plays is none.
fn is_mistake(moment: &Moment) -> bool {
    let costs = moment.result_lost().is_some() || moment.chance_lost() >= LEAST;
    costs && moment.grade() > Grade::Good
}

fn mistake(review: &Review, moment: &Moment) -> Option<Mistake> {
    let accepted = accepted(review, moment);
    let tag = match moment.why() {
        Why::Seen(explanation) => Some(Tag::of(explanation.reason)),
        Why::Book => Some(Tag::Opening),
        Why::Unseen => None,
    };
    let line = |moves: &[Move]| moves[..moves.len().min(LONGEST)].to_vec();
    let (best, played) = (line(&moment.best.line), line(&moment.played.line));
    let few = accepted.len() <= MOST_ACCEPTED;
    let mistake = Mistake::new(moment.position, accepted, best, played, tag);
    mistake.ok().filter(|_| few)
}

/// The moves that are as good as the best: within a disc, and where the result is proven, with the same result.
fn accepted(review: &Review, moment: &Moment) -> Bitboard {
    let best = &moment.best;
    let result = |discs: i32| discs.signum();
    let candidates = review.candidates(moment.position).into_iter();
    candidates
        .map(|candidate| candidate.score)
        .filter(|score| best.value.discs() - score.value.discs() <= ACCEPTED)
        .filter(|score| {
            let both_proven = score.kind == Kind::Exact && best.kind == Kind::Exact;
            let [own, other] = [score, best].map(|it| result(it.value.rounded().discs()));
            !both_proven || own == other
        })
        .filter_map(|score| score.mv.square())
        .collect()
}

#[cfg(test)]
mod tests;
