# Autres programmes : plateaux qui parlent NBoard, et moteurs en match.

about-nboard = Parler le protocole NBoard (versions 1 et 2) sur l’entrée et la sortie standard, pour les plateaux d’autres programmes.
note-nboard = La profondeur vient du plateau. Ce que le moteur apprend est gardé dans le fichier de --book, ou sinon avec vos parties, et resservira.

nboard-thinking = Réflexion
nboard-analyzing = Analyse
nboard-learning = Apprentissage
nboard-bad-line = Ligne incomprise : { $line }
nboard-bad-game = La partie est illisible, la précédente reste : { $reason }
nboard-other-rules = On ne joue pas ici les parties où le moins de pions gagne ; la précédente reste.
nboard-illegal = { $mv } n’est pas un coup légal ici ; rien n’a été joué.
nboard-no-book = Il n’y a pas de livre d’ouvertures à compléter.
nboard-not-kept = Impossible de garder le livre d’ouvertures : { $reason }
