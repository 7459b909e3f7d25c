# La bibliothèque de parties : son aide, ce qu’elle trouve et ce qui ne va pas.

about-library = Constituer une bibliothèque de parties, y chercher, et voir ce qui a été joué dans une position.
note-library = La bibliothèque est un seul fichier. Sans --library, il est à côté de vos parties enregistrées.
about-library-import = Ajouter à la bibliothèque les parties de fichiers.
note-library-import = Le type d’un fichier est reconnu à son contenu. Une partie déjà présente, même tournée ou en miroir, n’est pas ajoutée de nouveau ; après une interruption, il suffit donc de relancer la même commande. Les noms des archives WTHOR viennent de leurs fichiers WTHOR.JOU et WTHOR.TRN.
about-library-search = Lister des parties, les plus récentes d’abord.
note-library-search = Toutes les conditions doivent être remplies. Quelques lettres d’un nom suffisent ; majuscules et accents sont ignorés.
about-library-show = Afficher des parties d’après leurs numéros.
about-library-export = Écrire des parties dans un fichier.
about-library-explore = Montrer ce qui a été joué dans une position : combien de fois, avec quel succès, et ce qu’en pense le moteur.
note-library-explore = Les nombres sont du point de vue du camp au trait. Les positions symétriques comptent ensemble.
about-library-info = Résumer le contenu de la bibliothèque.
about-library-check = Vérifier si quelque chose est endommagé dans la bibliothèque.
note-library-check = Tout est lu et comparé aux sommes de contrôle. Le code de retour est 1 si quelque chose ne va pas.
about-library-salvage = Sauver ce qui est intact dans une bibliothèque endommagée.
note-library-salvage = Chaque partie encore intacte est copiée dans une nouvelle bibliothèque, avec un nouveau numéro. Le fichier endommagé reste tel quel.
about-library-backup = Copier la bibliothèque, même pendant qu’elle sert.
note-library-backup = La copie est vérifiée avant de prendre sa place. Une copie plus ancienne du même nom est remplacée.
about-library-remove = Retirer des parties de la bibliothèque, par leur numéro.
note-library-remove = Les dernières parties de la bibliothèque prennent les numéros de celles qui sont retirées : affichez de nouveau la liste avant d’en retirer d’autres.
about-library-analyse = Découvrir comment les parties ont été jouées : précision, coût d’un coup dans chaque phase, ouvertures.
note-library-analyse = Les résultats sont enregistrés dans la bibliothèque, et les parties analysées ne le sont pas une seconde fois : interrompez à tout moment, puis relancez la même commande pour continuer.

help-library = Le fichier de la bibliothèque
help-library-games = Les numéros des parties
help-library-player = Un joueur, quelle que soit sa couleur
help-library-black = Qui jouait Noir
help-library-white = Qui jouait Blanc
help-library-event = Le tournoi
help-library-year = L’année, ou des années comme 1990-1999
help-library-opening = Nom d’une ouverture atteinte dans les parties
help-library-at = Position atteinte dans les parties
help-library-result = Résultat : black (Noir), white (Blanc) ou draw (match nul)
help-library-limit = Nombre de parties à lister (20 par défaut)
help-library-explore-position = La position (par défaut, le début)
help-library-level = Niveau de recherche du moteur hors de son livre, de 1 à 60 (15 par défaut)
help-library-no-engine = Ne pas interroger le moteur
help-library-analyse-level = Niveau du moteur, de 1 à 60 (par défaut 10)
name-words = NOM
name-year = ANNÉE
name-opening = OUVERTURE
name-result = RÉSULTAT

library-progress = { $file } : { $games } { $games ->
        [one] partie lue
       *[other] parties lues
    }, { $added } { $added ->
        [one] ajoutée
       *[other] ajoutées
    }
library-imported = { $added ->
        [0] Aucune partie n’a été ajoutée.
        [one] { $added } partie a été ajoutée.
       *[other] { $added } parties ont été ajoutées.
    }
library-duplicates = { $duplicates ->
        [one] { $duplicates } partie était déjà là
       *[other] { $duplicates } parties étaient déjà là
    }{ $completed ->
        [0] .
        [one]  ; { $completed } a été complétée.
       *[other]  ; { $completed } ont été complétées.
    }
library-refused = { $refused ->
        [one] { $refused } partie n’a pas pu être lue.
       *[other] { $refused } parties n’ont pas pu être lues.
    }
library-other-rules = { $games ->
        [one] { $games } partie, jouée à qui aura le moins de pions, n’a pas été ajoutée.
       *[other] { $games } parties, jouées à qui aura le moins de pions, n’ont pas été ajoutées.
    }
library-interrupted = Interruption : { $added ->
        [one] { $added } partie est
       *[other] { $added } parties sont
    } dans la bibliothèque ; relancez la même commande pour continuer.
library-info = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } dans { $events ->
        [one] { $events } tournoi
       *[other] { $events } tournois
    }, { $size } Mo.
library-years = De { $first } à { $last }.
library-found = { $games ->
        [one] { $games } partie trouvée
       *[other] { $games } parties trouvées
    }, { $shown } { $shown ->
        [one] affichée
       *[other] affichées
    }.
