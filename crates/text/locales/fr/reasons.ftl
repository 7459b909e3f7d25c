# Why a move was worse than another.

party-name =
    { $party ->
        [you] vous
        [black] Noir
       *[white] Blanc
    }
area-name =
    { $area ->
        [north] le nord
        [north-east] le nord-est
        [east] l’est
        [south-east] le sud-est
        [south] le sud
        [south-west] le sud-ouest
        [west] l’ouest
        [north-west] le nord-ouest
       *[centre] le centre
    }
reason-key-square =
    { $party ->
        [you] { $best } était la case clé pour les deux camps ; maintenant, elle est à vous.
       *[other] { $best } était la case clé pour les deux camps ; maintenant, { party-name } la prend.
    }
reason-gives-corner =
    { $party ->
        [you] Après { $mv }, vous prenez aussitôt le coin { $corner }.
       *[other] Après { $mv }, { party-name } prend aussitôt le coin { $corner }.
    }
reason-next-to-corner =
    { $mv } est une case { $diagonal ->
        [yes] X
       *[no] C
    } : { $party ->
        [you] vous prenez
       *[other] { party-name } prend
    } le coin { $corner } { $moves ->
        [one] au coup suivant.
       *[other] en { $moves } coups.
    }
reason-corner-could-wait =
    { $mv } pouvait attendre : personne d’autre ne peut prendre ce coin. Le prendre ouvre { $squares } à { party-name }.
reason-leaves-corner =
    { $pass ->
        [yes] { $party ->
            [you] Le coin { $corner } était à prendre, et vous auriez dû passer votre tour.
           *[other] Le coin { $corner } était à prendre, et { party-name } aurait dû passer son tour.
        }
       *[no] Le coin { $corner } était à prendre.
    }
reason-spares-pass =
    { $party ->
        [you] { $best } vous laisse sans coup.
       *[other] { $best } laisse { party-name } sans coup.
    }
reason-leads-to-pass =
    { $party ->
        [you] Après { $mv }, vous devez passer votre tour { $moves ->
            [one] dès le coup suivant
           *[other] en { $moves } coups
        }.
       *[other] Après { $mv }, { party-name } doit passer son tour { $moves ->
            [one] dès le coup suivant
           *[other] en { $moves } coups
        }.
    }
reason-misses-pass =
    { $party ->
        [you] Après { $best }, vous auriez dû passer votre tour { $moves ->
            [one] dès le coup suivant
           *[other] en { $moves } coups
        }.
       *[other] Après { $best }, { party-name } aurait dû passer son tour { $moves ->
            [one] dès le coup suivant
           *[other] en { $moves } coups
        }.
    }
reason-loses-corner =
    Après { $mv }, { $party ->
        [you] vous prenez
       *[other] { party-name } prend
    } le coin { $corner } { $moves ->
        [one] au coup suivant
       *[other] en { $moves } coups
    } ; après { $best }, non.
reason-misses-corner =
    { $best } gagne le coin { $corner } { $moves ->
        [one] au coup suivant.
       *[other] en { $moves } coups.
    }
reason-lets-in =
    { $party ->
        [you] { $mv } vous ouvre { area-name }, avec { $square }.
       *[other] { $mv } ouvre { area-name } à { party-name }, avec { $square }.
    }
reason-loud = Les pions que { $mv } retourne ont { $has } cases vides autour d’eux ; ceux de { $best }, seulement { $could }.
reason-gives-moves =
    Après { $mv }, { $party ->
        [you] vous avez
       *[other] { party-name } a
    } { $has } coups au choix ; après { $best }, { $could ->
        [0] aucun.
        [one] un seul.
       *[other] seulement { $could }.
    }
reason-few-safe-moves =
    Après { $mv }, { $party ->
        [you] il vous reste
       *[other] il reste à { party-name }
    } { $left ->
        [0] zéro coup sûr
        [one] un coup sûr
       *[other] { $left } coups sûrs
    } ; après { $best }, { $could }.
