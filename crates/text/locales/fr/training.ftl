# L’entraînement : les thèmes et les questions rapides.

training-tag-key-square = La case clé
training-tag-given-corner = Un coin donné
training-tag-x-square = Les cases X et C
training-tag-win-corner = Gagner un coin
training-tag-corner-timing = Un coin qui peut attendre
training-tag-pass = Faire passer l’adversaire
training-tag-access = Fermer l’accès à l’adversaire
training-tag-quiet-move = Les coups tranquilles
training-tag-mobility = La mobilité
training-tag-safe-moves = Les coups sûrs
training-tag-edge = Les bords
training-tag-tempo = Les temps
training-tag-parity = La parité
training-tag-diagonal = La grande diagonale
training-tag-move-order = L’ordre des coups
training-tag-stability = Les pions définitifs
training-tag-only-win = Le seul coup gagnant
training-tag-ending = Les fins de partie parfaites
training-tag-opening = Les ouvertures

training-drill-moves = Combien de coups y a-t-il ?
training-drill-flips = Combien de pions le coup marqué retourne-t-il ?
training-drill-x-square = La case X marquée est-elle sûre pour l’instant, ou l’adversaire peut-il prendre le coin aussitôt ?
training-drill-last-two = Il reste deux cases. Laquelle jouez-vous d’abord ?
