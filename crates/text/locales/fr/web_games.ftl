# Les parties gardées.

games-intro = Les parties sont gardées dans ce navigateur pendant que vous jouez, et y restent jusqu’à ce que vous les supprimiez.
games-none = Il n’y a pas encore de partie : jouez-en une, et elle sera dans cette liste.
games-in-progress = En cours
games-finished = Terminées
games-damaged = Abîmées
games-damaged-intro = Ceci était enregistré dans le navigateur et ne peut pas être lu. C’est mis de côté, pas perdu : téléchargez le texte pour l’examiner ailleurs.
games-damaged-other = Ce n’est pas ce que cette page s’attend à trouver là.
games-by-hand = retournée à la main
games-position = depuis une position préparée
games-number = jeu numéro { $number }
games-in-series = partie { $game } d’une série
games-computers = Ordinateur de niveau { $black } contre niveau { $white }
games-continue = Continuer
games-delete = Supprimer
games-undo = Annuler
games-deleted = Supprimée.
games-back = Elle est de retour dans la liste.
games-raw = Télécharger le texte brut
games-missing = Cette partie n’est pas dans ce navigateur : les parties ne sont gardées que là où elles ont été jouées.
games-all = Toutes les parties
games-against =
    { $color ->
        [black] Vous, avec Noir, contre l’ordinateur, niveau { $level }
       *[white] Vous, avec Blanc, contre l’ordinateur, niveau { $level }
    }
games-standing = { turn } Noir { $black }, Blanc { $white }.
games-corners =
    { $corners ->
        [one] 1 coin d’avance
       *[other] { $corners } coins d’avance
    }
games-damaged-thing =
    { $kind ->
        [game] Partie { $date }
        [settings] Réglages
        [progress] Progression des leçons et des problèmes
        [play] Les choix pour une nouvelle partie
       *[other] Autre chose
    }
