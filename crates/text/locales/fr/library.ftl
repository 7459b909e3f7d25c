# La bibliothèque de parties : son aide, ce qu’elle trouve et ce qui ne va pas.

about-library = Garder des parties dans une bibliothèque, les retrouver, et voir ce qui a été joué dans une position.
note-library = La bibliothèque est un seul fichier. Sans --library, il est à côté de vos parties enregistrées.
about-library-import = Ajouter à la bibliothèque les parties de fichiers.
note-library-import = Ce qu’est un fichier se voit à ce qu’il contient. Une partie déjà présente, de quelque façon que son plateau soit tourné, n’est pas reprise ; après une interruption, la même commande reprend donc où elle s’est arrêtée. Les noms des archives WTHOR viennent de leurs fichiers WTHOR.JOU et WTHOR.TRN.
about-library-search = Lister des parties, les plus récentes d’abord.
note-library-search = Tout ce qui est demandé doit être vrai. D’un nom, quelques lettres suffisent ; majuscules et accents ne comptent pas.
about-library-show = Montrer des parties d’après leurs numéros.
about-library-export = Écrire des parties dans un fichier.
about-library-explore = Ce qui a été joué dans une position : combien de fois, avec quel succès, et ce qu’en pense le moteur.
note-library-explore = Les nombres sont pour le camp au trait. Les positions qui sont les mêmes sur un plateau tourné comptent ensemble.
about-library-info = Dire ce qu’il y a dans la bibliothèque.

help-library = Le fichier de la bibliothèque
help-library-games = Les numéros des parties
help-library-player = Un joueur, quelle que soit sa couleur
help-library-black = Qui jouait Noir
help-library-white = Qui jouait Blanc
help-library-event = Le tournoi
help-library-year = L’année, ou des années comme 1990-1999
help-library-opening = Le nom d’une ouverture que les parties ont atteinte
help-library-at = Une position que les parties ont atteinte
help-library-result = Leur issue : black (Noir), white (Blanc) ou draw (nulle)
help-library-limit = Combien de parties lister ; 20 par défaut
help-library-explore-position = La position ; à défaut, le début
help-library-level = Comment le moteur cherche là où son livre ne sait rien, de 1 à 60 ; 6 par défaut
help-library-no-engine = Ne pas interroger le moteur
name-words = NOM
name-year = ANNÉE
name-opening = OUVERTURE
name-result = ISSUE

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
       *[other]  ; on en sait plus désormais sur { $completed } d’entre elles.
    }
library-refused = { $refused ->
        [one] { $refused } partie n’a pas pu être lue.
       *[other] { $refused } parties n’ont pas pu être lues.
    }
library-other-rules = { $games ->
        [one] { $games } partie se jouait à qui a le moins de pions, et n’a pas été prise.
       *[other] { $games } parties se jouaient à qui a le moins de pions, et n’ont pas été prises.
    }
library-interrupted = Interruption : { $added ->
        [one] { $added } partie est
       *[other] { $added } parties sont
    } dans la bibliothèque ; la même commande reprendra de là.
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
        [one] montrée
       *[other] montrées
    }.
library-nothing = Aucune partie de la bibliothèque n’est ainsi.
library-game = { $number }. { $year } { $black } – { $white } { $score }
library-opening = Ouverture : { $opening }
library-somebody = quelqu’un
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
    }, au trait, a gagné { $won } %, annulé { $drawn } %, perdu { $lost } %, avec { $discs } pions en moyenne.
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

library-missing = Il n’y a pas encore de bibliothèque dans { $file } : « outflank library import » en fait une.
library-foreign = { $file } n’est pas une bibliothèque de parties ; le fichier reste tel quel.
library-newer = { $file } a été fait par une version plus récente d’Outflank (tables de version { $version }) ; le fichier reste tel quel.
library-damaged = { $file } est endommagé ; rien n’y a été changé. Refaites une bibliothèque à partir de vos fichiers de parties.
library-busy = Un autre programme écrit dans { $file } : réessayez quand il aura fini.
library-no-game = Il n’y a pas de partie { $number } dans { $file }.
library-failed = { $file } ne peut pas servir de bibliothèque : { CLAUSE($reason) }
library-no-place = Le système ne dit pas où sont vos fichiers : nommez un fichier avec --library.
library-unknown-opening = Aucune ouverture ne s’appelle « { $text } ».
library-which-opening = « { $text } » peut être l’une de ces ouvertures : { $openings }.
wrong-years = On attend une année, comme 1998, ou deux, comme 1990-1999.
