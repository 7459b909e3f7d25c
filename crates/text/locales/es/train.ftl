# El entrenamiento: su ayuda, su avance, sus resultados y lo que puede fallar.

about-train = Producir pesos de evaluación: partidas del motor contra sí mismo, y lo que se aprende de ellas.
note-train = Un entrenamiento es un directorio. Cada orden se puede interrumpir en cualquier momento; la misma orden sigue donde estaba.
about-train-run = Todas las etapas de tantas rondas como se quiera.
about-train-selfplay = Jugar las partidas de una ronda.
about-train-data = Ordenar y fusionar las posiciones de las partidas de una ronda, o de archivos de otra parte.
about-train-fit = Ajustar los pesos a los datos de una ronda.
about-train-calibrate = Medir cuánto se equivocan las búsquedas cortas con los pesos nuevos, para los cortes selectivos.
about-train-export = Redondear los pesos y escribirlos, con su modelo de error, en el archivo de pesos de la ronda.

help-train-directory = Dónde está el entrenamiento, o dónde empieza
help-train-round = Qué ronda; si no, la que no está terminada
help-train-rounds = Cuántas rondas tiene el entrenamiento
help-train-seed = Otro número da otras partidas
help-train-games = Cuántas partidas tiene una ronda
help-train-depth = Cuántas jugadas prevén los jugadores, de 3 a 20
help-train-exact = Desde cuántas casillas vacías juegan a la perfección, de 4 a 14
help-train-kept = De las partidas de cuántas rondas aprende una ronda
help-train-weights = Pesos para jugar la primera ronda; sin ellos se empieza de la nada
help-train-ridge = Con qué fuerza se atraen los pesos a los de la fase siguiente
help-train-neighbours = Cuánto cuentan las posiciones de las fases vecinas, de 0 a 1
help-train-steps = Cuántos pasos puede dar el ajuste de una fase
help-train-most-count = Cuántas veces cuenta como mucho una posición repetida
help-train-positions = Cuántas posiciones se exploran para cada número de casillas vacías
help-train-deepest = Hasta dónde llegan las más profundas de estas búsquedas
help-train-import = Archivos de posiciones de los que aprender también
name-directory = DIRECTORIO

train-stage = Ronda { $round }, etapa { $stage }
train-rate = { $rate }/s, quedan { $left }
train-played = Ronda { $round }: { $games } partidas, { $positions } posiciones, { $rate } partidas/s
train-sorted = Ronda { $round }: { $positions } posiciones, { $training } distintas de las que aprender, { $held_out } apartadas
train-fitted = Ronda { $round }, error en fichas en las posiciones apartadas:
train-phase = fase { $phase }: { $positions } posiciones, { $steps } pasos, media { $mean }, raíz del cuadrado medio { $square }
train-calibrated = { $curve }: { $pairs } pares de búsquedas, error de { $error } fichas, { $normalised } de lo que dice el modelo; sus números: { $numbers }
train-exported = { $path }: suma de control { $checksum }, error medio { $after } (antes de redondear { $before })

train-file = No se puede usar { $path }: { $reason }.
train-not-positions = { $path } no contiene posiciones.
train-damaged = { $path } está dañado: bórralo, y la misma orden lo vuelve a hacer.
train-weights = Se rechaza { $path }: { $reason }.
train-other-setting = El entrenamiento empezó con otro valor de { $name }: usa ese, u otro directorio.
train-other-engine = Las partidas de la ronda { $round } las empezó otra versión del motor, o con otros pesos: borra el directorio de la ronda para empezarla de nuevo.
train-before = Antes hay que hacer «outflank train { $stage }».
train-no-positions = Aún no hay posiciones de las que aprender: juega partidas, o nombra archivos con --import.
train-stopped = El trabajo se detuvo; la misma orden lo sigue.
