# How games get into the page.

files-drop = Suelta aquí archivos para abrir sus partidas
files-choose = Elegir archivos
files-reading =
    { $games ->
        [one] Leyendo: { $games } partida hasta ahora
       *[other] Leyendo: { $games } partidas hasta ahora
    }
files-title =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
files-search = Jugador, torneo, año o archivo
files-none = Ninguna partida coincide.
files-count = Contarlas en el explorador
files-faults = Sin abrir
files-moves =
    { $moves ->
        [0] posición
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
files-faulty = leída hasta un error
files-counting = Contando: { $done } de { $total }
