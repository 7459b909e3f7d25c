# Lo que dice la aplicación en el terminal.

app-title = Outflank
app-too-small = La ventana es demasiado pequeña para un tablero: hazla de { $columns } columnas y { $rows } filas por lo menos, o usa outflank play --plain.
app-resume = Seguir la partida
app-new = Partida nueva…
app-leave = Salir
app-yes = Sí
app-no = No

app-key-choose = Elegir
app-key-change = Cambiar
app-key-back = Volver
app-key-help = Ayuda
app-key-start = Empezar
app-key-accept = Aceptar
app-key-done = Acabar el turno
app-key-take-back = Quitar la ficha
app-key-redo = Rehacer
app-key-rematch = Revancha
app-key-draw = Tablas
app-key-save = Guardar
app-key-before = Antes
app-key-after = Después
app-key-last = Fin de la partida
app-key-next-step = Paso siguiente
app-key-step-before = Paso anterior
app-key-again = Otra vez
app-key-play-out = Jugar el resto
app-key-next-puzzle = Siguiente
app-does-coordinates = ir a esa columna, a esa fila
app-does-suspend = suspender; fg en la consola sigue
app-mouse = El ratón sirve en todas partes: pulsa en casillas, listas, la gráfica y las teclas de la última línea.
app-close-help = Cualquier otra tecla cierra esta lista.

app-name-space = Espacio
app-name-enter = Intro
app-name-escape = Esc
app-name-page-up = Re Pág
app-name-page-down = Av Pág
app-name-tab = Tab
app-name-backspace = Retroceso

app-style = Dibujo
app-style-color = Con colores
app-style-unicode = Con caracteres
app-style-ascii = ASCII simple
app-settings-kept = Los cambios se aplican enseguida y se guardan.

app-row-start = Empezar la partida
app-row-level-black = Nivel de negras
app-row-level-white = Nivel de blancas
app-row-hands = Quién voltea
app-row-series = Partidas
app-row-next = Quién empieza
app-row-counting = Tanteo
app-players-computer = Tú y el ordenador
app-players-computers = Dos ordenadores
app-brief-cartridge = Juego { $number } del cartucho
app-corners =
    { $count ->
        [0] ninguna
        [one] 1 esquina, { color-name }
       *[other] { $count } esquinas, { color-name }
    }
