//! The score of a match, for programs and for people.

use outflank_arena::{Fault, Pairs, Sprt, Verdict};
use outflank_text::Texts;
use serde::Serialize;

/// The result of a match.
#[derive(Serialize)]
pub struct Answer<'a> {
    first: &'a str,
    second: &'a str,
    games: u64,
    /// Pairs in which the first player scored 0, ½, 1, 1½ and 2 points.
    pairs: [u64; 5],
    /// The first player's share of the points, and its standard error.
    share: Option<f64>,
    error: Option<f64>,
    /// The Elo difference and its 95 % confidence interval; `null` if infinite.
    elo: Option<[Option<f64>; 3]>,
    /// The first player's mean disc difference.
    discs: f64,
    /// Games each player lost by a fault in this run.
    faults: [u64; 2],
    /// The log-likelihood ratio and the verdict of the SPRT.
    llr: Option<f64>,
    verdict: Option<&'static str>,
}

impl<'a> Answer<'a> {
    pub fn new(
        [first, second]: [&'a str; 2],
        pairs: &Pairs,
        faults: [u64; 2],
        sprt: Option<Sprt>,
    ) -> Answer<'a> {
        let finite = |number: f64| number.is_finite().then_some(number);
        Answer {
            first,
            second,
            games: pairs.count() * 2,
            pairs: pairs.counts(),
            share: pairs.share().map(|share| share.mean),
            error: pairs.share().map(|share| share.error),
            elo: pairs
                .elo()
                .map(|elo| [elo.difference, elo.low, elo.high].map(finite)),
            discs: pairs.mean_discs(),
            faults,
            llr: sprt.map(|sprt| sprt.ratio(pairs)),
            verdict: sprt.map(|sprt| match sprt.conclusion(pairs) {
                Verdict::Confirmed => "confirmed",
                Verdict::Refuted => "refuted",
                Verdict::Open => "open",
            }),
        }
    }
}

/// The score so far, on a line.
pub fn summary(pairs: &Pairs, sprt: Option<Sprt>, texts: &Texts) -> String {
    let share = share_in_words(pairs, texts);
    let test = sprt.map_or(String::new(), |sprt| {
        format!(", LLR {}", texts.signed(sprt.ratio(pairs), 2))
    });
    format!("{} {share}{test}", pairs.count() * 2)
}

/// `61.3% ± 2.4`: about two standard errors.
pub fn share_in_words(pairs: &Pairs, texts: &Texts) -> String {
    pairs.share().map_or(String::new(), |share| {
        let percent = |number: f64| texts.decimal(100.0 * number, 1);
        format!(
            "{} ± {}",
            texts.percent(&percent(share.mean)),
            percent(share.margin())
        )
    })
}

/// `+81 [+63, +99]`.
pub fn elo_in_words(pairs: &Pairs, texts: &Texts) -> String {
    let number = |number: f64| {
        if number.is_finite() {
            texts.signed(number, 0)
        } else if number > 0.0 {
            "+∞".to_owned()
        } else {
            "−∞".to_owned()
        }
    };
    pairs.elo().map_or(String::new(), |elo| {
        let [difference, low, high] = [elo.difference, elo.low, elo.high].map(number);
        format!("{difference} [{low}, {high}]")
    })
}

/// A fault as a sentence.
pub fn fault_in_words(fault: &Fault, texts: &Texts) -> String {
    let seconds = |time: std::time::Duration| texts.decimal(time.as_secs_f64(), 2);
    match fault {
        Fault::Illegal(_, reason) => texts.fault_illegal(&texts.describe(reason)),
        Fault::Nonsense(answer) => texts.fault_nonsense(answer),
        Fault::Late(over) => texts.fault_late(&seconds(*over)),
        Fault::Silent(time) => texts.fault_silent(&seconds(*time)),
        Fault::Endless => texts.fault_endless(),
        Fault::NotStarted(reason) => texts.fault_not_started(&texts.describe(reason)),
        Fault::Crashed { code, last_words } => {
            let ended =
                code.map_or_else(|| texts.fault_killed(), |code| texts.fault_exit_code(code));
            match last_words.as_str() {
                "" => ended,
                words => texts.fault_last_words(&ended, words),
            }
        }
        Fault::Refused(command, answer) => texts.fault_refused(command, answer),
        Fault::Resigned => texts.fault_resigned(),
        Fault::NoMove => texts.fault_no_move(),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use outflank_rules::{IllegalMove, Move};
    use outflank_text::Language;

    use super::*;

    #[test]
    fn every_fault_has_its_sentence() {
        let time = Duration::from_millis(1250);
        let words = || "these words".to_owned();
        let crashed = |code| Fault::Crashed {
            code,
            last_words: words(),
        };
        let faults = [
            (Fault::Illegal(Move::Pass, IllegalMove::MustPlace), ""),
            (Fault::Nonsense(words()), "these words"),
            (Fault::Late(time), "1.25"),
            (Fault::Silent(time), "1.25"),
            (Fault::Endless, ""),
            (Fault::NotStarted(std::io::ErrorKind::NotFound), ""),
            (crashed(None), "these words"),
            (crashed(Some(3)), "3"),
            (
                Fault::Refused("clear_board".to_owned(), words()),
                "clear_board",
            ),
            (Fault::Resigned, ""),
            (Fault::NoMove, ""),
        ];
        for language in Language::ALL {
            let texts = Texts::new(language);
            for (fault, part) in &faults {
                let sentence = fault_in_words(fault, &texts).replace("1,25", "1.25");
                assert!(sentence.contains(part), "{sentence}");
                assert!(sentence.ends_with('.'), "{sentence}");
            }
        }
    }
}
