# Ce que la page montre autour d’une partie.

play-see-board = Voir le plateau
puzzles-choose = Choisir le thème et la difficulté
games-first = Jouez votre première partie
games-drop = Vous avez des parties ailleurs ? Déposez un fichier n’importe où sur cette page, ou collez-le.
