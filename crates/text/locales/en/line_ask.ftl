# Questions about the board in the line mode, for those who do not see it, and a new game.

word-row = row
word-new = new
does-ask = say what is on that square, or what a move there flips
does-row = say what is on a row
does-new = begin a new game like this one; this one is saved
# $word (&str)
needs-row = Type the number of a row after { $word }, from 1 to 8.
new-begun = A new game.
