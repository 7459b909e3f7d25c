# El curso: capítulos, pasos y lo que responde el tablero.

learn-part-rules = Las reglas
learn-part-appendix = Apéndice
learn-steps-done =
    { $done } de { $total ->
        [one] { $total } paso
       *[other] { $total } pasos
    }

learn-chapter-start = El tablero y el comienzo
learn-about-start = El objetivo, las casillas, las fichas y la primera jugada.
learn-chapter-outflank = Flanquear
learn-about-outflank = Qué es una jugada y dónde se puede hacer.
learn-chapter-directions = Todas las direcciones a la vez
learn-about-directions = Una sola ficha, varias líneas.
learn-chapter-line = Lo que no se voltea
learn-about-line = Dónde termina una línea, y por qué nada se encadena.
learn-chapter-pass = Jugar o pasar
learn-about-pass = Cuándo hay que jugar y cuándo hay que pasar.
learn-chapter-end = El final y la cuenta
learn-about-end = Quién ha ganado, y por cuánto.
learn-chapter-first = Tu primera partida
learn-about-first = Una partida entera, contra el nivel más flojo.
learn-chapter-table = En un tablero de verdad
learn-about-table = Voltear a mano, los errores y las fichas de reserva.
learn-chapter-handicap = Ventaja, serie, reloj
learn-about-handicap = Igualar una partida desigual, jugar varias partidas, jugar con reloj.
learn-chapter-cartridge = Los números del cartucho
learn-about-cartridge = Dos cifras dicen quién juega, con cuántas fichas de ventaja y con qué reloj.
learn-chapter-sample = Tres partidas modelo
learn-about-sample = De la primera jugada a la última: sigue y adivina.
learn-chapter-stable = Esquinas y fichas estables
learn-about-stable = Las fichas que ya nadie puede voltear.
learn-chapter-neighbours = Junto a una esquina
learn-about-neighbours = Las casillas que regalan esquinas.
learn-chapter-quiet = Una jugada tranquila
learn-about-quiet = Cuando una esquina aún no está abierta.
learn-chapter-force = Una sola respuesta
learn-about-force = Obligar al rival a abrir una esquina.
learn-chapter-control = El control
learn-about-control = Muchas jugadas para ti, pocas para el rival.
learn-chapter-few = Pocas fichas al principio
learn-about-few = Por qué con menos fichas hay más jugadas.
learn-chapter-wedge = Cuñas
learn-about-wedge = Una ficha entre dos otras, en el borde.
learn-chapter-give = Ceder una esquina
learn-about-give = Cuando una esquina vale menos de lo que cuesta.
learn-chapter-parity = La última jugada
learn-about-parity = Zonas pares e impares al final.

learn-step-start-aim = El Othello es un juego para dos, negras contra blancas. Gana quien tiene más fichas de su color al final; si tienen las mismas, es empate. Esta partida ha terminado: 54 fichas negras, 10 blancas.
learn-step-start-board = El tablero tiene ocho columnas, de la a a la h, y ocho filas, de la 1 a la 8; a1 está arriba a la izquierda. Una ficha es negra por un lado y blanca por el otro. Toda partida empieza con estas cuatro.
learn-step-start-corners = Una casilla se llama como su columna y su fila. Encuentra las esquinas: marca a1, h1, a8 y h8.
learn-step-start-first = Las negras juegan siempre primero. Coloca una ficha negra en c4 y mira la blanca de d4: ahora está entre dos negras, así que se voltea.

learn-step-outflank-row = Jugar es flanquear: una línea de fichas rivales entre la que colocas y otra tuya se voltea entera. Juegas con blancas y tienes una ficha en f4, junto a tres negras. Cierra la línea por el otro extremo.
learn-step-outflank-diagonal = Las diagonales también cuentan. Ahora juegas con negras y tienes una ficha en b2: cierra la línea.
learn-step-outflank-try = Una ficha solo puede ir donde flanquea al menos una ficha rival. Prueba casillas con las negras, también las que no valen: el tablero te dirá por qué.
learn-step-outflank-moves = Juegan las negras. Marca todas las casillas desde las que una ficha negra flanquearía algo.

learn-step-directions-count = Una sola ficha puede flanquear varias líneas a la vez: en horizontal, en vertical y en diagonal. ¿Cuántas fichas blancas voltea una negra en f5?
learn-step-directions-play = Ahora colócala en f5 y mira cómo se voltean cuatro líneas.
learn-step-directions-star = Toda ficha flanqueada se voltea. No puedes dejar ninguna, aunque quieras. Coloca una ficha negra en d4: las ocho direcciones de golpe.

learn-step-line-own = Una línea termina en tu primera ficha propia. Las negras juegan g4: marca las fichas que se voltean, y cuidado con la negra de e4.
learn-step-line-gap = Una línea tampoco sigue detrás de una casilla vacía. Las negras juegan h5: marca las fichas que se voltean.
learn-step-line-chain = Solo se voltean las líneas que empiezan en la ficha que colocas. Las negras juegan d1: marca las fichas que se voltean.
learn-step-line-enclosed = Este es el tablero después de d1. Las blancas de e3 y e4 están ahora entre negras, pero no en línea con d1, así que siguen blancas. Voltear unas fichas no hace que se volteen otras.

learn-step-pass-not-allowed = Mientras tengas jugada, tienes que jugar, te guste o no. Juegas con blancas: intenta pasar y luego encuentra tu única jugada.
learn-step-pass-forced = Otra vez juegas con blancas, y ninguna casilla te deja flanquear nada. Entonces, y solo entonces, pasas, y las negras vuelven a jugar. Pasa.
learn-step-pass-many = Las blancas tienen aquí 42 fichas y ni una sola jugada. Juegas con blancas: ¿qué queda por hacer?

learn-step-end-count = La partida termina cuando nadie puede jugar, casi siempre porque el tablero está lleno. Gana quien tiene más fichas; la diferencia es la cuenta mayor menos la menor. Aquí las negras tienen 54 fichas. ¿Por cuántas ganan?
learn-step-end-draw = Este tablero también está lleno, y cada jugador tiene 32 fichas. No ha ganado nadie: es empate. ¿Cuál es la diferencia?
learn-step-end-early = Aquí nadie puede jugar, así que la partida ha terminado, aunque hay cuatro casillas vacías. Las negras tienen 5 fichas. ¿Por cuántas ganan las blancas? Cuenta solo las fichas; en los torneos las casillas vacías son para quien gana, y queda 59 a 5.
learn-step-end-wiped-out = Quien ha perdido todas sus fichas ya no puede jugar, y la partida termina. Juegas con blancas: una jugada voltea todo lo que les queda a las negras.

