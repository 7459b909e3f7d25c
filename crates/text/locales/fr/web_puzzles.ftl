# The puzzles.
