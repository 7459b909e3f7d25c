//! What people write around the moves of a game: names, a date, a score, each under a name of its own in the
//! languages that players of this game write.

use outflank_rules::Color;

use crate::{
    Date, Decimal, Ending, GameRecord, Loss, Lost, Player, ResultRecord, letters, transcript,
};

/// What a column, a field or a label is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Moves,
    Player(Color),
    Players,
    Rating(Color),
    Score(Color),
    Date,
    Result,
    Event,
    Place,
    Round,
    Comment,
}

/// The names of the fields, in small letters and without blanks or punctuation.
const NAMES: [(Field, &str); 14] = [
    (
        Field::Moves,
        "moves movelist transcript gamemoves movesstring movetext kifu sequence plies history \
         gamerecord coups listedescoups transcription partie jugadas movimientos transcripcion \
         transcripción partida 棋譜 着手 手順 指し手 zuge züge mosse",
    ),
    (
        Field::Player(Color::Black),
        "black blackplayer blackname blackplayername playerblack blackuser blackusername player1 \
         player1name p1 first firstplayer noir noirs joueurnoir nomnoir negro negras jugadornegro \
         jugadornegras 黒 黒番 先手 先番 schwarz nero b dark",
    ),
    (
        Field::Player(Color::White),
        "white whiteplayer whitename whiteplayername playerwhite whiteuser whiteusername player2 \
         player2name p2 second secondplayer blanc blancs joueurblanc nomblanc blanco blancas \
         jugadorblanco jugadorblancas 白 白番 後手 後番 weiss weiß bianco w light",
    ),
    (
        Field::Players,
        "players joueurs jugadores 対局者 プレイヤー",
    ),
    (
        Field::Rating(Color::Black),
        "blackrating blackelo ratingblack elonoir classementnoir elonegras 黒レート",
    ),
    (
        Field::Rating(Color::White),
        "whiterating whiteelo ratingwhite eloblanc classementblanc eloblancas 白レート",
    ),
    (
        Field::Score(Color::Black),
        "blackscore blackdiscs blackcount scoreblack scorenoir pionsnoirs fichasnegras 黒石",
    ),
    (
        Field::Score(Color::White),
        "whitescore whitediscs whitecount scorewhite scoreblanc pionsblancs fichasblancas 白石",
    ),
    (
        Field::Date,
        "date day played playedat playedon created createdat startedat starttime timestamp \
         gamedate datetime jour dateheure fecha dia día 日付 日時 対局日 datum",
    ),
    (
        Field::Result,
        "result score finalscore outcome résultat resultat scorefinal resultado puntuación \
         puntuacion marcador 結果 スコア 石差 ergebnis risultato",
    ),
    (
        Field::Event,
        "event tournament tournoi évènement événement torneo evento 大会 大会名 turnier",
    ),
    (
        Field::Place,
        "place site location lieu lugar sede 場所 会場",
    ),
    (Field::Round, "round rd ronde ronda 回戦 runde"),
    (
        Field::Comment,
        "comment comments note notes commentaire comentario 備考 コメント",
    ),
];

/// What a name stands for.
pub(crate) fn field(name: &str) -> Option<Field> {
    // No name is longer, in characters.
    let name: String = name
        .chars()
        .filter(|it| it.is_alphanumeric())
        .take(32)
        .collect();
    let name = name.to_lowercase();
    let mut names = NAMES.iter();
    names
        .find(|(_, names)| names.split_whitespace().any(|it| it == name))
        .map(|(field, _)| *field)
}

/// Longer names are none, in characters.
const LONGEST_NAME: usize = 100;

/// What is known about a game besides its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Heading {
    players: [Player; 2],
    discs: [Option<u8>; 2],
    date: Option<Date>,
    score: Option<Decimal>,
    event: String,
    place: String,
    round: String,
    comment: String,
    /// What could not be understood.
    losses: Vec<Lost>,
}

impl Heading {
    /// Whether a player is known.
    pub fn has_players(&self) -> bool {
        self.players.iter().any(|player| !player.name.is_empty())
    }

    /// Whether the result is known.
    pub fn has_score(&self) -> bool {
        self.score.is_some() || self.discs != [None; 2]
    }

    fn player(&mut self, color: Color) -> &mut Player {
        &mut self.players[usize::from(color == Color::White)]
    }

