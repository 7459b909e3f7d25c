# A position in words.

color-name =
    { $color ->
        [black] Negras
       *[white] Blancas
    }
turn =
    { $color ->
        [black] Juegan negras.
       *[white] Juegan blancas.
    }
counts =
    Negras { $black }, blancas { $white }, { $empties ->
        [0] ninguna casilla vacía
        [one] 1 casilla vacía
       *[other] { $empties } casillas vacías
    }.
legal-moves =
    { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }: { $squares }
must-pass =
    { $color ->
        [black] Las negras no tienen ninguna jugada y deben pasar.
       *[white] Las blancas no tienen ninguna jugada y deben pasar.
    }
over-won =
    La partida ha terminado: ganan las { $color ->
        [black] negras
       *[white] blancas
    } por { $most } a { $fewest }.
over-drawn = La partida ha terminado: empate a { $discs }.
discs-on = { color-name }: { $squares }
no-discs = { color-name }: ninguna ficha
no-legal-moves = Aquí no hay ninguna jugada legal.
say-nothing = Eso te toca averiguarlo a ti.
last-move =
    Última jugada: { $color ->
        [black] negras
       *[white] blancas
    } { $square }.
no-last-move = Todavía no se ha jugado nada.
disc-at =
    { $square } { $color ->
        [black] negra
       *[white] blanca
    }
row-discs = Fila { $row }: { $squares }.
row-empty = La fila { $row } está vacía.
square-taken =
    { $color ->
        [black] Hay una ficha negra en { $square }.
       *[white] Hay una ficha blanca en { $square }.
    }
square-flips =
    { $square } voltea { $count ->
        [one] 1 ficha: { $squares }.
       *[other] { $count } fichas: { $squares }.
    }
disc-words = Negras Blancas Rojas Verdes, negras blancas rojas verdes, negra blanca roja verde, negro blanco rojo verde, negros blancos rojos verdes
