# La página en la que se juega.

play-title = Jugar
play-new = Partida nueva
play-level = Nivel
play-color = Tu color
play-black = Negras, empiezas tú
play-white = Blancas
play-undo = Deshacer
play-person = Tú
play-computer = Ordenador, nivel { $level }
play-tools = Partida
play-by-hand = Voltear las fichas a mano
play-lot =
    A suertes: { $person ->
        [yes] { $seat ->
            [left] empieza el jugador de la izquierda
           *[right] empieza el jugador de la derecha
        }
       *[no] empieza el ordenador
    }.
play-draw-offered = { color-name } ofrecen tablas.
