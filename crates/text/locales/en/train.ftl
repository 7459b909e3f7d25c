# The training: its help, its progress, what came of it and what goes wrong.

about-train = Make evaluation weights: games of the engine against itself, and what can be learnt from them.
note-train = A run is a directory. Every command may be interrupted at any moment; the same command goes on where it was.
about-train-run = All stages of as many rounds as are wanted.
about-train-selfplay = Play the games of a round.
about-train-data = Sort and merge the positions of a round’s games, or of files from elsewhere.
about-train-fit = Fit weights to the data of a round.
about-train-calibrate = Measure how far shallow searches with the new weights are wrong, for selective cuts.
about-train-export = Round the weights and write them, with their error model, to the weights file of the round.
about-train-gate = Test the weights of a round in a match against those it played with.
about-train-cut = Make a small weights file for a download of a full one.
about-train-ordering = Fit the order of moves in the endgame to how much work it saves.
about-train-report = Draw the curves of a run.

help-train-directory = Where the run lies, or begins
help-train-round = Which round; without it, the one that is not finished
help-train-rounds = How many rounds the run has
help-train-seed = Another number gives other games
help-train-games = How many games a round has
help-train-depth = How many moves ahead the players look, from 3 to 20
help-train-exact = From how many empty squares on they play perfectly, from 4 to 20
help-train-kept = From the games of how many rounds a round learns
help-train-weights = Weights to play the first round with; without them it begins from nothing
help-train-ridge = How strongly weights are drawn to those of the next phase of the game
help-train-neighbours = How much the positions of neighbouring phases count, from 0 to 1
help-train-steps = How many steps the fit of a phase may take
help-train-most-count = How often a repeated position counts at most
help-train-positions = How many positions are searched for each number of empty squares
help-train-deepest = How deep the deepest of these searches go
help-train-gate = Test each round by a match, and stop when one gains nothing
help-train-gate-games = How many games that match has at the most
help-train-gate-depth = How many moves ahead both look in that match
help-train-import = Files of positions to learn from as well
help-train-cut-weights = The full weights
help-train-cut-out = Where the small ones go
help-train-cut-run = A run whose positions say which weights matter
help-train-cut-knots = How many phases have weights of their own, from 2 to 30
help-train-cut-step = How finely weights are rounded, in discs
help-train-cut-negligible = Leaves out weights that change the squared error of a million positions by less than this
help-train-report-out = Where the pictures go; without it, to the run
name-directory = DIRECTORY

# $round (usize), $stage (&str)
train-stage = Round { $round }, { $stage }
# $rate (&str), $left (&str)
train-rate = { $rate }/s, { $left } left
# $round (usize), $games (u64), $positions (u64), $rate (&str)
train-played = Round { $round }: { $games } games, { $positions } positions, { $rate } games/s
# $round (usize), $positions (u64), $training (u64), $held_out (u64)
train-sorted = Round { $round }: { $positions } positions, { $training } different ones to learn from, { $held_out } held out
# $round (usize)
train-fitted = Round { $round }, error in discs on the positions held out:
# $phase (usize), $positions (usize), $steps (usize), $mean (&str), $square (&str)
train-phase = phase { $phase }: { $positions } positions, { $steps } steps, mean { $mean }, root of the mean square { $square }
# $curve (&str), $pairs (usize), $error (&str), $normalised (&str), $numbers (&str)
train-calibrated = { $curve }: { $pairs } pairs of searches, error { $error } discs, { $normalised } of what the model says; its numbers: { $numbers }
# $path (&str), $checksum (&str), $before (&str), $after (&str)
train-exported = { $path }: checksum { $checksum }, mean error { $after } (before rounding { $before })
# $path (&str), $bytes (usize)
train-cut = { $path }: { $bytes } bytes
# $before (&str), $after (&str)
train-cut-error = Mean error on the positions held out { $after } discs (of the full weights { $before })
# $positions (usize), $own (&str), $others (&str)
train-ordered = { $positions } positions; work left with these factors: { $own }%, on other positions { $others }%
chart-by-phase = Error on the positions held out
chart-by-round = Error on the positions held out, by round
chart-strength = Strength by round
chart-elo = Elo won from round to round, added up
chart-moves = moves made
chart-mean-error = mean error in discs
chart-rounds = round
# $round (usize)
chart-round = round { $round }

# $path (&str), $reason (&str)
train-file = { $path } cannot be used: { $reason }
# $path (&str)
train-not-positions = { $path } does not hold positions.
# $path (&str)
train-damaged = { $path } is damaged: delete it, and the same command makes it again.
# $path (&str), $line (usize)
train-manifest = { $path } is not understood from line { $line } on: it was changed or cut short, or a newer program wrote it. Put it right, or begin a run in another directory.
# $path (&str), $reason (&str)
train-weights = { $path } is refused: { $reason }
# $path (&str)
train-no-run = There is no run in { $path } yet: begin one with “outflank train run”.
# $name (&str)
train-other-setting = The run was begun with another value of { $name }: take that one, or another directory.
# $round (usize)
train-other-engine = The games of round { $round } were begun by another version of the engine, or with other weights: delete the directory of the round to begin it again.
# $stage (&str), $round (usize)
train-before = “outflank train { $stage }” has to be done first in round { $round }.
train-no-positions = There are no positions to learn from yet: play games, or name files with --import.
train-stopped = The work was stopped; the same command goes on.
