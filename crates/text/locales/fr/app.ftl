# Ce que dit l’application dans le terminal.

app-title = Outflank
app-too-small = La fenêtre est trop petite pour un plateau : il lui faut au moins { $columns } colonnes et { $rows } lignes. Sinon, utilisez outflank play --plain.
app-resume = Continuer la partie
app-new = Nouvelle partie…
app-leave = Quitter
app-yes = Oui
app-no = Non

app-key-choose = Choisir
app-key-change = Changer
app-key-back = Retour
app-key-help = Aide
app-key-start = Commencer
app-key-accept = Valider
app-key-done = Finir le tour
app-key-take-back = Ôter le pion
app-key-redo = Rétablir
app-key-rematch = Revanche
app-key-draw = Nulle
app-key-save = Enregistrer
app-key-before = Avant
app-key-after = Après
app-key-last = Fin de la partie
app-key-next-step = Étape suivante
app-key-step-before = Étape précédente
app-key-again = Recommencer
app-key-play-out = Jouer la suite
app-key-next-puzzle = Suivant
app-does-coordinates = aller à cette colonne, à cette ligne
app-does-suspend = suspendre ; fg dans le shell reprend
app-mouse = La souris marche partout : cliquez sur les cases, les listes, la courbe et les touches de la dernière ligne.
app-close-help = Toute autre touche ferme cette liste.

app-name-space = Espace
app-name-enter = Entrée
app-name-escape = Échap
app-name-page-up = Page haut
app-name-page-down = Page bas
app-name-tab = Tab
app-name-backspace = Retour arrière

app-style = Dessin
app-style-color = En couleurs
app-style-unicode = En caractères
app-style-ascii = ASCII simple
app-settings-kept = Les changements s’appliquent tout de suite et sont gardés.

app-row-start = Commencer la partie
app-row-level-black = Niveau de Noir
app-row-level-white = Niveau de Blanc
app-row-hands = Qui retourne
app-row-series = Parties
app-row-next = Qui commence
app-row-counting = Score
app-players-computer = Vous, ordinateur
app-players-computers = Deux ordinateurs
app-brief-cartridge = Jeu { $number } de la cartouche
app-corners =
    { $count ->
        [0] aucun
        [one] { $count } coin, { color-name }
       *[other] { $count } coins, { color-name }
    }
app-clock-none = sans pendule
app-hands-program = le programme
app-hands-warn = vous, prévenu
app-hands-review = vous, bilan après
app-hands-silent = vous, en silence
app-series-games =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
app-series-wins =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    } d’abord
app-series-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’abord
app-next-alternating = chacun son tour
app-next-fixed = le même
app-next-loser = le perdant
app-next-winner = au choix du gagnant
app-counting-discs = pions comptés
app-counting-tournament = comme en tournoi
app-type-value = Tapez :

