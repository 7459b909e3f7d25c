# Why something was refused: what happened, why, and what to do.

illegal-occupied = La case { $square } est déjà occupée : choisissez une case vide.
illegal-outflanks-nothing = Un pion en { $square } n’encadrerait rien : choisissez une case où il encadre des pions adverses.
illegal-must-place = Vous ne pouvez pas passer : vous avez un coup à jouer.
illegal-game-over = La partie est finie : il n’y a plus de coup à jouer.

setup-two-discs = Il y a un pion noir et un pion blanc en { $square } : n’en laissez qu’un.
setup-no-discs = Il n’y a aucun pion sur le plateau : il en faut au moins un.

position-unknown-letter = « { $letter } », caractère { $character } ({ $square }), n’est pas une case : écrivez X pour Noir, O pour Blanc, - pour une case vide.
position-too-short =
    { $squares ->
        [one] Il n’y a que { $squares } case sur 64.
       *[other] Il n’y a que { $squares } cases sur 64.
    }
position-no-turn = Il manque le camp au trait : écrivez X ou O après les 64 cases.
position-wrong-turn = « { $letter } », caractère { $character }, n’est pas un camp : écrivez X ou O après les 64 cases.
position-trailing = « { $letter } », caractère { $character }, suit la fin de la position : rien ne doit suivre le camp au trait.

transcript-not-a-move = Coup { $ply } : « { $letter } », caractère { $character }, ne commence pas un coup comme f5.
transcript-occupied = Coup { $ply } : la case { $square } est déjà occupée (caractère { $character }).
transcript-outflanks-nothing = Coup { $ply } : un pion en { $square } n’encadrerait rien (caractère { $character }).
transcript-must-place = Coup { $ply } : on ne passe pas tant qu’on a un coup (caractère { $character }).
transcript-game-over = Coup { $ply } : la partie est déjà finie (caractère { $character }).

refused-turn = Ce n’est pas votre tour : c’est à { color-name } de jouer.
refused-pass =
    Vous ne pouvez pas passer, car vous avez { $count ->
        [one] un coup : { $squares }.
       *[other] des coups : { $squares }.
    }

undo-nothing = Il n’y a pas de coup à reprendre.
undo-settled = La décision des joueurs ou la pendule a mis fin à cette partie : on ne revient pas dessus.
redo-nothing = Il n’y a pas de coup à rejouer.
offer-over = La partie est déjà finie.
offer-made = { color-name } a déjà proposé le match nul : seul l’adversaire peut répondre.
offer-none = Votre adversaire n’a pas proposé le match nul.

player-unknown = Un joueur est « human » (une personne), ou un niveau de 1 à 60 pour l’ordinateur.
player-level = L’ordinateur a des niveaux de 1 à 60.

handicap-too-many = Un plateau a quatre coins : donnez un nombre de 0 à 4.
handicap-not-a-corner = { $square } n’est pas un coin : ce sont a1, h1, a8 et h8.
handicap-twice = { $square } est nommé deux fois.
handicap-unknown = « { $text } » n’est pas un handicap : donnez un nombre de 0 à 4, ou des coins comme a1+h8.
handicap-receiver = « { $text } » n’est pas un joueur : les coins vont à « black » (Noir) ou à « white » (Blanc).

variation-length = Un numéro de jeu a deux chiffres, de 01 à 93.
variation-digit =
    « { $letter } » n’est pas un chiffre : le { $seat ->
        [left] chiffre de gauche va de 0 à 9
       *[right] chiffre de droite est 1, 2 ou 3
    }.
variation-left = Le chiffre de gauche va de 0 à 9.
variation-right = Le chiffre de droite est 1, 2 ou 3.

clock-missing = Il manque un temps : écrivez par exemple 5m, 90s ou 1h30m.
clock-no-number = « { $text } » n’est pas un temps : écrivez un nombre suivi de h, m, s ou ms, comme 90s.
clock-no-unit = « { $text } » n’a pas d’unité : écrivez h, m, s ou ms après le nombre, comme 90s.
clock-unknown-unit = « { $text } » a une unité qui n’est ni h, ni m, ni s, ni ms.
clock-order = Les unités de « { $text } » sont en désordre : les plus grandes viennent d’abord, comme dans 1h30m.
clock-too-long = Le temps ne peut pas dépasser un jour.
clock-zero = Le temps doit être supérieur à zéro.
clock-fraction = Le temps se compte en millisecondes entières.
clock-periods = « { $text } » n’est pas un nombre de périodes de 1 à 255.
clock-no-periods = Il faut au moins une période.
clock-flag = « { $text } » ne dit pas ce qui arrive quand le temps est écoulé : écrivez loses, 31-33, 0-64 ou computer.
clock-flag-alone = Sans pendule, le temps ne peut pas s’écouler.

