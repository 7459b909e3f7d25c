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
mistake-loses-corner = Il perd bientôt le coin { $corner }.
mistake-misses-corner = Il manque l’occasion de gagner le coin { $corner }.
mistake-opened = Il a ouvert une région qui était fermée à l’adversaire : { $square } est maintenant jouable.
mistake-broke-parity = C’était le premier coup dans une région de { $squares } cases vides, un nombre pair : l’adversaire y jouera le dernier.
mistake-gave-moves = Il a donné à l’adversaire { $has } coups au choix au lieu de { $could }.
mistake-has-to-pass = Au meilleur jeu, il mène bientôt à un passe, qui pouvait être évité.
mistake-spares-pass = Il épargne à l’adversaire un passe qui pouvait bientôt être forcé.
mistake-few-moves =
    { $has ->
        [0] Au meilleur jeu, il ne reste bientôt aucun coup au choix ; il aurait pu y en avoir { $could }.
        [one] Au meilleur jeu, il ne reste bientôt qu’un coup au choix ; il aurait pu y en avoir { $could }.
       *[other] Au meilleur jeu, il n’y a bientôt que { $has } coups au choix ; il aurait pu y en avoir { $could }.
    }
mistake-left-square = Il a laissé { $square } à l’adversaire, qui s’en empare : c’est la case que les deux camps veulent le plus.
mistake-gave-stable = Au meilleur jeu, l’adversaire a bientôt { $gets } pions que plus personne ne peut retourner, au lieu de { $could }.
mistake-built-wall = Il a laissé { $has } pions au bord des cases vides au lieu de { $could } : un mur que seul l’adversaire peut ouvrir.

# The report.
about-analyse = Analyser des parties coup par coup : ce qui était meilleur, ce que chaque erreur a coûté, qui menait.
help-analyse-games = Parties en coups comme f5d6c3, ou fichiers de parties ; - pour l’entrée standard
help-analyse-level = Niveau d’analyse, de 1 à 60 (15 par défaut : exact pour les 20 derniers coups)
help-analyse-page = Écrire aussi dans ce fichier une page pour le navigateur, avec courbe et plateaux
name-file-or-game = FICHIER|PARTIE
neither-file-nor-game = aucun fichier ne porte ce nom, et ce n’est pas une partie : { CLAUSE($reason) }
analysing = Partie { $number } : position { $done } sur { $total }
analysis-title = Analyse de parties
analysis-game = Partie { $number } : { $black } contre { $white }
analysis-opening = Ouverture : { $name }
analysis-no-moves = Il n’y a aucun coup à analyser.
analysis-better = mieux : { $better } ({ $score }), perte { $loss }
analysis-graph = Avantage de Noir après chaque coup
analysis-performance = { color-name } : précision { $accuracy } %, pions perdus : { $loss }
analysis-counts = meilleur coup trouvé { $best } fois sur { $choices } ; imprécisions : { $slips }, erreurs : { $mistakes }, gaffes : { $blunders }
analysis-turn = Tournant au coup { $number } ({ $mv }) : les chances de gain de { color-name } passent de { $before } % à { $after } % (fiabilité { $sure } %).
analysis-mistake = Coup { $number }, { $mv } : { $loss } pions de perdus.
analysis-instead = { $better } était meilleur.
analysis-answer = La meilleure réponse est { $answer }.
analysis-legend = Une croix marque le coup joué, un anneau le meilleur coup.
analysis-accuracy = Précision { $accuracy } %
analysis-summary =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, pions perdus par coup : { $loss }
analysis-column-number = N°
analysis-column-move = Coup
analysis-column-score = Score
analysis-column-better = Mieux
analysis-column-loss = Perte
page-not-written = Impossible d’écrire { $file } : { CLAUSE($reason) }
