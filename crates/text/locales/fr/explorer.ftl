# Ce qui a été joué dans une position, dans une bibliothèque ou dans des parties ouvertes ici.

explorer-no-library = Il n’y a pas encore de bibliothèque de parties sur cet ordinateur : « outflank library import » en crée une.
trouble-foreign = Le fichier de la bibliothèque n’est pas une bibliothèque de parties ; il reste tel quel.
trouble-newer = La bibliothèque vient d’une version plus récente d’Outflank ; elle reste telle quelle.
trouble-damaged = La bibliothèque est endommagée ; elle reste telle quelle. « outflank library check » dit ce qui ne va pas.
trouble-busy = Un autre programme écrit dans la bibliothèque : réessayez quand il aura fini.
trouble-no-game = Cette partie n’est plus dans la bibliothèque.
trouble-too-long = Cette partie est trop longue pour être affichée ici.
trouble-overloaded = Trop de pages interrogent la bibliothèque en même temps : réessayez dans un instant.
trouble-failed = La bibliothèque ne répond pas.

library-title = Bibliothèque
library-import = Importer
library-remove = Retirer
library-ask-import = Fichier ou dossier de parties :
library-ask-remove = Retirer cette partie de la bibliothèque ?
library-empty = Il n’y a pas encore de parties dans votre bibliothèque : importez-en d’un fichier ou d’un dossier.
library-importing = Importation : { $games } { $games ->
        [one] partie lue
       *[other] parties lues
    }, { $added } { $added ->
        [one] ajoutée
       *[other] ajoutées
    }…
library-no-games-in = Il n’y a pas de parties dans { $name }.
library-number = N° { $number }
app-about-library = Votre bibliothèque de parties, les plus récentes d’abord. Chaque recherche réduit la liste ; une réponse vide l’élargit de nouveau. « outflank library » fait de même en ligne de commande, et plus encore.
app-about-explorer = L’explorateur compte ce qui a été joué dans cette position dans votre bibliothèque, quelle que soit l’orientation du plateau : parties, pourcentages de victoires, de matchs nuls et de défaites du joueur au trait, et valeur selon le moteur.

explorer-title = Explorateur
explorer-asking = Comptage…
explorer-next = Coup suivant
explorer-event = Tournoi
explorer-years = Années
explorer-opening = Ouverture
explorer-field = { $field } :
explorer-games-found = { $games ->
        [0] aucune partie
        [one] { $games } partie
       *[other] { $games } parties
    }
explorer-here = passées par cette position
explorer-here-after = qui ont continué ici par { $mv }
explorer-played = { $games } ({ $percent } %)
explorer-unplayed = jamais joué
explorer-most-often = Le plus souvent : { $players }

# Ce que dit la page en plus.

explorer-source = Parties comptées
explorer-library = Bibliothèque de cet ordinateur
explorer-opened = Ouvertes dans ce navigateur
explorer-counts-library = Compté dans { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de la bibliothèque de cet ordinateur.
explorer-counts-opened = Compté dans { $games ->
        [one] { $games } partie ouverte
       *[other] { $games } parties ouvertes
    } dans ce navigateur.
explorer-no-games = Aucune partie n’a encore été ouverte dans ce navigateur : chaque partie que vous ouvrez est comptée ici.
explorer-unkept = Il n’y a pas la place d’enregistrer { $games ->
        [one] { $games } partie : elle compte jusqu’à la fermeture de la page.
       *[other] { $games } parties : elles comptent jusqu’à la fermeture de la page.
    }
explorer-elsewhere = On y importe et on en retire des parties dans l’application du terminal, ou avec « outflank library ».
explorer-analysed = Parties analysées : { $judged } sur { $total }
explorer-players = Analyse par joueur
explorer-forget = Oublier les parties ouvertes
explorer-results = résultats
explorer-list-games = { $moves } : { $played }, voir les parties
explorer-bar = { $won } % de victoires, { $drawn } % de matchs nuls, { $lost } % de défaites
explorer-more = Plus de parties
explorer-filter = Filtrer
explorer-result = Résultat
explorer-any-result = Tous
explorer-drawn = Match nul
explorer-won-by = { $color ->
        [black] Victoire de Noir
       *[white] Victoire de Blanc
    }
