# The training: its help, its progress, what came of it and what goes wrong.

about-train = Make evaluation weights: games of the engine against itself, and what can be learnt from them.
note-train = A run is a directory. Every command may be interrupted at any moment; the same command goes on where it was.
about-train-run = All stages of as many rounds as are wanted.
about-train-selfplay = Play the games of a round.
about-train-data = Sort and merge the positions of a round’s games, or of files from elsewhere.
about-train-fit = Fit weights to the data of a round.
about-train-calibrate = Measure how far shallow searches with the new weights are wrong, for selective cuts.
about-train-export = Round the weights and write them, with their error model, to the weights file of the round.

help-train-directory = Where the run lies, or begins
help-train-round = Which round; without it, the one that is not finished
help-train-rounds = How many rounds the run has
help-train-seed = Another number gives other games
help-train-games = How many games a round has
help-train-depth = How many moves ahead the players look, from 3 to 20
help-train-exact = From how many empty squares on they play perfectly, from 4 to 14
help-train-kept = From the games of how many rounds a round learns
help-train-weights = Weights to play the first round with; without them it begins from nothing
help-train-ridge = How strongly weights are drawn to those of the next phase of the game
help-train-neighbours = How much the positions of neighbouring phases count, from 0 to 1
help-train-steps = How many steps the fit of a phase may take
help-train-most-count = How often a repeated position counts at most
help-train-positions = How many positions are searched for each number of empty squares
help-train-deepest = How deep the deepest of these searches go
help-train-import = Files of positions to learn from as well
name-directory = DIRECTORY

train-stage = Round { $round }, { $stage }
train-rate = { $rate }/s, { $left } left
train-played = Round { $round }: { $games } games, { $positions } positions, { $rate } games/s
train-sorted = Round { $round }: { $positions } positions, { $training } different ones to learn from, { $held_out } held out
train-fitted = Round { $round }, error in discs on the positions held out:
train-phase = phase { $phase }: { $positions } positions, { $steps } steps, mean { $mean }, root of the mean square { $square }
train-calibrated = { $curve }: { $pairs } pairs of searches, error { $error } discs, { $normalised } of what the model says; its numbers: { $numbers }
train-exported = { $path }: checksum { $checksum }, mean error { $after } (before rounding { $before })

train-file = { $path } cannot be used: { $reason }.
train-not-positions = { $path } does not hold positions.
train-damaged = { $path } is damaged: delete it, and the same command makes it again.
train-weights = { $path } is refused: { $reason }.
train-other-setting = The run was begun with another value of { $name }: take that one, or another directory.
train-other-engine = The games of round { $round } were begun by another version of the engine, or with other weights: delete the directory of the round to begin it again.
train-before = “outflank train { $stage }” has to be done first.
train-no-positions = There are no positions to learn from yet: play games, or name files with --import.
train-stopped = The work was stopped; the same command goes on.
