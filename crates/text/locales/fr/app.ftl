# Ce que dit l’application dans le terminal.

app-title = Outflank
app-too-small = Fenêtre trop petite pour un plateau : il faut au moins { $columns } colonnes et { $rows } lignes, ou bien outflank play --plain.
app-resume = Continuer la partie
app-new = Nouvelle partie…
app-leave = Quitter
app-yes = Oui
app-no = Non

app-key-choose = Choisir
app-key-change = Changer
app-key-back = Retour
app-key-help = Aide
app-key-start = Démarrer
app-key-accept = Valider
app-key-done = Finir le tour
app-key-take-back = Reprendre le pion
app-key-redo = Rétablir
app-key-rematch = Revanche
app-key-draw = Nul
app-key-save = Enregistrer
app-key-before = Préc.
app-key-after = Suiv.
app-key-last = Fin de la partie
app-key-next-step = Étape suivante
app-key-step-before = Étape précédente
app-key-again = Recommencer
app-key-play-out = Jouer la suite
app-key-next-puzzle = Suivant
app-does-coordinates = aller à cette colonne, à cette rangée
app-does-suspend = suspendre ; fg dans le shell pour reprendre
app-mouse = La souris fonctionne partout : cliquez sur les cases, les listes, la courbe et les touches de la dernière ligne.
app-close-help = Toute autre touche ferme cette liste.

app-name-space = Espace
app-name-enter = Entrée
app-name-escape = Échap
app-name-page-up = Pg préc
app-name-page-down = Pg suiv
app-name-tab = Tab
app-name-backspace = Retour arrière

app-style = Affichage
app-style-color = En couleurs
app-style-unicode = En caractères
app-style-ascii = ASCII simple
app-settings-kept = Les changements s’appliquent aussitôt et sont enregistrés.

app-row-start = Commencer la partie
app-row-level-black = Niveau de Noir
app-row-level-white = Niveau de Blanc
app-row-hands = Qui retourne
app-row-series = Parties
app-row-next = Qui commence
app-row-counting = Décompte
app-players-computer = Vous et l’ordinateur
app-players-computers = Deux ordinateurs
app-brief-cartridge = Jeu { $number } de la cartouche
app-corners =
    { $count ->
        [0] aucun
        [one] { $count } coin pour { color-name }
       *[other] { $count } coins pour { color-name }
    }
