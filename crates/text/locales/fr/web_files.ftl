# How games get into the page.

files-drop = Déposez des fichiers ici pour ouvrir leurs parties
files-choose = Choisir des fichiers
files-reading =
    { $games ->
        [one] Lecture : { $games } partie jusqu’ici
       *[other] Lecture : { $games } parties jusqu’ici
    }
files-title =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
files-search = Joueur, tournoi, année ou fichier
files-none = Aucune partie ne correspond.
files-count = Les compter dans l’explorateur
files-faults = Non ouverts
files-moves =
    { $moves ->
        [0] position
        [one] { $moves } coup
       *[other] { $moves } coups
    }
files-faulty = lue jusqu’à une erreur
files-counting = Comptage : { $done } sur { $total }
