# What the engine has found.

kind-exact = exact
kind-selective = jusqu’à la fin, presque certain
kind-midgame =
    estimation, { $depth ->
        [one] { $depth } coup plus loin
       *[other] { $depth } coups plus loin
    }
kind-deep = estimation profonde, { $depth } coups plus loin
kind-static = à première vue
kind-book = d’après le livre d’ouvertures

solved =
    { $id } : { color-name } { $score } ({ $empties ->
        [one] { $empties } case vide
       *[other] { $empties } cases vides
    }, { $work }) : { $moves }
solved-over = { $id } : { color-name } { $score }, la partie est finie
solved-agrees = comme attendu
solved-wrong-score = FAUX : le score attendu était { $score }
solved-wrong-move = FAUX : { $mv } ne devait donner que { $score }, et le meilleur coup { $best }
solved-all =
    { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, erreurs : { $wrong }, { $work }
solved-some-wrong =
    { $wrong } sur { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } sans le score attendu.

evaluated = { color-name } { $score }, { $kind }
work = { $nodes } nœuds, { $seconds } s
speed =
    { $threads ->
        [one] { $threads } fil
       *[other] { $threads } fils
    } : { $nodes } nœuds, { $seconds } s, { $rate } nœuds/s
signature = Empreinte { $signature }
