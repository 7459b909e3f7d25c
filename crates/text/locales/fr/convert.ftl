# `outflank convert` : des parties d’un format à l’autre.

about-convert = Convertir des parties d’un format à l’autre.
note-convert = Les fichiers sont reconnus à leur contenu, quel que soit leur nom : listes de coups (txt), GGF, SGF, PGN, WTHOR (.wtb, avec les noms des .jou et .trn donnés ou placés à côté), OBF et le JSON du programme. Une partie fautive est gardée jusqu’à la faute, qui est signalée ; ce que le nouveau format ne peut pas contenir est compté et signalé. Le nouveau fichier remplace l’ancien quand il est complet.
help-files = Les fichiers à lire ; un dossier vaut pour tous ses fichiers, - pour l’entrée standard
help-output = Le fichier à écrire ; - pour la sortie standard. Pour WTHOR, un fichier (.wtb, avec .jou et .trn à côté) ou un dossier (un fichier par année)
help-to = Le format à écrire : { $formats } ; sinon celui de l’extension
help-convert-strict = Ne rien écrire si une seule partie a une faute
name-output = SORTIE
name-format = FORMAT

convert-no-format = Le format de { $file } n’est pas clair : donnez --to et l’un de { $formats }.
convert-needs-place = WTHOR a plusieurs fichiers : donnez à -o un dossier, ou un nom qui finit par .wtb.
convert-unknown = ce n’est aucun des formats connus ici, qui sont { $formats }.
convert-passed-over = { $file } est laissé de côté : ce n’est aucun des formats connus.
convert-empty-folder = il ne contient aucun fichier.
convert-no-names =
    { $kind ->
        [players] Les noms des joueurs de { $file } ne sont pas connus : donnez aussi le fichier WTHOR.JOU.
       *[tournaments] Les noms des tournois de { $file } ne sont pas connus : donnez aussi le fichier WTHOR.TRN.
    }
convert-in-file = { $file } : { CLAUSE($reason) }
convert-more-faults =
    { $count ->
        [one] Une autre faute n’est pas montrée.
       *[other] { $count } autres fautes ne sont pas montrées.
    }
convert-done =
    { $games ->
        [one] Une partie a été écrite
       *[other] { $games } parties ont été écrites
    } dans { $file }.
convert-faulty =
    { $games ->
        [one] Une partie avait des fautes
       *[other] { $games } parties avaient des fautes
    } ; ce qui pouvait en être lu a été gardé.
convert-lost =
    { $format } ne peut pas contenir { $what ->
        [game] la partie elle-même, qui ne commence pas au départ habituel
        [moves] des coups, seulement une position
        [last-pass] le coup passé à la fin
        [players] les joueurs
        [letters] toutes les lettres d’un texte, ou autant de lettres
        [event] le tournoi
        [place] le lieu
        [round] la ronde
        [comments] des commentaires
        [date] la date entière
        [ratings] les classements
        [clocks] les pendules
        [kind] le genre de partie
        [komi] le komi
        [result] le résultat
        [no-result] une partie sans résultat, qui a reçu celui du plateau
        [ending] pourquoi la partie s’est terminée
        [evaluations] les évaluations
        [times] le temps de chaque coup
        [theory] le score en jeu parfait
        [no-theory] une partie sans score en jeu parfait, qui a reçu le résultat
        [scores] les scores des coups
       *[turned] un autre premier coup que f5, donc le plateau a été tourné
    } : { $games ->
        [one] une partie
       *[other] { $games } parties
    } ({ $example }).
convert-not-read =
    Laissé de côté à la lecture : { $what ->
        [earlier-moves] les coups avant une nouvelle mise en place
        [variations] les variantes
        [comments] les commentaires des coups
       *[fields] des champs inconnus ici
    } : { $games ->
        [one] une partie
       *[other] { $games } parties
    } ({ $example }).
