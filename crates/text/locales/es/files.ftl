# Games that come from files: dropped, chosen, pasted or shared.

file-fault = { $file }: { CLAUSE($reason) }
file-names-alone = Este archivo contiene nombres de jugadores o de torneos, pero ninguna partida. Ábrelo junto con el archivo de partidas.
file-too-large = Es demasiado para abrirlo: caben { $megabytes } MB a la vez. «outflank library import» lee archivos de cualquier tamaño.
file-unavailable = El navegador no puede leer este archivo. Quizá se haya movido o no esté permitido leerlo.
files-cut =
    { $games ->
        [one] Solo se ha leído la primera partida; hay más.
       *[other] Solo se han leído las primeras { $games } partidas; hay más.
    }
added-new =
    { $games ->
        [0] El explorador ya tiene todas estas partidas.
        [one] El explorador cuenta { $games } partida más.
       *[other] El explorador cuenta { $games } partidas más.
    }
added-known =
    { $games ->
        [one] { $games } partida ya estaba.
       *[other] { $games } partidas ya estaban.
    }
added-other-rules =
    { $games ->
        [one] { $games } partida no cuenta: en ella gana quien tiene menos fichas.
       *[other] { $games } partidas no cuentan: en ellas gana quien tiene menos fichas.
    }
added-left-out =
    { $games ->
        [one] No hay sitio para { $games } partida.
       *[other] No hay sitio para { $games } partidas.
    }
file-left-out =
    El archivo contiene también { $what ->
        [earlier-moves] jugadas antes de una nueva colocación, que no se leen
        [notes] notas que no corresponden a la partida y no se leen
        [variations] variantes, que no se leen
       *[comments] comentarios de las jugadas, que no se leen
    }.
