# The game library: its help, what it finds and what goes wrong.

about-library = Keep a library of games: search it, and see what was played in any position.
note-library = The library is one file, by default beside your saved games.
about-library-import = Add games from files to the library.
note-library-import = File types are recognised by content. A game that is already there, even rotated or mirrored, is not added again, so after an interruption just run the same command once more. Names in WTHOR archives come from their WTHOR.JOU and WTHOR.TRN.
about-library-search = List games, newest first.
note-library-search = All conditions must match. A few letters of a name are enough; case and accents are ignored.
about-library-show = Show games by number.
about-library-export = Write games to a file.
about-library-explore = See what was played in a position: how often, how it scored, and what the engine thinks of it.
note-library-explore = Numbers are for the side to move. Rotated and mirrored positions count together.
about-library-info = Show what is in the library.
about-library-check = Find out whether anything in the library is damaged.
note-library-check = Everything is read and compared with its checksums. The exit code is 1 if something is wrong.
about-library-salvage = Rescue what is whole in a damaged library.
note-library-salvage = Every game that is still whole goes into a new library, with new numbers. The damaged file stays as it is.
about-library-backup = Copy the library, even while it is in use.
note-library-backup = The copy is checked before it takes its place. An older copy with the same name is replaced.
about-library-remove = Remove games from the library by number.
note-library-remove = The last games of the library get the numbers of those that are removed: list the games again before you remove more.
about-library-analyse = Find out how well the games were played: accuracy, what a move costs in each phase, openings.
note-library-analyse = What was found is saved in the library, and games that are analysed are not analysed again: interrupt it at any time, and run the same command to continue.

help-library = The library file
help-library-games = The numbers of the games
help-library-player = A player of either colour
help-library-black = Who played Black
help-library-white = Who played White
help-library-event = The event
help-library-year = The year, or a range such as 1990-1999
help-library-opening = The name of an opening that the games reached
help-library-at = A position that the games reached
help-library-result = The result: black, white or draw
help-library-limit = How many games to list (default 20)
help-library-explore-position = The position (default: the start of a game)
help-library-level = Engine level where the book has no value, 1 to 60 (default 15)
help-library-no-engine = Do not ask the engine
help-library-analyse-level = Engine level, 1 to 60 (default 10)
name-words = NAME
name-year = YEAR
name-opening = OPENING
name-result = RESULT

# $file (&str), $games (u64), $added (u64)
library-progress = { $file }: { $games } { $games ->
        [one] game
       *[other] games
    } read, { $added } added
# $added (u64)
library-imported = { $added ->
        [0] No games were added.
        [one] { $added } game was added.
       *[other] { $added } games were added.
    }
# $duplicates (u64), $completed (u64)
library-duplicates = { $duplicates ->
        [one] { $duplicates } game was already there
       *[other] { $duplicates } games were already there
    }{ $completed ->
        [0] .
       *[other] ; details were added to { $completed } of them.
    }
# $refused (u64)
library-refused = { $refused ->
        [one] { $refused } game could not be read.
       *[other] { $refused } games could not be read.
    }
# $games (u64)
library-other-rules = { $games ->
        [one] { $games } game was played for the fewest discs and was not added.
       *[other] { $games } games were played for the fewest discs and were not added.
    }
# $added (u64)
library-interrupted = Interrupted: { $added ->
        [one] { $added } game is
       *[other] { $added } games are
    } in the library; run the same command again to continue.
# $games (u32), $players (u32), $events (u32), $size (&str)
library-info = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } by { $players ->
        [one] { $players } player
       *[other] { $players } players
    } at { $events ->
        [one] { $events } event
       *[other] { $events } events
    }, { $size } MB.
# $first (&str), $last (&str)
library-years = From { $first } to { $last }.
# $games (usize), $shown (usize)
library-found = { $games ->
        [one] { $games } game found
       *[other] { $games } games found
    }, { $shown } shown.
library-nothing = No game matches.
# $number (u32), $year (&str), $black (&str), $white (&str), $score (&str)
library-game = { $number }. { $year } { $black } – { $white } { $score }
# $opening (&str)
library-opening = Opening: { $opening }
library-somebody = unknown
library-unfinished = unfinished
# $games (usize), $file (&str)
library-exported = { $games ->
        [one] { $games } game was
       *[other] { $games } games were
    } written to { $file }.

