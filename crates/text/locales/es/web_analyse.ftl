# La página en la que se analizan las partidas.

analyse-tools = Análisis
analyse-steps = Recorrer las jugadas
analyse-first = Al principio
analyse-last = Al final

analyse-engine = Motor en marcha
analyse-effort = Profundidad del análisis
analyse-effort-quick = Rápido
analyse-effort-thorough = A fondo
analyse-effort-deep = Muy a fondo
analyse-effort-timed = { $seconds } segundos por posición
analyse-effort-endless = Hasta que lo pare
analyse-thinking = Pensando: { $kind }, mejor jugada { $mv } { $score }, { $nodes } nodos
analyse-game = Analizar toda la partida
analyse-first-look = Primer examen: posición { $done } de { $total }
analyse-deeper-look = Examen más profundo: posición { $done } de { $total }
analyse-go-on = Seguir con el análisis
analyse-game-done = Toda la partida está analizada.

analyse-best-lines = Mejores continuaciones
analyse-unknown = Sin analizar todavía: pon el motor en marcha.
analyse-try-line = Poner esta continuación en el tablero
analyse-label =
    { $score }, { $kind }{ $best ->
        [yes] , mejor jugada
       *[no] {""}
    }
analyse-graph = Curso de la partida
analyse-graph-note = Por encima del centro van por delante las negras; por debajo, las blancas. Los cuadrados son exactos, los círculos son estimaciones y los rojos son errores.
analyse-beginning = Principio de la partida
analyse-move =
    { $mv ->
        [pass] { $color ->
            [black] Las negras pasan
           *[white] Las blancas pasan
        }
       *[other] Jugada { $number }, { $color ->
            [black] negras
           *[white] blancas
        }: { $mv }
    }
analyse-move-name =
    { $mv ->
        [pass] pase
       *[other] { $mv }
    }
analyse-mistake =
    error: pierde { $loss ->
        [one] 1 ficha
       *[other] { $loss } fichas
    }{ $exact ->
        [yes] {""}
       *[no] { " " }según la estimación
    }, { $better } era mejor
analyse-variation =
    { $number ->
        [0] Variante desde el principio
       *[other] Variante tras la jugada { $number }
    }
analyse-leave-variation = Volver a la partida

analyse-layers = Mostrar en el tablero
analyse-values = Valores de las jugadas
analyse-stable = Fichas estables
analyse-mobility = Jugadas de ambos bandos
analyse-regions = Zonas y paridad
analyse-none = ninguna
analyse-stable-are = Estables (con anillo): negras { $black }; blancas { $white }.
analyse-mobility-is = Jugadas: negras (fichas negras pequeñas) { $black }: { $blacks }. Blancas (fichas blancas pequeñas) { $white }: { $whites }.
analyse-regions-are = Zonas impares (con marco): { $odd }. Zonas pares: { $even }.

analyse-start-over = Empezar de nuevo
analyse-open = Pegar una partida
analyse-open-title = Abrir una partida o una posición
analyse-open-label = Partida o posición como texto
analyse-open-note = Jugadas como f5d6c3, como quiera que estén escritas; 64 casillas con X, O y -, y después el turno; partidas en GGF, SGF, PGN, WTHOR, JSON o en una tabla; o la dirección de esta página. También puedes pegar en cualquier lugar de la página o soltar archivos en ella.
analyse-notes-on = Tus notas sobre { $game } siguen ahí.
analyse-opened =
    { $moves ->
        [0] La posición está abierta.
        [one] La partida está abierta: 1 jugada.
       *[other] La partida está abierta: { $moves } jugadas.
    }
analyse-empty = No hay nada que leer: pega primero una partida o una posición.
analyse-too-long = Es demasiado largo para una partida o una posición: pega solo una.
analyse-at-character = En el carácter { $character }: { CLAUSE($reason) }

analyse-setup = Componer una posición
analyse-setup-note = Elige una ficha y luego sus casillas. Elegir otra vez la misma casilla la quita.
analyse-setup-disc = Contenido de la casilla
analyse-setup-black = Ficha negra
analyse-setup-white = Ficha blanca
analyse-setup-erase = Nada
analyse-setup-turn = Juegan
analyse-setup-clear = Tablero vacío
analyse-setup-start = Inicio de partida
analyse-setup-mirror = Reflejar
analyse-setup-rotate = Girar
analyse-setup-swap = Cambiar los colores
analyse-setup-done = Analizar esta posición
analyse-comment = Comentario sobre esta posición
analyse-moments = Momentos de la partida
analyse-no-moments = Ningún error que destacar.

analyse-more = Más
analyse-report = Descargar el informe
analyse-report-first = Todavía no hay informe: analiza primero toda la partida.
analyse-line-count = Continuaciones visibles
analyse-line = { $score }, { $kind }: { $moves }
analyse-reduced = Juzgado con los pesos reducidos del navegador: algo menos preciso que el programa instalado.
analyse-mixed = Algunas de estas posiciones se han juzgado con los pesos reducidos del navegador; otras, con el programa.
analyse-graph-kind = Gráfico
analyse-graph-losses = Fichas perdidas
analyse-graph-empty = El gráfico aparece al analizar toda la partida.
analyse-no-moves-left = No quedan jugadas.
analyse-lost = fichas perdidas hasta aquí: negras { $black }, blancas { $white }
analyse-losses-note = Lo que han costado las jugadas hasta aquí, en fichas: línea continua para las negras, discontinua para las blancas.
analyse-variations = Variantes
analyse-after =
    { $number ->
        [0] Desde el principio:
       *[other] Tras { $number }:
    }
analyse-promote = Poner primero
analyse-welcome = Mira dónde se decidió una partida
analyse-welcome-note = Abre una partida o suelta aquí un archivo; o coloca fichas en el tablero y mira cuánto vale cada jugada.
analyse-sample = Mostrar una partida de ejemplo

# Un momento de la partida, como película de dos continuaciones.
analyse-film = Las dos continuaciones
film-play = Reproducir
film-at = { $at } de { $total }
layer-squares = Enmarcadas: las casillas de las que se trata.
layer-region = Sombreada: la zona de la que se trata.
layer-passes =
    Sombreadas: las jugadas de las { $color ->
        [black] negras
       *[white] blancas
    }. Si no hay ninguna, tienen que pasar.
layer-moves =
    Sombreadas: las jugadas de las { $color ->
        [black] negras
       *[white] blancas
    }.
layer-safe-moves =
    Sombreadas: las jugadas de las { $color ->
        [black] negras
       *[white] blancas
    } que no abren ninguna esquina.
layer-stable =
    Con anillo: las fichas estables de las { $color ->
        [black] negras
       *[white] blancas
    }.
layer-surroundings = Sombreadas: las casillas vacías alrededor de las fichas que voltea la jugada.
