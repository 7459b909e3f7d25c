# Mesurer la force : matchs, ouvertures, poids.

about-match = Jouer un match entre deux joueurs : qui est le plus fort, avec marge d’erreur.
note-match = Un joueur s’écrit level=N, depth=N, nodes=N ou seconds=N (par coup), suivi au besoin de weights=FICHIER, book ou book=FICHIER, le tout séparé par des virgules. Chaque ouverture est jouée deux fois, en échangeant les couleurs. Les marges valent dans 95 matchs sur 100. Avec --sprt, le match s’arrête dès qu’une hypothèse est assez sûre ; le code de sortie est 1, sauf si le premier joueur est le plus fort.
help-match-players = L’un des deux joueurs : notre moteur
help-match-levels = Au lieu de deux joueurs : chaque niveau contre celui d’en dessous, du premier au dernier, par exemple 1-15
help-match-games = Nombre maximal de parties (200 par défaut)
help-match-openings = Un fichier d’ouvertures, une par ligne, des coups ou le mot start (par défaut : celles de --xot)
help-match-sprt = S’arrêter dès qu’il est clair si le premier joueur est plus fort de ELO0 ou plutôt de ELO1 points, par exemple 0,10
help-match-journal = Fichier des résultats, pour reprendre un match interrompu
help-match-threads = Nombre de parties simultanées (par défaut, une par cœur)
help-match-solve = Ensuite, résoudre les positions de ce fichier (OBF) avec les poids de chaque joueur et comparer le travail
help-seed = Graine aléatoire (1 par défaut)
name-levels = DE-À

