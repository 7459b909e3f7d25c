# `outflank convert` : des parties d’un format à l’autre.

about-convert = Convertir des parties d’un format à l’autre.
note-convert = Les fichiers sont reconnus à leur contenu, quel que soit leur nom : transcriptions (txt), GGF, SGF, PGN, WTHOR (.wtb, avec les noms des .jou et .trn donnés ou placés à côté), OBF et le JSON du programme ; mais aussi des coups entourés de numéros, de noms, de scores ou de discussions, des tableaux (CSV) avec une colonne de coups, et le JSON d’autres programmes. Une partie qui comporte une erreur est reprise jusqu’à l’erreur, qui est signalée ; ce que le nouveau format ne peut pas contenir est compté et signalé. Le nouveau fichier ne remplace l’ancien qu’une fois complet.
help-files = Fichiers à lire ; un dossier vaut pour tous ses fichiers, - pour l’entrée standard
help-output = Fichier à écrire (par défaut, la sortie standard). Pour WTHOR, un fichier (.wtb, avec .jou et .trn à côté) ou un dossier (un fichier par année)
help-to = Format à écrire : { $formats } (par défaut, celui de l’extension)
help-convert-strict = Ne rien écrire si une partie comporte une erreur
name-output = SORTIE
name-format = FORMAT

convert-no-format = Le format de { $file } n’est pas clair : précisez --to avec un de ces formats : { $formats }.
convert-no-extension = La sortie standard n’a pas d’extension qui indique le format : précisez --to avec un de ces formats : { $formats }.
convert-needs-place = WTHOR se compose de plusieurs fichiers : donnez à -o un dossier, ou un nom qui finit par .wtb.
convert-unknown = ce n’est aucun des formats connus, qui sont { $formats }.
convert-passed-over = { $file } est ignoré : format inconnu.
convert-empty-folder = il ne contient aucun fichier.
convert-no-names =
    { $kind ->
        [players] Les noms des joueurs de { $file } sont inconnus : donnez aussi le fichier WTHOR.JOU.
       *[tournaments] Les noms des tournois de { $file } sont inconnus : donnez aussi le fichier WTHOR.TRN.
    }
convert-in-file = { $file } : { CLAUSE($reason) }
convert-more-faults =
    { $count ->
        [one] Une autre erreur n’est pas affichée.
       *[other] { $count } autres erreurs ne sont pas affichées.
    }
convert-done =
    { $games ->
        [one] Une partie a été écrite
       *[other] { $games } parties ont été écrites
    } dans { $file }.
convert-faulty =
    { $games ->
        [one] Une partie comportait des erreurs
       *[other] { $games } parties comportaient des erreurs
    } ; ce qui était lisible a été repris.
convert-lost =
    { $format } ne peut pas contenir { $what ->
        [game] la partie elle-même, qui ne part pas de la position habituelle
        [moves] des coups, seulement une position
        [last-pass] le tour passé à la fin
        [players] les joueurs
        [letters] toutes les lettres d’un texte, ou un texte aussi long
        [event] le tournoi
        [place] le lieu
        [round] la ronde
        [comments] des commentaires
        [notes] les commentaires des coups et les variantes
        [date] la date entière
        [ratings] les classements
        [clocks] les pendules
        [kind] le type de partie
        [komi] le komi
        [result] le résultat
        [no-result] une partie sans résultat, qui a reçu celui du plateau
        [ending] la raison de la fin de partie
        [evaluations] les évaluations
        [times] le temps de chaque coup
        [theory] le score théorique
        [no-theory] une partie sans score théorique, qui a reçu le résultat
        [given] quels coups avaient été tirés au sort ou convenus
        [scores] les scores des coups
       *[turned] un autre premier coup que f5, donc le plateau a été tourné
    } : { $games ->
        [one] une partie
       *[other] { $games } parties
    } ({ $example }).
convert-not-read =
    Ignoré à la lecture : { $what ->
        [earlier-moves] les coups avant une nouvelle mise en place
        [variations] les variantes
        [comments] les commentaires des coups
       *[fields] des champs inconnus
    } : { $games ->
        [one] une partie
       *[other] { $games } parties
    } ({ $example }).
