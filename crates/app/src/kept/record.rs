use core::time::Duration;

use outflank_play::clock::TimeControl;
use outflank_play::{Counting, EndReason, GameResult, Match, PlayerKind, SavedGame};
use outflank_record::{
    ClockRecord, Date, Decimal, Ending, Format, GameRecord, Lost, ResultRecord, losses,
};
use outflank_rules::{Color, Move};

use super::GameId;
use crate::study::{Study, Tree};

/// Whether a text that begins so is a game that this program has saved, and not the JSON of somebody else.
pub fn is_save(head: &[u8]) -> bool {
    let begin = head.trim_ascii_start();
    let mark = br#""outflank-save""#;
    begin.starts_with(b"{") && begin.windows(mark.len()).any(|it| it == mark)
}

/// The game on the table as a record, and whether that begins after the start. Players without a name are named by
/// what they are.
///
/// Discs that were flipped wrongly by hand and have stood are no legal game: the record begins after the last of them.
pub fn record_of(
    saved: &SavedGame,
    id: Option<&GameId>,
    unnamed: impl Fn(PlayerKind) -> String,
) -> (GameRecord, bool) {
    let game = &saved.game;
    let (mut record, shortened) = moves_of(game);
    "Outflank".clone_into(&mut record.event);
    let began = id.and_then(GameId::began);
    let stated = || saved.info.date.as_ref()?.parse().ok();
    record.date = began
        .and_then(|began| Date::of_unix_seconds(began / 1000))
        .or_else(stated);
    record.comment = saved.comments.get(&0).cloned().unwrap_or_default();
    if !shortened {
        record.notes = Tree::of_saved(saved).written_notes(record.moves().len());
    }
    let clock = clock_of(game.setup().clock.control());
    for color in Color::ALL {
        let name = &saved.info.names[game.seat(color).index()];
        let player = record.player_mut(color);
        player.name = name.clone().unwrap_or_else(|| unnamed(game.player(color)));
        player.clock = clock;
    }
    record.result = game.result().map(result_of);
    (record, shortened)
}

fn moves_of(game: &Match) -> (GameRecord, bool) {
    if let Some(table) = game.tabletop() {
        let turns = table.turns();
        let mistake = turns.iter().rposition(|turn| !turn.mistakes().is_empty());
        let (start, rest) = match mistake {
            Some(index) => (turns[index].after(), &turns[index + 1..]),
            None => (table.start(), turns),
        };
        let moves = rest.iter().map(|turn| turn.mv);
        let mut record = played(GameRecord::new(start), moves);
        record.given = mistake.map_or(table.given(), |_| 0);
        return (record, mistake.is_some());
    }
    let (start, turns) = game.game().map_or((game.position(), &[][..]), |game| {
        (game.start(), game.turns())
    });
    let moves = turns.iter().map(|turn| turn.mv);
    let mut record = played(GameRecord::new(start), moves);
    record.given = game.given();
    (record, false)
}

fn played(mut record: GameRecord, moves: impl Iterator<Item = Move>) -> GameRecord {
    for mv in moves {
        // The match has checked them.
        let _ = record.push(mv);
    }
    record
}

/// Clocks with periods have no place in records: what comes before them has.
fn clock_of(control: TimeControl) -> Option<ClockRecord> {
    let (main, increment) = match control {
        TimeControl::None => return None,
        TimeControl::PerMove { limit } => (Duration::ZERO, limit),
        TimeControl::SuddenDeath { main } | TimeControl::ByoYomi { main, .. } => {
            (main, Duration::ZERO)
        }
        TimeControl::Increment { main, increment } => (main, increment),
    };
    Some(ClockRecord {
        main,
        increment,
        ..ClockRecord::default()
    })
}

/// A result as records write it: the difference in discs, with empty squares for the winner.
fn result_of(result: GameResult) -> ResultRecord {
    let score = result.score(Counting::Tournament);
    ResultRecord {
        score: Decimal::whole(i32::from(score.black) - i32::from(score.white)),
        ending: match result.reason {
            EndReason::BoardFull | EndReason::WipedOut | EndReason::NoMoves => Ending::Board,
            EndReason::Resignation(_) => Ending::Resigned,
            EndReason::Agreement => Ending::Agreed,
            EndReason::Time(_) => Ending::Time,
        },
    }
}

/// What is written into a file that a person names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// All that is known of the game, to go on with it.
    Save,
    /// A record of its moves.
    Record(Format),
}

impl FileKind {
    /// What the extension of a file's name says: `json` and none are our own save.
    pub fn of_name(name: &str) -> Result<FileKind, UnknownExtension> {
        let file = name.rsplit(['/', '\\']).next().unwrap_or(name);
        let Some((_, extension)) = file.rsplit_once('.').filter(|(stem, _)| !stem.is_empty())
        else {
            return Ok(FileKind::Save);
        };
        match Format::of_extension(extension) {
            _ if extension.eq_ignore_ascii_case("json") => Ok(FileKind::Save),
            // An archive is several files, and not for a game.
            Some(format) if format != Format::Wthor => Ok(FileKind::Record(format)),
            _ => Err(UnknownExtension(extension.to_owned())),
        }
    }
}

