//! A dialogue in the Go Text Protocol as the rules of the game see it.

use outflank_rules::{Color, Move, Position};

/// A line with a command.
#[derive(Debug)]
pub struct Request {
    /// The number it begins with.
    pub id: Option<String>,
    words: Vec<String>,
}

impl Request {
    /// Reads a line; nothing if there is no command in it.
    pub fn read(line: &[u8]) -> Option<Request> {
        let before_comment = line.split(|&byte| byte == b'#').next()?;
        let tabs_as_blanks = before_comment.iter().map(|&byte| match byte {
            b'\t' => b' ',
            byte => byte,
        });
        let kept: Vec<u8> = tabs_as_blanks
            .filter(|byte| !byte.is_ascii_control())
            .collect();
        let text = String::from_utf8_lossy(&kept);
        let mut words: Vec<String> = text
            .split(' ')
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        let is_number = |word: &String| word.bytes().all(|byte| byte.is_ascii_digit());
        let id = words.first().is_some_and(is_number);
        (!words.is_empty()).then(|| Request {
            id: id.then(|| words.remove(0)),
            words,
        })
    }
}

/// Follows a game through its dialogue.
#[derive(Clone)]
pub struct Referee {
    position: Position,
    /// The positions before this one, as far as they are known.
    earlier: Vec<Position>,
    /// Whether there are others before them: a game was loaded, with moves that only its record knows.
    loaded: bool,
}

impl Default for Referee {
    fn default() -> Referee {
        Referee {
            position: Position::START,
            earlier: Vec::new(),
            loaded: false,
        }
    }
}

impl Referee {
    /// A request had this answer, or failed, and led to this position: is that right?
    pub fn check(&mut self, request: &Request, answer: Option<&str>, reached: Position) {
        let words: Vec<&str> = request.words.iter().map(String::as_str).collect();
        match (words.as_slice(), answer) {
            (["play", color, vertex], Some(_)) => self.play(color, vertex),
            (["genmove", color], Some(vertex)) => self.play(color, vertex),
            (["gogui-play_sequence", moves @ ..], Some(_)) => {
                for pair in moves.chunks(2) {
                    self.play(pair[0], pair[1]);
                }
            }
            (["reg_genmove", color], Some(vertex)) => self.clone().play(color, vertex),
            (["undo"], Some(_)) => {
                let before = self.earlier.pop().or(self.loaded.then_some(reached));
                self.position = before.expect("a move to take back");
            }
            (["undo"], None) => assert_eq!(self.earlier, []),
            (["clear_board"], Some(_)) => *self = Referee::default(),
            (["loadsgf", ..], Some(_)) => {
                *self = Referee {
                    position: reached,
                    earlier: Vec::new(),
                    loaded: true,
                };
            }
            (["gogui-rules_legal_moves"], answer) => {
                let moves: Vec<String> = self.position.moves().map(|mv| mv.to_string()).collect();
                assert_eq!(answer, Some(&*moves.join(" ")));
            }
            (["gogui-rules_side_to_move"], answer) => {
                let side = self.position.turn().to_string().to_lowercase();
                assert_eq!(answer, Some(&*side));
            }
            _ => {}
        }
        assert_eq!(self.position, reached, "{request:?} {answer:?}");
    }

    /// A legal move, or a pass where there is none, after a pass of the opponent where that has none.
    fn play(&mut self, color: &str, vertex: &str) {
        let color = match color.as_bytes()[0] {
            b'b' | b'B' => Color::Black,
            _ => Color::White,
        };
        if self.position.turn() != color {
            self.pass();
        }
        if vertex.eq_ignore_ascii_case("pass") {
            return self.pass();
        }
        let mv = Move::Place(vertex.parse().expect("a square"));
        let after = self.position.play(mv).expect("a legal move");
        self.go_to(after);
    }

    fn pass(&mut self) {
        let position = self.position;
        assert!(position.legal_moves().is_empty(), "{position:?}");
        self.go_to(Position::new(position.board().pass(), !position.turn()));
    }

    fn go_to(&mut self, position: Position) {
        self.earlier.push(self.position);
        self.position = position;
    }
}
