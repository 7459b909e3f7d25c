# Questions about the board in the line mode, for those who do not see it, and a new game.

word-row = rangée, rangee, ligne
word-new = nouvelle, nouveau
does-ask = dire ce qu’il y a sur cette case, ou ce qu’un coup y retourne
does-row = dire ce qu’il y a sur une rangée
does-new = commencer une nouvelle partie comme celle-ci, qui est enregistrée
needs-row = Écrivez le numéro d’une rangée après { $word }, de 1 à 8.
new-begun = Une nouvelle partie.
