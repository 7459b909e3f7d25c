# What the line mode says.

welcome = Tapez un coup comme f5, ou aide.
welcome-tabletop = Ici, vous retournez vous-même les pions : posez-en un (f5), retournez-en d’autres (retourner e5), puis tapez fini. Ou tapez aide.
cartridge-game =
    Jeu numéro { $number } : { $opponents ->
        [people] deux joueurs, celui de gauche commence et a les noirs
        [person] vous êtes à gauche, vous commencez et avez les noirs, l’ordinateur est à droite
       *[computer] vous êtes à gauche, l’ordinateur est à droite, commence et a les noirs
    }{ $extra ->
        [0] {""}
        [one] , le joueur de droite a un pion d’avance dans un coin
       *[other] , le joueur de droite a { $extra } pions d’avance dans les coins
    }{ $seconds ->
        [0] {""}
       *[other] , { $seconds } secondes par coup
    }.
computer-plays = L’ordinateur joue { color-name } au niveau { $level }.
prompt = { color-name }>
prompt-over = >

turn-seated =
    À { color-name } ({ $seat ->
        [left] gauche
       *[right] droite
    }) de jouer.
counts-seated = Gauche { $left }, droite { $right }.
supplies = Pions en main : Noir { $black }, Blanc { $white }.
times = Temps : Noir { $black } ; Blanc { $white }.
periods =
    { $time } et { $count ->
        [one] { $count } période
       *[other] { $count } périodes
    }
no-clock = Cette partie se joue sans pendule.

played =
    { color-name } joue { $square } et retourne { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } : { $squares }.
played-for =
    L’ordinateur joue { $square } pour { color-name } et retourne { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } : { $squares }.
handed-over = { color-name } n’a plus de pion en main et en reçoit un de l’adversaire.
taken-back = Coup repris.
made-again = Coup rejoué.
hint-best = Essayez { $square }. Les meilleurs coups, en pions pour { color-name } :
hint-pass = Vous ne pouvez que passer.

draw-offered = { color-name } propose le match nul. L’adversaire accepte avec nul ou refuse avec refuser ; jouer revient à refuser.
draw-declined = { color-name } refuse le match nul. La partie continue.

over-resigned = { color-name } abandonne : l’adversaire gagne.
over-agreed = Match nul d’un commun accord.
over-time = { color-name } n’a plus de temps : l’adversaire gagne.
final-score = Score retenu : Noir { $black }, Blanc { $white }.
over-note = Tapez enregistrer avec un nom de fichier, ou quitter.

time-is-up = Le temps de { color-name } est écoulé.
too-late = Trop tard : votre temps était écoulé.

sheet-game = Partie { $game } : gauche { $left }, droite { $right }.
sheet-totals = Victoires { $wins_left } à { $wins_right }, points { $points_left } à { $points_right }.
series-next =
    Tapez suivante pour la partie suivante : { $who ->
        [named] { $name }
        [left] le joueur de gauche
       *[right] le joueur de droite
    } commence.
series-choice =
    { $who ->
        [named] { $name }
        [left] Le joueur de gauche
       *[right] Le joueur de droite
    } a gagné et choisit sa couleur : tapez suivante noir ou suivante blanc.
series-won =
    { $who ->
        [named] { $name }
        [left] Le joueur de gauche
       *[right] Le joueur de droite
    } gagne la série !
series-drawn = La série se termine à égalité.
game-begins =
    Partie { $game } : { $who ->
        [named] { $name }
        [left] le joueur de gauche
       *[right] le joueur de droite
    } a les noirs et commence.

hand-placed = { color-name } pose un pion en { $square }.
hand-flipped = Pions retournés : { $squares }.
hand-taken-back = Le pion de { $square } est repris en main.
hand-ended = { color-name } finit son tour.
hand-corrected = Pions corrigés : { $squares }.
hand-missing = Pions encadrés mais pas retournés : { $squares }.
hand-extra = Pions retournés mais pas encadrés : { $squares }.
hand-how-to-correct = Corrigez avec retourner et la case avant que le pion suivant soit posé ; ensuite, il sera trop tard.
hand-correct-or-done = Corrigez avec retourner et la case, ou tapez fini pour laisser ainsi.
hand-can-finish = Aucun joueur ne peut jouer. Tapez fini pour compter les pions.
hand-review-none = Aucune faute n’est restée sur le plateau.
hand-review =
    Tour { $turn }, { color-name } : { $missing ->
        [none] {""}
       *[other] pas retournés : { $missing }.
    } { $extra ->
        [none] {""}
       *[other] retournés à tort : { $extra }.
    }

