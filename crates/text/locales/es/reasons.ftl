# Why a move was worse than another.

party-name =
    { $party ->
        [you] ti
        [black] las negras
       *[white] las blancas
    }
area-name =
    { $area ->
        [north] el norte
        [north-east] el nordeste
        [east] el este
        [south-east] el sudeste
        [south] el sur
        [south-west] el suroeste
        [west] el oeste
        [north-west] el noroeste
       *[centre] el centro
    }
reason-key-square =
    { $party ->
        [you] { $best } era la casilla clave para los dos; ahora es tuya.
       *[other] { $best } era la casilla clave para los dos; ahora es de { party-name }.
    }
reason-gives-corner =
    { $party ->
        [you] Tras { $mv } tomas enseguida la esquina { $corner }.
       *[other] Tras { $mv }, { party-name } toman enseguida la esquina { $corner }.
    }
reason-next-to-corner =
    { $mv } es una casilla { $diagonal ->
        [yes] X
       *[no] C
    }: { $party ->
        [you] tomas
       *[other] { party-name } toman
    } la esquina { $corner } { $moves ->
        [one] en la jugada siguiente.
       *[other] en { $moves } jugadas.
    }
reason-corner-could-wait =
    { $party ->
        [you] { $mv } podía esperar: nadie más puede tomar esa esquina. Al tomarla, te abre { $squares }.
       *[other] { $mv } podía esperar: nadie más puede tomar esa esquina. Al tomarla, abre { $squares } a { party-name }.
    }
reason-leaves-corner =
    { $pass ->
        [yes] { $party ->
            [you] La esquina { $corner } estaba libre, y habrías tenido que pasar.
           *[other] La esquina { $corner } estaba libre, y { party-name } habrían tenido que pasar.
        }
       *[no] La esquina { $corner } estaba libre.
    }
reason-spares-pass =
    { $party ->
        [you] { $best } te deja sin jugada.
       *[other] { $best } deja sin jugada a { party-name }.
    }
reason-leads-to-pass =
    { $party ->
        [you] Tras { $mv } tienes que pasar { $moves ->
            [one] en el turno siguiente
           *[other] en { $moves } turnos
        }.
       *[other] Tras { $mv }, { party-name } tienen que pasar { $moves ->
            [one] en el turno siguiente
           *[other] en { $moves } turnos
        }.
    }
reason-misses-pass =
    { $party ->
        [you] Tras { $best } habrías tenido que pasar { $moves ->
            [one] en el turno siguiente
           *[other] en { $moves } turnos
        }.
       *[other] Tras { $best }, { party-name } habrían tenido que pasar { $moves ->
            [one] en el turno siguiente
           *[other] en { $moves } turnos
        }.
    }
reason-loses-corner =
    Tras { $mv }, { $party ->
        [you] tomas
       *[other] { party-name } toman
    } la esquina { $corner } { $moves ->
        [one] en la jugada siguiente
       *[other] en { $moves } jugadas
    }; tras { $best }, no.
reason-misses-corner =
    { $best } gana la esquina { $corner } { $moves ->
        [one] en la jugada siguiente.
       *[other] en { $moves } jugadas.
    }
reason-lets-in =
    { $party ->
        [you] { $mv } te abre { area-name }, con { $square }.
       *[other] { $mv } abre { area-name } a { party-name }, con { $square }.
    }
reason-loud = Las fichas que voltea { $mv } tienen { $has } casillas vacías alrededor; las de { $best }, solo { $could }.
reason-gives-moves =
    Tras { $mv }, { $party ->
        [you] tienes
       *[other] { party-name } tienen
    } { $has } jugadas a elegir; tras { $best }, { $could ->
        [0] ninguna.
        [one] solo una.
       *[other] solo { $could }.
    }
reason-few-safe-moves =
    Tras { $mv }, { $party ->
        [you] te quedan
       *[other] a { party-name } les quedan
    } { $left ->
        [0] cero jugadas seguras
        [one] una sola jugada segura
       *[other] { $left } jugadas seguras
    }; tras { $best }, { $could }.
