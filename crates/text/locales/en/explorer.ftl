# What was played in a position, in a library or in games opened here.

explorer-no-library = There is no game library on this computer yet: “outflank library import” makes one.
trouble-foreign = The library’s file is not a game library; it stays unchanged.
trouble-newer = The library was made by a newer version of Outflank; it stays unchanged.
trouble-damaged = The library is damaged; it stays unchanged. “outflank library check” tells what is wrong.
trouble-busy = Another program is writing to the library: try again when it is done.
trouble-no-game = This game is no longer in the library.
trouble-too-long = This game is too long to be shown here.
trouble-overloaded = Too many pages ask the library at once: try again in a moment.
trouble-failed = The library does not answer.

library-title = Library
library-import = Import
library-remove = Remove
library-ask-import = File or folder with games:
library-ask-remove = Remove this game from the library?
library-empty = There are no games in your library yet: import some from a file or a folder.
# $games (u64), $added (u64)
library-importing = Importing: { $games } { $games ->
        [one] game
       *[other] games
    } read, { $added } added…
# $name (&str)
library-no-games-in = There are no games in { $name }.
# $number (u32)
library-number = No. { $number }
app-about-library = Your game library, newest games first. Every search narrows the list; an empty answer widens it again. “outflank library” does the same on the command line, and more.
app-about-explorer = The explorer counts what was played in this position in your library, however the board is turned: games, percentages won, drawn and lost by the side to move, and the engine’s value.

explorer-title = Explorer
explorer-asking = Counting…
explorer-next = Next move
explorer-event = Tournament
explorer-years = Years
explorer-opening = Opening
# $field (&str)
explorer-field = { $field }:
# $games (u64)
explorer-games-found = { $games ->
        [0] no games
        [one] { $games } game
       *[other] { $games } games
    }
explorer-here = through this position
# $mv (Move)
explorer-here-after = that went on with { $mv } here
# $games (u64), $percent (&str)
explorer-played = { $games } ({ $percent }%)
explorer-unplayed = never played
# $players (&str)
explorer-most-often = Most often: { $players }

# What the page says besides.

explorer-source = Games counted
explorer-library = Library of this computer
explorer-opened = Opened in this browser
# $games (u64)
explorer-counts-library = Counted in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of the library on this computer.
# $games (u64)
explorer-counts-opened = Counted in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } opened in this browser.
explorer-no-games = No games have been opened in this browser yet: every game you open is counted here.
# $games (usize)
explorer-unkept = There is no room to save { $games ->
        [one] { $games } game: it counts until the page is closed.
       *[other] { $games } games: they count until the page is closed.
    }
explorer-elsewhere = Games are imported into it and removed in the terminal app, or with “outflank library”.
# $judged (usize), $total (usize)
explorer-analysed = Games analysed: { $judged } of { $total }
explorer-players = Analysis by player
explorer-forget = Forget the opened games
explorer-results = results
# $moves (&str), $played (&str)
explorer-list-games = { $moves }: { $played }, list the games
# $won (&str), $drawn (&str), $lost (&str)
explorer-bar = { $won }% won, { $drawn }% drawn, { $lost }% lost
explorer-more = More games
explorer-filter = Filter
explorer-result = Result
explorer-any-result = Any
explorer-drawn = Draw
# $color (Color)
explorer-won-by = { $color ->
        [black] Black won
       *[white] White won
    }