learn-step-first-game = Juega ahora una partida entera contra Pip, nivel 1, que juega a capricho. El tablero muestra dónde puedes jugar, y puedes deshacer jugadas. Ganar todavía no importa.
learn-step-table-mistake = En un tablero de verdad se voltea a mano, y hay errores. Las negras acaban de colocar f5 y de voltear: se olvidó una ficha y otra se volteó por error. Marca las dos.
learn-step-table-stands = Una ficha colocada se puede retirar mientras no hayas empezado a voltear; desde entonces ya no cambia de casilla. Los errores al voltear se pueden corregir hasta que el rival coloque la ficha siguiente. Después, el tablero se queda como está.
learn-step-table-supply = Cada jugador empieza con 32 fichas en mano. Quien se queda sin fichas pero puede jugar recibe una del rival, tantas veces como haga falta.

learn-step-handicap-setup = Quien juega mejor lleva las blancas y deja que las negras empiecen con una, dos, tres o las cuatro esquinas. Prepara la ventaja más grande: marca las casillas donde van las fichas negras de más.

learn-step-handicap-corners = Empiezan las negras, como siempre: haz la jugada que quieras. La ventaja más pequeña es justo esa: dejar las negras a quien juega peor.
learn-step-handicap-stable = Las negras han jugado. Ninguna línea pasa más allá de una esquina, así que una ficha en ella nunca se puede flanquear. Marca las fichas negras que las blancas no podrán voltear nunca.
learn-step-handicap-series = Varias partidas forman una serie: un número fijo, o hasta tantos puntos o victorias. Hay que acordar antes quién empieza la siguiente: siempre el mismo, por turnos, quien pierde, o quien elija el ganador. Aquí han ganado las negras: ¿por cuántas fichas?
learn-step-handicap-clock = Con reloj, el tiempo es limitado, para cada jugada o para toda la partida; hay que acordar qué pasa cuando se acaba: se pierde, o juega el ordenador. Tienes 60 segundos, y cada jugada añade 5. La primera te lleva 20: ¿cuántos quedan después?

learn-step-cartridge-who = Un cartucho de consola daba un número de dos cifras a cada tipo de partida; aquí también se pueden elegir. La cifra derecha dice quién juega. 1: dos personas. 2: tú contra el ordenador, y empiezas tú. 3: empieza el ordenador.
learn-step-cartridge-extra = La cifra izquierda, de 0 a 4, da otras tantas fichas de ventaja al jugador de la derecha. Así empieza el juego 42: están en las esquinas, como en una partida con ventaja; el manual no dice dónde. Marca las fichas que nunca podrás voltear.
learn-step-cartridge-clock = Con 5 a 9 a la izquierda vuelven los juegos 0 a 4, con 15 segundos por jugada. Cuando se acaban, el ordenador juega por ese jugador, y la partida sigue.
learn-step-cartridge-colours = Cada puntuación está en el lado de su jugador, izquierda o derecha, y parpadea la de quien tiene el turno. Las fichas son rojas y verdes, y aquí cada color lleva su propia marca. Empiezan las rojas, salvo que elijas las verdes.

learn-step-sample-c4 = Sigamos una partida. Las negras acaban de colocar una ficha en c4 y todavía no se ha volteado nada. Marca lo que se voltea.
learn-step-sample-white = d4 se ha volteado y juegan las blancas. Marca todas las jugadas de las blancas.
learn-step-sample-c3 = Las blancas han elegido c3. Marca lo que se voltea.
learn-step-sample-game = Sigue la partida hasta el final: tú haces las jugadas de las negras, y las de las blancas llegan solas. En cinco momentos la jugada no se muestra: búscala. Las negras continúan con d3.
learn-step-sample-edgar = Las blancas son Edgar, nivel 4, a quien le gustan los bordes. Haz las jugadas de las negras y, en cinco momentos, búscalas tú: verás qué poco le ayudan los bordes. Las negras empiezan con d3.
learn-step-sample-silas = Las blancas son Silas, nivel 6, que voltea por dentro como tú. Nadie construye un muro, y la partida está igualada mucho tiempo. Haz las jugadas de las negras y encuentra cinco. Las negras empiezan con d3.

learn-step-stable-group = Una ficha en una esquina no se puede voltear nunca, y las que se apoyan en ella pueden ser igual de seguras. Aquí h8 sostiene todo el grupo negro: las blancas no voltearán jamás ninguna de las fichas marcadas. Esas fichas se llaman estables.
learn-step-stable-mark = Las negras tienen la esquina h8. Marca todas las fichas negras estables. Si alguna no lo es, verás cómo se puede voltear.
learn-step-stable-most = Juegas con negras. Elige la jugada que te da más fichas estables. Aquí también es la mejor.

learn-step-neighbours-mark = Una ficha junto a una esquina vacía es un puente hacia ella. Las casillas más peligrosas tocan una esquina en diagonal: las casillas X. Marca las cuatro.
learn-step-neighbours-c = Las casillas junto a una esquina, a lo largo de los bordes, son las casillas C. Son menos peligrosas, pero a menudo también malas. Marca las ocho.
learn-step-neighbours-keep = Juegas con negras. g7, junto a la esquina h8, cede esa esquina. Busca una buena jugada tras la que las blancas no puedan tomar ninguna.
learn-step-neighbours-open = Las negras han jugado g7. ¿Qué esquina pueden tomar ahora las blancas? Márcala.
learn-step-neighbours-take = Juegas con negras, y las blancas han abierto una esquina. Tómala.

learn-step-neighbours-which = Juegas con negras. Una de las dos jugadas marcadas va a una casilla X y cede una esquina. Elige la mejor.
learn-step-quiet-look = Hay una ficha blanca en a2, junto a la esquina a1, que las negras aún no pueden tomar. Compruébalo: marca todas las jugadas de las negras.
learn-step-quiet-move = Ahora busca una jugada tranquila tras la que las blancas no puedan hacer nada: respondan lo que respondan, tomas la esquina.

learn-step-force-corner = Ninguna ficha blanca está junto a una esquina. Pero quien tiene una sola jugada debe hacerla. Juegas con negras: deja a las blancas una única respuesta, la que abre una esquina, y tómala.
learn-step-force-count = Este es el tablero después de e8 de las negras. ¿Cuántas jugadas tienen las blancas?
learn-step-force-again = Otra vez, en otro tablero: obliga a las blancas a abrir una esquina, y tómala.

learn-step-control-count = Las jugadas valen más que las fichas: quien se queda sin buenas jugadas tiene que hacer malas. Juegas con negras. ¿Cuántas jugadas tienes?
learn-step-control-fewest = Juegas con negras. Deja a las blancas el menor número posible de jugadas. Cuenta para los dos.
learn-step-control-corners = Las esquinas no lo son todo. Las blancas terminaron esta partida con las cuatro y con un borde entero. ¿Por cuántas fichas perdieron?

