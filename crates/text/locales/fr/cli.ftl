# The command line: help, results and usage errors.

heading-usage = Utilisation{ "\u202F" }
heading-commands = Commandes{ "\u202F" }
heading-arguments = Arguments{ "\u202F" }
heading-options = Options{ "\u202F" }
heading-example = Exemple{ "\u202F" }
usage-options = [OPTIONS]
usage-command = [COMMANDE]

about-outflank = Jouer à Othello et l’étudier.
note-outflank = Sans commande, l’application s’ouvre dans le navigateur, comme avec « outflank serve ».
help-help = Afficher cette aide
help-version = Afficher la version
help-lang = Langue de tous les textes : { $languages }, ou le dossier d’une traduction (par défaut, celle du système)
help-json = Donner le résultat en JSON, un objet par ligne
help-board = Dessin du plateau : ascii, unicode, color (couleurs) ou words (mots)
help-threads = Nombre de fils d’exécution (par défaut, un par cœur)
help-hash = Taille de la table de hachage en Mio ({ $mebibytes } par défaut)

about-play = Jouer une partie dans le terminal.
note-play = « play » seul ouvre l’application ; « play --level 5 » lance une partie contre l’ordinateur. Une partie inachevée est enregistrée et proposée de nouveau.
help-play-variation = Numéro de jeu de la cartouche de console : deux chiffres, de 01 à 93
help-play-black = Qui joue Noir : human (une personne), ou un niveau de 1 à 60
help-play-white = Qui joue Blanc : human (une personne), ou un niveau de 1 à 60
help-play-level = Niveau de l’ordinateur, de 1 à 60 ; il joue Blanc, sauf si le numéro de jeu en décide autrement
help-play-clock = Pendule : none (aucune), 15s/move (par coup), 5m, 5m+3s ou 10m+5x30s ; puis, au besoin, ce qui arrive quand le temps est écoulé : ,loses (perd) ,31-33 ,0-64 ou ,computer (l’ordinateur joue)
help-play-handicap = Coins acquis à Noir dès le départ : de 0 à 4 ; 2:white en donne deux à Blanc
help-play-corners = Quels coins, par exemple a1,h8
help-play-position = Partir de cette position
help-play-opening = Commencer après cette ouverture : son nom, comme tigre
help-play-xot = Commencer après huit coups tirés au sort (XOT), dans la liste du programme ou dans ce fichier, huit coups par ligne
help-play-seed = Graine du tirage (par défaut : différente à chaque fois)
help-play-series = Plusieurs parties : games:3 (parties), points:100 ou wins:2 (victoires) ; puis, au besoin, qui commence la suivante : ,fixed (le même) ,alternate (chacun son tour) ,loser (le perdant) ou ,winner (au choix du gagnant)
help-play-tabletop = Retourner à la main, comme sur un vrai plateau ; fautes : silent (sans alerte), warn (avec alertes, par défaut) ou review (bilan à la fin)
help-play-counting = Décompte : discs (pions sur le plateau, par défaut) ou tournament (les cases vides vont au gagnant)
help-play-resignation = Comment compte une partie abandonnée : board (comme sur le plateau si le gagnant est devant, sinon 33–31 ; par défaut), perfect (comme finirait le jeu parfait, s’il est trouvé en dix secondes) ou 0-64
help-play-first = La couleur qui commence sur la cartouche : red (rouge, par défaut) ou green (vert)
help-play-new = Commencer une partie sans rien demander ; la partie inachevée reste enregistrée
help-play-resume = Continuer la partie inachevée
help-play-plain = Ligne par ligne, au lieu de l’application en plein écran (toujours le cas hors d’un terminal)

about-perft = Compter les suites de coups d’une longueur donnée.
help-perft-depth = Longueur des suites en coups, de 0 à 60
help-perft-position = Position de départ (par défaut, le début d’une partie)
help-perft-pass-free = Ne pas compter un tour passé comme un coup
perft-result = Profondeur { $depth } : { $nodes } suites, { $seconds } s

about-solve = Résoudre des positions : score exact et meilleure suite de coups.
note-solve = Un fichier contient une position par ligne, avec si l’on veut les scores attendus (OBF) : « { $line } ». Le programme dit alors s’ils sont justes, et le code de sortie est 1 si l’un ne l’est pas. Les scores sont en pions pour le camp au trait, cases vides au gagnant. « - » lit l’entrée standard.
help-solve-positions = Fichiers de positions, ou positions

about-eval = Évaluer des positions ou leurs meilleurs coups.
help-eval-positions = Les positions
help-eval-level = Juger comme tout le programme à ce niveau, de 1 à 60, d’après le livre quand il contient la position (15 par défaut)
help-eval-depth = Chercher plutôt à cette profondeur, de 1 à 60, sans le livre ; exact si la partie finit avant
help-eval-time = Chercher plutôt pendant ce nombre de secondes, sans le livre
help-eval-static = Évaluer sans chercher, et sans le livre
help-eval-moves = Nombre de meilleurs coups à montrer (1 par défaut)

