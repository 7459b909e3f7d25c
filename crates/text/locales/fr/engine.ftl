# What the engine has found.

kind-exact = exact
kind-selective = jusqu’à la fin, sûr à { $percent } %
kind-midgame =
    { $depth ->
        [one] { $depth } coup à l’avance
       *[other] { $depth } coups à l’avance
    }{ $percent ->
        [100] {""}
       *[other] , sûr à { $percent } %
    }
kind-static = à première vue
kind-book = du livre d’ouvertures

solved =
    { $id } : { color-name } { $score } ({ $empties ->
        [one] { $empties } case libre
       *[other] { $empties } cases libres
    }, { $work }) : { $moves }
solved-over = { $id } : { color-name } { $score }, la partie est finie
solved-agrees = comme attendu
solved-wrong-score = FAUX : on attendait { $score }
solved-wrong-move = FAUX : on attendait seulement { $score } pour { $mv }, et { $best } pour le meilleur coup
solved-all =
    { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, dont { $wrong } de fausses, { $work }
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