library-nothing = Aucune partie ne correspond.
library-game = { $number }. { $year } { $black } – { $white } { $score }
library-opening = Ouverture : { $opening }
library-somebody = inconnu
library-unfinished = inachevée
library-exported = { $games ->
        [one] { $games } partie a été écrite
       *[other] { $games } parties ont été écrites
    } dans { $file }.

library-explored = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; { $color ->
        [black] Noir
       *[white] Blanc
    } au trait : { $won } % de victoires, { $drawn } % de matchs nuls, { $lost } % de défaites, { $discs } pions en moyenne.
library-explored-open = { $games ->
        [one] { $games } partie, inachevée.
       *[other] { $games } parties, toutes inachevées.
    }
library-unexplored = Aucune partie n’a atteint cette position.
library-column-move = coup
library-column-games = parties
library-column-won = gagnées
library-column-drawn = nulles
library-column-lost = perdues
library-column-discs = pions
library-column-engine = moteur

library-missing = Il n’y a pas encore de bibliothèque dans { $file } : « outflank library import » en crée une.
library-foreign = { $file } n’est pas une bibliothèque de parties ; le fichier reste tel quel.
library-newer = { $file } vient d’une version plus récente d’Outflank (tables de version { $version }) ; le fichier reste tel quel.
library-damaged = { $file } est endommagé ; le fichier reste tel quel. « outflank library check » dit ce qui ne va pas, « outflank library salvage » sauve ce qui est intact.
library-busy = Un autre programme écrit dans { $file } : réessayez quand il aura fini.
library-no-game = Il n’y a pas de partie { $number } dans { $file }.
library-failed = Impossible d’utiliser { $file } comme bibliothèque : { CLAUSE($reason) }
library-no-place = Le système n’indique pas où sont vos fichiers : nommez un fichier avec --library.
unknown-opening = Aucune ouverture ne s’appelle « { $text } ».
near-opening = Aucune ouverture ne s’appelle « { $text } ». Vouliez-vous dire { $openings } ?
which-opening = « { $text } » peut être l’une de ces ouvertures : { $openings }.
wrong-years = Il faut une année, comme 1998, ou deux, comme 1990-1999.

library-sound = { $games ->
        [one] { $games } partie ; rien n’est endommagé.
       *[other] { $games } parties ; rien n’est endommagé.
    }
library-fault-unusable = Le fichier est trop endommagé pour être ouvert.
library-fault-database = La base de données est endommagée : { CLAUSE($reason) }
library-fault-games = { $games ->
        [one] { $games } partie est endommagée : le numéro { $numbers }.
       *[other] { $games } parties sont endommagées : les numéros { $numbers }.
    }
library-fault-index = Ce que consultent la recherche et l’explorateur est endommagé.
library-to-salvage = { $file } est endommagé ; le fichier reste tel quel. « outflank library salvage » sauve ce qui est intact.
library-left-out = { $games ->
        [one] { $games } partie, endommagée dans { $file }, a été laissée de côté.
       *[other] { $games } parties, endommagées dans { $file }, ont été laissées de côté.
    } « outflank library check » dit ce qui ne va pas, « outflank library salvage » sauve ce qui est intact.
library-salvaged = { $saved ->
        [one] { $saved } partie a été sauvée dans { $file }.
       *[other] { $saved } parties ont été sauvées dans { $file }.
    }
library-lost = { $lost ->
        [one] { $lost } partie est perdue.
       *[other] { $lost } parties sont perdues.
    }
library-lost-at-least = On ne sait plus combien de parties il y avait : au moins { $lost } n’ont pas pu être sauvées.
library-nothing-whole = Il n’y a aucune partie intacte dans { $file }.
library-backed-up = { $games ->
        [one] { $games } partie a été copiée dans { $file }.
       *[other] { $games } parties ont été copiées dans { $file }.
    }
library-removed = { $games ->
        [one] { $games } partie a été retirée.
       *[other] { $games } parties ont été retirées.
    }
library-taken = { $file } existe déjà et reste tel quel : choisissez un autre nom.
library-analysing = Analyse : { $done } sur { $total }
library-analysed = { $games ->
        [0] Il ne restait aucune partie à analyser.
        [one] { $games } partie a été analysée.
       *[other] { $games } parties ont été analysées.
    }
library-analyse = Tout analyser
library-analyse-stopped = Interrompu : { $left ->
        [one] il reste { $left } partie ; relancez l’analyse pour continuer.
       *[other] il reste { $left } parties ; relancez l’analyse pour continuer.
    }
library-analyse-left = Interruption : { $left ->
        [one] il reste { $left } partie ; relancez la même commande pour continuer.
       *[other] il reste { $left } parties ; relancez la même commande pour continuer.
    }
library-figures = Ce qu’un coup a coûté en moyenne, en pions, jusqu’à 41 cases vides, jusqu’à 21, puis jusqu’à la fin :
library-column-player = joueur
library-column-accuracy = précision
library-column-opening = ouverture
library-column-middle = milieu
library-column-end = fin
library-column-openings = ouvertures
