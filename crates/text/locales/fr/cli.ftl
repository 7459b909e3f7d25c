# The command line: help, results and usage errors.

heading-usage = Emploi{ "\u202F" }
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
help-lang = Langue de tous les textes : { $languages }, ou le dossier d’une traduction ; par défaut, celle du système
help-json = Donner le résultat en JSON, un objet par ligne
help-board = Dessin du plateau : ascii, unicode, color (couleurs) ou words (mots)
help-threads = Nombre de fils d’exécution ; à défaut, un par cœur
help-hash = Taille de la table des positions en Mio ; à défaut, { $mebibytes }

about-play = Jouer une partie dans le terminal.
note-play = « play » seul ouvre l’application ; « play --level 5 » est une partie contre l’ordinateur. Une partie inachevée est conservée et proposée de nouveau.
help-play-variation = Numéro de jeu de la cartouche de console : deux chiffres, de 01 à 93
help-play-black = Qui joue Noir : human (une personne), ou un niveau de 1 à 60
help-play-white = Qui joue Blanc : human (une personne), ou un niveau de 1 à 60
help-play-level = Niveau de l’ordinateur, de 1 à 60 ; il joue Blanc, sauf si le numéro de jeu en décide autrement
help-play-clock = Pendule : none (aucune), 15s/move (par coup), 5m, 5m+3s ou 10m+5x30s ; puis, au besoin, ce qui arrive quand le temps est écoulé : ,loses (perd) ,31-33 ,0-64 ou ,computer (l’ordinateur joue)
help-play-handicap = Coins que Noir a au départ : de 0 à 4 ; 2:white en donne deux à Blanc
help-play-corners = Quels coins, par exemple a1,h8
help-play-position = Partir de cette position
help-play-series = Plusieurs parties : games:3 (parties), points:100 ou wins:2 (victoires) ; puis, au besoin, qui commence la suivante : ,fixed (le même) ,alternate (chacun son tour) ,loser (le perdant) ou ,winner (au choix du gagnant)
help-play-tabletop = Retourner à la main, comme sur un vrai plateau ; fautes : silent (rien dire), warn (avertir, par défaut) ou review (montrer à la fin)
help-play-counting = Compte final : discs (les pions posés, par défaut) ou tournament (les cases libres vont au gagnant)
help-play-new = Commencer une partie sans rien demander ; une partie inachevée est conservée
help-play-resume = Continuer la partie inachevée
help-play-plain = Ligne par ligne, au lieu de l’application en plein écran ; un tube reçoit toujours des lignes

about-perft = Compter les suites de coups d’une longueur donnée.
help-perft-depth = Nombre de coups à l’avance, de 0 à 60
help-perft-position = Où commencer ; à défaut, au début d’une partie
help-perft-pass-free = Ne pas compter un tour passé comme un coup
perft-result = Profondeur { $depth } : { $nodes } suites, { $seconds } s

about-solve = Résoudre des positions : score exact et meilleure suite de coups.
note-solve = Un fichier a une position par ligne, avec les scores attendus si on veut (OBF) : « { $line } ». Le programme dit alors s’ils sont justes, et finit avec 1 si l’un ne l’est pas. Les scores sont en pions pour le camp au trait, les cases libres allant au gagnant. « - » lit l’entrée standard.
help-solve-positions = Fichiers de positions, ou positions

about-eval = Estimer ce que valent des positions ou leurs meilleurs coups.
help-eval-positions = Les positions
help-eval-level = Chercher comme un joueur de ce niveau, de 1 à 60 ; par défaut, 15
help-eval-depth = Chercher à tant de coups à l’avance, de 1 à 60 ; exact là où la partie finit avant
help-eval-time = Chercher pendant tant de secondes
help-eval-static = Ne pas chercher du tout
help-eval-moves = Combien des meilleurs coups montrer ; à défaut, le meilleur

about-bench = Chercher dans une liste fixe de positions : une empreinte, la même sur toute machine, et la vitesse.
help-bench-threads = Mesurer encore la vitesse avec ce nombre de fils

about-serve = Ouvrir l’application dans le navigateur : jouer, apprendre, résoudre des problèmes, analyser.
note-serve = La page n’est servie que sur cet ordinateur. Ctrl-C y met fin ; ce que le navigateur garde, il le garde pour un port.
help-serve-port = Le port ; sinon 6464, ou un port libre
help-serve-no-open = Afficher l’adresse sans ouvrir le navigateur
help-serve-page = Servir la page de ce dossier au lieu de celle du programme
serving = Outflank est à l’adresse { $url } (Ctrl-C pour finir)
serving-no-page = Ce programme a été construit sans sa page : « cargo play » construit les deux.
not-opened = Aucun navigateur ne s’ouvre : ouvrez vous-même l’adresse.
serve-failed = La page ne peut pas être servie : { CLAUSE($reason) }

about-gtp = Parler le Go Text Protocol (version 2) sur l’entrée et la sortie standard, pour d’autres programmes.
note-gtp = Les commandes sont celles du protocole ; list_commands les nomme.
help-gtp-level = Niveau de jeu, de 1 à 60 ; à défaut 20, et set_level le change

about-show = Dessiner une position, compter ses pions et donner ses coups.
help-show-position = La position à dessiner
note-position = Une position, ce sont 64 cases de a1 à h8 puis le camp au trait (X noir, O blanc, - libre), ou les coups d’une partie comme f5d6c3 (rien : le début), ou @ suivi du nom d’une position de la collection.

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
name-counting = COMPTE

usage-unknown-option = Il n’y a pas d’option « { $option } » ici.
usage-unknown-command = Il n’y a pas de commande « { $word } ».
usage-unexpected = « { $word } » n’est pas attendu ici.
usage-missing = Il manque { $argument }.
usage-needs-value = { $option } demande une valeur.
usage-takes-no-value = { $option } ne prend pas de valeur.
usage-once = { $option } ne se donne qu’une fois.
usage-conflict = { $option } et { $other } ne vont pas ensemble.
usage-not-text = Un argument n’est pas un texte Unicode valide.
usage-wrong = Ces arguments ne forment pas une commande.
usage-see = { $sentence } Voyez « { $command } --help ».

wrong-value = { $name } « { $value } » : { CLAUSE($reason) }
wrong-number = On attend un nombre entier de { $least } à { $most }.
wrong-seconds = On attend un nombre de secondes, comme 5 ou 0.5.
wrong-factor = Un nombre positif est attendu, comme 60 ou 0.5.
wrong-choice = On attend l’une de ces valeurs : { $choices }.
wrong-id = La collection n’a pas cette position : elle a { $known }.
cpu-lacks = Ce processeur n’a pas { $features }, pour lequel le programme a été compilé : compilez-le de nouveau sur cet ordinateur.
terminal-failed = La lecture ou l’écriture a échoué : { CLAUSE($reason) }
