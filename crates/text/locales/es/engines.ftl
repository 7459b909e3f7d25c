# Otros programas: tableros que hablan NBoard y motores en encuentros.

about-nboard = Habla el protocolo NBoard (versiones 1 y 2) por la entrada y la salida estándar, para tableros de otros programas.
note-nboard = La profundidad la da el tablero. Lo que el motor aprende se guarda en el archivo de --book o, si falta, junto a tus partidas, y se vuelve a usar.

nboard-thinking = Pensando
nboard-analyzing = Analizando
nboard-learning = Aprendiendo
nboard-bad-line = No se entiende: { $line }
nboard-bad-game = No se puede leer la partida y queda la anterior: { CLAUSE($reason) }
nboard-other-rules = Aquí no se juegan partidas en que ganan menos fichas; queda la anterior.
nboard-illegal = { $mv } no es legal aquí; no se ha jugado nada.
nboard-no-book = No hay libro de aperturas en el que aprender.
nboard-not-kept = No se puede guardar el libro de aperturas: { CLAUSE($reason) }

note-match-engines = Un motor es cualquier programa que hable GTP (versión 2). Cada partida en curso tiene un ejemplar. Quien falla, se cuelga, hace una jugada ilegal, responde disparates o se pasa de tiempo pierde la partida 0–64, y se arranca de nuevo para la siguiente.
name-command = ORDEN
help-match-engines = Uno de los dos jugadores: un programa que hable GTP, con sus argumentos, como «edax -gtp»
help-match-patience = Cuántos segundos puede callar un motor cuando no corre ningún reloj; si falta, 60
help-match-time = El tiempo de cada jugador, como 5m, 1m+1s o 2s/move; quien se pasa pierde
help-match-save = Añade cada partida a este archivo (ggf, pgn, sgf, txt o json, según la extensión)
match-fault = Partida { $game }: «{ $player }» pierde. { $reason }
match-no-program = «{ $command }» no es un motor que juegue. { $reason }
match-solve-built-in = --solve compara pesos: los dos jugadores han de darse con --player.
wrong-program = Se espera un programa seguido de sus argumentos; las comillas van por pares.
fault-illegal = Jugada ilegal: { CLAUSE($reason) }
fault-nonsense = Debía nombrar una jugada y dijo «{ $answer }».
fault-late = Se pasó de tiempo en { $seconds } s.
fault-silent = No respondió en { $seconds } s.
fault-refused = Dijo «{ $answer }» a «{ $command }».
fault-resigned = Abandonó.
match-save-format = No se añaden partidas a { $file }: la extensión tiene que ser ggf, pgn, sgf, txt o json.
match-save-other = No se añaden partidas a { $file }: contiene otra cosa.
fault-not-started = No arrancó. { $reason }
fault-exit-code = Terminó con el código de salida { $code }.
fault-killed = Fue interrumpido o cerró su salida.
fault-last-words = { $ended } Su último mensaje fue «{ $words }».
fault-endless = Su respuesta no terminaba nunca.
fault-no-move = No encontró ninguna jugada.
