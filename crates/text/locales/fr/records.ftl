# Ce qui ne va pas dans les parties des fichiers.

record-no-game = Il n’y a pas de partie dans ce texte : une partie en GGF commence par « {"(;"} ».
record-not-closed = La partie n’a pas de fin : un crochet ou « {";)"} » manque.
record-too-long = C’est trop long pour une partie.
record-other-game = C’est une partie de { $text }, pas d’Othello.
record-board-size = Le plateau est de taille { $text } : seules les grilles de 8 × 8 cases peuvent être lues.
record-board = La position de départ : { $reason }
record-not-a-field = « { $letter } » n’est pas le début d’un champ comme PB[nom].
record-field =
    { $field ->
        [date] La date
        [rating] Le classement
        [clock] La pendule
        [type] Le genre de partie
        [result] Le résultat
        [bid] L’enchère
        [komi] Le komi
        [evaluation] L’évaluation
       *[time] Le temps
    } contient « { $text } », ce qui n’a pas de sens ; c’est laissé de côté.
record-komi = Le komi n’est pas la moyenne des deux enchères.
record-not-a-move = « { $text } » n’est pas un coup.
record-wrong-color = C’est à l’autre couleur de jouer.
record-unknown-letter = « { $letter } » ne commence pas un coup.
record-place = Partie { $game }, octet { $byte } : { $reason }
record-move = Partie { $game }, coup { $ply } (octet { $byte }) : { $reason }
