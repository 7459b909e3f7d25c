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
about-analyse = Examiner chaque coup de parties : ce qui était meilleur, ce que cela a coûté, qui menait.
help-analyse-games = Parties en coups comme f5d6c3, ou fichiers de parties ; - lit l’entrée standard
help-analyse-level = Avec quelle force regarder : 1 à 60 ; sans cela 15, exact pour les 20 derniers coups
help-analyse-page = Écrire aussi dans ce fichier une page pour le navigateur, avec graphique et positions
name-file-or-game = FICHIER|PARTIE
neither-file-nor-game = ni un fichier de ce nom, ni une partie : { CLAUSE($reason) }
analysing = Partie { $number } : { $done } positions sur { $total }
analysis-title = Analyse de parties
analysis-game = Partie { $number } : { $black } contre { $white }
analysis-opening = Ouverture : { $name }
analysis-no-moves = Il n’y a aucun coup à examiner.
analysis-better = mieux : { $better } ({ $score }), perd { $loss }
analysis-graph = Score pour Noir après chaque coup
analysis-performance = { color-name } : précision { $accuracy } %, { $loss } pions perdus
analysis-counts = { $best } choix sur { $choices } étaient les meilleurs ; imprécisions : { $slips }, erreurs : { $mistakes }, gaffes : { $blunders }
analysis-turn = Au coup { $number }, { $mv }, la partie a tourné : les chances de { color-name } sont tombées de { $before } % à { $after } % (sûr à { $sure } %).
analysis-mistake = Le coup { $number }, { $mv }, a perdu { $loss } pions.
analysis-instead = { $better } était meilleur.
analysis-answer = La plus forte réponse est { $answer }.
analysis-legend = Une croix marque le coup joué, un anneau le meilleur.
analysis-accuracy = Précision { $accuracy } %
analysis-summary = { $games } parties, { $moves } coups, { $loss } pions perdus par coup
analysis-column-number = Nº
analysis-column-move = Coup
analysis-column-score = Score
analysis-column-better = Mieux
analysis-column-loss = Perte
page-not-written = { $file } ne peut pas être écrit : { CLAUSE($reason) }
