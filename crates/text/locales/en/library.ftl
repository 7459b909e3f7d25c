# The game library: its help, what it finds and what goes wrong.

about-library = Keep games in a library: search them, and see what was played in any position.
note-library = The library is one file. Without --library it is with your saved games.
about-library-import = Take the games of files into the library.
note-library-import = What a file is, is seen from what is in it. A game that is there already, however its board is turned, is not taken again; so after an interruption the same command goes on where it ended. Names of WTHOR archives come from their WTHOR.JOU and WTHOR.TRN.
about-library-search = List games, the newest first.
note-library-search = Everything that is asked for must hold. Of names, a few letters will do; capitals and accents do not matter.
about-library-show = Show games by their numbers.
about-library-export = Write games into a file.
about-library-explore = What was played in a position: how often, how it scored, and what the engine thinks of it.
note-library-explore = Numbers are for the side to move. Positions that are the same on a turned board count together.
about-library-info = Say what is in the library.

help-library = The file of the library
help-library-games = The numbers of the games
help-library-player = A player, whatever their colour
help-library-black = Who played Black
help-library-white = Who played White
help-library-event = The event
help-library-year = The year, or years as in 1990-1999
help-library-opening = The name of an opening that the games came to
help-library-at = A position that the games came to
help-library-result = How they ended: black, white or draw
help-library-limit = How many games to list; 20 by default
help-library-explore-position = The position; the start by default
help-library-level = How well the engine looks where its book knows nothing, 1 to 60; 6 by default
help-library-no-engine = Do not ask the engine
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
        [0] No game was added.
        [one] { $added } game was added.
       *[other] { $added } games were added.
    }
# $duplicates (u64), $completed (u64)
library-duplicates = { $duplicates ->
        [one] { $duplicates } game was there already
       *[other] { $duplicates } games were there already
    }{ $completed ->
        [0] .
       *[other] ; more is known now about { $completed } of them.
    }
# $refused (u64)
library-refused = { $refused ->
        [one] { $refused } game could not be read.
       *[other] { $refused } games could not be read.
    }
# $games (u64)
library-other-rules = { $games ->
        [one] { $games } game was played for the fewest discs, and was not taken.
       *[other] { $games } games were played for the fewest discs, and were not taken.
    }
# $added (u64)
library-interrupted = Interrupted: { $added ->
        [one] { $added } game is
       *[other] { $added } games are
    } in the library; the same command goes on from there.
# $games (u32), $players (u32), $events (u32), $size (&str)
library-info = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $players ->
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
library-nothing = No game in the library is like that.
# $number (u32), $year (&str), $black (&str), $white (&str), $score (&str)
library-game = { $number }. { $year } { $black } – { $white } { $score }
# $opening (&str)
library-opening = Opening: { $opening }
library-somebody = somebody
library-unfinished = not finished
# $games (usize), $file (&str)
library-exported = { $games ->
        [one] { $games } game was
       *[other] { $games } games were
    } written into { $file }.

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
        [one] { $games } game, not finished.
       *[other] { $games } games, none of them finished.
    }
library-unexplored = No game came to this position.
library-column-move = move
library-column-games = games
library-column-won = won
library-column-drawn = drawn
library-column-lost = lost
library-column-discs = discs
library-column-engine = engine

# $file (&str)
library-missing = There is no library in { $file } yet: “outflank library import” makes one.
# $file (&str)
library-foreign = { $file } is not a library of games; it was left as it is.
# $file (&str), $version (u32)
library-newer = { $file } was made by a later version of Outflank (tables of version { $version }); it was left as it is.
# $file (&str)
library-damaged = { $file } is damaged; nothing was changed in it. Make a new library from your files of games.
# $file (&str)
library-busy = Another program is writing into { $file }: try again when it is done.
# $file (&str), $number (u32)
library-no-game = There is no game { $number } in { $file }.
# $file (&str), $reason (&str)
library-failed = { $file } cannot be used as a library: { $reason }
library-no-place = The system does not say where your files are kept: name a file with --library.
# $text (&str)
library-unknown-opening = No opening is called “{ $text }”.
# $text (&str), $openings (&str)
library-which-opening = “{ $text }” may be any of these openings: { $openings }.
wrong-years = A year is expected, such as 1998, or two, such as 1990-1999.
