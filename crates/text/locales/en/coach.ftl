# The coach beside the board.

coach-is-on = The coach is on: it stops a move that loses a lot, up to three times a game.
coach-is-off = The coach is off.
coach-turn-on = Call the coach
coach-turn-off = Send the coach away
# $square (Square), $discs (u32)
coach-costs = { $square } costs you about { $discs } discs.
# $corner (Square)
coach-corner = It lets your opponent have the corner { $corner }.
coach-no-reason = There is a much better move.
coach-anyway-buttons = Choose it again to play it anyway, or find a better move.
coach-anyway-words = Type it again to play it anyway, or find a better move.
coach-new = For new players
coach-always = Always
coach-never = Never
coach-title = Coach
coach-about = Against levels 1 to 8, a move that costs six discs or more is stopped once, with a hint. Games in which the coach has spoken count as played with help.
# $hints (u16), $undos (u16), $warnings (u16)
coach-helped = Played with help: { $hints ->
    [one] { $hints } hint
   *[other] { $hints } hints
 }, { $undos ->
    [one] { $undos } undo
   *[other] { $undos } undos
 }, { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
 }.

training-coach-key-square = Both sides want the same square: look for it before your opponent gets it.
training-coach-given-corner = It lets your opponent take a corner at once.
training-coach-x-square = It is next to an empty corner, and your opponent can win that corner.
training-coach-win-corner = Look at the corners: there is one to win or to lose.
training-coach-corner-timing = The corner can wait: nobody else can take it.
training-coach-pass = Look at who runs out of moves: a pass is coming.
training-coach-access = Look at which regions your opponent can enter.
training-coach-quiet-move = It flips discs with many empty squares around them. Look for a quieter move.
training-coach-mobility = Count the moves: your opponent gets too many, or you have too few.
training-coach-safe-moves = Soon you have no safe move left.
training-coach-edge = Look at the edge: your discs there become weak.
training-coach-tempo = Your opponent gets the last free move.
training-coach-parity = Look at the regions: who plays last in each of them?
training-coach-diagonal = Your opponent gets the long diagonal.
training-coach-move-order = It can wait: another move comes first.
training-coach-stability = Look at the stable discs: some are at stake.
training-coach-only-win = Only one move wins.
training-coach-ending = Count the ending to the last disc.
training-coach-opening = The opening book plays something else here.