series-goal = « { $text } » n’est pas une série : écrivez games:3 (parties), points:100 ou wins:2 (victoires).
series-number = « { $text } » n’est pas un nombre.
series-range = Il faut un nombre entier de 1 à { $most }.
series-starter = « { $text } » ne dit pas qui commence la partie suivante : écrivez fixed, alternate, loser ou winner.
series-over = La série est déjà terminée.
series-wrong-starter =
    { $seat ->
        [left] C’est au joueur de gauche de commencer cette partie.
       *[right] C’est au joueur de droite de commencer cette partie.
    }

hand-turn-not-ended = Votre pion est en { $square } : retournez ce qu’il encadre, puis finissez votre tour.
hand-nothing-placed = Posez d’abord un pion.
hand-no-disc = Il n’y a pas de pion à retourner en { $square }.
hand-just-placed = Le pion en { $square } vient d’être posé et montre déjà votre couleur.
hand-flipping-begun = Vous avez commencé à retourner : le pion en { $square } reste en place.
hand-nothing-to-correct = Il n’y a pas de tour à corriger.
hand-too-late = Il est trop tard pour corriger : l’adversaire a posé un pion en { $square }.
hand-not-a-mistake = Le pion en { $square } est du bon côté.
hand-nobody-can-move = Aucun joueur ne peut jouer : inutile de passer, on peut compter les pions.
hand-still-moves = On ne peut pas encore compter les pions : { color-name } peut jouer en { $squares }.

match-paused = La pendule est arrêtée : remettez-la d’abord en marche.
match-time-is-up = Le temps de { color-name } est écoulé : l’ordinateur joue.
match-lost-on-time = Votre temps est écoulé : la partie est perdue.
match-time-left = Il reste du temps : l’ordinateur ne joue à la place de personne.
match-by-hand = Dans cette partie, les pions se retournent à la main.
match-not-by-hand = Dans cette partie, les pions ne se retournent pas à la main.

next-not-over = La partie n’est pas encore finie.
next-no-more = Il n’y a plus de partie : la série est terminée.
next-choice =
    { $seat ->
        [left] Le joueur de gauche a gagné et choisit qui commence.
       *[right] Le joueur de droite a gagné et choisit qui commence.
    }
next-no-choice =
    { $seat ->
        [left] Il est convenu que le joueur de gauche commence.
       *[right] Il est convenu que le joueur de droite commence.
    }

contradiction-variation =
    { $setting ->
        [players] Le jeu numéro { $number } fixe qui joue : ne le précisez pas.
        [starter] Le jeu numéro { $number } fixe qui commence : ne le précisez pas.
        [start] Le jeu numéro { $number } fixe les coins : ne les précisez pas.
        [clock] Le jeu numéro { $number } fixe la pendule : ne la précisez pas.
        [style] Dans le jeu numéro { $number }, c’est le programme qui retourne les pions : on ne retourne pas à la main.
       *[next] Dans le jeu numéro { $number }, le même joueur commence chaque partie : ajoutez « ,fixed » à la série.
    }
contradiction-over = Aucun joueur ne peut jouer dans cette position : partez d’une autre.
contradiction-no-people = Pour retourner à la main, il faut au moins une personne.

