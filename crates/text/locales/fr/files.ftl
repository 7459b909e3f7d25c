# Games that come from files: dropped, chosen, pasted or shared.

file-fault = { $file } : { CLAUSE($reason) }
file-names-alone = Ce fichier contient des noms de joueurs ou de tournois, mais aucune partie. Ouvrez-le avec le fichier des parties.
file-too-large = C’est trop pour être ouvert : { $megabytes } Mo au plus à la fois. « outflank library import » lit des fichiers de toute taille.
file-unavailable = Le navigateur ne peut pas lire ce fichier. Il a peut-être été déplacé, ou sa lecture n’est pas autorisée.
files-cut =
    { $games ->
        [one] Seule la première partie a été lue ; il y en a d’autres.
       *[other] Seules les { $games } premières parties ont été lues ; il y en a d’autres.
    }
added-new =
    { $games ->
        [0] L’explorateur a déjà toutes ces parties.
        [one] L’explorateur compte { $games } partie de plus.
       *[other] L’explorateur compte { $games } parties de plus.
    }
added-known =
    { $games ->
        [one] { $games } partie y était déjà.
       *[other] { $games } parties y étaient déjà.
    }
added-other-rules =
    { $games ->
        [one] { $games } partie ne compte pas : le moins de pions y gagne.
       *[other] { $games } parties ne comptent pas : le moins de pions y gagne.
    }
added-left-out =
    { $games ->
        [one] Il n’y a pas de place pour { $games } partie.
       *[other] Il n’y a pas de place pour { $games } parties.
    }
file-left-out =
    Le fichier contient aussi { $what ->
        [earlier-moves] des coups avant une nouvelle mise en place, qui ne sont pas lus
        [notes] des notes qui ne correspondent pas à la partie et ne sont pas lues
        [variations] des variantes, qui ne sont pas lues
       *[comments] des commentaires sur les coups, qui ne sont pas lus
    }.
