//! A shell in a tmux of its own.

use std::fs;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Longer than anything takes, on any machine: nobody waits for ever.
const PATIENCE: Duration = Duration::from_mins(2);

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A terminal with a shell on it.
pub struct Screen {
    /// The name of the server, which nobody else uses.
    server: String,
    data: tempfile::TempDir,
}

impl Screen {
    /// A terminal of this size. Without colours, so that a picture shows all there is.
    pub fn open(width: u16, height: u16) -> Screen {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let data = tempfile::tempdir().unwrap();
        let screen = Screen {
            server: format!("outflank-{}-{number}", std::process::id()),
            data,
        };
        let program = env!("CARGO_BIN_EXE_outflank");
        let folder = std::path::Path::new(program).parent().unwrap();
        let mut path = vec![folder.to_owned()];
        path.extend(std::env::split_paths(
            &std::env::var_os("PATH").unwrap_or_default(),
        ));
        let started = Command::new("tmux")
            .args(["-u", "-f", "/dev/null", "-L", &screen.server])
            .args(["new-session", "-d", "-x", &width.to_string()])
            .args(["-y", &height.to_string()])
            // Word by word: a command line would be run by another shell, and bash as such takes the prompt away.
            .args(["bash", "--norc", "--noprofile", "-i"])
            .env("PATH", std::env::join_paths(path).unwrap())
            .env("OUTFLANK_DATA", screen.data.path())
            .env("LC_ALL", "C.UTF-8")
            .env("NO_COLOR", "1")
            .env("PS1", "$ ")
            .env("HISTFILE", "")
            .env_remove("TMUX")
            .current_dir(screen.data.path())
            .status();
        assert!(started.expect("tmux starts").success());
        screen.wait_for("$");
        screen
    }

    fn tmux(&self, arguments: &[&str]) -> String {
        let output = Command::new("tmux")
            .args(["-u", "-L", &self.server])
            .args(arguments)
            .output()
            .unwrap();
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {error}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Types a command, and says afterwards how it ended.
    pub fn command(&self, command: &str) {
        self.line(&format!("clear; {command}; echo left with $?"));
    }

    /// Types a line.
    pub fn line(&self, line: &str) {
        // As it is: f5 is also the name of a key.
        self.tmux(&["send-keys", "-l", line]);
        self.keys(&["Enter"]);
    }

    /// Writes on the terminal, as a message from somebody else would.
    pub fn scribble(&self, text: &str) {
        let terminal = self.tmux(&["display-message", "-p", "#{pane_tty}"]);
        fs::write(terminal.trim(), text).unwrap();
    }

    /// Presses keys, by the names that tmux has for them.
    pub fn keys(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    pub fn resize(&self, width: u16, height: u16) {
        self.tmux(&[
            "resize-window",
            "-x",
            &width.to_string(),
            "-y",
            &height.to_string(),
        ]);
    }

    /// What is seen.
    pub fn picture(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    /// Waits until the picture is as it should be.
    pub fn wait(&self, what: &str, ready: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let picture = self.picture();
            if ready(&picture) {
                return picture;
            }
            assert!(
                start.elapsed() < PATIENCE,
                "{what} does not come:\n{picture}"
            );
            sleep(Duration::from_millis(20));
        }
    }

    /// Waits until this is seen, line breaks and blanks aside.
    pub fn wait_for(&self, text: &str) {
        let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let wanted = squeezed(text);
        self.wait(text, |picture| {
            // What is typed is not what is answered.
            let lines = picture.lines().filter(|line| !line.starts_with("$ "));
            squeezed(&lines.collect::<Vec<_>>().join(" ")).contains(&wanted)
                || text == "$" && picture.contains('$')
        });
    }

    /// The shell has its usual terminal: lines, echo, no mouse, no alternate screen.
    pub fn check_terminal(&self) {
        let state = "#{alternate_on}#{mouse_any_flag}#{mouse_all_flag}#{bracket_paste_flag}";
        let state = self.tmux(&["display-message", "-p", state]);
        // The shell itself may want to know of pastes.
        assert!(state.starts_with("000"), "{state}");
        self.line("clear; stty -a | tr ' ' '\\n' | grep -x -e icanon -e echo | tr '\\n' '+'");
        let sane =
            |picture: &str| picture.contains("icanon+echo+") || picture.contains("echo+icanon+");
        self.wait("a terminal in order", sane);
        self.line("clear");
    }

    /// Ends the program from outside, as a system that shuts down does.
    pub fn kill_program(&self) {
        let shell = self.tmux(&["display-message", "-p", "#{pane_pid}"]);
        let children = format!("/proc/{0}/task/{0}/children", shell.trim());
        let children = fs::read_to_string(children).unwrap();
        let child = children
            .split_whitespace()
            .next()
            .expect("the program runs");
        let killed = Command::new("kill").args(["-TERM", child]).status();
        assert!(killed.unwrap().success());
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // This server only; it has no other terminal than ours.
        let _ = Command::new("tmux")
            .args(["-L", &self.server, "kill-server"])
            .status();
    }
}
