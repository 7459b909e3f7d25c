# Mesurer la force : matchs, ouvertures, poids.

about-match = Jouer des parties entre deux joueurs et dire qui est le plus fort, et avec quelle certitude.
note-match = Un joueur s’écrit level=N, depth=N, nodes=N ou seconds=N (par coup), avec au besoin weights=FICHIER, book ou book=FICHIER, séparés par des virgules. Chaque ouverture est jouée deux fois, couleurs échangées. Les marges valent pour 95 matchs sur 100. Avec --sprt, le match s’arrête dès qu’une hypothèse est assez sûre, et le programme rend 1 sauf si le premier joueur est le plus fort.
help-match-players = L’un des deux joueurs : notre moteur
help-match-levels = Au lieu de deux joueurs : chaque niveau, du premier au dernier, contre celui d’en dessous, par exemple 1-15
help-match-games = Combien de parties au plus ; 200 sans cette option
help-match-openings = Un fichier d’ouvertures, une par ligne, sous forme de coups, ou le mot start ; sans lui, des ouvertures équilibrées fournies avec le programme
help-match-sprt = S’arrêter dès qu’il est clair si le premier joueur est plutôt plus fort de ELO0 ou de ELO1 points, par exemple 0,10
help-match-journal = Un fichier qui garde les résultats, pour reprendre un match interrompu
help-match-threads = Combien de parties jouer en même temps ; sans cette option, une par cœur
help-match-solve = Ensuite, résoudre les positions de ce fichier (OBF) avec les poids de chaque joueur et comparer le travail
help-seed = Un autre nombre donne d’autres hasards ; 1 sans cette option
name-levels = DE-À

about-book = Consulter une position dans le livre d’ouvertures, ou construire un livre.
note-book = Un livre connaît des positions et la valeur de chacun de leurs coups ; les positions symétriques n’en font qu’une. La construction reprend là où elle s’est arrêtée : les positions que le bon jeu atteint le plus volontiers viennent d’abord.
help-book-position = La position à consulter ; sans elle, le début d’une partie
help-book-file = Le livre à consulter ; sans lui, celui du programme
help-book-build = Construire ce livre, ou le faire grandir
help-book-positions = Combien de positions il doit avoir ; 50000 sans cette option
help-book-depth = Combien de coups d’avance on explore chaque position ; 10 sans cette option
help-book-weights = Un fichier de poids pour juger ; sans lui, ceux du programme
help-book = Jouer avec ce livre d’ouvertures ; sans fichier, et sans cette option, avec celui du programme (à partir du niveau 9)
help-no-book = Jouer sans livre d’ouvertures
help-eval-book = Là où le livre d’ouvertures a la position, dire ce qu’il en dit ; sans fichier, celui du programme
book-size =
    { $positions ->
        [one] 1 position explorée
       *[other] { $positions } positions explorées
    } { $depth ->
        [one] 1 coup
       *[other] { $depth } coups
    } d’avance
book-plies = positions après 0, 1, 2… coups : { $counts }
book-unknown = Le livre n’a pas la position { $position }.
book-other-depth = Ce livre a été commencé avec --depth { $depth }, et ses valeurs doivent être comparables : omettez l’option, ou commencez un autre livre.
book-foreign = ce n’est pas un livre d’ouvertures.
book-version = ce livre d’ouvertures est de la version { $version }, que ce programme ne connaît pas.
book-damaged = le livre d’ouvertures est abîmé : sa somme de contrôle ou son contenu est faux.
cannot-write = impossible d’écrire { $file } : { CLAUSE($reason) }

about-validate = Comparer des poids avec ce qu’on sait de positions connues.
note-validate = Affiche des tableaux : l’écart entre les valeurs et les scores exacts, en pions ; la fréquence du meilleur coup aux profondeurs 6, 10 et 14, et ce que coûtent les autres ; le nombre de nœuds que demandent les scores exacts.
help-validate-weights = Un fichier de poids, à donner plusieurs fois au besoin ; sans lui, ceux du programme
help-validate-wthor = Un dossier de fichiers WTHOR (.wtb), ou l’un d’eux : de vraies parties avec un score exact à 24 cases vides
help-validate-depth = La profondeur de la recherche comparée avec eux ; 8 sans cette option
help-validate-sample = Combien de ces positions explorer ; 5000 sans cette option
help-validate-choose = Un fichier de positions où chaque coup a son score (OBF)
help-validate-solve = Un fichier de positions à résoudre (OBF)
validate-judgement-head = | poids | profondeur | positions | erreur moyenne | écart quadratique | biais | corrélation |
validate-choices-head = | poids | profondeur | positions | meilleur coup | perte moyenne | nœuds | écartées |
validate-proofs-head = | poids | positions | fausses | nœuds | secondes |

match-head = | premier | second | parties | part des points | Elo | pions par partie | paires à 0-½-1-1½-2 points |
match-ratio = rapport de vraisemblance (log) { $ratio }, limites { $lower } et { $upper }
match-confirmed = « { $player } » est plus fort ({ $ratio }).
match-refuted = « { $player } » n’est pas plus fort ({ $ratio }).
match-open = On ne sait pas encore si « { $player } » est plus fort ({ $ratio }) : il faudrait plus de parties.
match-two-players = Un match demande deux joueurs : donnez --player ou --engine, deux fois en tout.

wrong-contender = « { $part } » ne fait pas un joueur : écrivez une fois level=N, depth=N, nodes=N ou seconds=N, et au besoin weights=FICHIER, book ou book=FICHIER, séparés par des virgules.
wrong-levels = Il faut deux niveaux, le plus faible d’abord, par exemple 1-15.
wrong-sprt = Il faut deux écarts en points Elo, le plus petit d’abord, par exemple 0,10.
openings-none = il ne contient aucune ouverture.
openings-line = ligne { $line } : { CLAUSE($reason) }
openings-over = La partie est finie après ces coups : une ouverture laisse quelque chose à jouer.
journal-line = la ligne { $line } n’est pas le résultat d’une paire de parties : c’est un autre genre de fichier, ou il a été modifié.

wthor-no-files = il ne contient aucun fichier WTHOR (.wtb).
wthor-no-header = il est trop court pour un fichier WTHOR.
wthor-board-size = ses plateaux ont { $size } × { $size } cases ; seules les parties sur 8 × 8 cases se lisent.
wthor-not-games = il contient des positions de finale, pas des parties.
wthor-truncated = il s’arrête avant la fin de la partie { $game } sur { $games }.
wthor-game = partie { $game } : { CLAUSE($reason) }
wthor-not-a-square = le coup { $ply } vaut { $byte }, qui n’est aucune case.
wthor-illegal = le coup { $ply } est { $square }, qui n’y est pas légal.
wthor-after-the-end = il y a un coup { $ply } après le dernier.
wthor-score = le score est de { $score } pions, et le plateau a 64 cases.

weights-built-in = intégrés
weights-foreign = ce n’est pas un fichier de poids.
weights-version = ces poids sont de la version { $version }, que ce programme ne connaît pas.
weights-layout = ces poids ont été faits pour d’autres motifs que ceux de ce programme.
weights-truncated = le fichier de poids s’arrête trop tôt.
weights-damaged = le fichier de poids est abîmé : sa somme de contrôle est fausse.
