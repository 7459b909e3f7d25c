//! Answers in lessons and puzzles.

use outflank_learn::insight::Dead;
use outflank_learn::{AnswerKind, Remark};
use outflank_rules::{Bitboard, Color, Move, Score, Square};

use crate::{Describe, Texts};

impl Describe for Remark {
    #[allow(clippy::too_many_lines)] // a list: one line or two for each sentence
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            Remark::Occupied { square } => texts.learn_occupied(square),
            Remark::FlipsNothing { square, color, why } => dead(texts, square, color, why),
            Remark::MustPlace { squares } => {
                texts.refused_pass(&squares.to_string(), squares.len())
            }
            Remark::MustPass { color } => texts.learn_must_pass(color),
            Remark::GameOver => texts.learn_over(),
            Remark::AnswerIs { kind } => match kind {
                AnswerKind::Read => texts.learn_answer_read(),
                AnswerKind::Play => texts.learn_answer_play(),
                AnswerKind::Mark => texts.learn_answer_mark(),
                AnswerKind::Number => texts.learn_answer_number(),
            },

            Remark::Flips {
                square,
                discs,
                directions,
            } => texts.learn_flips(square, &discs.to_string(), discs.len(), directions),
            Remark::NotAsked { square } => texts.learn_not_asked(square),
            Remark::Passed { color } => texts.learn_passed(color),
            Remark::Replies { color, square } => texts.learn_replies(color, square),
            Remark::HasToPass { color } => texts.passed(color),
            Remark::Ended { black, white } => match black.cmp(&white) {
                core::cmp::Ordering::Greater => texts.over_won(Color::Black, black, white),
                core::cmp::Ordering::Less => texts.over_won(Color::White, white, black),
                core::cmp::Ordering::Equal => texts.over_drawn(black),
            },

            Remark::KeptEmpty { disc } => texts.learn_kept_empty(disc),
            Remark::KeptOwn { disc } => texts.learn_kept_own(disc),
            Remark::KeptNotInLine { disc, square } => texts.learn_kept_not_in_line(disc, square),
            Remark::KeptBehindOwn { disc, own } => texts.learn_kept_behind_own(disc, own),
            Remark::KeptBehindGap { disc, gap } => texts.learn_kept_behind_gap(disc, gap),
            Remark::KeptNoEnd { disc } => texts.learn_kept_no_end(disc),

            Remark::FoundAll { count } => texts.learn_found_all(count),
            Remark::Missing { found, missing } => texts.learn_missing(found, missing),
            Remark::NothingMarked => texts.learn_nothing_marked(),
            Remark::NotACorner { square } => texts.learn_not_a_corner(square),
            Remark::NotDiagonal { square } => texts.learn_not_diagonal(square),
            Remark::NotADisc { square, color } => texts.learn_not_a_disc(square, color),
            Remark::CanBeFlipped { square, ref line } => {
                texts.learn_can_be_flipped(square, &moves(line), line.len())
            }
            Remark::NotSurelyStable { square } => texts.learn_not_surely_stable(square),
            Remark::EvenRegion { square, size } => texts.learn_even_region(square, size),
            Remark::NotEmpty { square } => texts.learn_not_empty(square),
            Remark::NoMistake { square } => texts.learn_no_mistake(square),
            Remark::NotOnFrontier { square } => texts.learn_not_on_frontier(square),
            Remark::OtherShape { square } => texts.learn_other_shape(square),
            Remark::NotBalanced { square } => texts.learn_not_balanced(square),
            Remark::NotHeld { square } => texts.learn_not_held(square),
            Remark::NotOwnRegion { square } => texts.learn_not_own_region(square),

            Remark::NumberRight { number } => texts.learn_number_right(number),
            Remark::NumberTooSmall { number } => texts.learn_number_too_small(number),
            Remark::NumberTooLarge { number } => texts.learn_number_too_large(number),

