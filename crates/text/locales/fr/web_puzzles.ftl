# La page des problèmes.

puzzles-lead = Trouvez le coup. Si ce n’est pas le bon, le plateau vous montre pourquoi.
puzzles-classics = Cinq classiques
puzzles-classics-about = À Noir de jouer : forcez Blanc à ouvrir un coin, et prenez-le.
puzzles-stream-about = Composés et vérifiés par le moteur. Ceux que vous ne résolvez pas reviennent plus tard.
puzzles-kind = Thème
puzzles-kind-any = Un peu de tout
puzzles-difficulty = Difficulté
puzzles-difficulty-fitting = Adaptée à mon niveau
puzzles-begin = Commencer
puzzles-next = Suivant
puzzles-all = Tous les problèmes
puzzles-again = Réessayer
puzzles-play-out = Jouer jusqu’au bout
puzzles-so-far = Jusqu’ici
puzzles-streak = { $now } d’affilée (record : { $longest })
puzzles-card-solved = résolu
puzzles-card-tried = pas encore résolu
puzzles-none-such = Il n’y a pas de problème « { $name } » : choisissez parmi ceux-ci.
puzzles-solution-is = Les coups : { $moves }.
puzzles-not-fetched = Seuls les cinq classiques sont disponibles pour le moment. Réessayez avec une connexion.
