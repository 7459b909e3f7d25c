# Training: what positions are about, and quick questions.

training-tag-key-square = The key square
training-tag-given-corner = A corner given away
training-tag-x-square = X- and C-squares
training-tag-win-corner = Winning a corner
training-tag-corner-timing = A corner that can wait
training-tag-pass = Making the opponent pass
training-tag-access = Keeping the opponent out
training-tag-quiet-move = Quiet moves
training-tag-mobility = Mobility
training-tag-safe-moves = Safe moves
training-tag-edge = Edges
training-tag-tempo = Tempo
training-tag-parity = Parity
training-tag-diagonal = The long diagonal
training-tag-move-order = The order of moves
training-tag-stability = Stable discs
training-tag-only-win = The only winning move
training-tag-ending = Perfect endings
training-tag-opening = Openings

training-drill-moves = How many moves are there?
training-drill-flips = How many discs does the marked move flip?
training-drill-x-square = Is the marked X-square safe for now, or can the opponent take the corner at once?
training-drill-last-two = Two squares are left. Which one do you play first?
