use std::collections::HashMap;

use crate::raster::Raster;
use crate::{Palette, Rgb};

/// A picture whose pixels are numbers of colours. The colours depend on the look alone: all pictures of a film, and
/// a picture of one of its positions, have the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Indexed {
    /// How many pixels it is wide.
    pub size: u32,
    /// At most 256.
    pub colors: Vec<Rgb>,
    /// Row by row.
    pub pixels: Vec<u8>,
}

/// Between two colours that share an edge. Nobody sees smaller steps.
const STEPS: u8 = 12;

impl Indexed {
    /// Gives each pixel the nearest of the look's colours.
    pub fn new(raster: &Raster, palette: &Palette) -> Indexed {
        let colors = colors(palette);
        let mut known: HashMap<Rgb, u8> = HashMap::new();
        let mut nearest = |color: Rgb| {
            *known.entry(color).or_insert_with(|| {
                let numbers = (0_u8..).zip(&colors);
                let nearest = numbers.min_by_key(|(_, it)| it.distance(color));
                nearest.map_or(0, |(number, _)| number)
            })
        };
        let mut pixels = Vec::with_capacity(raster.pixels().len());
        // Most pixels are like the one before.
        for run in raster.pixels().chunk_by(|one, next| one == next) {
            pixels.resize(pixels.len() + run.len(), nearest(run[0]));
        }
        Indexed {
            size: raster.size(),
            colors,
            pixels,
        }
    }

    /// Red, green and blue of one colour after the other.
    pub fn color_bytes(&self) -> Vec<u8> {
        self.colors.iter().flat_map(|color| color.0).collect()
    }
}

/// The colours of a look, and steps between those that share an edge.
fn colors(palette: &Palette) -> Vec<Rgb> {
    let mut colors: Vec<Rgb> = palette.neighbours().into_iter().flatten().collect();
    for [one, other] in palette.neighbours() {
        let steps = (1..STEPS).map(|step| f32::from(step) / f32::from(STEPS));
        colors.extend(steps.map(|step| one.covered(other, step)));
    }
    let mut seen = std::collections::HashSet::new();
    colors.retain(|color| seen.insert(*color));
    colors.truncate(256);
    colors
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_look_has_more_colors_than_a_file_can_hold() {
        // Every colour of a look is another one, and both sides have marks.
        let look = Palette::read(|name| {
            let bytes = name.bytes().fold(5_u32, |sum, byte| {
                sum.wrapping_mul(31).wrapping_add(byte.into())
            });
            format!("#{:06x}", bytes & 0xff_ffff)
        });
        let wanted = look.neighbours().len() * usize::from(STEPS - 1) + 13;
        assert!(wanted <= 256, "{wanted}");
        let colors = colors(&look);
        for [one, other] in look.neighbours() {
            assert!(colors.contains(&one) && colors.contains(&other));
            let half = one.covered(other, 0.5);
            assert!(colors.contains(&half), "{half}");
        }
    }
}
