# Other programs: boards that speak NBoard, and engines in matches.

about-nboard = Speak the NBoard protocol (versions 1 and 2) on standard input and output, for other programs’ boards.
note-nboard = The board sets the depth. What the engine learns is saved in the --book file, or else with your games, and used again.

nboard-thinking = Thinking
nboard-analyzing = Analysing
nboard-learning = Learning
# $line (&str)
nboard-bad-line = Not understood: { $line }
# $reason (&str)
nboard-bad-game = The game cannot be read, and the previous one stays: { $reason }
nboard-other-rules = Games in which the fewest discs win are not supported; the previous one stays.
# $mv (Move)
nboard-illegal = { $mv } is illegal here; nothing was played.
nboard-no-book = There is no opening book to add to.
# $reason (&str)
nboard-not-kept = The opening book cannot be saved: { $reason }

note-match-engines = An engine is any program that speaks GTP (version 2). Every game in progress gets its own copy. An engine that crashes, hangs, plays an illegal move, gives an unreadable answer or runs out of time loses that game 0–64 and is restarted for the next.
name-command = COMMAND
help-match-engines = One of the two players: a GTP program with its arguments, such as “edax -gtp”
help-match-patience = How many seconds an engine may stay silent when no clock runs (default 60)
help-match-time = Time for each player, such as 5m, 1m+1s or 2s/move; running out loses the game
help-match-save = Add every game to this file (ggf, pgn, sgf, txt or json, by its extension)
# $game (u64), $player (&str), $reason (&str)
match-fault = Game { $game }: “{ $player }” loses. { $reason }
# $command (&str), $reason (&str)
match-no-program = “{ $command }” is not a working engine. { $reason }
match-solve-built-in = --solve compares weights: give both players with --player.
wrong-program = Expected a program followed by its arguments; quotes come in pairs.
# $reason (&str)
fault-illegal = Illegal move: { $reason }
# $answer (&str)
fault-nonsense = It answered “{ $answer }” instead of a move.
# $seconds (&str)
fault-late = It was { $seconds } s over time.
# $seconds (&str)
fault-silent = It did not answer within { $seconds } s.
# $command (&str), $answer (&str)
fault-refused = It answered “{ $answer }” to “{ $command }”.
fault-resigned = It resigned.
# $file (&str)
match-save-format = Games cannot be added to { $file }: its extension must be ggf, pgn, sgf, txt or json.
# $file (&str)
match-save-other = Games cannot be added to { $file }: it contains something else.
# $reason (&str)
fault-not-started = It did not start. { $reason }
# $code (i32)
fault-exit-code = It exited with code { $code }.
fault-killed = It was killed, or closed its output.
# $ended (&str), $words (&str)
fault-last-words = { $ended } Its last message was “{ $words }”.
fault-endless = Its answer never ended.
fault-no-move = It found no move.
