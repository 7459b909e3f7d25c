# La page où l’on joue.

play-title = Jouer
play-new = Nouvelle partie
play-level = Niveau
play-color = Votre couleur
play-black = Noir, vous commencez
play-white = Blanc
play-undo = Reprendre
play-person = Vous
play-computer = Ordinateur, niveau { $level }
play-tools = Partie
