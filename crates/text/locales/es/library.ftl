# La biblioteca de partidas: su ayuda, lo que encuentra y lo que va mal.

about-library = Reúne partidas en una biblioteca, las busca y muestra qué se jugó en cualquier posición.
note-library = La biblioteca es un solo archivo. Sin --library, está junto a tus partidas guardadas.
about-library-import = Añade a la biblioteca las partidas de unos archivos.
note-library-import = El tipo de un archivo se reconoce por su contenido. Una partida que ya está, aunque esté girada o reflejada, no se añade otra vez; así, tras una interrupción basta repetir la misma orden. Los nombres de los archivos WTHOR salen de WTHOR.JOU y WTHOR.TRN.
about-library-search = Enumera partidas, las más recientes primero.
note-library-search = Tienen que cumplirse todas las condiciones. Bastan unas letras de un nombre; no se distinguen mayúsculas ni acentos.
about-library-show = Muestra partidas por su número.
about-library-export = Escribe partidas en un archivo.
about-library-explore = Muestra qué se jugó en una posición: cuántas veces, con qué resultado, y qué opina el motor.
note-library-explore = Los números son para quien tiene el turno. Las posiciones simétricas cuentan juntas.
about-library-info = Resume el contenido de la biblioteca.
about-library-check = Comprueba si hay algo dañado en la biblioteca.
note-library-check = Todo se lee y se compara con sus sumas de control. El código de salida es 1 si algo va mal.
about-library-salvage = Rescata lo que queda intacto en una biblioteca dañada.
note-library-salvage = Cada partida que sigue intacta pasa a una biblioteca nueva, con otro número. El archivo dañado queda como estaba.
about-library-backup = Copia la biblioteca, aunque se esté usando.
note-library-backup = La copia se comprueba antes de ocupar su lugar. Una copia anterior con el mismo nombre se sustituye.
about-library-remove = Quita partidas de la biblioteca por su número.
note-library-remove = Las últimas partidas de la biblioteca reciben los números de las que se quitan: vuelve a listar las partidas antes de quitar más.
about-library-analyse = Averigua cómo se jugaron las partidas: precisión, lo que cuesta una jugada en cada fase, aperturas.
note-library-analyse = Lo que se averigua se guarda en la biblioteca, y una partida analizada no se analiza otra vez: interrumpe cuando quieras y repite la misma orden para seguir.

help-library = El archivo de la biblioteca
help-library-games = Los números de las partidas
help-library-player = Un jugador, con cualquier color
help-library-black = Quién jugaba con negras
help-library-white = Quién jugaba con blancas
help-library-event = El torneo
help-library-year = El año, o años como 1990-1999
help-library-opening = Nombre de una apertura a la que llegaron las partidas
help-library-at = Posición a la que llegaron las partidas
help-library-result = Resultado: black (negras), white (blancas) o draw (empate)
help-library-limit = Número de partidas que enumera (por defecto 20)
help-library-explore-position = La posición (por defecto, el comienzo)
help-library-level = Nivel de búsqueda del motor fuera de su libro, de 1 a 60 (por defecto 15)
help-library-no-engine = No consulta al motor
help-library-analyse-level = Nivel del motor, de 1 a 60 (por defecto 10)
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
        [one] ; se completó { $completed }.
       *[other] ; se completaron { $completed }.
    }
library-refused = { $refused ->
        [one] { $refused } partida no se pudo leer.
       *[other] { $refused } partidas no se pudieron leer.
    }
library-other-rules = { $games ->
        [one] { $games } partida, jugada a quedarse con menos fichas, no se añadió.
       *[other] { $games } partidas, jugadas a quedarse con menos fichas, no se añadieron.
    }
library-interrupted = Interrupción: { $added ->
        [one] { $added } partida está
       *[other] { $added } partidas están
    } en la biblioteca; repite la misma orden para continuar.
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
library-nothing = Ninguna partida coincide con la búsqueda.
library-game = { $number }. { $year } { $black } – { $white } { $score }
library-opening = Apertura: { $opening }
library-somebody = desconocido
library-unfinished = sin terminar
library-exported = { $games ->
        [one] Se escribió { $games } partida
       *[other] Se escribieron { $games } partidas
    } en { $file }.

