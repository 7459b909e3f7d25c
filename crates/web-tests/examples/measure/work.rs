//! Work of the page's main thread, as the browser's trace tells it.

use anyhow::{Context as _, Result};
use serde_json::Value;

/// A task: when it began and how long it took, by the clock and by the processor, in milliseconds.
pub struct Task {
    begin: f64,
    pub wall: f64,
    pub cpu: f64,
    /// What took most of it.
    pub what: String,
}

/// The main thread of the page.
pub struct MainThread {
    pub tasks: Vec<Task>,
    frames: Vec<f64>,
    /// Times between the marks `begin` and `end`.
    spans: Vec<(f64, f64)>,
}

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
                    what: String::new(),
                })
            })
            .collect();
        tasks.sort_by(|one, other| one.begin.total_cmp(&other.begin));
        for task in tasks.iter_mut().filter(|task| task.wall > 20.0) {
            let end = task.begin + task.wall;
            let inside = own().filter_map(|event| {
                let (begin, lasts) = (milliseconds(event, "ts")?, milliseconds(event, "dur")?);
                let name = event["name"].as_str()?;
                let is_inside = begin >= task.begin && begin + lasts <= end;
                (is_inside && !name.ends_with("RunTask")).then_some((name, lasts))
            });
            let longest = inside.max_by(|one, other| one.1.total_cmp(&other.1));
            task.what = longest.map_or_else(String::new, |(name, _)| name.to_owned());
        }
        Ok(MainThread {
            tasks,
            frames,
            spans: spans.collect(),
        })
    }

    /// The work for each frame between the marks, by the clock and by the processor.
    pub fn work_by_frame(&self) -> Vec<(f64, f64)> {
        let mut works = Vec::new();
        for (begin, end) in &self.spans {
            let frames = self.frames.iter().filter(|it| (begin..=end).contains(it));
            let frames: Vec<f64> = frames.copied().collect();
            for pair in frames.windows(2) {
                // A frame is announced within the task that draws it.
                let inside = |task: &&Task| {
                    let end = task.begin + task.wall;
                    end > pair[0] && end <= pair[1]
                };
                let tasks = self.tasks.iter().filter(inside);
                works.push(tasks.fold((0.0, 0.0), |sum, it| (sum.0 + it.wall, sum.1 + it.cpu)));
            }
        }
        works
    }
}
