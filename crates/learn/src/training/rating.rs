use serde::{Deserialize, Serialize};

use super::Day;

/// How strong somebody is, and how sure that is: Glicko-2, as Mark Glickman describes it.
///
/// Numbers are kept in whole hundredths (volatility: millionths), so that what is saved is what was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Raw", into = "Raw")]
pub struct Rating {
    points: i32,
    deviation: i32,
    volatility: i32,
    count: u32,
    last: Option<Day>,
}

/// One result against an opponent, or a puzzle, whose rating is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    /// The opponent's rating.
    pub rating: f64,
    /// How sure that is.
    pub deviation: f64,
    /// 1 for a win, 0 for a loss.
    pub score: f64,
}

/// The unit of the inner scale.
const SCALE: f64 = 173.7178;
/// The middle of the inner scale.
const MIDDLE: f64 = 1500.0;
/// How fast the volatility may change.
const TAU: f64 = 0.5;
/// When the search for the volatility ends.
const EPSILON: f64 = 1e-6;

impl Default for Rating {
    fn default() -> Rating {
        Rating::new(1200.0, 350.0)
    }
}

impl Rating {
    /// Nobody is known less well than this.
    const MOST_DEVIATION: f64 = 350.0;
    /// Nor better, or a rating could never change.
    const LEAST_DEVIATION: f64 = 30.0;
    const RANGE: [f64; 2] = [100.0, 4000.0];
    const VOLATILITIES: [f64; 2] = [0.01, 0.2];

    /// A rating with this deviation, before the first result.
    pub fn new(rating: f64, deviation: f64) -> Rating {
        Rating::rounded(rating, deviation, 0.06)
    }

    fn rounded(rating: f64, deviation: f64, volatility: f64) -> Rating {
        let whole = |number: f64, unit: f64, [least, most]: [f64; 2]| {
            (number.clamp(least, most) * unit).round() as i32
        };
        let deviations = [Rating::LEAST_DEVIATION, Rating::MOST_DEVIATION];
        Rating {
            points: whole(rating, 1e2, Rating::RANGE),
            deviation: whole(deviation, 1e2, deviations),
            volatility: whole(volatility, 1e6, Rating::VOLATILITIES),
            count: 0,
            last: None,
        }
    }

    /// The rating.
    pub fn rating(self) -> f64 {
        f64::from(self.points) / 1e2
    }

    /// How sure it is: in 19 of 20 cases the strength is within twice as much.
    pub fn deviation(self) -> f64 {
        f64::from(self.deviation) / 1e2
    }

    /// How much the strength itself goes up and down.
    pub fn volatility(self) -> f64 {
        f64::from(self.volatility) / 1e6
    }

    /// How many results it comes from.
    pub const fn count(self) -> u32 {
        self.count
    }

    /// Whether it is still no more than a guess.
    pub fn is_provisional(self) -> bool {
        self.deviation() > 110.0
    }

    /// After one more result. Every result is a rating period of its own, and so is every day in between: who comes back
    /// after a long time is known less well.
    #[must_use]
    pub fn after(self, game: Game, today: Day) -> Rating {
        let days = self.last.map_or(1, |last| today.since(last).max(1));
        Rating {
            count: self.count.saturating_add(1),
            last: self.last.max(Some(today)),
            ..self.period(&[game], f64::from(days))
        }
    }

    /// After some results, so many periods after the last ones.
    fn period(self, games: &[Game], periods: f64) -> Rating {
        let (mu, phi, sigma) = (
            (self.rating() - MIDDLE) / SCALE,
            self.deviation() / SCALE,
            self.volatility(),
        );
        let (mut information, mut surprise) = (0.0, 0.0);
        for game in games {
            let g = g(game.deviation / SCALE);
            let expected = 1.0 / (1.0 + (-g * (mu - (game.rating - MIDDLE) / SCALE)).exp());
            information += g * g * expected * (1.0 - expected);
            surprise += g * (game.score - expected);
        }
        let variance = 1.0 / information.max(1e-9);
        let sigma = volatility(phi, sigma, variance, variance * surprise);
        let before = (phi * phi + sigma * sigma * periods).sqrt();
        let before = before.min(Rating::MOST_DEVIATION / SCALE);
        let phi = 1.0 / (1.0 / (before * before) + 1.0 / variance).sqrt();
        let mu = mu + phi * phi * surprise;
        Rating::rounded(mu * SCALE + MIDDLE, phi * SCALE, sigma)
    }
}

