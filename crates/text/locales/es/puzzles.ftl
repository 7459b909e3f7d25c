# Los problemas: qué son, qué hay que hacer, cómo ha ido.

puzzle-kind-corner = Ganar una esquina
puzzle-kind-win = La única jugada ganadora
puzzle-kind-ending = Final perfecto
puzzle-about-corner = Una jugada te asegura una esquina, responda lo que responda el rival.
puzzle-about-win = Solo gana una jugada. Encuéntrala y gana la partida.
puzzle-about-ending = Encuentra la mejor jugada y juega el final sin dejar escapar ni una ficha.

puzzle-goal-corner =
    { $color ->
        [black] Juegan negras.
       *[white] Juegan blancas.
    } Gana una esquina de forma forzada en { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }.
puzzle-goal-win =
    { $color ->
        [black] Juegan negras.
       *[white] Juegan blancas.
    } Encuentra la única jugada ganadora y gana la partida.
puzzle-goal-ending =
    { $color ->
        [black] Juegan negras.
       *[white] Juegan blancas.
    } Encuentra la mejor jugada y juega el final a la perfección.

puzzle-difficulty =
    { $number ->
        [1] muy fácil
        [2] fácil
        [3] media
        [4] difícil
       *[5] muy difícil
    }
puzzle-classic = Problema clásico { $number }
puzzle-reconstructed = Este tablero es una reconstrucción, según su descripción.
puzzle-solved-count =
    { $solved ->
        [one] { $solved } resuelto
       *[other] { $solved } resueltos
    } de { $total }

puzzle-solved = ¡Resuelto!
puzzle-solved-with-help = Resuelto, con algo de ayuda.
puzzle-shown = Esta es la solución. El problema volverá.
puzzle-playing-out = Juega la partida hasta el final: las blancas nunca tienen elección.
puzzle-played-out = Esa era toda la continuación.

puzzle-kind-key-square = Casillas clave
puzzle-about-key-square = La mejor jugada va a la casilla que más quieren los dos.
puzzle-kind-wedge = Cuñas
puzzle-about-wedge = La mejor jugada entra entre dos fichas del borde, y se queda.
puzzle-kind-parity = Zonas impares
puzzle-about-parity = La mejor jugada va a una zona impar; en una par, el rival juega el último.
puzzle-kind-tempo = Tiempos
puzzle-about-tempo = La mejor jugada gana la última jugada en otra zona.
puzzle-kind-swindle = Jugar dos veces
puzzle-about-swindle = La mejor jugada es la primera de dos seguidas en la misma zona.
puzzle-kind-pass = Hacer pasar
puzzle-about-pass = La mejor jugada deja al rival sin jugadas.
puzzle-kind-access = Cerrar el paso
puzzle-about-access = La mejor jugada impide que el rival entre en una zona.
puzzle-kind-patience = Una esquina puede esperar
puzzle-about-patience = Podrías tomar una esquina. Antes hay algo mejor.
puzzle-goal-best =
    { $color ->
        [black] Juegan negras.
       *[white] Juegan blancas.
    } Busca la mejor jugada: con juego perfecto vale al menos cuatro fichas más que cualquier otra.