about-book = Consulter une position dans le livre d’ouvertures, ou construire un livre.
note-book = Un livre contient des positions et la valeur de chacun de leurs coups ; les positions symétriques n’en font qu’une. La construction reprend là où elle s’était arrêtée et commence par les positions que le bon jeu atteint le plus souvent.
help-book-position = Position à consulter (par défaut, le début d’une partie)
help-book-file = Livre à consulter (par défaut, celui du programme)
help-book-build = Construire ce livre, ou le compléter
help-book-positions = Nombre de positions à atteindre (100000 par défaut)
help-book-depth = Profondeur de recherche pour chaque position, en coups (14 par défaut)
help-book-weights = Fichier de poids pour évaluer (par défaut, ceux du programme)
help-book-even-openings = Évaluer toutes les ouvertures de huit coups et écrire les équilibrées dans ce fichier, une liste pour le XOT ; reprend là où il s’est arrêté
help-book-level = Niveau qui évalue les ouvertures (16 par défaut)
help-book-discs = Avance maximale d’un camp dans une ouverture équilibrée, en pions (2 par défaut)
even-counts = { $done } ouvertures sur { $all } évaluées, dont { $even } équilibrées
even-other = ce n’est pas une liste commencée avec le même niveau, la même avance et les mêmes poids.
wrong-timed-level = Ce niveau réfléchit à la pendule, et ses valeurs changent d’une fois à l’autre : choisissez-en un jusqu’à 18, ou à partir de 21.
help-book = Livre d’ouvertures à utiliser (par défaut, celui du programme, à partir du niveau 9)
help-no-book = Jouer sans livre d’ouvertures
help-eval-book = Utilise le livre d’ouvertures aussi pour une recherche avec --depth ou --time ; les niveaux l’utilisent toujours (sans fichier : celui du programme)
book-size =
    { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, profondeur { $depth }
book-plies = positions après 0, 1, 2… coups : { $counts }
book-unknown = Le livre ne contient pas la position { $position }.
book-other-depth = Ce livre a été commencé avec --depth { $depth }, et ses valeurs doivent rester comparables : omettez l’option, ou commencez un autre livre.
book-other-weights = Ce livre a été commencé avec d’autres poids, et ses valeurs doivent rester comparables : indiquez ces poids avec --weights, ou commencez un autre livre.
book-foreign = ce n’est pas un livre d’ouvertures.
book-version = ce livre d’ouvertures est de version { $version }, inconnue de ce programme.
book-damaged = le livre d’ouvertures est endommagé : somme de contrôle ou contenu incorrects.
cannot-write = impossible d’écrire { $file } : { CLAUSE($reason) }

about-validate = Comparer des poids avec des positions dont la valeur est connue.
note-validate = Les scores connus viennent d’au moins une des options --wthor, --choose et --solve. Affiche des tableaux : l’écart entre les valeurs et les scores exacts, en pions ; la fréquence du meilleur coup et ce que coûtent les autres ; le nombre de nœuds nécessaires aux scores exacts.
help-validate-weights = Fichier de poids, option répétable (par défaut, ceux du programme)
help-validate-wthor = Dossier de fichiers WTHOR (.wtb), ou l’un d’eux : de vraies parties avec un score exact à 24 cases vides
help-validate-depth = Profondeur de la recherche comparée (8 par défaut)
help-validate-sample = Nombre de ces positions à explorer (5000 par défaut)
help-validate-choose = Fichier de positions où chaque coup a son score (OBF)
help-validate-depths = Profondeurs de recherche pour ces positions, par exemple 6,10,14 (par défaut)
help-validate-seconds = Y réfléchir aussi ce nombre de secondes
help-validate-solve = Fichier de positions à résoudre (OBF)
validate-judgement-head = | poids | profondeur | positions | erreur moyenne | écart quadratique | biais | corrélation |
validate-choices-head = | poids | profondeur | positions | meilleur coup | perte moyenne | erreur moyenne | biais | nœuds | écartées |
validate-proofs-head = | poids | positions | fausses | nœuds | secondes |

match-head = | premier | second | parties | part des points | Elo | pions par partie | paires à 0-½-1-1½-2 points |
match-ratio = rapport de vraisemblance (log) { $ratio }, limites { $lower } et { $upper }
match-confirmed = « { $player } » est plus fort ({ $ratio }).
match-refuted = « { $player } » n’est pas plus fort ({ $ratio }).
match-open = On ne sait pas encore si « { $player } » est plus fort ({ $ratio }) : il faudrait plus de parties.
match-two-players = Un match se joue à deux : donnez --player ou --engine, deux fois en tout.

wrong-contender = « { $part } » ne désigne pas un joueur : écrivez une fois level=N, depth=N, nodes=N ou seconds=N, et au besoin weights=FICHIER, book ou book=FICHIER, séparés par des virgules.
wrong-levels = Il faut deux niveaux, le plus faible d’abord, par exemple 1-15.
wrong-sprt = Il faut deux écarts en points Elo, le plus petit d’abord, par exemple 0,10.
openings-none = il ne contient aucune ouverture.
openings-line = ligne { $line } : { CLAUSE($reason) }
openings-over = La partie est finie après ces coups : une ouverture doit laisser des coups à jouer.
xot-count = Une ouverture de XOT compte huit coups, celle-ci { $moves }.
xot-skipped =
    { $file } : { $count ->
        [one] une ligne est ignorée.
       *[other] { $count } lignes sont ignorées.
    } { $reason }
journal-line = la ligne { $line } n’est pas le résultat d’une paire de parties : ce fichier est d’un autre type, ou a été modifié.

wthor-no-files = il ne contient aucun fichier WTHOR (.wtb).
wthor-no-header = il est trop court pour un fichier WTHOR.
wthor-board-size = ses plateaux ont { $size } × { $size } cases ; seules les parties sur 8 × 8 cases sont lisibles.
wthor-not-games = il contient des positions de finale, pas des parties.
wthor-truncated = il s’arrête avant la fin de la partie { $game } sur { $games }.
wthor-game = partie { $game } : { CLAUSE($reason) }
wthor-not-a-square = le coup { $ply } vaut { $byte }, qui n’est pas une case.
wthor-illegal = le coup { $ply }, { $square }, est illégal.
wthor-after-the-end = le coup { $ply } vient après la fin de la partie.
wthor-score = le score est de { $score } pions, alors que le plateau a 64 cases.

weights-built-in = intégrés
weights-foreign = ce n’est pas un fichier de poids.
weights-version = ces poids sont de version { $version }, inconnue de ce programme.
weights-layout = ces poids correspondent à d’autres motifs que ceux de ce programme.
weights-truncated = le fichier de poids s’arrête trop tôt.
weights-damaged = le fichier de poids est endommagé : somme de contrôle incorrecte.
help-match-xot = Tirer les ouvertures de cette liste, huit coups par ligne (par défaut : la liste du programme, la même que pour play --xot)
