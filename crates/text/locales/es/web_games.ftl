# Las partidas guardadas.

games-intro = Las partidas se guardan en este navegador mientras juegas y se quedan aquí hasta que las borres.
games-none = Todavía no hay ninguna partida: juega una y aparecerá aquí.
games-in-progress = En curso
games-finished = Terminadas
games-damaged = Dañadas
games-damaged-intro = Estos datos guardados en el navegador no se pueden leer. Están apartados, no perdidos: descarga su texto para mirarlo en otro lugar.
games-damaged-other = No es lo que esta página espera encontrar ahí.
games-by-hand = fichas volteadas a mano
games-position = desde una posición compuesta
games-number = juego número { $number }
games-in-series = partida { $game } de una serie
games-computers = Ordenador, nivel { $black } contra nivel { $white }
games-continue = Continuar
games-delete = Borrar
games-undo = Deshacer
games-deleted = Se ha borrado.
games-back = Vuelve a estar en la lista.
games-raw = Descargar el texto en bruto
games-missing = Esa partida no está en este navegador: las partidas solo se guardan donde se jugaron.
games-all = Todas las partidas
games-against =
    { $color ->
        [black] Tú (negras) contra el ordenador, nivel { $level }
       *[white] Tú (blancas) contra el ordenador, nivel { $level }
    }
games-standing = { turn } Negras { $black }, blancas { $white }.
games-corners =
    { $corners ->
        [one] ventaja: 1 esquina
       *[other] ventaja: { $corners } esquinas
    }
games-damaged-thing =
    { $kind ->
        [game] Partida { $date }
        [settings] Ajustes
        [progress] Progreso en lecciones y problemas
        [play] Opciones para una partida nueva
       *[other] Otra cosa
    }
games-xot = apertura por sorteo (XOT)
games-opening = desde la apertura { $name }
own-title = Tus partidas contra el ordenador
own-all = Todas
own-tally =
    { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }, { $drawn ->
        [one] { $drawn } empatada
       *[other] { $drawn } empatadas
    }, { $lost ->
        [one] { $lost } perdida
       *[other] { $lost } perdidas
    }
own-streak = Victorias seguidas: { $streak } ahora, { $longest } como máximo.