    /// Takes what a text says about this field.
    pub fn set(&mut self, field: Field, text: &str) {
        let text = letters::on_one_line(text);
        let text = text.trim_matches(|it: char| {
            it.is_whitespace() || matches!(it, '"' | '*' | ',' | ';' | '|' | ':')
        });
        if text.is_empty() {
            return;
        }
        let understood = match field {
            Field::Player(color) => self.set_player(color, text),
            Field::Players => both(text).is_some_and(|(black, white)| {
                self.set_player(Color::Black, black) && self.set_player(Color::White, white)
            }),
            Field::Rating(color) => {
                let rating = text.parse().ok();
                let player = self.player(color);
                player.rating = player.rating.or(rating);
                rating.is_some()
            }
            Field::Score(color) => {
                let discs = text.parse().ok().filter(|it| *it <= 64);
                self.discs[usize::from(color == Color::White)] = discs;
                discs.is_some()
            }
            Field::Date => {
                let date = date(text);
                self.date = self.date.take().or_else(|| date.clone());
                date.is_some()
            }
            Field::Result => self.set_result(text),
            Field::Event => set(&mut self.event, text),
            Field::Place => set(&mut self.place, text),
            Field::Round => set(&mut self.round, text),
            Field::Comment => set(&mut self.comment, text),
            Field::Moves => false,
        };
        if !understood {
            self.lose(text);
        }
    }

    /// Something that there is no place for.
    pub fn lose(&mut self, text: &str) {
        if self.losses.is_empty() {
            let example: String = text.chars().take(LONGEST_NAME).collect();
            self.losses.push(Lost::new(Loss::Fields, example));
        }
    }

    /// A name, perhaps with a rating: `Anna (1720)`.
    fn set_player(&mut self, color: Color, text: &str) -> bool {
        let (name, rating) = match text
            .strip_suffix([')', ']'])
            .and_then(|it| it.rsplit_once(['(', '[']))
        {
            Some((name, rating)) if rating.trim().parse::<Decimal>().is_ok() => {
                (name.trim_end(), rating.trim().parse().ok())
            }
            _ => (text, None),
        };
        let name: String = name.chars().take(LONGEST_NAME).collect();
        let player = self.player(color);
        player.rating = player.rating.or(rating);
        set(&mut player.name, name.trim())
    }

    /// `34-30`, `51 : 13`, `+38`.
    fn set_result(&mut self, text: &str) -> bool {
        let numbers: Vec<&str> = text
            .split([':', '-', '–', '—', '−', '/'])
            .map(str::trim)
            .collect();
        if let [black, white] = numbers[..]
            && let (Ok(black), Ok(white)) = (black.parse::<u8>(), white.parse::<u8>())
            && u32::from(black) + u32::from(white) <= 64
        {
            self.discs = [Some(black), Some(white)];
            return true;
        }
        let score = transcript::result(text);
        self.score = self.score.or(score);
        score.is_some()
    }

    /// Adds what another one knows.
    pub fn join(&mut self, other: Heading) {
        for (mine, new) in self.players.iter_mut().zip(other.players) {
            if mine.name.is_empty() {
                mine.name = new.name;
            }
            mine.rating = mine.rating.or(new.rating);
        }
        if other.discs != [None; 2] {
            self.discs = other.discs;
        }
        self.score = other.score.or(self.score);
        self.date = self.date.take().or(other.date);
        for (mine, new) in [
            (&mut self.event, other.event),
            (&mut self.place, other.place),
            (&mut self.round, other.round),
            (&mut self.comment, other.comment),
        ] {
            if mine.is_empty() {
                *mine = new;
            }
        }
        if self.losses.is_empty() {
            self.losses = other.losses;
        }
    }

    /// The final score in discs.
    pub const fn set_discs(&mut self, black: u8, white: u8) {
        self.discs = [Some(black), Some(white)];
    }

    /// The final score as Black's lead.
    pub const fn set_score(&mut self, score: Decimal) {
        self.score = Some(score);
    }

    /// What was taken for a final score is none.
    pub const fn forget_lead(&mut self) {
        self.score = None;
    }

    /// Writes it into the record and returns what there is no place for.
    pub fn apply(self, record: &mut GameRecord) -> Vec<Lost> {
        let mut losses = self.losses;
        let [black, white] = self.players;
        (record.black, record.white) = (black, white);
        record.date = self.date;
        (record.event, record.place) = (self.event, self.place);
        (record.round, record.comment) = (self.round, self.comment);
        let score = match self.discs {
            [Some(black), Some(white)] => Some(
                on_board(record, black, white)
                    .unwrap_or_else(|| Decimal::whole(i32::from(black) - i32::from(white))),
            ),
            [None, None] => self.score,
            [Some(discs), None] | [None, Some(discs)] => {
                losses.push(Lost::new(Loss::Fields, discs.to_string()));
                self.score
            }
        };
        record.result = score.map(|score| ResultRecord {
            score,
            ending: Ending::Board,
        });
        losses
    }
}

/// The score of a game that ends with these discs, empty squares counted for the winner.
fn on_board(record: &GameRecord, black: u8, white: u8) -> Option<Decimal> {
    let end = record.end();
    let discs = |color| end.discs(color).len();
    let agrees = discs(Color::Black) == u32::from(black) && discs(Color::White) == u32::from(white);
    record
        .result_on_board()
        .filter(|_| agrees)
        .map(|it| it.score)
}

