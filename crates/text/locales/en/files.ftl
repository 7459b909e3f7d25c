# Games that come from files: dropped, chosen, pasted or shared.

# $file (&str), $reason (&str)
file-fault = { $file }: { $reason }
file-names-alone = This file contains names of players or tournaments, but no games. Open it together with the file of games.
# $megabytes (u64)
file-too-large = This is too much to open: { $megabytes } MB fit at a time. “outflank library import” reads files of any size.
file-unavailable = The browser cannot read this file. It may have been moved, or is not allowed to be read.
# $games (usize)
files-cut =
    { $games ->
        [one] Only the first game was read; there are more.
       *[other] Only the first { $games } games were read; there are more.
    }
# $games (usize)
added-new =
    { $games ->
        [0] The explorer already has all these games.
        [one] The explorer counts { $games } more game.
       *[other] The explorer counts { $games } more games.
    }
# $games (usize)
added-known =
    { $games ->
        [one] { $games } game was there already.
       *[other] { $games } games were there already.
    }
# $games (usize)
added-other-rules =
    { $games ->
        [one] { $games } game does not count: in it the fewest discs win.
       *[other] { $games } games do not count: in them the fewest discs win.
    }
# $games (usize)
added-left-out =
    { $games ->
        [one] There is no room for { $games } game.
       *[other] There is no room for { $games } games.
    }
# $what (&str)
file-left-out =
    The file also has { $what ->
        [earlier-moves] moves before a new position
        [notes] notes that do not fit the game
        [variations] variations
       *[comments] comments on moves
    }, which are not read.
