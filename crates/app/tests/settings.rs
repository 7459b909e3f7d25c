//! Settings, as they are kept and as they were.

use outflank_app::settings::{Look, Settings};
use serde::{Deserialize, Serialize};

/// What one front end alone has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Own {
    sounds: bool,
    style: Option<String>,
}

fn load(text: &str) -> Option<Settings<Own>> {
    Settings::load(text)
}

#[test]
fn settings_come_back_with_those_of_a_newer_version() {
    let text = r#"{"language":"fr","look":"contrast","dots":false,"sounds":true,"future":{"x":1}}"#;
    let settings = load(text).unwrap();
    assert!(settings.own.sounds);
    assert_eq!(load(&settings.save()), Some(settings.clone()));
    assert!(settings.save().contains("future"));

    let usual = settings.usual();
    assert_eq!(usual.language.as_deref(), Some("fr"));
    assert_eq!((usual.look, usual.dots), (Look::Classic, true));
    assert_eq!(usual.own, Own::default());
    assert!(usual.save().contains("future"));
}

#[test]
fn a_bad_field_costs_no_other_and_what_is_no_object_is_told() {
    let settings =
        load(r#"{"look":7,"dots":"maybe","coordinates":false,"sounds":3,"style":"ascii"}"#);
    let settings = settings.unwrap();
    assert_eq!((settings.look, settings.dots), (Look::Classic, true));
    assert!(!settings.coordinates && !settings.own.sounds);
    assert_eq!(settings.own.style.as_deref(), Some("ascii"));
    assert_eq!(load("{}"), Some(Settings::default()));
    for text in ["", "null", "[]", "{", "3", "nonsense", "\u{0}"] {
        assert_eq!(load(text), None, "{text}");
    }
}

#[test]
fn the_first_form_of_page_and_terminal_is_read() {
    let page = r#"{"version":1,"language":"fr","theme":"dark","look":"cartridge","coordinates":false,"dots":true,"animation":true,"sounds":true,"panel":"left","folded":true}"#;
    let settings = load(page).unwrap();
    assert_eq!(settings.language.as_deref(), Some("fr"));
    assert_eq!(settings.look, Look::Cartridge);
    assert!(!settings.coordinates && settings.dots && settings.own.sounds);

    let terminal = r#"{"language":"es","look":"cartridge","style":"ascii","coordinates":true,"dots":false,"wish":{"players":"people"}}"#;
    let settings = load(terminal).unwrap();
    assert_eq!(settings.language.as_deref(), Some("es"));
    assert_eq!(settings.own.style.as_deref(), Some("ascii"));
    assert!(settings.coordinates && !settings.dots);
}
