use std::ops::{ControlFlow, Range};

use outflank_play::clock::ClockRules;
use outflank_rules::Color;
use outflank_rules::notation::Transcript;
use outflank_rules::random::Random;

use crate::parallel::in_order;
use crate::{Contender, Game, Openings, Player, Terms};

/// Games between two contenders, in pairs: both games of a pair start from the same opening, with colours swapped.
#[derive(Clone, Copy)]
pub struct Match<'a> {
    /// Who plays.
    pub contenders: [&'a dyn Contender; 2],
    /// The openings, shuffled by the seed. After the last they are repeated, with other random choices.
    pub openings: &'a Openings,
    /// The seed of all random choices.
    pub seed: u64,
    /// The number of games played at the same time.
    pub threads: usize,
    /// The clock of each player.
    pub clock: ClockRules,
    /// Whether to stop, polled often; unfinished games are discarded.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// Two games from the same opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Its number in the match.
    pub number: u64,
    /// The first contender is Black in the first game and White in the second.
    pub games: [Game; 2],
}

impl Match<'_> {
    /// Plays the pairs with these numbers; each is passed to the sink, in order, which may end the match. A pair
    /// depends only on its number, not on those before, so that a match can be resumed.
    pub fn play(&self, numbers: Range<u64>, mut sink: impl FnMut(&Pair) -> ControlFlow<()>) {
        let order = self.openings.shuffled(self.seed);
        in_order(
            numbers,
            self.threads,
            || self.contenders.map(Contender::player),
            |players, number| {
                let opening = order[(number % order.len() as u64) as usize];
                self.pair(players, number, opening)
            },
            |_, pair| match pair {
                Some(pair) => sink(&pair),
                None => ControlFlow::Break(()),
            },
        );
    }

    fn pair(
        &self,
        players: &mut [Box<dyn Player>; 2],
        number: u64,
        opening: &Transcript,
    ) -> Option<Pair> {
        let [first, second] = players;
        let mut random = Random::new(self.seed ^ number.rotate_left(32));
        let mut terms = || {
            let seed = random.bits().wrapping_mul(2);
            [seed, seed.wrapping_add(1)].map(|seed| Terms {
                seed,
                clock: self.clock,
                stop: self.stop,
            })
        };
        let games = [
            Game::play(opening, &mut [first.as_mut(), second.as_mut()], terms())?,
            Game::play(opening, &mut [second.as_mut(), first.as_mut()], terms())?,
        ];
        Some(Pair { number, games })
    }
}

impl Pair {
    /// The first contender's half points in both games together: 0 to 4.
    pub fn half_points(&self) -> u8 {
        self.scores()
            .map(|score| (score.signum() + 1) as u8)
            .iter()
            .sum()
    }

    /// The first contender's disc difference in each game.
    pub fn scores(&self) -> [i32; 2] {
        let [black, white] = &self.games;
        [
            black.score_of(Color::Black).discs(),
            white.score_of(Color::White).discs(),
        ]
    }
}

#[cfg(test)]
mod tests {
    use outflank_engine::Level;
    use outflank_rules::{Move, Position};

    use super::*;
    use crate::{EngineContender, Thinking};

    /// A pair without its times, which are not reproducible.
    type Moves = (u64, [(Transcript, i32); 2]);

    fn pairs(threads: usize, numbers: Range<u64>) -> Vec<Moves> {
        let level = Level::new(3).expect("a level");
        let misjudging = EngineContender::new("level", Thinking::Level(level));
        let counting = EngineContender::new("nodes", Thinking::Nodes(300));
        let openings = Openings::built_in();
        let duel = Match {
            contenders: [&misjudging, &counting],
            openings: &openings,
            seed: 7,
            threads,
            clock: ClockRules::NONE,
            stop: &|| false,
        };
        let mut pairs = Vec::new();
        duel.play(numbers, |pair| {
            let games = pair.games.clone();
            let games = games.map(|game| (game.moves, game.score.discs()));
            pairs.push((pair.number, games));
            ControlFlow::Continue(())
        });
        pairs
    }

    #[test]
    fn a_match_is_the_same_on_any_number_of_threads_and_from_any_pair_on() {
        let all = pairs(1, 0..6);
        assert_eq!(pairs(3, 0..6), all);
        assert_eq!(pairs(2, 4..6), all[4..]);
    }

    #[test]
    fn both_games_of_a_pair_have_one_opening_and_pairs_have_different_ones() {
        let all = pairs(2, 0..6);
        let beginning = |game: &(Transcript, i32)| game.0.moves()[..8].to_vec();
        let openings: std::collections::HashSet<Vec<Move>> = all
            .iter()
            .inspect(|(_, [one, two])| assert_eq!(beginning(one), beginning(two)))
            .map(|(_, [game, _])| beginning(game))
            .collect();
        assert_eq!(openings.len(), all.len());
    }

    #[test]
    fn points_are_counted_for_the_first_contender() {
        let game = |discs: i32| Game {
            moves: Transcript::new(Position::START),
            opening: 0,
            times: Vec::new(),
            score: outflank_rules::Score::new(discs).expect("a score"),
            fault: None,
        };
        let half_points = |first, second| {
            Pair {
                number: 0,
                games: [game(first), game(second)],
            }
            .half_points()
        };
        // Scores are Black's: a win for White in the second game is the first contender's.
        assert_eq!(half_points(2, -64), 4);
        assert_eq!(half_points(2, 0), 3);
        assert_eq!(half_points(2, 2), 2);
        assert_eq!(half_points(0, 0), 2);
        assert_eq!(half_points(-2, 2), 0);
    }
}
