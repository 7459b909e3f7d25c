# `outflank convert`: games from one format to another.

about-convert = Convert games between formats.
note-convert = Files are recognised by content, whatever their names: transcripts (txt), GGF, SGF, PGN, WTHOR (.wtb, with the names in .jou and .trn given or beside it), OBF and the program’s own JSON; also moves with numbers, names, scores or chat around them, tables (CSV) with a column of moves, and the JSON of other programs. A faulty game is kept up to the error, which is reported; whatever the new format cannot store is counted and reported. The new file replaces an old one only once it is complete.
help-files = The files to read; a folder means all files in it, - standard input
help-output = The file to write (default: standard output). For WTHOR, a file (.wtb, with .jou and .trn beside it) or a folder (one file per year)
# $formats (&str)
help-to = The format to write: { $formats } (default: by extension)
help-convert-strict = Write nothing unless every game is free of errors
name-output = OUT
name-format = FORMAT

# $file (&str), $formats (&str)
convert-no-format = The format of { $file } is not clear: add --to and one of { $formats }.
# $formats (&str)
convert-no-extension = Standard output has no extension that tells the format: add --to and one of { $formats }.
convert-needs-place = WTHOR has several files: give -o a folder, or a name ending in .wtb.
# $formats (&str)
convert-unknown = its format is not known here; known are { $formats }.
# $file (&str)
convert-passed-over = { $file } was skipped: its format is not known here.
convert-empty-folder = it contains no files.
# $file (&str), $kind (&str)
convert-no-names =
    { $kind ->
        [players] The player names in { $file } are missing: give the file WTHOR.JOU as well.
       *[tournaments] The tournament names in { $file } are missing: give the file WTHOR.TRN as well.
    }
# $file (&str), $reason (&str)
convert-in-file = { $file }: { $reason }
# $count (u64)
convert-more-faults =
    { $count ->
        [one] One more error is not shown.
       *[other] { $count } more errors are not shown.
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
        [one] One game had errors; what could be read of it was kept.
       *[other] { $games } games had errors; what could be read of them was kept.
    }
# $format (&str), $what (&str), $games (u64), $example (&str)
convert-lost =
    { $format } cannot store { $what ->
        [game] games that do not begin at the standard start
        [moves] moves, only positions
        [last-pass] the pass at the end
        [players] the players
        [letters] every letter of a text, or texts this long
        [event] the event
        [place] the place
        [round] the round
        [comments] comments
        [notes] comments on moves, and variations
        [date] the full date
        [ratings] ratings
        [clocks] clocks
        [kind] the type of game
        [komi] the komi
        [result] the result
        [no-result] games without a result (that of the board was used)
        [ending] why the game ended
        [evaluations] evaluations
        [times] the time for each move
        [theory] the theoretical score
        [no-theory] games without a theoretical score (the result was used)
        [given] which moves were drawn or agreed before the game
        [scores] scores of moves
       *[turned] first moves other than f5 (the board was rotated)
    }: { $games ->
        [one] one game
       *[other] { $games } games
    } ({ $example }).
# $what (&str), $games (u64), $example (&str)
convert-not-read =
    Left out when reading: { $what ->
        [earlier-moves] moves before a new position
        [variations] variations
        [comments] comments on moves
       *[fields] unknown fields
    }: { $games ->
        [one] one game
       *[other] { $games } games
    } ({ $example }).
