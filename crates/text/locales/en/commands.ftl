# What one types in the line mode: the words for each command, the usual one first.

word-pass = pass
word-undo = undo
word-redo = redo
word-hint = hint
word-moves = moves
word-board = board
word-score = score
word-clock = clock, time
word-save = save
word-load = load
word-resign = resign
word-draw = draw
word-decline = decline
word-next = next
word-rematch = rematch, again
word-resume = resume, continue
word-flip = flip
word-take-back = back
word-done = done
word-help = help, ?
word-quit = quit, exit
word-black = black
word-white = white
word-yes = yes, y
word-no = no, n
word-names = names, name
