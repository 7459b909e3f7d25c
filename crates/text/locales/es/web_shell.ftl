# Lo que rodea a cada página: navegación, tablero, motor, avisos.

nav-label = Principal
nav-learn = Aprender
nav-puzzles = Problemas
nav-analyse = Analizar
nav-games = Partidas
skip-to-content = Ir al contenido

labelled = { $label }: { $value }
button-close = Cerrar
button-seen = Entendido
button-reload = Recargar
button-stop = Parar
notices-label = Avisos

board-label = Tablero
cell =
    { $square }, { $content ->
        [black] ficha negra
        [white] ficha blanca
       *[none] vacía
    }{ $target ->
        [yes] , puedes jugar aquí
       *[no] {""}
    }{ $last ->
        [yes] , última jugada
       *[no] {""}
    }
cell-note = { $cell }, { $note }

engine-idle = El motor se carga cuando hace falta.
engine-starting = El motor está arrancando…
engine-native =
    Motor en este ordenador, { $threads ->
        [one] 1 hilo
       *[other] { $threads } hilos
    }
engine-browser = Motor en el navegador
engine-none = Aquí no arranca ningún motor: el ordenador no puede jugar. Recarga la página para intentarlo de nuevo.
engine-changed = El motor de este ordenador ya no responde. Continúa el del navegador.
engine-unreadable = El motor ha enviado algo ilegible; se ha ignorado.
engine-outdated = Ahora funciona otra versión de Outflank en este ordenador: recarga la página. Hasta entonces responde el motor del navegador.
engine-busy = El motor está ocupado con otra pregunta: inténtalo dentro de un momento.
engine-overloaded = Demasiadas páginas preguntan a la vez al motor de este ordenador. El del navegador responde a esta pregunta.
engine-failed = El motor ha fallado en esta posición: inténtalo de nuevo.
thinking = Pensando…
thinking-depth = Profundidad { $depth }: { $mv } { $score }, { $nodes } nodos

shortcuts-title = Teclado
shortcuts-board = En el tablero
shortcuts-page = En esta página
key-type = A–H y luego 1–8
does-type = elegir esa casilla, por ejemplo F 5
key-arrows = Flechas
key-row-ends = Inicio, Fin
key-corners = Ctrl+Inicio, Ctrl+Fin
key-choose = Intro o espacio
does-arrows = ir a otra casilla
does-row-ends = ir a la primera o la última casilla de la fila
does-corners = ir a la primera o la última casilla del tablero
does-choose = elegir la casilla
does-next-target = ir a la siguiente casilla jugable
does-say-moves = decir las jugadas legales
does-say-score = decir la puntuación
does-say-last = decir la última jugada
does-say-row = decir qué hay en esta fila
does-say-flips = decir qué voltearía una jugada en esta casilla
does-shortcuts = mostrar esta lista
does-mute = quitar o poner el sonido
fold-panel = Ocultar el panel
unfold-panel = Mostrar el panel
does-fold = ocultar o mostrar el panel junto al tablero
sound-is-on = Sonido activado
sound-is-off = Sonido desactivado

unknown-address = No hay ninguna página en esta dirección: aquí tienes el tablero.
not-stored = El navegador no deja que esta página guarde nada, quizá porque la ventana es privada: lo que hagas aquí puede perderse al salir.
kept-full = El navegador se ha quedado sin espacio: tus últimos cambios no se han guardado y solo existen en esta pestaña. Libera espacio o comparte la partida para descargarla.
kept-outdated = Una versión más reciente de Outflank ha tomado el relevo en otra pestaña: recarga la página. Hasta entonces, aquí no se guarda nada.
kept-cleared = El navegador ha borrado todo lo que esta página había guardado. La partida del tablero sigue aquí y se guardará con la próxima jugada.
kept-again = Todo vuelve a estar guardado.
broken-down = Algo ha fallado en esta página. Tu partida está guardada: recarga para seguir.
page-outdated = Hay una versión más nueva de esta página: recárgala para tenerla.
