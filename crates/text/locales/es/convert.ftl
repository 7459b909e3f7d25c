# `outflank convert`: partidas de un formato a otro.

about-convert = Convertir partidas de un formato a otro.
note-convert = Los archivos se reconocen por su contenido, sea cual sea su nombre: listas de jugadas (txt), GGF, SGF, PGN, WTHOR (.wtb, con los nombres de .jou y .trn dados o junto a él), OBF y el JSON propio del programa. Una partida con un fallo se conserva hasta el fallo, que se indica; lo que el nuevo formato no puede contener se cuenta y se indica. El archivo nuevo sustituye al antiguo cuando está completo.
help-files = Los archivos que leer; una carpeta vale por todos sus archivos, - por la entrada estándar
help-output = El archivo que escribir; - para la salida estándar. Para WTHOR, un archivo (.wtb, con .jou y .trn al lado) o una carpeta (un archivo por año)
help-to = El formato que escribir: { $formats }; sin ello, el de la extensión
help-convert-strict = No escribir nada si alguna partida tiene fallos
name-output = SALIDA
name-format = FORMATO

convert-no-format = El formato de { $file } no está claro: da --to y uno de { $formats }.
convert-needs-place = WTHOR tiene varios archivos: da a -o una carpeta, o un nombre que acabe en .wtb.
convert-unknown = no es ninguno de los formatos conocidos aquí, que son { $formats }.
convert-passed-over = { $file } se deja fuera: no es ninguno de los formatos conocidos.
convert-empty-folder = no contiene ningún archivo.
convert-no-names =
    { $kind ->
        [players] No se conocen los nombres de los jugadores de { $file }: da también el archivo WTHOR.JOU.
       *[tournaments] No se conocen los nombres de los torneos de { $file }: da también el archivo WTHOR.TRN.
    }
convert-in-file = En { $file }: { CLAUSE($reason) }
convert-more-faults =
    { $count ->
        [one] Otro fallo no se muestra.
       *[other] Otros { $count } fallos no se muestran.
    }
convert-done =
    { $games ->
        [one] Se ha escrito una partida
       *[other] Se han escrito { $games } partidas
    } en { $file }.
convert-faulty =
    { $games ->
        [one] Una partida tenía fallos; lo que se pudo leer de ella se ha conservado.
       *[other] { $games } partidas tenían fallos; lo que se pudo leer de ellas se ha conservado.
    }
convert-lost =
    { $format } no puede contener { $what ->
        [game] la partida misma, que no empieza en la salida habitual
        [moves] jugadas, solo una posición
        [last-pass] el paso del final
        [players] los jugadores
        [letters] todas las letras de un texto, o tantas
        [event] el torneo
        [place] el lugar
        [round] la ronda
        [comments] comentarios
        [date] la fecha entera
        [ratings] las puntuaciones
        [clocks] los relojes
        [kind] el tipo de partida
        [komi] el komi
        [result] el resultado
        [no-result] una partida sin resultado, que recibió el del tablero
        [ending] por qué acabó la partida
        [evaluations] las evaluaciones
        [times] el tiempo de cada jugada
        [theory] el resultado con juego perfecto
        [no-theory] una partida sin resultado con juego perfecto, que recibió el resultado
        [scores] los valores de las jugadas
       *[turned] otra primera jugada que f5, así que el tablero se giró
    }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    } ({ $example }).
convert-not-read =
    Omitido al leer: { $what ->
        [earlier-moves] las jugadas antes de una nueva colocación
        [variations] las variantes
        [comments] los comentarios de las jugadas
       *[fields] campos que aquí no se conocen
    }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    } ({ $example }).