unknown-command = « { $text } » n’est ni un coup ni une commande : tapez un coup comme f5, ou aide.
needs-file = Écrivez le nom d’un fichier après { $word }.
needs-squares = Écrivez une ou plusieurs cases après { $word }, par exemple { $word } e5.
needs-color = Écrivez noir ou blanc après { $word }.
says-too-much = « { $text } » est de trop : tapez la commande seule.
nothing-to-decline = Il n’y a pas d’offre à refuser.

saved = La partie est enregistrée dans { $file }.
not-saved = Impossible d’enregistrer la partie dans { $file } : { CLAUSE($reason) }
saved-record = Les coups de la partie sont enregistrés dans { $file }. Pour la reprendre plus tard, enregistrez-la en json.
unknown-extension = Une partie ne s’enregistre pas en { $extension } : choisissez json pour la reprendre plus tard, ou { $formats }.
not-a-game-there = { $file } existe et n’est pas une partie enregistrée : choisissez un autre nom.
loaded = Partie chargée : { $file }.
not-loaded = Impossible de charger la partie de { $file } : { CLAUSE($reason) }
kept = La partie est enregistrée. Pour la reprendre plus tard : outflank play --resume
not-kept = Impossible d’enregistrer la partie pour plus tard : { CLAUSE($reason) }
no-place = Il n’y a pas d’endroit où enregistrer les parties inachevées : indiquez un dossier dans OUTFLANK_DATA.
resume-question = Il y a une partie inachevée : Noir { $black }, Blanc { $white }, à { color-name } de jouer. La reprendre ? (oui/non)
resume-answer = Tapez oui ou non.
resumed = La partie inachevée reprend.
resume-impossible = Il y a une partie inachevée, mais impossible de la reprendre : { CLAUSE($reason) }
resume-none = Il n’y a pas de partie inachevée.
resume-possible = Une partie inachevée est enregistrée : outflank play --resume la reprend.

commands-heading = Vous pouvez taper :
does-place = poser un pion sur cette case
does-place-by-hand = poser un pion sur cette case ; puis retourner à la main
does-flip = retourner des pions, ou corriger le dernier tour
does-take-back = reprendre votre pion, avant de retourner
does-done = finir votre tour ; en fin de partie, compter
does-pass = passer, si vous n’avez aucun coup
does-undo = reprendre le dernier coup
does-redo = le rejouer
does-hint = demander un bon coup
does-coach = installer l’entraîneur à côté de vous, ou le renvoyer
does-moves = lister vos coups
does-board = afficher le plateau
does-score = compter les pions
does-clock = afficher le temps restant
does-save = enregistrer la partie dans un fichier
does-load = reprendre une partie enregistrée
does-resign = abandonner la partie
does-draw = proposer le match nul, ou l’accepter
does-decline = refuser le match nul
does-next = passer à la partie suivante de la série
does-rematch = rejouer le même match
does-resume = faire repartir les ordinateurs arrêtés
does-help = afficher cette liste
does-quit = quitter ; la partie est enregistrée
settled-perfect = Avec un jeu parfait, la partie finissait { $black }–{ $white } : c’est donc le score.
settled-lost = Un jeu parfait aurait sauvé la partie abandonnée : la plus petite victoire compte, { $black }–{ $white }.
settled-usual = L’issue d’un jeu parfait n’a pas été trouvée en dix secondes : la règle par défaut compte, { $black }–{ $white }.
undo-asked = { color-name } veut reprendre un coup. L’autre joueur doit être d’accord : tapez oui ou non.
undo-declined = L’autre joueur n’est pas d’accord : le coup reste.
does-names = nommer les joueurs : Noir, Blanc
names-are = Noir : { $black } ; Blanc : { $white }.
names-none = personne de nommé
names-how = Tapez noms Anna, Ben pour nommer Noir et Blanc.