            Remark::TakesCorner { square, stable } => texts.learn_takes_corner(square, stable),
            Remark::CornerNotTaken { square, corner } => {
                texts.learn_corner_not_taken(square, corner)
            }
            Remark::GivesCorner {
                square,
                color,
                corner,
            } => texts.learn_gives_corner(square, color, corner),
            Remark::KeepsCorners { square, color } => texts.learn_keeps_corners(square, color),
            Remark::NextToCorner { square, corner } => texts.learn_next_to_corner(square, corner),
            Remark::OnlyReplyOpens { color, reply } => texts.learn_only_reply_opens(color, reply),
            Remark::EveryReplyOpens { color, replies } => {
                texts.learn_every_reply_opens(color, replies.len(), &replies.to_string())
            }
            Remark::CornerComes { moves } => texts.learn_corner_comes(moves),
            Remark::Escapes {
                square,
                color,
                reply,
            } => texts.learn_escapes(square, color, reply),
            Remark::Slower { square } => texts.learn_slower(square),
            Remark::AlsoPossible { color, square } => texts.learn_also_possible(color, square),
            Remark::NowTake => texts.learn_now_take(),
            Remark::CornerWaits {
                corner,
                square,
                discs,
            } => texts.learn_corner_waits(corner, square, discs),
            Remark::MostStable { square, stable } => texts.learn_most_stable(square, stable),
            Remark::MoreStable {
                square,
                stable,
                most,
            } => texts.learn_more_stable(square, stable, most),

            Remark::Mobility {
                square,
                color,
                before,
                theirs,
                own,
            } => texts.learn_mobility(square, color, before, theirs, own),
            Remark::FewestReplies => texts.learn_fewest_replies(),
            Remark::FewerReplies { fewest } => texts.learn_fewer_replies(fewest),
            Remark::FewestSafe { color, left } => texts.learn_fewest_safe(color, left),
            Remark::FewerSafe {
                square,
                color,
                left,
                fewest,
            } => texts.learn_fewer_safe(square, color, left, fewest),
            Remark::Quietest { square, count } => texts.learn_quietest(square, count),
            Remark::Quieter {
                square,
                count,
                least,
            } => texts.learn_quieter(square, count, least),
            Remark::BetterOfTwo {
                square,
                other,
                discs,
            } => texts.learn_better_of_two(square, other, discs),
            Remark::WorseOfTwo { square, discs } => texts.learn_worse_of_two(square, discs),
            Remark::OneOfTwo { squares } => texts.learn_one_of_two(&listed(squares)),
            Remark::Idea(name) => texts.format(&format!("learn-idea-{name}"), []),
            Remark::GuessedWrong { square, discs } => texts.learn_guessed_wrong(square, discs),
            Remark::NotBesideCorner { square } => texts.learn_not_beside_corner(square),
            Remark::Guess { color } => texts.learn_guess(color),

            Remark::LeadsTo { square, score } => {
                let (result, margin) = result(score);
                texts.learn_leads_to(square, result, margin)
            }
            Remark::BestMove { square } => texts.learn_best_move(square),
            Remark::GoodMove { square } => texts.learn_good_move(square),
            Remark::GoodToo { square } => texts.learn_good_too(square),
            Remark::NotGoodEnough { square } => texts.learn_not_good_enough(square),
            Remark::PlayedInGame { square } => texts.learn_played_in_game(square),
            Remark::Costs { square, discs } => texts.learn_costs(square, discs),
            Remark::BetterMove { best } => {
                let (result, margin) = result(best);
                texts.learn_better_move(result, margin)
            }
            Remark::OnlyWinner { square } => texts.learn_only_winner(square),
            Remark::WinGone {
                square,
                color,
                reply,
            } => texts.learn_win_gone(square, color, reply),
            Remark::PlaysInRegion { size } => texts.learn_in_region(size),

            Remark::OnceMore => texts.learn_once_more(),
            Remark::Spent { spent, most } => texts.learn_spent(spent, most),
            Remark::Repeat => texts.learn_repeat(),
            Remark::SafeLeft { color, left } => texts.learn_safe_left(color, left),
            Remark::NotRunOut { moves } => texts.learn_not_run_out(moves),
            Remark::WhyIs { right, chosen } => texts.reason_said(right, chosen),

            Remark::PlayNext { color, square } => texts.learn_play_next(color, square),
            Remark::LineGoes { square, next } => texts.learn_line_goes(square, next),
            Remark::OnlyReply { color, reply } => texts.learn_only_reply(color, reply),
            Remark::Comment(name) => texts.format(&format!("learn-comment-{name}"), []),