app-clock-none = sans pendule
app-hands-program = le programme
app-hands-warn = vous, avec alertes
app-hands-review = vous, bilan à la fin
app-hands-silent = vous, sans alerte
app-series-games =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
app-series-wins =
    premier à { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
app-series-points =
    premier à { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
app-next-alternating = chacun son tour
app-next-fixed = le même
app-next-loser = le perdant
app-next-winner = au choix du gagnant
app-counting-discs = pions sur le plateau
app-counting-tournament = comme en tournoi
app-type-value = Tapez :

app-about-home = Appuyez sur Entrée ou cliquez sur une case du plateau, et jouez. Vos choix sont enregistrés.
app-about-setup = Les flèches modifient une ligne ; Entrée commence la partie ou permet de taper une valeur.
app-about-level = 1 : un enfant peut gagner. 20 : aussi fort que possible en quelques secondes par coup. 21 à 60 : profondeur fixe.
app-about-handicap = Coins acquis dès le départ. Tapez a1+h8 pour choisir lesquels, a1+h8:white pour les donner à Blanc.
app-about-clock = Tapez une cadence : 15s/move, 5m, 5m+3s, 10m+5x30s ; puis ce qui arrive quand le temps est écoulé : ,loses ,31-33 ,0-64 ou ,computer.
app-about-hands = À la main, comme sur un vrai plateau : posez un pion, retournez, finissez votre tour. Une faute ne se corrige plus dès que l’adversaire a posé un pion.
app-about-series = Tapez une série : games:3, wins:2 ou points:100 ; les joueurs changent de couleur, pas de place.
app-about-counting = En tournoi, les cases vides reviennent au gagnant.
app-about-cartridge = Numéros de jeu de la console. Chiffre de gauche : 0 à 4 coins d’avance, 5 à 9 de même avec 15 secondes par coup. Chiffre de droite : 1 deux personnes, 2 vous commencez, 3 l’ordinateur commence.
app-about-table = Déplacez le cadre sur le plateau et appuyez sur Entrée, ou tapez la case : f5 puis Entrée. Un coup illégal est refusé avec la raison ; un joueur sans coup passe automatiquement.
app-about-tabletop = Entrée sur une case vide pose un pion, sur un pion le retourne ; k finit le tour. Tant que l’adversaire n’a pas posé de pion, Entrée corrige un pion mal retourné.
app-about-analysis = Les nombres sur les cases sont des pions pour le joueur au trait ; ~ indique une estimation, le meilleur coup est marqué. La courbe monte quand Noir est mieux. Cliquez dessus, ou essayez des coups sur le plateau.
app-about-load = Un fichier de parties (enregistrées ici, ou GGF, SGF, PGN, WTHOR, transcriptions), ou des coups : f5d6c3… Laissez vide pour un nouveau plateau.
app-about-save-study = Un nom de fichier. json garde les commentaires et les variantes ; ggf, sgf, pgn et txt gardent la partie.
app-about-lesson = Faites sur le plateau ce que demande le texte. Une mauvaise réponse est expliquée et ne change rien.
app-about-puzzles = Les problèmes adaptés à votre niveau viennent d’abord. Ceux que vous n’avez pas résolus reviendront.
app-about-difficulty = La difficulté des prochains problèmes. Choisir cette ligne l’augmente ; après la plus haute, elle s’adapte de nouveau à votre niveau.
app-about-attempt = Un mauvais coup est expliqué et ne change rien.

app-seat =
    { $seat ->
        [left] gauche
       *[right] droite
    }
app-thinking =
    Réflexion… { $mv ->
        [pass] passer
       *[other] { $mv }
    } { $score }, profondeur { $depth }, { $thousands }k nœuds
app-hints = Les meilleurs coups, en pions pour { color-name } :
app-ask-resign = Voulez-vous abandonner ?
app-ask-draw = Voulez-vous proposer le match nul ?
app-ask-color = Vous avez gagné : quelle couleur prenez-vous à la partie suivante ?
app-save-as = Enregistrer sous :
app-draw-offered = { color-name } propose le match nul : o pour accepter, j pour refuser ; jouer revient à refuser.
app-series-next =
    Appuyez sur n pour la partie suivante : { $who ->
        [named] { $name }
        [left] le joueur de gauche
       *[right] le joueur de droite
    } commence.
app-series-choice =
    { $who ->
        [named] { $name }
        [left] Le joueur de gauche
       *[right] Le joueur de droite
    } a gagné et choisit sa couleur : appuyez sur n.
app-now-flip = À vous de retourner : Entrée sur les pions, puis k.
app-correct-or-done = Corrigez avec Entrée sur le pion, ou laissez ainsi avec k.
app-how-to-correct = Corrigez avec Entrée sur le pion avant que le suivant soit posé ; ensuite, il sera trop tard.
app-can-finish = Aucun joueur ne peut jouer. Appuyez sur k pour compter les pions.

app-type-game = Fichier ou coups :
app-pasted = Texte collé
app-paste-too-long = C’est trop long pour être collé ici.
app-games-of =
    { $file } : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
app-at-move =
    { $mv ->
        [pass] { color-name } passe
       *[other] Coup { $number } sur { $total } : { color-name } { $mv }
    }
app-tried = Essai : { $moves }
app-value = { color-name } { $value } ({ $kind })
app-best-line = Meilleure suite : { $moves }
app-good-move = Il n’y avait pas mieux.
app-loss = Perte en pions : { $discs } ; { $mv } était meilleur.
app-progress = Positions analysées : { $known } sur { $total }
app-progress-done = Partie analysée en entier.

app-would-follow = La suite serait : { $moves }
app-step-done = Exact ! Entrée pour continuer.
app-your-number = Votre nombre :
app-person = Vous

app-ask-delete = Supprimer pour de bon ?
app-game-taken = Cette partie se joue dans une autre fenêtre.
app-row-name =
    { $who ->
        [you] Votre nom
        [first] Nom, joueur 1
        [second] Nom, joueur 2
        [left] Nom, à gauche
       *[right] Nom, à droite
    }
app-about-name = Entrée pour taper un nom : il s’affiche à côté du plateau et s’enregistre avec la partie.
app-key-comment = Commenter
app-type-comment = Votre commentaire :
app-about-resignation = Ce que compte une partie abandonnée : les pions du plateau, mais au moins 33–31 pour le gagnant ; ce qu’en ferait un jeu parfait ; ou 0 à 64.
app-about-beginning = Une ouverture pour commencer : appuyez sur Entrée et tapez son nom, ou une partie, dans n’importe quelle langue. XOT tire huit coups au sort, après lesquels aucun camp n’est en avance.
app-undo-asked = { color-name } veut reprendre un coup. L’autre joueur est-il d’accord ?
app-key-look-back = Revoir
app-key-look-on = Avancer
app-next-level = Gagné sans aide. Ensuite le niveau { $level } ? Appuyez sur l.
app-row-first = Qui commence a
app-first-red = les pions rouges
app-first-green = les pions verts
app-key-own = Bilan
app-key-search = Chercher
app-search = Chercher :
app-search-none = Rien ici ne contient tous ces mots. Une recherche vide montre de nouveau tout.
