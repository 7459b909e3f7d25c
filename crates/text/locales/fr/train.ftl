# L’entraînement : son aide, son avancement, ses résultats et ce qui peut échouer.

about-train = Produire des poids d’évaluation : des parties du moteur contre lui-même, et ce qu’elles apprennent.
note-train = Un entraînement est un répertoire. Chaque commande peut être interrompue à tout moment ; la même commande reprend où elle en était.
about-train-run = Toutes les étapes, pour autant de tours que voulu.
about-train-selfplay = Jouer les parties d’un tour.
about-train-data = Trier et fusionner les positions des parties d’un tour, ou de fichiers venus d’ailleurs.
about-train-fit = Ajuster les poids aux données d’un tour.
about-train-calibrate = Mesurer de combien se trompent les recherches courtes avec les nouveaux poids, pour les coupes sélectives.
about-train-export = Arrondir les poids et les écrire, avec leur modèle d’erreur, dans le fichier de poids du tour.

help-train-directory = Où se trouve l’entraînement, ou bien où il commence
help-train-round = Quel tour ; sinon, celui qui n’est pas terminé
help-train-rounds = Combien de tours compte l’entraînement
help-train-seed = Un autre nombre donne d’autres parties
help-train-games = Combien de parties compte un tour
help-train-depth = Combien de coups les joueurs voient à l’avance, de 3 à 20
help-train-exact = À partir de combien de cases vides ils jouent parfaitement, de 4 à 14
help-train-kept = Des parties de combien de tours un tour apprend
help-train-weights = Poids pour jouer le premier tour ; sans eux, tout part de rien
help-train-ridge = Avec quelle force les poids sont tirés vers ceux de la phase suivante
help-train-neighbours = Combien comptent les positions des phases voisines, de 0 à 1
help-train-steps = Combien de pas l’ajustement d’une phase peut faire
help-train-most-count = Combien de fois au plus compte une position répétée
help-train-positions = Combien de positions sont explorées pour chaque nombre de cases vides
help-train-deepest = Jusqu’où vont les plus profondes de ces recherches
help-train-import = Fichiers de positions dont apprendre aussi
name-directory = RÉPERTOIRE

train-stage = Tour { $round }, étape { $stage }
train-rate = { $rate }/s, encore { $left }
train-played = Tour { $round } : { $games } parties, { $positions } positions, { $rate } parties/s
train-sorted = Tour { $round } : { $positions } positions, { $training } différentes dont apprendre, { $held_out } mises de côté
train-fitted = Tour { $round }, erreur en pions sur les positions mises de côté :
train-phase = phase { $phase } : { $positions } positions, { $steps } pas, moyenne { $mean }, racine du carré moyen { $square }
train-calibrated = { $curve } : { $pairs } paires de recherches, erreur { $error } pions, { $normalised } de ce que dit le modèle ; ses nombres : { $numbers }
train-exported = { $path } : somme de contrôle { $checksum }, erreur moyenne { $after } (avant l’arrondi { $before })

train-file = Impossible d’utiliser { $path } : { $reason }.
train-not-positions = { $path } ne contient pas de positions.
train-damaged = { $path } est abîmé : supprimez-le, et la même commande le refera.
train-weights = { $path } est refusé : { $reason }.
train-other-setting = L’entraînement a commencé avec une autre valeur de { $name } : prenez celle-là, ou un autre répertoire.
train-other-engine = Les parties du tour { $round } ont été commencées par une autre version du moteur, ou avec d’autres poids : supprimez le répertoire du tour pour le recommencer.
train-before = Il faut d’abord « outflank train { $stage } ».
train-no-positions = Il n’y a pas encore de positions dont apprendre : jouez des parties, ou nommez des fichiers avec --import.
train-stopped = Le travail a été arrêté ; la même commande le reprend.