/// No game is written into files with this extension.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownExtension(pub String);

/// The text of a game for a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// The text.
    pub text: String,
    /// What a record has no place for.
    pub lost: Vec<Lost>,
}

impl Export {
    /// The game as a file of this kind has it, at the time `now` of its clock.
    pub fn new(
        kind: FileKind,
        saved: &SavedGame,
        unnamed: impl Fn(PlayerKind) -> String,
        now: Duration,
    ) -> Export {
        let FileKind::Record(format) = kind else {
            return Export {
                text: saved.to_text(now),
                lost: Vec::new(),
            };
        };
        let (record, _) = record_of(saved, None, unnamed);
        Export::of(format, &record)
    }

    /// A study as a file of this kind has it. What can be gone on with at a table can be studied too: as a record our own
    /// format loses nothing.
    pub fn of_study(kind: FileKind, study: &Study) -> Export {
        let format = match kind {
            FileKind::Save => Format::Json,
            FileKind::Record(format) => format,
        };
        Export::of(format, &study.whole())
    }

    fn of(format: Format, record: &GameRecord) -> Export {
        Export {
            text: format.write(record).unwrap_or_default(),
            lost: losses(record, format),
        }
    }
}

#[cfg(test)]
mod tests {
    use outflank_play::tabletop::{HandAction, Vigilance};
    use outflank_play::{MatchSetup, Style};
    use outflank_record::{ggf, transcript};
    use outflank_rules::Square;

    use super::*;

    const NOW: Duration = Duration::ZERO;

    fn unnamed(player: PlayerKind) -> String {
        player.to_string()
    }

    fn resigned() -> SavedGame {
        let computer = PlayerKind::Computer(outflank_play::Level::DEFAULT);
        let mut setup = MatchSetup::new(PlayerKind::Human, computer);
        setup.clock = "5m+3s".parse().unwrap();
        let mut game = Match::new(setup).unwrap();
        game.resume(NOW);
        for square in [Square::F5, Square::D6] {
            game.play(Move::Place(square), NOW).unwrap();
        }
        game.resign(Color::Black, NOW).unwrap();
        game.into()
    }

    #[test]
    fn a_match_becomes_a_record() {
        let mut saved = resigned();
        let id = GameId::new(940_607_137_000, 0xbeef);
        let (record, shortened) = record_of(&saved, Some(&id), unnamed);
        assert!(!shortened);
        assert_eq!(transcript::write(&record), "f5d6");
        let text = ggf::write(&record);
        for part in [
            "DT[1999.10.22_15:45:37.UTC]",
            "PB[human]",
            "PW[5]",
            "TI[05:00/00:03]",
            "RE[-2.000:r]",
            "B[f5]W[d6];)",
        ] {
            assert!(text.contains(part), "{text}");
        }
        saved.info.names[1] = Some("Deep Green".to_owned());
        saved.info.date = Some("2026-11-17".to_owned());
        let (record, _) = record_of(&saved, None, unnamed);
        assert_eq!(record.white.name, "Deep Green");
        assert_eq!(record.date.unwrap().to_day('-'), "2026-11-17");
    }

    #[test]
    fn mistakes_that_stood_are_left_before_the_record() {
        let setup = MatchSetup {
            style: Style::Tabletop(Vigilance::Silent),
            ..MatchSetup::default()
        };
        let mut game = Match::new(setup).unwrap();
        let mut act = |action| game.act(action, NOW).unwrap();
        // A disc is forgotten.
        act(HandAction::Place(Square::F5));
        act(HandAction::EndTurn);
        act(HandAction::Place(Square::F4));
        act(HandAction::Flip(Square::E4));
        act(HandAction::EndTurn);
        let end = game.position();
        let (record, shortened) = record_of(&game.into(), None, unnamed);
        assert!(shortened);
        assert_eq!(record.end(), end);
        assert_eq!(record.transcript().to_string(), "f4");
    }

    #[test]
    fn the_extension_says_what_is_written_into_a_file() {
        let saved = resigned();
        let text = |name: &str| {
            let kind = FileKind::of_name(name).unwrap();
            Export::new(kind, &saved, unnamed, NOW).text
        };
        for name in ["game", "game.json", "a.b/Game.JSON", ".hidden"] {
            assert_eq!(
                SavedGame::from_text(&text(name)),
                Ok(saved.clone()),
                "{name}"
            );
        }
        assert!(text("game.ggf").starts_with("(;GM[Othello]"));
        assert!(text("game.SGF").starts_with("(;"));
        assert!(text("game.pgn").starts_with("[Event \"Outflank\"]"));
        assert_eq!(text("game.txt"), "f5d6\n");
        let lost = Export::new(FileKind::Record(Format::Transcript), &saved, unnamed, NOW).lost;
        assert!(lost.iter().any(|lost| lost.what.name() == "players"));
        for extension in ["wtb", "xyz"] {
            let unknown = UnknownExtension(extension.to_owned());
            let name = format!("game.{extension}");
            assert_eq!(FileKind::of_name(&name), Err(unknown));
        }
    }
}
