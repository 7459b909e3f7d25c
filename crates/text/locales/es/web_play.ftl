# La página en la que se juega.

play-new = Partida nueva
play-new-title = Una partida nueva

play-way-computer = Tú y el ordenador
play-way-watch = Ver al ordenador
play-level = Nivel
play-level-left = Nivel a la izquierda
play-level-right = Nivel a la derecha
level-feels =
    { $level ->
        [1] Pip juega a capricho y regala esquinas. Ideal para la primera partida.
        [2] Greta es codiciosa: le gusta voltear tantas fichas como puede. Quédate con pocas y gana.
        [3] Corin toma una esquina siempre que puede, buena o mala, y se le escapa mucho más.
        [4] A Edgar le encantan los bordes, cuesten lo que cuesten. Ofrécele uno y cuenta jugadas.
        [5] Prue es prudente: junto a una esquina vacía solo juega si no hay otra. Mira dos jugadas por delante.
        [6] Silas juega tranquilo y voltea por dentro. Castiga sus deslices.
        [7] Mona te deja pocas jugadas, mira tres por delante y rara vez falla.
        [8] Otto no falla por más de media ficha y juega a la perfección las diez últimas jugadas.
        [9] Livia conoce sus aperturas, no comete descuidos y mira cinco jugadas por delante.
        [10] Sixten mira seis jugadas por delante; las doce últimas son perfectas.
        [11] Ya necesitas un plan. Sus catorce últimas jugadas son perfectas.
        [12] Ve ocho jugadas por delante y juega a la perfección el último cuarto de la partida.
        [13] Difícil incluso para quien juega cada semana: diez jugadas por delante.
        [14] Para jugadores de club: doce jugadas por delante, las veinte últimas perfectas.
        [15] Para buenos jugadores de club: catorce jugadas por delante.
        [16] Para jugadores de torneo: dieciséis jugadas por delante.
        [17] Dieciocho jugadas por delante. Si le ganas, tendrás algo que contar.
        [18] Veinte jugadas por delante, y perfecto desde 24 casillas vacías.
        [19] Piensa un segundo y medio, tan lejos como llegue. Un empate sería una hazaña.
       *[20] La fuerza máxima: hasta cuatro segundos por jugada y sin piedad.
    }
play-color = Tu color (empiezan las negras)
play-black = Negras
play-white = Blancas
play-lots = Al azar
play-lot =
    Sorteo: { $who ->
        [you] empiezas tú y llevas las negras
        [computer] el ordenador empieza y lleva las negras
        [first] el jugador 1 empieza y lleva las negras
        [second] el jugador 2 empieza y lleva las negras
        [left] el jugador de la izquierda empieza y lleva las negras
        [named] empieza { $name } y lleva las negras
       *[right] el jugador de la derecha empieza y lleva las negras
    }.
play-starter = Quién empieza
play-more = Más opciones

play-corners-count =
    { $count ->
        [0] Ninguna
        [one] 1 esquina
       *[other] { $count } esquinas
    }
play-corners-to = Las esquinas son para

play-clock-none = Sin reloj
play-clock-move = { $seconds } segundos por jugada
play-clock-game = { $minutes } minutos por partida
play-clock-increment = { $minutes } minutos, { $seconds } segundos más por jugada
play-clock-periods = { $minutes } minutos, luego { $periods } × { $seconds } segundos
play-clock-own = Personalizado
play-kind = Tipo de reloj
play-kind-move = El mismo tiempo para cada jugada
play-kind-game = Para toda la partida
play-kind-increment = Para la partida, más un añadido por jugada
play-kind-periods = Para la partida, luego períodos
play-minutes = Minutos para la partida
play-seconds-move = Segundos por jugada
play-seconds-more = Segundos añadidos con cada jugada
play-seconds-period = Segundos por período
play-periods = Períodos
play-flag = Cuando se acaba el tiempo
play-flag-loses = Se pierde la partida
play-flag-narrow = Se pierde la partida 31 a 33
play-flag-everything = Se pierde la partida 0 a 64
play-flag-computer = Juega el ordenador y la partida sigue

play-series = Serie
play-series-single = Una sola partida
play-series-games = Número fijo de partidas
play-series-points = Hasta un total de puntos
play-series-wins = Hasta un número de victorias
play-series-number = Número
play-next = Quién empieza la siguiente
play-next-alternating = Por turnos
play-next-fixed = Siempre el mismo
play-next-loser = El perdedor
play-next-winner = A elección del ganador
play-tournament = Las casillas vacías cuentan para el ganador, como en los torneos

play-hand = Voltear las fichas
play-hand-no = Voltea el programa
play-hand-warn = A mano, con avisos
play-hand-review = A mano, repaso al final
play-hand-silent = A mano, sin avisos

play-number = Número de juego
play-number-note = Dos cifras, de 01 a 93, o elige aquí debajo:
play-number-who = Jugadores
play-number-people = Dos personas, empieza la de la izquierda
play-number-person = Empiezas tú contra el ordenador
play-number-computer = Empieza el ordenador contra ti
play-number-extra = Fichas de ventaja a la derecha
play-number-timer = 15 segundos por jugada

play-name =
    { $who ->
        [you] Tú
        [computer] Ordenador
        [first] Jugador 1
        [second] Jugador 2
        [left] Jugador de la izquierda
       *[right] Jugador de la derecha
    }
play-computer = Ordenador, nivel { $level }
play-starts =
    { $who ->
        [you] Empiezas tú.
        [computer] Empieza el ordenador.
        [first] Empieza el jugador 1.
        [second] Empieza el jugador 2.
        [left] Empieza el jugador de la izquierda.
        [named] Empieza { $name }.
       *[right] Empieza el jugador de la derecha.
    }