app-about-home = Appuyez sur Entrée, ou cliquez sur une case du plateau, et jouez. Vos choix sont gardés.
app-about-setup = Les flèches changent une ligne, Entrée commence la partie ou laisse taper.
app-about-level = 1 : un enfant peut gagner. 20 : aussi fort que possible en quelques secondes par coup. 21 à 60 : une profondeur fixe.
app-about-handicap = Des coins qu’un joueur a dès le début. Tapez a1+h8 pour choisir lesquels, a1+h8:white pour Blanc.
app-about-clock = Tapez une pendule : 15s/move, 5m, 5m+3s, 10m+5x30s ; et ce que coûte le temps écoulé : ,loses ,31-33 ,0-64 ou ,computer.
app-about-hands = À la main, c’est comme sur un vrai plateau : posez un pion, retournez, finissez votre tour. Une faute reste dès que l’adversaire a posé un pion.
app-about-series = Tapez une série : games:3, wins:2 ou points:100 ; les couleurs changent, les places non.
app-about-counting = En tournoi, les cases vides vont au gagnant.
app-about-cartridge = Les numéros de jeu de la console de 1981 : chiffre de gauche 0 à 4 coins en plus, 5 à 9 de même avec 15 secondes par coup ; chiffre de droite 1 deux personnes, 2 vous commencez, 3 l’ordinateur commence.
app-about-table = Déplacez le cadre sur le plateau et appuyez sur Entrée, ou tapez la case : f5 puis Entrée. Un coup interdit est refusé avec la raison ; qui ne peut pas jouer passe tout seul.
app-about-tabletop = Entrée sur une case vide pose un pion, sur un pion le retourne ; k finit le tour. Tant que l’adversaire n’a pas posé de pion, Entrée sur un pion fautif le corrige.
app-about-analysis = Les nombres sur les cases sont des pions pour le joueur au trait ; ~ veut dire estimé, le meilleur est marqué. La courbe monte quand Noir est mieux. Cliquez dessus, ou essayez des coups sur le plateau.
app-about-load = Un fichier de parties (enregistrées ici, ou GGF, SGF, PGN, WTHOR, transcriptions), ou des coups : f5d6c3… Rien : un plateau vide.
app-about-lesson = Faites sur le plateau ce que demande le texte. Une réponse fausse reçoit une raison et ne change rien.
app-about-puzzles = Ce qui vous convient le mieux vient d’abord. Ce que vous n’avez pas résolu revient.
app-about-attempt = Un coup faux reçoit la raison et ne change rien.

app-seat =
    { $seat ->
        [left] gauche
       *[right] droite
    }
app-thinking =
    Réflexion… { $mv ->
        [pass] passer
       *[other] { $mv }
    } { $score }, { $depth ->
        [one] { $depth } coup d’avance
       *[other] { $depth } coups d’avance
    }, { $thousands }k nœuds
app-hints = Les meilleurs coups, en pions pour { color-name } :
app-ask-resign = Voulez-vous abandonner ?
app-ask-draw = Voulez-vous proposer le match nul ?
app-ask-color = Vous avez gagné : quelle couleur voulez-vous à la partie suivante ?
app-save-as = Enregistrer sous :
app-draw-offered = { color-name } propose le match nul. o accepte, j refuse ; un coup veut dire non.
app-series-next =
    n pour la partie suivante : le joueur de { $seat ->
        [left] gauche
       *[right] droite
    } commence.
app-series-choice =
    Le joueur de { $seat ->
        [left] gauche
       *[right] droite
    } a gagné et choisit sa couleur : appuyez sur n.
app-now-flip = Retournez maintenant : Entrée sur les pions, puis k.
app-correct-or-done = Corrigez avec Entrée sur le pion, ou appuyez sur k pour que cela reste.
app-how-to-correct = Corrigez avec Entrée sur le pion, avant que le suivant soit posé ; après, cela reste.
app-can-finish = Aucun joueur n’a de coup. Appuyez sur k pour compter les pions.

app-type-game = Fichier ou coups :
app-games-of =
    { $file } : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
app-at-move =
    Coup { $number } sur { $total } : { color-name } { $mv ->
        [pass] passe
       *[other] { $mv }
    }
app-tried = Essai : { $moves }
app-value = { color-name } { $value } ({ $kind })
app-best-line = Meilleure suite : { $moves }
app-good-move = Aucun coup n’était meilleur.
app-loss = Perte : { $discs } pions, { $mv } était meilleur.
app-progress = { $known } positions sur { $total } examinées
app-progress-done = Toute la partie est examinée.

app-would-follow = La suite serait : { $moves }
app-step-done = Juste ! Entrée continue.
app-your-number = Votre nombre :
app-puzzles-any = Ce qui me convient
app-person = Vous

app-ask-delete = Supprimer pour de bon ?
app-game-taken = Cette partie se joue dans une autre fenêtre.
app-row-name =
    { $who ->
        [you] Votre nom
        [left] Nom, à gauche
       *[right] Nom, à droite
    }
app-about-name = Entrée pour taper un nom : il s’affiche à côté du plateau et s’enregistre avec la partie.
app-key-comment = Commenter
app-type-comment = Votre commentaire :
