# Why something was refused: what happened, why, and what to do.

illegal-occupied = Ya hay una ficha en { $square }: elige una casilla vacía.
illegal-outflanks-nothing = Una ficha en { $square } no flanquearía nada: elige una casilla donde flanquee fichas del rival.
illegal-must-place = No puedes pasar: tienes alguna jugada.
illegal-game-over = La partida ha terminado: ya no se puede jugar.

setup-two-discs = Hay una ficha negra y otra blanca en { $square }: deja solo una.
setup-no-discs = No hay ninguna ficha en el tablero: hace falta al menos una.

position-unknown-letter = «{ $letter }», carácter { $character } ({ $square }), no es una casilla: escribe X para negras, O para blancas, - para una casilla vacía.
position-too-short =
    { $squares ->
        [one] Solo hay 1 de las 64 casillas.
       *[other] Solo hay { $squares } de las 64 casillas.
    }
position-no-turn = Falta el turno: escribe X u O después de las 64 casillas.
position-wrong-turn = «{ $letter }», carácter { $character }, no indica el turno: escribe X u O después de las 64 casillas.
position-trailing = «{ $letter }», carácter { $character }, sigue al final de la posición: después del turno no va nada.

transcript-not-a-move = Jugada { $ply }: «{ $letter }», carácter { $character }, no empieza una jugada como f5.
transcript-occupied = Jugada { $ply }: ya hay una ficha en { $square } (carácter { $character }).
transcript-outflanks-nothing = Jugada { $ply }: una ficha en { $square } no flanquearía nada (carácter { $character }).
transcript-must-place = Jugada { $ply }: no se puede pasar si hay alguna jugada (carácter { $character }).
transcript-game-over = Jugada { $ply }: la partida ya ha terminado (carácter { $character }).

refused-turn =
    No es tu turno: juegan { $color ->
        [black] negras
       *[white] blancas
    }.
refused-pass =
    No puedes pasar, porque tienes { $count ->
        [one] una jugada: { $squares }.
       *[other] jugadas: { $squares }.
    }

undo-nothing = No hay ninguna jugada que deshacer.
undo-settled = La decisión de los jugadores o el reloj ha puesto fin a esta partida: ya no se puede deshacer.
redo-nothing = No hay ninguna jugada que rehacer.
offer-over = La partida ya ha terminado.
offer-made =
    { $color ->
        [black] Las negras ya han ofrecido el empate
       *[white] Las blancas ya han ofrecido el empate
    }: solo puede responder el rival.
offer-none = Tu rival no ha ofrecido el empate.

player-unknown = Un jugador es «human» (una persona), o un nivel de 1 a 60 para el ordenador.
player-level = El ordenador tiene niveles de 1 a 60.

handicap-too-many = Un tablero tiene cuatro esquinas: da un número de 0 a 4.
handicap-not-a-corner = { $square } no es una esquina: lo son a1, h1, a8 y h8.
handicap-twice = { $square } aparece dos veces.
handicap-unknown = «{ $text }» no es una ventaja: da un número de 0 a 4, o esquinas como a1+h8.
handicap-receiver = «{ $text }» no es un jugador: las esquinas van a «black» (negras) o a «white» (blancas).

variation-length = Un número de juego tiene dos cifras, de 01 a 93.
variation-digit =
    «{ $letter }» no es una cifra: la { $seat ->
        [left] de la izquierda va de 0 a 9
       *[right] de la derecha es 1, 2 o 3
    }.
variation-left = La cifra de la izquierda va de 0 a 9.
variation-right = La cifra de la derecha es 1, 2 o 3.

clock-missing = Falta un tiempo: escribe por ejemplo 5m, 90s o 1h30m.
clock-no-number = «{ $text }» no es un tiempo: escribe un número con h, m, s o ms, como 90s.
clock-no-unit = «{ $text }» no tiene unidad: escribe h, m, s o ms tras el número, como 90s.
clock-unknown-unit = «{ $text }» tiene una unidad que no es h, m, s ni ms.
clock-order = «{ $text }» tiene las unidades desordenadas: primero van las mayores, como en 1h30m.
clock-too-long = El tiempo no puede pasar de un día.
clock-zero = El tiempo debe ser mayor que cero.
clock-fraction = El tiempo se cuenta en milisegundos enteros.
clock-periods = «{ $text }» no es un número de períodos de 1 a 255.
clock-no-periods = Hace falta al menos un período.
clock-flag = «{ $text }» no dice qué pasa al agotarse el tiempo: escribe loses, 31-33, 0-64 o computer.
clock-flag-alone = Sin reloj, el tiempo no se agota.

