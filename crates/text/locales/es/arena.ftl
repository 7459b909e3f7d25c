# Medir la fuerza: encuentros, aperturas, pesos.

about-match = Juega partidas entre dos jugadores y dice quién es más fuerte, y con qué certeza.
note-match = Un jugador se escribe level=N, depth=N, nodes=N o seconds=N (por jugada), y si hace falta weights=ARCHIVO, book o book=ARCHIVO, separados por comas. Cada apertura se juega dos veces, con los colores cambiados. Los márgenes valen en 95 de cada 100 encuentros. Con --sprt el encuentro acaba en cuanto una hipótesis es bastante segura, y el programa devuelve 1 salvo que el primer jugador sea el más fuerte.
help-match-players = Uno de los dos jugadores: nuestro motor
help-match-levels = En lugar de dos jugadores: cada nivel, del primero al último, contra el de debajo, por ejemplo 1-15
help-match-games = Cuántas partidas como máximo; 200 sin esta opción
help-match-openings = Un archivo de aperturas, una por línea, en forma de jugadas, o la palabra start; sin él, las equilibradas que vienen con el programa
help-match-sprt = Parar en cuanto quede claro si el primer jugador es más bien ELO0 o ELO1 puntos más fuerte, por ejemplo 0,10
help-match-journal = Un archivo que guarda los resultados, para seguir con un encuentro interrumpido
help-match-threads = Cuántas partidas jugar a la vez; sin esta opción, una por núcleo
help-match-solve = Después, resolver las posiciones de este archivo (OBF) con los pesos de cada jugador y comparar el trabajo
help-seed = Otro número da otros azares; 1 sin esta opción
name-levels = DE-A

about-book = Consulta una posición en el libro de aperturas, o construye un libro.
note-book = Un libro conoce posiciones y lo que vale cada una de sus jugadas; las posiciones simétricas son una sola. La construcción sigue donde se detuvo: primero van las posiciones a las que más fácilmente lleva el buen juego.
help-book-position = La posición que se consulta; sin ella, el comienzo de una partida
help-book-file = El libro que se consulta; sin él, el del programa
help-book-build = Construir este libro, o hacerlo crecer
help-book-positions = Cuántas posiciones debe tener; 50000 sin esta opción
help-book-depth = Con cuántas jugadas de antelación se explora cada posición; 10 sin esta opción
help-book-weights = Un archivo de pesos para juzgar; sin él, los del programa
help-book = Jugar con este libro de aperturas; sin archivo, y sin esta opción, con el del programa (desde el nivel 9)
help-no-book = Jugar sin libro de aperturas
help-eval-book = Donde el libro de aperturas tiene la posición, decir lo que dice; sin archivo, el del programa
book-size =
    { $positions ->
        [one] 1 posición explorada
       *[other] { $positions } posiciones exploradas
    } con { $depth ->
        [one] 1 jugada
       *[other] { $depth } jugadas
    } de antelación
book-plies = posiciones después de 0, 1, 2… jugadas: { $counts }
book-unknown = El libro no tiene la posición { $position }.
book-other-depth = Este libro se empezó con --depth { $depth }, y sus valores deben ser comparables: omite la opción, o empieza otro libro.
book-foreign = no es un libro de aperturas.
book-version = este libro de aperturas es de la versión { $version }, que este programa no conoce.
book-damaged = el libro de aperturas está dañado: su suma de control o su contenido es incorrecto.
cannot-write = no se puede escribir { $file }: { CLAUSE($reason) }

about-validate = Compara pesos con lo que se sabe de posiciones conocidas.
note-validate = Muestra tablas: cuánto se apartan los valores de los resultados exactos, en fichas; cuántas veces se halla la mejor jugada a las profundidades 6, 10 y 14, y qué cuestan las otras; cuántos nodos piden los resultados exactos.
help-validate-weights = Un archivo de pesos, que puede darse varias veces; sin él, los del programa
help-validate-wthor = Una carpeta de archivos WTHOR (.wtb), o uno de ellos: partidas reales con un resultado exacto con 24 casillas vacías
help-validate-depth = La profundidad de la búsqueda que se compara con ellos; 8 sin esta opción
help-validate-sample = Cuántas de esas posiciones explorar; 5000 sin esta opción
help-validate-choose = Un archivo de posiciones en que cada jugada tiene su resultado (OBF)
help-validate-solve = Un archivo de posiciones para resolver (OBF)
validate-judgement-head = | pesos | profundidad | posiciones | error medio | raíz del error cuadrático | sesgo | correlación |
validate-choices-head = | pesos | profundidad | posiciones | mejor jugada | pérdida media | nodos | omitidas |
validate-proofs-head = | pesos | posiciones | erróneas | nodos | segundos |

match-head = | primero | segundo | partidas | parte de los puntos | Elo | fichas por partida | pares con 0-½-1-1½-2 puntos |
match-ratio = razón de verosimilitud (log) { $ratio }, límites { $lower } y { $upper }
match-confirmed = «{ $player }» es más fuerte ({ $ratio }).
match-refuted = «{ $player }» no es más fuerte ({ $ratio }).
match-open = Aún no está claro si «{ $player }» es más fuerte ({ $ratio }): harían falta más partidas.
match-two-players = Un encuentro necesita dos jugadores: da --player o --engine, dos veces en total.

wrong-contender = «{ $part }» no forma un jugador: escribe una vez level=N, depth=N, nodes=N o seconds=N, y si hace falta weights=ARCHIVO, book o book=ARCHIVO, separados por comas.
wrong-levels = Se esperan dos niveles, el más débil primero, por ejemplo 1-15.
wrong-sprt = Se esperan dos diferencias en puntos Elo, la menor primero, por ejemplo 0,10.
openings-none = no contiene ninguna apertura.
openings-line = línea { $line }: { CLAUSE($reason) }
openings-over = La partida ha terminado tras estas jugadas: una apertura deja algo por jugar.
journal-line = la línea { $line } no es el resultado de un par de partidas: es otra clase de archivo, o fue modificado.

wthor-no-files = no contiene ningún archivo WTHOR (.wtb).
wthor-no-header = es demasiado corto para un archivo WTHOR.
wthor-board-size = sus tableros tienen { $size } × { $size } casillas; solo se leen partidas en 8 × 8 casillas.
wthor-not-games = contiene posiciones de finales, no partidas enteras.
wthor-truncated = acaba antes de completar la partida { $game } de { $games }.
wthor-game = partida { $game }: { CLAUSE($reason) }
wthor-not-a-square = la jugada { $ply } es { $byte }, que no es ninguna casilla.
wthor-illegal = la jugada { $ply } es { $square }, que no es legal ahí.
wthor-after-the-end = hay una jugada { $ply } después de la última.
wthor-score = el resultado es de { $score } fichas, y el tablero tiene 64 casillas.

weights-built-in = incluidos
weights-foreign = no es un archivo de pesos.
weights-version = estos pesos son de la versión { $version }, que este programa no conoce.
weights-layout = estos pesos se hicieron para otros patrones que los de este programa.
weights-truncated = el archivo de pesos acaba demasiado pronto.
weights-damaged = el archivo de pesos está dañado: su suma de control es incorrecta.
