//! The time the explorer takes over 120,000 random games: in every position of some of them, and with a filter.
//! Results are asserted too.

use std::time::{Duration, Instant};

use outflank_library::{Library, Search};
use outflank_record::GameRecord;
use outflank_rules::random::Random;
use outflank_rules::{Move, Position};

const GAMES: u32 = 120_000;

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let mut library = Library::create(&folder.path().join("games.library")).unwrap();
    let begin = Instant::now();
    let mut import = library.import();
    for number in 0..GAMES {
        import.add(&game(number)).unwrap();
    }
    let added = import.finish().unwrap().added;
    let seconds = begin.elapsed().as_secs_f64();
    let bytes = library.overview().unwrap().bytes;
    println!("{added} games taken in: {seconds:.1} s, {bytes} bytes");

    let filters = [
        ("any player", Search::default()),
        (
            "one player",
            Search {
                player: Some("Player 7".to_owned()),
                ..Search::default()
            },
        ),
    ];
    for (name, search) in filters {
        let mut times = Vec::new();
        for number in (7..GAMES).step_by(GAMES as usize / 20) {
            let record = game(number / 1000 * 1000 + 7);
            let mut position = Position::START;
            for made in record.moves() {
                position = position.play(made.mv).unwrap();
                let begin = Instant::now();
                let explored = library.explore(position, &search).unwrap();
                times.push(begin.elapsed());
                assert!(explored.tally.games > 0, "{position:?}");
            }
        }
        times.sort();
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
        println!(
            "{name}: {} positions, median {:.1} ms, longest {:.1} ms",
            times.len(),
            ms(median),
            ms(longest)
        );
    }
}

/// A random game, whose first moves are often the same.
fn game(number: u32) -> GameRecord {
    let mut random = Random::new(number.into());
    let mut record = GameRecord::new(Position::START);
    loop {
        let moves: Vec<Move> = record.end().moves().collect();
        if moves.is_empty() {
            break;
        }
        let choices = if record.moves().len() < 12 {
            3
        } else {
            moves.len()
        };
        let mv = random.pick(moves.iter().take(choices)).expect("a move");
        record.push(*mv).unwrap();
    }
    record.black.name = format!("Player {}", number % 1000);
    record.white.name = format!("Player {}", number / 1000);
    record
}
