use std::ops::ControlFlow;
use std::sync::Mutex;
use std::time::Instant;

use outflank_text::{Language, Texts};
use outflank_train::{Progress, Run, Stage, Watch};

use super::words::print;
use crate::progress;

/// A progress bar with the rate and the time left.
pub struct ProgressBar {
    line: progress::Progress,
    language: Language,
    /// The current round and stage, and when it began.
    began: Mutex<Option<(usize, Stage, Instant)>>,
}

/// The width of the bar in characters.
const WIDTH: u64 = 30;

impl ProgressBar {
    pub fn new(texts: &Texts) -> ProgressBar {
        ProgressBar {
            line: progress::Progress::new(),
            language: texts.language(),
            began: Mutex::new(None),
        }
    }

    pub fn clear(&self) {
        self.line.clear();
    }

    fn seconds(&self, progress: Progress) -> f64 {
        let Progress { round, stage, .. } = progress;
        let Ok(mut began) = self.began.lock() else {
            return 0.0;
        };
        match *began {
            Some((the_round, the_stage, start)) if (the_round, the_stage) == (round, stage) => {
                start.elapsed().as_secs_f64()
            }
            _ => {
                *began = Some((round, stage, Instant::now()));
                0.0
            }
        }
    }
}

impl Watch for ProgressBar {
    fn progress(&self, progress: Progress) -> ControlFlow<()> {
        let Progress {
            round,
            stage,
            done,
            before,
            total,
        } = progress;
        let seconds = self.seconds(progress);
        let full = WIDTH * done / total.max(1);
        let bar: String = (0..WIDTH)
            .map(|place| if place < full { '█' } else { '·' })
            .collect();
        let texts = Texts::new(self.language);
        let mut text = format!(
            "{} {bar} {done}/{total}",
            texts.train_stage(round, stage.name())
        );
        let rate = (done - before) as f64 / seconds;
        if seconds > 0.0 && rate > 0.0 {
            let left = (total - done) as f64 / rate;
            let minutes = (left / 60.0).floor();
            let left = format!("{minutes}:{:02}", (left - 60.0 * minutes) as u64);
            text = format!(
                "{text} {}",
                texts.train_rate(&texts.decimal(rate, 1), &left)
            );
        }
        self.line.show(&text);
        ControlFlow::Continue(())
    }

    /// Results are printed at once: a round takes hours.
    fn finished(&self, run: &Run, round: usize, stage: Stage) {
        self.clear();
        print(run, round, stage, &Texts::new(self.language));
    }
}
