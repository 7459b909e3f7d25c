//! Games and a review to look at, drawn by what draws them elsewhere. Their values are made up.

use std::time::Duration;

use leptos::prelude::*;
use outflank_app::explorer::{self, Effect as Asked, OpenedGames, Place};
use outflank_app::kept::{GameId, Memory};
use outflank_app::review::{Effort, Input as Look, Plan, Review, USUAL};
use outflank_app::study::Tree;
use outflank_app::table::{Input, Table};
use outflank_app::{Effect as AppEffect, Reply};
use outflank_engine::{Answer, Kind, MoveScore, Question, Report, Value};
use outflank_learn::course;
use outflank_play::tabletop::Vigilance;
use outflank_play::{
    Goal, Level, Match, MatchSetup, NextStarter, PlayerKind, SeriesRules, Start, Style,
};
use outflank_record::{Decimal, Ending as End, GameRecord, ResultRecord};
use outflank_rules::notation::Transcript;
use outflank_rules::{Move, Position, Square};

use crate::analyse::editor::{Editor, EditorPanel};
use crate::analyse::layers::Overlays;
use crate::analyse::moves::Moves;
use crate::analyse::panel::{Panel as ReviewPanel, Steps as ReviewSteps};
use crate::analyse::welcome::Welcome;
use crate::analyse::workbench::Workbench;
use crate::explorer::{Explored, Explorer};
use crate::learn::chapter::Steps;
use crate::play::panel::{Ending, Panel};
use crate::play::players::Scoreboard;
use crate::play::setup::SetupForm;
use crate::play::table::Play;
use crate::play::tabletop::{Review as Mistakes, SupplyLine, Tools};
use crate::store::progress::KeptProgress;

const PEOPLE: [PlayerKind; 2] = [PlayerKind::Human; 2];
const COMPUTER: [PlayerKind; 2] = [PlayerKind::Human, PlayerKind::Computer(Level::MIN)];

/// A game of four turns, of seven, and one to review, with what was tried and noted.
pub(super) const SHORT: &str = "f5d6c3d3";
const LONGER: &str = "f5d6c3d3c4f4f6f3";
const REVIEWED: &str = "f5d6(f4e3)c3d3{!}c4(e3{?})f4f6f3e6e7c6g6";

/// Games to explore, with their results for Black.
const EXPLORED: [(&str, i32); 5] = [
    ("f5d6c3d3c4", 12),
    ("f5d6c4d3c3", -4),
    ("f5f6e6f4g5", 0),
    ("f5f6e6f4e3", 2),
    ("f5f4e3f6d3", 20),
];

/// What can be shown over the board.
const ALL: Overlays = Overlays {
    values: true,
    stable: true,
    mobility: true,
    regions: true,
};

/// Before the last move.
const LAST: &str = "-OXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX X";

/// The table after these moves and inputs, its questions answered.
pub(super) fn table(
    setup: MatchSetup,
    moves: &str,
    inputs: impl IntoIterator<Item = Input>,
) -> Option<Table> {
    let mut game = Match::new(setup).ok()?;
    for &mv in moves.parse::<Transcript>().ok()?.moves() {
        game.play(mv, Duration::ZERO).ok()?;
    }
    let mut table = Table::new(game, 1).coached(true);
    // What has moves goes on.
    let begin = (!moves.is_empty()).then_some(Input::Begin);
    for input in begin.into_iter().chain(inputs) {
        table.update(input, Duration::ZERO);
        for effect in table.take_effects() {
            if let AppEffect::Ask(id, question) = effect {
                table.update(Input::Reply(id, answer(&question)), Duration::ZERO);
            }
        }
    }
    Some(table)
}

/// A game of ten minutes each that was played to its end: so it is known how the time was used.
fn whole() -> Option<Table> {
    let setup = MatchSetup {
        clock: "10m".parse().ok()?,
        ..MatchSetup::new(COMPUTER[0], COMPUTER[1])
    };
    let mut table = Table::new(Match::new(setup).ok()?, 1);
    let mut now = Duration::ZERO;
    let mut input = Input::Begin;
    while !table.game().is_over() && now < Duration::from_mins(9) {
        table.update(input, now);
        for effect in table.take_effects() {
            if let AppEffect::Ask(id, question) = effect {
                table.update(Input::Reply(id, answer(&question)), now);
            }
        }
        now += Duration::from_secs(3);
        input = match table.targets().first() {
            Some(square) => Input::Press(square),
            None => Input::Tick,
        };
    }
    Some(table)
}

/// Each move is three discs worse than the one before.
fn values(position: Position) -> Vec<MoveScore> {
    let values = (0..).step_by(3).map(|lost| 4 - lost);
    let scores = position.moves().zip(values).map(|(mv, discs)| MoveScore {
        mv,
        value: Value(discs * Value::DISC),
        kind: Kind::Midgame {
            depth: 14,
            percent: 73,
        },
        line: vec![mv],
    });
    scores.collect()
}

pub(super) fn answer(question: &Question) -> Reply {
    Reply::Done(Answer {
        chosen: question.position.moves().next(),
        report: Report {
            lines: values(question.position),
            ..Report::default()
        },
    })
}