learn-step-few-moves = Al principio, mejor pocas fichas que muchas: el rival solo puede flanquear fichas que estén ahí. Las negras tienen 4 fichas y 16 jugadas. Las blancas tienen 20 fichas. ¿Cuántas jugadas tendrían, si les tocara?
learn-step-few-quiet = Una jugada tranquila voltea fichas del interior, con pocas casillas vacías alrededor, y así le abre poco al rival. Juegas con negras: busca la jugada más tranquila.
learn-step-few-wall = Tus fichas junto a casillas vacías son tu frontera. Si es larga, es un muro: da jugadas al rival y a ti ninguna. Juegas con negras: ¿cuál de las dos jugadas marcadas construye un muro? Haz la otra.

learn-step-wedge-play = Una ficha entre dos rivales, en el borde, es una cuña. Mientras sigan ahí, no se puede voltear a lo largo del borde. Juegas con negras: busca la cuña, la mejor jugada aquí.
learn-step-wedge-which = Juegas con negras. Tras una de las dos jugadas marcadas, las blancas meten una cuña entre dos de tus fichas del borde. Haz la otra.
learn-step-give-corner = A veces la mejor jugada cede una esquina. Juegas con negras. Busca la jugada con mejor resultado.

learn-step-parity-regions = Hacia el final, las casillas vacías se separan en zonas. Si una zona tiene un número impar de casillas, quien juega primero en ella puede también jugar el último, y lo que se voltea al final se queda. Marca todas las casillas de las zonas impares.
learn-step-parity-odd = Juegas con blancas. Busca la mejor jugada.
learn-step-parity-last = Tres zonas tienen dos casillas cada una; la marcada tiene tres. Busca la mejor jugada de las blancas.

learn-idea-stable-most = Una esquina vale lo que se apoya en ella. Cuenta las fichas que ya nadie puede voltear, no las esquinas.
learn-idea-neighbours-keep = Junto a una esquina vacía, mira dos veces. Ahí una jugada casi siempre es buena solo si la esquina sigue cerrada.
learn-idea-neighbours-take = Una ficha en una casilla X es un puente: una línea que pasa por ella lleva a la esquina.
learn-idea-neighbours-which = Una casilla X junto a una esquina vacía suele costar la esquina. Juega ahí solo si sabes qué recibes a cambio.
learn-idea-quiet-move = La esquina puede esperar. Una jugada tranquila que no deja salida es más fuerte que una apresurada.
learn-idea-force-corner = Cuenta las respuestas. Si solo queda una, eres tú quien elige la jugada del rival.
learn-idea-force-again = Pocas respuestas, y todas malas: así se ganan las esquinas.
learn-idea-few-quiet = Voltea dentro, no fuera. Toda casilla vacía junto a una ficha que volteas le puede servir al rival. Así juega Silas, nivel 6.
learn-idea-few-wall = Deja que el muro lo construya el rival. Quien se queda dentro tiene las jugadas.
learn-idea-control-fewest = Quien se queda sin buenas jugadas tiene que hacer malas. Quita jugadas antes de quitar fichas. Mona, nivel 7, te lo hará a ti: cuenta también las tuyas.
learn-idea-wedge-play = Un hueco entre dos fichas del borde pide una cuña. Sujeta el borde y mira hacia las esquinas.
learn-idea-wedge-which = Un hueco entre dos de tus fichas del borde es una puerta. Ciérrala, o deja ese borde hasta que puedas.
learn-idea-give-corner = Una esquina es una jugada, y a quien la toma le cuesta un turno. Si a cambio ganas más, cédela. Corin, nivel 3, toma todas las que le ofreces.
learn-idea-parity-odd = Juega primero en las zonas impares: la última jugada puede ser tuya, y lo que se voltea al final se queda.
learn-idea-parity-last = Entra en la zona impar, y responde al rival en las pares.

learn-comment-early = Las blancas tienen más fichas. Tan pronto, la cuenta dice poco. Cuenta más bien las jugadas: 9 para las negras, 5 para las blancas.
learn-comment-behind = 15 fichas a 9 para las blancas. Pero las negras tienen 13 jugadas, y las blancas tendrían 7.
learn-comment-wall = 20 a 6. Las fichas blancas forman un muro, y un muro le viene bien al otro.
learn-comment-offer = g7 es una casilla X, junto a la esquina vacía h8. Las negras se lo pueden permitir: tomar la esquina costará jugadas a las blancas.
learn-comment-paid = Las blancas tienen la esquina y cinco jugadas. Las negras tienen once.
learn-comment-four-moves = A las blancas ya solo les quedan cuatro jugadas.
learn-comment-single = A las blancas les queda una sola jugada, b2, y abre a1.
learn-comment-corner = La esquina es de las negras para siempre, y a las blancas les quedan dos jugadas.
learn-comment-alone = A las blancas no les queda ninguna jugada y tienen que pasar: las negras juegan dos veces seguidas.
learn-comment-count = En la jugada 41 las blancas tenían 37 fichas y las negras 7. Las fichas cuentan al final; hasta entonces, las jugadas.
learn-comment-edgar-edge = 18 fichas a 6, y Edgar ha llegado a dos bordes. Las negras se quedan dentro.
learn-comment-edgar-moves = 24 fichas a 8. Pero las negras tienen 17 jugadas, y las blancas tendrían 6.
learn-comment-edgar-few = Quedan cinco fichas negras, y aún tienen ocho jugadas. Las blancas tendrían cuatro.
learn-comment-edgar-x = g7 es una casilla X: h8 es de las blancas si la quieren. No les falta una esquina, sino jugadas.
learn-comment-edgar-one = ¡Una ficha contra 47! Pero a las blancas no les queda ninguna jugada, y la esquina a8 está abierta.
learn-comment-edgar-end = De una sola ficha en la jugada 44 a 54 al final. Edgar tenía los bordes; las negras, las jugadas.
learn-comment-silas-inside = También Silas voltea por dentro: 12 jugadas para las negras, 8 para las blancas, y todavía ningún muro.
learn-comment-silas-close = 21 fichas a 13 para las blancas, 11 jugadas a 9 para las negras. Sigue igualado.
learn-comment-silas-corner = Las blancas tienen la esquina a1 y cuatro jugadas. Las negras tienen doce. Eso ha costado la esquina.
learn-comment-silas-none = Las blancas tienen 30 fichas y no tendrían ni una jugada. Y a8 está abierta.
learn-comment-silas-last = A las blancas ya no les queda ninguna jugada: las dos últimas casillas son de las negras.
learn-comment-silas-end = Dos esquinas cada uno, y las negras ganan por 28. Lo decidieron las jugadas.

learn-occupied = Ya hay una ficha en { $square }.
learn-no-neighbour =
    { $color ->
        [black] Ninguna ficha blanca toca { $square }, así que una negra no voltea nada ahí.
       *[white] Ninguna ficha negra toca { $square }, así que una blanca no voltea nada ahí.
    }
