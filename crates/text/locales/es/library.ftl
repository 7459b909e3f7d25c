# La biblioteca de partidas: su ayuda, lo que encuentra y lo que va mal.

about-library = Guarda partidas en una biblioteca, las busca y muestra qué se jugó en cualquier posición.
note-library = La biblioteca es un solo archivo. Sin --library, está junto a tus partidas guardadas.
about-library-import = Añade a la biblioteca las partidas de unos archivos.
note-library-import = Qué es un archivo se ve por su contenido. Una partida que ya está, por mucho que se gire su tablero, no se toma otra vez; así, tras una interrupción, la misma orden sigue donde se quedó. Los nombres de los archivos WTHOR salen de WTHOR.JOU y WTHOR.TRN.
about-library-search = Enumera partidas, las más recientes primero.
note-library-search = Tiene que cumplirse todo lo que se pide. De un nombre bastan unas letras; las mayúsculas y los acentos no importan.
about-library-show = Muestra partidas por su número.
about-library-export = Escribe partidas en un archivo.
about-library-explore = Qué se jugó en una posición: cuántas veces, con qué resultado, y qué opina el motor.
note-library-explore = Los números son del bando que juega. Las posiciones que son la misma en un tablero girado cuentan juntas.
about-library-info = Dice qué hay en la biblioteca.

help-library = El archivo de la biblioteca
help-library-games = Los números de las partidas
help-library-player = Un jugador, con cualquier color
help-library-black = Quién jugaba con negras
help-library-white = Quién jugaba con blancas
help-library-event = El torneo
help-library-year = El año, o años como 1990-1999
help-library-opening = El nombre de una apertura a la que llegaron las partidas
help-library-at = Una posición a la que llegaron las partidas
help-library-result = Cómo acabaron: black (negras), white (blancas) o draw (tablas)
help-library-limit = Cuántas partidas enumerar; si no se dice, 20
help-library-explore-position = La posición; si no se dice, el comienzo
help-library-level = Cómo busca el motor donde su libro no sabe nada, de 1 a 60; si no se dice, 6
help-library-no-engine = No pregunta al motor
name-words = NOMBRE
name-year = AÑO
name-opening = APERTURA
name-result = RESULTADO

library-progress = { $file }: { $games } { $games ->
        [one] partida leída
       *[other] partidas leídas
    }, { $added } { $added ->
        [one] añadida
       *[other] añadidas
    }
library-imported = { $added ->
        [0] No se añadió ninguna partida.
        [one] Se añadió { $added } partida.
       *[other] Se añadieron { $added } partidas.
    }
library-duplicates = { $duplicates ->
        [one] { $duplicates } partida ya estaba
       *[other] { $duplicates } partidas ya estaban
    }{ $completed ->
        [0] .
       *[other] ; de { $completed } de ellas se sabe ahora más.
    }
library-refused = { $refused ->
        [one] { $refused } partida no se pudo leer.
       *[other] { $refused } partidas no se pudieron leer.
    }
library-other-rules = { $games ->
        [one] { $games } partida se jugaba a tener menos fichas, y no se tomó.
       *[other] { $games } partidas se jugaban a tener menos fichas, y no se tomaron.
    }
library-interrupted = Interrupción: { $added ->
        [one] { $added } partida está
       *[other] { $added } partidas están
    } en la biblioteca; la misma orden sigue desde ahí.
library-info = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } en { $events ->
        [one] { $events } torneo
       *[other] { $events } torneos
    }, { $size } MB.
library-years = De { $first } a { $last }.
library-found = { $games ->
        [one] { $games } partida encontrada
       *[other] { $games } partidas encontradas
    }, { $shown } { $shown ->
        [one] mostrada
       *[other] mostradas
    }.
library-nothing = Ninguna partida de la biblioteca es así.
library-game = { $number }. { $year } { $black } – { $white } { $score }
library-opening = Apertura: { $opening }
library-somebody = alguien
library-unfinished = sin acabar
library-exported = { $games ->
        [one] Se escribió { $games } partida
       *[other] Se escribieron { $games } partidas
    } en { $file }.

library-explored = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }; { $color ->
        [black] negras
       *[white] blancas
    }, que juegan, ganaron el { $won } %, empataron el { $drawn } % y perdieron el { $lost } %, con { $discs } fichas de media.
library-explored-open = { $games ->
        [one] { $games } partida, sin acabar.
       *[other] { $games } partidas, todas sin acabar.
    }
library-unexplored = Ninguna partida llegó a esta posición.
library-column-move = jugada
library-column-games = partidas
library-column-won = ganadas
library-column-drawn = tablas
library-column-lost = perdidas
library-column-discs = fichas
library-column-engine = motor

library-missing = Todavía no hay biblioteca en { $file }: «outflank library import» hace una.
library-foreign = { $file } no es una biblioteca de partidas; se quedó como estaba.
library-newer = { $file } lo hizo una versión posterior de Outflank (tablas de versión { $version }); se quedó como estaba.
library-damaged = { $file } está dañado; no se cambió nada en él. Haz una biblioteca nueva con tus archivos de partidas.
library-busy = Otro programa está escribiendo en { $file }: prueba cuando haya terminado.
library-no-game = No hay partida { $number } en { $file }.
library-failed = { $file } no sirve de biblioteca: { CLAUSE($reason) }
library-no-place = El sistema no dice dónde están tus archivos: nombra un archivo con --library.
library-unknown-opening = Ninguna apertura se llama «{ $text }».
library-which-opening = «{ $text }» puede ser cualquiera de estas aperturas: { $openings }.
wrong-years = Se espera un año, como 1998, o dos, como 1990-1999.
