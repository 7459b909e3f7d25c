# The report.
about-analyse = Analyser des parties coup par coup : ce qui était meilleur, ce que chaque erreur a coûté, qui menait.
help-analyse-games = Parties en coups comme f5d6c3, ou fichiers de parties ; - pour l’entrée standard
help-analyse-level = Niveau d’analyse, de 1 à 60 (15 par défaut : exact pour les 20 derniers coups)
help-analyse-page = Écrire aussi dans ce fichier une page pour le navigateur, avec courbe et plateaux
help-analyse-xot = Les parties qui commencent par une ouverture de cette liste sont des XOT, jugées à partir du coup 9 (par défaut : la liste du programme)
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
analysis-mistake = Coup { $number } : { $mv } au lieu de { $best } coûte { $loss } pions à { color-name }. Chances de gain : { $before } %, maintenant { $after } %.
analysis-for-black = Les scores sont ceux de Noir.
analysis-left =
    { $discs ->
        [one] 1 pion laissé en route ({ $best })
       *[other] { $discs } pions laissés en route ({ $best })
    }
analysis-left-in-all =
    { $discs ->
        [one] 1 pion laissé en route
       *[other] { $discs } pions laissés en route
    }
analysis-judged-from = Jugée à partir du coup { $number } : une faute de retournement est restée avant.
analysis-counts-and-left = { $counts } ; { $left }
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
analysis-given = Jugée à partir du coup { $number } : les coups précédents étaient tirés au sort ou convenus.
analysis-drawn = Jugée à partir du coup { $number } : elle commence par une ouverture de XOT.
analysis-result = Résultat : { $score } pour Noir.
analysis-result-resigned = Résultat : { $score } pour Noir, par abandon.
analysis-result-time = Résultat : { $score } pour Noir, au temps.
analysis-result-agreed = Résultat : { $score } pour Noir, d’un commun accord.
analysis-result-left = Résultat : { $score } pour Noir ; un joueur est parti.