series-goal = «{ $text }» no es una serie: escribe games:3 (partidas), points:100 (puntos) o wins:2 (victorias).
series-number = «{ $text }» no es un número.
series-range = Se espera un número entero de 1 a { $most }.
series-starter = «{ $text }» no dice quién empieza la partida siguiente: escribe fixed, alternate, loser o winner.
series-over = La serie ya ha terminado.
series-wrong-starter =
    { $seat ->
        [left] Esta partida la empieza el jugador de la izquierda.
       *[right] Esta partida la empieza el jugador de la derecha.
    }

hand-turn-not-ended = Tu ficha está en { $square }: voltea lo que flanquea y termina tu turno.
hand-nothing-placed = Coloca primero una ficha.
hand-no-disc = No hay ninguna ficha que voltear en { $square }.
hand-just-placed = La ficha de { $square } se ha colocado en este turno y ya muestra tu color.
hand-flipping-begun = Ya has empezado a voltear: la ficha de { $square } se queda donde está.
hand-nothing-to-correct = No hay ningún turno que corregir.
hand-too-late = Es tarde para corregirlo: el rival ha colocado una ficha en { $square }.
hand-not-a-mistake = La ficha de { $square } está bien como está.
hand-nobody-can-move = Ningún jugador puede jugar: no hace falta pasar, se pueden contar las fichas.
hand-still-moves =
    Aún no se pueden contar las fichas: las { $color ->
        [black] negras
       *[white] blancas
    } pueden jugar en { $squares }.

match-paused = El reloj está parado: ponlo antes en marcha.
match-time-is-up =
    { $color ->
        [black] Se ha acabado el tiempo de las negras
       *[white] Se ha acabado el tiempo de las blancas
    }: juega el ordenador.
match-lost-on-time = Se te ha acabado el tiempo y has perdido la partida.
match-time-left = Queda tiempo: el ordenador no juega en lugar de nadie.
match-by-hand = En esta partida las fichas se voltean a mano.
match-not-by-hand = En esta partida las fichas no se voltean a mano.

next-not-over = La partida aún no ha terminado.
next-no-more = No hay más partidas: la serie ha terminado.
next-choice =
    { $seat ->
        [left] El jugador de la izquierda ha ganado y elige quién empieza.
       *[right] El jugador de la derecha ha ganado y elige quién empieza.
    }
next-no-choice =
    { $seat ->
        [left] Se ha acordado que empieza el jugador de la izquierda.
       *[right] Se ha acordado que empieza el jugador de la derecha.
    }

contradiction-variation =
    { $setting ->
        [players] El juego número { $number } ya dice quién juega: no lo indiques.
        [starter] El juego número { $number } ya dice quién empieza: no lo indiques.
        [start] El juego número { $number } ya dice las esquinas: no las indiques.
        [clock] El juego número { $number } ya tiene su reloj: no lo indiques.
        [style] En el juego número { $number } voltea el programa: no se voltea a mano.
       *[next] En el juego número { $number } siempre empieza el mismo jugador: añade «,fixed» a la serie.
    }
contradiction-over = Ningún jugador puede jugar en esa posición: empieza desde otra.
contradiction-no-people = Para voltear a mano hace falta al menos una persona.

