use outflank_engine::{Kind, MoveScore, Value};
use outflank_record::{GameRecord, transcript};
use outflank_rules::Score;
use outflank_rules::notation::Transcript;

use super::*;
use crate::kept::{GameId, Memory, Storage as _};

const GAMES: &str = "f5d6c3d3c4\nf5d6c4d3c3\nf5f6e6f4e3\ne6f6f5d6";

fn records(lines: &str) -> Vec<GameRecord> {
    let games = transcript::Games::new(lines.as_bytes());
    games.map(|it| it.unwrap().strict().unwrap()).collect()
}

fn collection() -> Collection {
    let mut games = Collection::default();
    for record in records(GAMES) {
        games.add(record);
    }
    games
}

fn after(moves: &str) -> Position {
    moves.parse::<Transcript>().unwrap().end()
}

fn mv(name: &str) -> Move {
    Move::Place(name.parse().unwrap())
}

/// An explorer that is open on a position.
fn looking_at(moves: &str) -> Explorer {
    let mut explorer = Explorer::new(Place::Opened);
    explorer.update(Input::Look(after(moves)));
    explorer.update(Input::Show(true));
    explorer
}

/// Answers questions until there are none.
fn answer(explorer: &mut Explorer, games: &mut Collection) -> Vec<Happening> {
    let mut happenings = Vec::new();
    loop {
        let effects = explorer.effects();
        if effects.is_empty() {
            return happenings;
        }
        for Effect::Ask(id, _, query) in effects {
            happenings.extend(explorer.update(Input::Reply(id, games.answer(&query))));
        }
    }
}

#[test]
fn it_asks_nothing_while_it_is_closed() {
    let mut explorer = Explorer::new(Place::Library);
    explorer.update(Input::Look(after("f5")));
    explorer.update(Input::Filter(Search {
        player: Some("Anna".to_owned()),
        ..Search::default()
    }));
    assert_eq!(explorer.effects(), []);
    explorer.update(Input::Show(true));
    assert_eq!(explorer.effects().len(), 1);
}

#[test]
fn the_moves_of_the_position_are_counted_and_one_is_chosen() {
    let (mut explorer, mut games) = (looking_at("f5"), collection());
    answer(&mut explorer, &mut games);
    let found = explorer.explored().unwrap();
    let counts: Vec<u64> = found.moves.iter().map(|it| it.tally.games).collect();
    assert_eq!((counts, found.total), (vec![2, 2], 4));
    let chosen = explorer.update(Input::Choose(mv("d6")));
    assert_eq!(chosen, [Happening::Play("d6".parse().unwrap())]);
    // What cannot be played is no choice.
    assert_eq!(explorer.update(Input::Choose(mv("a1"))), []);
    assert_eq!(explorer.update(Input::Choose(Move::Pass)), []);
}

#[test]
fn one_question_is_open_at_a_time_and_only_the_last_wish_is_asked_then() {
    let (mut explorer, mut games) = (looking_at(""), collection());
    let first = explorer.effects();
    for moves in ["f5", "f5d6", "f5d6c3"] {
        explorer.update(Input::Look(after(moves)));
    }
    assert_eq!(explorer.effects(), [], "an answer is still to come");
    let [Effect::Ask(id, _, query)] = &first[..] else {
        panic!("{first:?}");
    };
    explorer.update(Input::Reply(*id, games.answer(query)));
    assert_eq!(explorer.explored(), None, "it is about another position");
    let next = explorer.effects();
    assert!(
        matches!(&next[..], [Effect::Ask(_, _, Query::Explore { position, .. })] if *position == after("f5d6c3"))
    );
    // The same answer again is of no interest.
    explorer.update(Input::Reply(*id, games.answer(query)));
    assert_eq!(explorer.explored(), None);
}

#[test]
fn the_games_of_a_move_are_listed_and_opened() {
    let (mut explorer, mut games) = (looking_at("f5"), collection());
    answer(&mut explorer, &mut games);
    explorer.update(Input::Games(Some(mv("f6"))));
    answer(&mut explorer, &mut games);
    let (made, list) = explorer.games().unwrap();
    assert_eq!((made, list.total()), (Some(mv("f6")), Some(2)));
    let id = list.games()[0].id;
    explorer.update(Input::Open(id));
    let opened = answer(&mut explorer, &mut games);
    let record = games.game(id).unwrap().clone();
    assert_eq!(opened, [Happening::Opened(Box::new(record))]);
    // Another position has other games.
    explorer.update(Input::Look(after("f5d6")));
    assert!(explorer.games().is_none());
}

