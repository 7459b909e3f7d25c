# What the line mode says.

welcome = Escribe una jugada como f5, o ayuda.
welcome-tabletop = Aquí volteas tú las fichas: coloca una (f5), voltea otras (voltear e5) y escribe listo. O escribe ayuda.
cartridge-game =
    Juego número { $number }: { $opponents ->
        [people] dos jugadores, el de la izquierda empieza y lleva las negras
        [person] tú estás a la izquierda, empiezas y llevas las negras; el ordenador está a la derecha
       *[computer] tú estás a la izquierda; el ordenador, a la derecha, empieza y lleva las negras
    }{ $extra ->
        [0] {""}
        [one] ; el jugador de la derecha tiene una ficha de ventaja en una esquina
       *[other] ; el jugador de la derecha tiene { $extra } fichas de ventaja en las esquinas
    }{ $seconds ->
        [0] {""}
       *[other] ; { $seconds } segundos por jugada
    }.
computer-plays =
    El ordenador juega con { $color ->
        [black] negras
       *[white] blancas
    } al nivel { $level }.
prompt = { color-name }>
prompt-over = >

turn-seated =
    { $color ->
        [black] Juegan negras
       *[white] Juegan blancas
    } ({ $seat ->
        [left] izquierda
       *[right] derecha
    }).
counts-seated = Izquierda { $left }, derecha { $right }.
supplies = Fichas en la mano: negras { $black }, blancas { $white }.
times = Tiempo: negras { $black }; blancas { $white }.
periods =
    { $time } y { $count ->
        [one] 1 período
       *[other] { $count } períodos
    }
no-clock = Esta partida se juega sin reloj.

played =
    { $color ->
        [black] Las negras juegan { $square } y voltean
       *[white] Las blancas juegan { $square } y voltean
    } { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }: { $squares }.
played-for =
    El ordenador juega { $square } por las { $color ->
        [black] negras
       *[white] blancas
    } y voltea { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }: { $squares }.
handed-over =
    { $color ->
        [black] A las negras no les quedan fichas en la mano y reciben una del rival.
       *[white] A las blancas no les quedan fichas en la mano y reciben una del rival.
    }
taken-back = Jugada deshecha.
made-again = Jugada rehecha.
hint-best =
    Prueba { $square }. Las mejores jugadas, en fichas para las { $color ->
        [black] negras
       *[white] blancas
    }:
hint-pass = Solo puedes pasar.

draw-offered =
    { $color ->
        [black] Las negras ofrecen el empate.
       *[white] Las blancas ofrecen el empate.
    } El rival acepta con empate o rechaza con rechazar; jugar equivale a rechazar.
draw-declined =
    { $color ->
        [black] Las negras rechazan el empate.
       *[white] Las blancas rechazan el empate.
    } La partida sigue.

over-resigned =
    { $color ->
        [black] Las negras abandonan: ganan las blancas.
       *[white] Las blancas abandonan: ganan las negras.
    }
over-agreed = Empate de común acuerdo.
over-time =
    { $color ->
        [black] A las negras se les ha acabado el tiempo: ganan las blancas.
       *[white] A las blancas se les ha acabado el tiempo: ganan las negras.
    }
final-score = Puntuación final: negras { $black }, blancas { $white }.
over-note = Escribe guardar con un nombre de archivo, o salir.

time-is-up =
    { $color ->
        [black] Se ha acabado el tiempo de las negras.
       *[white] Se ha acabado el tiempo de las blancas.
    }
too-late = Demasiado tarde: se te había acabado el tiempo.

sheet-game = Partida { $game }: izquierda { $left }, derecha { $right }.
sheet-totals = Victorias { $wins_left } a { $wins_right }, puntos { $points_left } a { $points_right }.
series-next =
    Escribe siguiente para la partida siguiente: empieza { $who ->
        [named] { $name }
        [left] el jugador de la izquierda
       *[right] el jugador de la derecha
    }.
series-choice =
    { $who ->
        [named] { $name }
        [left] El jugador de la izquierda
       *[right] El jugador de la derecha
    } ha ganado y elige su color: escribe siguiente negras o siguiente blancas.
series-won =
    ¡{ $who ->
        [named] { $name }
        [left] El jugador de la izquierda
       *[right] El jugador de la derecha
    } gana la serie!
series-drawn = La serie termina en empate.
game-begins =
    Partida { $game }: { $who ->
        [named] { $name }
        [left] el jugador de la izquierda
       *[right] el jugador de la derecha
    } lleva las negras y empieza.

hand-placed =
    { $color ->
        [black] Las negras colocan una ficha en { $square }.
       *[white] Las blancas colocan una ficha en { $square }.
    }
