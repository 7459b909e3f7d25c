use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use outflank_rules::notation::Transcript;

use crate::colors::Indexed;
use crate::{Palette, Picture};

/// A game in pictures: where it begins, then one after each move, passes included. Each marks the last disc.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    /// At least one.
    pictures: Vec<Picture>,
    delay: u16,
}

impl Film {
    /// How long a picture is shown unless one says otherwise, in hundredths of a second: one sees what is flipped.
    pub const DELAY: u16 = 80;

    /// The end is shown this many times as long, before the film begins again.
    pub const END: u16 = 4;

    /// How wide it is unless one says otherwise, in pixels: small enough to be sent around.
    pub const SIZE: u16 = 425;

    /// A game, without coordinates.
    pub fn of(game: &Transcript) -> Film {
        let moves = game.moves().iter().map(|mv| mv.square());
        let mut last = None;
        let pictures = game.positions().zip([None].into_iter().chain(moves));
        let pictures = pictures.map(|(position, placed)| {
            last = placed.or(last);
            Picture {
                last,
                ..Picture::new(position)
            }
        });
        Film {
            pictures: pictures.collect(),
            delay: Film::DELAY,
        }
    }

    /// The same, with coordinates or without.
    #[must_use]
    pub fn with_coordinates(mut self, coordinates: bool) -> Film {
        for picture in &mut self.pictures {
            picture.coordinates = coordinates;
        }
        self
    }

    /// The same, with each picture shown for so many hundredths of a second.
    #[must_use]
    pub fn with_delay(self, delay: u16) -> Film {
        Film { delay, ..self }
    }

    /// The film as an animated GIF that plays for ever, this many pixels wide.
    #[allow(clippy::missing_panics_doc)] // it never does
    pub fn gif(&self, palette: &Palette, size: u16) -> Vec<u8> {
        let mut file = Vec::new();
        let written = self.write(&mut file, palette, size);
        written.expect("memory takes every frame that fits into the picture");
        file
    }

    fn write(&self, file: &mut Vec<u8>, palette: &Palette, size: u16) -> Result<(), EncodingError> {
        let mut pictures = self.pictures.iter();
        let mut pixels = pictures.by_ref().map(|it| it.pixels(palette, size.into()));
        let Some(mut before) = pixels.next() else {
            return Ok(());
        };
        let mut encoder = Encoder::new(file, size, size, &before.color_bytes())?;
        encoder.set_repeat(Repeat::Infinite)?;
        let mut area = Area::whole(size);
        // Each frame waits for the next one, to know whether it is the last.
        loop {
            let next = pixels.next();
            let times = if next.is_some() { 1 } else { Film::END };
            encoder.write_frame(&area.frame(&before, self.delay.saturating_mul(times)))?;
            let Some(next) = next else {
                return Ok(());
            };
            area = Area::changed(&before, &next);
            before = next;
        }
    }
}

/// A part of a picture, in pixels: a frame holds only what has changed since the one before.
struct Area {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
}

impl Area {
    const fn whole(size: u16) -> Area {
        Area {
            left: 0,
            top: 0,
            width: size,
            height: size,
        }
    }

    /// Where two pictures differ; a pixel where they don't, because a frame is not empty.
    fn changed(one: &Indexed, other: &Indexed) -> Area {
        let pixels = one.pixels.iter().zip(&other.pixels);
        let changed = (0_u32..)
            .zip(pixels)
            .filter(|(_, (one, other))| one != other);
        let places = changed.map(|(number, _)| (number % one.size, number / one.size));
        let bounds = places.fold(None, |bounds, (x, y)| {
            let (left, top, right, bottom) = bounds.unwrap_or((x, y, x, y));
            Some((left.min(x), top.min(y), right.max(x), bottom.max(y)))
        });
        let (left, top, right, bottom) = bounds.unwrap_or_default();
        Area {
            left: left as u16,
            top: top as u16,
            width: (right - left + 1) as u16,
            height: (bottom - top + 1) as u16,
        }
    }

    fn frame(&self, picture: &Indexed, delay: u16) -> Frame<'static> {
        let rows = picture.pixels.chunks(picture.size as usize);
        let rows = rows.skip(self.top.into()).take(self.height.into());
        let (left, right) = (self.left.into(), usize::from(self.left + self.width));
        Frame {
            delay,
            dispose: DisposalMethod::Keep,
            left: self.left,
            top: self.top,
            width: self.width,
            height: self.height,
            buffer: rows.flat_map(|row| &row[left..right]).copied().collect(),
            ..Frame::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions};

    use super::*;

    /// A frame as a viewer shows it, and how long.
    type Shown = (Vec<[u8; 3]>, u16);

    /// Plays a file: every frame upon those before.
    fn play(file: &[u8]) -> (Repeat, Vec<Shown>) {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(file).unwrap();
        let width = usize::from(decoder.width());
        let mut screen = vec![[0; 3]; width * usize::from(decoder.height())];
        let mut shown = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            let rows = frame.buffer.chunks(usize::from(frame.width) * 4);
            for (row, pixels) in (usize::from(frame.top)..).zip(rows) {
                let at = row * width + usize::from(frame.left);
                for (shown, pixel) in screen[at..].iter_mut().zip(pixels.chunks(4)) {
                    *shown = [pixel[0], pixel[1], pixel[2]];
                }
            }
            shown.push((screen.clone(), frame.delay));
        }
        (decoder.repeat(), shown)
    }

    fn pixels(picture: &Picture, size: u32) -> Vec<[u8; 3]> {
        let indexed = picture.pixels(&Palette::classic(), size);
        let colors = indexed.pixels.iter();
        colors
            .map(|&it| indexed.colors[usize::from(it)].0)
            .collect()
    }

    #[test]
    fn a_film_shows_the_start_and_every_move_as_the_pictures_do() {
        let game: Transcript = "f5d6c3d3c4f4f6".parse().unwrap();
        let film = Film::of(&game).with_coordinates(true).with_delay(30);
        let (repeat, shown) = play(&film.gif(&Palette::classic(), 212));
        assert_eq!(repeat, Repeat::Infinite);
        assert_eq!(shown.len(), 8);
        for (picture, (screen, _)) in film.pictures.iter().zip(&shown) {
            assert!(*screen == pixels(picture, 212));
        }
        let first = Picture {
            coordinates: true,
            ..Picture::new(game.start())
        };
        let last = Picture {
            coordinates: true,
            ..Picture::of(&game)
        };
        assert_eq!([&film.pictures[0], &film.pictures[7]], [&first, &last]);
        let delays: Vec<u16> = shown.iter().map(|(_, delay)| *delay).collect();
        assert_eq!(delays, [30, 30, 30, 30, 30, 30, 30, 30 * Film::END]);
    }

    #[test]
    fn a_pass_is_a_frame_that_keeps_the_mark() {
        let text = format!("OX{}XO O", "-".repeat(60));
        let start = text.parse().unwrap();
        let game = Transcript::parse_from(start, "c1pa").unwrap();
        let film = Film::of(&game);
        let (_, shown) = play(&film.gif(&Palette::classic(), 100));
        assert_eq!(shown.len(), 3);
        assert!(shown[1].0 == shown[2].0 && shown[0].0 != shown[1].0);
    }

    #[test]
    fn a_position_is_a_film_of_one_picture() {
        let game = Transcript::new(outflank_rules::Position::START);
        let (_, shown) = play(&Film::of(&game).gif(&Palette::classic(), 64));
        assert_eq!(shown.len(), 1);
    }
}