play-starts-next =
    { $who ->
        [you] Tú empiezas la partida siguiente.
        [computer] El ordenador empieza la partida siguiente.
        [first] El jugador 1 empieza la partida siguiente.
        [second] El jugador 2 empieza la partida siguiente.
        [left] El jugador de la izquierda empieza la partida siguiente.
        [named] { $name } empieza la partida siguiente.
       *[right] El jugador de la derecha empieza la partida siguiente.
    }
play-time-left =
    { $color ->
        [black] Tiempo de las negras: { $time }
       *[white] Tiempo de las blancas: { $time }
    }
play-score =
    { $seat ->
        [left] Izquierda { $discs }
       *[right] Derecha { $discs }
    }
play-left = Izquierda
play-right = Derecha

play-ask-again = Que el ordenador lo intente otra vez
play-pause = Pausa
play-paused = En pausa.
play-step = Una jugada
play-pace = Velocidad
play-pace-slow = Lenta
play-pace-usual = Normal
play-pace-fast = Rápida

play-hint-hide = Ocultar la pista
play-hint-note =
    Cuántas fichas gana o pierde cada jugada para las { $color ->
        [black] negras
       *[white] blancas
    }. Marco cuadrado: valor exacto; marco redondo: estimación; anillo: la mejor.
play-hint-exact = vale { $score }, exacto
play-hint-estimate = vale aproximadamente { $score }
play-hint-best = { $hint }, ninguna es mejor
play-undo = Deshacer
play-redo = Rehacer
play-resign-question = ¿Quieres abandonar esta partida?
play-go-on = Seguir jugando
play-offer-draw = Ofrecer el empate
play-draw-offered =
    { $color ->
        [black] Las negras ofrecen el empate.
       *[white] Las blancas ofrecen el empate.
    }
play-draw-waits = El ordenador está considerando el empate.
play-accept = Aceptar

play-ready =
    { $starts ->
        [yes] Coloca tu primera ficha, o elige:
       *[no] Pulsa «Jugar» para empezar, o elige:
    }
play-turn-of =
    { $who ->
        [you] Te toca.
        [computer] Le toca al ordenador.
        [first] Le toca al jugador 1.
        [second] Le toca al jugador 2.
        [left] Le toca al jugador de la izquierda.
       *[right] Le toca al jugador de la derecha.
    }
play-won =
    { $who ->
        [you] ¡Ganas!
        [computer] Gana el ordenador.
        [first] ¡Gana el jugador 1!
        [second] ¡Gana el jugador 2!
        [left] ¡Gana el jugador de la izquierda!
        [named] ¡Gana { $name }!
       *[right] ¡Gana el jugador de la derecha!
    }
play-drawn = Empate.

play-over-full = El tablero está lleno.
play-over-wiped = A un color no le queda ninguna ficha.
play-over-stuck = Ningún jugador puede jugar.
play-margin =
    { $margin ->
        [0] Los dos jugadores están empatados.
        [one] La diferencia es de 1 ficha.
       *[other] La diferencia es de { $margin } fichas.
    }
play-rematch = Otra partida
play-chooses =
    { $who ->
        [you] Has ganado: elige quién empieza.
        [computer] El ordenador ha ganado y elige quién empieza.
        [first] El jugador 1 ha ganado y elige quién empieza.
        [second] El jugador 2 ha ganado y elige quién empieza.
        [left] El jugador de la izquierda ha ganado y elige quién empieza.
        [named] { $name } ha ganado y elige quién empieza.
       *[right] El jugador de la derecha ha ganado y elige quién empieza.
    }
play-analyse = Analizar esta partida

play-sheet = Hoja de resultados
play-sheet-wins = Victorias
play-sheet-points = Puntos
play-series-won =
    { $who ->
        [you] ¡Ganas la serie!
        [computer] El ordenador gana la serie.
        [first] ¡El jugador 1 gana la serie!
        [second] ¡El jugador 2 gana la serie!
        [left] ¡El jugador de la izquierda gana la serie!
        [named] ¡{ $name } gana la serie!
       *[right] ¡El jugador de la derecha gana la serie!
    }

play-no-moves = Todavía no se ha jugado nada.
play-move-pass = pase
play-move-for = { $mv } (por el ordenador)

play-own-name =
    { $who ->
        [you] Tu nombre
        [first] Nombre del jugador 1
        [second] Nombre del jugador 2
        [left] Nombre del jugador de la izquierda
       *[right] Nombre del jugador de la derecha
    }
play-resignation = Si alguien abandona

play-elsewhere = Esta partida ha seguido en otra pestaña. Así está ahora.
play-kind-of-game = ¿A qué quieres jugar?
play-card-tabletop = A mano, como en un tablero real
play-card-opening = Desde una apertura, o XOT
play-xot-lot = Por sorteo (XOT)
play-opening-named = Una apertura con nombre
play-xot-note = Se sortean ocho jugadas al empezar la partida. Ningún bando va por delante después.
play-opening-name = Nombre de la apertura, en español o en inglés
play-opening-moves = { $name }: { $moves }
play-corners-which = Qué esquinas
play-level-steps = Escalones del nivel
play-level-step = Nivel { $level }
play-resignation-board = como está el tablero, si no 33–31
play-resignation-perfect = como acabaría con juego perfecto, si se encuentra en diez segundos
play-look-back = Ver la jugada anterior
play-look-on = Ver la jugada siguiente
play-next-level = ¿Ahora el nivel { $level }?
play-settling = Buscando cómo acabaría con juego perfecto …
play-from-here = Seguir jugando desde aquí