hand-flipped = Fichas volteadas: { $squares }.
hand-taken-back = La ficha de { $square } vuelve a la mano.
hand-ended =
    { $color ->
        [black] Las negras terminan su turno.
       *[white] Las blancas terminan su turno.
    }
hand-corrected = Fichas corregidas: { $squares }.
hand-missing = Fichas flanqueadas pero no volteadas: { $squares }.
hand-extra = Fichas volteadas pero no flanqueadas: { $squares }.
hand-how-to-correct = Corrígelo con voltear y la casilla antes de que se coloque la ficha siguiente; después será tarde.
hand-correct-or-done = Corrígelo con voltear y la casilla, o escribe listo para dejarlo así.
hand-can-finish = Ningún jugador puede jugar. Escribe listo para contar las fichas.
hand-review-none = No ha quedado ningún error en el tablero.
hand-review =
    Turno { $turn }, { $color ->
        [black] negras
       *[white] blancas
    }: { $missing ->
        [none] {""}
       *[other] sin voltear: { $missing }.
    } { $extra ->
        [none] {""}
       *[other] mal volteadas: { $extra }.
    }

unknown-command = «{ $text }» no es una jugada ni una orden: escribe una jugada como f5, o ayuda.
needs-file = Escribe el nombre de un archivo después de { $word }.
needs-squares = Escribe una o más casillas después de { $word }, por ejemplo { $word } e5.
needs-color = Escribe negras o blancas después de { $word }.
says-too-much = «{ $text }» sobra: escribe solo la orden.
nothing-to-decline = No hay ninguna oferta que rechazar.

saved = La partida está guardada en { $file }.
not-saved = No se pudo guardar la partida en { $file }: { CLAUSE($reason) }
saved-record = Las jugadas de la partida están guardadas en { $file }. Para continuarla más tarde, guárdala como json.
unknown-extension = Las partidas no se guardan como { $extension }: usa json para continuarlas más tarde, o { $formats }.
not-a-game-there = { $file } existe y no es una partida guardada: elige otro nombre.
loaded = Partida cargada: { $file }.
not-loaded = No se pudo cargar la partida de { $file }: { CLAUSE($reason) }
kept = La partida está guardada. Para continuarla más tarde: outflank play --resume
not-kept = No se pudo guardar la partida para más tarde: { CLAUSE($reason) }
no-place = No hay dónde guardar las partidas sin terminar: indica una carpeta en OUTFLANK_DATA.
resume-question =
    Hay una partida sin terminar: negras { $black }, blancas { $white }, { $color ->
        [black] juegan negras
       *[white] juegan blancas
    }. ¿Continuarla? (sí/no)
resume-answer = Escribe sí o no.
resumed = Se reanuda la partida sin terminar.
resume-impossible = Hay una partida sin terminar, pero no se puede continuar: { CLAUSE($reason) }
resume-none = No hay ninguna partida sin terminar.
resume-possible = Hay guardada una partida sin terminar: outflank play --resume la reanuda.

commands-heading = Puedes escribir:
does-place = coloca una ficha en esa casilla
does-place-by-hand = coloca una ficha en esa casilla; después se voltea a mano
does-flip = voltea fichas, o corrige el último turno
does-take-back = retira tu ficha, antes de voltear
does-done = termina tu turno; al final de la partida, cuenta
does-pass = pasa, si no tienes ninguna jugada
does-undo = deshace la última jugada
does-redo = la rehace
does-hint = pide una buena jugada
does-coach = sienta al entrenador a tu lado, o despídelo
does-moves = enumera tus jugadas
does-board = muestra el tablero
does-score = cuenta las fichas
does-clock = muestra el tiempo que queda
does-save = guarda la partida en un archivo
does-load = continúa una partida guardada
does-resign = abandona la partida
does-draw = ofrece el empate, o lo acepta
does-decline = rechaza el empate
does-next = pasa a la partida siguiente de la serie
does-rematch = juega otra vez el mismo encuentro
does-resume = deja seguir a los ordenadores parados
does-help = muestra esta lista
does-quit = sale; la partida se guarda
settled-perfect = Con juego perfecto acababa { $black }–{ $white }, así que esa es la puntuación.
settled-lost = Con juego perfecto se habría salvado la partida abandonada, así que cuenta la victoria mínima: { $black }–{ $white }.
settled-usual = En diez segundos no se encontró cómo acabaría con juego perfecto, así que cuenta la regla por defecto: { $black }–{ $white }.
undo-asked = Las { $color ->
        [black] negras
       *[white] blancas
    } quieren retirar una jugada. El rival tiene que aceptarlo: escribe sí o no.
undo-declined = El rival no está de acuerdo: la jugada se queda.
does-names = dar nombre a los jugadores: negras, blancas
names-are = Negras: { $black }; blancas: { $white }.
names-none = nadie con nombre
names-how = Escribe nombres Anna, Ben para dar nombre a negras y blancas.
