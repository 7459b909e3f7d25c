//! Files of games, libraries and books.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::Work;
use super::program::{Conversation, Program, Random};

/// Writes games of so many players to a GGF file. Returns who plays whom.
fn write_games(path: &Path, club: &str, games: usize) -> Result<Vec<(String, String)>> {
    let players = |game: usize| {
        let black = format!("{club} {game}");
        (black, format!("{club} {}", game * 7 % games))
    };
    let all: Vec<(String, String)> = (0..games).map(players).collect();
    let games = all.iter().map(|(black, white)| {
        format!("(;GM[Othello]PB[{black}]PW[{white}]DT[2020]B[f5]W[d6]B[c3]W[d3]B[c4];)\n")
    });
    fs::write(path, games.collect::<String>())?;
    Ok(all)
}

fn time(work: impl FnOnce() -> Result<()>) -> Result<Duration> {
    let start = Instant::now();
    work()?;
    Ok(start.elapsed())
}

/// A WTHOR archive that is written over by another one, and back.
pub struct Convert {
    /// Who plays whom in each of them.
    archives: [Vec<(String, String)>; 2],
    files: [&'static str; 2],
    time: Duration,
}

impl Convert {
    pub fn new(program: &Program) -> Result<Convert> {
        let files = ["one.ggf", "other.ggf"];
        let one = write_games(&program.folder.join(files[0]), "Club", 900)?;
        let other = write_games(&program.folder.join(files[1]), "Team", 1100)?;
        let convert = || {
            program
                .run(&["convert", files[1], "-o", "g.wtb"], "")
                .map(drop)
        };
        let time = time(convert)?;
        convert()?;
        program.run(&["convert", files[0], "-o", "g.wtb"], "")?;
        Ok(Convert {
            archives: [one, other],
            files,
            time,
        })
    }

