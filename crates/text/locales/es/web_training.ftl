# El entrenamiento: ejercicios de hoy, contrarreloj, aperturas, progreso.

practice-title = Entrenamiento
practice-lead = Diez minutos al día: tus propios errores, problemas, finales y aperturas, cada cosa a su tiempo.
practice-daily = El entrenamiento de hoy
practice-daily-left = { $count ->
    [one] Queda { $count } ejercicio para hoy
   *[other] Quedan { $count } ejercicios para hoy
 }
practice-daily-done = Hecho por hoy. Hasta mañana.
practice-streak = { $days ->
    [0] Entrena hoy para empezar una racha.
    [one] { $days } día seguido
   *[other] { $days } días seguidos
 }
practice-mistakes = Tus errores
practice-mistakes-about = Posiciones de tus partidas en las que había una jugada mejor.
practice-deck = Todo lo que toca repasar
practice-deck-about = Tus errores, los problemas sin resolver, los tableros del curso y las líneas de apertura, otra vez tras 1, 3, 7 días y más.
practice-ladder = La escalera de finales
practice-ladder-about = Juega a la perfección las últimas { $empties } casillas vacías. Cinco aciertos de seis te suben un peldaño.
practice-day = El problema del día
practice-day-about = El mismo para todo el mundo, otro cada día.
practice-openings = El entrenador de aperturas
practice-openings-about = El libro juega contra ti. Sigue en él todo lo que puedas.
practice-drills = Contrarreloj
practice-drills-about = Un minuto de preguntas sencillas: lo que hay que ver de un vistazo.
practice-progress = Tu progreso
practice-progress-about = Curso, puntos, temas, partidas y días.
practice-waiting = { $count ->
    [0] Nada pendiente.
    [one] { $count } pendiente.
   *[other] { $count } pendientes.
 }
practice-begin = Empezar a entrenar
practice-count = Ejercicio { $number } de { $all }
practice-next = Siguiente ejercicio
practice-skip = Dejar para luego
practice-all = Todo el entrenamiento
practice-find-better = Aquí jugaste { $played }. Encuentra algo mejor.
practice-why = Primero: ¿por qué fue un error { $played }?
practice-why-noted = Tu respuesta: { $reason }. Ahora encuentra la jugada.
practice-reason-right = El motivo también es correcto: { $reason }.
practice-reason-other = El motivo es otro: { $reason }.
practice-reason-is = El tema: { $reason }.
practice-corrected = Es mejor que en la partida.
practice-shown = Eso habría sido mejor. La posición volverá.
practice-recite = Juega esta apertura de memoria, con { $color ->
    [black] negras
   *[white] blancas
 }.
practice-recited = La línea está completa.
practice-answered = Esa es la respuesta. Volverá.
practice-repeated = Todavía te acuerdas.
practice-lesson = Esta tarjeta vuelve una y otra vez. Repasa el capítulo «{ $title }».
practice-over = Eso es todo
practice-summary = { $right } bien, { $helped } con pista, { $wrong } mal.
practice-summary-reasons = Motivos: { $right } de { $all } bien.
practice-tomorrow = { $count ->
    [0] Mañana no toca ninguna tarjeta.
    [one] Mañana toca { $count } tarjeta.
   *[other] Mañana tocan { $count } tarjetas.
 }
practice-empty = Aquí no hay nada pendiente. Juega contra el ordenador, resuelve problemas o vuelve mañana.
practice-more = Otra vez
practice-drill-best = Récord: { $best }
practice-drill-time = quedan { $seconds } s
practice-drill-score = { $right } bien, { $wrong } mal
practice-drill-over = { $right ->
    [one] Se acabó el tiempo: { $right } acierto.
   *[other] Se acabó el tiempo: { $right } aciertos.
 }
practice-drill-record = Es tu récord.
practice-drill-right = Bien.
practice-drill-wrong = Incorrecto: { $answer }.
practice-drill-safe = Segura
practice-drill-unsafe = No es segura
practice-drill-lead = Responde a todas las que puedas en un minuto.
practice-opening-which = Apertura que quieres entrenar
practice-opening-any = Cualquiera
practice-opening-mine = { $name } (tus partidas: { $games })
practice-opening-extent = Para aprender: { $lines ->
    [one] { $lines } línea con nombre
   *[other] { $lines } líneas con nombre
 }, { $decisions ->
    [one] { $decisions } posición
   *[other] { $decisions } posiciones
 } en las que hay que encontrar la jugada.
practice-opening-turn = Te toca. No salgas del libro.
practice-opening-end = El libro acaba aquí, y todas tus jugadas están en él.
practice-opening-left = { $played } sale del libro y cuesta unas { $discs } fichas. El libro juega { $best }.
practice-opening-unknown = { $played } no está en el libro: no se sabe qué vale. La apertura sigue con { $next }.
practice-opening-failed = El motor no responde, así que la línea acaba aquí.
practice-opening-kept = La línea está en tus tarjetas: se te preguntará.
practice-opening-next = Otra línea
practice-looking = Buscando jugadas de las que aprender: { $done } de { $all }
practice-learned = { $count ->
    [0] Ningún error grande en esta partida. ¡Bien jugado!
    [one] { $count } jugada de la que aprender.
   *[other] { $count } jugadas de las que aprender.
 }
practice-learn-now = Encontrar jugadas mejores
practice-course = { $percent } % del curso hecho
practice-rating = Puntos en problemas: { $rating }, con un margen de { $range }
practice-no-rating = Aún sin puntos: resuelve un problema.
practice-curve-rating = Tus puntos a lo largo del tiempo
practice-curve-accuracy = La precisión en tus últimas partidas
practice-curve-table = Como tabla
practice-themes = Temas
practice-col-right = Bien
practice-col-trend = Tendencia
practice-col-day = Hace (días)
practice-col-value = Valor
practice-right-of = { $right } de { $all }
practice-trend-up = mejor
practice-trend-level = igual
practice-trend-down = peor
practice-reasons = Motivos de errores encontrados: { $right } de { $all }
practice-own-games = Tus últimas partidas (de { $games }): precisión { $accuracy } %, { $loss } fichas perdidas por jugada
practice-phases = Fichas perdidas por jugada en la apertura: { $opening }, en el medio juego: { $middle }, en el final: { $end }
practice-no-games = Acaba una partida contra el ordenador para ver cómo juegas.
practice-beaten = Nivel más fuerte vencido: { $level } (dos partidas de tres, sin ayuda)
practice-beaten-none = Ningún nivel vencido: gana dos de tres partidas contra uno, sin ayuda.
practice-days = Días seguidos: { $now } (récord: { $longest }); días en total: { $all }
practice-cards = Tarjetas: { $all }, para hoy: { $due }
practice-rung = Peldaño más alto de los finales: { $empties } casillas vacías
practice-backup = Tu progreso forma parte de la copia de seguridad de los ajustes.
practice-no-such = No hay entrenamiento «{ $name }»: elige uno de estos.