learn-row-open =
    { $square } no voltea nada: { $count ->
        [one] al lado está { $discs }, pero la casilla siguiente, { $gap }, está vacía; haría falta una ficha { $color ->
            [black] negra
           *[white] blanca
        }.
       *[other] la línea { $discs } termina en la casilla vacía { $gap }; haría falta una ficha { $color ->
            [black] negra
           *[white] blanca
        }.
    }
learn-row-edge =
    { $square } no voltea nada: { $count ->
        [one] al lado está { $discs }, pero justo detrás se acaba el tablero.
       *[other] la línea { $discs } termina en el borde del tablero.
    }
learn-must-pass =
    { $color ->
        [black] Las negras no tienen ninguna jugada: hay que pasar.
       *[white] Las blancas no tienen ninguna jugada: hay que pasar.
    }
learn-over = Aquí ya no queda nada por jugar.
learn-answer-read = Aquí solo se lee: sigue cuando quieras.
learn-answer-play = Aquí haces una jugada: elige una casilla.
learn-answer-mark = Aquí marcas casillas en el tablero.
learn-answer-number = Aquí hay que dar un número.

learn-flips =
    { $square } voltea { $count ->
        [one] una ficha: { $discs }.
       *[other] { $count } fichas{ $directions ->
            [one] {""}
           *[other] {" "}en { $directions } direcciones
        }: { $discs }.
    }
learn-not-asked = { $square } es una jugada legal, pero no la que se busca aquí.
learn-passed =
    { $color ->
        [black] Correcto. Las negras pasan y el rival vuelve a jugar.
       *[white] Correcto. Las blancas pasan y el rival vuelve a jugar.
    }
learn-replies =
    { $color ->
        [black] Las negras responden { $square }.
       *[white] Las blancas responden { $square }.
    }

learn-kept-empty = No hay ficha en { $disc }.
learn-kept-own = La ficha de { $disc } ya es de quien juega: solo se voltean las rivales.
learn-kept-not-in-line = { $disc } no está en línea recta con { $square }.
learn-kept-behind-own = { $disc } no se voltea: la línea termina en { $own }, que ya es de quien juega.
learn-kept-behind-gap = { $disc } no se voltea: en medio está la casilla vacía { $gap }.
learn-kept-no-end = { $disc } no se voltea: en el otro extremo de la línea no hay ninguna ficha de quien juega.

learn-found-all =
    { $count ->
        [one] Correcto, es esa.
       *[other] Correcto, las { $count }.
    }
learn-missing =
    { $found ->
        [one] Una casilla correcta;
       *[other] { $found } casillas correctas;
    } { $missing ->
        [one] falta una.
       *[other] faltan { $missing }.
    }
learn-nothing-marked = Todavía no hay nada marcado.
learn-not-a-corner = { $square } no es una esquina.
learn-not-diagonal = { $square } no toca una esquina en diagonal.
learn-not-beside-corner = { $square } no está junto a una esquina a lo largo de un borde.
learn-not-a-disc =
    { $color ->
        [black] No hay ficha negra en { $square }.
       *[white] No hay ficha blanca en { $square }.
    }
learn-can-be-flipped =
    { $count ->
        [one] { $square } no es estable: la jugada { $moves } la voltea.
       *[other] { $square } no es estable: las jugadas { $moves } la voltean.
    }
learn-not-surely-stable = Nada garantiza que { $square } no se vaya a voltear.
learn-even-region = { $square } está en una zona de { $size } casillas, un número par.
learn-not-empty = { $square } no está vacía.
learn-no-mistake = { $square } está bien.

learn-number-right = { $number } es correcto.
learn-number-too-small = Son más de { $number }.
learn-number-too-large = Son menos de { $number }.

learn-takes-corner =
    La esquina { $square } es tuya. { $stable ->
        [one] Ahora una de tus fichas es estable.
       *[other] Ahora { $stable } de tus fichas son estables.
    }
learn-corner-not-taken = Puedes tomar la esquina { $corner } ahora mismo; { $square } la deja escapar.
learn-gives-corner =
    { $color ->
        [black] Tras { $square }, las negras pueden tomar la esquina { $corner }.
       *[white] Tras { $square }, las blancas pueden tomar la esquina { $corner }.
    }
learn-keeps-corners =
    { $color ->
        [black] Tras { $square }, las negras no pueden tomar ninguna esquina.
       *[white] Tras { $square }, las blancas no pueden tomar ninguna esquina.
    }
learn-next-to-corner = Pero { $square } está junto a la esquina vacía { $corner }: cuidado con lo que viene.
learn-only-reply-opens =
    { $color ->
        [black] Las negras tienen una sola respuesta, { $reply }, y abre una esquina.
       *[white] Las blancas tienen una sola respuesta, { $reply }, y abre una esquina.
    }
learn-every-reply-opens =
    { $color ->
        [black] Las negras tienen { $count } respuestas, { $replies }, y cada una abre una esquina.
       *[white] Las blancas tienen { $count } respuestas, { $replies }, y cada una abre una esquina.
    }
learn-corner-comes =
    { $moves ->
        [one] Correcto: pase lo que pase, tomas una esquina en tu próxima jugada.
       *[other] Correcto: pase lo que pase, tomas una esquina en una de tus próximas { $moves } jugadas.
    }
learn-escapes =
    { $color ->
        [black] Tras { $square }, las negras { $reply ->
            [pass] pasan, y ninguna esquina cae a tiempo.
           *[other] responden { $reply }, y ninguna esquina cae a tiempo.
        }
       *[white] Tras { $square }, las blancas { $reply ->
            [pass] pasan, y ninguna esquina cae a tiempo.
           *[other] responden { $reply }, y ninguna esquina cae a tiempo.
        }
    }
learn-slower = { $square } también gana una esquina, pero más despacio que otra jugada.
learn-also-possible =
    { $color ->
        [black] Las negras también podían responder { $square }. ¿Y entonces?
       *[white] Las blancas también podían responder { $square }. ¿Y entonces?
    }
learn-now-take = Hay una esquina abierta: tómala.
learn-corner-waits = La esquina { $corner } ya está a tu alcance. Pero { $square } vale unas { $discs } fichas más: ni siquiera una esquina es siempre la mejor jugada.
learn-most-stable =
    { $stable ->
        [one] Con { $square }, una de tus fichas es estable; ninguna jugada te da más.
       *[other] Con { $square }, { $stable } de tus fichas son estables; ninguna jugada te da más.
    }
learn-more-stable =
    { $stable ->
        [0] Con { $square }, ninguna de tus fichas es estable; otra jugada te da { $most }.
        [one] Con { $square }, una de tus fichas es estable; otra jugada te da { $most }.
       *[other] Con { $square }, { $stable } de tus fichas son estables; otra jugada te da { $most }.
    }

