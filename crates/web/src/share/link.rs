use std::net::IpAddr;

use outflank_record::GameRecord;
use outflank_rules::Position;
use outflank_rules::notation::PassStyle;

use crate::route::{Page, Route};

/// The address for analysing a game.
pub fn game_route(record: &GameRecord) -> Route {
    let route = match record.start() {
        Position::START => Route::to(Page::Analyse),
        start => position_route(start),
    };
    let moves = record.transcript().to_text(PassStyle::Written);
    let route = route.with("moves", &moves);
    match record.given {
        0 => route,
        given => route.with("given", &given.to_string()),
    }
}

/// The address for analysing a position.
pub fn position_route(position: Position) -> Route {
    let squares = position.to_string().replace(' ', "");
    Route::to(Page::Analyse).with("position", &squares)
}

/// Whether an address with this host leads nowhere on another computer.
pub fn is_only_here(host: &str) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let is_loopback = bare.parse::<IpAddr>().is_ok_and(|it| it.is_loopback());
    // A page from a file has no host.
    bare.is_empty() || bare == "localhost" || bare.ends_with(".localhost") || is_loopback
}

/// The HTML that shows a game in a frame of another page; `page` is the address of this one, up to its last slash.
pub fn embed_code(page: &str, record: &GameRecord, language: &str, title: &str) -> String {
    let route = game_route(record).with("lang", language);
    let href = route.href();
    let (_, query) = href.split_once('?').unwrap_or_default();
    let [query, title] = [query, title].map(|it| it.replace('&', "&amp;").replace('"', "&quot;"));
    format!(
        r#"<iframe src="{page}embed.html#{query}" title="{title}" width="360" height="500" loading="lazy"></iframe>"#
    )
}

#[cfg(test)]
mod tests {
    use outflank_rules::Move;

    use super::*;

    #[test]
    fn games_and_positions_have_an_address() {
        let record = outflank_record::transcript::read_line("f5d6c3", 1, 0);
        let record = record.unwrap().strict().unwrap();
        assert_eq!(game_route(&record).href(), "#/analyse?moves=f5d6c3");
        let position: Position = format!("XO{} O", "-".repeat(62)).parse().unwrap();
        let address = format!("#/analyse?position=XO{}O", "-".repeat(62));
        assert_eq!(position_route(position).href(), address);
        let mut record = GameRecord::new(position);
        record.push(Move::Pass).unwrap();
        assert_eq!(game_route(&record).href(), format!("{address}&moves=pa"));
    }

    #[test]
    fn an_address_of_this_computer_is_of_no_use_elsewhere() {
        for host in [
            "127.0.0.1",
            "127.1.2.3",
            "localhost",
            "[::1]",
            "a.localhost",
            "",
        ] {
            assert!(is_only_here(host), "{host}");
        }
        for host in [
            "outflank.example",
            "192.168.0.7",
            "localhost.example",
            "[2001:db8::1]",
        ] {
            assert!(!is_only_here(host), "{host}");
        }
    }

    #[test]
    fn a_game_can_be_put_into_another_page() {
        let record = outflank_record::transcript::read_line("f5d6c3", 1, 0);
        let record = record.unwrap().strict().unwrap();
        let code = embed_code("https://club.example/o/", &record, "fr", "\"A\" & B");
        assert_eq!(
            code,
            "<iframe src=\"https://club.example/o/embed.html#moves=f5d6c3&amp;lang=fr\" \
             title=\"&quot;A&quot; &amp; B\" width=\"360\" height=\"500\" loading=\"lazy\"></iframe>"
        );
    }
}
