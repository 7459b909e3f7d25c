//! The loop around a game: reading, printing, keeping.

mod common;

use std::fs;
use std::io::{self, Cursor, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use common::{First, Wall};
use outflank_play::{Goal, Level, MatchSetup, NextStarter, PlayerKind, SavedGame, SeriesRules};
use outflank_store::faults::{Fault, Watch};
use outflank_terminal::line::{Opening, Session, SessionError, Typed};
use outflank_terminal::{BoardStyle, Store};
use outflank_text::{Language, Texts};
use tempfile::TempDir;

struct User {
    directory: TempDir,
    interactive: bool,
}

struct Heard {
    out: String,
    notes: String,
    end: Result<(), SessionError>,
}

impl User {
    fn new(interactive: bool) -> User {
        let directory = tempfile::tempdir().unwrap();
        User {
            directory,
            interactive,
        }
    }

    fn games(&self) -> Vec<String> {
        let entries = fs::read_dir(self.directory.path().join("games"));
        let names = entries
            .into_iter()
            .flatten()
            .map(|entry| entry.unwrap().file_name());
        let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
        names.retain(|name| {
            Path::new(name)
                .extension()
                .is_none_or(|kind| kind != "lock")
        });
        names.sort();
        names
    }

    /// The file of the game that was begun as this one, from 0.
    fn game(&self, number: usize) -> PathBuf {
        let name = &self.games()[number];
        self.directory.path().join("games").join(name)
    }

    fn play(&self, opening: Opening, lines: &str) -> Heard {
        let mut out = Vec::new();
        let (end, notes) = self.play_into(opening, lines, &mut out);
        Heard {
            out: String::from_utf8(out).unwrap(),
            notes,
            end,
        }
    }

    fn play_into(
        &self,
        opening: Opening,
        lines: &str,
        out: &mut dyn Write,
    ) -> (Result<(), SessionError>, String) {
        let texts = Texts::new(Language::EN);
        let wall = Wall::default();
        let session = Session {
            texts: &texts,
            style: BoardStyle::Words,
            interactive: self.interactive,
            store: Some(Store::new(self.directory.path().to_owned(), Language::EN)),
            time: &|| {
                wall.pass(0.1);
                wall.now()
            },
            kept: &AtomicBool::new(false),
        };
        let mut notes = Vec::new();
        let end = session.play(
            opening,
            Box::new(First::default()),
            &mut Typed::new(Cursor::new(lines.to_owned())).unwrap(),
            out,
            &mut notes,
        );
        (end, String::from_utf8(notes).unwrap())
    }
}

#[test]
fn a_game_that_cannot_be_resumed_is_not_said_to_be_missing() {
    let user = User::new(false);
    user.play(Opening::New(MatchSetup::default()), "f5\n");
    let kept = fs::read_to_string(user.game(0)).unwrap();
    // The folder may not be written: the lock cannot be taken. Names are read before, in two folders.
    let watch = Watch::failing(user.directory.path(), 2, Fault::Denied);
    let heard = user.play(Opening::Resume, "d6\n");
    assert!(watch.has_failed());
    let Err(SessionError::CannotResume(sentence)) = heard.end else {
        panic!("{:?}", heard.end);
    };
    assert_eq!(
        sentence,
        "There is an unfinished game, but it cannot be resumed: Permission was denied."
    );
    drop(watch);
    // Who wants a new game is told, and gets one.
    let watch = Watch::failing(user.directory.path(), 2, Fault::Denied);
    let heard = user.play(Opening::Ask(MatchSetup::default()), "f5\n");
    assert!(heard.notes.contains(&sentence), "{}", heard.notes);
    assert!(heard.end.is_ok());
    drop(watch);
    assert_eq!(fs::read_to_string(user.game(0)).unwrap(), kept);
    assert_eq!(user.games().len(), 2);
}

#[test]
fn a_game_that_is_not_written_is_not_called_saved() {
    let user = User::new(false);
    let watch = Watch::failing(user.directory.path(), 0, Fault::FullForGood);
    let heard = user.play(Opening::New(MatchSetup::default()), "f5\nd6\n");
    assert!(heard.end.is_ok());
    let told = "could not be saved for later: The disk is full.";
    assert!(heard.notes.contains(told), "{}", heard.notes);
    assert!(!heard.out.contains("saved"), "{}", heard.out);
    drop(watch);
    assert_eq!(user.games(), [""; 0]);
}

/// A reader who goes away after so many pieces of text.
struct Gone(usize);
impl Write for Gone {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.saturating_sub(1);
        if self.0 == 0 {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn ask() -> Opening {
    Opening::Ask(MatchSetup::default())
}

#[test]
fn an_unfinished_game_is_kept_and_goes_on() {
    let user = User::new(false);
    let heard = user.play(ask(), "f5\nd6");
    assert!(
        heard
            .out
            .ends_with("The game is saved. Resume it later: outflank play --resume\n")
    );
    assert_eq!(user.games().len(), 1);
    let heard = user.play(Opening::Resume, "board\nresign\n");
    assert!(
        heard.out.contains("Black: e4 e5 f5\nWhite: d4 d5 d6\n"),
        "{}",
        heard.out
    );
    assert!(!heard.out.contains("is kept"));
    // It stays, but is not gone on with.
    let text = fs::read_to_string(user.game(0)).unwrap();
    assert!(SavedGame::from_text(&text).unwrap().game.is_over());
    let heard = user.play(Opening::Resume, "");
    assert!(matches!(heard.end, Err(SessionError::NothingToResume)));
}

#[test]
fn a_game_without_a_move_leaves_nothing() {
    let user = User::new(false);
    let heard = user.play(ask(), "board\nf5\nundo\nquit\n");
    assert!(!heard.out.contains("is kept"));
    assert!(user.games().is_empty());
}

#[test]
fn without_anybody_to_ask_a_new_game_begins_and_the_old_one_stays() {
    let user = User::new(false);
    user.play(ask(), "f5\n");
    let heard = user.play(ask(), "c4\n");
    assert!(
        heard.notes.starts_with("There is an unfinished game"),
        "{}",
        heard.notes
    );
    assert_eq!(user.games().len(), 2);
    let heard = user.play(Opening::New(MatchSetup::default()), "d3\n");
    assert_eq!(heard.notes, "");
    assert_eq!(user.games().len(), 3);
    // The newest comes first.
    let heard = user.play(Opening::Resume, "board\nresign\n");
    assert!(heard.out.contains("Black: d3 d4 e4 d5\n"), "{}", heard.out);
}

#[test]
fn somebody_who_can_be_asked_is_asked() {
    let user = User::new(true);
    user.play(ask(), "f5\n");
    let heard = user.play(ask(), "maybe\nyes\nboard\n");
    let question =
        "There is an unfinished game: Black 4, White 1, White to move. Resume it? (yes/no) ";
    assert!(heard.out.starts_with(question), "{}", heard.out);
    assert!(
        heard
            .out
            .contains("Type yes or no. Resuming the unfinished game.\n")
    );
    assert!(
        heard.out.contains("White> Black: e4 d5 e5 f5\n"),
        "{}",
        heard.out
    );
    let heard = user.play(ask(), "no\nc4\n");
    assert!(
        heard.out.contains("Black plays c4 and flips"),
        "{}",
        heard.out
    );
    assert_eq!(user.games().len(), 2);
    assert!(user.play(ask(), "").end.is_ok());
    assert_eq!(user.games().len(), 2);
}

#[test]
fn a_damaged_game_is_set_aside_and_told() {
    let user = User::new(false);
    user.play(ask(), "f5\n");
    let file = user.game(0);
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, &text[..text.len() / 2]).unwrap();
    let heard = user.play(Opening::Resume, "");
    assert!(matches!(heard.end, Err(SessionError::NothingToResume)));
    let damaged = file.with_extension("damaged");
    let aside = format!("It was set aside as {}.\n", damaged.display());
    assert!(
        heard
            .notes
            .starts_with("A saved game cannot be read. The saved game ends too early")
            && heard.notes.ends_with(&aside),
        "{}",
        heard.notes
    );
    assert!(damaged.exists() && !file.exists());
}

#[test]
fn drift_3_a_game_of_a_newer_version_is_left_alone() {
    let user = User::new(false);
    user.play(ask(), "f5\n");
    user.play(Opening::New(MatchSetup::default()), "c4\n");
    let file = user.game(1);
    let newer = fs::read_to_string(&file).unwrap();
    let newer = newer.replacen("\"version\": 2", "\"version\": 99", 1);
    fs::write(&file, &newer).unwrap();
    let heard = user.play(Opening::Resume, "board\n");
    assert!(heard.out.contains("Black: e4 d5 e5 f5\n"), "{}", heard.out);
    assert!(
        heard.notes.contains("comes from a newer version"),
        "{}",
        heard.notes
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), newer);
}

#[test]
fn a_file_has_the_format_that_its_name_says() {
    let user = User::new(false);
    let name = |name: &str| user.directory.path().join(name).display().to_string();
    let (ggf, txt, xyz) = (name("a.ggf"), name("a.txt"), name("a.xyz"));
    let lines = format!("f5\nsave {ggf}\nsave {txt}\nsave {xyz}\nsave {ggf}\n");
    let heard = user.play(ask(), &lines).out;
    assert!(
        heard.contains(&format!("The moves of the game are saved in {ggf}.")),
        "{heard}"
    );
    assert!(heard.contains("TXT cannot store the players"), "{heard}");
    assert!(
        heard.contains(
            "Games cannot be saved as xyz: use json to play on later, or txt, ggf, sgf, pgn, obf.\n"
        ),
        "{heard}"
    );
    assert!(
        heard.contains(&format!("{ggf} exists and is not a saved game")),
        "{heard}"
    );
    let record = fs::read_to_string(&ggf).unwrap();
    assert!(record.starts_with("(;GM[Othello]"));
    let kept = user.directory.path().join("games").join(&user.games()[0]);
    let kept = SavedGame::from_text(&fs::read_to_string(kept).unwrap()).unwrap();
    let day = kept.info.date.unwrap().replace('-', ".");
    assert!(record.contains(&format!("DT[{day}")), "{record}");
    assert_eq!(fs::read_to_string(&txt).unwrap(), "f5\n");
    assert!(!Path::new(&xyz).exists());
}

#[test]
fn games_are_saved_in_files_and_loaded_from_them() {
    let user = User::new(false);
    let file = user.directory.path().join("my game.json");
    let name = file.to_str().unwrap();
    let heard = user.play(
        ask(),
        &format!("f5\nsave {name}\nd6\nload {name}\nboard\nsave {name}\n"),
    );
    assert!(
        heard
            .out
            .contains(&format!("The game is saved in {name}.\n")),
        "{}",
        heard.out
    );
    assert!(
        heard
            .out
            .contains(&format!("Continuing the game in {name}.\n")),
        "{}",
        heard.out
    );
    assert!(
        heard.out.contains("Black: e4 d5 e5 f5\nWhite: d4\n"),
        "{}",
        heard.out
    );
    let saved = SavedGame::from_text(&fs::read_to_string(&file).unwrap()).unwrap();
    assert!(saved.info.date.is_some());
    // The game that was left for another is not lost either.
    assert_eq!(user.games().len(), 2);
}

#[test]
fn no_file_that_is_not_a_game_is_overwritten_or_loaded() {
    let user = User::new(false);
    let file = user.directory.path().join("letter.txt");
    fs::write(&file, "Dear reader").unwrap();
    let name = file.to_str().unwrap();
    let heard = user.play(
        ask(),
        &format!("save {name}\nload {name}\nload {name}.not\n"),
    );
    assert!(
        heard
            .out
            .contains("exists and is not a saved game: choose another name.\n")
    );
    assert!(
        heard
            .out
            .contains("could not be loaded: This is not a saved game (line 1, column 1).")
    );
    assert_eq!(
        heard.out.matches("could not be loaded").count(),
        2,
        "{}",
        heard.out
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), "Dear reader");
}

