//! Any text as a message between page and engine or library: refused with a reason, or written and read as the same. A
//! question that can be read is answered, one to the engine with moves that could be played.

use std::cell::RefCell;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use outflank_collection::{Collection, Source as _};
use outflank_engine::{Engine, Options, Question, Report};
use outflank_record::GameRecord;
use outflank_rules::Position;
use outflank_rules::notation::Transcript;
use outflank_wire::{
    FromEngine, FromLibrary, LONGEST_QUESTION, ToEngine, ToLibrary, ToServer, VERSION,
};

/// Feeds it any text.
pub fn feed(text: &str) {
    messages(text);
    // What need not be guessed: the envelope.
    messages(&format!(r#"{{"version":{VERSION},"message":{text}}}"#));
    about_library(text);
    about_library(&format!(r#"{{"version":{VERSION},"library":{text}}}"#));
}

fn about_library(text: &str) {
    match ToServer::from_text(text) {
        Ok(ToServer::Library(message)) => {
            assert!(text.len() <= LONGEST_QUESTION);
            let ToLibrary::Look { id, query } = message;
            let found = GAMES.with_borrow_mut(|games| games.answer(&query));
            let told = FromLibrary::reply(id, found);
            assert_eq!(FromLibrary::from_text(&told.to_text()), Ok(Some(told)));
        }
        Ok(ToServer::Engine(message)) => assert_eq!(ToEngine::from_text(text), Ok(message)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match FromLibrary::from_text(text) {
        // One that is too long is told as such.
        Ok(Some(message)) => assert!(FromLibrary::from_text(&message.to_text()).is_ok()),
        Ok(None) => {}
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn messages(text: &str) {
    match ToEngine::from_text(text) {
        Ok(message) => {
            assert!(text.len() <= LONGEST_QUESTION);
            assert_eq!(ToEngine::from_text(&message.to_text()), Ok(message.clone()));
            if let ToEngine::Ask { question, .. } = message {
                answer(&question);
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match FromEngine::from_text(text) {
        Ok(message) => assert_eq!(FromEngine::from_text(&message.to_text()), Ok(message)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

thread_local! {
    static GAMES: RefCell<Collection> = RefCell::new({
        let mut games = Collection::default();
        for moves in ["f5d6c3d3c4", "f5f6e6f4", "f5d6c4"] {
            let moves: Transcript = moves.parse().expect("a game");
            games.add(GameRecord::from(&moves));
        }
        games
    });
    static ENGINE: RefCell<Engine> = RefCell::new(Engine::new(Options {
        threads: 1,
        hash_bytes: 1 << 16,
    }));
}

fn answer(question: &Question) {
    // Soon it is enough.
    let asked = AtomicU32::new(0);
    let stop = || asked.fetch_add(1, Relaxed) > 4;
    let answer = ENGINE.with_borrow_mut(|engine| {
        engine.answer(question, &stop, |report| {
            lines(question.position, report);
            ControlFlow::Continue(())
        })
    });
    lines(question.position, &answer.report);
    let played = answer.mv().map(|mv| question.position.play(mv));
    assert!(played.is_none_or(|position| position.is_ok()));
    assert!(!question.position.is_over() || answer.mv().is_none());
    let done = FromEngine::Done { id: 1, answer };
    assert_eq!(FromEngine::from_text(&done.to_text()), Ok(done));
}

/// Every line can be played.
fn lines(position: Position, report: &Report) {
    for line in &report.lines {
        let end = line
            .line
            .iter()
            .try_fold(position, |position, mv| position.play(*mv));
        assert!(end.is_ok(), "{position:?}");
    }
}