reason-few-moves =
    Après { $mv } et la réponse, { $party ->
        [you] vous avez
       *[other] { party-name } a
    } { $left ->
        [one] { $left } coup
       *[other] { $left } coups
    } ; après { $best }, { $could }.
reason-wedge =
    Après { $mv }, { $party ->
        [you] vous vous glissez en { $square } et coupez le bord.
       *[other] { party-name } se glisse en { $square } et coupe le bord.
    }
reason-five =
    { $mv } fait cinq pions alignés sur le bord, et { $party ->
        [you] vous prenez
       *[other] { party-name } prend
    } le coin { $corner } { $moves ->
        [one] au coup suivant.
       *[other] en { $moves } coups.
    }
reason-loses-tempo =
    { $party ->
        [you] Vous jouez maintenant le dernier coup dans { area-name } ; { $best } le gardait.
       *[other] { party-name } joue maintenant le dernier coup dans { area-name } ; { $best } le gardait.
    }
reason-breaks-parity =
    { $mv } entre dans une région de { $squares } cases, où { $party ->
        [you] vous jouez
       *[other] { party-name } joue
    } le dernier coup. { $best } est dans une région de { $instead }.
reason-gives-diagonal =
    Après { $mv }, { $party ->
        [you] la grande diagonale est à vous, et vous pouvez jouer { $square } sans risque.
       *[other] la grande diagonale est à { party-name }, qui peut jouer { $square } sans risque.
    }
reason-wrong-order = Les bonnes cases, mais pas dans le bon ordre : { $best } vient d’abord.
reason-could-wait =
    { $moves ->
        [one] { $best } vient d’abord ; { $mv } peut attendre le coup suivant.
       *[other] { $best } vient d’abord ; { $mv } reste jouable { $moves } coups plus tard.
    }
reason-gives-stable =
    { $party ->
        [you] Vous obtenez { $has } pions définitifs au lieu de { $could }.
       *[other] { party-name } obtient { $has } pions définitifs au lieu de { $could }.
    }
reason-opens = { $mv } ouvre { $square } à { party-name }.
reason-keeps-open =
    { $party ->
        [you] { $best } vous fermait { $square } ; vous y jouez maintenant.
       *[other] { $best } fermait { $square } à { party-name } ; c’est maintenant la meilleure réponse.
    }
reason-loses-square =
    { $party ->
        [you] { $square } est maintenant à vous ; après { $best }, elle est à l’adversaire.
       *[other] { $square } est maintenant à { party-name } ; après { $best }, elle est à l’autre camp.
    }
reason-misses-square = { $best } prépare { $square }, qui est maintenant hors d’atteinte.
reason-gives-square =
    { $party ->
        [you] Vous prenez vous-même { $square } { $moves ->
            [one] au coup suivant.
           *[other] en { $moves } coups.
        }
       *[other] { party-name } prend { $square } { $moves ->
            [one] au coup suivant.
           *[other] en { $moves } coups.
        }
    }
reason-few-stable =
    { $party ->
        [you] Vous obtenez { $has } pions définitifs, et non { $could }.
       *[other] { party-name } obtient { $has } pions définitifs, et non { $could }.
    }
reason-few-moves-later =
    { $party ->
        [you] { $moves } coups plus loin, vous avez { $left } coups au choix ; avec le meilleur coup, { $could }.
       *[other] { $moves } coups plus loin, { party-name } a { $left } coups au choix ; avec le meilleur coup, { $could }.
    }
reason-book = { $best } est le coup du livre ; { $mv } coûte environ { $loss } pions.
result-lost =
    { $from ->
        [win] { $to ->
            [draw] La partie était gagnée ; la voilà nulle.
           *[loss] La partie était gagnée ; la voilà perdue.
        }
       *[draw] La partie était nulle ; la voilà perdue.
    }
line-played = Joué : { $line }
line-better = Mieux : { $line }
