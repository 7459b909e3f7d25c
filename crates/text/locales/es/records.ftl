# Lo que está mal en las partidas de los archivos.

record-no-game = No hay ninguna partida en este texto: ni jugadas como f5 d6, ni una posición, ni una partida en un formato conocido.
record-no-moves = Aquí no hay jugadas.
record-not-closed = La partida no tiene fin: falta un corchete o «{";)"}».
record-too-long = Es demasiado largo para una partida.
record-other-game = Es una partida de { $text }, no de Othello.
record-board-size = El tablero es de tamaño { $text }: solo se leen los de 8 × 8 casillas.
record-board = La posición inicial: { CLAUSE($reason) }
record-not-a-field = «{ $letter }» no es el comienzo de un campo como PB[nombre].
record-field =
    { $field ->
        [date] La fecha
        [rating] El rating
        [clock] El reloj
        [type] El tipo de partida
        [result] El resultado
        [bid] La apuesta
        [komi] El komi
        [evaluation] La evaluación
        [given] El número de jugadas sorteadas o acordadas
        [theory] La puntuación teórica
        [score] La puntuación
       *[time] El tiempo
    } contiene «{ $text }», que no tiene sentido; el valor se omite.
record-komi = El komi no es la media de las dos apuestas.
record-not-a-move = «{ $text }» no es una jugada.
record-wrong-color = Le toca al otro color.
record-unknown-letter = «{ $letter }» no empieza una jugada.
record-place = Partida { $game }, byte { $byte }: { CLAUSE($reason) }
record-move = Partida { $game }, jugada { $ply } (byte { $byte }): { CLAUSE($reason) }
record-truncated =
    El archivo acaba antes de completar { $games ->
        [one] su partida
       *[other] sus { $games } partidas
    }.
record-fen = «{ $text }» no es una posición como la escribe PGN: {"8/8/8/3pP3/3Pp3/8/8/8 b"}.
record-not-a-tag = Esto no es una etiqueta como {"[Black \"nombre\"]"}.
record-no-name =
    { $kind ->
        [players] No hay ningún jugador con el
       *[tournaments] No hay ningún torneo con el
    } número { $index } en el archivo de nombres.
wthor-not-names = no contiene nombres de jugadores ni de torneos.
record-not-json = Esto no es JSON válido.
record-json-field = Un campo de esta partida en JSON es desconocido o su valor no es del tipo correcto.
record-at-line =
    { $game ->
        [one] Línea { $line }
       *[other] Partida { $game }, línea { $line }
    }, carácter { $column }: { CLAUSE($reason) }
record-at-move =
    { $game ->
        [one] Jugada { $ply }
       *[other] Partida { $game }, jugada { $ply }
    } (línea { $line }, carácter { $column }): { CLAUSE($reason) }
record-read-up-to = Leído hasta la jugada { $moves }. { $reason }
record-several = Aquí hay { $count } partidas; se espera una sola.
