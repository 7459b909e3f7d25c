# L’entraîneur à côté du plateau.

coach-is-on = L’entraîneur est là : il arrête un coup qui perd beaucoup, trois fois par partie au plus.
coach-is-off = L’entraîneur est parti.
coach-turn-on = Appeler l’entraîneur
coach-turn-off = Renvoyer l’entraîneur
coach-costs = { $square } vous coûte environ { $discs } pions.
coach-corner = Il laisse le coin { $corner } à l’adversaire.
coach-no-reason = Il y a un bien meilleur coup.
coach-anyway-buttons = Choisissez-le encore pour le jouer quand même, ou cherchez mieux.
coach-anyway-words = Tapez-le encore pour le jouer quand même, ou cherchez mieux.
coach-new = Pour les débutants
coach-always = Toujours
coach-never = Jamais
coach-title = Entraîneur
coach-about = Contre les niveaux 1 à 8, un coup qui coûte six pions ou plus est arrêté une fois, avec un indice. Une partie où l’entraîneur est intervenu compte comme jouée avec de l’aide.
coach-helped = Jouée avec de l’aide : { $hints ->
    [one] { $hints } indice
   *[other] { $hints } indices
 }, { $undos ->
    [one] { $undos } coup repris
   *[other] { $undos } coups repris
 }, { $warnings ->
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
 }.

training-coach-key-square = Les deux camps veulent la même case : trouvez-la avant l’adversaire.
training-coach-given-corner = Il permet à l’adversaire de prendre un coin aussitôt.
training-coach-x-square = Il est à côté d’un coin vide, et l’adversaire peut gagner ce coin.
training-coach-win-corner = Regardez les coins : il y en a un à gagner ou à perdre.
training-coach-corner-timing = Le coin peut attendre : personne d’autre ne peut le prendre.
training-coach-pass = Regardez qui va manquer de coups : quelqu’un devra passer son tour.
training-coach-access = Regardez dans quelles régions l’adversaire peut entrer.
training-coach-quiet-move = Il retourne des pions entourés de beaucoup de cases vides. Cherchez un coup plus tranquille.
training-coach-mobility = Comptez les coups : l’adversaire en a trop, ou vous trop peu.
training-coach-safe-moves = Bientôt, il ne vous restera plus de coup sûr.
training-coach-edge = Regardez le bord : vos pions s’y affaiblissent.
training-coach-tempo = L’adversaire aura le dernier coup libre.
training-coach-parity = Regardez les régions : qui joue en dernier dans chacune ?
training-coach-diagonal = L’adversaire obtient la grande diagonale.
training-coach-move-order = Il peut attendre : un autre coup vient d’abord.
training-coach-stability = Regardez les pions définitifs : il y en a en jeu.
training-coach-only-win = Un seul coup gagne.
training-coach-ending = Comptez la fin de partie jusqu’au dernier pion.
training-coach-opening = Le livre d’ouvertures joue autre chose ici.
