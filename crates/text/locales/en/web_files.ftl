# How games get into the page.

files-drop = Drop files here to open their games
files-choose = Choose files
# $games (usize)
files-reading =
    { $games ->
        [one] Reading: { $games } game so far
       *[other] Reading: { $games } games so far
    }
# $games (usize)
files-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
files-search = Player, tournament, year or file
files-none = No game matches.
files-count = Count them in the explorer
files-faults = Not opened
# $moves (usize)
files-moves =
    { $moves ->
        [0] position
        [one] { $moves } move
       *[other] { $moves } moves
    }
files-faulty = read up to an error
# $done (usize), $total (usize)
files-counting = Counting: { $done } of { $total }