            Remark::HintOutflanks { discs } => texts.learn_hint_outflanks(&discs.to_string()),
            Remark::HintSquare { square } => texts.learn_hint_square(square),
            Remark::HintTry { square } => texts.learn_hint_try(square),
            Remark::HintOneOf { squares } => texts.learn_hint_one_of(&listed(squares)),
            Remark::HintCount { count } => texts.learn_hint_count(count),
            Remark::HintLook => texts.learn_hint_look(),
            Remark::HintNumber { number } => texts.learn_hint_number(number),
            Remark::HintCorner { corner } => texts.learn_hint_corner(corner),
            Remark::HintReplies { color, count } => texts.learn_hint_replies(color, count),
            Remark::HintPass => texts.learn_hint_pass(),
        }
    }
}

fn dead(texts: &Texts, square: Square, color: Color, why: Dead) -> String {
    match why {
        Dead::NoNeighbour => texts.learn_no_neighbour(square, color),
        Dead::Open { discs, gap } => {
            texts.learn_row_open(square, color, &discs.to_string(), discs.len(), gap)
        }
        Dead::Edge { discs } => texts.learn_row_edge(square, &discs.to_string(), discs.len()),
    }
}

fn listed(squares: Bitboard) -> String {
    let names: Vec<String> = squares.into_iter().map(|it| it.to_string()).collect();
    names.join(", ")
}

fn moves(line: &[Move]) -> String {
    let names: Vec<String> = line.iter().map(Move::to_string).collect();
    names.join(" ")
}

/// The result, to select by, and the margin.
fn result(score: Score) -> (&'static str, u32) {
    let result = match score.discs() {
        1.. => "win",
        0 => "draw",
        _ => "loss",
    };
    (result, score.discs().unsigned_abs())
}

#[cfg(test)]
mod tests {
    use outflank_learn::Answer;
    use outflank_learn::course::{Lesson, chapters};
    use outflank_learn::puzzle::{Attempt, library};
    use outflank_rules::Bitboard;

    use super::*;
    use crate::Language;

    /// Checks that each remark is a complete sentence in every language.
    fn told(texts: &[Texts; 3], remarks: &[Remark]) {
        for remark in remarks {
            for texts in texts {
                let text = texts.describe(remark);
                assert!(text.ends_with(['.', '?', '!']), "{text}");
                assert!(!text.contains("  ") && !text.contains('{'), "{text}");
            }
        }
    }

    #[test]
    fn whatever_is_tried_in_a_lesson_is_told_in_every_language() {
        let texts = Language::ALL.map(Texts::new);
        for chapter in chapters() {
            for index in 0..chapter.steps.len() {
                let mut lesson = Lesson::new(chapter);
                lesson.go_to(index);
                for square in Square::all() {
                    for answer in [
                        Answer::Play(square.into()),
                        Answer::Mark(square.bitboard()),
                        Answer::Number(square.index() as u32),
                    ] {
                        told(&texts, &lesson.answer(&answer).remarks);
                        lesson.restart();
                    }
                }
                for answer in [Answer::Mark(Bitboard::EMPTY), Answer::Play(Move::Pass)] {
                    told(&texts, &lesson.answer(&answer).remarks);
                }
                lesson.restart();
                for _ in 0..4 {
                    let hint = lesson.hint().map(|hint| hint.remark);
                    told(&texts, hint.as_slice());
                }
            }
        }
    }

    #[test]
    fn whatever_is_tried_in_a_puzzle_is_told_in_every_language() {
        let texts = Language::ALL.map(Texts::new);
        for puzzle in library().iter().step_by(23) {
            let mut attempt = Attempt::new(puzzle);
            for square in puzzle.position.legal_moves() {
                if square != puzzle.solution {
                    told(&texts, &attempt.play(square.into()).remarks);
                }
            }
            told(&texts, &attempt.play(puzzle.solution.into()).remarks);
        }
    }

    #[test]
    fn a_refused_move_is_explained() {
        let texts = [Language::EN, Language::FR, Language::ES].map(Texts::new);
        let chapter = outflank_learn::course::find("outflank").unwrap();
        let mut lesson = Lesson::new(chapter);
        lesson.go_to(2);
        let answer = lesson.answer(&Answer::Play(Square::C3.into()));
        let said = texts.each_ref().map(|texts| texts.describe(&answer));
        assert_eq!(
            said,
            [
                "c3 flips nothing: the line d4 e5 ends at the empty square f6, not at a black disc.",
                "c3 ne retourne rien\u{202f}: la ligne d4 e5 finit à la case vide f6\u{202f}; il y faudrait un pion noir.",
                "c3 no voltea nada: la línea d4 e5 termina en la casilla vacía f6; haría falta una ficha negra.",
            ]
        );
    }
}
