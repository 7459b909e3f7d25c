# El juego sobre la mesa.

tabletop-tools = Voltear a mano
tabletop-place = { color-name }: coloca una ficha.
tabletop-flip = Voltea lo que flanquea la ficha de { $square } y luego termina tu turno.
tabletop-must-pass =
    { $color ->
        [black] Las negras no tienen ninguna jugada: pasa.
       *[white] Las blancas no tienen ninguna jugada: pasa.
    }
tabletop-nobody = Ningún jugador puede jugar: corrige los errores y luego cuenta las fichas.
tabletop-computer = El ordenador coloca su ficha y voltea sin equivocarse.
tabletop-correct = Elige una ficha marcada para corregirla. En cuanto se coloque la siguiente ficha, el tablero se queda como está.
tabletop-end = Terminar el turno
tabletop-does-end = terminar el turno, pasar o contar
tabletop-take-back = Retirar la ficha
tabletop-count = Contar las fichas
tabletop-stand = Dejarlo así
tabletop-review = Errores que quedaron en el tablero
tabletop-in-hand =
    { color-name }: { $count ->
        [0] ninguna ficha en la mano
        [one] 1 ficha en la mano
       *[other] { $count } fichas en la mano
    }
