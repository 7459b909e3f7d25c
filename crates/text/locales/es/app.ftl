# Lo que dice la aplicación en el terminal.

app-title = Outflank
app-too-small = La ventana es demasiado pequeña para un tablero: necesita al menos { $columns } columnas y { $rows } líneas, o bien usa outflank play --plain.
app-resume = Continuar la partida
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
app-key-draw = Empate
app-key-save = Guardar
app-key-before = Anterior
app-key-after = Siguiente
app-key-last = Fin de la partida
app-key-next-step = Paso siguiente
app-key-step-before = Paso anterior
app-key-again = Otra vez
app-key-play-out = Jugar el resto
app-key-next-puzzle = Siguiente
app-does-coordinates = ir a esa columna, a esa fila
app-does-suspend = suspender; fg en la consola para volver
app-mouse = El ratón sirve en todas partes: haz clic en casillas, listas, la gráfica y las teclas de la última línea.
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
app-settings-kept = Los cambios se aplican al momento y se guardan.

app-row-start = Empezar la partida
app-row-level-black = Nivel de las negras
app-row-level-white = Nivel de las blancas
app-row-hands = Quién voltea
app-row-series = Partidas
app-row-next = Quién empieza
app-row-counting = Recuento
app-players-computer = Tú y el ordenador
app-players-computers = Dos ordenadores
app-brief-cartridge = Juego { $number } del cartucho
app-corners =
    { $count ->
        [0] ninguna
        [one] 1 esquina para { $color ->
            [black] negras
           *[white] blancas
        }
       *[other] { $count } esquinas para { $color ->
            [black] negras
           *[white] blancas
        }
    }
app-clock-none = sin reloj
app-hands-program = el programa
app-hands-warn = tú, con avisos
app-hands-review = tú, repaso final
app-hands-silent = tú, sin avisos
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
app-next-alternating = por turnos
app-next-fixed = el mismo
app-next-loser = quien pierde
app-next-winner = elige quien gana
app-counting-discs = fichas del tablero
app-counting-tournament = como en torneos
app-type-value = Escribe:

app-about-home = Pulsa Intro o haz clic en una casilla del tablero, y juega. Tus opciones se guardan.
app-about-setup = Las flechas cambian una línea; Intro empieza la partida o deja escribir un valor.
app-about-level = 1: un niño puede ganar. 20: lo más fuerte posible en pocos segundos por jugada. 21 a 60: profundidad fija.
app-about-handicap = Esquinas ocupadas desde el principio. Escribe a1+h8 para elegir cuáles, a1+h8:white para dárselas a las blancas.
app-about-clock = Escribe un ritmo de juego: 15s/move, 5m, 5m+3s, 10m+5x30s; y qué pasa al agotarse el tiempo: ,loses ,31-33 ,0-64 o ,computer.
app-about-hands = A mano, como en un tablero de verdad: coloca una ficha, voltea y acaba tu turno. Un error ya no se corrige en cuanto el rival ha colocado una ficha.
app-about-series = Escribe una serie: games:3, wins:2 o points:100; los jugadores cambian de color, no de sitio.
app-about-counting = En los torneos, las casillas vacías son para quien gana.
app-about-cartridge = Números de juego de la consola. Cifra izquierda: de 0 a 4 esquinas de ventaja, de 5 a 9 lo mismo con 15 segundos por jugada. Cifra derecha: 1 dos personas, 2 empiezas tú, 3 empieza el ordenador.
app-about-table = Mueve el marco por el tablero y pulsa Intro, o escribe la casilla: f5 e Intro. Una jugada ilegal se rechaza y se explica por qué; quien no puede jugar pasa automáticamente.
app-about-tabletop = Intro en una casilla vacía coloca una ficha; en una ficha, la voltea; k acaba el turno. Mientras el rival no coloque una ficha, Intro corrige una ficha mal volteada.
app-about-analysis = Los números de las casillas son fichas para quien tiene el turno; ~ indica una estimación, y la mejor jugada está marcada. La gráfica sube donde las negras están mejor. Haz clic en ella, o prueba jugadas en el tablero.
app-about-load = Un archivo de partidas (guardadas aquí, o GGF, SGF, PGN, WTHOR, transcripciones), o jugadas: f5d6c3… Déjalo vacío para un tablero nuevo.
app-about-save-study = Un nombre de archivo. json guarda los comentarios y las variantes; ggf, sgf, pgn y txt guardan la partida.
app-about-lesson = Haz en el tablero lo que pide el texto. Una respuesta equivocada se explica y no cambia nada.
app-about-puzzles = Primero llega lo más adecuado para ti. Lo que no resuelvas volverá.
app-about-difficulty = La dificultad de los próximos problemas. Al elegir esta línea aumenta; tras la máxima, vuelve a ser según tu nivel.
app-about-attempt = Una jugada equivocada se explica y no cambia nada.

