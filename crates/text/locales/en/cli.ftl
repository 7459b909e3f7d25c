# The command line: help, results and usage errors.

heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-example = Example
usage-options = [OPTIONS]
usage-command = [COMMAND]

about-outflank = Play and study Othello.
note-outflank = Without a command, the app opens in the browser, as with “outflank serve”.
help-help = Show this help
help-version = Show the version
# $languages (&str)
help-lang = Language of all texts: { $languages }, or a folder with a translation; by default that of the system
help-json = Print the result as JSON, one object to a line
help-board = How to draw the board: ascii, unicode, color or words
help-threads = How many threads to use; without it, one for each core
# $mebibytes (usize)
help-hash = Size of the table of positions in MiB; { $mebibytes } without it

about-play = Play a game in the terminal.
note-play = “play” alone opens the app; “play --level 5” is a game against the computer. An unfinished game is kept and offered again.
help-play-variation = Game number of the 1981 console cartridge: two digits, from 01 to 93
help-play-black = Who plays Black: human, or a level from 1 to 60
help-play-white = Who plays White: human, or a level from 1 to 60
help-play-level = The computer’s level, from 1 to 60; it plays White, unless the game number says otherwise
help-play-clock = Clock: none, 15s/move, 5m, 5m+3s or 10m+5x30s; then perhaps what running out of time means: ,loses ,31-33 ,0-64 or ,computer
help-play-handicap = Corners that Black has from the start: 0 to 4; 2:white gives two to White
help-play-corners = Which corners, such as a1,h8
help-play-position = Begin from this position
help-play-series = Several games: games:3, points:100 or wins:2; then perhaps who starts the next one: ,fixed ,alternate ,loser or ,winner
help-play-tabletop = Flip by hand, as on a real board; mistakes: silent, warn (usual) or review
help-play-counting = How to score: discs as they lie (usual), or tournament, where empty squares go to the winner
help-play-new = Begin a new game without asking; an unfinished one is kept
help-play-resume = Go on with the unfinished game
help-play-plain = Line by line instead of the app that fills the terminal; pipes get lines anyway

about-perft = Count the move sequences of a given length.
help-perft-depth = How many moves ahead, from 0 to 60
help-perft-position = Where to begin; without it, at the start of a game
help-perft-pass-free = Do not count a pass as a move
# $depth (u32), $nodes (&str), $seconds (&str)
perft-result = Depth { $depth }: { $nodes } sequences, { $seconds } s

about-solve = Solve positions: the exact score and the best line of moves.
# $line (&str)
note-solve = A file has one position to a line, perhaps with the scores that are expected (OBF): “{ $line }”. The program then says whether they are right, and exits with 1 if one is not. Scores are in discs for the side to move, empty squares to the winner. “-” reads from standard input.
help-solve-positions = Files of positions, or positions

about-eval = Estimate what positions or their best moves are worth.
help-eval-positions = The positions
help-eval-level = Search as a player of this level does, from 1 to 60; usual, with 15
help-eval-depth = Search so many moves ahead, from 1 to 60; exact where the game ends before
help-eval-time = Search for so many seconds
help-eval-static = Do not search at all
help-eval-moves = How many of the best moves to show; without it, the best one

about-bench = Search a fixed list of positions: a signature that is the same on every machine, and the speed.
help-bench-threads = Measure the speed again with this many threads

about-serve = Open the app in the browser: play, learn, solve puzzles, analyse.
note-serve = The page is served on this computer only. Ctrl-C ends it; what the browser keeps, it keeps for one port.
help-serve-port = The port; without it 6464, or any that is free
help-serve-no-open = Print the address and do not open the browser
help-serve-page = Serve the page in this folder instead of the one in the program
# $url (&str)
serving = Outflank is at { $url } (Ctrl-C ends it)
serving-no-page = This program was built without its page: “cargo play” builds both.
not-opened = No browser could be opened: open the address yourself.
# $reason (&str)
serve-failed = The page cannot be served: { $reason }

about-gtp = Speak the Go Text Protocol (version 2) on standard input and output, for other programs.
note-gtp = The commands are those of the protocol; list_commands names them.
help-gtp-level = How well to play, from 1 to 60; 20 without it, and set_level changes it

about-show = Draw a position, count its discs and list its moves.
help-show-position = The position to draw
note-position = A position is 64 squares from a1 to h8 and the side to move (X black, O white, - empty), or the moves of a game such as f5d6c3 (nothing: the start), or @ and the name of a position in the collection.

name-depth = DEPTH
name-position = POSITION
name-file = FILE
name-file-or-position = FILE|POSITION
name-level = LEVEL
name-seconds = SECONDS
name-mebibytes = MIB
name-language = LANGUAGE
name-number = N
name-folder = FOLDER
name-style = STYLE
name-player = PLAYER
name-clock = CLOCK
name-corners = CORNERS
name-series = SERIES
name-warning = MISTAKES
name-counting = COUNTING

# $option (&str)
usage-unknown-option = There is no option “{ $option }” here.
# $word (&str)
usage-unknown-command = There is no command “{ $word }”.
# $word (&str)
usage-unexpected = “{ $word }” is not expected here.
# $argument (&str)
usage-missing = { $argument } is missing.
# $option (&str)
usage-needs-value = { $option } needs a value.
# $option (&str)
usage-takes-no-value = { $option } takes no value.
# $option (&str)
usage-once = { $option } may be given only once.
# $option (&str), $other (&str)
usage-conflict = { $option } and { $other } do not go together.
usage-not-text = An argument is not valid Unicode text.
usage-wrong = The arguments do not make a command.
# $sentence (&str), $command (&str)
usage-see = { $sentence } See “{ $command } --help”.

# $name (&str), $value (&str), $reason (&str)
wrong-value = { $name } “{ $value }”: { $reason }
# $least (u32), $most (u32)
wrong-number = A whole number from { $least } to { $most } is expected.
wrong-seconds = A number of seconds is expected, such as 5 or 0.5.
wrong-factor = A number that is not negative is expected, such as 60 or 0.5.
# $choices (&str)
wrong-choice = Expected one of { $choices }.
# $known (&str)
wrong-id = The collection has no such position: it has { $known }.
# $features (&str)
cpu-lacks = This processor lacks { $features }, for which the program was built: build it again on this computer.
# $reason (&str)
terminal-failed = Reading or writing failed: { $reason }
