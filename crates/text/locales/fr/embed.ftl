# A game in a frame of another page.

embed-title = Partie d’Othello
embed-start = Début
embed-move = Coup { $number } sur { $total } : { $mv }
embed-pass = passe
embed-score = Noir { $black }, Blanc { $white }
embed-open = Ouvrir dans Outflank
embed-wrong = Cette adresse ne contient pas de partie : le caractère { $character } est faux.
