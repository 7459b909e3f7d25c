//! Any text as a message between page and engine: refused with a reason, or written and read as the same. A question that
//! can be read is answered, with moves that could be played.

use std::cell::RefCell;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use outflank_engine::{Engine, Options, Question, Report};
use outflank_rules::Position;
use outflank_wire::{FromEngine, LONGEST_QUESTION, ToEngine, VERSION};

/// Feeds it any text.
pub fn feed(text: &str) {
    messages(text);
    // What need not be guessed: the envelope.
    messages(&format!(r#"{{"version":{VERSION},"message":{text}}}"#));
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
