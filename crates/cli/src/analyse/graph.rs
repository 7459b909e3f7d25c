/// Lines above the middle, and below.
const HEIGHT: usize = 6;

/// A bar chart of block characters, positive values up. `scale` is the value at the top.
pub fn bars(values: &[f32], scale: f32) -> Vec<String> {
    let step = scale / HEIGHT as f32;
    let row = |from: f32, up: bool| {
        let full = |value: &f32| {
            let value = if up { *value } else { -*value };
            match (value - from) / step {
                0.75.. => '█',
                0.25.. if up => '▄',
                0.25.. => '▀',
                _ => ' ',
            }
        };
        let row: String = values.iter().map(full).collect();
        row.trim_end().to_owned()
    };
    let upper = (0..HEIGHT).rev().map(|line| row(line as f32 * step, true));
    let lower = (0..HEIGHT).map(|line| row(line as f32 * step, false));
    let middle = "─".repeat(values.len());
    upper.chain([middle]).chain(lower).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_reach_as_far_as_their_values() {
        let values = [0.0, 8.0, -8.0, 4.0, 0.6];
        let bars = bars(&values, 8.0);
        assert_eq!(bars.len(), 2 * HEIGHT + 1);
        assert_eq!(bars[0], " █");
        assert_eq!(bars[HEIGHT - 1], " █ █▄");
        assert_eq!(bars[HEIGHT], "─────");
        assert_eq!(bars[2 * HEIGHT], "  █");
    }
}