library-explored = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }; las { $color ->
        [black] negras
       *[white] blancas
    }, que tienen el turno, ganaron el { $won } %, empataron el { $drawn } % y perdieron el { $lost } %, con { $discs } fichas de media.
library-explored-open = { $games ->
        [one] { $games } partida, sin terminar.
       *[other] { $games } partidas, todas sin terminar.
    }
library-unexplored = Ninguna partida llegó a esta posición.
library-column-move = jugada
library-column-games = partidas
library-column-won = ganadas
library-column-drawn = empates
library-column-lost = perdidas
library-column-discs = fichas
library-column-engine = motor

library-missing = Todavía no hay biblioteca en { $file }: «outflank library import» crea una.
library-foreign = { $file } no es una biblioteca de partidas; queda como estaba.
library-newer = { $file } es de una versión más reciente de Outflank (tablas de versión { $version }); queda como estaba.
library-damaged = { $file } está dañado; queda como estaba. «outflank library check» dice qué va mal, «outflank library salvage» rescata lo que está intacto.
library-busy = Otro programa está escribiendo en { $file }: prueba cuando haya terminado.
library-no-game = No hay partida { $number } en { $file }.
library-failed = { $file } no sirve como biblioteca: { CLAUSE($reason) }
library-no-place = El sistema no dice dónde están tus archivos: nombra un archivo con --library.
unknown-opening = Ninguna apertura se llama «{ $text }».
near-opening = Ninguna apertura se llama «{ $text }». ¿Querías decir { $openings }?
which-opening = «{ $text }» puede ser cualquiera de estas aperturas: { $openings }.
wrong-years = Se espera un año, como 1998, o dos, como 1990-1999.

library-sound = { $games ->
        [one] { $games } partida; no hay nada dañado.
       *[other] { $games } partidas; no hay nada dañado.
    }
library-fault-unusable = El archivo está demasiado dañado para abrirlo.
library-fault-database = La base de datos está dañada: { CLAUSE($reason) }
library-fault-games = { $games ->
        [one] { $games } partida está dañada: la número { $numbers }.
       *[other] { $games } partidas están dañadas: las números { $numbers }.
    }
library-fault-index = Lo que consultan las búsquedas y el explorador está dañado.
library-to-salvage = { $file } está dañado; queda como estaba. «outflank library salvage» rescata lo que está intacto.
library-left-out = { $games ->
        [one] Se dejó fuera { $games } partida, dañada en { $file }.
       *[other] Se dejaron fuera { $games } partidas, dañadas en { $file }.
    } «outflank library check» dice qué va mal, «outflank library salvage» rescata lo que está intacto.
library-salvaged = { $saved ->
        [one] Se rescató { $saved } partida en { $file }.
       *[other] Se rescataron { $saved } partidas en { $file }.
    }
library-lost = { $lost ->
        [one] Se ha perdido { $lost } partida.
       *[other] Se han perdido { $lost } partidas.
    }
library-lost-at-least = Tampoco se sabe cuántas partidas había: al menos { $lost } no se pudieron rescatar.
library-nothing-whole = No hay ninguna partida intacta en { $file }.
library-backed-up = { $games ->
        [one] Se copió { $games } partida en { $file }.
       *[other] Se copiaron { $games } partidas en { $file }.
    }
library-removed = { $games ->
        [one] Se quitó { $games } partida.
       *[other] Se quitaron { $games } partidas.
    }
library-taken = { $file } ya existe y queda como estaba: elige otro nombre.
library-analysing = Analizando: { $done } de { $total }
library-analysed = { $games ->
        [0] No quedaba ninguna partida por analizar.
        [one] Se analizó { $games } partida.
       *[other] Se analizaron { $games } partidas.
    }
library-analyse = Analizar todas
library-analyse-stopped = Detenido: { $left ->
        [one] queda { $left } partida; vuelve a analizar para continuar.
       *[other] quedan { $left } partidas; vuelve a analizar para continuar.
    }
library-analyse-left = Interrumpido: { $left ->
        [one] queda { $left } partida; repite la misma orden para seguir.
       *[other] quedan { $left } partidas; repite la misma orden para seguir.
    }
library-figures = Lo que costó una jugada de media, en fichas, hasta 41 casillas vacías, hasta 21 y hasta el final:
library-column-player = jugador
library-column-accuracy = precisión
library-column-opening = apertura
library-column-middle = medio
library-column-end = final
library-column-openings = aperturas
