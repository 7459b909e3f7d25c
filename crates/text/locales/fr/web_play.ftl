# La page où l’on joue.

play-new = Nouvelle partie
play-new-title = Une nouvelle partie

play-way-computer = Vous et l’ordinateur
play-way-watch = Regarder l’ordinateur
play-level = Niveau
play-level-left = Niveau à gauche
play-level-right = Niveau à droite
level-feels =
    { $level ->
        [1] Pip joue selon son humeur et donne des coins. Parfait pour une toute première partie.
        [2] Greta est gourmande : elle aime retourner le plus de pions possible. Gardez-en peu, et gagnez.
        [3] Corin prend un coin dès qu’il le peut, bon ou mauvais, et manque bien d’autres choses.
        [4] Edgar adore les bords, quoi qu’ils coûtent. Offrez-lui-en un, et comptez les coups.
        [5] Prue est prudente : à côté d’un coin vide, elle ne joue que si elle y est forcée. Voit deux coups à l’avance.
        [6] Silas joue tranquillement et retourne à l’intérieur. Profitez de ses imprécisions.
        [7] Mona vous laisse peu de coups, voit trois coups à l’avance et se trompe rarement.
        [8] Otto ne se trompe pas de plus d’un demi-pion, et joue les dix derniers coups parfaitement.
        [9] Livia connaît ses ouvertures, ne fait pas d’étourderies et voit cinq coups à l’avance.
        [10] Sixten voit six coups à l’avance ; les douze derniers coups sont parfaits.
        [11] Il vous faut désormais un plan. Ses quatorze derniers coups sont parfaits.
        [12] Voit huit coups à l’avance et joue parfaitement le dernier quart de la partie.
        [13] Difficile même quand on joue chaque semaine : dix coups à l’avance.
        [14] Pour joueurs de club : douze coups à l’avance, les vingt derniers parfaits.
        [15] Pour bons joueurs de club : quatorze coups à l’avance.
        [16] Pour joueurs de tournoi : seize coups à l’avance.
        [17] Dix-huit coups à l’avance. Battez-le, et vous aurez de quoi raconter.
        [18] Vingt coups à l’avance, et parfait dès qu’il reste 24 cases vides.
        [19] Réfléchit une seconde et demie, aussi loin que possible. Un match nul serait un exploit.
       *[20] La force maximale : jusqu’à quatre secondes par coup, et sans pitié.
    }
play-color = Votre couleur (Noir commence)
play-black = Noir
play-white = Blanc
play-lots = Au hasard
play-lot =
    Tirage au sort : { $who ->
        [you] vous commencez et avez les noirs
        [computer] l’ordinateur commence et a les noirs
        [first] le joueur 1 commence et a les noirs
        [second] le joueur 2 commence et a les noirs
        [left] le joueur de gauche commence et a les noirs
        [named] { $name } commence et a les noirs
       *[right] le joueur de droite commence et a les noirs
    }.
play-starter = Qui commence
play-more = Plus d’options

play-corners-count =
    { $count ->
        [0] Aucun
        [one] { $count } coin
       *[other] { $count } coins
    }
play-corners-to = Les coins vont à

play-clock-none = Sans pendule
play-clock-move = { $seconds } secondes par coup
play-clock-game = { $minutes } minutes par partie
play-clock-increment = { $minutes } minutes, { $seconds } secondes de plus par coup
play-clock-periods = { $minutes } minutes, puis { $periods } × { $seconds } secondes
play-clock-own = Personnalisée
play-kind = Type de pendule
play-kind-move = Même temps pour chaque coup
play-kind-game = Pour toute la partie
play-kind-increment = Pour la partie, plus un ajout par coup
play-kind-periods = Pour la partie, puis des périodes
play-minutes = Minutes pour la partie
play-seconds-move = Secondes par coup
play-seconds-more = Secondes ajoutées à chaque coup
play-seconds-period = Secondes par période
play-periods = Périodes
play-flag = Quand le temps est écoulé
play-flag-loses = La partie est perdue
play-flag-narrow = La partie est perdue 31 à 33
play-flag-everything = La partie est perdue 0 à 64
play-flag-computer = L’ordinateur joue, la partie continue

play-series = Série
play-series-single = Une seule partie
play-series-games = Nombre fixe de parties
play-series-points = Jusqu’à un total de points
play-series-wins = Jusqu’à un nombre de victoires
play-series-number = Nombre
play-next = Qui commence la partie suivante
play-next-alternating = Chacun son tour
play-next-fixed = Toujours le même
play-next-loser = Le perdant
play-next-winner = Au choix du gagnant
play-tournament = Les cases vides comptent pour le gagnant, comme en tournoi

play-hand = Retournement des pions
play-hand-no = Le programme retourne
play-hand-warn = À la main, avec alertes
play-hand-review = À la main, bilan à la fin
play-hand-silent = À la main, sans alerte

play-number = Numéro de jeu
play-number-note = Deux chiffres, de 01 à 93, ou choisissez ci-dessous :
play-number-who = Joueurs
play-number-people = Deux personnes, celle de gauche commence
play-number-person = Vous commencez contre l’ordinateur
play-number-computer = L’ordinateur commence contre vous
play-number-extra = Pions d’avance à droite
play-number-timer = 15 secondes par coup

play-name =
    { $who ->
        [you] Vous
        [computer] Ordinateur
        [first] Joueur 1
        [second] Joueur 2
        [left] Joueur de gauche
       *[right] Joueur de droite
    }
