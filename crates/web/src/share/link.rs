use outflank_record::GameRecord;
use outflank_rules::Position;
use outflank_rules::notation::PassStyle;

use crate::route::{Page, Route};

/// The address for analysing a game.
pub fn game_route(record: &GameRecord) -> Route {
    let route = match record.start() {
        Position::START => Route::to(Page::Analyse),
        start => position_route(start),
    };
    let moves = record.transcript().to_text(PassStyle::Written);
    route.with("moves", &moves)
}

/// The address for analysing a position.
pub fn position_route(position: Position) -> Route {
    let squares = position.to_string().replace(' ', "");
    Route::to(Page::Analyse).with("position", &squares)
}

#[cfg(test)]
mod tests {
    use outflank_rules::Move;

    use super::*;

    #[test]
    fn games_and_positions_have_an_address() {
        let record = outflank_record::transcript::read_line("f5d6c3", 1, 0);
        let record = record.unwrap().strict().unwrap();
        assert_eq!(game_route(&record).href(), "#/analyse?moves=f5d6c3");
        let position: Position = format!("XO{} O", "-".repeat(62)).parse().unwrap();
        let address = format!("#/analyse?position=XO{}O", "-".repeat(62));
        assert_eq!(position_route(position).href(), address);
        let mut record = GameRecord::new(position);
        record.push(Move::Pass).unwrap();
        assert_eq!(game_route(&record).href(), format!("{address}&moves=pa"));
    }
}