app-clock-none = sin reloj
app-hands-program = el programa
app-hands-warn = tú, con avisos
app-hands-review = tú, repaso final
app-hands-silent = tú, en silencio
app-series-games =
    { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
app-series-wins =
    a { $count ->
        [one] 1 victoria
       *[other] { $count } victorias
    }
app-series-points =
    a { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
app-next-alternating = por turno
app-next-fixed = el mismo
app-next-loser = quien pierde
app-next-winner = elige quien gana
app-counting-discs = fichas contadas
app-counting-tournament = como en torneos
app-type-value = Escribe:

app-about-home = Pulsa Intro, o una casilla del tablero con el ratón, y juega. Lo que eliges se recuerda.
app-about-setup = Las flechas cambian una línea, Intro empieza la partida o deja escribir.
app-about-level = 1: un niño puede ganar. 20: tan fuerte como se puede en pocos segundos por jugada. 21 a 60: una profundidad fija.
app-about-handicap = Esquinas que un jugador tiene desde el principio. Escribe a1+h8 para elegir cuáles, a1+h8:white para las blancas.
app-about-clock = Escribe un reloj: 15s/move, 5m, 5m+3s, 10m+5x30s; y lo que cuesta agotar el tiempo: ,loses ,31-33 ,0-64 o ,computer.
app-about-hands = A mano es como en un tablero de verdad: coloca una ficha, voltea, acaba tu turno. Un error queda en cuanto el rival ha colocado una ficha.
app-about-series = Escribe una serie: games:3, wins:2 o points:100; los colores cambian, los sitios no.
app-about-counting = En los torneos las casillas vacías van a quien gana.
app-about-cartridge = Los números de juego de la consola de 1981: cifra izquierda 0 a 4 esquinas de más, 5 a 9 lo mismo con 15 segundos por jugada; cifra derecha 1 dos personas, 2 empiezas tú, 3 empieza el ordenador.
app-about-table = Mueve el marco por el tablero y pulsa Intro, o escribe la casilla: f5 e Intro. Una jugada prohibida se rechaza con la razón; quien no puede jugar pasa solo.
app-about-tabletop = Intro en una casilla vacía coloca una ficha, en una ficha la voltea; k acaba el turno. Mientras el rival no coloque una ficha, Intro en una ficha equivocada la corrige.
app-about-analysis = Los números en las casillas son fichas para quien juega; ~ quiere decir estimado, el mejor está marcado. La gráfica sube donde las negras están mejor. Pulsa en ella, o prueba jugadas en el tablero.
app-about-load = Un archivo de partidas (guardadas aquí, o GGF, SGF, PGN, WTHOR, transcripciones), o jugadas: f5d6c3… Nada: un tablero vacío.
app-about-lesson = Haz en el tablero lo que pide el texto. Una respuesta equivocada recibe una razón y no cambia nada.
app-about-puzzles = Primero viene lo que mejor te va. Lo que no resolviste vuelve.
app-about-attempt = Una jugada equivocada recibe la razón y no cambia nada.

app-seat =
    { $seat ->
        [left] izquierda
       *[right] derecha
    }
app-thinking =
    Pensando… { $mv ->
        [pass] pasar
       *[other] { $mv }
    } { $score }, { $depth ->
        [one] 1 jugada adelante
       *[other] { $depth } jugadas adelante
    }, { $thousands }k nodos
app-hints =
    Las mejores jugadas, en fichas para las { $color ->
        [black] negras
       *[white] blancas
    }:
app-ask-resign = ¿Quieres abandonar?
app-ask-draw = ¿Quieres ofrecer un empate?
app-ask-color = Has ganado: ¿qué color quieres en la próxima partida?
app-save-as = Guardar como:
app-draw-offered = { color-name } ofrecen tablas. o acepta, j rechaza; una jugada quiere decir no.
app-series-next =
    n para la próxima partida: empieza el jugador de la { $seat ->
        [left] izquierda
       *[right] derecha
    }.
app-series-choice =
    El jugador de la { $seat ->
        [left] izquierda
       *[right] derecha
    } ha ganado y elige color: pulsa n.
app-now-flip = Ahora voltea: Intro en las fichas, luego k.
app-correct-or-done = Corrígelo con Intro en la ficha, o pulsa k para que quede así.
app-how-to-correct = Corrígelo con Intro en la ficha, antes de que se coloque la siguiente; después queda así.
app-can-finish = Ningún jugador puede jugar. Pulsa k para contar las fichas.

app-type-game = Archivo o jugadas:
app-games-of =
    { $file }: { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
app-at-move =
    Jugada { $number } de { $total }: { color-name } { $mv ->
        [pass] pasan
       *[other] { $mv }
    }
app-tried = Prueba: { $moves }
app-value = { color-name } { $value } ({ $kind })
app-best-line = Mejor línea: { $moves }
app-good-move = Ninguna jugada era mejor.
app-loss = Costó { $discs } fichas: { $mv } era mejor.
app-progress = { $known } de { $total } posiciones examinadas
app-progress-done = Toda la partida está examinada.

app-would-follow = Seguiría así: { $moves }
app-step-done = ¡Bien! Intro sigue.
app-your-number = Tu número:
app-puzzles-any = Lo que me va
app-person = Tú

app-ask-delete = ¿Borrar para siempre?
app-game-taken = Esta partida se está jugando en otra ventana.
app-row-name =
    { $who ->
        [you] Tu nombre
        [left] Nombre, izquierda
       *[right] Nombre, derecha
    }
app-about-name = Pulsa Intro para escribir un nombre: aparece junto al tablero y se guarda con la partida.
app-key-comment = Comentar
app-type-comment = Tu comentario:
