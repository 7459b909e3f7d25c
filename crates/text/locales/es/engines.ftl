# Otros programas: tableros que hablan NBoard y motores en encuentros.

about-nboard = Habla el protocolo NBoard (versiones 1 y 2) por la entrada y la salida estándar, para tableros de otros programas.
note-nboard = La profundidad la da el tablero. Lo que el motor aprende se guarda en el archivo de --book o, si falta, junto a tus partidas, y se vuelve a usar.

nboard-thinking = Pensando
nboard-analyzing = Analizando
nboard-learning = Aprendiendo
nboard-bad-line = No se entiende: { $line }
nboard-bad-game = No se puede leer la partida y queda la anterior: { $reason }
nboard-other-rules = Aquí no se juegan partidas en que ganan menos fichas; queda la anterior.
nboard-illegal = { $mv } no es legal aquí; no se ha jugado nada.
nboard-no-book = No hay libro de aperturas en el que aprender.
nboard-not-kept = No se puede guardar el libro de aperturas: { $reason }