    /// Which archive is there, as any program sees it.
    fn there(&self, program: &Program) -> Result<usize> {
        let games = fs::read(program.folder.join("g.wtb"))?;
        let names = fs::read(program.folder.join("g.jou"))?;
        let name = |place: &[u8]| {
            let place = usize::from(u16::from_le_bytes([place[0], place[1]]));
            let name = names.get(16 + 20 * place..16 + 20 * (place + 1))?;
            let end = name.iter().position(|&byte| byte == 0)?;
            String::from_utf8(name[..end].to_vec()).ok()
        };
        let players = games[16..]
            .chunks(68)
            .map(|game| Some((name(&game[2..])?, name(&game[4..])?)));
        let players: Option<Vec<_>> = players.collect();
        let players = players.context("a player has no name")?;
        let place = self.archives.iter().position(|it| *it == players);
        place.context("the games have wrong players")
    }
}

impl Work for Convert {
    fn kill(&mut self, program: &Program, random: &mut Random) -> Result<()> {
        let new = 1 - self.there(program)?;
        let arguments = ["convert", self.files[new], "-o", "g.wtb"];
        program.kill_within(&arguments, self.time, random, || Ok(()))?;
        self.there(program)?;
        // The next command finishes what was begun, and clears up.
        program.run(&["convert", "g.wtb", "-o", "g.pgn"], "")?;
        self.there(program)?;
        program.run(&["convert", "g.wtb", "-o", "g.pgn"], "")?;
        program.check_tidy("")
    }
}

/// A library that games are added to.
pub struct Import {
    games: usize,
    time: Duration,
}

const IMPORT: [&str; 4] = ["library", "import", "games.ggf", "--json"];

impl Import {
    pub fn new(program: &Program) -> Result<Import> {
        let games = 10_000;
        write_games(&program.folder.join("games.ggf"), "Player", games)?;
        let time = time(|| program.run(&IMPORT, "").map(drop))?;
        Ok(Import { games, time })
    }
}

impl Work for Import {
    fn kill(&mut self, program: &Program, random: &mut Random) -> Result<()> {
        program.kill_within(&IMPORT, self.time, random, || program.clear("data"))?;
        let counted = program.output(&["library", "info", "--json"], "")?;
        let before = if counted.status.success() {
            number(&String::from_utf8(counted.stdout)?, "games")?
        } else {
            // It did not even come to make the file.
            0
        };
        let completed = program.run(&IMPORT, "")?;
        let (added, known) = (
            number(&completed, "added")?,
            number(&completed, "duplicates")?,
        );
        ensure!(
            known == before,
            "{known} games were there, and not {before}"
        );
        ensure!(
            added + known == self.games,
            "{} games are there",
            added + known
        );
        Ok(())
    }
}

/// A number in a line of JSON.
fn number(json: &str, key: &str) -> Result<usize> {
    let (_, rest) = json
        .split_once(&format!("\"{key}\":"))
        .context(key.to_owned())?;
    let digits = rest
        .trim_start()
        .split(|it: char| !it.is_ascii_digit())
        .next();
    digits.unwrap_or_default().parse().context(key.to_owned())
}

/// A book that learns games over NBoard.
pub struct Learning {
    /// Its size after each game.
    sizes: Vec<usize>,
}

/// Each knows positions that those before it do not.
const GAMES: [&str; 6] = [
    "B[f5]W[d6]B[c3]",
    "B[f5]W[d6]B[c3]W[d3]B[c4]",
    "B[f5]W[d6]B[c3]W[d3]B[c4]W[f4]B[f6]",
    "B[f5]W[f6]B[e6]",
    "B[f5]W[f6]B[e6]W[f4]B[e3]",
    "B[f5]W[f4]B[e3]",
];

const NBOARD: [&str; 6] = [
    "nboard",
    "--threads",
    "1",
    "--hash",
    "1",
    "--book=data/book",
];

/// A conversation in which it has learned these games, and will learn more.
fn learned(program: &Program, games: &[&str]) -> Result<Conversation> {
    let mut nboard = program.converse(&NBOARD, "learned")?;
    nboard.say("nboard 2\nset depth 1\n")?;
    for game in games {
        nboard.say(&lesson(game))?;
        nboard.hear()?;
    }
    Ok(nboard)
}

fn lesson(game: &str) -> String {
    format!("set game (;GM[Othello]{game};)\nlearn\n")
}

/// How many positions its book has.
fn size(program: &Program) -> Result<usize> {
    number(
        &program.run(&["book", "--file", "data/book", "--json"], "")?,
        "positions",
    )
}

impl Learning {
    pub fn new(program: &Program) -> Result<Learning> {
        let mut sizes = Vec::new();
        let start = [
            "book",
            "--build",
            "start",
            "--positions",
            "1",
            "--depth",
            "1",
        ];
        program.run(&start, "")?;
        for games in 0..=GAMES.len() {
            begin(program)?;
            learned(program, &GAMES[..games])?;
            sizes.push(size(program)?);
        }
        ensure!(
            sizes.is_sorted_by(|a, b| a < b),
            "nothing is learned: {sizes:?}"
        );
        Ok(Learning { sizes })
    }
}

/// A book that has learned nothing.
fn begin(program: &Program) -> Result<()> {
    program.clear("data")?;
    fs::copy(
        program.folder.join("start"),
        program.folder.join("data/book"),
    )?;
    Ok(())
}

impl Work for Learning {
    fn kill(&mut self, program: &Program, random: &mut Random) -> Result<()> {
        begin(program)?;
        let games = random.below(GAMES.len());
        let mut nboard = learned(program, &GAMES[..games])?;
        nboard.say(&lesson(GAMES[games]))?;
        sleep(random.moment(Duration::from_millis(20)));
        let answers = nboard.kill()?;
        let (found, expected) = (size(program)?, &self.sizes[games + answers..games + 2]);
        ensure!(
            expected.contains(&found),
            "{found} positions, not {expected:?}"
        );
        learned(program, &GAMES)?;
        ensure!(
            Some(&size(program)?) == self.sizes.last(),
            "it does not learn the rest"
        );
        program.check_tidy("data")
    }
}