about-bench = Chercher dans une liste fixe de positions : une empreinte identique sur toute machine, et la vitesse.
help-bench-threads = Mesurer aussi la vitesse avec ce nombre de fils

about-serve = Ouvrir l’application dans le navigateur : jouer, apprendre, résoudre des problèmes, analyser.
note-serve = La page n’est servie que sur cet ordinateur. Ctrl-C arrête tout. Le navigateur enregistre parties et progression séparément pour chaque port.
help-serve-port = Port (par défaut 6464, ou un port libre)
help-serve-no-open = Afficher l’adresse sans ouvrir le navigateur
help-serve-page = Servir la page de ce dossier au lieu de celle du programme
help-serve-log = Ajouter à ce fichier ce qui arrive au serveur (connexions, refus, pannes), mais rien de ce qui lui est demandé
help-serve-library = La bibliothèque que la page peut interroger, au lieu de la vôtre
help-serve-no-library = Ne pas donner accès à la bibliothèque depuis la page
serving = Outflank est à l’adresse { $url } (Ctrl-C pour arrêter)
serving-no-page = Ce programme a été compilé sans sa page : « cargo play » compile et ouvre les deux, « cargo xtask program » compile un seul fichier, page comprise.
not-opened = Impossible d’ouvrir un navigateur : ouvrez l’adresse vous-même.
serve-failed = Impossible de servir la page : { CLAUSE($reason) }

about-gtp = Parler le Go Text Protocol (version 2) sur l’entrée et la sortie standard, pour d’autres programmes.
note-gtp = Les commandes sont celles du protocole ; list_commands en donne la liste.
help-gtp-level = Niveau de jeu, de 1 à 60 (20 par défaut ; set_level le change)

about-show = Afficher une position, compter ses pions et lister ses coups ; ou en écrire une image, ou le film de sa partie.
help-show-position = La position à afficher
help-show-svg = Écrire une image SVG dans ce fichier (- : sortie standard)
help-show-png = Écrire une image PNG dans ce fichier (- : sortie standard)
help-show-gif = Écrire la partie en GIF animé dans ce fichier (- : sortie standard)
help-show-size = Largeur de l’image en pixels, de 64 à 4096 (par défaut 850 ; GIF 425)
help-show-numbered = Numéroter les coups comme dans les livres : chaque pion de la couleur de son joueur, les quatre premiers comme au début
help-show-delay = Durée entre deux coups du GIF, en centièmes de seconde (80 par défaut)
show-needs-moves = Les numéros et le GIF demandent les coups d’une partie, comme f5d6c3 ; une position seule n’en a pas.
note-position = Une position s’écrit en 64 cases de a1 à h8, puis le camp au trait (X noir, O blanc, - vide) ; ou en coups, comme f5d6c3 (rien : le début) ; ou avec @ et le nom d’une position de la collection.

name-depth = PROFONDEUR
name-position = POSITION
name-file = FICHIER
name-file-or-position = FICHIER|POSITION
name-level = NIVEAU
name-seconds = SECONDES
name-mebibytes = MIO
name-language = LANGUE
name-number = N
name-folder = DOSSIER
name-style = STYLE
name-player = JOUEUR
name-clock = PENDULE
name-corners = COINS
name-series = SÉRIE
name-warning = FAUTES
name-counting = DÉCOMPTE
name-resignation = RÈGLE
name-first = COULEUR

usage-unknown-option = Il n’y a pas d’option « { $option } » ici.
usage-unknown-command = Il n’y a pas de commande « { $word } ».
usage-unexpected = « { $word } » n’est pas attendu ici.
usage-missing = Il manque { $argument }.
usage-needs-value = { $option } demande une valeur.
usage-takes-no-value = { $option } ne prend pas de valeur.
usage-once = { $option } ne se donne qu’une fois.
usage-conflict = { $option } et { $other } ne vont pas ensemble.
usage-not-text = Un argument n’est pas un texte Unicode valide.
usage-wrong = Ces arguments ne vont pas ensemble.
usage-see = { $sentence } Voir « { $command } --help ».

wrong-value = { $name } « { $value } » : { CLAUSE($reason) }
wrong-number = Il faut un nombre entier de { $least } à { $most }.
wrong-seconds = Il faut un nombre de secondes, comme 5 ou 0.5.
wrong-factor = Il faut un nombre qui ne soit pas négatif, comme 60 ou 0.5.
wrong-choice = Les valeurs possibles sont { $choices }.
wrong-id = Cette position n’est pas dans la collection, qui contient { $known }.
cpu-lacks = Il manque à ce processeur { $features }, que ce programme exige : recompilez-le sur cet ordinateur.
terminal-failed = Lecture ou écriture impossible : { CLAUSE($reason) }