reason-few-moves =
    Tras { $mv } y la respuesta, { $party ->
        [you] tienes
       *[other] { party-name } tienen
    } { $left ->
        [one] una jugada
       *[other] { $left } jugadas
    }; tras { $best }, { $could }.
reason-wedge =
    Tras { $mv }, { $party ->
        [you] metes una cuña en { $square } y partes el borde.
       *[other] { party-name } meten una cuña en { $square } y parten el borde.
    }
reason-five =
    { $mv } pone cinco fichas seguidas en el borde, y { $party ->
        [you] tomas
       *[other] { party-name } toman
    } la esquina { $corner } { $moves ->
        [one] en la jugada siguiente.
       *[other] en { $moves } jugadas.
    }
reason-loses-tempo =
    { $party ->
        [you] Ahora la última jugada en { area-name } es tuya; { $best } la mantenía.
       *[other] Ahora la última jugada en { area-name } es de { party-name }; { $best } la mantenía.
    }
reason-breaks-parity =
    { $mv } entra en una zona de { $squares } casillas, donde { $party ->
        [you] juegas
       *[other] { party-name } juegan
    } la última. { $best } está en una zona de { $instead }.
reason-gives-diagonal =
    Tras { $mv }, { $party ->
        [you] la gran diagonal es tuya y puedes jugar { $square } sin peligro.
       *[other] la gran diagonal es de { party-name }, que pueden jugar { $square } sin peligro.
    }
reason-wrong-order = Las casillas correctas, en mal orden: primero { $best }.
reason-could-wait =
    { $moves ->
        [one] Primero { $best }; { $mv } puede esperar a la jugada siguiente.
       *[other] Primero { $best }; { $mv } sigue ahí { $moves } jugadas después.
    }
reason-gives-stable =
    { $party ->
        [you] Consigues { $has } fichas estables en lugar de { $could }.
       *[other] Ahora { party-name } consiguen { $has } fichas estables en lugar de { $could }.
    }
reason-opens =
    { $party ->
        [you] { $mv } te abre { $square }.
       *[other] { $mv } abre { $square } a { party-name }.
    }
reason-keeps-open =
    { $party ->
        [you] { $best } te cerraba { $square }; ahora juegas ahí.
       *[other] { $best } cerraba { $square } a { party-name }; ahora es la mejor respuesta.
    }
reason-loses-square =
    { $party ->
        [you] Ahora { $square } es tuya; tras { $best } es del rival.
       *[other] Ahora { $square } es de { party-name }; tras { $best } es del otro bando.
    }
reason-misses-square = { $best } prepara { $square }, que ahora queda fuera de alcance.
reason-gives-square =
    { $party ->
        [you] Tomas tú { $square } { $moves ->
            [one] en la jugada siguiente.
           *[other] en { $moves } jugadas.
        }
       *[other] Ahora { party-name } toman { $square } { $moves ->
            [one] en la jugada siguiente.
           *[other] en { $moves } jugadas.
        }
    }
reason-few-stable =
    { $party ->
        [you] Consigues { $has } fichas estables, y no { $could }.
       *[other] Ahora { party-name } consiguen { $has } fichas estables, y no { $could }.
    }
reason-few-moves-later =
    { $party ->
        [you] { $moves } jugadas después tienes { $left } a elegir; con la mejor jugada, { $could }.
       *[other] { $moves } jugadas después, { party-name } tienen { $left } a elegir; con la mejor jugada, { $could }.
    }
reason-book = { $best } es la jugada de libro; { $mv } cuesta unas { $loss } fichas.
result-lost =
    { $from ->
        [win] { $to ->
            [draw] Convierte una victoria en empate.
           *[loss] Convierte una victoria en derrota.
        }
       *[draw] Convierte un empate en derrota.
    }
line-played = Jugado: { $line }
line-better = Mejor: { $line }