save-too-long = El archivo es demasiado largo para una partida guardada.
save-truncated = La partida guardada termina demasiado pronto: falta una parte.
save-not-json = No es una partida guardada (línea { $line }, columna { $column }).
save-malformed = Un campo de la partida guardada falta o es incorrecto (línea { $line }, columna { $column }).
save-other = «{ $text }» no es el formato de una partida guardada.
save-newer = La partida guardada es de una versión más reciente de Outflank (formato { $number }): ábrela con esa versión. Queda como está.
save-version = No existe ninguna partida guardada con el formato { $number }.
save-comment = Un comentario tras la jugada { $number } no corresponde a ninguna jugada, o no es texto.
save-variation = La variante { $number } no corresponde a la partida.
save-checksum = La partida guardada se modificó después de escribirse: su suma de control no coincide.
save-field = El campo { $field } contiene «{ $text }», que no tiene sentido.
save-sheet = Partida { $number } de la serie: { CLAUSE($reason) }
save-move = Jugada { $number } ({ $text }): { CLAUSE($reason) }
save-pass-missing = En la jugada { $number } hay que pasar.
save-position = Las jugadas no llevan a la posición guardada.
save-ending = «{ $text }» no corresponde al final de la partida.
save-clock-range = El reloj no puede mostrar «{ $text }».
save-clock-mismatch = El reloj no corresponde a las jugadas.

obf-too-long = La línea es demasiado larga para una posición.
obf-not-a-score = «{ $text }» no es una puntuación: escribe un número entero de -64 a +64.
obf-not-a-move = «{ $text }» no es una jugada: escribe una casilla como g8, o ps para pasar.
obf-no-colon = En «{ $text }» faltan los dos puntos entre la jugada y la puntuación, como en G8:+18.
obf-illegal =
    { $mv ->
        [pass] Aquí no se puede pasar.
       *[other] { $mv } no es una jugada legal aquí.
    }
obf-no-semicolon = «{ $letter }» sigue al turno: sepáralos con un punto y coma.

in-line = { $file }, línea { $line }, columna { $column }: { CLAUSE($reason) }
cannot-read = No se puede leer { $file }: { CLAUSE($reason) }
neither-file-nor-position = Ningún archivo se llama así, y tampoco es una posición: { CLAUSE($reason) }
no-memory = No hay memoria suficiente para una tabla hash de { $mebibytes } MiB.

language-code = «{ $text }» no es el código de un idioma, como de o pt-BR: llama así a la carpeta.
language-syntax = La línea { $line } de { $file }.ftl no es Fluent.
language-twice = El texto { $key } de { $file }.ftl está dos veces.
language-nameless = La traducción no da el nombre del idioma: escribe language-name en language.ftl.

system-not-found = No hay ningún archivo ni carpeta con ese nombre.
system-denied = Permiso denegado.
system-exists = Ya hay un archivo o una carpeta con ese nombre.
system-folder = Es una carpeta, no un archivo.
system-not-folder = Es un archivo, no una carpeta.
system-full = El disco está lleno.
system-file-limit = El archivo superaría el tamaño que permite el sistema.
system-too-large = Es demasiado grande: { $size } MB, y se leen como mucho { $most } MB.
system-too-long = Es demasiado grande: se leen como mucho { $most } MB.
system-busy = Otro programa lo está usando.
system-read-only = El disco es de solo lectura.
system-interrupted = El trabajo se interrumpió.
system-timed-out = Se agotó el tiempo de espera.
system-refused = Se rechazó la conexión.
system-closed = Se cerró la conexión.
system-in-use = La dirección ya está en uso.
system-cut = Los datos terminan demasiado pronto.
system-invalid = Los datos no son válidos.
system-memory = No hay memoria suficiente.
system-code = El sistema informa del error { $code }.
system-says = El sistema informa: «{ $text }».

kept-damaged =
    { $thing ->
        [game] Una partida guardada no se puede leer.
        [progress] El progreso guardado no se puede leer: empieza uno nuevo.
        [settings] Los ajustes no se pueden leer: se usan los ajustes por defecto.
        [new-game] Las opciones de la última partida nueva no se pueden leer: se usan las opciones por defecto.
       *[other] Un dato guardado no se puede leer.
    }
kept-aside = El original se ha apartado en { $file }.
kept-aside-listed = El original se ha apartado y aparece entre las partidas como dañado.
kept-newer =
    { $thing ->
        [progress] El progreso guardado es de una versión más reciente de Outflank. Queda como está: lo que aprendas aquí no se guarda.
       *[other] Una partida guardada es de una versión más reciente de Outflank. Queda como está: continúala con esa versión.
    }
kept-unavailable = Los datos guardados no se pueden leer y quedan como están: { CLAUSE($reason) }
