use outflank_engine::Level;
use outflank_rules::Position;
use outflank_rules::random::Random;
use outflank_wire::VERSION;

use super::*;

fn question() -> Question {
    Question::choose(Position::START, Level::MIN, 1)
}

fn ask(id: u64) -> Action {
    Action::Send(ToEngine::Ask {
        id,
        question: question(),
    })
}

fn ready() -> String {
    FromEngine::Ready {
        place: Place::Native,
        threads: 2,
    }
    .to_text()
}

const OPENED: Action = Action::Opened {
    place: Place::Native,
    threads: 2,
};

fn report(nodes: u64) -> Report {
    Report {
        nodes,
        ..Report::default()
    }
}

fn progress(id: u64, nodes: u64) -> String {
    let report = report(nodes);
    FromEngine::Progress { id, report }.to_text()
}

fn answer(nodes: u64) -> Answer {
    Answer {
        chosen: None,
        report: report(nodes),
    }
}

fn done(id: u64, nodes: u64) -> String {
    FromEngine::Done {
        id,
        answer: answer(nodes),
    }
    .to_text()
}

fn told_done(id: u64, nodes: u64) -> Action {
    Action::Tell(id, Event::Done(answer(nodes)))
}

/// An engine that is ready, with questions 1 to `count` asked.
fn dispatcher(native: bool, count: u64) -> Dispatcher {
    let mut dispatcher = Dispatcher::new(native);
    assert_eq!(dispatcher.receive(&ready()), [OPENED]);
    for expected in 1..=count {
        let id = dispatcher.next_id();
        assert_eq!(id, expected);
        let actions = dispatcher.ask(id, question());
        let sent = if id == 1 { vec![ask(1)] } else { vec![] };
        assert_eq!(actions, sent);
    }
    dispatcher
}

#[test]
fn questions_wait_for_the_engine_and_for_each_other() {
    let mut dispatcher = Dispatcher::new(true);
    assert_eq!(dispatcher.ask(1, question()), []);
    assert_eq!(dispatcher.ask(2, question()), []);
    assert_eq!(dispatcher.receive(&ready()), [OPENED, ask(1)]);
    assert_eq!(
        dispatcher.receive(&progress(1, 5)),
        [Action::Tell(1, Event::Progress(report(5)))]
    );
    assert_eq!(dispatcher.receive(&done(1, 9)), [ask(2), told_done(1, 9)]);
    assert_eq!(dispatcher.receive(&done(2, 3)), [told_done(2, 3)]);
    assert!(!dispatcher.is_waiting());
}

#[test]
fn what_comes_late_twice_or_unasked_is_left_out() {
    let mut dispatcher = dispatcher(true, 2);
    assert_eq!(dispatcher.receive(&done(2, 1)), []);
    assert_eq!(dispatcher.receive(&progress(7, 1)), []);
    dispatcher.receive(&done(1, 9));
    assert_eq!(dispatcher.receive(&done(1, 9)), []);
    assert_eq!(dispatcher.receive(&progress(1, 9)), []);
    assert_eq!(dispatcher.receive(&ready()), [OPENED]);
    assert_eq!(dispatcher.receive(&done(2, 1)), [told_done(2, 1)]);
}

#[test]
fn what_cannot_be_read_is_a_complaint_and_nothing_else() {
    let mut dispatcher = dispatcher(true, 1);
    let refused = FromEngine::Refused {
        id: None,
        reason: Reason::Malformed,
    };
    for text in [
        "",
        "{}",
        "null",
        "[]",
        "\u{0}",
        r#"{"version":4,"message":{"type":"done","id":1}}"#,
        &done(1, 1).replace("\"chosen\":null", "\"chosen\":\"z9\""),
        &refused.to_text(),
    ] {
        let complaint = [Action::Complain(Complaint::Unreadable)];
        assert_eq!(dispatcher.receive(text), complaint, "{text}");
    }
    assert_eq!(dispatcher.receive(&done(1, 2)), [told_done(1, 2)]);
}

