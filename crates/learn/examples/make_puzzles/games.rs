//! Self-play games.

use outflank_engine::{Engine, Level};
use outflank_rules::{Move, Position};

/// Reproducible pseudo-random numbers.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.bits() % end as u64) as usize
    }
}

/// The positions of a game that offer a choice. It begins with a few random moves; after that both sides are
/// weak enough for corners and wins to change hands.
pub fn play_game(engine: &mut Engine, random: &mut Random) -> Vec<Position> {
    let opening = 2 + random.below(13);
    let levels = [0; 2].map(|_: u8| Level::new(3 + random.below(7) as u8).unwrap_or(Level::MIN));
    let seed = random.bits();
    let (mut position, mut positions) = (Position::START, Vec::new());
    for ply in 0.. {
        let moves: Vec<Move> = position.moves().collect();
        let mv = match moves.len() {
            0 => break,
            1 => moves[0],
            count if ply < opening => moves[random.below(count)],
            _ => {
                positions.push(position);
                let level = levels[position.turn().index()];
                let chosen = engine.choose(position, level, None, seed, &|| false);
                chosen.map_or(moves[0], |(mv, _)| mv)
            }
        };
        let Ok(after) = position.play(mv) else { break };
        position = after;
    }
    positions
}