#[test]
fn a_reader_who_goes_away_costs_nobody_the_game() {
    let user = User::new(false);
    let (end, _) = user.play_into(ask(), "f5\nd6\nc3\n", &mut Gone(2));
    let Err(SessionError::Terminal(error)) = end else {
        panic!("{end:?}");
    };
    assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
    assert_eq!(user.games().len(), 1);
}

#[test]
fn a_clock_stands_still_between_sessions() {
    let user = User::new(false);
    let setup = MatchSetup {
        clock: "5m".parse().unwrap(),
        ..MatchSetup::default()
    };
    user.play(Opening::New(setup), "f5\nclock\n");
    let before = user.play(Opening::Resume, "clock\n").out;
    assert!(before.contains("White 4:5"), "{before}");
    assert!(!before.contains("White 5:00"), "{before}");
}

#[test]
fn each_move_of_the_computer_is_kept_before_it_is_shown() {
    let user = User::new(false);
    let computer = PlayerKind::Computer(Level::DEFAULT);
    let setup = MatchSetup::new(computer, computer);
    // The reader goes away after the second move.
    let (end, _) = user.play_into(Opening::New(setup), "", &mut Gone(4));
    assert!(matches!(end, Err(SessionError::Terminal(_))));
    assert_eq!(user.games().len(), 1);
    // The game goes on by itself, to its end.
    let heard = user.play(Opening::Resume, "");
    assert!(heard.out.starts_with("Resuming the unfinished game.\n"));
    assert!(heard.out.contains("The game is over: "), "{}", heard.out);
    let again = user.play(Opening::Resume, "").end;
    assert!(matches!(again, Err(SessionError::NothingToResume)));
}

