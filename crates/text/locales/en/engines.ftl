# Other programs: boards that speak NBoard, and engines in matches.

about-nboard = Speak the NBoard protocol (versions 1 and 2) on standard input and output, for boards of other programs.
note-nboard = The depth comes from the board. What the engine learns is kept in the file of --book, or else among your games, and used again.

nboard-thinking = Thinking
nboard-analyzing = Analysing
nboard-learning = Learning
nboard-bad-line = Not understood: { $line }
nboard-bad-game = The game cannot be read, and the one before stays: { $reason }
nboard-other-rules = A game in which the fewest discs win is not played here; the one before stays.
nboard-illegal = { $mv } is not legal here; nothing was moved.
nboard-no-book = There is no opening book to learn for.
nboard-not-kept = The opening book cannot be kept: { $reason }
