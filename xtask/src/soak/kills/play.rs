//! Games, in line mode and in the terminal app.

use std::fs;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::Work;
use super::program::{Program, Random};
use crate::workspace::succeeds;

/// A game without passes.
const GAME: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5";
const MOVES: usize = GAME.len() / 2;

const NEW: [&str; 6] = ["play", "--new", "--black", "human", "--white", "human"];

/// A file or two is written for each move: that long at most.
const MOMENT: Duration = Duration::from_millis(15);

fn moves() -> impl Iterator<Item = &'static str> {
    (0..MOVES).map(|number| &GAME[2 * number..2 * number + 2])
}

/// Moves that are typed.
pub struct Lines;

impl Work for Lines {
    fn kill(&mut self, program: &Program, random: &mut Random) -> Result<()> {
        program.clear("data")?;
        let arguments = [&NEW[..], &["--plain", "--board", "words"]].concat();
        let mut game = program.converse(&arguments, " plays ")?;
        let made = random.below(MOVES - 1);
        for mv in moves().take(made) {
            game.say(&format!("{mv}\n"))?;
            game.hear()?;
        }
        let last = moves().nth(made).context("a game has more moves")?;
        game.say(&format!("{last}\n"))?;
        sleep(random.moment(MOMENT));
        let seen = made + game.kill()?;
        check(program, seen)
    }
}

/// The unfinished game has all moves that were seen, and perhaps one more; and it can be played on.
fn check(program: &Program, seen: usize) -> Result<()> {
    let kept = kept(program, "")?;
    let made = kept.len() / 2;
    ensure!(GAME.starts_with(&kept), "{kept} is kept");
    ensure!(
        (seen..=seen + 1).contains(&made),
        "{seen} moves were seen, and {made} are kept"
    );
    if let Some(next) = moves().nth(made).filter(|_| made > 0) {
        let longer = self::kept(program, &format!("{next}\n"))?;
        ensure!(longer == kept + next, "{longer} after {next}");
        program.check_tidy("data/games")?;
    }
    Ok(())
}

/// The moves of the unfinished game after these.
fn kept(program: &Program, more: &str) -> Result<String> {
    let arguments = ["play", "--plain", "--resume"];
    let output = program.output(&arguments, &format!("{more}save kept.txt\n"))?;
    let file = program.folder.join("kept.txt");
    match output.status.code() {
        Some(0) => {
            let moves = fs::read_to_string(&file)?;
            fs::remove_file(file)?;
            Ok(moves.trim_end().to_owned())
        }
        Some(1) if output.stderr == b"outflank: There is no unfinished game.\n" => {
            Ok(String::new())
        }
        _ => anyhow::bail!("{}", String::from_utf8_lossy(&output.stderr)),
    }
}

/// The app on a terminal that tmux provides.
pub struct App {
    server: String,
}

impl App {
    pub fn new() -> Result<App> {
        ensure!(succeeds(Command::new("tmux").arg("-V")), "tmux is missing");
        let server = format!("outflank-kills-{}", std::process::id());
        Ok(App { server })
    }

    fn tmux(&self) -> Command {
        let mut tmux = Command::new("tmux");
        tmux.args(["-u", "-f", "/dev/null", "-L", &self.server]);
        tmux
    }

    fn ask(&self, arguments: &[&str]) -> Result<String> {
        let output = self.tmux().args(arguments).output()?;
        let complaint = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "tmux {arguments:?}: {complaint}");
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Whether this is seen, line breaks aside.
    fn shows(&self, text: &str) -> Result<bool> {
        let picture = self.ask(&["capture-pane", "-p"])?;
        let words: Vec<&str> = picture.split_whitespace().collect();
        Ok(words.join(" ").contains(text))
    }

    fn wait_for(&self, text: &str) -> Result<()> {
        let start = Instant::now();
        while !self.shows(text)? {
            ensure!(
                start.elapsed() < Duration::from_mins(1),
                "`{text}` does not come"
            );
            sleep(Duration::from_millis(5));
        }
        Ok(())
    }

    fn press(&self, mv: &str) -> Result<()> {
        self.ask(&["send-keys", &mv[..1], &mv[1..], "Enter"])?;
        Ok(())
    }
}

impl Work for App {
    fn kill(&mut self, program: &Program, random: &mut Random) -> Result<()> {
        program.clear("data")?;
        let mut command = self.tmux();
        command.args(["new-session", "-d", "-x", "80", "-y", "24"]);
        command.arg(&program.path).args(NEW);
        command.env("OUTFLANK_DATA", program.folder.join("data"));
        command.env("LC_ALL", "en_GB.UTF-8").env_remove("TMUX");
        ensure!(
            command.current_dir(&program.folder).status()?.success(),
            "tmux does not start"
        );
        let process = self.ask(&["display-message", "-p", "#{pane_pid}"])?;
        self.wait_for("Black to move.")?;
        let made = random.below(6);
        let seen = |mv: &str| format!("plays {mv} and flips");
        for mv in moves().take(made) {
            self.press(mv)?;
            self.wait_for(&seen(mv))?;
        }
        let last = moves().nth(made).context("a game has more moves")?;
        self.press(last)?;
        sleep(random.moment(MOMENT));
        let is_seen = self.shows(&seen(last))?;
        let killed = Command::new("kill")
            .args(["-KILL", process.trim()])
            .status()?;
        ensure!(killed.success(), "it could not be killed");
        // Its terminal goes with it, and the server with its only terminal.
        let start = Instant::now();
        while succeeds(self.tmux().arg("has-session")) {
            ensure!(start.elapsed() < Duration::from_mins(1), "it does not end");
            sleep(Duration::from_millis(5));
        }
        check(program, made + usize::from(is_seen))
    }
}

impl Drop for App {
    fn drop(&mut self) {
        // This server only; it has no other terminal than ours.
        let _ = self.tmux().arg("kill-server").output();
    }
}
