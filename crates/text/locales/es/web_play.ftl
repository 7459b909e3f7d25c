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
