//! How well the games of a library were played: judged in the background, and added up for each player.

use core::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use outflank_app::explorer::{Search, Trouble};
use outflank_app::figures::{
    PlayedGame, PlayerFigures, SURVEY_LEVEL, by_player, of_review, review_of,
};
use outflank_engine::{Book, Engine, Options};
use outflank_library::{Library, LibraryError};
use outflank_record::openings::Opening;

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Survey {
    /// How many games were judged,
    pub analysed: usize,
    /// and how many are left because somebody has ended it.
    pub left: usize,
    /// The players of all games that are judged.
    pub players: Vec<PlayerFigures>,
}

/// Judges the selected games that are not judged yet. What is found is kept in the library.
pub fn survey(
    path: &Path,
    search: &Search,
    book: Option<Arc<Book>>,
    stop: &AtomicBool,
    mut tell: impl FnMut(usize, usize),
) -> Result<Survey, Trouble> {
    let mut library = Library::open(path)?;
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 1 << 20,
    });
    engine.set_book(book);
    let is_over = || stop.load(Ordering::Relaxed);
    let judged = library.judge(search, SURVEY_LEVEL.number(), |game, done, total| {
        tell(done, total);
        let mut review = review_of(&game.record);
        for question in review.questions() {
            if is_over() {
                return None;
            }
            let answer = engine.answer(&question, &is_over, |_| ControlFlow::Continue(()));
            review.learn(question, &answer);
        }
        of_review(&review).filter(|_| !is_over())
    })?;
    Ok(Survey {
        analysed: judged.analysed,
        left: judged.left,
        players: players(&mut library, search)?,
    })
}

/// The figures of the players of the selected games.
pub fn players(library: &mut Library, search: &Search) -> Result<Vec<PlayerFigures>, LibraryError> {
    let judged = library.figures(search)?;
    let mut games = Vec::with_capacity(judged.len());
    for judged in judged.chunks(1000) {
        let ids: Vec<u32> = judged.iter().map(|it| it.id).collect();
        let records = library.games(&ids)?;
        games.extend(judged.iter().zip(records).map(|(it, game)| PlayedGame {
            players: it.players.clone(),
            opening: Opening::of_record(&game.record),
            figures: it.figures,
        }));
    }
    Ok(by_player(games))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use outflank_record::Format;
    use outflank_record::wthor::Roster;

    use super::*;

    const GAMES: &str = "(;GM[Othello]PB[Anna]PW[Ben]RE[?]B[f5]W[d6]B[c3]W[d3]B[c4];)\n\
        (;GM[Othello]PB[Ben]PW[Carl]RE[?]B[f5]W[f6]B[e6]W[f4];)\n\
        (;GM[Othello]PB[Carl]PW[Anna]RE[?]B[f5]W[f4]B[e3];)\n";

    #[test]
    fn games_are_judged_once_and_it_goes_on_where_it_was_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.library");
        assert_eq!(
            survey(
                &path,
                &Search::default(),
                None,
                &AtomicBool::new(false),
                |_, _| {}
            ),
            Err(Trouble::None)
        );
        let mut library = Library::create(&path).unwrap();
        let mut adding = library.import();
        let roster = Roster::default();
        let games = outflank_record::Dress::from(Format::Ggf);
        for game in games.read(GAMES.as_bytes(), &roster).unwrap() {
            adding.add(&game.unwrap().whole().unwrap()).unwrap();
        }
        adding.finish().unwrap();
        drop(library);
        let stop = AtomicBool::new(false);
        let run = |search: &Search| {
            survey(&path, search, None, &stop, |done, _| {
                stop.store(done == 1, Ordering::Relaxed);
            })
            .unwrap()
        };
        let first = run(&Search::default());
        assert_eq!((first.analysed, first.left), (1, 2));
        assert_eq!(first.players.len(), 2);
        stop.store(false, Ordering::Relaxed);
        // Of one player first, and then the rest: nothing is judged twice.
        let of_anna = Search {
            player: Some("anna".to_owned()),
            ..Search::default()
        };
        let mut analysed = first.analysed;
        let mut players = Vec::new();
        for search in [of_anna, Search::default(), Search::default()] {
            let more = survey(&path, &search, None, &stop, |_, _| {}).unwrap();
            assert_eq!(more.left, 0);
            analysed += more.analysed;
            players = more.players;
        }
        assert_eq!(analysed, 3);
        let games = |name: &str| players.iter().find(|it| it.name == name).unwrap().games;
        assert_eq!(["Anna", "Ben", "Carl"].map(games), [2, 2, 2]);
        let anna = players.iter().find(|it| it.name == "Anna").unwrap();
        assert!(anna.openings.iter().any(|it| it.opening.id == "tiger"));
        fs::write(&path, "mine").unwrap();
        let foreign = survey(&path, &Search::default(), None, &stop, |_, _| {});
        assert_eq!(foreign, Err(Trouble::Foreign));
    }
}
