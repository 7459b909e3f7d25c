//! What is read, and what becomes of it: a game is shown, of several one is chosen. No view.

use std::sync::Arc;

use leptos::prelude::*;
use outflank_app::explorer::AddedGames;
use outflank_app::study::Opened;
use outflank_app::study::intake::{Arrival, FileFault, HandedFile, Intake};
use outflank_record::GameRecord;
use outflank_text::Texts;
use wasm_bindgen_futures::spawn_local;

use super::browser::{self, Breaths};
use super::doors;
use crate::analyse::route_in;
use crate::components::newer;
use crate::components::notices::{Notices, use_notices};
use crate::explorer;
use crate::parts;
use crate::route::{self, Page, Route, use_route};

/// So many games are counted between two looks at the clock.
const AT_A_TIME: usize = 32;

/// What gets into the page.
#[derive(Clone, Copy)]
pub struct Files {
    /// A game to be shown by the page on which games are analysed.
    arrived: RwSignal<Option<Opened>>,
    /// Games to choose from.
    list: RwSignal<Option<Arc<Intake>>>,
    /// How many games have been read, while it takes a while.
    reading: RwSignal<Option<usize>>,
    /// How many games of how many the explorer has been given, while it takes a while.
    counting: RwSignal<Option<(usize, usize)>>,
    /// Whether files are held over the page.
    pub(super) hovering: RwSignal<bool>,
    /// Counts what was begun: only the newest goes on.
    turn: StoredValue<u64>,
    is_stopped: StoredValue<bool>,
    route: Signal<Route>,
    notices: Notices,
}

/// What gets into the page, in a component.
pub fn use_files() -> Files {
    expect_context()
}

/// Called once, by the app.
pub fn provide() {
    let files = Files {
        arrived: RwSignal::new(None),
        list: RwSignal::new(None),
        reading: RwSignal::new(None),
        counting: RwSignal::new(None),
        hovering: RwSignal::new(false),
        turn: StoredValue::new(0),
        is_stopped: StoredValue::new(false),
        route: use_route(),
        notices: use_notices(),
    };
    provide_context(files);
    doors::open(files);
}

impl Files {
    /// Shows each game that arrives. The page on which games are analysed calls it.
    pub fn on_arrival(self, show: impl Fn(Opened) + 'static) {
        Effect::new(move |_| {
            if let Some(game) = self.arrived.get() {
                self.arrived.set(None);
                untrack(|| show(game));
            }
        });
    }

    /// The games to choose from.
    pub fn list(self) -> RwSignal<Option<Arc<Intake>>> {
        self.list
    }

    /// How many games have been read, while it takes a while.
    pub fn reading(self) -> Signal<Option<usize>> {
        self.reading.into()
    }

    /// How many games of how many the explorer has been given, while it takes a while.
    pub fn counting(self) -> Signal<Option<(usize, usize)>> {
        self.counting.into()
    }

    /// Enough: what has been read or counted is what there is.
    pub fn stop(self) {
        self.is_stopped.set_value(true);
        self.counting.set(None);
    }

    /// Opens a text: a game, several, a position, or an address of this page. If it is nothing, the reasons come back.
    pub async fn take_text(self, text: &str) -> Result<(), Vec<FileFault>> {
        if let Some(route) = route_in(text) {
            route::go(&route);
            return Ok(());
        }
        let file = HandedFile {
            name: String::new(),
            bytes: text.as_bytes().to_vec(),
        };
        self.take(vec![file], Vec::new()).await
    }

    /// Opens files of the browser.
    pub async fn take_files(self, files: Vec<web_sys::File>) -> Result<(), Vec<FileFault>> {
        let (files, refused) = browser::read(files).await;
        // Other apps share texts without a name, perhaps an address of ours.
        if let [HandedFile { name, bytes }] = files.as_slice()
            && name.is_empty()
            && let Some(route) = route_in(&String::from_utf8_lossy(bytes))
        {
            route::go(&route);
            return Ok(());
        }
        self.take(files, refused).await
    }

    /// Does it, and says why nothing came of it.
    pub fn begin(self, taking: impl Future<Output = Result<(), Vec<FileFault>>> + 'static) {
        spawn_local(async move {
            if let Err(faults) = taking.await {
                self.tell(faults);
            }
        });
    }

    async fn take(
        self,
        files: Vec<HandedFile>,
        refused: Vec<FileFault>,
    ) -> Result<(), Vec<FileFault>> {
        if let Ok(opening) = parts::open(self, files, refused).await {
            return opening.await;
        }
        self.notices.warn(Texts::part_missing);
        newer::look(self.notices);
        Ok(())
    }

    /// Reads files, and shows what they hold.
    pub(crate) async fn open(
        self,
        files: Vec<HandedFile>,
        refused: Vec<FileFault>,
    ) -> Result<(), Vec<FileFault>> {
        let turn = self.turn.get_value() + 1;
        self.turn.set_value(turn);
        self.is_stopped.set_value(false);
        let is_newest = move || self.turn.get_value() == turn;
        let mut breaths = Breaths::new();
        let mut intake = Intake::read(files, async |progress| {
            if breaths.is_due() {
                self.reading.set(Some(progress.games));
                breaths.draw().await;
            }
            is_newest() && !self.is_stopped.get_value()
        })
        .await;
        if !is_newest() {
            return Ok(());
        }
        self.reading.set(None);
        intake.faults.extend(refused);
        match intake.arrival() {
            Arrival::Nothing(faults) => return Err(faults),
            Arrival::Game(game, faults) => {
                self.tell(faults);
                self.show(*game);
            }
            Arrival::Several(intake) => self.list.set(Some(Arc::from(intake))),
        }
        Ok(())
    }

    /// Says what could not be read.
    pub fn tell(self, faults: Vec<FileFault>) {
        for fault in faults {
            self.notices.warn(move |t| t.describe(&fault));
        }
    }

    /// Shows a game; from now on the explorer counts it.
    pub fn show(self, game: Opened) {
        let record = game.record().into_owned();
        if let Some(added) = self.add(vec![record])
            && added.unkept > 0
        {
            self.notices.warn(move |t| t.explorer_unkept(added.unkept));
        }
        self.list.set(None);
        self.arrived.set(Some(game));
        if self
            .route
            .with_untracked(|route| route.page != Page::Analyse)
        {
            route::go(&Route::to(Page::Analyse));
        }
    }

    /// Lets the explorer count all games of a list.
    pub fn count(self, games: Arc<Intake>) {
        let total = games.games.len();
        self.counting.set(Some((0, total)));
        spawn_local(async move {
            let mut sum = AddedGames::default();
            let mut breaths = Breaths::new();
            let mut records = games.records();
            for done in (0..total).step_by(AT_A_TIME) {
                if self.counting.get_untracked().is_none() {
                    break;
                }
                let some = records.by_ref().take(AT_A_TIME).collect();
                let Some(added) = self.add(some) else {
                    self.counting.set(None);
                    return;
                };
                sum += added;
                if breaths.is_due() {
                    self.counting.set(Some((done, total)));
                    breaths.draw().await;
                }
            }
            self.counting.set(None);
            if sum.unkept + sum.left_out > 0 {
                self.notices.warn(move |t| t.describe(&sum));
            } else {
                self.notices.inform(move |t| t.describe(&sum));
            }
        });
    }

    fn add(self, mut records: Vec<GameRecord>) -> Option<AddedGames> {
        records.retain(|record| !record.moves().is_empty());
        if records.is_empty() {
            return Some(AddedGames::default());
        }
        self.notices.check(explorer::add_games(records))
    }
}