# $games (u64), $color (Color), $won (&str), $drawn (&str), $lost (&str), $discs (&str)
library-explored = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; { $color ->
        [black] Black
       *[white] White
    } to move won { $won }%, drew { $drawn }%, lost { $lost }%, with { $discs } discs on average.
# $games (u64)
library-explored-open = { $games ->
        [one] { $games } game, unfinished.
       *[other] { $games } games, all unfinished.
    }
library-unexplored = No game reached this position.
library-column-move = move
library-column-games = games
library-column-won = won
library-column-drawn = drawn
library-column-lost = lost
library-column-discs = discs
library-column-engine = engine

# $file (&str)
library-missing = There is no library in { $file } yet: create one with “outflank library import”.
# $file (&str)
library-foreign = { $file } is not a game library; it stays unchanged.
# $file (&str), $version (u32)
library-newer = { $file } was made by a newer version of Outflank (format { $version }); it stays unchanged.
# $file (&str)
library-damaged = { $file } is damaged; it stays unchanged. “outflank library check” tells what is wrong, “outflank library salvage” rescues what is whole.
# $file (&str)
library-busy = Another program is writing to { $file }: try again when it is done.
# $file (&str), $number (u32)
library-no-game = There is no game { $number } in { $file }.
# $file (&str), $reason (&str)
library-failed = { $file } cannot be used as a library: { $reason }
library-no-place = The system does not say where your files belong: name a file with --library.
# $text (&str)
unknown-opening = No opening is called “{ $text }”.
# $text (&str), $openings (&str)
near-opening = No opening is called “{ $text }”. Did you mean { $openings }?
# $text (&str), $openings (&str)
which-opening = “{ $text }” could be any of these openings: { $openings }.
wrong-years = Expected a year, such as 1998, or two, such as 1990-1999.

# $games (u32)
library-sound = { $games ->
        [one] { $games } game; nothing is damaged.
       *[other] { $games } games; nothing is damaged.
    }
library-fault-unusable = The file is too damaged to be opened.
# $reason (&str)
library-fault-database = The database is damaged: { $reason }
# $games (usize), $numbers (&str)
library-fault-games = { $games ->
        [one] { $games } game is damaged: number { $numbers }.
       *[other] { $games } games are damaged: numbers { $numbers }.
    }
library-fault-index = What searches and the explorer look at is damaged.
# $file (&str)
library-to-salvage = { $file } is damaged; it stays unchanged. “outflank library salvage” rescues what is whole.
# $file (&str), $games (usize)
library-left-out = { $games ->
        [one] { $games } game was left out: it is damaged in { $file }.
       *[other] { $games } games were left out: they are damaged in { $file }.
    } “outflank library check” tells what is wrong, “outflank library salvage” rescues what is whole.
# $saved (u64), $file (&str)
library-salvaged = { $saved ->
        [one] { $saved } game was rescued into { $file }.
       *[other] { $saved } games were rescued into { $file }.
    }
# $lost (u64)
library-lost = { $lost ->
        [one] { $lost } game is lost.
       *[other] { $lost } games are lost.
    }
# $lost (u64)
library-lost-at-least = How many games there were is lost as well: at least { $lost } could not be rescued.
# $file (&str)
library-nothing-whole = There is no whole game in { $file }.
# $games (u32), $file (&str)
library-backed-up = { $games ->
        [one] { $games } game was copied to { $file }.
       *[other] { $games } games were copied to { $file }.
    }
# $games (u32)
library-removed = { $games ->
        [one] { $games } game was removed.
       *[other] { $games } games were removed.
    }
# $file (&str)
library-taken = { $file } is already there and stays unchanged: choose another name.
# $done (usize), $total (usize)
library-analysing = Analysing: { $done } of { $total }
# $games (usize)
library-analysed = { $games ->
        [0] No game was left to analyse.
        [one] { $games } game was analysed.
       *[other] { $games } games were analysed.
    }
library-analyse = Analyse all
# $left (usize)
library-analyse-stopped = Stopped: { $left ->
        [one] { $left } game is left; analyse again to continue.
       *[other] { $left } games are left; analyse again to continue.
    }
# $left (usize)
library-analyse-left = Interrupted: { $left ->
        [one] { $left } game is left; run the same command again to continue.
       *[other] { $left } games are left; run the same command again to continue.
    }
library-figures = What a move cost on average, in discs, down to 41 empty squares, down to 21, and to the end:
library-column-player = player
library-column-accuracy = accuracy
library-column-opening = opening
library-column-middle = middle
library-column-end = end
library-column-openings = openings
