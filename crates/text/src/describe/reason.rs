//! Why a move was bad.

use outflank_app::review::{Film, Moment, Take, Why};
use outflank_learn::insight::{Area, Layer, Reason, region_of};
use outflank_rules::{Color, Square};

use crate::{Describe, Texts, party::Party};

impl Texts {
    /// What a bad move cost and why, in at most two sentences; the reader may be one of the players.
    ///
    /// Where no reason can be seen on the board, the second one is missing: [`Texts::lines`] shows the difference.
    pub fn why(&self, moment: &Moment, you: Option<Color>) -> Option<String> {
        let result = moment
            .result_lost()
            .map(|[from, to]| self.result_lost(from, to));
        let reason = self.reason(moment, you);
        let sentences: Vec<String> = result.into_iter().chain(reason).collect();
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    /// What is said about a move to talk about: what it cost and why, and the two lines that show it.
    pub fn story(&self, moment: &Moment, you: Option<Color>) -> Vec<String> {
        let mut said: Vec<String> = self.why(moment, you).into_iter().collect();
        said.extend(self.lines(&Film::of(moment)));
        said
    }

    /// The reason alone, if there is one that holds.
    pub fn reason(&self, moment: &Moment, you: Option<Color>) -> Option<String> {
        match moment.why() {
            Why::Unseen => None,
            Why::Book => {
                let [mv, best] = [&moment.played, &moment.best].map(|it| it.mv.to_string());
                let loss = self.decimal(moment.loss().into(), 0);
                Some(self.reason_book(&mv, &best, &loss))
            }
            Why::Seen(explanation) => {
                let (mv, best) = (moment.played.mv.square()?, moment.best.mv.square()?);
                Some(self.seen(explanation.reason, moment, [mv, best], you))
            }
        }
    }

    fn seen(
        &self,
        reason: Reason,
        moment: &Moment,
        [mv, best]: [Square; 2],
        you: Option<Color>,
    ) -> String {
        let mover = Party::of(moment.mover(), you);
        let opponent = Party::of(!moment.mover(), you);
        match reason {
            Reason::KeySquare(square) => self.reason_key_square(square, opponent),
            Reason::GivesCorner(corner) => self.reason_gives_corner(mv, corner, opponent),
            Reason::NextToCorner {
                corner,
                diagonal,
                moves,
            } => self.reason_next_to_corner(mv, corner, moves, diagonal, opponent),
            Reason::CornerCouldWait { opens, .. } => {
                let squares: Vec<String> = opens.into_iter().map(|it| it.to_string()).collect();
                self.reason_corner_could_wait(mv, &squares.join(", "), opponent)
            }
            Reason::LeavesCorner { corner, pass } => {
                self.reason_leaves_corner(corner, pass, opponent)
            }
            Reason::SparesPass => self.reason_spares_pass(best, opponent),
            Reason::LeadsToPass { moves } => self.reason_leads_to_pass(mv, moves, mover),
            Reason::MissesPass { moves } => self.reason_misses_pass(best, moves, opponent),
            Reason::LosesCorner { corner, moves } => {
                self.reason_loses_corner(mv, best, corner, moves, opponent)
            }
            Reason::MissesCorner { corner, moves } => {
                self.reason_misses_corner(best, corner, moves)
            }
            Reason::LetsIn(square) => {
                let area = Area::of(region_of(moment.position, square));
                self.reason_lets_in(mv, square, area, opponent)
            }
            Reason::Loud { has, could } => self.reason_loud(mv, best, has, could),
            Reason::GivesMoves { has, could } => {
                self.reason_gives_moves(mv, best, has, could, opponent)
            }
            Reason::FewSafeMoves { left, could } => {
                self.reason_few_safe_moves(mv, best, left, could, mover)
            }
            Reason::FewMoves { left, could } => self.reason_few_moves(mv, best, left, could, mover),
            Reason::Wedge(square) => self.reason_wedge(mv, square, opponent),
            Reason::Five { corner, moves } => self.reason_five(mv, corner, moves, opponent),
            Reason::LosesTempo(area) => self.reason_loses_tempo(best, area, opponent),
            Reason::BreaksParity { squares, instead } => {
                self.reason_breaks_parity(mv, best, squares, instead, opponent)
            }
            Reason::GivesDiagonal(square) => self.reason_gives_diagonal(mv, square, opponent),
            Reason::WrongOrder { first } => self.reason_wrong_order(first),
            Reason::Opens(square) => self.reason_opens(mv, square, opponent),
            Reason::KeepsOpen(square) => self.reason_keeps_open(best, square, opponent),
            Reason::LosesSquare(square) => self.reason_loses_square(best, square, opponent),
            Reason::MissesSquare(square) => self.reason_misses_square(best, square),
            Reason::GivesSquare { square, moves } => {
                self.reason_gives_square(square, moves, opponent)
            }
            Reason::GivesStable { has, could } => self.reason_gives_stable(has, could, opponent),
            Reason::FewStable { has, could } => self.reason_few_stable(has, could, mover),
            Reason::FewMovesLater { left, could, moves } => {
                self.reason_few_moves_later(left, could, moves, mover)
            }
            Reason::GivesMovesLater { has, could, moves } => {
                self.reason_few_moves_later(has, could, moves, opponent)
            }
            Reason::CouldWait { moves } => self.reason_could_wait(mv, best, moves),
        }
    }

    /// The line that was played and the better one, as far as they are shown; the move that shows the reason stands in
    /// brackets.
    pub fn lines(&self, film: &Film) -> [String; 2] {
        Take::ALL.map(|take| {
            let telling = film.telling(take);
            let moves = film.moves(take).iter().enumerate();
            let moves = moves.map(|(ply, &mv)| {
                let name = self.analyse_move_name(mv);
                if telling == Some(ply) {
                    format!("[{name}]")
                } else {
                    name
                }
            });
            let line = moves.collect::<Vec<_>>().join(" ");
            match take {
                Take::Played => self.line_played(&line),
                Take::Better => self.line_better(&line),
            }
        })
    }
}

/// What is marked on the board, and how.
impl Describe for Layer {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            Layer::Squares(_) => texts.layer_squares(),
            Layer::Region(_) => texts.layer_region(),
            Layer::Passes(color) => texts.layer_passes(color),
            Layer::Moves(color) => texts.layer_moves(color),
            Layer::SafeMoves(color) => texts.layer_safe_moves(color),
            Layer::Stable(color) => texts.layer_stable(color),
            Layer::Surroundings => texts.layer_surroundings(),
        }
    }
}
