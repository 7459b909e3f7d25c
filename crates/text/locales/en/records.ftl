# What is wrong with games in files.

record-no-game = There is no game in this text: neither moves such as f5 d6, nor a position, nor a game in a known format.
record-no-moves = There are no moves here.
record-not-closed = The game has no end: a bracket or “{";)"}” is missing.
record-too-long = This is too long for a game.
# $text (&str)
record-other-game = This is a game of { $text }, not of Othello.
# $text (&str)
record-board-size = The board size is { $text }: only 8 × 8 can be read.
# $reason (&str)
record-board = The start position: { $reason }
# $letter (char)
record-not-a-field = “{ $letter }” does not begin a field such as PB[name].
# $field (&str), $text (&str)
record-field =
    { $field ->
        [date] The date
        [rating] The rating
        [clock] The clock
        [type] The type of game
        [result] The result
        [bid] The bid
        [komi] The komi
        [evaluation] The evaluation
        [given] The number of moves drawn or agreed before the game
        [theory] The theoretical score
        [score] The score
       *[time] The time
    } contains “{ $text }”, which makes no sense; it was left out.
record-komi = The komi is not the mean of the two bids.
# $text (&str)
record-not-a-move = “{ $text }” is not a move.
record-wrong-color = It is the other side’s turn.
# $letter (char)
record-unknown-letter = “{ $letter }” does not begin a move.
# $game (u64), $byte (u64), $reason (&str)
record-place = Game { $game }, byte { $byte }: { $reason }
# $game (u64), $ply (usize), $byte (u64), $reason (&str)
record-move = Game { $game }, move { $ply } (byte { $byte }): { $reason }
# $games (u64)
record-truncated =
    The file ends before { $games ->
        [one] its game is
       *[other] its { $games } games are
    } complete.
# $text (&str)
record-fen = “{ $text }” is not a position as PGN writes it: {"8/8/8/3pP3/3Pp3/8/8/8 b"}.
record-not-a-tag = This is not a tag such as {"[Black \"name\"]"}.
# $kind (&str), $index (u16)
record-no-name =
    { $kind ->
        [players] There is no player
       *[tournaments] There is no tournament
    } number { $index } in the names file.
wthor-not-names = it contains neither player names nor tournament names.
record-not-json = This is not valid JSON.
record-json-field = A field of this JSON game is unknown, or its value has the wrong type.
# $game (u64), $line (usize), $column (usize), $reason (&str)
record-at-line =
    { $game ->
        [one] Line { $line }
       *[other] Game { $game }, line { $line }
    }, character { $column }: { $reason }
# $game (u64), $ply (usize), $line (usize), $column (usize), $reason (&str)
record-at-move =
    { $game ->
        [one] Move { $ply }
       *[other] Game { $game }, move { $ply }
    } (line { $line }, character { $column }): { $reason }
# $moves (usize), $reason (&str)
record-read-up-to = Read up to move { $moves }. { $reason }
# $count (usize)
record-several = There are { $count } games here; one is expected.
