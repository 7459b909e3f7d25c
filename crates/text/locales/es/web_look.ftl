# Lo que la página muestra alrededor de una partida.

play-see-board = Ver el tablero
puzzles-choose = Elegir tema y dificultad
games-first = Juega tu primera partida
games-drop = ¿Tienes partidas en otro sitio? Suelta un archivo en cualquier parte de esta página, o pégalo.
