# Los problemas: qué son, qué hay que hacer, cómo ha ido.

puzzle-kind-corner = Ganar una esquina
puzzle-kind-win = La única que gana
puzzle-kind-ending = Final perfecto
puzzle-about-corner = Una jugada fuerza la entrada en una esquina, responda lo que responda el rival.
puzzle-about-win = Solo una jugada gana, ninguna otra. Después, gana la partida.
puzzle-about-ending = Una jugada es la mejor. Juega hasta el final sin perder ni una ficha.

puzzle-goal-corner =
    { $color ->
        [black] Juegan negras.
       *[white] Juegan blancas.
    } Gana una esquina a la fuerza, en { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }.
puzzle-goal-win =
    { $color ->
        [black] Juegan negras.
       *[white] Juegan blancas.
    } Encuentra la única jugada que gana, y gana.
puzzle-goal-ending =
    { $color ->
        [black] Juegan negras.
       *[white] Juegan blancas.
    } Encuentra la mejor jugada y juega a la perfección hasta el final.

puzzle-difficulty =
    { $number ->
        [1] muy fácil
        [2] fácil
        [3] media
        [4] difícil
       *[5] muy difícil
    }
puzzle-classic = Problema clásico { $number }
puzzle-solved-count = { $solved } de { $total } resueltos

puzzle-solved = ¡Resuelto!
puzzle-solved-with-help = Resuelto, con algo de ayuda.
puzzle-shown = Esta es la solución. El problema volverá.
puzzle-playing-out = Juega la partida hasta el final: las blancas nunca tienen elección.
puzzle-played-out = Esa era toda la línea.
