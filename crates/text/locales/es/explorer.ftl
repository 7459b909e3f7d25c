# Lo que se jugó en una posición, en una biblioteca o en partidas abiertas aquí.

explorer-no-library = Todavía no hay una biblioteca de partidas en este ordenador: «outflank library import» crea una.
trouble-foreign = El archivo de la biblioteca no es una biblioteca de partidas; queda como estaba.
trouble-newer = La biblioteca es de una versión más reciente de Outflank; queda como estaba.
trouble-damaged = La biblioteca está dañada; queda como estaba. «outflank library check» dice qué le pasa.
trouble-busy = Otro programa está escribiendo en la biblioteca: inténtalo de nuevo cuando acabe.
trouble-no-game = Esta partida ya no está en la biblioteca.
trouble-too-long = Esta partida es demasiado larga para mostrarla aquí.
trouble-overloaded = Demasiadas páginas consultan la biblioteca a la vez: inténtalo de nuevo en un momento.
trouble-failed = La biblioteca no responde.

library-title = Biblioteca
library-import = Importar
library-remove = Quitar
library-ask-import = Archivo o carpeta con partidas:
library-ask-remove = ¿Quitar esta partida de la biblioteca?
library-empty = Todavía no hay partidas en tu biblioteca: importa algunas de un archivo o una carpeta.
library-importing = Importando: { $games } { $games ->
        [one] partida leída
       *[other] partidas leídas
    }, { $added } { $added ->
        [one] añadida
       *[other] añadidas
    }…
library-no-games-in = No hay partidas en { $name }.
library-number = N.º { $number }
app-about-library = Tu biblioteca de partidas, las más recientes primero. Cada búsqueda reduce la lista; una respuesta vacía la vuelve a ampliar. «outflank library» hace lo mismo en la línea de órdenes, y más.
app-about-explorer = El explorador cuenta lo que se jugó en esta posición en tu biblioteca, se mire el tablero como se mire: partidas, porcentajes de victorias, empates y derrotas de quien tiene el turno, y el valor del motor.

explorer-title = Explorador
explorer-asking = Contando…
explorer-next = Jugada siguiente
explorer-event = Torneo
explorer-years = Años
explorer-opening = Apertura
explorer-field = { $field }:
explorer-games-found = { $games ->
        [0] ninguna partida
        [one] { $games } partida
       *[other] { $games } partidas
    }
explorer-here = que pasaron por esta posición
explorer-here-after = que siguieron aquí con { $mv }
explorer-played = { $games } ({ $percent } %)
explorer-unplayed = nunca jugada
explorer-most-often = Sobre todo: { $players }

# Lo que dice además la página.

explorer-source = Partidas contadas
explorer-library = Biblioteca de este ordenador
explorer-opened = Abiertas en este navegador
explorer-counts-library = Contado en { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de la biblioteca de este ordenador.
explorer-counts-opened = Contado en { $games ->
        [one] { $games } partida abierta
       *[other] { $games } partidas abiertas
    } en este navegador.
explorer-no-games = Todavía no se ha abierto ninguna partida en este navegador: cada partida que abras se cuenta aquí.
explorer-unkept = No hay sitio para guardar { $games ->
        [one] { $games } partida: cuenta hasta que se cierre la página.
       *[other] { $games } partidas: cuentan hasta que se cierre la página.
    }
explorer-elsewhere = Las partidas se importan y se quitan en la aplicación del terminal o con «outflank library».
explorer-analysed = Partidas analizadas: { $judged } de { $total }
explorer-players = Análisis por jugador
explorer-forget = Olvidar las partidas abiertas
explorer-results = resultados
explorer-list-games = { $moves }: { $played }, ver las partidas
explorer-bar = { $won } % de victorias, { $drawn } % de empates, { $lost } % de derrotas
explorer-more = Más partidas
explorer-filter = Filtrar
explorer-result = Resultado
explorer-any-result = Todos
explorer-drawn = Empate
explorer-won-by = { $color ->
        [black] Ganaron las negras
       *[white] Ganaron las blancas
    }
