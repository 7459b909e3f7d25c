# El entrenamiento: los temas y las preguntas rápidas.

training-tag-key-square = La casilla clave
training-tag-given-corner = Una esquina cedida
training-tag-x-square = Las casillas X y C
training-tag-win-corner = Ganar una esquina
training-tag-corner-timing = Una esquina que puede esperar
training-tag-pass = Hacer pasar al rival
training-tag-access = Cerrar el paso al rival
training-tag-quiet-move = Jugadas tranquilas
training-tag-mobility = La movilidad
training-tag-safe-moves = Jugadas seguras
training-tag-edge = Los bordes
training-tag-tempo = Los tiempos
training-tag-parity = La paridad
training-tag-diagonal = Grandes diagonales
training-tag-move-order = El orden de las jugadas
training-tag-stability = Fichas estables
training-tag-only-win = La única jugada ganadora
training-tag-ending = Finales perfectos
training-tag-opening = Las aperturas

training-drill-moves = ¿Cuántas jugadas hay?
training-drill-flips = ¿Cuántas fichas voltea la jugada marcada?
training-drill-x-square = ¿La casilla X marcada es segura por ahora, o el rival puede tomar la esquina enseguida?
training-drill-last-two = Quedan dos casillas. ¿En cuál juegas primero?