#[test]
fn long_lists_come_page_by_page() {
    let mut games = Collection::default();
    for number in 0..120 {
        let mut record = records("f5d6").remove(0);
        record.black.name = format!("Player {number}");
        games.add(record);
    }
    let mut explorer = looking_at("f5");
    explorer.update(Input::Games(None));
    answer(&mut explorer, &mut games);
    for pages in 1..=3 {
        let list = explorer.games().unwrap().1;
        assert_eq!(list.games().len(), (pages * PAGE).min(120));
        assert_eq!(list.has_more(), pages < 3);
        explorer.update(Input::More);
        answer(&mut explorer, &mut games);
    }
    let list = explorer.games().unwrap().1;
    let mut ids: Vec<u32> = list.games().iter().map(|it| it.id).collect();
    ids.sort_unstable();
    assert_eq!(ids, (1..=120).collect::<Vec<u32>>());
}

#[test]
fn trouble_is_told_once_and_the_next_position_is_asked_again() {
    let mut explorer = looking_at("f5");
    let Effect::Ask(id, ..) = explorer.effects().remove(0);
    let told = explorer.update(Input::Reply(id, Err(Trouble::Damaged)));
    assert_eq!(told, [Happening::Failed(Trouble::Damaged)]);
    assert_eq!(explorer.trouble(), Some(Trouble::Damaged));
    assert_eq!(explorer.effects(), []);
    explorer.update(Input::Look(after("f5d6")));
    assert_eq!((explorer.trouble(), explorer.effects().len()), (None, 1));
}

#[test]
fn other_games_are_counted_anew() {
    let (mut explorer, mut games) = (looking_at(""), collection());
    answer(&mut explorer, &mut games);
    let before = explorer.explored().unwrap().tally.games;
    games.add(records("f5f4e3").remove(0));
    explorer.update(Input::Renew(Place::Library));
    assert_eq!(explorer.effects(), [], "those of another place");
    explorer.update(Input::Renew(Place::Opened));
    answer(&mut explorer, &mut games);
    assert_eq!(explorer.explored().unwrap().tally.games, before + 1);
    explorer.update(Input::Turn(Place::Library));
    assert!(matches!(
        explorer.effects()[..],
        [Effect::Ask(_, Place::Library, _)]
    ));
}

#[test]
fn values_stand_beside_counts_and_moves_that_nobody_played_follow() {
    let mut games = collection();
    let position = after("f5");
    let query = Query::Explore {
        position,
        search: Search::default(),
    };
    let Ok(Answer::Explored(explored)) = games.answer(&query) else {
        panic!("not explored");
    };
    let value = |name: &str, discs: i32| MoveScore {
        mv: mv(name),
        value: Value::from(Score::new(discs).unwrap()),
        kind: Kind::Static,
        line: vec![mv(name)],
    };
    let values = [value("f4", 1), value("d6", 0), value("f6", -1)];
    let rows = rows(&explored, &values);
    let named: Vec<(Move, u64, Option<Move>)> = rows
        .iter()
        .map(|row| (row.mv(), row.seen.games, row.value.as_ref().map(|it| it.mv)))
        .collect();
    let expected = [("d6", 2), ("f6", 2), ("f4", 0)];
    let expected = expected.map(|(name, games)| (mv(name), games, Some(mv(name))));
    assert_eq!(named, expected);
    assert_eq!(rows[0].percent, Some(50.0));
    // At the start all four moves are one, played or not.
    let query = Query::Explore {
        position: Position::START,
        search: Search::default(),
    };
    let Ok(Answer::Explored(nothing)) = Collection::default().answer(&query) else {
        panic!("not explored");
    };
    let values = ["d3", "c4", "f5", "e6"].map(|name| value(name, 0));
    let start = super::rows(&nothing, &values);
    assert_eq!((start.len(), start[0].moves.len()), (1, 4));
}

#[test]
fn opened_games_are_kept_and_read_again() {
    let storage = Memory::default();
    let mut games = OpenedGames::open(&storage).value;
    assert_eq!(
        games.answer(&Query::Open { game: 1 }),
        Err(Trouble::None),
        "there are none"
    );
    let added = games.add(&storage, &GameId::new(5, 1), records(GAMES));
    let expected = AddedGames {
        new: 4,
        ..AddedGames::default()
    };
    assert_eq!(added, Ok(expected));
    // The first one, turned.
    let again = games.add(&storage, &GameId::new(6, 1), records("c4e3f6e6f5"));
    assert_eq!(again.unwrap().known, 1);
    let mut read = OpenedGames::open(&storage);
    assert_eq!((read.notice, read.value.len()), (None, 4));
    for game in 1..=4 {
        let query = Query::Open { game };
        assert_eq!(read.value.answer(&query), games.answer(&query));
    }
    games.forget(&storage).unwrap();
    assert!(games.is_empty() && OpenedGames::open(&storage).value.is_empty());
}

