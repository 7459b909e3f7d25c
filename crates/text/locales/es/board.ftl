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
