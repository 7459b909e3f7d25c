/// The number of steps.
const STEPS: usize = 1500;

/// A local minimum of a function of a few numbers: the simplex method of Nelder and Mead, which needs no
/// derivatives.
pub fn minimise<const N: usize>(start: [f64; N], function: impl Fn([f64; N]) -> f64) -> [f64; N] {
    let mut corners = vec![(function(start), start)];
    for i in 0..N {
        let mut corner = start;
        corner[i] = corner[i] * 1.3 + 0.02;
        corners.push((function(corner), corner));
    }
    for _ in 0..STEPS {
        corners.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (worst, best) = (corners[N], corners[0]);
        let mean: [f64; N] =
            std::array::from_fn(|i| corners[..N].iter().map(|it| it.1[i]).sum::<f64>() / N as f64);
        // A corner on the line through the worst one and the centre of the others.
        let along = |share: f64| {
            let corner = std::array::from_fn(|i| mean[i] + share * (worst.1[i] - mean[i]));
            (function(corner), corner)
        };
        let mirrored = along(-1.0);
        corners[N] = if mirrored.0 < best.0 {
            let further = along(-2.0);
            if further.0 < mirrored.0 {
                further
            } else {
                mirrored
            }
        } else if mirrored.0 < corners[N - 1].0 {
            mirrored
        } else {
            along(0.5)
        };
        if corners[N].0 >= worst.0 {
            // No improvement: the simplex contracts around the best corner.
            for (value, corner) in &mut corners[1..] {
                *corner = std::array::from_fn(|i| f64::midpoint(corner[i], best.1[i]));
                *value = function(*corner);
            }
        }
    }
    corners.sort_by(|a, b| a.0.total_cmp(&b.0));
    corners[0].1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bent_valley_is_followed_to_its_lowest_point() {
        let valley = |[x, y]: [f64; 2]| (1.0 - x).powi(2) + 100.0 * (y - x * x).powi(2);
        let [x, y] = minimise([-1.2, 1.0], valley);
        assert!((x - 1.0).abs() < 1e-3 && (y - 1.0).abs() < 1e-3, "{x} {y}");
    }
}