learn-mobility =
    { $color ->
        [black] Tras { $square }, las negras
       *[white] Tras { $square }, las blancas
    } { $theirs ->
        [0] no tienen ninguna jugada
        [one] tienen una jugada
       *[other] tienen { $theirs } jugadas
    } (antes: { $before }); tú { $own ->
        [0] no tendrías ninguna
        [one] tendrías una
       *[other] tendrías { $own }
    }.
learn-fewest-replies = Ninguna otra jugada deja menos.
learn-fewer-replies =
    Otra jugada { $fewest ->
        [0] no deja ninguna.
       *[other] deja solo { $fewest }.
    }

learn-quietest =
    { $count ->
        [0] { $square } voltea fichas sin casillas vacías alrededor: ninguna jugada es más tranquila.
        [one] { $square } voltea fichas con una casilla vacía alrededor: ninguna jugada es más tranquila.
       *[other] { $square } voltea fichas con { $count } casillas vacías alrededor: ninguna jugada es más tranquila.
    }
learn-quieter =
    { $square } voltea fichas con { $count ->
        [one] una casilla vacía
       *[other] { $count } casillas vacías
    } alrededor; con otra jugada { $least ->
        [0] no hay ninguna.
        [one] solo hay una.
       *[other] solo hay { $least }.
    }
learn-better-of-two =
    { $square } es mejor que { $other }, por { $discs ->
        [one] cerca de una ficha.
       *[other] unas { $discs } fichas.
    }
learn-worse-of-two =
    { $square } es la peor de las dos, por { $discs ->
        [one] cerca de una ficha.
       *[other] unas { $discs } fichas.
    }
learn-one-of-two = Elige una de las dos casillas marcadas: { $squares }.
learn-guessed-wrong =
    { $square } cuesta { $discs ->
        [one] cerca de una ficha
       *[other] unas { $discs } fichas
    }: hay una jugada mejor.
learn-leads-to =
    { $result ->
        [win] Si los dos juegan a la perfección, { $square } gana por { $margin }.
        [loss] Si los dos juegan a la perfección, { $square } pierde por { $margin }.
       *[draw] Si los dos juegan a la perfección, { $square } lleva al empate.
    }
learn-best-move = { $square } es la mejor jugada.
learn-good-move = { $square } también es buena: cuesta una ficha como mucho.
learn-good-too = { $square } también es buena.
learn-not-good-enough = { $square } no basta: hay una jugada mejor.
learn-played-in-game = { $square } es lo que jugaste en la partida.
learn-costs =
    { $square } también lo consigue, pero cuesta { $discs ->
        [one] cerca de una ficha
       *[other] unas { $discs } fichas
    }: hay una jugada mejor.
learn-better-move =
    { $result ->
        [win] Hay una jugada que gana por { $margin }.
        [loss] Hay una jugada que solo pierde por { $margin }.
       *[draw] Hay una jugada que lleva al empate.
    }
learn-only-winner = { $square } es la única jugada ganadora.
learn-win-gone =
    { $color ->
        [black] Tras { $square }, { $reply ->
            [pass] ya no ganas, aunque las negras tengan que pasar.
           *[other] las negras responden { $reply }, y ya no ganas.
        }
       *[white] Tras { $square }, { $reply ->
            [pass] ya no ganas, aunque las blancas tengan que pasar.
           *[other] las blancas responden { $reply }, y ya no ganas.
        }
    }
learn-in-region =
    { $size ->
        [one] Ocupa la última casilla de su zona.
       *[other] Se juega en una zona de { $size } casillas vacías.
    }

learn-play-next =
    { $color ->
        [black] Las negras continúan con { $square }.
       *[white] Las blancas continúan con { $square }.
    }
learn-guess =
    { $color ->
        [black] Juegan las negras: ¿qué jugarías?
       *[white] Juegan las blancas: ¿qué jugarías?
    }
learn-line-goes = { $square } es legal, pero aquí la partida sigue con { $next }.
learn-only-reply =
    { $color ->
        [black] Las negras no tienen elección: { $reply }.
       *[white] Las blancas no tienen elección: { $reply }.
    }

learn-hint-outflanks = Busca la casilla desde la que flanqueas { $discs }.
learn-hint-square = La respuesta es { $square }.
learn-hint-one-of = Es una de estas: { $squares }.
learn-hint-count =
    { $count ->
        [one] Se busca una casilla.
       *[other] Se buscan { $count } casillas.
    }
learn-hint-look = Mira las casillas marcadas.
learn-hint-number = La respuesta es { $number }.
learn-hint-corner = La esquina { $corner } está al alcance.
learn-hint-replies =
    { $color ->
        [black] La buena jugada deja a las negras
       *[white] La buena jugada deja a las blancas
    } { $count ->
        [0] sin respuesta
        [one] una sola respuesta
       *[other] { $count } respuestas
    }.
learn-hint-pass = Ninguna casilla voltea nada: hay que pasar.

learn-progress-unreadable =
    { $count ->
        [one] Una entrada del progreso guardado no se puede leer y se ha omitido; el resto está ahí.
       *[other] { $count } entradas del progreso guardado no se pueden leer y se han omitido; el resto está ahí.
    }

learn-part-first = Nivel 1: primeras ideas
learn-part-mobility = Nivel 2: movilidad
learn-part-edges = Nivel 3: los bordes
learn-part-tempo = Nivel 4: los tiempos
learn-part-endgame = Nivel 5: el final
learn-part-openings = Nivel 6: aperturas
learn-part-club = Nivel 7: jugador de club

