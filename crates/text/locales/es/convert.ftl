# `outflank convert`: partidas de un formato a otro.

about-convert = Convierte partidas de un formato a otro.
note-convert = Los archivos se reconocen por su contenido, sea cual sea su nombre: transcripciones (txt), GGF, SGF, PGN, WTHOR (.wtb, con los nombres de .jou y .trn dados o junto a él), OBF y el JSON del programa; también jugadas rodeadas de números, nombres, puntuaciones o charla, hojas de cálculo (CSV) con una columna de jugadas y el JSON de otros programas. Una partida con un error se toma hasta el error, que se indica; lo que el nuevo formato no puede contener se cuenta y se indica. El archivo nuevo no sustituye al antiguo hasta estar completo.
help-files = Archivos que leer; una carpeta vale por todos sus archivos, - por la entrada estándar
help-output = Archivo que escribir (por defecto, la salida estándar). Para WTHOR, un archivo (.wtb, con .jou y .trn al lado) o una carpeta (un archivo por año)
help-to = Formato que escribir: { $formats } (por defecto, el de la extensión)
help-convert-strict = No escribe nada si alguna partida tiene un error
name-output = SALIDA
name-format = FORMATO

convert-no-format = El formato de { $file } no está claro: indica --to con uno de estos formatos: { $formats }.
convert-no-extension = La salida estándar no tiene extensión que indique el formato: indica --to con uno de estos formatos: { $formats }.
convert-needs-place = WTHOR se compone de varios archivos: da a -o una carpeta, o un nombre que acabe en .wtb.
convert-unknown = no es ninguno de los formatos conocidos, que son { $formats }.
convert-passed-over = { $file } se omite: formato desconocido.
convert-empty-folder = no contiene ningún archivo.
convert-no-names =
    { $kind ->
        [players] No se conocen los nombres de los jugadores de { $file }: da también el archivo WTHOR.JOU.
       *[tournaments] No se conocen los nombres de los torneos de { $file }: da también el archivo WTHOR.TRN.
    }
convert-in-file = En { $file }: { CLAUSE($reason) }
convert-more-faults =
    { $count ->
        [one] Hay otro error que no se muestra.
       *[other] Hay otros { $count } errores que no se muestran.
    }
convert-done =
    { $games ->
        [one] Se ha escrito una partida
       *[other] Se han escrito { $games } partidas
    } en { $file }.
convert-faulty =
    { $games ->
        [one] Una partida tenía errores; se ha tomado lo que se pudo leer.
       *[other] { $games } partidas tenían errores; se ha tomado lo que se pudo leer.
    }
convert-lost =
    { $format } no puede contener { $what ->
        [game] la partida misma, que no empieza en la posición habitual
        [moves] jugadas, solo una posición
        [last-pass] el pase del final
        [players] los jugadores
        [letters] todas las letras de un texto, o un texto tan largo
        [event] el torneo
        [place] el lugar
        [round] la ronda
        [comments] comentarios
        [notes] los comentarios de las jugadas y las variantes
        [date] la fecha entera
        [ratings] los ratings
        [clocks] los relojes
        [kind] el tipo de partida
        [komi] el komi
        [result] el resultado
        [no-result] una partida sin resultado, que recibió el del tablero
        [ending] por qué acabó la partida
        [evaluations] las evaluaciones
        [times] el tiempo de cada jugada
        [theory] la puntuación teórica
        [no-theory] una partida sin puntuación teórica, que recibió el resultado
        [given] qué jugadas se sortearon o se acordaron
        [scores] las puntuaciones de las jugadas
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
       *[fields] campos desconocidos
    }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    } ({ $example }).
