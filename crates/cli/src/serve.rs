use std::io::{Write as _, stderr, stdout};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::Args;
use outflank_server::{Options, Page};
use outflank_text::{Language, Texts};

use crate::failure::Failure;
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
}

impl Serve {
    pub fn run(self, texts: &Texts, lang: Option<Language>) -> Result<(), Failure> {
        let page = match &self.page {
            Some(folder) => Page::from_folder(folder)
                .map_err(|error| Failure::cannot_read(&error.path, &error.error, texts))?,
            None => Page::built_in(),
        };
        let has_page = self.page.is_some() || Page::is_built_in();
        let options = Options {
            port: self.port,
            threads: resources::threads(None),
            language: lang.map(|language| language.code().to_owned()),
            ..Options::default()
        };
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
