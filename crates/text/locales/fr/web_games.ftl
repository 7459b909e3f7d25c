# Les parties enregistrées.

games-intro = Les parties sont enregistrées dans ce navigateur pendant que vous jouez, et y restent jusqu’à ce que vous les supprimiez.
games-none = Pas encore de partie : jouez-en une, et elle apparaîtra ici.
games-in-progress = En cours
games-finished = Terminées
games-damaged = Endommagées
games-damaged-intro = Ces données enregistrées dans le navigateur sont illisibles. Elles sont mises de côté, pas perdues : téléchargez leur texte pour l’examiner ailleurs.
games-damaged-other = Ce n’est pas ce que cette page attend à cet endroit.
games-by-hand = pions retournés à la main
games-position = depuis une position composée
games-number = jeu numéro { $number }
games-in-series = partie { $game } d’une série
games-computers = Ordinateur, niveau { $black } contre niveau { $white }
games-continue = Continuer
games-delete = Supprimer
games-undo = Annuler
games-deleted = Suppression effectuée.
games-back = De retour dans la liste.
games-raw = Télécharger le texte brut
games-missing = Cette partie n’est pas dans ce navigateur : les parties ne sont enregistrées que là où elles ont été jouées.
games-all = Toutes les parties
games-against =
    { $color ->
        [black] Vous (noirs) contre l’ordinateur, niveau { $level }
       *[white] Vous (blancs) contre l’ordinateur, niveau { $level }
    }
games-standing = { turn } Noir { $black }, Blanc { $white }.
games-corners =
    { $corners ->
        [one] handicap : { $corners } coin
       *[other] handicap : { $corners } coins
    }
games-damaged-thing =
    { $kind ->
        [game] Partie { $date }
        [settings] Réglages
        [progress] Progression dans les leçons et les problèmes
        [play] Choix pour une nouvelle partie
       *[other] Autre chose
    }
games-xot = ouverture tirée au sort (XOT)
games-opening = depuis l’ouverture { $name }
own-title = Vos parties contre l’ordinateur
own-all = Toutes
own-tally =
    { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
own-streak = Victoires de suite : { $streak } en ce moment, { $longest } au mieux.
