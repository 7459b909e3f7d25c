# Autres programmes : plateaux qui parlent NBoard, et moteurs en match.

about-nboard = Parler le protocole NBoard (versions 1 et 2) sur l’entrée et la sortie standard, pour l’interface d’autres programmes.
note-nboard = La profondeur vient de l’interface. Ce que le moteur apprend est enregistré dans le fichier de --book ou, sans lui, avec vos parties, et resservira.

nboard-thinking = Réflexion
nboard-analyzing = Analyse
nboard-learning = Apprentissage
nboard-bad-line = Ligne incomprise : { $line }
nboard-bad-game = La partie est illisible, la précédente est maintenue : { CLAUSE($reason) }
nboard-other-rules = Ici, on ne joue pas à qui aura le moins de pions ; la partie précédente est maintenue.
nboard-illegal = { $mv } n’est pas un coup légal ici ; rien n’a été joué.
nboard-no-book = Il n’y a pas de livre d’ouvertures à compléter.
nboard-not-kept = Impossible d’enregistrer le livre d’ouvertures : { CLAUSE($reason) }

note-match-engines = Un moteur est tout programme qui parle GTP (version 2). Chaque partie en cours a le sien. Un moteur qui plante, se fige, joue un coup illégal, donne une réponse illisible ou dépasse son temps perd la partie 0–64, et est relancé pour la suivante.
name-command = COMMANDE
help-match-engines = L’un des deux joueurs : un programme qui parle GTP, avec ses arguments, par exemple « edax -gtp »
help-match-patience = Délai de réponse d’un moteur sans pendule, en secondes (60 par défaut)
help-match-time = Temps de chaque joueur, par exemple 5m, 1m+1s ou 2s/move ; tout dépassement perd la partie
help-match-save = Ajouter chaque partie à ce fichier (ggf, pgn, sgf, txt ou json, selon l’extension)
match-fault = Partie { $game } : « { $player } » perd. { $reason }
match-no-program = « { $command } » n’est pas un moteur utilisable. { $reason }
match-solve-built-in = --solve compare des poids : les deux joueurs doivent être donnés avec --player.
wrong-program = Il faut un programme, suivi de ses arguments ; les guillemets vont par paires.
fault-illegal = Coup illégal : { CLAUSE($reason) }
fault-nonsense = Il a répondu « { $answer } » au lieu d’un coup.
fault-late = Il a dépassé son temps de { $seconds } s.
fault-silent = Il n’a pas répondu en { $seconds } s.
fault-refused = Il a répondu « { $answer } » à « { $command } ».
fault-resigned = Il a abandonné.
match-save-format = Aucune partie n’est ajoutée à { $file } : l’extension doit être ggf, pgn, sgf, txt ou json.
match-save-other = Aucune partie n’est ajoutée à { $file } : ce fichier contient autre chose.
fault-not-started = Il n’a pas démarré. { $reason }
fault-exit-code = Il s’est arrêté avec le code de sortie { $code }.
fault-killed = Il a été interrompu ou a fermé sa sortie.
fault-last-words = { $ended } Son dernier message : « { $words } ».
fault-endless = Sa réponse n’en finissait pas.
fault-no-move = Il n’a pas trouvé de coup.
