# El entrenador junto al tablero.

coach-is-on = El entrenador está contigo: detiene una jugada que pierde mucho, hasta tres veces por partida.
coach-is-off = El entrenador se ha ido.
coach-turn-on = Llamar al entrenador
coach-turn-off = Despedir al entrenador
coach-costs = { $square } te cuesta unas { $discs } fichas.
coach-corner = Deja la esquina { $corner } a tu rival.
coach-no-reason = Hay una jugada mucho mejor.
coach-anyway-buttons = Elígela otra vez para jugarla de todos modos, o busca algo mejor.
coach-anyway-words = Escríbela otra vez para jugarla de todos modos, o busca algo mejor.
coach-new = Para principiantes
coach-always = Siempre
coach-never = Nunca
coach-title = Entrenador
coach-about = Contra los niveles 1 a 8, una jugada que cuesta seis fichas o más se detiene una vez, con una pista. Una partida en la que ha hablado el entrenador cuenta como jugada con ayuda.
coach-helped = Jugada con ayuda: { $hints ->
    [one] { $hints } pista
   *[other] { $hints } pistas
 }, { $undos ->
    [one] { $undos } jugada deshecha
   *[other] { $undos } jugadas deshechas
 }, { $warnings ->
    [one] { $warnings } aviso
   *[other] { $warnings } avisos
 }.

training-coach-key-square = Los dos bandos quieren la misma casilla: encuéntrala antes que tu rival.
training-coach-given-corner = Permite a tu rival tomar una esquina enseguida.
training-coach-x-square = Está junto a una esquina vacía, y tu rival puede ganar esa esquina.
training-coach-win-corner = Mira las esquinas: hay una por ganar o por perder.
training-coach-corner-timing = La esquina puede esperar: nadie más puede tomarla.
training-coach-pass = Mira quién se queda sin jugadas: alguien tendrá que pasar.
training-coach-access = Mira en qué zonas puede entrar tu rival.
training-coach-quiet-move = Voltea fichas rodeadas de muchas casillas vacías. Busca una jugada más tranquila.
training-coach-mobility = Cuenta las jugadas: tu rival tiene demasiadas, o tú muy pocas.
training-coach-safe-moves = Pronto no te quedará ninguna jugada segura.
training-coach-edge = Mira el borde: tus fichas quedan débiles allí.
training-coach-tempo = Tu rival tendrá la última jugada libre.
training-coach-parity = Mira las zonas: ¿quién juega el último en cada una?
training-coach-diagonal = Tu rival consigue la gran diagonal.
training-coach-move-order = Puede esperar: otra jugada va primero.
training-coach-stability = Mira las fichas estables: hay algunas en juego.
training-coach-only-win = Solo una jugada gana.
training-coach-ending = Cuenta el final hasta la última ficha.
training-coach-opening = El libro de aperturas juega otra cosa aquí.
