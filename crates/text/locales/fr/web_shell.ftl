# Ce qui entoure chaque page : navigation, plateau, moteur, avis.

nav-label = Principal
nav-learn = Apprendre
nav-puzzles = Problèmes
nav-analyse = Analyser
nav-games = Parties
skip-to-content = Aller au contenu

labelled = { $label } : { $value }
button-close = Fermer
button-seen = Compris
button-reload = Recharger
button-stop = Arrêter
notices-label = Avis

board-label = Plateau
cell =
    { $square }, { $content ->
        [black] pion noir
        [white] pion blanc
       *[none] vide
    }{ $target ->
        [yes] , vous pouvez jouer ici
       *[no] {""}
    }{ $last ->
        [yes] , dernier coup
       *[no] {""}
    }
cell-note = { $cell }, { $note }

engine-idle = Le moteur se charge au besoin.
engine-starting = Le moteur démarre…
engine-native =
    Moteur sur cet ordinateur, { $threads ->
        [one] { $threads } fil d’exécution
       *[other] { $threads } fils d’exécution
    }
engine-browser = Moteur dans le navigateur
engine-none = Aucun moteur ne démarre ici : l’ordinateur ne peut pas jouer. Rechargez la page pour réessayer.
engine-changed = Le moteur de cet ordinateur ne répond plus. Celui du navigateur prend la suite.
engine-unreadable = Le moteur a envoyé quelque chose d’illisible ; ce message est ignoré.
engine-outdated = Une autre version d’Outflank tourne maintenant sur cet ordinateur : rechargez la page. D’ici là, c’est le moteur du navigateur qui répond.
engine-busy = Le moteur répond à une autre question : réessayez dans un instant.
engine-overloaded = Trop de pages interrogent à la fois le moteur de cet ordinateur. Celui du navigateur répond à cette question.
engine-failed = Le moteur a échoué sur cette position : réessayez.
thinking = Réflexion…
thinking-depth = Profondeur { $depth } : { $mv } { $score }, { $nodes } nœuds

shortcuts-title = Clavier
shortcuts-board = Sur le plateau
shortcuts-page = Sur cette page
key-type = A–H, puis 1–8
does-type = choisir cette case, par exemple F 5
key-arrows = Flèches
key-row-ends = Début, Fin
key-corners = Ctrl+Début, Ctrl+Fin
key-choose = Entrée ou espace
does-arrows = aller à une autre case
does-row-ends = aller à la première ou à la dernière case de la rangée
does-corners = aller à la première ou à la dernière case du plateau
does-choose = choisir la case
does-next-target = aller à la prochaine case jouable
does-say-moves = dire les coups légaux
does-say-score = dire le score
does-say-last = dire le dernier coup
does-say-row = dire ce qu’il y a sur cette rangée
does-say-flips = dire ce qu’un coup sur cette case retournerait
does-shortcuts = afficher cette liste
does-mute = couper ou remettre le son
fold-panel = Cacher le panneau
unfold-panel = Montrer le panneau
does-fold = cacher ou montrer le panneau à côté du plateau
sound-is-on = Son activé
sound-is-off = Son coupé

unknown-address = Aucune page à cette adresse : retour au plateau de jeu.
not-stored = Le navigateur ne laisse cette page rien enregistrer, peut-être parce que la fenêtre est privée : ce que vous faites ici peut être perdu quand vous partez.
kept-full = Le navigateur n’a plus de place : vos derniers changements ne sont pas enregistrés et n’existent que dans cet onglet. Libérez de la place, ou partagez la partie pour la télécharger.
kept-outdated = Une version plus récente d’Outflank a pris le relais dans un autre onglet : rechargez la page. D’ici là, rien n’est enregistré ici.
kept-cleared = Le navigateur a effacé tout ce que cette page avait enregistré. La partie en cours est toujours là, et sera enregistrée à son prochain coup.
kept-again = Tout est de nouveau enregistré.
broken-down = Une erreur s’est produite dans cette page. Votre partie est enregistrée : rechargez pour continuer.
page-outdated = Il y a une version plus récente de cette page : rechargez-la pour l’obtenir.
