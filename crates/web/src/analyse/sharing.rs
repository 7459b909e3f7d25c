use outflank_app::study::Study;

use crate::share::Shared;

/// The current line and position, for sharing.
pub fn shared(study: &Study) -> Shared {
    Shared {
        position: study.position(),
        last: study.last(),
        whole: study.whole(),
        ..Shared::game(study.record(), "outflank-analysis")
    }
}

#[cfg(test)]
mod tests {
    use outflank_app::study::Tree;
    use outflank_record::transcript;
    use outflank_rules::Square;
    use outflank_rules::notation::Transcript;

    use super::*;

    #[test]
    fn the_line_and_the_place_in_it_are_shared() {
        let mut study = Study::from(Tree::from(&"f5d6c3d3c4".parse::<Transcript>().unwrap()));
        study.go(2);
        assert_eq!(transcript::write(&shared(&study).record), "f5d6c3d3c4");
        assert_eq!(shared(&study).position, study.position());
        study.place(Square::C4).unwrap();
        let variation = shared(&study);
        assert_eq!(transcript::write(&variation.record), "f5d6c4");
        assert_eq!(variation.last, Some(Square::C4));
    }
}
