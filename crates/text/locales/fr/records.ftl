# Ce qui ne va pas dans les parties des fichiers.

record-no-game = Il n’y a pas de partie dans ce texte : ni coups comme f5 d6, ni position, ni partie dans un format connu.
record-no-moves = Il n’y a pas de coups ici.
record-not-closed = La partie n’a pas de fin : il manque un crochet ou « {";)"} ».
record-too-long = C’est trop long pour une partie.
record-other-game = C’est une partie de { $text }, pas d’Othello.
record-board-size = Le plateau est de taille { $text } : seules les grilles de 8 × 8 cases peuvent être lues.
record-board = La position de départ : { CLAUSE($reason) }
record-not-a-field = « { $letter } » n’est pas le début d’un champ comme PB[nom].
record-field =
    { $field ->
        [date] La date
        [rating] Le classement
        [clock] La pendule
        [type] Le type de partie
        [result] Le résultat
        [bid] L’enchère
        [komi] Le komi
        [evaluation] L’évaluation
        [given] Le nombre de coups tirés au sort ou convenus
        [theory] Le score théorique
        [score] Le score
       *[time] Le temps
    } contient « { $text } », ce qui n’a pas de sens ; la valeur est ignorée.
record-komi = Le komi n’est pas la moyenne des deux enchères.
record-not-a-move = « { $text } » n’est pas un coup.
record-wrong-color = C’est à l’autre couleur de jouer.
record-unknown-letter = « { $letter } » ne commence pas un coup.
record-place = Partie { $game }, octet { $byte } : { CLAUSE($reason) }
record-move = Partie { $game }, coup { $ply } (octet { $byte }) : { CLAUSE($reason) }
record-truncated =
    Le fichier s’arrête avant la fin de { $games ->
        [one] sa partie
       *[other] ses { $games } parties
    }.
record-fen = « { $text } » n’est pas une position comme l’écrit PGN : {"8/8/8/3pP3/3Pp3/8/8/8 b"}.
record-not-a-tag = Ce n’est pas une balise comme {"[Black \"nom\"]"}.
record-no-name =
    { $kind ->
        [players] Il n’y a pas de joueur
       *[tournaments] Il n’y a pas de tournoi
    } numéro { $index } dans le fichier des noms.
wthor-not-names = il ne contient ni noms de joueurs ni noms de tournois.
record-not-json = Ce n’est pas du JSON valide.
record-json-field = Un champ de cette partie en JSON est inconnu, ou sa valeur n’est pas du bon type.
record-at-line =
    { $game ->
        [one] Ligne { $line }
       *[other] Partie { $game }, ligne { $line }
    }, caractère { $column } : { CLAUSE($reason) }
record-at-move =
    { $game ->
        [one] Coup { $ply }
       *[other] Partie { $game }, coup { $ply }
    } (ligne { $line }, caractère { $column }) : { CLAUSE($reason) }
record-read-up-to = Lu jusqu’au coup { $moves }. { $reason }
record-several = Il y a ici { $count } parties ; il en faut une seule.