#[test]
fn what_cannot_be_read_is_set_aside_and_what_is_newer_stays() {
    let storage = Memory::default();
    let mut games = OpenedGames::default();
    let add = games.add(&storage, &GameId::new(5, 1), records(GAMES));
    assert_eq!(add.unwrap().new, 4);
    storage.write("opened.damaged", "1\nnonsense\n").unwrap();
    storage.write("opened.newer", "2\n???").unwrap();
    let read = OpenedGames::open(&storage);
    assert!(read.notice.is_some());
    assert_eq!(read.value.len(), 4);
    let aside = storage.read("damaged.opened.damaged").unwrap();
    assert_eq!(aside.as_deref(), Some("1\nnonsense\n"));
    let mut read = OpenedGames::open(&storage);
    assert_eq!((read.notice, read.value.len()), (None, 4));
    read.value.forget(&storage).unwrap();
    assert!(storage.read("opened.newer").unwrap().is_some());
}

#[test]
fn without_room_games_are_counted_and_it_is_said_that_they_are_not_kept() {
    let storage = Memory::default();
    let mut games = OpenedGames::default();
    let record = |number: usize| {
        let mut record = records("f5d6").remove(0);
        record.black.name = format!("Player {number}");
        record.comment = "x".repeat(200_000);
        record
    };
    let added = games.add(&storage, &GameId::new(5, 1), (0..50).map(record));
    let added = added.unwrap();
    assert_eq!(added.new, 50);
    assert!(added.unkept > 0 && added.unkept < 50, "{added:?}");
    assert_eq!((games.len(), games.unkept()), (50, added.unkept));
    let bytes: usize = storage.0.borrow().values().map(String::len).sum();
    assert!(bytes <= 8 << 20, "{bytes}");
    assert_eq!(OpenedGames::open(&storage).value.len(), 50 - added.unkept);
}

#[test]
fn a_shelf_searches_opens_and_removes() {
    let mut games = collection();
    let mut shelf = Shelf::default();
    let reply = |shelf: &mut Shelf, games: &mut Collection| {
        let mut happenings = Vec::new();
        for effect in shelf.effects() {
            let shelf::Effect::Ask(id, query) = effect else {
                panic!("{effect:?}");
            };
            let reply = shelf::Input::Reply(id, games.answer(&query));
            happenings.extend(shelf.update(reply));
        }
        happenings
    };
    reply(&mut shelf, &mut games);
    assert_eq!(shelf.list().total(), Some(4));
    shelf.update(shelf::Input::Search(Search {
        position: Some(after("f5f6")),
        ..Search::default()
    }));
    reply(&mut shelf, &mut games);
    assert_eq!(shelf.list().total(), Some(2));
    let id = shelf.list().games()[0].id;
    shelf.update(shelf::Input::Open(id));
    let opened = reply(&mut shelf, &mut games);
    assert!(matches!(&opened[..], [shelf::Happening::Opened(_)]));
    shelf.update(shelf::Input::Remove(id));
    assert_eq!(shelf.effects(), [shelf::Effect::Remove(id)]);
    let removed = shelf.update(shelf::Input::Removed(Ok(())));
    assert_eq!(removed, Some(shelf::Happening::Removed));
    // The list is asked for anew, with the same search.
    assert!(
        matches!(&shelf.effects()[..], [shelf::Effect::Ask(_, Query::List { search, from: 0 })] if search.position.is_some())
    );
    let failed = shelf.update(shelf::Input::Removed(Err(Trouble::Busy)));
    assert_eq!(failed, Some(shelf::Happening::Failed(Trouble::Busy)));
}