learn-chapter-discs = Las fichas engañan
learn-about-discs = Por qué contar fichas no dice nada antes del final.
learn-chapter-classics = Cuatro clásicos
learn-about-classics = Cuatro esquinas ganadas a la fuerza, y una línea sin elección.
learn-chapter-moves = Contar jugadas
learn-about-moves = Ver de un vistazo cuántas jugadas hay.
learn-chapter-frontier = Frontera y muros
learn-about-frontier = Las fichas que dan jugadas al rival.
learn-chapter-safe = Sin jugadas seguras
learn-about-safe = Quien se queda sin ellas abre una esquina.
learn-chapter-wipe = Ni demasiado pocas
learn-about-wipe = Cómo evitar que te borren del tablero.
learn-chapter-edges = Qué borde, y cuándo
learn-about-edges = Un borde puede ser una debilidad.
learn-chapter-shapes = Formas de borde
learn-about-shapes = Seis, cinco y cuatro fichas entre esquinas vacías.
learn-chapter-five = Atacar un borde de cinco
learn-about-five = Un borde desequilibrado es un blanco.
learn-chapter-stoner = La trampa de Stoner
learn-about-stoner = Una casilla X, y luego un ataque por el lado.
learn-chapter-tempo = Ganar un tiempo
learn-about-tempo = La última jugada en otra zona.
learn-chapter-waiting = Jugadas de espera
learn-about-waiting = Jugadas que nadie te puede quitar.
learn-chapter-diagonal = La gran diagonal
learn-about-diagonal = Cuándo es segura una casilla X.
learn-chapter-poison = Veneno
learn-about-poison = La jugada que deja entrar al rival.
learn-chapter-last = Las dos, las tres últimas
learn-about-last = Cuenta los dos órdenes y luego juega.
learn-chapter-change = Cambiar la paridad
learn-about-change = Hacer pasar al rival.
learn-chapter-swindle = Jugar dos veces
learn-about-swindle = Dos jugadas seguidas en la misma zona.
learn-chapter-ladder = La escalera
learn-about-ladder = Jugar a la perfección, con cada vez más casillas vacías.
learn-chapter-second = La segunda jugada
learn-about-second = Diagonal, perpendicular o paralela.
learn-chapter-lines = Diez líneas
learn-about-lines = Aperturas con nombre, con negras y con blancas.
learn-chapter-out = Fuera del libro
learn-about-out = Las primeras jugadas por tu cuenta.
learn-chapter-time = El reloj
learn-about-time = Cómo repartir el tiempo en sesenta jugadas.
learn-chapter-own = Tus propias partidas
learn-about-own = El mejor maestro es tu última derrota.
learn-chapter-why = ¿Por qué?
learn-about-why = Dos jugadas, y el motivo por el que una es peor.

