//! Routes: what the fragment of the address says.

/// The pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// Play a game.
    #[default]
    Play,
    /// The course.
    Learn,
    /// Puzzles.
    Puzzles,
    /// Training, which the page of the course leads to.
    Training,
    /// Analyse a game or a position.
    Analyse,
    /// The kept games.
    Games,
    /// Settings.
    Settings,
    /// The style guide, to which no page leads.
    Style,
}

impl Page {
    /// All pages.
    pub const ALL: [Page; 7] = [
        Page::Play,
        Page::Learn,
        Page::Puzzles,
        Page::Training,
        Page::Analyse,
        Page::Games,
        Page::Settings,
    ];

    /// Those of the navigation, in order: more would not fit on a phone.
    pub const NAVIGATION: [Page; 6] = [
        Page::Play,
        Page::Learn,
        Page::Puzzles,
        Page::Analyse,
        Page::Games,
        Page::Settings,
    ];

    /// Its name in an address.
    pub const fn word(self) -> &'static str {
        match self {
            Page::Play => "play",
            Page::Learn => "learn",
            Page::Puzzles => "puzzles",
            Page::Training => "training",
            Page::Analyse => "analyse",
            Page::Games => "games",
            Page::Settings => "settings",
            Page::Style => "style",
        }
    }
}

/// A route.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Route {
    /// The page.
    pub page: Page,
    /// The path after it: `["game"]` in `#/analyse/game`.
    pub rest: Vec<String>,
    /// The query: `[("moves", "f5d6")]`.
    pub query: Vec<(String, String)>,
}

impl Route {
    /// A page without path or query.
    pub fn to(page: Page) -> Route {
        Route {
            page,
            ..Route::default()
        }
    }

    /// The same with another query parameter.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Route {
        self.query.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The same with another path segment.
    #[must_use]
    pub fn at(mut self, part: &str) -> Route {
        self.rest.push(part.to_owned());
        self
    }

    /// A query parameter.
    pub fn asked(&self, name: &str) -> Option<&str> {
        let mut query = self.query.iter();
        query
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }

    /// Parses a fragment, `#` included. An unknown page is the first one.
    pub fn parse(hash: &str) -> Route {
        Route::known(hash).unwrap_or_default()
    }

    /// Parses a fragment, `#` included; `None` for an unknown page.
    pub fn known(hash: &str) -> Option<Route> {
        let text = hash.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let mut parts = path.split('/').filter(|part| !part.is_empty()).map(decode);
        let Some(word) = parts.next() else {
            return Some(Route::default());
        };
        let mut pages = Page::ALL.into_iter().chain([Page::Style]);
        let page = pages.find(|page| page.word() == word)?;
        let pairs = query.split('&').filter(|pair| !pair.is_empty());
        let pairs = pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")));
        Some(Route {
            page,
            rest: parts.collect(),
            query: pairs
                .map(|(name, value)| (decode(name), decode(value)))
                .collect(),
        })
    }

    /// The address, for a link.
    pub fn href(&self) -> String {
        let mut text = format!("#/{}", self.page.word());
        for part in &self.rest {
            text.push('/');
            text.push_str(&encode(part));
        }
        for (index, (name, value)) in self.query.iter().enumerate() {
            text.push(if index == 0 { '?' } else { '&' });
            text.push_str(&format!("{}={}", encode(name), encode(value)));
        }
        text
    }
}

fn encode(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            encoded.push_str(&format!("%{byte:02X}"));
        }
    }
    encoded
}

/// Invalid percent sequences stay as they are.
fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let hex = |at: usize| {
            tail.get(at)
                .and_then(|&digit| char::from(digit).to_digit(16))
        };
        if let (b'%', Some(high), Some(low)) = (first, hex(0), hex(1)) {
            bytes.push((high * 16 + low) as u8);
            rest = &tail[2..];
        } else {
            bytes.push(*first);
            rest = tail;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_come_back() {
        let route = Route::to(Page::Analyse)
            .at("game 1/2")
            .with("moves", "f5 d6&é%");
        assert_eq!(Route::parse(&route.href()), route);
        assert_eq!(route.asked("moves"), Some("f5 d6&é%"));
    }

    #[test]
    fn whatever_stands_in_the_address_leads_somewhere() {
        for hash in ["", "#", "#/", "#/nowhere", "#%%%", "#/\u{fffd}?=&&"] {
            assert_eq!(Route::parse(hash), Route::default(), "{hash}");
        }
        for (hash, known) in [("", true), ("#/", true), ("#/nowhere", false)] {
            assert_eq!(Route::known(hash).is_some(), known, "{hash}");
        }
        let odd = Route::parse("#/games?x&%zz=%4&=");
        assert_eq!(odd.page, Page::Games);
        assert_eq!(odd.asked("%zz"), Some("%4"));
    }
}