save-too-long = Le fichier est trop long pour une partie enregistrée.
save-truncated = La partie enregistrée finit trop tôt : il en manque un morceau.
save-not-json = Ce n’est pas une partie enregistrée (ligne { $line }, colonne { $column }).
save-malformed = Un champ de la partie enregistrée manque ou est incorrect (ligne { $line }, colonne { $column }).
save-other = « { $text } » n’est pas le format d’une partie enregistrée.
save-newer = La partie enregistrée vient d’une version plus récente d’Outflank (format { $number }) : ouvrez-la avec cette version. Elle reste telle quelle.
save-version = Il n’existe pas de partie enregistrée au format { $number }.
save-comment = Un commentaire après le coup { $number } ne correspond à aucun coup, ou n’est pas un texte.
save-variation = La variante { $number } ne correspond pas à la partie.
save-checksum = La partie enregistrée a été modifiée après coup : sa somme de contrôle ne correspond pas.
save-field = Le champ { $field } contient « { $text } », ce qui n’a pas de sens.
save-sheet = Partie { $number } de la série : { CLAUSE($reason) }
save-move = Coup { $number } ({ $text }) : { CLAUSE($reason) }
save-pass-missing = Au coup { $number }, il faut passer.
save-position = Les coups ne mènent pas à la position enregistrée.
save-ending = « { $text } » ne correspond pas à la fin de la partie.
save-clock-range = La pendule ne peut pas montrer « { $text } ».
save-clock-mismatch = La pendule ne correspond pas aux coups.

obf-too-long = La ligne est trop longue pour une position.
obf-not-a-score = « { $text } » n’est pas un score : écrivez un nombre entier de -64 à +64.
obf-not-a-move = « { $text } » n’est pas un coup : écrivez une case comme g8, ou ps pour passer.
obf-no-colon = Dans « { $text } », il manque les deux points entre le coup et le score, comme dans G8:+18.
obf-illegal =
    { $mv ->
        [pass] On ne peut pas passer ici.
       *[other] { $mv } n’est pas un coup légal ici.
    }
obf-no-semicolon = « { $letter } » suit le camp au trait : séparez-les par un point-virgule.

in-line = { $file }, ligne { $line }, colonne { $column } : { CLAUSE($reason) }
cannot-read = Impossible de lire { $file } : { CLAUSE($reason) }
neither-file-nor-position = Aucun fichier ne porte ce nom, et ce n’est pas une position : { CLAUSE($reason) }
no-memory = Mémoire insuffisante pour une table de hachage de { $mebibytes } Mio.

language-code = « { $text } » n’est pas le code d’une langue, comme de ou pt-BR : donnez un tel nom au dossier.
language-syntax = La ligne { $line } de { $file }.ftl n’est pas du Fluent.
language-twice = Le texte { $key } de { $file }.ftl figure deux fois.
language-nameless = La traduction ne donne pas le nom de la langue : écrivez language-name dans language.ftl.

system-not-found = Aucun fichier ni dossier ne porte ce nom.
system-denied = L’accès est refusé.
system-exists = Un fichier ou un dossier porte déjà ce nom.
system-folder = C’est un dossier, pas un fichier.
system-not-folder = C’est un fichier, pas un dossier.
system-full = Le disque est plein.
system-file-limit = Le fichier dépasserait la taille que le système autorise.
system-too-large = C’est trop volumineux : { $size } Mo, alors que la limite est de { $most } Mo.
system-too-long = C’est trop volumineux : la limite est de { $most } Mo.
system-busy = Un autre programme l’utilise.
system-read-only = Le disque est en lecture seule.
system-interrupted = Le travail a été interrompu.
system-timed-out = Le délai est dépassé.
system-refused = La connexion a été refusée.
system-closed = La connexion a été fermée.
system-in-use = L’adresse est déjà utilisée.
system-cut = Les données s’arrêtent trop tôt.
system-invalid = Les données ne sont pas valides.
system-memory = La mémoire ne suffit pas.
system-code = Le système signale l’erreur { $code }.
system-says = Le système signale « { $text } ».

kept-damaged =
    { $thing ->
        [game] Une partie enregistrée est illisible.
        [progress] La progression enregistrée est illisible : une nouvelle commence.
        [settings] Les réglages sont illisibles : retour aux réglages par défaut.
        [new-game] Les choix de la dernière nouvelle partie sont illisibles : retour aux choix par défaut.
       *[other] Une donnée enregistrée est illisible.
    }
kept-aside = L’original est mis de côté sous le nom { $file }.
kept-aside-listed = L’original est mis de côté et figure parmi les parties, comme endommagé.
kept-newer =
    { $thing ->
        [progress] La progression enregistrée vient d’une version plus récente d’Outflank. Elle reste telle quelle : ce que vous apprenez ici n’est pas enregistré.
       *[other] Une partie enregistrée vient d’une version plus récente d’Outflank. Elle reste telle quelle : reprenez-la avec cette version.
    }
kept-unavailable = Les données enregistrées sont illisibles et restent telles quelles : { CLAUSE($reason) }
