# What went wrong with a move.
mistake-gave-corner = Regaló la esquina { $corner }.
mistake-left-corner = Dejó la esquina { $corner }, que se podía tomar.
mistake-let-move = Dejó jugar al rival, que podía haber tenido que pasar.
mistake-ran-out =
    { $left ->
        [0] Tras la mejor respuesta no queda ninguna jugada segura; podían quedar { $could }.
        [one] Tras la mejor respuesta solo queda una jugada segura; podían quedar { $could }.
       *[other] Tras la mejor respuesta solo quedan { $left } jugadas seguras; podían quedar { $could }.
    }
mistake-loses-corner = Pierde pronto la esquina { $corner }.
mistake-misses-corner = Deja pasar la ocasión de ganar la esquina { $corner }.
mistake-opened = Abrió una zona que estaba cerrada para el rival: ahora puede jugar en { $square }.
mistake-broke-parity = Fue la primera jugada en una zona de { $squares } casillas vacías, un número par: el rival jugará allí la última.
mistake-gave-moves = Dio al rival { $has } jugadas a elegir en lugar de { $could }.
mistake-has-to-pass = Con el mejor juego, lleva pronto a pasar, lo que se podía evitar.
mistake-spares-pass = Le ahorra al rival un paso que pronto se podía forzar.
mistake-few-moves =
    { $has ->
        [0] Con el mejor juego, pronto no queda ninguna jugada a elegir; podría haber habido { $could }.
        [one] Con el mejor juego, pronto solo queda una jugada a elegir; podría haber habido { $could }.
       *[other] Con el mejor juego, pronto solo hay { $has } jugadas a elegir; podría haber habido { $could }.
    }
mistake-left-square = Dejó { $square } al rival, que la ocupa ahora: es la casilla que más quieren los dos bandos.
mistake-gave-stable = Con el mejor juego, el rival tiene pronto { $gets } fichas que ya nadie puede voltear, en lugar de { $could }.
mistake-built-wall = Dejó { $has } fichas junto a casillas vacías en lugar de { $could }: un muro que solo el rival puede abrir.

# The report.
about-analyse = Analiza partidas jugada a jugada: qué era mejor, cuánto costó cada error y quién iba por delante.
help-analyse-games = Partidas en jugadas como f5d6c3, o archivos de partidas; - para la entrada estándar
help-analyse-level = Nivel de análisis, de 1 a 60 (por defecto 15: exacto en las últimas 20 jugadas)
help-analyse-page = Escribe también en este archivo una página para el navegador, con gráfica y tableros
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
analysis-turn =
    Punto de inflexión, jugada { $number } ({ $mv }): las posibilidades de { $color ->
        [black] las negras
       *[white] las blancas
    } bajan del { $before } % al { $after } % (fiabilidad { $sure } %).
analysis-mistake = Jugada { $number }, { $mv }: costó { $loss } fichas.
analysis-instead = { $better } era mejor.
analysis-answer = La mejor respuesta es { $answer }.
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
