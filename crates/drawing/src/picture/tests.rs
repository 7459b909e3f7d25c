use outflank_rules::notation::PassStyle;

use super::*;

fn palette(mark: &str) -> Palette {
    Palette::read(|name| match name {
        "--black-face" => "#101010".to_owned(),
        "--white-face" => "#f0f0f0".to_owned(),
        "--black-mark" | "--white-mark" => mark.to_owned(),
        _ => String::new(),
    })
}

#[test]
fn every_disc_is_drawn_with_its_mark_or_its_number() {
    let mut picture = Picture {
        last: Some(Square::E4),
        coordinates: true,
        ..Picture::new(Position::START)
    };
    let plain = picture.svg(&palette("transparent"));
    assert_eq!(plain.matches("r=\"42\"").count(), 4);
    assert_eq!(plain.matches("stroke-width=\"7\"").count(), 0);
    assert!(plain.contains("fill=\"#101010\"") && plain.contains("fill=\"#f0f0f0\""));
    assert!(plain.contains(">h</text>") && plain.contains(">8</text>"));
    let marked = picture.svg(&palette("#f00"));
    assert_eq!(marked.matches("stroke-width=\"7\"").count(), 4);

    picture.numbered = vec![(Color::Black, Square::F5), (Color::White, Square::D6)];
    picture.coordinates = false;
    let numbered = picture.svg(&palette("#f00"));
    assert!(numbered.contains(">1</text>") && numbered.contains(">2</text>"));
    assert_eq!(numbered.matches("r=\"42\"").count(), 6);
    assert_eq!(numbered.matches("stroke-width=\"7\"").count(), 4);
    assert_eq!(numbered.matches("<text").count(), 2);
}

/// The disc on a square and the number on it, as the SVG has them.
fn drawn(svg: &str, square: Square) -> Option<(Color, Option<u32>)> {
    let (x, y) = centre(square);
    let disc = svg.split_once(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"42\""))?;
    let color = if disc.1.starts_with(" fill=\"#101010\"") {
        Color::Black
    } else {
        Color::White
    };
    let text = svg.split_once(&format!("<text x=\"{x}\" y=\"{}\"", y + 14));
    let number = text.and_then(|(_, text)| text.split_once('>')?.1.split_once('<'));
    Some((color, number.map(|(number, _)| number.parse().unwrap())))
}

#[test]
fn a_diagram_has_the_original_centre_and_every_number_in_the_colour_of_its_mover() {
    // By the end, two discs of the centre and some numbered ones have been flipped.
    let game: Transcript = "f5f6e6f4g6c5f3g4e3d6".parse().unwrap();
    let svg = Picture::diagram(&game).svg(&palette(""));
    for square in [Square::D4, Square::E4, Square::D5, Square::E5] {
        let original = Position::START.at(square).unwrap();
        assert_eq!(drawn(&svg, square), Some((original, None)), "{square}");
    }
    let movers = [Color::Black, Color::White].into_iter().cycle();
    for ((number, mv), mover) in (1..).zip(game.moves()).zip(movers) {
        let square = mv.square().unwrap();
        assert_eq!(drawn(&svg, square), Some((mover, Some(number))), "{square}");
    }
    assert_eq!(svg.matches("r=\"42\"").count(), 14);
}

#[test]
fn a_pass_takes_no_number_and_the_same_player_goes_on() {
    let start = format!("OX{}XO O", "-".repeat(60)).parse().unwrap();
    let game = Transcript::parse_from(start, "c1 pa f8").unwrap();
    assert_eq!(game.to_text(PassStyle::Written), "c1paf8");
    let svg = Picture::diagram(&game).svg(&palette(""));
    assert_eq!(drawn(&svg, Square::C1), Some((Color::White, Some(1))));
    assert_eq!(drawn(&svg, Square::F8), Some((Color::White, Some(2))));
    assert_eq!(drawn(&svg, Square::B1), Some((Color::Black, None)));
}

#[test]
fn a_picture_in_a_page_names_the_position_and_marks_what_was_played_and_better() {
    let plain = Picture::new(Position::START);
    let judged = Picture {
        mistake: Some(Square::F5),
        better: Some(Square::D3),
        ..plain.clone()
    };
    let [plain, judged] = [plain, judged].map(|it| it.inline(&Palette::classic()));
    assert!(plain.contains(&format!("aria-label=\"{}\"", Position::START)));
    assert!(!plain.contains("http"));
    assert_eq!(plain.matches("stroke-width=\"10\"").count(), 0);
    assert_eq!(judged.matches("stroke-width=\"10\"").count(), 2);
}
