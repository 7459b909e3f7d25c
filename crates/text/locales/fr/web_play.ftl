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
play-by-hand = Retourner les pions à la main
play-lot =
    Tirage au sort : { $person ->
        [yes] { $seat ->
            [left] le joueur de gauche commence
           *[right] le joueur de droite commence
        }
       *[no] l’ordinateur commence
    }.
play-draw-offered = { color-name } propose la nulle.