play-computer = Ordinateur, niveau { $level }
play-starts =
    { $who ->
        [you] Vous commencez.
        [computer] L’ordinateur commence.
        [first] Le joueur 1 commence.
        [second] Le joueur 2 commence.
        [left] Le joueur de gauche commence.
        [named] { $name } commence.
       *[right] Le joueur de droite commence.
    }
play-starts-next =
    { $who ->
        [you] Vous commencez la partie suivante.
        [computer] L’ordinateur commence la partie suivante.
        [first] Le joueur 1 commence la partie suivante.
        [second] Le joueur 2 commence la partie suivante.
        [left] Le joueur de gauche commence la partie suivante.
        [named] { $name } commence la partie suivante.
       *[right] Le joueur de droite commence la partie suivante.
    }
play-time-left = Il reste { $time } à { color-name }
play-score =
    { $seat ->
        [left] Gauche { $discs }
       *[right] Droite { $discs }
    }
play-left = Gauche
play-right = Droite

play-ask-again = Laisser l’ordinateur réessayer
play-pause = Pause
play-paused = En pause.
play-step = Un coup
play-pace = Vitesse
play-pace-slow = Lente
play-pace-usual = Normale
play-pace-fast = Rapide

play-hint-hide = Cacher l’indice
play-hint-note = Pions que chaque coup fait gagner ou perdre à { color-name }. Cadre carré : score exact ; cadre rond : estimation ; anneau : meilleur coup.
play-hint-exact = vaut { $score }, exact
play-hint-estimate = vaut environ { $score }
play-hint-best = { $hint }, aucun n’est meilleur
play-undo = Reprendre le coup
play-redo = Rejouer le coup
play-resign-question = Voulez-vous abandonner cette partie ?
play-go-on = Continuer à jouer
play-offer-draw = Proposer le nul
play-draw-offered = { color-name } propose le match nul.
play-draw-waits = L’ordinateur réfléchit à l’offre de match nul.
play-accept = Accepter

play-ready =
    { $starts ->
        [yes] Posez votre premier pion, ou choisissez :
       *[no] « Jouer » pour commencer, ou choisissez :
    }
play-turn-of =
    { $who ->
        [you] À vous de jouer.
        [computer] À l’ordinateur de jouer.
        [first] Au joueur 1 de jouer.
        [second] Au joueur 2 de jouer.
        [left] Au joueur de gauche de jouer.
       *[right] Au joueur de droite de jouer.
    }
play-won =
    { $who ->
        [you] Vous gagnez !
        [computer] L’ordinateur gagne.
        [first] Le joueur 1 gagne !
        [second] Le joueur 2 gagne !
        [left] Le joueur de gauche gagne !
        [named] { $name } gagne !
       *[right] Le joueur de droite gagne !
    }
play-drawn = Match nul.

play-over-full = Le plateau est plein.
play-over-wiped = Une couleur n’a plus aucun pion.
play-over-stuck = Aucun joueur ne peut jouer.
play-margin =
    { $margin ->
        [0] Les deux joueurs sont à égalité.
        [one] L’écart est de { $margin } pion.
       *[other] L’écart est de { $margin } pions.
    }
play-rematch = Encore une partie
play-chooses =
    { $who ->
        [you] Vous avez gagné : choisissez qui commence.
        [computer] L’ordinateur a gagné et choisit qui commence.
        [first] Le joueur 1 a gagné et choisit qui commence.
        [second] Le joueur 2 a gagné et choisit qui commence.
        [left] Le joueur de gauche a gagné et choisit qui commence.
        [named] { $name } a gagné et choisit qui commence.
       *[right] Le joueur de droite a gagné et choisit qui commence.
    }
play-analyse = Analyser cette partie

play-sheet = Feuille de score
play-sheet-wins = Victoires
play-sheet-points = Points
play-series-won =
    { $who ->
        [you] Vous gagnez la série !
        [computer] L’ordinateur gagne la série.
        [first] Le joueur 1 gagne la série !
        [second] Le joueur 2 gagne la série !
        [left] Le joueur de gauche gagne la série !
        [named] { $name } gagne la série !
       *[right] Le joueur de droite gagne la série !
    }

play-no-moves = Aucun coup joué pour l’instant.
play-move-pass = passe
play-move-for = { $mv } (par l’ordinateur)

play-own-name =
    { $who ->
        [you] Votre nom
        [first] Nom du joueur 1
        [second] Nom du joueur 2
        [left] Nom du joueur de gauche
       *[right] Nom du joueur de droite
    }
play-resignation = En cas d’abandon

play-elsewhere = Cette partie s’est poursuivie dans un autre onglet. Voici où elle en est.
play-kind-of-game = À quoi voulez-vous jouer ?
play-card-tabletop = À la main, comme sur un vrai plateau
play-card-opening = Depuis une ouverture, ou XOT
play-xot-lot = Au sort (XOT)
play-opening-named = Une ouverture qui a un nom
play-xot-note = Huit coups sont tirés au sort au début de la partie. Aucun camp n’est en avance ensuite.
play-opening-name = Nom de l’ouverture, en français ou en anglais
play-opening-moves = { $name } : { $moves }
play-corners-which = Quels coins
play-level-steps = Paliers du niveau
play-level-step = Niveau { $level }
play-resignation-board = comme sur le plateau, sinon 33–31
play-resignation-perfect = comme un jeu parfait la finirait, si on le trouve en dix secondes
play-look-back = Revoir le coup précédent
play-look-on = Revoir le coup suivant
play-next-level = Ensuite, le niveau { $level } ?
play-settling = Recherche de l’issue d’un jeu parfait …
play-from-here = Jouer la suite
