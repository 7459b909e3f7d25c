# Other programs: boards that speak NBoard, and engines in matches.

about-nboard = Speak the NBoard protocol (versions 1 and 2) on standard input and output, for boards of other programs.
note-nboard = The depth comes from the board. What the engine learns is kept in the file of --book, or else among your games, and used again.

nboard-thinking = Thinking
nboard-analyzing = Analysing
nboard-learning = Learning
# $line (&str)
nboard-bad-line = Not understood: { $line }
# $reason (&str)
nboard-bad-game = The game cannot be read, and the one before stays: { $reason }
nboard-other-rules = A game in which the fewest discs win is not played here; the one before stays.
# $mv (Move)
nboard-illegal = { $mv } is not legal here; nothing was moved.
nboard-no-book = There is no opening book to learn for.
# $reason (&str)
nboard-not-kept = The opening book cannot be kept: { $reason }

note-match-engines = An engine is any program that speaks GTP (version 2). Each game at once has a copy of it. Who crashes, hangs, plays an illegal move, answers nonsense or is late loses the game 0–64, and is started again for the next one.
name-command = COMMAND
help-match-engines = One of the two players: a program that speaks GTP, with its arguments, such as “edax -gtp”
help-match-patience = How many seconds an engine may be silent where no clock runs; 60 without it
help-match-time = The time for each player, such as 5m, 1m+1s or 2s/move; who is late loses
help-match-save = Add every game to this file (ggf, pgn, sgf, txt or json, by its extension)
# $game (u64), $player (&str), $reason (&str)
match-fault = Game { $game }: “{ $player }” loses. { $reason }
# $command (&str), $reason (&str)
match-no-program = “{ $command }” is no engine that plays. { $reason }
match-solve-built-in = --solve compares weights: both players have to be given with --player.
wrong-program = A program is expected, with its arguments behind it; quotes come in pairs.
# $reason (&str)
fault-illegal = Illegal move: { $reason }
# $answer (&str)
fault-nonsense = It should name a move, and said “{ $answer }”.
# $seconds (&str)
fault-late = It was late by { $seconds } s.
# $seconds (&str)
fault-silent = It gave no answer within { $seconds } s.
# $command (&str), $answer (&str)
fault-refused = It said “{ $answer }” to “{ $command }”.
fault-resigned = It gave up.
# $file (&str)
match-save-format = Games are not added to { $file }: its extension has to be ggf, pgn, sgf, txt or json.
# $file (&str)
match-save-other = Games are not added to { $file }: it holds something else.
# $reason (&str)
fault-not-started = It did not start. { $reason }
# $code (i32)
fault-exit-code = It ended with exit code { $code }.
fault-killed = It was killed, or closed its output.
# $ended (&str), $words (&str)
fault-last-words = { $ended } Its last message was “{ $words }”.
fault-endless = Its answer did not end.
fault-no-move = It found no move.
