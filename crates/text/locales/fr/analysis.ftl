# What went wrong with a move.
mistake-gave-corner = Il a donné le coin { $corner }.
mistake-left-corner = Il a laissé le coin { $corner }, qui était à prendre.
mistake-let-move = Il a laissé jouer l’adversaire, qui aurait pu être forcé de passer.
mistake-ran-out =
    { $left ->
        [0] Après la meilleure réponse, il ne reste aucun coup sûr ; il aurait pu en rester { $could }.
        [one] Après la meilleure réponse, il ne reste qu’un coup sûr ; il aurait pu en rester { $could }.
       *[other] Après la meilleure réponse, il ne reste que { $left } coups sûrs ; il aurait pu en rester { $could }.
    }
mistake-opened = Il a ouvert une région qui était fermée à l’adversaire : { $square } est maintenant jouable.
mistake-broke-parity = C’était le premier coup dans une région de { $squares } cases vides, un nombre pair : l’adversaire y jouera le dernier.
mistake-gave-moves = Il a donné à l’adversaire { $has } coups au choix au lieu de { $could }.
mistake-built-wall = Il a laissé { $has } pions au bord des cases vides au lieu de { $could } : un mur que seul l’adversaire peut ouvrir.
