# What one types in the line mode: the words for each command, the usual one first.

word-pass = passer, passe
word-undo = annuler, annule
word-redo = refaire, rejouer
word-hint = indice, conseil
word-moves = coups
word-board = plateau
word-score = score, points
word-clock = pendule, temps
word-save = enregistrer, sauver
word-load = charger, ouvrir
word-resign = abandonner, abandon
word-draw = nul, nulle
word-decline = refuser
word-next = suivante, suite
word-rematch = revanche
word-resume = continuer, continue
word-flip = retourner, retourne
word-take-back = reprendre, reprends
word-done = fini, fin
word-help = aide
word-quit = quitter
word-black = noir
word-white = blanc
word-yes = oui, o
word-no = non
word-names = noms, nom
