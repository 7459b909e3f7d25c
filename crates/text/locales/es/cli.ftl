# The command line: help, results and usage errors.

heading-usage = Uso
heading-commands = Órdenes
heading-arguments = Argumentos
heading-options = Opciones
heading-example = Ejemplo
usage-options = [OPCIONES]
usage-command = [ORDEN]

about-outflank = Juega al Othello y estúdialo.
note-outflank = Sin orden empieza una partida para dos, como con «outflank play».
help-help = Muestra esta ayuda
help-version = Muestra la versión
help-lang = Idioma de todos los textos: en, fr o es; si falta, el del sistema
help-json = Da el resultado en JSON, un objeto por línea
help-board = Dibujo del tablero: ascii, unicode, color (en color) o words (con palabras)

about-play = Juega una partida en el terminal, línea a línea.
note-people-only = El ordenador todavía no juega: por ahora juegan dos personas con un teclado. Una partida sin terminar se conserva y se vuelve a ofrecer.
help-play-variation = Número de juego del cartucho de consola de 1981: dos cifras, de 01 a 93
help-play-black = Quién juega con negras: human (una persona), o un nivel de 1 a 60
help-play-white = Quién juega con blancas: human (una persona), o un nivel de 1 a 60
help-play-clock = Reloj: none (ninguno), 15s/move (por jugada), 5m, 5m+3s o 10m+5x30s; y si quieres, qué pasa al agotarse el tiempo: ,loses (pierde) ,31-33 ,0-64 o ,computer (juega el ordenador)
help-play-handicap = Esquinas que las negras tienen al empezar: de 0 a 4; 2:white da dos a las blancas
help-play-corners = Qué esquinas, por ejemplo a1,h8
help-play-position = Empieza desde esta posición
help-play-series = Varias partidas: games:3 (partidas), points:100 (puntos) o wins:2 (victorias); y si quieres, quién empieza la siguiente: ,fixed (el mismo) ,alternate (por turnos) ,loser (quien pierde) o ,winner (elige quien gana)
help-play-tabletop = Se voltea a mano, como en un tablero de verdad; errores: silent (callar), warn (avisar, lo normal) o review (mostrar al final)
help-play-counting = Recuento: discs (las fichas puestas, lo normal) o tournament (las casillas libres son de quien gana)
help-play-new = Empieza una partida sin preguntar; una sin terminar se conserva
help-play-resume = Sigue con la partida sin terminar
help-play-plain = Línea a línea, sin pantalla completa (por ahora no hay otro modo)

about-perft = Cuenta las secuencias de jugadas de una longitud dada.
help-perft-depth = Cuántas jugadas hacia delante, de 0 a 60
help-perft-position = Dónde empezar; si falta, al comienzo de una partida
help-perft-pass-free = No cuenta un pase como jugada
help-perft-threads = Cuántos hilos usar; si falta, uno por núcleo
perft-result = Profundidad { $depth }: { $nodes } secuencias, { $seconds } s

about-show = Dibuja una posición, cuenta sus fichas y da sus jugadas.
help-show-position = La posición que se dibuja
note-position = Una posición son 64 casillas de a1 a h8 y el turno (X negras, O blancas, - libre), o las jugadas de una partida como f5d6c3 (nada: el comienzo), o @ y el nombre de una posición de la colección.

name-depth = PROFUNDIDAD
name-position = POSICIÓN
name-language = IDIOMA
name-number = N
name-style = ESTILO
name-player = JUGADOR
name-clock = RELOJ
name-corners = ESQUINAS
name-series = SERIE
name-warning = ERRORES
name-counting = RECUENTO

usage-unknown-option = Aquí no hay ninguna opción «{ $option }».
usage-unknown-command = No hay ninguna orden «{ $word }».
usage-unexpected = «{ $word }» no se espera aquí.
usage-missing = Falta { $argument }.
usage-needs-value = { $option } necesita un valor.
usage-takes-no-value = { $option } no lleva valor.
usage-once = { $option } solo se da una vez.
usage-conflict = { $option } y { $other } no van juntas.
usage-not-text = Un argumento no es texto Unicode válido.
usage-wrong = Estos argumentos no forman una orden.
usage-see = { $sentence } Mira «{ $command } --help».

wrong-value = { $name } «{ $value }»: { $reason }
wrong-number = Se espera un número entero de { $least } a { $most }.
wrong-choice = Se espera uno de estos valores: { $choices }.
wrong-id = La colección no tiene esa posición: tiene { $known }.
cpu-lacks = A este procesador le falta { $features }, para lo que se compiló el programa: compílalo de nuevo en este ordenador.
terminal-failed = Falló la lectura o la escritura: { $reason }.