app-seat =
    { $seat ->
        [left] izquierda
       *[right] derecha
    }
app-thinking =
    Pensando… { $mv ->
        [pass] pasar
       *[other] { $mv }
    } { $score }, profundidad { $depth }, { $thousands }k nodos
app-hints =
    Las mejores jugadas, en fichas para las { $color ->
        [black] negras
       *[white] blancas
    }:
app-ask-resign = ¿Quieres abandonar?
app-ask-draw = ¿Quieres ofrecer un empate?
app-ask-color = Has ganado: ¿qué color quieres en la próxima partida?
app-save-as = Guardar como:
app-draw-offered =
    { $color ->
        [black] Las negras
       *[white] Las blancas
    } ofrecen empate: o para aceptar, j para rechazar; jugar equivale a rechazar.
app-series-next =
    Pulsa n para la próxima partida: empieza { $who ->
        [named] { $name }
        [left] el jugador de la izquierda
       *[right] el jugador de la derecha
    }.
app-series-choice =
    { $who ->
        [named] { $name }
        [left] El jugador de la izquierda
       *[right] El jugador de la derecha
    } ha ganado y elige color: pulsa n.
app-now-flip = Te toca voltear: Intro en las fichas, luego k.
app-correct-or-done = Corrígelo con Intro en la ficha, o déjalo así con k.
app-how-to-correct = Corrígelo con Intro en la ficha antes de que se coloque la siguiente; después será tarde.
app-can-finish = Ningún jugador puede jugar. Pulsa k para contar las fichas.

app-type-game = Archivo o jugadas:
app-pasted = Texto pegado
app-paste-too-long = Es demasiado largo para pegarlo aquí.
app-games-of =
    { $file }: { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
app-at-move =
    { $mv ->
        [pass] { $color ->
            [black] Las negras pasan
           *[white] Las blancas pasan
        }
       *[other] Jugada { $number } de { $total }: { $color ->
            [black] negras
           *[white] blancas
        } { $mv }
    }
app-tried = Prueba: { $moves }
app-value = { color-name } { $value } ({ $kind })
app-best-line = Mejor continuación: { $moves }
app-good-move = No había nada mejor.
app-loss = Costó { $discs } fichas: { $mv } era mejor.
app-progress = { $known } de { $total } posiciones analizadas
app-progress-done = Partida analizada por completo.

app-would-follow = Seguiría así: { $moves }
app-step-done = ¡Correcto! Intro para seguir.
app-your-number = Tu número:
app-person = Tú

app-ask-delete = ¿Borrar para siempre?
app-game-taken = Esta partida se está jugando en otra ventana.
app-row-name =
    { $who ->
        [you] Tu nombre
        [first] Nombre, jugador 1
        [second] Nombre, jugador 2
        [left] Nombre, izquierda
       *[right] Nombre, derecha
    }
app-about-name = Pulsa Intro para escribir un nombre: aparece junto al tablero y se guarda con la partida.
app-key-comment = Comentar
app-type-comment = Tu comentario:
app-about-resignation = Lo que cuenta una partida abandonada: las fichas del tablero, pero al menos 33–31 para quien gana; lo que resultaría con juego perfecto; o 0–64.
app-about-beginning = Una apertura para empezar: pulsa Intro y escribe su nombre, o parte de él, en cualquier idioma. XOT sortea ocho jugadas tras las que ningún bando va por delante.
app-undo-asked = Las { $color ->
        [black] negras
       *[white] blancas
    } quieren retirar una jugada. ¿Está de acuerdo el rival?
app-key-look-back = Ver atrás
app-key-look-on = Ver adelante
app-next-level = Ganada sin ayuda. ¿Ahora el nivel { $level }? Pulsa l.
app-row-first = Quien empieza tiene
app-first-red = fichas rojas
app-first-green = fichas verdes
app-key-own = Balance
app-key-search = Buscar
app-search = Buscar:
app-search-none = Nada de aquí tiene todas estas palabras. Una búsqueda vacía vuelve a mostrarlo todo.
