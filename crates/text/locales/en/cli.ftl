# The command line: help, results and usage errors.

heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-example = Example
usage-options = [OPTIONS]
usage-command = [COMMAND]

about-outflank = Play and study Othello.
note-outflank = Without a command, the app opens in the browser, like “outflank serve”.
help-help = Show this help
help-version = Show the version
# $languages (&str)
help-lang = Language: { $languages }, or a folder with a translation (default: the system’s)
help-json = Print the result as JSON, one object per line
help-board = How to draw the board: ascii, unicode, color or words
help-threads = Number of threads (default: one per core)
# $mebibytes (usize)
help-hash = Hash table size in MiB (default { $mebibytes })

about-play = Play a game in the terminal.
note-play = “play” alone opens the app; “play --level 5” starts a game against the computer. An unfinished game is saved and offered again.
help-play-variation = Game number of the console cartridge: two digits, from 01 to 93
help-play-black = Who plays Black: human, or a level from 1 to 60
help-play-white = Who plays White: human, or a level from 1 to 60
help-play-level = The computer’s level, from 1 to 60; it plays White unless the game number says otherwise
help-play-clock = Clock: none, 15s/move, 5m, 5m+3s or 10m+5x30s; optionally what happens when time runs out: ,loses ,31-33 ,0-64 or ,computer
help-play-handicap = Corners that Black has from the start: 0 to 4; 2:white gives two to White
help-play-corners = Which corners, such as a1,h8
help-play-position = Start from this position
help-play-opening = Start after this opening: its name, such as tiger
help-play-xot = Start after eight moves drawn by lot (XOT), from the built-in list or from this file, eight moves a line
help-play-seed = Random seed for the drawing (default: another one each time)
help-play-series = Several games: games:3, points:100 or wins:2; optionally who starts the next one: ,fixed ,alternate ,loser or ,winner
help-play-tabletop = Flip by hand, as on a real board; mistakes: silent, warn (default) or review
help-play-counting = Scoring: discs (as on the board, default) or tournament (empty squares go to the winner)
help-play-resignation = How a resigned game counts: board (as it lies if the winner is ahead, else 33–31; default), perfect (as perfect play would end it, if that is found within ten seconds) or 0-64
help-play-first = The colour that starts on the cartridge: red (default) or green
help-play-new = Start a new game without asking; an unfinished one stays saved
help-play-resume = Resume the unfinished game
help-play-plain = Line by line instead of the full-screen app (always so in a pipe)

about-perft = Count the move sequences of a given length.
help-perft-depth = How many moves ahead, from 0 to 60
help-perft-position = Where to start (default: the start of a game)
help-perft-pass-free = Do not count a pass as a move
# $depth (u32), $nodes (&str), $seconds (&str)
perft-result = Depth { $depth }: { $nodes } sequences, { $seconds } s

about-solve = Solve positions: exact score and best line of play.
# $line (&str)
note-solve = A file has one position per line, optionally with the expected scores (OBF): “{ $line }”. The program then says whether they are right, and exits with 1 if one is not. Scores are in discs for the side to move, with empty squares going to the winner. “-” reads from standard input.
help-solve-positions = Files of positions, or positions

about-eval = Evaluate positions or their best moves.
help-eval-positions = The positions to evaluate
help-eval-level = Judge as the whole program does at this level, 1 to 60, from the book where it has the position (default 15)
help-eval-depth = Search to this depth instead, 1 to 60, without the book; exact where the game ends sooner
help-eval-time = Search for this many seconds instead, without the book
help-eval-static = Evaluate without searching, and without the book
help-eval-moves = How many of the best moves to show (default: the best one)

about-bench = Search a fixed set of positions: a signature that is the same on every machine, and the speed.
help-bench-threads = Also measure the speed with this many threads

about-serve = Open the app in the browser: play, learn, solve puzzles, analyse.
note-serve = The page is served on this computer only. Press Ctrl-C to stop. The browser stores games and progress separately for each port.
help-serve-port = The port (default 6464, or any that is free)
help-serve-no-open = Print the address without opening the browser
help-serve-page = Serve the page in this folder instead of the built-in one
help-serve-log = Append to this file what happens to the server (connections, refusals, failures), but nothing of what is asked
help-serve-library = The library that the page may ask about, instead of yours
help-serve-no-library = Keep the library from the page
# $url (&str)
serving = Outflank is running at { $url } (Ctrl-C to stop)
serving-no-page = This program was built without its page: “cargo play” builds and opens both, “cargo xtask program” builds one file with the page in it.
not-opened = The browser could not be opened: open the address yourself.
# $reason (&str)
serve-failed = The page cannot be served: { $reason }

about-gtp = Speak the Go Text Protocol (version 2) on standard input and output, for other programs.
note-gtp = It knows the commands of the protocol; list_commands lists them.
help-gtp-level = Playing level, 1 to 60 (default 20); set_level changes it

about-show = Draw a position, count its discs and list its moves; or write a picture of it, or a film of its game.
help-show-position = The position to draw
help-show-svg = Write a picture as SVG into this file (- for standard output)
help-show-png = Write a picture as PNG into this file (- for standard output)
help-show-gif = Write the game as an animated GIF into this file (- for standard output)
help-show-size = Width of the picture in pixels, 64 to 4096 (default 850; GIF 425)
help-show-numbered = Number the moves as books do: each disc in the colour of its player, the first four as they began
help-show-delay = Time between two moves of the GIF, in hundredths of a second (default 80)
show-needs-moves = Numbers and GIF need the moves of a game, such as f5d6c3; a position alone has none.
note-position = A position is 64 squares from a1 to h8 and the side to move (X black, O white, - empty), or the moves of a game such as f5d6c3 (none: the start), or @ and the name of a position in the collection.

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
name-resignation = RULE
name-first = COLOUR

# $option (&str)
usage-unknown-option = Unknown option “{ $option }”.
# $word (&str)
usage-unknown-command = Unknown command “{ $word }”.
# $word (&str)
usage-unexpected = Unexpected argument “{ $word }”.
# $argument (&str)
usage-missing = { $argument } is missing.
# $option (&str)
usage-needs-value = { $option } needs a value.
# $option (&str)
usage-takes-no-value = { $option } takes no value.
# $option (&str)
usage-once = { $option } can be given only once.
# $option (&str), $other (&str)
usage-conflict = { $option } and { $other } cannot be used together.
usage-not-text = An argument is not valid Unicode text.
usage-wrong = These arguments do not go together.
# $sentence (&str), $command (&str)
usage-see = { $sentence } See “{ $command } --help”.

# $name (&str), $value (&str), $reason (&str)
wrong-value = { $name } “{ $value }”: { $reason }
# $least (u32), $most (u32)
wrong-number = Expected a whole number from { $least } to { $most }.
wrong-seconds = Expected a number of seconds, such as 5 or 0.5.
wrong-factor = Expected a number that is not negative, such as 60 or 0.5.
# $choices (&str)
wrong-choice = Expected one of { $choices }.
# $known (&str)
wrong-id = The collection has no such position; it has { $known }.
# $features (&str)
cpu-lacks = The program was built for { $features }, which this processor lacks: build it again on this computer.
# $reason (&str)
terminal-failed = Reading or writing failed: { $reason }
