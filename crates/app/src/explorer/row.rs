use outflank_collection::{Choices, Explored, PlayerCount, Seen, Tally, Years};
use outflank_engine::MoveScore;
use outflank_rules::Move;

/// A move: how often it was played, and what it is worth. Numbers are for the side to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The move, followed by those that are the same by symmetry.
    pub moves: Vec<Move>,
    /// The games.
    pub seen: Seen,
    /// How many of the games that came here went on so, in percent.
    pub percent: Option<f64>,
    /// Who played it most often.
    pub players: Vec<PlayerCount>,
    /// When.
    pub years: Option<Years>,
    /// What the engine or its book says.
    pub value: Option<MoveScore>,
}

impl Row {
    /// The move, or the first of those that are the same.
    ///
    /// # Panics
    ///
    /// Never: there is one.
    pub fn mv(&self) -> Move {
        self.moves[0]
    }
}

/// The moves played, the most frequent first; then those that only have a value, in its order.
pub fn rows(explored: &Explored, values: &[MoveScore]) -> Vec<Row> {
    let turn = explored.position.turn();
    let all = explored.tally.games;
    let value_of = |moves: &[Move]| values.iter().find(|it| moves.contains(&it.mv)).cloned();
    let played = explored.moves.iter().map(|it| Row {
        value: value_of(&it.moves),
        moves: it.moves.clone(),
        seen: it.tally.seen_by(turn),
        percent: (all > 0).then(|| 100.0 * it.tally.games as f64 / all as f64),
        players: it.players.clone(),
        years: it.years,
    });
    let mut rows: Vec<Row> = played.collect();
    let choices = Choices::of(explored.position);
    for value in values {
        if rows.iter().any(|row| row.moves.contains(&value.mv)) {
            continue;
        }
        let same = choices.with(value.mv).map(|at| choices.moves(at).to_vec());
        rows.push(Row {
            moves: same.unwrap_or_else(|| vec![value.mv]),
            seen: Tally::default().seen_by(turn),
            percent: None,
            players: Vec::new(),
            years: None,
            value: Some(value.clone()),
        });
    }
    rows
}