/// What an explorer found after the first move, with the games of one of the replies.
fn explored() -> Option<explorer::Explorer> {
    let mut games = OpenedGames::default();
    let records = EXPLORED.into_iter().filter_map(|(moves, score)| {
        let mut record = GameRecord::from(&moves.parse::<Transcript>().ok()?);
        "A".clone_into(&mut record.black.name);
        "B".clone_into(&mut record.white.name);
        record.result = Some(ResultRecord {
            score: Decimal::whole(score),
            ending: End::Board,
        });
        Some(record)
    });
    games
        .add(&Memory::default(), &GameId::new(0, 0), records)
        .ok()?;
    let mut explorer = explorer::Explorer::new(Place::Library);
    let first = Position::START.play(Move::Place(Square::F5)).ok()?;
    let asked = [
        explorer::Input::Look(first),
        explorer::Input::Show(true),
        explorer::Input::Games(Some(Move::Place(Square::F6))),
    ];
    for input in asked {
        explorer.update(input);
        for Asked::Ask(id, _, query) in explorer.effects() {
            explorer.update(explorer::Input::Reply(id, games.answer(&query)));
        }
    }
    Some(explorer)
}

/// A review that has been through, at its first move to talk about.
fn review() -> Option<Review> {
    let effort = Some(Effort::Level(USUAL));
    let plan = Plan {
        here: effort,
        line: effort,
        ..Plan::default()
    };
    let mut review = Review::new(REVIEWED.parse::<Tree>().ok()?, plan);
    while let Some(AppEffect::Ask(id, question)) = review.effects().pop() {
        review.update(Look::Reply(id, answer(&question)));
    }
    let found = review.highlights().first()?.ply;
    review.update(Look::Go(found + 1));
    Some(review)
}

pub(super) fn setup(players: [PlayerKind; 2]) -> MatchSetup {
    MatchSetup::new(players[0], players[1])
}

#[component]
pub fn Games() -> impl IntoView {
    let panel = |table: Option<Table>| {
        let play = Play::sample(table?);
        Some(view! { <div><Panel play choosing=RwSignal::new(false) /></div> })
    };
    let series = SeriesRules::new(Goal::Games(3), NextStarter::WinnerChooses);
    let series = MatchSetup {
        series: series.unwrap_or(SeriesRules::SINGLE),
        ..setup(PEOPLE)
    };
    let by_hand = MatchSetup {
        style: Style::Tabletop(Vigilance::Warn),
        ..setup(PEOPLE)
    };
    let last = LAST.parse().map(|position| MatchSetup {
        start: Start::Position(position),
        ..setup(COMPUTER)
    });
    // The last of the moves costs most.
    let worst = table(setup(COMPUTER), LONGER, []);
    let worst = worst.and_then(|it| it.game().legal_moves().into_iter().last());
    let cartridge = "42"
        .parse()
        .map(|number| MatchSetup::cartridge(number, Level::MIN));
    let sample = |table: Option<Table>| table.map(Play::sample);
    let new = sample(table(setup(COMPUTER), "", []));
    // By hand: while discs are flipped, a mistake, and mistakes after the end.
    let flip = [Input::Press(Square::F5), Input::Flip(Square::E5)];
    let miss = [Input::Press(Square::F5), Input::Done, Input::Done];
    let hand = sample(table(by_hand, "", flip[..1].to_vec()));
    let wrong = sample(table(by_hand, "", miss[..2].to_vec()));
    let stood = sample(table(by_hand, "", miss.into_iter().chain([Input::Resign])));
    let wished = table(by_hand, "", flip.into_iter().chain([Input::Undo]));
    let whole = sample(whole());
    let ended = last
        .ok()
        .and_then(|last| sample(table(last, "", [Input::Press(Square::A1)])));
    let numbered = cartridge
        .ok()
        .and_then(|it| sample(table(it, "", [Input::Begin])));
    view! {
        {new.map(|play| view! { <div><SetupForm play on_begun=|()| () /></div> })}
        {panel(table(setup(PEOPLE), SHORT, [Input::Look(-1)]))}
        {panel(table(setup(PEOPLE), SHORT, [Input::Draw]))}
        {panel(worst.and_then(|worst| table(setup(COMPUTER), LONGER, [Input::Press(worst)])))}
        {panel(table(series, SHORT, [Input::Resign]))}
        {panel(wished)}
        {numbered.map(|play| view! { <div><Scoreboard play /></div> })}
        {hand.map(|play| view! { <div><SupplyLine play /> <Tools play /></div> })}
        {wrong.map(|play| view! { <div><Tools play /></div> })}
        {stood.map(|play| view! { <div><Mistakes play looked_at=RwSignal::new(None) /></div> })}
        {[ended, whole].map(|play| {
            play.map(|play| view! { <div><div class="finale-card"><Ending play /></div></div> })
        })}
    }
}

/// What is said about a game.
#[component]
pub fn Reviewed() -> impl IntoView {
    let bench = review().map(Workbench::sample);
    let varied = review().map(|mut review| {
        review.update(Look::Select(vec![0, 1]));
        let bench = Workbench::sample(review);
        let editor = Editor::new(bench);
        editor.begin();
        view! { <div><Moves bench /></div> <div><EditorPanel editor /></div> }
    });
    let empty = Workbench::sample(Review::new(Tree::new(Position::START), Plan::default()));
    let (pasting, shown) = (RwSignal::new(false), RwSignal::new(ALL));
    let chapter = course::find("start");
    let steps = chapter.map(|chapter| {
        view! { <Steps chapter index=Memo::new(|_| 1) progress=KeptProgress::open() /> }
    });
    bench.map(|bench| {
        let none = Signal::stored(Vec::new());
        let found = explored().map(|explorer| {
            let values = explorer.explored().map(|it| values(it.position));
            view! { <Explored explorer values=values.unwrap_or_default() /> }
        });
        view! {
            <div>
                <ReviewPanel bench editor=Editor::new(bench) shown pasting />
                <ReviewSteps bench />
            </div>
            {varied}
            <div>
                <Welcome bench=empty pasting />
                {steps}
            </div>
            <div>
                <Explorer
                    position=bench.position()
                    values=none
                    open=true
                    on_play=|_| ()
                    on_open=|_| ()
                />
                {found}
            </div>
        }
    })
}
