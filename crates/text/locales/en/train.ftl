# The training: its help, its progress, what came of it and what goes wrong.

about-train = Train evaluation weights from games the engine plays against itself.
note-train = A run is a directory. Every command can be interrupted at any time; run it again to continue.
about-train-run = Run all stages, for as many rounds as you want.
about-train-selfplay = Play the games of a round.
about-train-data = Sort and merge the positions of a round’s games, or of other files.
about-train-fit = Fit weights to a round’s data.
about-train-calibrate = Measure the error of shallow searches with the new weights, for selective cuts.
about-train-export = Round the weights and write them, with their error model, to the round’s weights file.
about-train-gate = Test a round’s weights in a match against those it played with.
about-train-cut = Make a small weights file, for downloads, from a full one.
about-train-report = Plot the curves of a run.
about-train-yardstick = Make positions in which every move has its exact score, to measure judgement by.

help-train-directory = Where the run is, or starts
help-train-round = Which round (default: the unfinished one)
help-train-rounds = How many rounds the run has
help-train-seed = Random seed
help-train-games = Games per round
help-train-depth = How many moves ahead the players look, from 3 to 20
help-train-exact = Play perfectly from this many empty squares on, from 4 to 20
help-train-kept = How many rounds’ games a round learns from
help-train-weights = Weights for the first round (default: start from nothing)
help-train-passes = Number of passes over the positions
help-train-batch = Number of positions per step
help-train-rate = Size of a step at the beginning
help-train-most-count = Maximum weight of a repeated position
help-train-refine = Refine the weights of the previous round instead of starting from random ones
help-train-positions = How many positions to search for each number of empty squares
help-train-deepest = Depth of the deepest of these searches
help-train-gate = Test each round in a match, and stop when one gains nothing
help-train-gate-games = Maximum number of games in that match
help-train-gate-depth = How many moves ahead both sides look in that match
help-train-import = More files of positions to learn from
help-train-cut-weights = The full weights
help-train-cut-out = Where to write the small ones
help-train-cut-run = A run whose positions show which weights matter
help-train-cut-least = Leave out what occurs less often than this in the positions
help-train-cut-step = Rounding step for weights, from 1 to 64
help-train-report-out = Where to write the pictures (default: the run)
help-train-yardstick-out = Where to write the positions (OBF); a file that is there is continued
help-train-yardstick-empties = How many squares are empty
help-train-yardstick-positions = How many positions the file is to have
help-train-yardstick-weights = Weights of the players (default: the built-in ones)
name-directory = DIRECTORY

# $round (usize), $stage (&str)
train-stage = Round { $round }, { $stage }
# $rate (&str), $left (&str)
train-rate = { $rate }/s, { $left } left
# $round (usize), $games (u64), $positions (u64), $rate (&str)
train-played = Round { $round }: { $games } games, { $positions } positions, { $rate } games/s
# $round (usize), $positions (u64), $training (u64), $held_out (u64)
train-sorted = Round { $round }: { $positions } positions, { $training } distinct ones to learn from, { $held_out } held out
# $round (usize)
train-fitted = Round { $round }, error in discs on the positions held out:
# $phase (usize), $positions (usize), $mean (&str), $square (&str)
train-phase = phase { $phase }: { $positions } positions, mean { $mean }, root mean square { $square }
# $curve (&str), $pairs (usize), $error (&str), $normalised (&str), $numbers (&str)
train-calibrated = { $curve }: { $pairs } pairs of searches, error { $error } discs, { $normalised } of the model’s; parameters: { $numbers }
# $path (&str), $checksum (&str), $before (&str), $after (&str)
train-exported = { $path }: checksum { $checksum }, mean error { $after } (before rounding { $before })
# $path (&str), $bytes (usize)
train-cut = { $path }: { $bytes } bytes
# $before (&str), $after (&str)
train-cut-error = Mean error on the positions held out: { $after } discs (full weights: { $before })
chart-by-phase = Error on the positions held out
chart-by-round = Error on the positions held out, by round
chart-strength = Strength by round
chart-elo = Elo gained from round to round, cumulative
chart-moves = moves played
chart-mean-error = mean error in discs
chart-rounds = round
# $round (usize)
chart-round = round { $round }

# $path (&str), $reason (&str)
train-file = { $path } cannot be used: { $reason }
# $path (&str)
train-not-positions = { $path } does not contain positions.
# $path (&str)
train-damaged = { $path } is damaged: delete it, and the same command makes it again.
# $path (&str), $line (usize)
train-manifest = { $path } cannot be read from line { $line } on: it was edited or cut short, or a newer program wrote it. Fix it, or start a run in another directory.
# $path (&str), $reason (&str)
train-weights = { $path } cannot be used: { $reason }
# $path (&str)
train-no-run = There is no run in { $path } yet: start one with “outflank train run”.
# $path (&str)
train-busy = Another program is already training in { $path }: wait until it is done, or use another directory.
# $name (&str)
train-other-setting = The run was started with another value of { $name }: use that one, or another directory.
# $round (usize)
train-other-engine = The games of round { $round } were started by another version of the engine, or with other weights: delete the round’s directory to start it again.
# $stage (&str), $round (usize)
train-before = Do “outflank train { $stage }” first in round { $round }.
train-no-positions = There are no positions to learn from yet: play games, or name files with --import.
train-no-weights = There are no weights to refine: name some with --weights when the run begins.
train-other-yardstick = it was begun with another number of empty squares, another seed or other weights.
train-stopped = Stopped; run the same command to continue.