#[test]
fn strange_bytes_and_endless_lines_are_only_wrong_commands() {
    let user = User::new(false);
    let line = "x".repeat(200_000);
    let heard = user.play(ask(), &format!("{line}\n\u{1b}[2J\nf5\n"));
    assert!(
        heard.out.contains("Black plays f5 and flips"),
        "{}",
        &heard.out[heard.out.len() - 200..]
    );
    assert!(!heard.out.contains('\u{1b}'));
}

#[test]
fn a_new_game_begins_at_any_time_with_the_same_players_and_the_other_is_kept() {
    let user = User::new(false);
    let opening = Opening::New(MatchSetup::default());
    let heard = user.play(opening, "names Anna, Ben\nf5\nd6\nnew\nnames\nc4\n");
    heard.end.unwrap();
    assert!(heard.out.contains("A new game.\n"), "{}", heard.out);
    let read = |number| {
        let text = fs::read_to_string(user.game(number)).unwrap();
        SavedGame::from_text(&text).unwrap()
    };
    assert_eq!(user.games().len(), 2);
    let mut transcripts = [0, 1].map(|it| read(it).game.last_square().map(|it| it.to_string()));
    transcripts.sort();
    assert_eq!(transcripts, ["c4", "d6"].map(|it| Some(it.to_owned())));
    assert_eq!(heard.out.matches("Black is Anna, White is Ben.").count(), 2);
}

#[test]
fn the_winner_of_game_and_series_is_called_by_name() {
    let series = SeriesRules::new(Goal::Wins(1), NextStarter::Fixed).unwrap();
    let setup = MatchSetup {
        series,
        ..MatchSetup::default()
    };
    let heard = User::new(false).play(Opening::New(setup), "names Anna, Ben\nf5\nresign\n");
    heard.end.unwrap();
    for said in ["Anna wins!", "Anna wins the series!"] {
        assert!(heard.out.contains(said), "{}", heard.out);
    }
}