learn-step-discs-one = Juegas con negras: una ficha contra 59, y cuatro casillas vacías. No cuentes nada, juega. Gana la partida.
learn-step-discs-which = Una de las dos jugadas marcadas voltea muchas fichas, la otra pocas. Juegas con negras: elige la mejor.
learn-step-discs-beat = A Greta, nivel 2, le encanta voltear fichas. Aquí las blancas no hacen otra cosa: siempre la jugada que más voltea. Van veinte jugadas; llevas las negras, con pocas fichas. Toma esquinas, no cedas ninguna, y gana.
learn-step-neighbours-safe = No toda casilla X es mala. Juegas con negras: una de las dos jugadas marcadas va a una casilla X, y esta vez las blancas no pueden tomar la esquina enseguida. Elige la mejor.
learn-step-quiet-more = Busca la jugada tranquila: a las blancas les quedan varias respuestas y, sea cual sea, tomas una esquina.
learn-step-force-more = Deja a las blancas una sola respuesta, y que abra una esquina. Luego tómala.
learn-step-force-longer = Esta vez hacen falta tres jugadas. Busca aquella tras la que las blancas ya no pueden impedirte tomar una esquina, y llega hasta el final.
learn-step-force-longest = Hacen falta cuatro jugadas. Busca la que deja a las blancas tan pocas opciones que al final cae una esquina, y llega hasta el final.
learn-step-classics-force = Uno de los cinco problemas clásicos. Juegas con negras: busca la jugada que obliga a las blancas a abrir una esquina, y tómala.
learn-step-classics-line = El primer clásico, hasta el final: durante 24 jugadas las blancas nunca pueden elegir, y las negras ganan 54 a 10. Síguela. Dos veces tiene su precio: h1 y g8 cuestan seis fichas cada una, pero mejores jugadas dejarían elegir a las blancas.
learn-step-moves-count = Juegas con negras. ¿Cuántas jugadas tienes? Recorre las fichas blancas y mira detrás de cada línea. En una partida deberían bastarte diez segundos.
learn-step-moves-theirs = Ahora el otro bando, que se olvida con facilidad: ¿cuántas jugadas tendrían las blancas en este tablero?
learn-step-frontier-mark = Una ficha que toca una casilla vacía, también en diagonal, es parte de la frontera. Marca la frontera de las negras.
learn-step-frontier-which = Juegas con negras. Una de las dos jugadas marcadas empuja tu frontera hacia fuera y la convierte en un muro. Haz la otra.
learn-step-safe-count = Una jugada es segura si después las blancas no pueden tomar ninguna esquina que antes estaba cerrada. Juegas con negras: ¿cuántas de tus jugadas son seguras?
learn-step-safe-out = Quita a las blancas sus jugadas seguras: quien se queda sin ninguna abre una esquina. Juegas con negras. Busca la jugada que les deja menos.
learn-step-safe-game = Sigue la partida contra Edgar, nivel 4. En ocho jugadas tuyas como mucho, deja a las blancas sin ninguna segura. Tras cada jugada se te dice cuántas les quedan.
learn-step-wipe-which = Pocas fichas es bueno; demasiado pocas, peligroso. Juegas con negras: tras una de las dos jugadas marcadas, las blancas pueden dejarte sin fichas. Haz la otra.
learn-step-edges-which = Juegas con negras. Una de las dos jugadas marcadas deja cinco fichas en un borde, junto a una casilla C vacía: un borde de cinco, desequilibrado. Elige la mejor. Edgar, nivel 4, no lo haría.
learn-step-edges-play = Una jugada completa un borde tuyo: un seis equilibrado, o las cuatro del medio, y nada vale más en el tablero. Juegas con negras: encuéntrala.
learn-step-shapes-look = Entre esquinas vacías, seis fichas están equilibradas, y también las cuatro del medio. Cinco no, y se llaman ala: la casilla C vacía invita a atacar. Al norte un seis, al oeste un ala, al sur un cuatro.
learn-step-shapes-mark = Marca todas las fichas de bordes de cinco, negros o blancos: cinco seguidas entre dos esquinas vacías, con una casilla C vacía.
learn-step-shapes-balanced = Marca todas las fichas de bordes equilibrados, de seis o de cuatro, negros o blancos. Los de cinco no cuentan.
learn-step-five-play = Las blancas tienen un borde de cinco. Juegas con negras: busca la jugada que lo ataca. Puede costar una esquina; cuenta lo que recibes.
learn-step-five-corner = Las blancas tienen un borde de cinco, y les cuesta una esquina, hagan lo que hagan. Juegas con negras: empieza junto a la esquina vacía y toma lo que caiga.
learn-step-stoner-play = Juega la casilla X aunque su esquina esté vacía: la línea que pasa por ella es tuya, y las blancas no pueden tomar la esquina ahora. Luego ataca por el lado. Gana una esquina en tres jugadas.
learn-step-tempo-own = Los tiempos se cuentan zona por zona. Mira solo la marcada: ¿cuántas jugadas tienen en ella las negras?
learn-step-tempo-theirs = ¿Cuántas jugadas tienen las blancas en la zona marcada?
learn-step-tempo-which = Juegas con negras. Con una de las dos jugadas marcadas haces tú la última jugada en otra zona; con la otra, las blancas. Elige.
learn-step-waiting-mark = Una zona en la que tú puedes jugar y las blancas no es una reserva de jugadas de espera. Juegas con negras: marca todas las casillas vacías de esas zonas.
learn-step-diagonal-mark = Una gran diagonal va de esquina a esquina. Es de quien tiene todas las fichas que hay en ella. Aquí una de las dos tiene dueño: marca sus fichas.
learn-step-diagonal-play = Una gran diagonal es tuya: tras tu jugada no queda en ella ninguna ficha blanca. Entonces su casilla X es segura por ahora. Juegas con negras: busca la mejor jugada.
learn-step-poison-which = Juegas con negras. Una de las dos jugadas marcadas parece inofensiva y deja entrar a las blancas en una zona cerrada. Haz la otra.
learn-step-last-two = Quedan dos casillas. Cuenta los dos órdenes, con cada volteo y cada pase, y juega el mejor. Juegas con negras.
learn-step-last-three = Quedan tres casillas y juegas con negras. Empieza por la jugada tras la que la mejor respuesta de las blancas te cuesta menos.
learn-step-parity-more = Juegas con negras. Busca la zona impar y encuentra la mejor jugada.
learn-step-change-play = ¿El número de casillas vacías está en tu contra? Un pase le da la vuelta. Juegas con negras: busca la jugada tras la que las blancas tienen que pasar.
learn-step-swindle-play = La zona es par, así que la última jugada debería ser de las blancas. Pero no pueden responder ahí: juegas dos veces seguidas. Juegas con negras: encuentra el truco.
learn-step-ladder = Juega a la perfección hasta el final: cada jugada cuenta, y las blancas se defienden lo mejor posible.
learn-step-second-look = Las negras han jugado f5. Las blancas tienen tres jugadas: d6, perpendicular; f6, diagonal; f4, paralela. Las dos primeras son buenas. La paralela da a las negras el mejor juego desde el principio.
learn-step-second-play = Juegas con blancas. Elige la perpendicular o la diagonal, la que quieras, pero no la paralela.
learn-step-second-third = Juegas con negras, y las blancas han elegido su segunda jugada. Busca una buena respuesta.
learn-step-second-which = Juegas con blancas. Una de las dos jugadas marcadas es de una buena apertura; la otra da a las negras mejor juego. Elige.
learn-step-lines-tiger = El Tigre, la apertura más jugada. Juegas con negras: sigue la línea. Algunas jugadas tienes que encontrarlas.
learn-step-lines-rose = La Rosa: las negras construyen desde el centro. Juegas con negras: sigue la línea y encuentra algunas jugadas.
learn-step-lines-buffalo = Tras la segunda jugada diagonal: el Búfalo, en el que las negras van a c3. Juegas con blancas: sigue la línea.
learn-step-lines-heath = La Heath, que se reconoce por g5: juego agudo desde la quinta jugada. Juegas con negras: sigue la línea.
learn-step-lines-cow = La Vaca, el camino tranquilo tras la segunda jugada diagonal. Juegas con negras: sigue la línea.
learn-step-lines-compoth = Ahora con blancas: el Tigre con f3, la Comp’Oth. Sigue la línea desde la segunda jugada.
learn-step-lines-cat = El Gato: las negras van a c4 y c5. Juegas con blancas: sigue la línea.
learn-step-lines-inoue = La Inoue: las negras giran hacia e6. Juegas con blancas: sigue la línea.
learn-step-lines-rose-bill = La Rose-Bill, una rama del Tigre. Juegas con blancas: sigue la línea hasta b4.
learn-step-lines-chimney = La Chimenea: las blancas responden d6 a la Vaca. Juegas con blancas: sigue la línea.
learn-step-lines-train = Ahora, contra el libro. Elige una apertura y un color; las respuestas salen tan a menudo como en los torneos. Juega una línea hasta el final.
learn-step-out-which = Se acabó el libro. Voltea dentro, mantén corta la frontera, cuenta jugadas. Juegas con negras: elige la mejor de las dos jugadas marcadas.
learn-step-out-twelve = Aquí termina el libro. Haz doce jugadas por tu cuenta contra Otto, nivel 8, que responde a cada una. Entre las doce pueden costar seis fichas.
learn-step-drill-minute = Ahora contra el reloj: un minuto, tantos tableros como puedas. Se guarda tu mejor resultado. Vuelve hasta que ya no tengas que pensar.
learn-step-time-plan = En un torneo sueles tener 25 minutos para tus treinta jugadas. Un plan: uno para las seis primeras, doce para las catorce siguientes, diez para las diez últimas, y dos de reserva.
learn-step-time-endgame = Usa el tiempo donde cuenta: desde veinte casillas vacías, una jugada puede costar diez fichas. Antes, si dos jugadas parecen iguales, haz una y sigue. Sixten, nivel 10, juega a la perfección las doce últimas: ten ventaja para entonces.
learn-step-time-game = Ahora juega con reloj contra Livia, nivel 9: 25 minutos para cada uno. Después verás cómo has usado el tiempo.
learn-step-own-mistakes = Analiza cada partida que pierdas. Mira tres jugadas, no treinta: las que más costaron. Antes de leer por qué, busca tú la mejor.
learn-step-own-why = Ante cada error pregúntate: ¿de qué capítulo era? Una esquina, la movilidad, un borde, los tiempos, la paridad. Si la misma palabra sale tres veces, repite ese capítulo.
learn-step-own-practice = Ahora, tus partidas. Encuentra una jugada mejor en una posición en la que te equivocaste. Si no hay ninguna, juega contra el ordenador: después se revisa la partida.
learn-step-why-which = Juegas con negras. Di primero por qué una de las dos jugadas marcadas es mala y luego haz la otra. La jugada y el motivo cuentan por separado.

