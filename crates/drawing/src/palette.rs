use outflank_rules::Color;

use crate::Rgb;

/// The colours of a look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    pub(crate) frame: Rgb,
    pub(crate) field: Rgb,
    pub(crate) line: Rgb,
    pub(crate) letter: Rgb,
    pub(crate) last: Rgb,
    discs: [DiscPalette; 2],
}

/// The colours of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DiscPalette {
    pub face: Rgb,
    pub edge: Rgb,
    /// Some looks mark discs, so that one needs no colour to tell them apart.
    pub mark: Option<Rgb>,
}

/// The mark of a mistake, on any look.
pub(crate) const MISTAKE: Rgb = Rgb([0xff, 0xb4, 0xab]);

/// The mark of the better move, on any look.
pub(crate) const BETTER: Rgb = Rgb([0xff, 0xf1, 0x76]);

impl Palette {
    /// A green board.
    pub fn classic() -> Palette {
        let disc = |face, edge| DiscPalette {
            face: Rgb([face; 3]),
            edge: Rgb([edge; 3]),
            mark: None,
        };
        Palette {
            frame: Rgb([0x17, 0x40, 0x2a]),
            field: Rgb([0x2f, 0x7d, 0x4f]),
            line: Rgb([0x17, 0x40, 0x2a]),
            letter: Rgb([0xd7, 0xe8, 0xdc]),
            last: Rgb([0xff, 0xf1, 0x76]),
            discs: [disc(0x11, 0), disc(0xfa, 0x77)],
        }
    }

    /// Reads each colour by its name in the page's style sheet. What is not a colour there is the classic look's.
    pub fn read(color: impl Fn(&str) -> String) -> Palette {
        let classic = Palette::classic();
        let read = |name: &str| color(name).parse().ok();
        let disc = |name: &str, classic: DiscPalette| DiscPalette {
            face: read(&format!("--{name}-face")).unwrap_or(classic.face),
            edge: read(&format!("--{name}-edge")).unwrap_or(classic.edge),
            mark: read(&format!("--{name}-mark")),
        };
        let [black, white] = classic.discs;
        Palette {
            frame: read("--board-frame").unwrap_or(classic.frame),
            field: read("--board-field").unwrap_or(classic.field),
            line: read("--board-line").unwrap_or(classic.line),
            letter: read("--board-letter").unwrap_or(classic.letter),
            last: read("--last-mark").unwrap_or(classic.last),
            discs: [disc("black", black), disc("white", white)],
        }
    }

    pub(crate) const fn disc(&self, color: Color) -> DiscPalette {
        self.discs[color.index()]
    }

    /// Each colour of a picture beside those it is drawn upon, the ones it shares an edge with.
    pub(crate) fn neighbours(&self) -> Vec<[Rgb; 2]> {
        let [black, white] = self.discs;
        let mut all = vec![
            [self.field, self.line],
            [self.frame, self.line],
            [self.frame, self.field],
            [self.frame, self.letter],
            [self.field, self.last],
            [self.line, self.last],
            [black.face, white.face],
            [self.field, BETTER],
        ];
        for disc in self.discs {
            all.extend([[self.field, disc.edge], [disc.edge, disc.face]]);
            all.extend([[disc.face, MISTAKE], [disc.face, BETTER]]);
            all.extend(disc.mark.map(|mark| [disc.face, mark]));
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_read_by_the_names_of_the_style_sheet() {
        let look = Palette::read(|name| match name {
            "--board-field" => "#123456".to_owned(),
            "--black-mark" => "#fff".to_owned(),
            "--white-mark" => "transparent".to_owned(),
            _ => String::new(),
        });
        assert_eq!(look.field, Rgb([0x12, 0x34, 0x56]));
        assert_eq!(look.disc(Color::Black).mark, Some(Rgb([255; 3])));
        assert_eq!(look.disc(Color::White).mark, None);
        assert_eq!(look.frame, Palette::classic().frame);
    }
}