fn g(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / core::f64::consts::PI.powi(2)).sqrt()
}

/// Step 5 of the algorithm: the root of a function, by the Illinois method.
fn volatility(phi: f64, sigma: f64, variance: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let square = phi * phi + variance + x.exp();
        x.exp() * (delta * delta - square) / (2.0 * square * square) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if delta * delta > phi * phi + variance {
        (delta * delta - phi * phi - variance).ln()
    } else {
        let mut k = 1.0;
        while f(a - k * TAU) < 0.0 {
            k += 1.0;
        }
        a - k * TAU
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    while (high - low).abs() > EPSILON {
        let next = low + (low - high) * at_low / (at_high - at_low);
        let at_next = f(next);
        if at_next * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (next, at_next);
    }
    (low / 2.0).exp()
}

/// As it is saved.
#[derive(Serialize, Deserialize)]
struct Raw {
    rating: i32,
    deviation: i32,
    volatility: i32,
    count: u32,
    last: Option<Day>,
}

/// Whatever a damaged file says, the numbers are within their bounds.
impl From<Raw> for Rating {
    fn from(raw: Raw) -> Rating {
        let hundredths = |number| f64::from(number) / 1e2;
        Rating {
            count: raw.count,
            last: raw.last,
            ..Rating::rounded(
                hundredths(raw.rating),
                hundredths(raw.deviation),
                f64::from(raw.volatility) / 1e6,
            )
        }
    }
}

impl From<Rating> for Raw {
    fn from(rating: Rating) -> Raw {
        let Rating {
            points,
            deviation,
            volatility,
            count,
            last,
        } = rating;
        Raw {
            rating: points,
            deviation,
            volatility,
            count,
            last,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glickmans_example() {
        let game = |rating, deviation, score| Game {
            rating,
            deviation,
            score,
        };
        let games = [
            game(1400.0, 30.0, 1.0),
            game(1550.0, 100.0, 0.0),
            game(1700.0, 300.0, 0.0),
        ];
        let after = Rating::new(1500.0, 200.0).period(&games, 1.0);
        let near = |found: f64, expected: f64, by: f64| {
            assert!((found - expected).abs() < by, "{found} {expected}");
        };
        near(after.rating(), 1464.06, 0.02);
        near(after.deviation(), 151.52, 0.02);
        near(after.volatility(), 0.05999, 0.00001);
    }

    #[test]
    fn a_rating_gets_surer_with_each_puzzle_and_less_sure_with_time() {
        let win = Game {
            rating: 1200.0,
            deviation: 0.0,
            score: 1.0,
        };
        let sure = Rating::new(1200.0, 100.0);
        let today = Day::new(100);
        let known = sure.after(win, today);
        assert!(known.deviation() < 100.0 && known.rating() > 1200.0);
        let again = known.after(win, today);
        assert!(again.deviation() < known.deviation());
        let late = known.after(win, today.plus(200));
        assert!(late.deviation() > known.deviation() && late.deviation() < 350.0);
        assert_eq!((again.count(), late.last), (2, Some(today.plus(200))));
    }

    #[test]
    fn a_damaged_rating_is_within_its_bounds() {
        let text =
            r#"{"rating":2147483647,"deviation":-5,"volatility":0,"count":1,"last":2147483647}"#;
        let rating: Rating = serde_json::from_str(text).unwrap();
        assert_eq!((rating.rating(), rating.deviation()), (4000.0, 30.0));
        let game = Game {
            rating: 800.0,
            deviation: 60.0,
            score: 0.0,
        };
        let after = rating.after(game, Day::new(0));
        assert!(after.rating() < 4000.0 && after.volatility() > 0.0);
    }
}