#[test]
fn a_native_engine_is_asked_to_stop_and_a_worker_is_ended() {
    let mut native = dispatcher(true, 2);
    assert_eq!(native.stop(1), [Action::Send(ToEngine::Stop { id: 1 })]);
    assert_eq!(native.stop(2), [told_done(2, 0)]);
    assert_eq!(native.receive(&done(1, 4)), [told_done(1, 4)]);
    assert_eq!(native.stop(1), []);

    let mut worker = dispatcher(false, 2);
    worker.receive(&progress(1, 8));
    assert_eq!(worker.stop(1), [Action::Restart, told_done(1, 8)]);
    assert_eq!(worker.receive(&done(1, 99)), []);
    assert_eq!(worker.receive(&ready()), [OPENED, ask(2)]);
}

#[test]
fn a_lost_native_engine_hands_its_questions_over() {
    let mut dispatcher = dispatcher(true, 2);
    dispatcher.receive(&progress(1, 8));
    assert_eq!(
        dispatcher.lose(),
        [Action::Complain(Complaint::Lost), Action::LeaveNative]
    );
    assert_eq!(dispatcher.receive(&ready()), [OPENED, ask(1)]);
    assert_eq!(dispatcher.receive(&done(1, 1)), [ask(2), told_done(1, 1)]);

    let mut never_open = Dispatcher::new(true);
    assert_eq!(never_open.lose(), [Action::LeaveNative]);
}

/// Defect 23: after a restart of the server the page stayed with the browser's engine.
#[test]
fn a_native_engine_that_comes_back_is_used_from_the_next_question_on() {
    let mut at_work = dispatcher(true, 2);
    at_work.lose();
    assert_eq!(at_work.receive(&ready()), [OPENED, ask(1)]);
    assert_eq!(at_work.regain(), None);
    let next = [Action::Return, ask(2), told_done(1, 1)];
    assert_eq!(at_work.receive(&done(1, 1)), next);
    assert_eq!(at_work.receive(&done(2, 1)), [told_done(2, 1)]);

    let mut idle = dispatcher(true, 0);
    idle.lose();
    assert_eq!(idle.regain(), Some(Action::Return));
    assert_eq!(idle.ask(1, question()), [ask(1)]);
}

#[test]
fn an_engine_of_another_version_is_left() {
    let ours = format!("\"version\":{VERSION}");
    let other = ready().replace(&ours, "\"version\":999");
    let mut dispatcher = Dispatcher::new(true);
    dispatcher.ask(1, question());
    assert_eq!(
        dispatcher.receive(&other),
        [
            Action::Complain(Complaint::OtherVersion),
            Action::LeaveNative
        ]
    );
    assert_eq!(dispatcher.receive(&ready()), [OPENED, ask(1)]);
}

#[test]
fn a_worker_that_breaks_down_loses_one_question_and_one_that_never_starts_all() {
    let failed = |id| told_failed(id, Reason::Failed);
    let mut broken = dispatcher(false, 2);
    assert_eq!(broken.fail(false), [failed(1)]);
    assert_eq!(broken.receive(&ready()), [OPENED, ask(2)]);

    let mut never = Dispatcher::new(false);
    never.ask(1, question());
    never.ask(2, question());
    assert_eq!(never.fail(true), [failed(1), failed(2)]);
    assert!(!never.is_waiting());
}

fn refused(id: u64, reason: Reason) -> String {
    let id = Some(id);
    FromEngine::Refused { id, reason }.to_text()
}

fn told_failed(id: u64, reason: Reason) -> Action {
    Action::Tell(id, Event::Failed(reason))
}

#[test]
fn a_refusal_ends_its_question() {
    let mut dispatcher = dispatcher(true, 1);
    let told = told_failed(1, Reason::Failed);
    assert_eq!(dispatcher.receive(&refused(1, Reason::Failed)), [told]);
}

