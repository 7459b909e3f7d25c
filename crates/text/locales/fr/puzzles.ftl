# Les problèmes : ce que c’est, ce qu’il faut faire, comment cela s’est passé.

puzzle-kind-corner = Gagner un coin
puzzle-kind-win = Le seul coup gagnant
puzzle-kind-ending = Finale parfaite
puzzle-about-corner = Un coup vous assure un coin, quoi que réponde l’adversaire.
puzzle-about-win = Un seul coup gagne. Trouvez-le, puis gagnez la partie.
puzzle-about-ending = Trouvez le meilleur coup, puis jouez la finale sans laisser échapper un pion.

puzzle-goal-corner =
    À { color-name } de jouer. Gagnez un coin de force en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
puzzle-goal-win = À { color-name } de jouer. Trouvez le seul coup gagnant, puis gagnez la partie.
puzzle-goal-ending = À { color-name } de jouer. Trouvez le meilleur coup, puis jouez la finale à la perfection.

puzzle-difficulty =
    { $number ->
        [1] très facile
        [2] facile
        [3] moyen
        [4] difficile
       *[5] très difficile
    }
puzzle-classic = Problème classique { $number }
puzzle-reconstructed = Ce plateau est une reconstitution, d’après sa description.
puzzle-solved-count =
    { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    } sur { $total }

puzzle-solved = Résolu !
puzzle-solved-with-help = Résolu, avec un peu d’aide.
puzzle-shown = Voici la solution. Le problème reviendra.
puzzle-playing-out = Jouez la partie jusqu’au bout : Blanc n’a jamais le choix.
puzzle-played-out = C’était toute la suite.

puzzle-kind-key-square = Cases clés
puzzle-about-key-square = Le meilleur coup est la case que les deux camps veulent le plus.
puzzle-kind-wedge = Intercalations
puzzle-about-wedge = Le meilleur coup se place entre deux pions au bord, et y reste.
puzzle-kind-parity = Régions impaires
puzzle-about-parity = Le meilleur coup va dans une région impaire ; dans une paire, l’adversaire joue le dernier.
puzzle-kind-tempo = Le temps
puzzle-about-tempo = Le meilleur coup gagne le dernier coup dans une autre région.
puzzle-kind-swindle = Arnaques
puzzle-about-swindle = Le meilleur coup est le premier de deux de suite dans la même région.
puzzle-kind-pass = Faire passer
puzzle-about-pass = Le meilleur coup laisse l’adversaire sans coup.
puzzle-kind-access = Fermer la porte
puzzle-about-access = Le meilleur coup empêche l’adversaire d’entrer dans une région.
puzzle-kind-patience = Un coin peut attendre
puzzle-about-patience = Vous pourriez prendre un coin. Autre chose passe d’abord.
puzzle-goal-best = À { color-name } de jouer. Trouvez le meilleur coup : au jeu parfait, il vaut au moins quatre pions de plus que tout autre.
