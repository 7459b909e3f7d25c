use std::time::Duration;

use outflank_rules::random::Random;

use super::*;

/// A report on all moves with invented values.
fn report(position: Position, kind: Kind, random: &mut Random) -> Report {
    let score = |mv| {
        let reply = position
            .play(mv)
            .ok()
            .and_then(|after| after.moves().next());
        MoveScore {
            mv,
            value: Value(random.below(2560) as i16 - 1280),
            kind,
            line: std::iter::once(mv).chain(reply).collect(),
        }
    };
    let mut lines: Vec<MoveScore> = position.moves().map(score).collect();
    lines.sort_by_key(order);
    Report {
        lines,
        nodes: 0,
        elapsed: Duration::ZERO,
    }
}

fn depth(depth: u32) -> Kind {
    Kind::Midgame { depth, percent: 73 }
}

/// A game in which both sides play the last of their moves.
fn game(moves: usize) -> Vec<(Position, Move)> {
    let mut position = Position::START;
    let mut game = Vec::new();
    while let Some(mv) = position.moves().last().filter(|_| game.len() < moves) {
        game.push((position, mv));
        position = position.play(mv).expect("a legal move");
    }
    game
}

#[test]
fn board_line_and_graph_agree_whatever_searches_say() {
    let mut random = Random::new(1);
    let game = game(60);
    for (backwards, evenly) in [(true, false), (false, false), (true, true), (false, true)] {
        let mut scores = Scores::new();
        let mut order: Vec<usize> = (0..game.len()).collect();
        if backwards {
            order.reverse();
        }
        for index in order {
            let (position, _) = game[index];
            let deepest = if evenly { 8 } else { 3 + random.below(9) };
            for deeper in 1..=deepest {
                scores.add(position, &report(position, depth(deeper), &mut random));
            }
            for &(position, mv) in &game {
                let Some((value, kind)) = scores.value(position) else {
                    continue;
                };
                // The line of a search may end here.
                if let Some(best) = scores.best(position) {
                    assert_eq!((best.value, best.kind), (value, kind));
                }
                if let Some(first) = scores.moves(position).first() {
                    assert!(first.value <= value, "{position:?}");
                    assert!(first.value == value || first.kind < kind, "{position:?}");
                }
                let after = position.play(mv).expect("a legal move");
                if let (Some(label), Some((next, _))) =
                    (scores.of_move(position, mv), scores.value(after))
                {
                    assert!(label.value == -next || label.value == value, "{position:?}");
                }
            }
        }
        // Where all was searched equally deep, nothing had to give way.
        for (position, mv) in game.iter().filter(|_| evenly) {
            let value = scores.value(*position).expect("searched").0;
            assert_eq!(scores.moves(*position)[0].value, value);
            let next = scores.value(position.play(*mv).expect("a legal move"));
            let label = scores.of_move(*position, *mv).expect("searched");
            assert_eq!(Some(label.value), next.map(|(next, _)| -next));
        }
    }
}

#[test]
fn what_is_proven_about_one_move_proves_nothing_about_the_others() {
    let (mut scores, mut random) = (Scores::new(), Random::new(2));
    let start = Position::START;
    let first = report(start, depth(8), &mut random);
    scores.add(start, &first);
    let worst = first.lines.last().expect("a move").clone();
    let after = start.play(worst.mv).expect("a legal move");
    scores.add(after, &report(after, Kind::Exact, &mut random));
    assert_eq!(scores.value(start).map(|(_, kind)| kind), Some(depth(8)));
    let known = scores.of_move(start, worst.mv).expect("known");
    assert_eq!(known.kind, Kind::Exact);
    assert_eq!(Some((-known.value, Kind::Exact)), scores.value(after));
}

#[test]
fn whoever_follows_the_best_line_finds_its_value_there() {
    let (mut scores, mut random) = (Scores::new(), Random::new(3));
    let start = Position::START;
    scores.add(start, &report(start, depth(12), &mut random));
    let best = scores.best(start).expect("a move");
    let after = start.play(best.mv).expect("a legal move");
    assert_eq!(scores.value(after), Some((-best.value, depth(11))));
    // A shallow search of the position does not change what is known, and its best move has that
    // value.
    scores.add(after, &report(after, depth(1), &mut random));
    assert_eq!(scores.value(after), Some((-best.value, depth(11))));
    let first = &scores.moves(after)[0];
    assert_eq!((first.mv, first.value), (best.line[1], -best.value));
}