#[test]
fn one_opened_game_is_removed_and_stays_removed() {
    let storage = Memory::default();
    let mut games = OpenedGames::default();
    games
        .add(&storage, &GameId::new(5, 1), records(GAMES))
        .unwrap();
    // Another window has kept the second of them as well.
    let mut other = OpenedGames::default();
    let same = records("f5d6c4d3c3");
    other.add(&storage, &GameId::new(6, 1), same).unwrap();
    let mut games = OpenedGames::open(&storage).value;
    let removed = games.remove(&storage, 2).unwrap().unwrap();
    assert_eq!(removed.moves().len(), 5);
    assert_eq!(games.remove(&storage, 9), Ok(None));
    assert_eq!(storage.names("opened.").unwrap().len(), 1, "one is empty");
    let moves = |mut games: OpenedGames| {
        let third = (1..=games.len() as u32).map(|game| {
            let Ok(Answer::Opened { record }) = games.answer(&Query::Open { game }) else {
                panic!("no game {game}");
            };
            record.moves()[2].mv.to_string()
        });
        third.collect::<Vec<_>>()
    };
    assert_eq!(moves(OpenedGames::open(&storage).value), ["c3", "e6", "f5"]);
    // Those after it are found where they were kept, and it may come back.
    games.remove(&storage, 2).unwrap();
    let back = games.add(&storage, &GameId::new(7, 1), [removed]);
    assert_eq!(back.unwrap().new, 1);
    assert_eq!((games.len(), games.unkept()), (3, 0));
    assert_eq!(moves(games), ["c3", "f5", "c4"]);
    assert_eq!(moves(OpenedGames::open(&storage).value), ["c3", "f5", "c4"]);
}

/// Answers with the same value for every move.
fn even(question: &outflank_engine::Question) -> crate::Reply {
    let score = |mv: Move| MoveScore {
        mv,
        value: Value(0),
        kind: Kind::Exact,
        line: vec![mv],
    };
    let report = outflank_engine::Report {
        lines: question.position.moves().map(score).collect(),
        ..outflank_engine::Report::default()
    };
    let chosen = None;
    crate::Reply::Done(outflank_engine::Answer { chosen, report })
}

#[test]
fn opened_games_are_judged_once_and_it_goes_on_where_it_was_stopped() {
    let storage = Memory::default();
    let mut games = OpenedGames::default();
    let mut named = records(GAMES);
    for (number, record) in named.iter_mut().enumerate() {
        "Anna".clone_into(&mut record.black.name);
        record.white.name = format!("Player {number}");
    }
    games.add(&storage, &GameId::new(5, 1), named).unwrap();
    let mut survey = Survey::default();
    // Until so many are judged: how many questions that took, and which one is open.
    let run = |survey: &mut Survey, games: &mut OpenedGames, wanted: usize| {
        let now = GameId::new(9, 1);
        let mut update = |survey: &mut Survey, input| {
            survey.update(input, games, &storage, &now).unwrap();
            (survey.effects(), games.judged())
        };
        let (mut effects, mut judged) = update(survey, survey::Input::Begin);
        let mut asked = 0;
        while let [crate::Effect::Ask(id, question)] = &effects[..] {
            if judged == wanted {
                let (effects, _) = update(survey, survey::Input::Stop);
                assert!(matches!(effects[..], [crate::Effect::Cancel(_)]));
                break;
            }
            asked += 1;
            (effects, judged) = update(survey, survey::Input::Reply(*id, even(question)));
        }
        assert!(!survey.is_on());
        asked
    };
    // Each game has a question for every position.
    assert_eq!(run(&mut survey, &mut games, 1), 6);
    assert_eq!((games.judged(), games.players()[0].games), (1, 1));
    // What was found is kept, and not asked again.
    let mut games = OpenedGames::open(&storage).value;
    assert_eq!(games.judged(), 1);
    games.remove(&storage, 4).unwrap();
    assert_eq!(run(&mut survey, &mut games, 9), 12);
    assert_eq!((games.judged(), games.len()), (3, 3));
    let players = games.players();
    assert_eq!(
        (&*players[0].name, players[0].games, players.len()),
        ("Anna", 3, 4)
    );
    assert_eq!(players[0].figures.accuracy(), Some(100.0));
    assert_eq!(run(&mut survey, &mut games, 9), 0);
    let newer = "2\nwhatever";
    storage.write("figures.newer", newer).unwrap();
    games.forget(&storage).unwrap();
    assert_eq!(storage.names("").unwrap(), ["figures.newer"]);
    // Without an engine it ends.
    games
        .add(&storage, &GameId::new(5, 1), records(GAMES))
        .unwrap();
    let now = GameId::new(9, 1);
    survey
        .update(survey::Input::Begin, &mut games, &storage, &now)
        .unwrap();
    let crate::Effect::Ask(id, _) = survey.effects().remove(0) else {
        panic!("nothing is asked");
    };
    let failed = survey::Input::Reply(id, crate::Reply::Failed);
    survey.update(failed, &mut games, &storage, &now).unwrap();
    assert!(!survey.is_on() && survey.effects().is_empty());
}
