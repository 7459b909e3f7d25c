# The games that are kept.

games-intro = Games are saved in this browser as you play them, and stay here until you delete them.
games-none = No games yet: play one, and it appears here.
games-in-progress = In progress
games-finished = Finished
games-damaged = Damaged
games-damaged-intro = This was stored in the browser and cannot be read. It is set aside, not lost: download its text to look at it elsewhere.
games-damaged-other = It is not what this page expects there.
games-by-hand = flipped by hand
games-position = from a set-up position
# $number (&str)
games-number = game number { $number }
# $game (usize)
games-in-series = game { $game } of a series
# $black (u8), $white (u8)
games-computers = Computer level { $black } against level { $white }
games-continue = Resume
games-delete = Delete
games-undo = Undo
games-deleted = Deleted.
games-back = Restored.
games-raw = Download raw text
games-missing = There is no such game in this browser: games are saved only where they were played.
games-all = All games
# $color (Color), $level (u8)
games-against =
    { $color ->
        [black] You (Black) against the computer, level { $level }
       *[white] You (White) against the computer, level { $level }
    }
# $color (Color), $black (u32), $white (u32)
games-standing = { turn } Black { $black }, White { $white }.
# $corners (u32)
games-corners =
    { $corners ->
        [one] handicap: 1 corner
       *[other] handicap: { $corners } corners
    }
# $kind (&str), $date (&str)
games-damaged-thing =
    { $kind ->
        [game] Game { $date }
        [settings] Settings
        [progress] Progress in lessons and puzzles
        [play] The choices for a new game
       *[other] Something else
    }
games-xot = opening drawn by lot (XOT)
# $name (&str)
games-opening = from the opening { $name }
own-title = Your games against the computer
own-all = All
# $won (u32), $drawn (u32), $lost (u32)
own-tally = { $won } won, { $drawn } drawn, { $lost } lost
# $streak (u32), $longest (u32)
own-streak = Won in a row: { $streak } now, { $longest } at best.
