//! Work of the page's main thread, as the browser's trace tells it.

use anyhow::{Context as _, Result};
use serde_json::Value;

/// A task: when it began and how long it took, by the clock and by the processor, in milliseconds.
pub struct Task {
    begin: f64,
    pub wall: f64,
    pub cpu: f64,
}

/// The tasks that lead to a frame: from the one before, or from what began the movement, up to the one that draws it.
pub struct Frame<'a> {
    tasks: Vec<&'a Task>,
    /// How long they had, in milliseconds.
    pub lasts: f64,
}

/// The main thread of the page.
pub struct MainThread {
    pub tasks: Vec<Task>,
    parts: Vec<Part>,
    frames: Vec<f64>,
    /// Times between the marks `begin` and `end`.
    spans: Vec<(f64, f64)>,
}

/// A part of a task: its name, when it began and how long it took by the clock.
struct Part {
    name: String,
    begin: f64,
    wall: f64,
}

/// So many parts of a task, or tasks of a frame, are named.
const MOST_PARTS: usize = 3;

/// The marks that scripts set.
const BEGIN: &str = "discs-begin";
const END: &str = "discs-end";

fn milliseconds(event: &Value, name: &str) -> Option<f64> {
    event[name].as_f64().map(|it| it / 1000.0)
}

impl MainThread {
    /// Reads a trace. The thread is the one on which the marks were set.
    pub fn read(events: &[Value]) -> Result<MainThread> {
        let mut marks: Vec<(f64, bool)> = Vec::new();
        let mut thread = None;
        for event in events {
            if event["name"] == BEGIN || event["name"] == END {
                thread.get_or_insert((&event["pid"], &event["tid"]));
                marks.push((
                    milliseconds(event, "ts").context("a time")?,
                    event["name"] == BEGIN,
                ));
            }
        }
        marks.sort_by(|one, other| one.0.total_cmp(&other.0));
        let spans = marks.windows(2).filter_map(|pair| match pair {
            [(begin, true), (end, false)] => Some((*begin, *end)),
            _ => None,
        });
        let thread = thread.context("no disc was moved")?;
        let own = || {
            let own = events.iter();
            own.filter(|event| (&event["pid"], &event["tid"]) == thread)
        };
        let mut frames: Vec<f64> = own()
            .filter(|event| event["name"] == "BeginMainThreadFrame")
            .filter_map(|event| milliseconds(event, "ts"))
            .collect();
        frames.sort_by(f64::total_cmp);
        let mut tasks: Vec<Task> = own()
            .filter(|event| event["name"] == "RunTask")
            .filter_map(|event| {
                let wall = milliseconds(event, "dur")?;
                Some(Task {
                    begin: milliseconds(event, "ts")?,
                    wall,
                    // Very short ones have no time of their own, and virtual machines give some too much.
                    cpu: milliseconds(event, "tdur").map_or(wall, |cpu| cpu.min(wall)),
                })
            })
            .collect();
        tasks.sort_by(|one, other| one.begin.total_cmp(&other.begin));
        let parts = own().filter(|event| event["name"] != "RunTask");
        let parts = parts.filter_map(|event| {
            Some(Part {
                name: event["name"].as_str()?.to_owned(),
                begin: milliseconds(event, "ts")?,
                wall: milliseconds(event, "dur")?,
            })
        });
        let parts = parts.collect();
        Ok(MainThread {
            tasks,
            parts,
            frames,
            spans: spans.collect(),
        })
    }

    /// The frames between the marks.
    pub fn frames(&self) -> Vec<Frame<'_>> {
        let mut works = Vec::new();
        for &(begin, end) in &self.spans {
            let frames = self.frames.iter().filter(|it| (begin..=end).contains(it));
            let mut before = begin;
            for frame in frames {
                // It is announced within the task that draws it.
                let Some(draws) = self.tasks.iter().find(|task| task.end() > *frame) else {
                    break;
                };
                let leads = |task: &&Task| task.end() > before && task.end() <= draws.end();
                works.push(Frame {
                    tasks: self.tasks.iter().filter(leads).collect(),
                    lasts: draws.end() - before,
                });
                before = draws.end();
            }
        }
        works
    }

    /// What took most of a task.
    pub fn what(&self, task: &Task) -> String {
        let inside =
            |part: &&Part| part.begin >= task.begin && part.begin + part.wall <= task.end();
        let mut inside: Vec<&Part> = self.parts.iter().filter(inside).collect();
        inside.sort_by(|one, other| other.wall.total_cmp(&one.wall));
        let named = inside.iter().take(MOST_PARTS);
        let named: Vec<String> = named
            .map(|part| format!("{} {:.1}", part.name, part.wall))
            .collect();
        named.join(", ")
    }
}

impl Task {
    fn end(&self) -> f64 {
        self.begin + self.wall
    }
}

impl Frame<'_> {
    pub fn wall(&self) -> f64 {
        self.tasks.iter().map(|it| it.wall).sum()
    }

    pub fn cpu(&self) -> f64 {
        self.tasks.iter().map(|it| it.cpu).sum()
    }

    /// The longest tasks, the longest first.
    pub fn longest(&self) -> impl Iterator<Item = &Task> {
        let mut tasks = self.tasks.clone();
        tasks.sort_by(|one, other| other.cpu.total_cmp(&one.cpu));
        tasks.into_iter().take(MOST_PARTS)
    }
}
