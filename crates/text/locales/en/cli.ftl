# The command line: help, results and usage errors.

heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-example = Example
usage-options = [OPTIONS]
usage-command = [COMMAND]

about-outflank = Play and study Othello.
note-outflank = Without a command, a game for two begins, as with “outflank play”.
help-help = Show this help
help-version = Show the version
help-lang = Language of all texts: en, fr or es; without it, that of the system
help-json = Print the result as JSON, one object to a line
help-board = How to draw the board: ascii, unicode, color or words

about-perft = Count the move sequences of a given length.
help-perft-depth = How many moves ahead, from 0 to 60
help-perft-position = Where to begin; without it, at the start of a game
help-perft-pass-free = Do not count a pass as a move
help-perft-threads = How many threads to use; without it, one for each core
perft-result = Depth { $depth }: { $nodes } sequences, { $seconds } s

about-show = Draw a position, count its discs and list its moves.
help-show-position = The position to draw
note-position = A position is 64 squares from a1 to h8 and the side to move (X black, O white, - empty), or the moves of a game such as f5d6c3 (nothing: the start), or @ and the name of a position in the collection.

name-depth = DEPTH
name-position = POSITION
name-language = LANGUAGE
name-number = N
name-style = STYLE

usage-unknown-option = There is no option “{ $option }” here.
usage-unknown-command = There is no command “{ $word }”.
usage-unexpected = “{ $word }” is not expected here.
usage-missing = { $argument } is missing.
usage-needs-value = { $option } needs a value.
usage-takes-no-value = { $option } takes no value.
usage-once = { $option } may be given only once.
usage-conflict = { $option } and { $other } do not go together.
usage-not-text = An argument is not valid Unicode text.
usage-wrong = The arguments do not make a command.
usage-see = { $sentence } See “{ $command } --help”.

wrong-value = { $name } “{ $value }”: { $reason }
wrong-number = A whole number from { $least } to { $most } is expected.
wrong-choice = Expected one of { $choices }.
wrong-id = The collection has no such position: it has { $known }.
write-failed = The output could not be written: { $reason }.
