# The command line: help, results and usage errors.

heading-usage = Uso
heading-commands = Órdenes
heading-arguments = Argumentos
heading-options = Opciones
heading-example = Ejemplo
usage-options = [OPCIONES]
usage-command = [ORDEN]

about-outflank = Juega al Othello y estúdialo.
note-outflank = Sin orden, la aplicación se abre en el navegador, como con «outflank serve».
help-help = Muestra esta ayuda
help-version = Muestra la versión
help-lang = Idioma de todos los textos: { $languages }, o la carpeta de una traducción; por defecto, el del sistema
help-json = Da el resultado en JSON, un objeto por línea
help-board = Dibujo del tablero: ascii, unicode, color (en color) o words (con palabras)
help-threads = Cuántos hilos usar; si falta, uno por núcleo
help-hash = Tamaño de la tabla de posiciones en MiB; si falta, { $mebibytes }

about-play = Juega una partida en el terminal.
note-play = «play» solo abre la aplicación; «play --level 5» es una partida contra el ordenador. Una partida sin terminar se conserva y se vuelve a ofrecer.
help-play-variation = Número de juego del cartucho de consola: dos cifras, de 01 a 93
help-play-black = Quién juega con negras: human (una persona), o un nivel de 1 a 60
help-play-white = Quién juega con blancas: human (una persona), o un nivel de 1 a 60
help-play-level = Nivel del ordenador, de 1 a 60; juega con blancas, salvo que el número de juego diga otra cosa
help-play-clock = Reloj: none (ninguno), 15s/move (por jugada), 5m, 5m+3s o 10m+5x30s; y si quieres, qué pasa al agotarse el tiempo: ,loses (pierde) ,31-33 ,0-64 o ,computer (juega el ordenador)
help-play-handicap = Esquinas que las negras tienen al empezar: de 0 a 4; 2:white da dos a las blancas
help-play-corners = Qué esquinas, por ejemplo a1,h8
help-play-position = Empieza desde esta posición
help-play-series = Varias partidas: games:3 (partidas), points:100 (puntos) o wins:2 (victorias); y si quieres, quién empieza la siguiente: ,fixed (el mismo) ,alternate (por turnos) ,loser (quien pierde) o ,winner (elige quien gana)
help-play-tabletop = Se voltea a mano, como en un tablero de verdad; errores: silent (callar), warn (avisar, lo normal) o review (mostrar al final)
help-play-counting = Recuento: discs (las fichas puestas, lo normal) o tournament (las casillas libres son de quien gana)
help-play-new = Empieza una partida sin preguntar; una sin terminar se conserva
help-play-resume = Sigue con la partida sin terminar
help-play-plain = Línea a línea, en vez de la aplicación a pantalla completa; una tubería recibe siempre líneas

about-perft = Cuenta las secuencias de jugadas de una longitud dada.
help-perft-depth = Cuántas jugadas hacia delante, de 0 a 60
help-perft-position = Dónde empezar; si falta, al comienzo de una partida
help-perft-pass-free = No cuenta un pase como jugada
perft-result = Profundidad { $depth }: { $nodes } secuencias, { $seconds } s

about-solve = Resuelve posiciones: puntuación exacta y mejor continuación.
note-solve = Un archivo tiene una posición por línea, y si se quiere las puntuaciones esperadas (OBF): «{ $line }». El programa dice entonces si son correctas, y termina con 1 si alguna no lo es. Las puntuaciones son en fichas para quien tiene el turno, con las casillas libres para quien gana. «-» lee la entrada estándar.
help-solve-positions = Archivos de posiciones, o posiciones

about-eval = Estima lo que valen posiciones o sus mejores jugadas.
help-eval-positions = Las posiciones
help-eval-level = Busca como un jugador de este nivel, de 1 a 60; lo normal, 15
help-eval-depth = Busca tantas jugadas por delante, de 1 a 60; exacto donde la partida termina antes
help-eval-time = Busca durante tantos segundos
help-eval-static = No busca nada
help-eval-moves = Cuántas de las mejores jugadas mostrar; si falta, la mejor

about-bench = Busca en una lista fija de posiciones: una firma, igual en toda máquina, y la velocidad.
help-bench-threads = Mide otra vez la velocidad con tantos hilos

about-serve = Abre la aplicación en el navegador: jugar, aprender, resolver problemas, analizar.
note-serve = La página solo se sirve en este ordenador. Ctrl-C la termina; lo que el navegador guarda, lo guarda para un puerto.
help-serve-port = El puerto; si no se indica, 6464 o uno libre
help-serve-no-open = Muestra la dirección sin abrir el navegador
help-serve-page = Sirve la página de esta carpeta en lugar de la del programa
serving = Outflank está en { $url } (Ctrl-C lo termina)
serving-no-page = Este programa se construyó sin su página: «cargo play» construye ambos.
not-opened = No se ha podido abrir ningún navegador: abre tú la dirección.
serve-failed = No se puede servir la página: { CLAUSE($reason) }

about-gtp = Habla el Go Text Protocol (versión 2) por la entrada y la salida estándar, para otros programas.
note-gtp = Las órdenes son las del protocolo; list_commands las nombra.
help-gtp-level = Nivel de juego, de 1 a 60; si falta, 20, y set_level lo cambia

about-show = Dibuja una posición, cuenta sus fichas y da sus jugadas.
help-show-position = La posición que se dibuja
note-position = Una posición son 64 casillas de a1 a h8 y el turno (X negras, O blancas, - libre), o las jugadas de una partida como f5d6c3 (nada: el comienzo), o @ y el nombre de una posición de la colección.

name-depth = PROFUNDIDAD
name-position = POSICIÓN
name-file = ARCHIVO
name-file-or-position = ARCHIVO|POSICIÓN
name-level = NIVEL
name-seconds = SEGUNDOS
name-mebibytes = MIB
name-language = IDIOMA
name-number = N
name-folder = CARPETA
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

wrong-value = { $name } «{ $value }»: { CLAUSE($reason) }
wrong-number = Se espera un número entero de { $least } a { $most }.
wrong-seconds = Se espera un número de segundos, como 5 o 0.5.
wrong-factor = Se espera un número que no sea negativo, como 60 o 0.5.
wrong-choice = Se espera uno de estos valores: { $choices }.
wrong-id = La colección no tiene esa posición: tiene { $known }.
cpu-lacks = A este procesador le falta { $features }, para lo que se compiló el programa: compílalo de nuevo en este ordenador.
terminal-failed = Falló la lectura o la escritura: { CLAUSE($reason) }
