# Las páginas del curso, y lo que tienen en común lecciones y problemas: lo que se dice junto al tablero.

lesson-lead = Lee un poco, prueba en el tablero y el tablero te responde.
lesson-begin = Empezar el curso
lesson-go-on = Seguir: { $title }
lesson-finished = Has hecho todos los pasos del curso. Ahora resuelve problemas o juega una partida.
lesson-complete = hecho
lesson-all = Todos los capítulos
lesson-steps = Pasos de este capítulo
lesson-step =
    Paso { $number } de { $total }{ $done ->
        [yes] , hecho
       *[no] {""}
    }
lesson-back = Atrás
lesson-next = Siguiente
lesson-next-chapter = Capítulo siguiente
lesson-to-puzzles = Ir a los problemas
lesson-again = Repetir
lesson-answer = Tu respuesta
lesson-check = Comprobar
lesson-tools = Herramientas
lesson-chapter-done = Has terminado el capítulo «{ $title }».
lesson-no-number = «{ $text }» no es un número: escríbelo con cifras, por ejemplo 12.
lesson-number-missing = Escribe primero un número, por ejemplo 12.
lesson-no-chapter = No hay ningún capítulo «{ $name }»: elige uno de estos.
lesson-no-step = Este capítulo no tiene ningún paso «{ $name }»: sigue desde aquí.

answer-label = Respuesta
answer-right = Correcto
answer-done = Muy bien
answer-again = Todavía no
answer-noted = Anotado
answer-wrong = No del todo

shown-what-if = Esto es lo que pasaría.
shown-next-try = Tu próximo intento parte del tablero tal como estaba.
shown-line = Jugadas mostradas
shown-again = Mostrar otra vez
square-marked = marcada
square-pointed-out = señalada
