# What the engine has found.

kind-exact = exacto
kind-selective = hasta el final, seguro al { $percent } %
kind-midgame =
    { $depth ->
        [one] 1 jugada por delante
       *[other] { $depth } jugadas por delante
    }{ $percent ->
        [100] {""}
       *[other] , seguro al { $percent } %
    }
kind-static = a primera vista
kind-book = del libro de aperturas

solved =
    { $id }: { color-name } { $score } ({ $empties ->
        [one] 1 casilla libre
       *[other] { $empties } casillas libres
    }, { $work }): { $moves }
solved-over = { $id }: { color-name } { $score }, la partida ha terminado
solved-agrees = como se esperaba
solved-wrong-score = MAL: se esperaba { $score }
solved-wrong-move = MAL: para { $mv } solo se esperaba { $score }, y { $best } para la mejor jugada
solved-all =
    { $positions ->
        [one] 1 posición
       *[other] { $positions } posiciones
    }, { $wrong } mal, { $work }
solved-some-wrong =
    { $wrong } de { $positions ->
        [one] 1 posición
       *[other] { $positions } posiciones
    } sin la puntuación esperada.

evaluated = { color-name } { $score }, { $kind }
work = { $nodes } nodos, { $seconds } s
speed =
    { $threads ->
        [one] 1 hilo
       *[other] { $threads } hilos
    }: { $nodes } nodos, { $seconds } s, { $rate } nodos/s
signature = Firma { $signature }
