# Why something was refused: what happened, why, and what to do.

illegal-occupied = Ya hay una ficha en { $square }: elige una casilla libre.
illegal-outflanks-nothing = Una ficha en { $square } no flanquearía nada: elige una casilla desde la que flanquee.
illegal-must-place = No puedes pasar: tienes una jugada.
illegal-game-over = La partida ha terminado: ya no se puede jugar.

setup-two-discs = Hay una ficha negra y otra blanca en { $square }: deja solo una.
setup-no-discs = No hay ninguna ficha en el tablero: hace falta al menos una.

position-unknown-letter = «{ $letter }», carácter { $character } ({ $square }), no es una casilla: escribe X para negras, O para blancas, - para una casilla libre.
position-too-short =
    { $squares ->
        [one] Solo hay 1 de las 64 casillas.
       *[other] Solo hay { $squares } de las 64 casillas.
    }
position-no-turn = Falta el turno: escribe X u O después de las 64 casillas.
position-wrong-turn = «{ $letter }», carácter { $character }, no indica el turno: escribe X u O después de las 64 casillas.
position-trailing = «{ $letter }», carácter { $character }, sigue al final de la posición: después del turno no va nada.

transcript-not-a-move = Jugada { $ply }: «{ $letter }», carácter { $character }, no empieza una jugada como f5.
transcript-occupied = Jugada { $ply }: ya hay una ficha en { $square } (carácter { $character }).
transcript-outflanks-nothing = Jugada { $ply }: una ficha en { $square } no flanquearía nada (carácter { $character }).
transcript-must-place = Jugada { $ply }: no se puede pasar si hay una jugada (carácter { $character }).
transcript-game-over = Jugada { $ply }: la partida ya ha terminado (carácter { $character }).

not-a-square = Eso no es una casilla: se espera una letra de la a a la h y una cifra del 1 al 8, como f5.
