# Otros programas: tableros que hablan NBoard y motores en encuentros.

about-nboard = Habla el protocolo NBoard (versiones 1 y 2) por la entrada y la salida estándar, para la interfaz de otros programas.
note-nboard = La profundidad la da la interfaz. Lo que el motor aprende se guarda en el archivo de --book o, sin él, junto a tus partidas, y se vuelve a usar.

nboard-thinking = Pensando
nboard-analyzing = Analizando
nboard-learning = Aprendiendo
nboard-bad-line = No se entiende: { $line }
nboard-bad-game = La partida no se puede leer y se mantiene la anterior: { CLAUSE($reason) }
nboard-other-rules = Aquí no se juega a quedarse con menos fichas; se mantiene la partida anterior.
nboard-illegal = { $mv } no es legal aquí; no se ha jugado nada.
nboard-no-book = No hay libro de aperturas que ampliar.
nboard-not-kept = No se puede guardar el libro de aperturas: { CLAUSE($reason) }

note-match-engines = Un motor es cualquier programa que hable GTP (versión 2). Cada partida en curso tiene el suyo. Un motor que falla, se cuelga, hace una jugada ilegal, da una respuesta ilegible o se pasa de tiempo pierde la partida 0–64, y se arranca de nuevo para la siguiente.
name-command = ORDEN
help-match-engines = Uno de los dos jugadores: un programa que hable GTP, con sus argumentos, como «edax -gtp»
help-match-patience = Segundos que un motor puede tardar en responder sin reloj (por defecto 60)
help-match-time = Tiempo de cada jugador, como 5m, 1m+1s o 2s/move; quien se pasa pierde
help-match-save = Añade cada partida a este archivo (ggf, pgn, sgf, txt o json, según la extensión)
match-fault = Partida { $game }: «{ $player }» pierde. { $reason }
match-no-program = «{ $command }» no es un motor utilizable. { $reason }
match-solve-built-in = --solve compara pesos: los dos jugadores deben darse con --player.
wrong-program = Se espera un programa seguido de sus argumentos; las comillas van por pares.
fault-illegal = Jugada ilegal: { CLAUSE($reason) }
fault-nonsense = Respondió «{ $answer }» en lugar de una jugada.
fault-late = Se pasó de tiempo en { $seconds } s.
fault-silent = No respondió en { $seconds } s.
fault-refused = Respondió «{ $answer }» a «{ $command }».
fault-resigned = Abandonó.
match-save-format = No se añaden partidas a { $file }: la extensión tiene que ser ggf, pgn, sgf, txt o json.
match-save-other = No se añaden partidas a { $file }: contiene otra cosa.
fault-not-started = No arrancó. { $reason }
fault-exit-code = Terminó con el código de salida { $code }.
fault-killed = Fue interrumpido o cerró su salida.
fault-last-words = { $ended } Su último mensaje fue «{ $words }».
fault-endless = Su respuesta no terminaba nunca.
fault-no-move = No encontró ninguna jugada.
