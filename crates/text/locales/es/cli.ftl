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
help-lang = Idioma de todos los textos: { $languages }, o la carpeta de una traducción (por defecto, el del sistema)
help-json = Da el resultado en JSON, un objeto por línea
help-board = Dibujo del tablero: ascii, unicode, color (en color) o words (con palabras)
help-threads = Número de hilos (por defecto, uno por núcleo)
help-hash = Tamaño de la tabla hash en MiB (por defecto { $mebibytes })

about-play = Juega una partida en el terminal.
note-play = «play» solo abre la aplicación; «play --level 5» inicia una partida contra el ordenador. Una partida sin terminar se guarda y se vuelve a ofrecer.
help-play-variation = Número de juego del cartucho de consola: dos cifras, de 01 a 93
help-play-black = Quién juega con negras: human (una persona), o un nivel de 1 a 60
help-play-white = Quién juega con blancas: human (una persona), o un nivel de 1 a 60
help-play-level = Nivel del ordenador, de 1 a 60; juega con blancas, salvo que el número de juego diga otra cosa
help-play-clock = Reloj: none (ninguno), 15s/move (por jugada), 5m, 5m+3s o 10m+5x30s; y si quieres, qué pasa al agotarse el tiempo: ,loses (pierde) ,31-33 ,0-64 o ,computer (juega el ordenador)
help-play-handicap = Esquinas ocupadas por las negras desde el principio: de 0 a 4; 2:white da dos a las blancas
help-play-corners = Qué esquinas, por ejemplo a1,h8
help-play-position = Empieza desde esta posición
help-play-opening = Empieza tras esta apertura: su nombre, como tigre
help-play-xot = Empieza tras ocho jugadas por sorteo (XOT), de la lista del programa o de este archivo, ocho jugadas por línea
help-play-seed = Semilla del sorteo (por defecto: otra cada vez)
help-play-series = Varias partidas: games:3 (partidas), points:100 (puntos) o wins:2 (victorias); y si quieres, quién empieza la siguiente: ,fixed (el mismo) ,alternate (por turnos) ,loser (quien pierde) o ,winner (elige quien gana)
help-play-tabletop = Se voltea a mano, como en un tablero de verdad; errores: silent (sin avisos), warn (avisar, por defecto) o review (repaso al final)
help-play-counting = Recuento: discs (fichas del tablero, por defecto) o tournament (las casillas vacías son de quien gana)
help-play-resignation = Cómo cuenta una partida abandonada: board (como está el tablero si quien gana va por delante, si no 33–31; por defecto), perfect (como acabaría el juego perfecto, si se encuentra en diez segundos) o 0-64
help-play-first = El color que empieza en el cartucho: red (rojo, por defecto) o green (verde)
help-play-new = Empieza una partida sin preguntar; la que está sin terminar sigue guardada
help-play-resume = Sigue con la partida sin terminar
help-play-plain = Línea a línea, en vez de la aplicación a pantalla completa (siempre así fuera de un terminal)

about-perft = Cuenta las secuencias de jugadas de una longitud dada.
help-perft-depth = Longitud de las secuencias en jugadas, de 0 a 60
help-perft-position = Posición inicial (por defecto, el comienzo de una partida)
help-perft-pass-free = No cuenta un pase como jugada
perft-result = Profundidad { $depth }: { $nodes } secuencias, { $seconds } s

about-solve = Resuelve posiciones: puntuación exacta y mejor continuación.
note-solve = Un archivo contiene una posición por línea, y si se quiere las puntuaciones esperadas (OBF): «{ $line }». El programa dice entonces si son correctas, y el código de salida es 1 si alguna no lo es. Las puntuaciones son en fichas para quien tiene el turno, con las casillas vacías para quien gana. «-» lee la entrada estándar.
help-solve-positions = Archivos de posiciones, o posiciones

about-eval = Evalúa posiciones o sus mejores jugadas.
help-eval-positions = Las posiciones
help-eval-level = Juzga como todo el programa en este nivel, de 1 a 60, según el libro cuando contiene la posición (por defecto 15)
help-eval-depth = Busca en cambio hasta esta profundidad, de 1 a 60, sin el libro; exacto si la partida termina antes
help-eval-time = Busca en cambio durante estos segundos, sin el libro
help-eval-static = Evalúa sin buscar y sin el libro
help-eval-moves = Cuántas de las mejores jugadas muestra (por defecto 1)

