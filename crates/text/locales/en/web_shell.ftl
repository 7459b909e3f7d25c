# What surrounds every page: navigation, the board, the engine, notices.

nav-label = Main
nav-learn = Learn
nav-puzzles = Puzzles
nav-analyse = Analyse
nav-games = Games
skip-to-content = Skip to the content

# $label (&str), $value (&str)
labelled = { $label }: { $value }
button-close = Close
button-seen = Got it
button-reload = Reload
button-stop = Stop
notices-label = Notices

board-label = Board
# $square (Square), $content (Option<Color>), $target (bool), $last (bool)
cell =
    { $square }, { $content ->
        [black] black disc
        [white] white disc
       *[none] empty
    }{ $target ->
        [yes] , you can play here
       *[no] {""}
    }{ $last ->
        [yes] , last move
       *[no] {""}
    }
# $cell (&str), $note (&str)
cell-note = { $cell }, { $note }

engine-idle = The engine loads when it is needed.
engine-starting = The engine is starting…
# $threads (usize)
engine-native =
    Engine on this computer, { $threads ->
        [one] 1 thread
       *[other] { $threads } threads
    }
engine-browser = Engine in the browser
engine-none = No engine can be started here, so the computer cannot play. Reload the page to try again.
engine-changed = The engine on this computer no longer answers. The one in the browser takes over.
engine-unreadable = The engine sent something unreadable; it was ignored.
engine-outdated = Another version of Outflank is running on this computer now: reload the page. Until then, the engine in the browser is used.
engine-busy = The engine is busy with another request: try again in a moment.
engine-overloaded = Many pages are using the engine on this computer at once. The one in the browser takes over for this question.
engine-failed = The engine crashed on this position: try again.
thinking = Thinking…
# $depth (u32), $mv (&str), $score (&str), $nodes (&str)
thinking-depth = Depth { $depth }, best { $mv } { $score }, { $nodes } nodes

shortcuts-title = Keyboard
shortcuts-board = On the board
shortcuts-page = On this page
key-type = A–H, then 1–8
does-type = choose that square, for example F 5
key-arrows = Arrow keys
key-row-ends = Home, End
key-corners = Ctrl+Home, Ctrl+End
key-choose = Enter or space
does-arrows = go to another square
does-row-ends = go to the first or last square of the row
does-corners = go to the first or last square of the board
does-choose = choose the square
does-next-target = go to the next legal square
does-say-moves = say the legal moves
does-say-score = say the score
does-say-last = say the last move
does-say-row = say what is on this row
does-say-flips = say what a move to this square would flip
does-shortcuts = show this list
does-mute = turn the sound off or on
fold-panel = Hide the panel
unfold-panel = Show the panel
does-fold = hide or show the panel beside the board
sound-is-on = Sound on
sound-is-off = Sound off

unknown-address = There is no page at this address, so here is the board.
not-stored = The browser does not let this page save anything, perhaps because this is a private window: what you do here can be lost when you leave.
kept-full = The browser has no room left: your last changes are not saved, and exist only in this tab. Make room, or share the game to download it.
kept-outdated = A newer version of Outflank has taken over in another tab: reload the page. Until then, nothing is saved here.
kept-cleared = The browser has cleared everything this page had saved. The game on the board is still here, and is saved with its next move.
kept-again = Everything is saved again.
broken-down = Something went wrong on this page. Your game is saved: reload to continue.
page-outdated = There is a newer version of this page: reload to get it.
