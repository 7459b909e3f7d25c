# The report.
about-analyse = Analiza partidas jugada a jugada: qué era mejor, cuánto costó cada error y quién iba por delante.
help-analyse-games = Partidas en jugadas como f5d6c3, o archivos de partidas; - para la entrada estándar
help-analyse-level = Nivel de análisis, de 1 a 60 (por defecto 15: exacto en las últimas 20 jugadas)
help-analyse-page = Escribe también en este archivo una página para el navegador, con gráfica y tableros
help-analyse-xot = Las partidas que empiezan con una apertura de esta lista son de XOT y se juzgan desde la jugada 9 (por defecto: la lista del programa)
name-file-or-game = ARCHIVO|PARTIDA
neither-file-nor-game = ningún archivo se llama así, y tampoco es una partida: { CLAUSE($reason) }
analysing = Partida { $number }: posición { $done } de { $total }
analysis-title = Análisis de partidas
analysis-game = Partida { $number }: { $black } contra { $white }
analysis-opening = Apertura: { $name }
analysis-no-moves = No hay jugadas que analizar.
analysis-better = mejor { $better } ({ $score }), pérdida { $loss }
analysis-graph = Ventaja de las negras tras cada jugada
analysis-performance = { color-name }: precisión { $accuracy } %, { $loss } fichas perdidas
analysis-counts = la mejor jugada, { $best } de { $choices } veces; imprecisiones: { $slips }, errores: { $mistakes }, errores graves: { $blunders }
analysis-mistake =
    Jugada { $number }: { $mv } en lugar de { $best } cuesta { $loss } fichas a { $color ->
        [black] las negras
       *[white] las blancas
    }. Posibilidades de ganar: { $before } %, ahora { $after } %.
analysis-for-black = Las puntuaciones son de las negras.
analysis-left =
    { $discs ->
        [one] se deja 1 ficha por el camino ({ $best })
       *[other] se dejan { $discs } fichas por el camino ({ $best })
    }
analysis-left-in-all =
    { $discs ->
        [one] 1 ficha dejada por el camino
       *[other] { $discs } fichas dejadas por el camino
    }
analysis-judged-from = Se juzga desde la jugada { $number }: antes quedó en pie un error al voltear.
analysis-counts-and-left = { $counts }; { $left }
analysis-legend = Una cruz marca la jugada hecha; un anillo, la mejor.
analysis-accuracy = Precisión { $accuracy } %
analysis-summary =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }, { $loss } fichas perdidas por jugada
analysis-column-number = N.º
analysis-column-move = Jugada
analysis-column-score = Puntuación
analysis-column-better = Mejor
analysis-column-loss = Pérdida
page-not-written = No se puede escribir { $file }: { CLAUSE($reason) }
analysis-given = Se juzga desde la jugada { $number }: las anteriores se sortearon o se acordaron.
analysis-drawn = Se juzga desde la jugada { $number }: empieza con una apertura de XOT.
analysis-result = Resultado: { $score } para las negras.
analysis-result-resigned = Resultado: { $score } para las negras, por abandono.
analysis-result-time = Resultado: { $score } para las negras, por tiempo.
analysis-result-agreed = Resultado: { $score } para las negras, de común acuerdo.
analysis-result-left = Resultado: { $score } para las negras; un jugador se marchó.
