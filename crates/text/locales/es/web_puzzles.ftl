# La página de los problemas.

puzzles-lead = Encuentra la jugada. Si no es la buena, el tablero te muestra por qué.
puzzles-classics = Cinco clásicos
puzzles-classics-about = Juegan negras: obliga a las blancas a abrir una esquina y tómala.
puzzles-stream-about = Creados y comprobados por el motor. Los que no resuelvas volverán más tarde.
puzzles-kind = Tema
puzzles-kind-any = Un poco de todo
puzzles-difficulty = Dificultad
puzzles-difficulty-fitting = Según mi nivel
puzzles-begin = Empezar
puzzles-next = Siguiente
puzzles-all = Todos los problemas
puzzles-again = Intentar otra vez
puzzles-play-out = Jugar hasta el final
puzzles-so-far = Hasta ahora
puzzles-streak =
    { $now ->
        [one] { $now } seguido
       *[other] { $now } seguidos
    } (récord: { $longest })
puzzles-card-solved = resuelto
puzzles-card-tried = aún sin resolver
puzzles-none-such = No hay ningún problema «{ $name }»: elige uno de estos.
puzzles-solution-is = Las jugadas: { $moves }.
puzzles-not-fetched = Por ahora solo se pueden cargar los cinco clásicos. Inténtalo de nuevo cuando haya conexión.
