# The games that are kept.

games-intro = Games are kept in this browser while you play them, and stay here until you delete them.
games-none = There is no game yet: play one, and it is listed here.
games-in-progress = In progress
games-finished = Finished
games-damaged = Damaged
games-damaged-intro = This was stored in the browser and cannot be read. It is set aside, not lost: download its text to look at it elsewhere.
games-damaged-other = It is not what this page expects to find there.
games-by-hand = flipped by hand
games-position = from a set-up position
# $number (&str)
games-number = game number { $number }
# $game (usize)
games-in-series = game { $game } of a series
# $black (u8), $white (u8)
games-computers = Computer level { $black } against level { $white }
games-continue = Continue
games-delete = Delete
games-undo = Undo
games-deleted = Deleted.
games-back = It is back in the list.
games-raw = Download raw text
games-missing = There is no such game in this browser: games are kept only where they were played.
games-all = All games
# $color (Color), $level (u8)
games-against =
    { $color ->
        [black] You, with Black, against the computer, level { $level }
       *[white] You, with White, against the computer, level { $level }
    }
# $color (Color), $black (u32), $white (u32)
games-standing = { turn } Black { $black }, White { $white }.
# $corners (u32)
games-corners =
    { $corners ->
        [one] 1 corner ahead
       *[other] { $corners } corners ahead
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
