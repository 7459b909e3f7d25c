//! Self-play games.

use outflank_engine::{Engine, Level};
use outflank_rules::random::Random;
use outflank_rules::{Move, Position};

/// The positions of a game in which there is something to choose. It begins with a few random moves; after that
/// the two sides are of a strength at which corners and won games still change hands.
pub fn play_game(engine: &mut Engine, random: &mut Random) -> Vec<Position> {
    let opening = 2 + random.below(13);
    let levels = [0; 2].map(|_: u8| Level::new(3 + random.below(7) as u8).unwrap_or(Level::MIN));
    let seed = random.bits();
    let (mut position, mut positions) = (Position::START, Vec::new());
    for ply in 0.. {
        let moves: Vec<Move> = position.moves().collect();
        let mv = match moves[..] {
            [] => break,
            [only] => only,
            _ if ply < opening => moves[random.below(moves.len() as u32) as usize],
            [first, ..] => {
                positions.push(position);
                let level = levels[position.turn().index()];
                let chosen = engine.choose(position, level, None, seed, &|| false);
                chosen.map_or(first, |(mv, _)| mv)
            }
        };
        let Ok(after) = position.play(mv) else { break };
        position = after;
    }
    positions
}
