//! The real terminal: taken over, and given back in order whatever happens.

use std::io::{self, Stdout, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::{Position, Rect};
use ratatui::{Frame, Terminal};

/// Whether the terminal is ours. There is one terminal, and whoever ends the program has to know.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// LockedGame while something is drawn.
static DRAWING: Mutex<()> = Mutex::new(());

/// What is drawn on.
pub type Screen = Terminal<CrosstermBackend<Stdout>>;

/// Takes the terminal over.
pub fn enter() -> io::Result<Screen> {
    TAKEN.store(true, Ordering::SeqCst);
    take()?;
    Terminal::new(CrosstermBackend::new(stdout()))
}

/// Takes it over again after it was given back.
pub fn take() -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(
        stdout(),
        EnterAlternateScreen,
        EnableMouseCapture,
        EnableBracketedPaste
    )
}

/// Forgets what is on it, so that everything is drawn again. `Terminal::clear` would ask the terminal where the cursor
/// is, and never hear the answer: another thread reads all that comes in.
pub fn wipe(screen: &mut Screen) -> io::Result<()> {
    let size = screen.size()?;
    screen.resize(Rect::from((Position::ORIGIN, size)))
}

/// Draws on it, unless it has been given back for good.
pub fn draw(screen: &mut Screen, view: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
    let _drawing = DRAWING.lock().unwrap_or_else(PoisonError::into_inner);
    screen.draw(view)?;
    Ok(())
}

/// Gives the terminal back for good, for whoever ends the program while it draws: nothing is drawn after that.
pub fn leave() {
    core::mem::forget(DRAWING.lock());
    restore();
}

/// Gives the terminal back as it was. Does nothing if it was not taken.
pub fn restore() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // There is nothing left to be done where this fails.
        let _ = execute!(
            stdout(),
            DisableBracketedPaste,
            DisableMouseCapture,
            LeaveAlternateScreen,
            Show
        );
        let _ = disable_raw_mode();
    }
}

/// Gives the terminal back before a panic is told, so that it can be read.
pub fn restore_on_panic() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        restore();
        usual(panic);
    }));
}

/// Gives the terminal back and stops the program until the shell lets it go on.
#[cfg(unix)]
pub fn suspend() -> io::Result<()> {
    restore();
    signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)?;
    take()
}

/// There is nothing like it here.
#[cfg(not(unix))]
pub fn suspend() -> io::Result<()> {
    Ok(())
}
