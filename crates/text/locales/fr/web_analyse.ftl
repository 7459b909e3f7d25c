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
analyse-first-look = Premier examen : position { $done } sur { $total }
analyse-deeper-look = Examen plus profond : position { $done } sur { $total }
analyse-go-on = Poursuivre l’analyse
analyse-game-done = Toute la partie est analysée.

analyse-best-lines = Meilleures suites
analyse-unknown = Pas encore analysé : mettez le moteur en marche.
analyse-try-line = Mettre cette suite sur le plateau
analyse-label =
    { $score }, { $kind }{ $best ->
        [yes] , meilleur coup
       *[no] {""}
    }
analyse-graph = Cours de la partie
analyse-graph-note = Au-dessus du milieu, Noir mène ; au-dessous, c’est Blanc. Les carrés sont exacts, les cercles sont des estimations, les rouges sont des erreurs.
analyse-beginning = Début de la partie
analyse-move =
    { $mv ->
        [pass] { color-name } passe
       *[other] Coup { $number }, { color-name } : { $mv }
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
analyse-mobility-is = Coups : Noir (petits pions noirs) { $black } : { $blacks }. Blanc (petits pions blancs) { $white } : { $whites }.
analyse-regions-are = Régions impaires (avec cadre) : { $odd }. Régions paires : { $even }.

analyse-start-over = Recommencer
analyse-open = Coller une partie
analyse-open-title = Ouvrir une partie ou une position
analyse-open-label = Partie ou position en texte
analyse-open-note = Des coups comme f5d6c3, quelle que soit leur présentation ; 64 cases avec X, O et -, puis le camp au trait ; des parties en GGF, SGF, PGN, WTHOR, JSON ou dans un tableau ; ou l’adresse de cette page. Vous pouvez aussi coller n’importe où sur la page, ou y déposer des fichiers.
analyse-notes-on = Vos notes sur { $game } sont toujours là.
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
analyse-no-moments = Aucune erreur marquante.

analyse-more = Plus
analyse-report = Télécharger le rapport
analyse-report-first = Il n’y a pas encore de rapport : analysez d’abord toute la partie.
analyse-line-count = Suites affichées
analyse-line = { $score }, { $kind } : { $moves }
analyse-reduced = Jugé avec les poids réduits du navigateur : un peu moins précis que le programme installé.
analyse-mixed = Certaines de ces positions ont été jugées avec les poids réduits du navigateur, d’autres par le programme.
analyse-graph-kind = Courbe
analyse-graph-losses = Pions perdus
analyse-graph-empty = Le graphique vient avec l’analyse de toute la partie.
analyse-no-moves-left = Il ne reste aucun coup à jouer.
analyse-lost = pions perdus jusqu’ici : Noir { $black }, Blanc { $white }
analyse-losses-note = Ce que les coups ont coûté jusqu’ici, en pions : trait plein pour Noir, pointillé pour Blanc.
analyse-variations = Variantes
analyse-after =
    { $number ->
        [0] Dès le début :
       *[other] Après { $number } :
    }
analyse-promote = Mettre en premier
analyse-welcome = Voyez où une partie s’est décidée
analyse-welcome-note = Ouvrez une partie ou déposez ici un fichier ; ou bien posez des pions sur le plateau et regardez ce que valent les coups.
analyse-sample = Montrer une partie d’exemple

# Un moment de la partie, comme film de deux suites.
analyse-film = Les deux suites
film-play = Lancer
film-at = { $at } sur { $total }
layer-squares = Encadrées : les cases dont il s’agit.
layer-region = Teintée : la région dont il s’agit.
layer-passes =
    Teintés : les coups de { $color ->
        [black] Noir
       *[white] Blanc
    }. S’il n’y en a pas, il faut passer.
layer-moves =
    Teintés : les coups de { $color ->
        [black] Noir
       *[white] Blanc
    }.
layer-safe-moves =
    Teintés : les coups de { $color ->
        [black] Noir
       *[white] Blanc
    } qui n’ouvrent aucun coin.
layer-stable =
    Entourés : les pions définitifs de { $color ->
        [black] Noir
       *[white] Blanc
    }.
layer-surroundings = Teintées : les cases vides autour des pions que le coup retourne.
