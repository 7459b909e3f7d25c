//! The real terminal: taken over, and restored whatever happens.

use std::io::{self, Stdout, Write as _, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use ratatui::Terminal;
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

use super::Model;

/// Whether the terminal is taken over. It is global because the signal handler has to know.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Whether the terminal tells where the mouse is, as it does when it is taken over.
static FOLLOWS: AtomicBool = AtomicBool::new(true);

/// Held while drawing.
static DRAWING: Mutex<()> = Mutex::new(());

/// The terminal to draw on.
pub type Screen = Terminal<CrosstermBackend<Stdout>>;

/// Takes the terminal over.
pub fn enter() -> io::Result<Screen> {
    TAKEN.store(true, Ordering::SeqCst);
    take()?;
    Terminal::new(CrosstermBackend::new(stdout()))
}

/// Takes the terminal over again after it was restored.
pub fn take() -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    FOLLOWS.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(
        stdout(),
        EnterAlternateScreen,
        EnableMouseCapture,
        EnableBracketedPaste
    )
}

/// Lets the terminal tell where the mouse is, or only what it presses: where nothing is shown there, each movement
/// would be an event for nothing. Crossterm has no command for this.
fn follow_mouse(follow: bool) -> io::Result<()> {
    if FOLLOWS.swap(follow, Ordering::SeqCst) == follow {
        return Ok(());
    }
    let mut out = stdout();
    write!(out, "\x1b[?1003{}", if follow { 'h' } else { 'l' })?;
    out.flush()
}

/// Forgets the screen's content, so that everything is redrawn. `Terminal::clear` would ask the terminal for the
/// cursor's position and never get the answer, since another thread reads all input.
pub fn wipe(screen: &mut Screen) -> io::Result<()> {
    let size = screen.size()?;
    screen.resize(Rect::from((Position::ORIGIN, size)))
}

/// Draws a frame, unless the terminal has been restored for good.
pub fn draw(screen: &mut Screen, model: &mut Model) -> io::Result<()> {
    let _drawing = DRAWING.lock().unwrap_or_else(PoisonError::into_inner);
    follow_mouse(model.follows_mouse())?;
    screen.draw(|frame| model.view(frame))?;
    Ok(())
}

/// Restores the terminal for good, before the program is ended while it draws: nothing is drawn after that.
pub fn leave() {
    core::mem::forget(DRAWING.lock());
    restore();
}

/// Restores the terminal if it was taken over.
pub fn restore() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // Nothing can be done if this fails.
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

/// Restores the terminal before a panic message is printed.
pub fn restore_on_panic() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        restore();
        usual(panic);
    }));
}

/// Restores the terminal and stops the program until the shell continues it.
#[cfg(unix)]
pub fn suspend() -> io::Result<()> {
    restore();
    signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)?;
    take()
}

/// Not available on this system.
#[cfg(not(unix))]
pub fn suspend() -> io::Result<()> {
    Ok(())
}
