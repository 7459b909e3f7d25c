//! How well games were played is kept beside them, and follows them.

mod common;

use common::{Folder, chosen, import};
use outflank_collection::{Figures, GameFigures, Phase};
use outflank_library::{Game, Library, Search};
use outflank_record::GameRecord;

fn games(count: u32) -> Vec<GameRecord> {
    let game = |number: u32| {
        let digits: Vec<u8> = (0..20).map(|at| (number >> (at % 16)) as u8).collect();
        let mut game = chosen(&digits);
        game.black.name = format!("Player {number}");
        game
    };
    (0..count).map(game).collect()
}

/// Figures that tell whose they are.
fn judge(game: Game, level: u8) -> (Game, GameFigures) {
    let number: f32 = game.record.black.name["Player ".len()..].parse().unwrap();
    let players = [
        Figures::new([(Phase::End, number / 10.0)], 50.0),
        Figures::default(),
    ];
    (game, GameFigures { level, players })
}

fn judge_all(library: &mut Library, ids: &[u32], level: u8) {
    let games = library.games(ids).unwrap();
    let judged: Vec<_> = games.into_iter().map(|game| judge(game, level)).collect();
    library.keep_figures(&judged).unwrap();
}

/// All figures are those of their games. How many there are.
fn right(library: &mut Library) -> usize {
    let judged = library.figures(&Search::default()).unwrap();
    for it in &judged {
        let game = library.games(&[it.id]).unwrap().remove(0);
        assert_eq!(it.players[0], game.record.black.name);
        assert_eq!(it.figures, judge(game, it.figures.level).1);
    }
    judged.len()
}

#[test]
fn figures_are_kept_and_what_is_left_is_known() {
    let folder = Folder::new();
    let mut library = folder.with(&games(5000));
    let all = Search::default();
    let count = library.overview().unwrap().games as usize;
    assert_eq!(library.unjudged(&all, 10).unwrap().len(), count);
    judge_all(&mut library, &[1, 4096, 4097], 10);
    assert_eq!(right(&mut library), 3);
    assert_eq!(library.unjudged(&all, 10).unwrap().len(), count - 3);
    assert_eq!(
        library.unjudged(&all, 12).unwrap().len(),
        count,
        "more is wanted"
    );
    judge_all(&mut library, &[4096], 12);
    assert_eq!(library.unjudged(&all, 12).unwrap().len(), count - 1);
    // More games do not disturb them.
    let more: Vec<GameRecord> = games(5300).split_off(5000);
    import(&mut library, &more);
    assert_eq!(right(&mut library), 3);
    drop(library);
    assert!(Library::check(&folder.path()).unwrap().is_sound());
}

#[test]
fn figures_follow_their_games_when_others_are_removed() {
    let folder = Folder::new();
    let mut library = folder.with(&games(4200));
    let count = library.overview().unwrap().games;
    judge_all(&mut library, &[1, 2, 3, count - 1, count], 5);
    // The last ones take these places.
    library.remove(&[1, 4]).unwrap();
    assert_eq!(right(&mut library), 4);
    library.remove(&[2, 3, count - 2]).unwrap();
    right(&mut library);
    drop(library);
    assert!(Library::check(&folder.path()).unwrap().is_sound());
}

#[test]
fn what_is_told_of_another_game_is_left_out() {
    let folder = Folder::new();
    let mut library = folder.with(&games(30));
    let mut game = library.games(&[3]).unwrap().remove(0);
    game.id = 4;
    library.keep_figures(&[judge(game.clone(), 5)]).unwrap();
    game.id = 4000;
    library.keep_figures(&[judge(game, 5)]).unwrap();
    assert_eq!(right(&mut library), 0);
}
