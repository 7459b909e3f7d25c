//! Keys and the mouse: what every screen shares; the rest goes to the screen on top.

use ratatui::crossterm::event::{
    Event as TerminalEvent, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};

use super::Model;
use crate::app::event::usual;
use crate::app::screens::analysis;
use crate::app::screens::settings::SettingsScreen;
use crate::app::shared::Go;
use crate::app::widgets::prompt::Prompt;
use crate::app::{Effect, Input, Key};

impl Model {
    pub(super) fn terminal(&mut self, event: &TerminalEvent) -> Go {
        match event {
            TerminalEvent::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            TerminalEvent::Mouse(mouse) if !self.too_small => self.mouse(*mouse),
            TerminalEvent::Paste(text) if self.help.is_none() && !self.too_small => {
                self.paste(text)
            }
            _ => Go::Stay,
        }
    }

    fn key(&mut self, event: &KeyEvent) -> Go {
        if event.modifiers.contains(KeyModifiers::CONTROL) {
            match event.code {
                KeyCode::Char('c') => self.quit(),
                KeyCode::Char('z') => {
                    self.leave();
                    self.shared.effects.push(Effect::Suspend);
                }
                KeyCode::Char('l') => self.shared.effects.push(Effect::Redraw),
                _ => {}
            }
            return Go::Stay;
        }
        self.press(usual(event.code))
    }

    fn press(&mut self, key: Key) -> Go {
        if self.too_small {
            // Nobody could see what a key does.
            return Go::Stay;
        }
        self.shared.notice = None;
        if let Some(scroll) = &mut self.help {
            match key {
                Key::Down | Key::PageDown => *scroll += 1,
                Key::Up | Key::PageUp => *scroll = scroll.saturating_sub(1),
                _ => self.help = None,
            }
            return Go::Stay;
        }
        if let Some(mut prompt) = self.shared.prompt.take() {
            if let Some(answer) = prompt.key(key, &self.shared.texts) {
                let (screen, shared) = self.top();
                return screen.answered(answer, shared);
            }
            self.shared.prompt = Some(prompt);
            return Go::Stay;
        }
        match key {
            Key::Char('?') => {
                self.help = Some(0);
                Go::Stay
            }
            Key::Char('q') | Key::Esc => Go::Back,
            Key::Char('s') => Go::open(SettingsScreen::default()),
            key => self.input(Input::Key(key)),
        }
    }

    /// What is pasted belongs to the screen, or to its prompt; elsewhere it is a game.
    fn paste(&mut self, text: &str) -> Go {
        self.shared.notice = None;
        let (screen, shared) = self.top();
        if let Some(go) = screen.pasted(text, shared) {
            return go;
        }
        match &mut shared.prompt {
            Some(Prompt::Text(input)) => {
                if !input.paste(text) {
                    shared.notice = Some(shared.texts.app_paste_too_long());
                }
            }
            Some(_) => {}
            None => return analysis::of_pasted(text, shared),
        }
        Go::Stay
    }

    pub(super) fn input(&mut self, input: Input) -> Go {
        if self.shared.prompt.is_some() {
            return Go::Stay;
        }
        let (screen, shared) = self.top();
        screen.input(input, shared)
    }

    fn mouse(&mut self, event: MouseEvent) -> Go {
        let here = self.hits.at(event.column, event.row);
        match event.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.shared.notice = None;
                match here {
                    _ if self.help.is_some() => {
                        self.help = None;
                        Go::Stay
                    }
                    Some(Input::Key(key)) => self.press(key),
                    Some(input) => self.input(input),
                    None => Go::Stay,
                }
            }
            MouseEventKind::Moved => match here {
                Some(Input::Square(square)) if self.help.is_none() => {
                    self.input(Input::Hover(square))
                }
                _ => Go::Stay,
            },
            MouseEventKind::ScrollDown => self.scroll(3),
            MouseEventKind::ScrollUp => self.scroll(-3),
            _ => Go::Stay,
        }
    }

    fn scroll(&mut self, lines: i16) -> Go {
        match &mut self.help {
            Some(scroll) => {
                *scroll = scroll.saturating_add_signed(lines.into());
                Go::Stay
            }
            None => self.input(Input::Scroll(lines)),
        }
    }
}
