# `outflank convert`: games from one format to another.

about-convert = Convert games between formats.
note-convert = Files are recognized by their content, whatever their names: transcripts (txt), GGF, SGF, PGN, WTHOR (.wtb, with the names in .jou and .trn given or beside it), OBF and the program’s own JSON. A game with a fault is kept up to the fault, which is told; what the new format cannot hold is counted and told. The new file replaces an old one when it is complete.
help-files = The files to read; a folder stands for all files in it, - for standard input
help-output = The file to write; - for standard output. For WTHOR, a file (.wtb, with .jou and .trn beside it) or a folder (a file for each year)
# $formats (&str)
help-to = The format to write: { $formats }; without it, that of the extension
help-convert-strict = Write nothing unless every game is without fault
name-output = OUT
name-format = FORMAT

# $file (&str), $formats (&str)
convert-no-format = The format of { $file } is not clear: give --to and one of { $formats }.
convert-needs-place = WTHOR has several files: give -o a folder, or a name that ends in .wtb.
# $formats (&str)
convert-unknown = it is none of the formats that are known here, which are { $formats }.
# $file (&str)
convert-passed-over = { $file } is passed over: it is none of the known formats.
convert-empty-folder = there is no file in it.
# $file (&str), $kind (&str)
convert-no-names =
    { $kind ->
        [players] The names of the players in { $file } are not known: give the file WTHOR.JOU as well.
       *[tournaments] The names of the tournaments in { $file } are not known: give the file WTHOR.TRN as well.
    }
# $file (&str), $reason (&str)
convert-in-file = { $file }: { $reason }
# $count (u64)
convert-more-faults =
    { $count ->
        [one] One more fault is not shown.
       *[other] { $count } more faults are not shown.
    }
# $games (u64), $file (&str)
convert-done =
    { $games ->
        [one] One game was written
       *[other] { $games } games were written
    } to { $file }.
# $games (u64)
convert-faulty =
    { $games ->
        [one] One game had faults; what could be read of it was kept.
       *[other] { $games } games had faults; what could be read of them was kept.
    }
# $format (&str), $what (&str), $games (u64), $example (&str)
convert-lost =
    { $format } cannot hold { $what ->
        [game] the game itself, which does not begin at the usual start
        [moves] moves, only a position
        [last-pass] the pass at the end
        [players] the players
        [letters] all letters of a text, or so many
        [event] the event
        [place] the place
        [round] the round
        [comments] comments
        [date] the whole date
        [ratings] ratings
        [clocks] clocks
        [kind] the kind of game
        [komi] the komi
        [result] the result
        [no-result] a game without a result, and got that of the board
        [ending] why the game ended
        [evaluations] evaluations
        [times] the time for each move
        [theory] the score with perfect play
        [no-theory] a game without a score with perfect play, and got the result
        [scores] scores of moves
       *[turned] another first move than f5, so the board was turned
    }: { $games ->
        [one] one game
       *[other] { $games } games
    } ({ $example }).
# $what (&str), $games (u64), $example (&str)
convert-not-read =
    Left out when reading: { $what ->
        [earlier-moves] moves before a new set-up
        [variations] variations
        [comments] comments on moves
       *[fields] fields that are not known here
    }: { $games ->
        [one] one game
       *[other] { $games } games
    } ({ $example }).
