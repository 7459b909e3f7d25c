# La page où l’on analyse les parties.

analyse-tools = Analyse
analyse-steps = Parcourir les coups
analyse-first = Au début
analyse-last = À la fin

analyse-engine = Moteur en marche
analyse-effort = Profondeur de l’analyse
analyse-effort-quick = Rapide
analyse-effort-thorough = Approfondie
analyse-effort-deep = Très approfondie
analyse-effort-timed = { $seconds } secondes par position
analyse-effort-endless = Jusqu’à ce que j’arrête
analyse-thinking = Réflexion : { $kind }, meilleur coup { $mv } { $score }, { $nodes } nœuds
analyse-game = Analyser toute la partie
analyse-game-progress = Position { $done } sur { $total }
analyse-game-done = Toute la partie est analysée.

analyse-best-line = Meilleure suite
analyse-unknown = Pas encore analysé : mettez le moteur en marche.
analyse-try-line = Mettre cette suite sur le plateau
analyse-label =
    { $score }, { $kind }{ $best ->
        [yes] , meilleur coup
       *[no] {""}
    }
analyse-graph = Cours de la partie
analyse-graph-note = Au-dessus du milieu, Noir mène ; au-dessous, c’est Blanc. Les carrés sont exacts, les cercles sont des estimations, les triangles marquent les erreurs.
analyse-beginning = Début de la partie
analyse-move =
    Coup { $number }, { color-name } : { $mv ->
        [pass] passe
       *[other] { $mv }
    }
analyse-move-name =
    { $mv ->
        [pass] passe
       *[other] { $mv }
    }
analyse-mistake =
    erreur : ce coup perd { $loss ->
        [one] { $loss } pion
       *[other] { $loss } pions
    }{ $exact ->
        [yes] {""}
       *[no] { " " }d’après l’estimation
    }, { $better } était meilleur
analyse-variation =
    { $number ->
        [0] Variante dès le début
       *[other] Variante après le coup { $number }
    }
analyse-leave-variation = Revenir à la partie

analyse-layers = Montrer sur le plateau
analyse-values = Valeurs des coups
analyse-stable = Pions définitifs
analyse-mobility = Coups des deux camps
analyse-regions = Régions et parité
analyse-none = aucune case
analyse-stable-are = Définitifs (entourés) : Noir { $black } ; Blanc { $white }.
analyse-mobility-is = Coups : Noir (losanges) { $black } : { $blacks }. Blanc (croix) { $white } : { $whites }.
analyse-regions-are = Régions impaires (avec cadre) : { $odd }. Régions paires : { $even }.

analyse-start-over = Recommencer
analyse-open = Coller une partie
analyse-open-title = Ouvrir une partie ou une position
analyse-open-label = Partie ou position en texte
analyse-open-note = Des coups comme f5d6c3 ; 64 cases avec X, O et - puis le camp au trait, au besoin suivi de coups ; une ligne d’un fichier de positions ; une partie en GGF, SGF, PGN ou JSON, ou enregistrée ici ; ou l’adresse de cette page.
analyse-opened =
    { $moves ->
        [0] La position est ouverte.
        [one] La partie est ouverte : { $moves } coup.
       *[other] La partie est ouverte : { $moves } coups.
    }
analyse-empty = Il n’y a rien à lire : collez d’abord une partie ou une position.
analyse-too-long = C’est trop long pour une partie ou une position : n’en collez qu’une.
analyse-at-character = Au caractère { $character } : { CLAUSE($reason) }

analyse-setup = Composer une position
analyse-setup-note = Choisissez un pion, puis ses cases. Choisir une seconde fois la même case l’en retire.
analyse-setup-disc = Contenu de la case
analyse-setup-black = Pion noir
analyse-setup-white = Pion blanc
analyse-setup-erase = Rien
analyse-setup-turn = Au trait
analyse-setup-clear = Plateau vide
analyse-setup-start = Début d’une partie
analyse-setup-mirror = Miroir
analyse-setup-rotate = Tourner
analyse-setup-swap = Échanger les couleurs
analyse-setup-done = Analyser cette position
analyse-comment = Commentaire sur cette position
analyse-moments = Les moments de la partie
