# What the engine has found.

kind-exact = exacto
kind-selective = hasta el final, casi seguro
kind-midgame =
    estimación, { $depth ->
        [one] 1 jugada más allá
       *[other] { $depth } jugadas más allá
    }
kind-deep = estimación profunda, { $depth } jugadas más allá
kind-static = a primera vista
kind-book = según el libro de aperturas

solved =
    { $id }: { color-name } { $score } ({ $empties ->
        [one] 1 casilla vacía
       *[other] { $empties } casillas vacías
    }, { $work }): { $moves }
solved-over = { $id }: { color-name } { $score }, la partida ha terminado
solved-agrees = como se esperaba
solved-wrong-score = MAL: se esperaba { $score }
solved-wrong-move = MAL: { $mv } solo debía dar { $score }, y la mejor jugada { $best }
solved-all =
    { $positions ->
        [one] 1 posición
       *[other] { $positions } posiciones
    }, errores: { $wrong }, { $work }
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