/// The first text counts; an equal one is no other.
fn set(place: &mut String, text: &str) -> bool {
    if place.is_empty() {
        text.clone_into(place);
    }
    place == text
}

/// Words between two players.
const VERSUS: [&str; 9] = [
    " vs. ", " vs ", " v. ", " v ", " contre ", " contra ", " gegen ", " 対 ", " – ",
];

/// `Anna vs Ben`: both names.
pub(crate) fn both(text: &str) -> Option<(&str, &str)> {
    let lower = text.to_ascii_lowercase();
    let (black, white) = VERSUS.iter().find_map(|versus| {
        let at = lower.find(versus)?;
        Some((text[..at].trim(), text[at + versus.len()..].trim()))
    })?;
    let is_name = |name: &str| {
        !name.is_empty() && name.chars().count() <= 40 && name.split_whitespace().count() <= 4
    };
    (is_name(black) && is_name(white)).then_some((black, white))
}

/// A date as people and programs write it. None if the day could be the month.
pub(crate) fn date(text: &str) -> Option<Date> {
    let text = text.trim();
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    match text.len() {
        // Milliseconds since 1970.
        13 if digits => return text[..10].parse().ok(),
        8 if digits => {
            return format!("{}.{}.{}", &text[..4], &text[4..6], &text[6..])
                .parse()
                .ok();
        }
        _ => {}
    }
    // `2024-05-01T12:33:18.250Z`: seconds have no fractions here.
    if let Some((day, time)) = text.split_once(['T', ' '])
        && let Some((seconds, rest)) = time.split_once('.')
    {
        let zone = rest.trim_start_matches(|it: char| it.is_ascii_digit());
        if let Ok(date) = format!("{day}_{seconds}.{zone}").parse() {
            return Some(date);
        }
    }
    if let Ok(date) = text.parse() {
        return Some(date);
    }
    let is_digit = |letter: char| letter.is_ascii_digit();
    let parts: Vec<&str> = text
        .split(|letter: char| !is_digit(letter))
        .filter(|part| !part.is_empty())
        .collect();
    let dotted = text.contains('.');
    let (year, month, day) = match parts[..] {
        [year, month, day] if year.len() == 4 => (year, month, day),
        [first, second, year] if year.len() == 4 => {
            let is_day = |part: &str| part.parse::<u8>().is_ok_and(|it| it > 12);
            match (is_day(first), is_day(second)) {
                // With full stops the day comes first everywhere.
                (true, false) => (year, second, first),
                (false, true) => (year, first, second),
                (false, false) if dotted || first == second => (year, second, first),
                _ => return None,
            }
        }
        _ => return None,
    };
    format!("{year}.{month}.{day}").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_known_in_several_languages() {
        for (name, expected) in [
            ("Game_Moves", Field::Moves),
            ("Liste des coups", Field::Moves),
            ("棋譜", Field::Moves),
            ("Black player", Field::Player(Color::Black)),
            ("Blancs", Field::Player(Color::White)),
            ("Negras", Field::Player(Color::Black)),
            ("後手", Field::Player(Color::White)),
            ("createdAt", Field::Date),
            ("Résultat", Field::Result),
            ("WhiteElo", Field::Rating(Color::White)),
        ] {
            assert_eq!(field(name), Some(expected), "{name}");
        }
        assert_eq!(field("avatar"), None);
        assert_eq!(field(""), None);
    }

    #[test]
    fn dates_are_read_unless_the_day_could_be_the_month() {
        for (text, written) in [
            ("2024-05-01", "2024.05.01"),
            ("2024-05-01T12:33:18.250Z", "2024.05.01_12:33:18.Z"),
            ("1714566798000", "2024.05.01_12:33:18.UTC"),
            ("20240501", "2024.05.01"),
            ("1.5.2024", "2024.05.01"),
            ("25/12/2024", "2024.12.25"),
            ("12/25/2024", "2024.12.25"),
            ("2024年5月1日", "2024.05.01"),
        ] {
            assert_eq!(date(text).unwrap().to_string(), written, "{text}");
        }
        for text in ["", "soon", "01/05/2024", "31.02.2024", "1-2"] {
            assert_eq!(date(text), None, "{text}");
        }
    }

    #[test]
    fn what_has_no_place_is_told() {
        let mut heading = Heading::default();
        heading.set(Field::Players, "Anna (1720) vs Ben");
        heading.set(Field::Date, "01/05/2024");
        let mut record = GameRecord::new(outflank_rules::Position::START);
        assert_eq!(
            heading.apply(&mut record),
            [Lost::new(Loss::Fields, "01/05/2024")]
        );
        assert_eq!(
            (&record.black.name[..], &record.white.name[..]),
            ("Anna", "Ben")
        );
        assert_eq!(record.black.rating, Some(Decimal::whole(1720)));
    }
}
