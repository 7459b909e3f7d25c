# The command line: help, results and usage errors.

heading-usage = Uso
heading-commands = Órdenes
heading-arguments = Argumentos
heading-options = Opciones
heading-example = Ejemplo
usage-options = [OPCIONES]
usage-command = [ORDEN]

about-outflank = Juega a Othello y estúdialo.
note-outflank = Sin orden empieza una partida para dos, como con «outflank play».
help-help = Muestra esta ayuda
help-version = Muestra la versión
help-lang = Idioma de todos los textos: en, fr o es; si falta, el del sistema
help-json = Da el resultado en JSON, un objeto por línea
help-board = Dibujo del tablero: ascii, unicode, color (en color) o words (con palabras)

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
write-failed = No se pudo escribir el resultado: { $reason }.