learn-idea-discs-one = Las fichas cuentan al final. Hasta entonces cuentan las jugadas: quien no tiene ninguna solo puede mirar.
learn-idea-discs-which = Muchas fichas al principio son muchas dianas para el rival. Voltea pocas y guarda tus jugadas.
learn-idea-neighbours-safe = Una casilla X solo cede la esquina si una línea pasa por ella. Primero mira; luego juega, o déjala.
learn-idea-quiet-more = Sin amenaza y sin prisa: si toda respuesta abre una esquina, la jugada vale tanto como un ataque.
learn-idea-force-more = Cuenta las respuestas antes de jugar. Si solo queda una, la eliges tú.
learn-idea-force-longer = Una esquina dentro de tres jugadas sigue siendo una esquina. Busca jugadas que dejen pocas opciones.
learn-idea-force-longest = A cuatro jugadas solo se ve lo que no deja opciones. Deja pocas respuestas y podrás contar hasta ahí.
learn-idea-classics-force = Pocas respuestas, y todas malas: así se ganan las esquinas.
learn-idea-frontier-which = Un muro da jugadas al otro. Quédate dentro y deja que lo construya el rival.
learn-idea-safe-out = Cuenta las jugadas seguras de los dos. Quien se queda antes sin ellas abre la esquina. Así se gana a Prue, nivel 5: solo evita las casillas junto a las esquinas mientras tiene otras jugadas.
learn-idea-wipe-which = Guarda una ficha fuera de alcance: sin fichas no hay jugada. Y guarda los accesos: en una zona a la que tus fichas no llegan, solo juega el rival.
learn-idea-edges-which = Un borde de cinco junto a una esquina vacía es una debilidad para toda la partida. Toma el borde entero, o espera.
learn-idea-edges-play = Un borde equilibrado se defiende solo: quien lo ataca te da algo. Tómalo cuando quede entero.
learn-idea-five-play = La casilla C vacía es la puerta: el borde de cinco no puede cerrarla sin ceder algo.
learn-idea-five-corner = Primero la casilla junto a la esquina, luego la esquina: desde ella se puede voltear todo el borde.
learn-idea-stoner-play = Domina la línea, juega la casilla X, ataca el borde: cae una de las dos esquinas.
learn-idea-tempo-which = Lo que importa no es dónde juegas ahora, sino quién juega el último allí.
learn-idea-diagonal-play = Mientras la diagonal es tuya, la casilla X no cede nada. Úsala a tiempo: no será tuya siempre.
learn-idea-poison-which = Antes de voltear una ficha, mira qué casillas abre. Una zona cerrada vale más que una ficha.
learn-idea-last-two = La última ficha se queda. Importa más quién la coloca que cuántas voltea la primera.
learn-idea-last-three = Tres casillas son seis órdenes como mucho: cuéntalos todos.
learn-idea-parity-more = Entra en las zonas impares, deja las pares: la última jugada es tuya.
learn-idea-change-play = Un pase convierte lo impar en par. Cierra el último acceso del rival y la paridad es tuya.
learn-idea-swindle-play = Donde el rival no puede responder, una zona par te da dos jugadas seguidas.
learn-idea-ladder = Primero las zonas impares, y cuenta hasta el final: con pocas casillas, nada es cuestión de gustos. Otto, nivel 8, juega a la perfección las diez últimas jugadas: toma ventaja antes.
learn-idea-second-play = La perpendicular lleva al Tigre y a la Rosa; la diagonal, a la Vaca, al Búfalo y a la Heath.
learn-idea-second-third = Al principio, una buena jugada voltea una ficha dentro y deja el exterior al rival.
learn-idea-second-which = La buena jugada voltea por dentro y sigue en aperturas con nombre; la otra abre el exterior.
learn-idea-out-which = Fuera del libro cuenta lo mismo que después: una frontera corta y más jugadas que el rival. Livia, nivel 9, conoce el libro; desde aquí ella tampoco tiene libro.
learn-idea-why-which = Una jugada se olvida pronto; su motivo, no. Ponle nombre y lo verás venir en tus partidas.
learn-idea-moves = Cuenta jugadas, no fichas: quien tiene muchas elige; quien tiene pocas se conforma con lo que queda.
learn-idea-shapes = Mira el borde entero: seis fichas, o las cuatro del medio, se sostienen solas; cinco invitan al ataque.
learn-idea-waiting = Una jugada que solo tú puedes hacer puede esperar. Guárdala para cuando todas las demás sean malas.
learn-idea-lines = Una línea solo vale si sabes por qué: di de cada jugada qué voltea y qué le deja al rival.
learn-idea-sample = Sigue así cualquier partida: fíjate en qué voltea una jugada y en cuáles le deja al rival.

learn-not-on-frontier = { $square } no toca ninguna casilla vacía.
learn-other-shape = { $square } no pertenece a un borde de cinco.
learn-not-balanced = { $square } no pertenece a un borde equilibrado.
learn-not-held = { $square } no está en ninguna gran diagonal que sea de un solo bando.
learn-not-own-region = La zona de { $square } no es solo de las negras: las blancas pueden jugar ahí, o las negras no pueden.
learn-fewest-safe =
    A las { $color ->
        [black] negras
       *[white] blancas
    } { $left ->
        [0] no les queda ninguna jugada segura
        [one] les queda una sola jugada segura
       *[other] les quedan { $left } jugadas seguras
    }; ninguna jugada deja menos.
learn-fewer-safe =
    Tras { $square }, a las { $color ->
        [black] negras
       *[white] blancas
    } { $left ->
        [0] no les queda ninguna jugada segura
        [one] les queda una jugada segura
       *[other] les quedan { $left } jugadas seguras
    }; otra jugada { $fewest ->
        [0] no les deja ninguna.
       *[other] solo les deja { $fewest }.
    }
learn-once-more = No ha bastado para ganar. Otra vez desde el principio.
learn-spent = Hasta ahora, { $spent } de { $most } fichas.
learn-repeat = Ha sido demasiado. Otra vez desde el principio.
learn-safe-left =
    A las { $color ->
        [black] negras
       *[white] blancas
    } { $left ->
        [0] no les queda ninguna jugada segura.
        [one] les queda una sola jugada segura.
       *[other] les quedan { $left } jugadas seguras.
    }
learn-not-run-out = Tras { $moves } jugadas, al rival aún le quedan jugadas seguras. Otra vez desde el principio.
learn-time-used =
    Tu tiempo: { $first } para las seis primeras jugadas (plan: { $first_plan }), { $next } para las catorce siguientes ({ $next_plan }), { $rest } para el resto ({ $rest_plan }). { $kept ->
        [yes] Has cumplido el plan.
       *[no] No has cumplido el plan.
    }
learn-hint-try = Prueba { $square }.

# Los exámenes al final de un nivel y las partidas que hay que ganar.

learn-test = Examen: { $level }
learn-test-about = Diez tableros de este nivel, un intento cada uno, sin pistas. Bastan ocho.
learn-test-begin = Hacer el examen
learn-why-first = Primero: ¿qué falla en una de las dos?
learn-why-give = Primero: ¿qué se gana a cambio de la esquina?
learn-drill-begin = Empezar el minuto
learn-test-next = Tablero siguiente
learn-test-again = Repetirlo
learn-test-board = Tablero { $number } de { $total }.
learn-test-passed = Aprobado: { $right } de { $of }.
learn-test-failed = { $right } de { $of }: hacen falta ocho. Repasa los capítulos y haz otro examen.
learn-test-open = Aún sin hacer.
learn-test-best =
    Mejor resultado: { $right } de { $of }{ $passed ->
        [yes] , aprobado.
       *[no] .
    }
learn-test-game =
    { $won ->
        [yes] El nivel { $level } está vencido.
       *[no] Después vence al nivel { $level }, sin pistas y sin deshacer jugadas.
    }
learn-test-play = Jugar contra el nivel { $level }
learn-game-counts = Has vencido al nivel { $level } sin ayuda: cuenta para el curso.
