# What one types in the line mode: the words for each command, the usual one first.

word-pass = pasar, paso
word-undo = deshacer
word-redo = rehacer
word-hint = pista
word-moves = jugadas
word-board = tablero
word-score = marcador
word-clock = reloj, tiempo
word-save = guardar
word-load = cargar, abrir
word-resign = abandonar, rendirse
word-draw = empate, tablas
word-decline = rechazar
word-next = siguiente
word-rematch = revancha
word-resume = continuar, continúa
word-flip = voltear, voltea
word-take-back = retirar
word-done = listo
word-help = ayuda
word-quit = salir
word-black = negras
word-white = blancas
word-yes = sí, si, s
word-no = no
word-names = nombres, nombre
