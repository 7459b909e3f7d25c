# Medir la fuerza: encuentros, aperturas, pesos.

about-match = Juega un encuentro entre dos jugadores: quién es más fuerte, con margen de error.
note-match = Un jugador se escribe level=N, depth=N, nodes=N o seconds=N (por jugada), seguido si hace falta de weights=ARCHIVO, book o book=ARCHIVO, todo separado por comas. Cada apertura se juega dos veces, cambiando los colores. Los márgenes valen en 95 de cada 100 encuentros. Con --sprt, el encuentro acaba en cuanto una hipótesis es lo bastante segura, y el código de salida es 1 salvo que el primer jugador sea el más fuerte.
help-match-players = Uno de los dos jugadores: nuestro motor
help-match-levels = En lugar de dos jugadores: cada nivel contra el de debajo, del primero al último, por ejemplo 1-15
help-match-games = Número máximo de partidas (por defecto 200)
help-match-openings = Un archivo de aperturas, una por línea, como jugadas o la palabra start (por defecto: las de --xot)
help-match-sprt = Para en cuanto está claro si el primer jugador es ELO0 o más bien ELO1 puntos más fuerte, por ejemplo 0,10
help-match-journal = Archivo de resultados, para seguir con un encuentro interrumpido
help-match-threads = Número de partidas simultáneas (por defecto, una por núcleo)
help-match-solve = Después, resuelve las posiciones de este archivo (OBF) con los pesos de cada jugador y compara el trabajo
help-seed = Semilla aleatoria (por defecto 1)
name-levels = DE-A

about-book = Consulta una posición en el libro de aperturas, o construye un libro.
note-book = Un libro contiene posiciones y el valor de cada una de sus jugadas; las posiciones simétricas son una sola. La construcción sigue donde se detuvo y empieza por las posiciones a las que más a menudo lleva el buen juego.
help-book-position = Posición que se consulta (por defecto, el comienzo de una partida)
help-book-file = Libro que se consulta (por defecto, el del programa)
help-book-build = Construye este libro, o lo amplía
help-book-positions = Número de posiciones que debe alcanzar (por defecto 100000)
help-book-depth = Profundidad de búsqueda de cada posición, en jugadas (por defecto 14)
help-book-weights = Archivo de pesos para evaluar (por defecto, los del programa)
help-book-even-openings = Evalúa todas las aperturas de ocho jugadas y escribe las equilibradas en este archivo, una lista para XOT; continúa donde se detuvo
help-book-level = Nivel que evalúa las aperturas (por defecto 16)
help-book-discs = Ventaja máxima de un bando en una apertura equilibrada, en fichas (por defecto 2)
even-counts = { $done } de { $all } aperturas evaluadas, { $even } de ellas equilibradas
even-other = no es una lista empezada con el mismo nivel, la misma ventaja y los mismos pesos.
wrong-timed-level = Este nivel piensa por tiempo, y sus valores cambian de una vez a otra: elige uno hasta 18 o a partir de 21.
help-book = Libro de aperturas con el que jugar (por defecto, el del programa, desde el nivel 9)
help-no-book = Juega sin libro de aperturas
help-eval-book = Usa el libro de aperturas también en una búsqueda con --depth o --time; los niveles lo usan siempre (sin archivo: el del programa)
book-size =
    { $positions ->
        [one] 1 posición
       *[other] { $positions } posiciones
    }, profundidad { $depth }
book-plies = posiciones después de 0, 1, 2… jugadas: { $counts }
book-unknown = El libro no contiene la posición { $position }.
book-other-depth = Este libro se empezó con --depth { $depth }, y sus valores deben seguir siendo comparables: omite la opción, o empieza otro libro.
book-other-weights = Este libro se empezó con otros pesos, y sus valores deben seguir siendo comparables: indica esos pesos con --weights, o empieza otro libro.
book-foreign = no es un libro de aperturas.
book-version = este libro de aperturas es de la versión { $version }, desconocida para este programa.
book-damaged = el libro de aperturas está dañado: suma de control o contenido incorrectos.
cannot-write = no se puede escribir { $file }: { CLAUSE($reason) }

