use std::io::{self, Write, stderr, stdout};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use clap::Args;
use outflank_record::Date;
use outflank_server::{Event, Log, Options, Page};
use outflank_store::append_to;
use outflank_text::{Language, Texts};

use crate::failure::Failure;
use crate::library::LibraryArgument;
use crate::{resources, value};

/// `outflank serve`, and `outflank` alone.
#[derive(Args, Default)]
pub struct Serve {
    #[arg(long, value_parser = value::number::<u16>(0..=65535))]
    port: Option<u16>,
    #[arg(long)]
    no_open: bool,
    #[arg(long)]
    page: Option<PathBuf>,
    #[arg(long)]
    log: Option<PathBuf>,
    #[command(flatten)]
    library: LibraryArgument,
    #[arg(long, conflicts_with = "library")]
    no_library: bool,
}

/// A log takes no more than this in one run, in bytes: whoever may fill it must not fill the disk.
const LONGEST_LOG: usize = 8 << 20;

impl Serve {
    pub fn run(self, texts: &Texts, lang: Option<Language>) -> Result<(), Failure> {
        let page = match &self.page {
            Some(folder) => Page::from_folder(folder)
                .map_err(|error| Failure::cannot_read(&error.path, &error.error, texts))?,
            None => Page::built_in(),
        };
        let has_page = self.page.is_some() || Page::is_built_in();
        let mut options = Options {
            port: self.port,
            threads: resources::threads(None),
            language: lang.map(|language| language.code().to_owned()),
            ..Options::default()
        };
        if !self.no_library {
            options.games = self.library.games(texts)?;
        }
        if let Some(path) = &self.log {
            options.log =
                open_log(path).map_err(|error| Failure::cannot_write(path, &error, texts))?;
        }
        let ready = |url: &str| {
            // A closed terminal does not stop the server: people use the browser.
            let _ = writeln!(stdout(), "{}", texts.serving(url));
            if !has_page {
                let _ = writeln!(stderr(), "{}", texts.serving_no_page());
            }
            if !self.no_open && !open_browser(url) {
                let _ = writeln!(stderr(), "{}", texts.not_opened());
            }
        };
        outflank_server::serve_until_interrupted(page, &options, ready)
            .map_err(|error| Failure::Usage(texts.serve_failed(&texts.describe(&error))))
    }
}

/// Appends to a file what the server tells, with the time.
fn open_log(path: &Path) -> io::Result<Log> {
    let file = Mutex::new((append_to(path)?, LONGEST_LOG));
    Ok(Arc::new(move |event| {
        let line = log_line(SystemTime::now(), event);
        let (file, room) = &mut *file.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(left) = room.checked_sub(line.len()) {
            *room = left;
            // Without a log, the server serves on.
            let _ = file.write_all(line.as_bytes());
        }
    }))
}

/// The time is that of Greenwich.
fn log_line(now: SystemTime, event: Event) -> String {
    let since = now.duration_since(SystemTime::UNIX_EPOCH);
    let seconds = since.map_or(0, |since| since.as_secs());
    let date = Date::of_unix_seconds(seconds).map_or_else(String::new, |date| date.to_day('-'));
    let (minutes, second) = (seconds / 60, seconds % 60);
    let (hour, minute) = (minutes / 60 % 24, minutes % 60);
    format!("{date} {hour:02}:{minute:02}:{second:02} {event}\n")
}

/// Asks the system to open an address. Returns whether its opener started, not whether a browser did.
fn open_browser(url: &str) -> bool {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    Command::new(program)
        .args(arguments)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .is_ok()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_line_of_the_log_has_date_and_time() {
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_785_513_599);
        assert_eq!(
            log_line(now, Event::Started),
            "2026-07-31 15:59:59 started\n"
        );
    }
}
