use core::time::Duration;

/// Lets pass what comes at first, and then as much as can be seen.
///
/// A search finds much in its first milliseconds. Whoever shows it would draw a screen for each, and show only the last.
#[derive(Debug, Default)]
pub struct Pace {
    next: Duration,
}

impl Pace {
    const SHORTEST: Duration = Duration::from_millis(50);

    /// Whether what comes now, so long after the beginning, passes.
    pub fn lets_pass(&mut self, now: Duration) -> bool {
        let passes = now >= self.next;
        if passes {
            self.next = now + Pace::SHORTEST;
        }
        passes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_passes_and_then_one_in_fifty_milliseconds() {
        let mut pace = Pace::default();
        let passes = [0, 1, 49, 50, 60, 99, 101, 400, 449, 450]
            .map(|now| pace.lets_pass(Duration::from_millis(now)));
        let expected = [
            true, false, false, true, false, false, true, true, false, true,
        ];
        assert_eq!(passes, expected);
    }
}