about-bench = Busca en una lista fija de posiciones: una firma idéntica en toda máquina, y la velocidad.
help-bench-threads = Mide también la velocidad con este número de hilos

about-serve = Abre la aplicación en el navegador: jugar, aprender, resolver problemas, analizar.
note-serve = La página solo se sirve en este ordenador. Ctrl-C la cierra. El navegador guarda partidas y progreso por separado para cada puerto.
help-serve-port = Puerto (por defecto 6464, o uno libre)
help-serve-no-open = Muestra la dirección sin abrir el navegador
help-serve-page = Sirve la página de esta carpeta en lugar de la del programa
help-serve-log = Añade a este archivo lo que le ocurre al servidor (conexiones, rechazos, fallos), pero nada de lo que se le pregunta
help-serve-library = La biblioteca que la página puede consultar, en lugar de la tuya
help-serve-no-library = No deja que la página consulte la biblioteca
serving = Outflank está en { $url } (Ctrl-C para cerrarlo)
serving-no-page = Este programa se compiló sin su página: «cargo play» compila y abre ambos, «cargo xtask program» compila un solo archivo con la página dentro.
not-opened = No se ha podido abrir ningún navegador: abre tú la dirección.
serve-failed = No se puede servir la página: { CLAUSE($reason) }

about-gtp = Habla el Go Text Protocol (versión 2) por la entrada y la salida estándar, para otros programas.
note-gtp = Las órdenes son las del protocolo; list_commands da la lista.
help-gtp-level = Nivel de juego, de 1 a 60 (por defecto 20; set_level lo cambia)

about-show = Muestra una posición, cuenta sus fichas y enumera sus jugadas; o escribe una imagen de ella, o la película de su partida.
help-show-position = La posición que se muestra
help-show-svg = Escribe una imagen SVG en este archivo (-: salida estándar)
help-show-png = Escribe una imagen PNG en este archivo (-: salida estándar)
help-show-gif = Escribe la partida como GIF animado en este archivo (-: salida estándar)
help-show-size = Anchura de la imagen en píxeles, de 64 a 4096 (por defecto 850; GIF 425)
help-show-numbered = Numera las jugadas como en los libros: cada ficha del color de su jugador, las cuatro primeras como al comienzo
help-show-delay = Tiempo entre dos jugadas del GIF, en centésimas de segundo (por defecto 80)
show-needs-moves = Los números y el GIF necesitan las jugadas de una partida, como f5d6c3; una posición sola no las tiene.
note-position = Una posición se escribe con 64 casillas de a1 a h8 y el turno (X negras, O blancas, - vacía); o con las jugadas de una partida, como f5d6c3 (nada: el comienzo); o con @ y el nombre de una posición de la colección.

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
name-resignation = REGLA
name-first = COLOR

usage-unknown-option = Aquí no hay ninguna opción «{ $option }».
usage-unknown-command = No hay ninguna orden «{ $word }».
usage-unexpected = «{ $word }» no se espera aquí.
usage-missing = Falta { $argument }.
usage-needs-value = { $option } necesita un valor.
usage-takes-no-value = { $option } no lleva valor.
usage-once = { $option } solo se puede dar una vez.
usage-conflict = { $option } y { $other } no van juntas.
usage-not-text = Un argumento no es texto Unicode válido.
usage-wrong = Estos argumentos no van juntos.
usage-see = { $sentence } Consulta «{ $command } --help».

wrong-value = { $name } «{ $value }»: { CLAUSE($reason) }
wrong-number = Se espera un número entero de { $least } a { $most }.
wrong-seconds = Se espera un número de segundos, como 5 o 0.5.
wrong-factor = Se espera un número que no sea negativo, como 60 o 0.5.
wrong-choice = Los valores posibles son { $choices }.
wrong-id = Esa posición no está en la colección, que contiene { $known }.
cpu-lacks = A este procesador le falta { $features }, que este programa exige: compílalo de nuevo en este ordenador.
terminal-failed = Falló la lectura o la escritura: { CLAUSE($reason) }