/// The native engine is overloaded: its first question of two is to be the worker's.
fn overloaded() -> Dispatcher {
    let mut dispatcher = dispatcher(true, 2);
    dispatcher.receive(&progress(1, 8));
    assert_eq!(
        dispatcher.receive(&refused(1, Reason::Overloaded)),
        [Action::Complain(Complaint::Overloaded), Action::Borrow]
    );
    dispatcher
}

#[test]
fn a_worker_answers_what_the_native_engine_has_no_time_for() {
    let mut dispatcher = overloaded();
    assert_eq!(dispatcher.receive(&ready()), [OPENED, ask(1)]);
    // The next question is for the native engine again.
    let next = [Action::Return, ask(2), told_done(1, 5)];
    assert_eq!(dispatcher.receive(&done(1, 5)), next);
    assert_eq!(dispatcher.receive(&done(2, 1)), [told_done(2, 1)]);
}

#[test]
fn a_question_that_was_refused_can_be_stopped() {
    let next = [Action::Return, ask(2), told_done(1, 8)];
    let mut while_loading = overloaded();
    assert_eq!(while_loading.stop(1), next);
    let mut while_answered = overloaded();
    while_answered.receive(&ready());
    assert_eq!(while_answered.stop(1), next);
    let mut waiting = overloaded();
    assert_eq!(waiting.stop(2), [told_done(2, 0)]);
    let mut stopped_before = dispatcher(true, 2);
    stopped_before.receive(&progress(1, 8));
    stopped_before.stop(1);
    assert_eq!(
        stopped_before.receive(&refused(1, Reason::Overloaded)),
        [ask(2), told_done(1, 8)]
    );
}

#[test]
fn what_was_refused_fails_alone_when_there_is_no_worker_either() {
    let mut dispatcher = overloaded();
    let failed = told_failed(1, Reason::Failed);
    assert_eq!(dispatcher.fail(true), [Action::Return, ask(2), failed]);
}

#[test]
fn a_native_engine_lost_while_a_worker_answers_leaves_all_to_the_worker() {
    let mut dispatcher = overloaded();
    dispatcher.receive(&ready());
    assert_eq!(dispatcher.lose(), [Action::Complain(Complaint::Lost)]);
    assert_eq!(dispatcher.receive(&done(1, 1)), [ask(2), told_done(1, 1)]);
}

#[test]
fn in_whatever_order_messages_come_every_question_ends_once() {
    for seed in 0..400_u64 {
        let mut random = Random::new(seed);
        let mut dispatcher = Dispatcher::new(true);
        let (mut asked, mut sent) = (0, None);
        let mut ended = Vec::new();
        let mut take = |actions: Vec<Action>, sent: &mut Option<u64>| {
            for effect in actions {
                match effect {
                    Action::Send(ToEngine::Ask { id, .. }) => *sent = Some(id),
                    Action::Tell(id, Event::Done(_) | Event::Failed(_)) => ended.push(id),
                    _ => {}
                }
            }
        };
        for _ in 0..40 {
            let id = random.below(5).into();
            let actions = match random.below(8) {
                0 | 1 => {
                    asked = dispatcher.next_id();
                    dispatcher.ask(asked, question())
                }
                2 => dispatcher.receive(&ready()),
                3 => dispatcher.receive(&progress(id, 1)),
                4 => dispatcher.receive(&done(id, 1)),
                5 => dispatcher.receive("nonsense"),
                6 => dispatcher.stop(id),
                _ => {
                    let reason = match random.below(2) {
                        0 => Reason::Busy,
                        _ => Reason::Overloaded,
                    };
                    dispatcher.receive(&refused(id, reason))
                }
            };
            take(actions, &mut sent);
        }
        // An engine that does its work at last.
        take(dispatcher.receive(&ready()), &mut sent);
        for _ in 0..=asked {
            if let Some(id) = sent.take() {
                take(dispatcher.receive(&done(id, 2)), &mut sent);
            }
        }
        ended.sort_unstable();
        assert_eq!(ended, (1..=asked).collect::<Vec<_>>(), "seed {seed}");
        assert!(!dispatcher.is_waiting());
    }
}