about-validate = Compara pesos con posiciones cuyo valor se conoce.
note-validate = Las puntuaciones conocidas vienen de al menos una de las opciones --wthor, --choose y --solve. Muestra tablas: la diferencia entre los valores y las puntuaciones exactas, en fichas; cuántas veces se halla la mejor jugada y qué cuestan las otras; cuántos nodos requieren las puntuaciones exactas.
help-validate-weights = Archivo de pesos, opción repetible (por defecto, los del programa)
help-validate-wthor = Carpeta de archivos WTHOR (.wtb), o uno de ellos: partidas reales con puntuación exacta a 24 casillas vacías
help-validate-depth = Profundidad de la búsqueda que se compara (por defecto 8)
help-validate-sample = Número de esas posiciones que se exploran (por defecto 5000)
help-validate-choose = Archivo de posiciones en que cada jugada tiene su puntuación (OBF)
help-validate-depths = Profundidades de búsqueda para esas posiciones, por ejemplo 6,10,14 (lo habitual)
help-validate-seconds = Pensarlas además estos segundos
help-validate-solve = Archivo de posiciones para resolver (OBF)
validate-judgement-head = | pesos | profundidad | posiciones | error medio | raíz del error cuadrático | sesgo | correlación |
validate-choices-head = | pesos | profundidad | posiciones | mejor jugada | pérdida media | error medio | sesgo | nodos | omitidas |
validate-proofs-head = | pesos | posiciones | erróneas | nodos | segundos |

match-head = | primero | segundo | partidas | parte de los puntos | Elo | fichas por partida | pares con 0-½-1-1½-2 puntos |
match-ratio = razón de verosimilitud (log) { $ratio }, límites { $lower } y { $upper }
match-confirmed = «{ $player }» es más fuerte ({ $ratio }).
match-refuted = «{ $player }» no es más fuerte ({ $ratio }).
match-open = Aún no está claro si «{ $player }» es más fuerte ({ $ratio }): harían falta más partidas.
match-two-players = Un encuentro es entre dos: da --player o --engine, dos veces en total.

wrong-contender = «{ $part }» no designa un jugador: escribe una vez level=N, depth=N, nodes=N o seconds=N, y si hace falta weights=ARCHIVO, book o book=ARCHIVO, separados por comas.
wrong-levels = Se esperan dos niveles, el más débil primero, por ejemplo 1-15.
wrong-sprt = Se esperan dos diferencias en puntos Elo, la menor primero, por ejemplo 0,10.
openings-none = no contiene ninguna apertura.
openings-line = línea { $line }: { CLAUSE($reason) }
openings-over = La partida ha terminado tras estas jugadas: una apertura debe dejar algo por jugar.
xot-count = Una apertura de XOT tiene ocho jugadas, esta { $moves }.
xot-skipped =
    { $file }: { $count ->
        [one] se omite una línea.
       *[other] se omiten { $count } líneas.
    } { $reason }
journal-line = la línea { $line } no es el resultado de un par de partidas: este archivo es de otra clase, o se ha modificado.

wthor-no-files = no contiene ningún archivo WTHOR (.wtb).
wthor-no-header = es demasiado corto para un archivo WTHOR.
wthor-board-size = sus tableros tienen { $size } × { $size } casillas; solo se leen partidas en 8 × 8 casillas.
wthor-not-games = contiene posiciones de finales, no partidas enteras.
wthor-truncated = acaba antes de completar la partida { $game } de { $games }.
wthor-game = partida { $game }: { CLAUSE($reason) }
wthor-not-a-square = la jugada { $ply } vale { $byte }, que no es una casilla.
wthor-illegal = la jugada { $ply }, { $square }, es ilegal.
wthor-after-the-end = la jugada { $ply } viene después del final de la partida.
wthor-score = la puntuación es de { $score } fichas, pero el tablero tiene 64 casillas.

weights-built-in = incluidos
weights-foreign = no es un archivo de pesos.
weights-version = estos pesos son de la versión { $version }, desconocida para este programa.
weights-layout = estos pesos corresponden a patrones distintos de los de este programa.
weights-truncated = el archivo de pesos acaba demasiado pronto.
weights-damaged = el archivo de pesos está dañado: suma de control incorrecta.
help-match-xot = Sortear las aperturas de esta lista, ocho jugadas por línea (por defecto: la lista del programa, la misma que para play --xot)
