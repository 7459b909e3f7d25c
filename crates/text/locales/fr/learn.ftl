# Le cours : chapitres, étapes, et ce que répond le plateau.

learn-part-rules = Les règles
learn-part-appendix = Annexe
learn-steps-done =
    { $done ->
        [one] { $done } étape
       *[other] { $done } étapes
    } sur { $total }

learn-chapter-start = Le plateau et le départ
learn-about-start = Le but du jeu, les cases, les pions et le premier coup.
learn-chapter-outflank = Encadrer
learn-about-outflank = Ce qu’est un coup, et où l’on peut jouer.
learn-chapter-directions = Toutes les directions à la fois
learn-about-directions = Un seul pion, plusieurs lignes.
learn-chapter-line = Ce qui ne se retourne pas
learn-about-line = Où finit une ligne, et pourquoi rien ne s’enchaîne.
learn-chapter-pass = Jouer ou passer
learn-about-pass = Quand il faut jouer, quand il faut passer.
learn-chapter-end = Fin de partie et décompte
learn-about-end = Qui a gagné, et de combien.
learn-chapter-first = Votre première partie
learn-about-first = Une partie entière, contre le niveau le plus faible.
learn-chapter-table = Sur un vrai plateau
learn-about-table = Retourner à la main, les fautes, les pions en réserve.
learn-chapter-handicap = Handicap, série, pendule
learn-about-handicap = Équilibrer une partie inégale, jouer en plusieurs manches, jouer à la pendule.
learn-chapter-cartridge = Les numéros de la cartouche
learn-about-cartridge = Deux chiffres disent qui joue, avec combien de pions d’avance et avec quelle pendule.
learn-chapter-sample = Trois parties modèles
learn-about-sample = Du premier au dernier coup : suivez et devinez.
learn-chapter-stable = Coins et pions définitifs
learn-about-stable = Les pions que plus personne ne retourne.
learn-chapter-neighbours = À côté d’un coin
learn-about-neighbours = Les cases qui donnent les coins.
learn-chapter-quiet = Un coup tranquille
learn-about-quiet = Quand un coin n’est pas encore ouvert.
learn-chapter-force = Une seule réponse
learn-about-force = Obliger l’adversaire à ouvrir un coin.
learn-chapter-control = Le contrôle
learn-about-control = Beaucoup de coups pour vous, peu pour l’adversaire.
learn-chapter-few = Peu de pions au début
learn-about-few = Pourquoi avoir moins de pions donne plus de coups.
learn-chapter-wedge = L’intercalation
learn-about-wedge = Un pion entre deux autres, au bord.
learn-chapter-give = Donner un coin
learn-about-give = Quand un coin vaut moins que ce qu’il coûte.
learn-chapter-parity = Le dernier coup
learn-about-parity = Régions paires et impaires en fin de partie.

learn-step-start-aim = L’Othello se joue à deux, Noir contre Blanc. Celui qui a le plus de pions de sa couleur à la fin gagne ; à égalité, le match est nul. Cette partie est finie : 54 pions pour Noir, 10 pour Blanc.
learn-step-start-board = Le plateau a huit colonnes, de a à h, et huit rangées, de 1 à 8 ; a1 est en haut à gauche. Un pion est noir d’un côté et blanc de l’autre. Toute partie commence avec ces quatre pions.
learn-step-start-corners = Une case porte le nom de sa colonne et de sa rangée. Trouvez les coins : marquez a1, h1, a8 et h8.
learn-step-start-first = Noir joue toujours le premier. Posez un pion noir en c4 et regardez le pion blanc de d4 : le voilà entre deux noirs, donc il se retourne.

learn-step-outflank-row = Pour jouer, il faut encadrer : une ligne de pions adverses prise entre le pion que vous posez et un autre des vôtres se retourne. Vous êtes Blanc, avec un pion en f4 à côté de trois noirs. Fermez la ligne.
learn-step-outflank-diagonal = Les diagonales comptent aussi. Vous êtes maintenant Noir, avec un pion en b2 : fermez la ligne.
learn-step-outflank-try = Un pion ne se pose que là où il encadre au moins un pion adverse. Essayez des cases pour Noir, même impossibles : le plateau vous dira pourquoi.
learn-step-outflank-moves = C’est à Noir. Marquez toutes les cases d’où un pion noir encadrerait quelque chose.

learn-step-directions-count = Un seul pion peut encadrer plusieurs lignes à la fois : à l’horizontale, à la verticale et en diagonale. Combien de pions blancs un pion noir en f5 retourne-t-il ?
learn-step-directions-play = Maintenant posez-le en f5, et regardez quatre lignes se retourner.
learn-step-directions-star = Tout pion encadré se retourne. On ne peut pas en laisser un, même quand on le voudrait. Posez un pion noir en d4 : les huit directions d’un coup.

learn-step-line-own = Une ligne finit à votre premier pion. Noir joue g4 : marquez les pions qui se retournent, et attention au pion noir de e4.
learn-step-line-gap = Une ligne ne continue pas non plus derrière une case vide. Noir joue h5 : marquez les pions qui se retournent.
learn-step-line-chain = Seules se retournent les lignes qui partent du pion posé. Noir joue d1 : marquez les pions qui se retournent.
learn-step-line-enclosed = Voici le plateau après d1. Les pions blancs de e3 et e4 sont maintenant entre des noirs, mais pas en ligne avec d1 : ils restent blancs. Un retournement n’en entraîne pas d’autre.

learn-step-pass-not-allowed = Tant que vous avez un coup, vous devez jouer, que cela vous plaise ou non. Vous êtes Blanc : essayez de passer, puis trouvez votre seul coup.
learn-step-pass-forced = Vous êtes encore Blanc, et aucune case ne permet d’encadrer. Alors, et alors seulement, vous passez, et Noir rejoue. Passez.
learn-step-pass-many = Blanc a 42 pions ici, et pas un seul coup. Vous êtes Blanc : que reste-t-il à faire ?

learn-step-end-count = La partie est finie quand personne ne peut jouer, le plus souvent parce que le plateau est plein. Celui qui a le plus de pions gagne ; l’écart est la différence entre les deux totaux. Ici, Noir a 54 pions. De combien gagne-t-il ?
learn-step-end-draw = Ce plateau est plein aussi, et chaque joueur a 32 pions. Personne n’a gagné : le match est nul. Quel est l’écart ?
learn-step-end-early = Ici, personne ne peut jouer : la partie est finie, bien que quatre cases soient vides. Noir a 5 pions. De combien Blanc gagne-t-il ? Ne comptez que les pions ; en tournoi, les cases vides vont au vainqueur, ce qui fait 59 à 5.
learn-step-end-wiped-out = Un joueur qui n’a plus aucun pion ne peut plus jouer : la partie est finie. Vous êtes Blanc : un coup retourne tout ce qui reste à Noir.

learn-step-first-game = Jouez maintenant une partie entière contre Pip, niveau 1, qui joue selon son humeur. Le plateau montre où vous pouvez jouer, et vous pouvez reprendre un coup. Gagner n’a pas encore d’importance.
learn-step-table-mistake = Sur un vrai plateau, on retourne à la main, et l’on se trompe. Noir vient de poser en f5 et de retourner : un pion a été oublié, un autre retourné à tort. Marquez les deux.
learn-step-table-stands = Un pion posé peut être repris tant que vous n’avez pas commencé à retourner ; ensuite, il ne change plus de case. Les retournements fautifs se corrigent jusqu’à ce que l’adversaire ait posé le pion suivant. Après, le plateau reste tel quel.
learn-step-table-supply = Chaque joueur a d’abord 32 pions en main. Un joueur qui n’en a plus mais peut jouer en reçoit un de l’adversaire, aussi souvent qu’il le faut.

learn-step-handicap-setup = Le plus fort prend les blancs et laisse Noir commencer avec un, deux, trois ou les quatre coins. Préparez le plus grand handicap : marquez les cases où vont les pions noirs supplémentaires.

learn-step-handicap-corners = Noir joue le premier, comme toujours : jouez le coup que vous voulez. Le plus petit avantage est justement celui-là : donner les noirs au joueur le plus faible.
learn-step-handicap-stable = Noir a joué. Aucune ligne ne passe au-delà d’un coin : un pion y est impossible à encadrer. Marquez les pions noirs que Blanc ne retournera jamais.
learn-step-handicap-series = Plusieurs parties font une série : un nombre fixé, ou jusqu’à tant de points ou de victoires. Convenez d’avance de qui commence la suivante : toujours le même, chacun son tour, le perdant, ou celui que choisit le gagnant. Ici Noir a gagné : de combien ?
learn-step-handicap-clock = À la pendule, le temps est compté, pour chaque coup ou pour toute la partie ; convenez de ce qui arrive quand il est écoulé : on perd, ou l’ordinateur joue. Vous avez 60 secondes, et chaque coup en ajoute 5. Le premier vous en prend 20 : combien en reste-t-il ensuite ?

learn-step-cartridge-who = Une cartouche de console donnait un numéro à deux chiffres à chaque sorte de partie ; on peut aussi les choisir ici. Le chiffre de droite dit qui joue. 1 : deux personnes. 2 : vous contre l’ordinateur, et vous commencez. 3 : l’ordinateur commence.
learn-step-cartridge-extra = Le chiffre de gauche, de 0 à 4, donne autant de pions d’avance au joueur de droite. Voici le début du jeu 42 : ils sont dans les coins, comme pour un handicap ; le manuel ne dit pas où. Marquez les pions que vous ne pourrez jamais retourner.
learn-step-cartridge-clock = De 5 à 9 à gauche, ce sont les jeux 0 à 4, avec 15 secondes par coup. Quand elles sont écoulées, l’ordinateur joue pour ce joueur, et la partie continue.
learn-step-cartridge-colours = Chaque score reste du côté de son joueur, à gauche ou à droite, et celui du joueur dont c’est le tour clignote. Les pions sont rouges et verts, et chaque couleur porte ici sa propre marque. Rouge commence, sauf si vous choisissez vert.

learn-step-sample-c4 = Suivons une partie. Noir vient de poser un pion en c4, rien n’est encore retourné. Marquez ce qui se retourne.
learn-step-sample-white = d4 s’est retourné, et c’est à Blanc. Marquez tous les coups de Blanc.
learn-step-sample-c3 = Blanc a choisi c3. Marquez ce qui se retourne.
learn-step-sample-game = Suivez la partie jusqu’au bout : vous jouez les coups de Noir, ceux de Blanc viennent d’eux-mêmes. À cinq moments, le coup n’est pas montré : trouvez-le. Noir continue par d3.
learn-step-sample-edgar = Blanc, c’est Edgar, niveau 4, qui aime les bords. Jouez les coups de Noir et, à cinq moments, trouvez-les vous-même : voyez combien les bords l’aident peu. Noir commence par d3.
learn-step-sample-silas = Blanc, c’est Silas, niveau 6, qui retourne à l’intérieur comme vous. Personne ne construit de mur, et la partie reste longtemps serrée. Jouez les coups de Noir et trouvez-en cinq. Noir commence par d3.

learn-step-stable-group = Un pion dans un coin ne se retourne jamais, et ceux qui s’appuient sur lui peuvent être aussi sûrs. Ici, h8 tient tout le groupe noir : Blanc ne retournera jamais un des pions marqués. On les appelle définitifs.
learn-step-stable-mark = Noir a le coin h8. Marquez tous les pions noirs définitifs. Si l’un d’eux ne l’est pas, vous verrez comment on le retourne.
learn-step-stable-most = Vous êtes Noir. Choisissez le coup qui vous donne le plus de pions définitifs. Ici, c’est aussi le meilleur.

learn-step-neighbours-mark = Un pion à côté d’un coin vide est un pont vers ce coin. Les cases les plus dangereuses touchent un coin en diagonale : les cases X. Marquez les quatre.
learn-step-neighbours-c = Les cases à côté d’un coin, le long des bords, sont les cases C. Elles sont moins dangereuses, mais souvent mauvaises aussi. Marquez les huit.
learn-step-neighbours-keep = Vous êtes Noir. g7, à côté du coin h8, donne ce coin. Trouvez un bon coup après lequel Blanc ne peut prendre aucun coin.
learn-step-neighbours-open = Noir a joué g7. Quel coin Blanc peut-il prendre maintenant ? Marquez-le.
learn-step-neighbours-take = Vous êtes Noir, et Blanc a ouvert un coin. Prenez-le.

learn-step-neighbours-which = Vous êtes Noir. L’un des deux coups marqués est sur une case X et donne un coin. Choisissez le meilleur.
learn-step-quiet-look = Il y a un pion blanc en a2, à côté du coin a1, que Noir ne peut pas encore prendre. Voyez vous-même : marquez tous les coups de Noir.
learn-step-quiet-move = Maintenant, trouvez un coup tranquille après lequel Blanc n’y peut plus rien : quelle que soit la réponse, vous prenez le coin.

learn-step-force-corner = Aucun pion blanc n’est à côté d’un coin. Mais un joueur qui n’a qu’un coup doit le jouer. Vous êtes Noir : laissez à Blanc une seule réponse, celle qui ouvre un coin, et prenez-le.
learn-step-force-count = Voici le plateau après e8 de Noir. Combien de coups Blanc a-t-il ?
learn-step-force-again = Encore une fois, sur un autre plateau : obligez Blanc à ouvrir un coin, et prenez-le.

learn-step-control-count = Les coups valent plus que les pions : un joueur à court de bons coups doit en jouer de mauvais. Vous êtes Noir. Combien de coups avez-vous ?
learn-step-control-fewest = Vous êtes Noir. Laissez à Blanc le moins de coups possible. Comptez pour les deux camps.
learn-step-control-corners = Les coins ne font pas tout. Blanc a fini cette partie avec les quatre et un bord entier. De combien de pions a-t-il perdu ?

learn-step-few-moves = Au début, mieux vaut peu de pions que beaucoup : l’adversaire ne peut encadrer que les pions qui sont là. Noir a 4 pions et 16 coups. Blanc a 20 pions. Combien de coups aurait-il, si c’était à lui ?
learn-step-few-quiet = Un coup tranquille retourne des pions à l’intérieur, avec peu de cases vides autour : il ouvre peu de choses à l’adversaire. Vous êtes Noir : trouvez le coup le plus tranquille.
learn-step-few-wall = Vos pions à côté de cases vides forment votre frontière. Longue, c’est un mur : elle donne des coups à l’adversaire, et à vous aucun. Vous êtes Noir : lequel des deux coups marqués construit un mur ? Jouez l’autre.

learn-step-wedge-play = Un pion intercalé entre deux pions adverses, au bord, ne se retourne pas le long du bord tant qu’ils y restent. Vous êtes Noir : trouvez cette intercalation, le meilleur coup ici.
learn-step-wedge-which = Vous êtes Noir. Après l’un des deux coups marqués, Blanc s’intercale entre deux de vos pions au bord. Jouez l’autre.
learn-step-give-corner = Parfois, le meilleur coup donne un coin. Vous êtes Noir. Trouvez le coup au meilleur résultat.

learn-step-parity-regions = Vers la fin, les cases vides se séparent en régions. Si une région a un nombre impair de cases, celui qui y joue le premier peut aussi y jouer le dernier, et ce qu’on retourne en dernier reste. Marquez toutes les cases des régions impaires.
learn-step-parity-odd = Vous êtes Blanc. Trouvez le meilleur coup.
learn-step-parity-last = Trois régions ont deux cases chacune ; celle qui est marquée en a trois. Trouvez le meilleur coup de Blanc.

learn-idea-stable-most = Un coin vaut ce qui s’appuie sur lui. Comptez les pions que plus personne ne retournera, pas les coins.
learn-idea-neighbours-keep = À côté d’un coin vide, regardez deux fois. Un coup n’y est bon, le plus souvent, que si le coin reste fermé.
learn-idea-neighbours-take = Un pion sur une case X est un pont : une ligne qui passe par lui mène au coin.
learn-idea-neighbours-which = Une case X à côté d’un coin vide coûte souvent le coin. N’y jouez que si vous savez ce que vous recevez en échange.
learn-idea-quiet-move = Le coin peut attendre. Un coup tranquille qui ne laisse aucune issue est plus fort qu’un coup pressé.
learn-idea-force-corner = Comptez les réponses. S’il n’en reste qu’une, c’est vous qui choisissez le coup de l’adversaire.
learn-idea-force-again = Peu de réponses, et toutes mauvaises : c’est ainsi qu’on gagne des coins.
learn-idea-few-quiet = Retournez à l’intérieur, pas à l’extérieur. Toute case vide à côté d’un pion retourné peut servir à l’adversaire. Silas, niveau 6, joue ainsi.
learn-idea-few-wall = Laissez l’adversaire construire le mur. Celui qui reste à l’intérieur a les coups.
learn-idea-control-fewest = Un joueur à court de bons coups doit en jouer de mauvais. Enlevez-lui des coups avant de lui prendre des pions. Mona, niveau 7, vous le fera : comptez aussi les vôtres.
learn-idea-wedge-play = Un trou entre deux pions au bord appelle une intercalation. Elle tient le bord et regarde vers les coins.
learn-idea-wedge-which = Un trou entre deux de vos pions au bord est une porte. Fermez-la, ou laissez ce bord tant que vous ne le pouvez pas.
learn-idea-give-corner = Un coin, c’est un coup, et il coûte un tour à celui qui le prend. Si vous y gagnez davantage, donnez-le. Corin, niveau 3, prend tous ceux qu’on lui offre.
learn-idea-parity-odd = Jouez d’abord dans les régions impaires : le dernier coup peut y être à vous, et ce qui est retourné en dernier reste.
learn-idea-parity-last = Entrez dans la région impaire, et répondez à l’adversaire dans les régions paires.

learn-comment-early = Blanc a plus de pions. Si tôt, le compte ne dit pas grand-chose. Comptez plutôt les coups : 9 pour Noir, 5 pour Blanc.
learn-comment-behind = 15 pions à 9 pour Blanc. Mais Noir a 13 coups, et Blanc n’en aurait que 7.
learn-comment-wall = 20 à 6. Les pions de Blanc font un mur, et un mur profite à l’autre.
learn-comment-offer = g7 est une case X, à côté du coin vide h8. Noir peut se le permettre : prendre le coin coûtera des coups à Blanc.
learn-comment-paid = Blanc a le coin, et cinq coups. Noir en a onze.
learn-comment-four-moves = Il ne reste que quatre coups à Blanc.
learn-comment-single = Blanc n’a qu’un coup, b2, et il ouvre a1.
learn-comment-corner = Le coin est à Noir pour de bon, et il reste deux coups à Blanc.
learn-comment-alone = Blanc n’a plus de coup et doit passer : Noir joue deux fois de suite.
learn-comment-count = Au coup 41, Blanc avait 37 pions et Noir 7. Les pions comptent à la fin, les coups jusque-là.
learn-comment-edgar-edge = 18 pions à 6, et Edgar est arrivé sur deux bords. Noir reste à l’intérieur.
learn-comment-edgar-moves = 24 pions à 8. Mais Noir a 17 coups, et Blanc n’en aurait que 6.
learn-comment-edgar-few = Il reste cinq pions noirs, et ils ont encore huit coups. Blanc en aurait quatre.
learn-comment-edgar-x = g7 est une case X : h8 est à Blanc s’il le veut. Ce n’est pas un coin qui lui manque, mais des coups.
learn-comment-edgar-one = Un pion contre 47 ! Mais Blanc n’a plus de coup, et le coin a8 est ouvert.
learn-comment-edgar-end = D’un seul pion au coup 44 à 54 à la fin. Edgar avait les bords, Noir avait les coups.
learn-comment-silas-inside = Silas aussi retourne à l’intérieur : 12 coups pour Noir, 8 pour Blanc, et toujours pas de mur.
learn-comment-silas-close = 21 pions à 13 pour Blanc, 11 coups à 9 pour Noir. Toujours serré.
learn-comment-silas-corner = Blanc a le coin a1, et quatre coups. Noir en a douze. Voilà ce qu’a coûté le coin.
learn-comment-silas-none = Blanc a 30 pions et n’aurait pas un seul coup. Et a8 est ouvert.
learn-comment-silas-last = Blanc n’a plus de coup : les deux dernières cases sont à Noir.
learn-comment-silas-end = Deux coins chacun, et Noir gagne de 28. Ce sont les coups qui ont décidé.

learn-occupied = Il y a déjà un pion en { $square }.
learn-no-neighbour =
    { $color ->
        [black] Aucun pion blanc ne touche { $square } : un pion noir n’y retourne rien.
       *[white] Aucun pion noir ne touche { $square } : un pion blanc n’y retourne rien.
    }
learn-row-open =
    { $square } ne retourne rien : { $count ->
        [one] { $discs } est bien à côté, mais la case suivante, { $gap }, est vide ; il y faudrait un pion { $color ->
            [black] noir
           *[white] blanc
        }.
       *[other] la ligne { $discs } finit à la case vide { $gap } ; il y faudrait un pion { $color ->
            [black] noir
           *[white] blanc
        }.
    }
learn-row-edge =
    { $square } ne retourne rien : { $count ->
        [one] { $discs } est bien à côté, mais le plateau s’arrête juste derrière.
       *[other] la ligne { $discs } finit au bord du plateau.
    }
learn-must-pass = { color-name } n’a aucun coup : il faut passer.
learn-over = Il n’y a plus rien à jouer ici.
learn-answer-read = Ici, il suffit de lire : continuez quand vous voulez.
learn-answer-play = Ici, vous jouez un coup : choisissez une case.
learn-answer-mark = Ici, vous marquez des cases sur le plateau.
learn-answer-number = Ici, vous donnez un nombre.

learn-flips =
    { $square } retourne { $count ->
        [one] un pion : { $discs }.
       *[other] { $count } pions{ $directions ->
            [one] {""}
           *[other] {" "}dans { $directions } directions
        } : { $discs }.
    }
learn-not-asked = { $square } est un coup légal, mais pas celui qu’on cherche ici.
learn-passed = Exact. { color-name } passe son tour et l’adversaire rejoue.
learn-replies = { color-name } répond { $square }.

learn-kept-empty = Il n’y a pas de pion en { $disc }.
learn-kept-own = Le pion de { $disc } est déjà de la couleur qui joue : seuls les pions adverses se retournent.
learn-kept-not-in-line = { $disc } n’est pas en ligne droite avec { $square }.
learn-kept-behind-own = { $disc } ne se retourne pas : la ligne s’arrête à { $own }, déjà de la couleur qui joue.
learn-kept-behind-gap = { $disc } ne se retourne pas : la case vide { $gap } est entre les deux.
learn-kept-no-end = { $disc } ne se retourne pas : aucun pion de la couleur qui joue n’est à l’autre bout de la ligne.

learn-found-all =
    { $count ->
        [one] Exact, c’est bien celle-là.
       *[other] Exact, les { $count } y sont.
    }
learn-missing =
    { $found ->
        [one] Une bonne case ;
       *[other] { $found } bonnes cases ;
    } il en manque { $missing }.
learn-nothing-marked = Rien n’est encore marqué.
learn-not-a-corner = { $square } n’est pas un coin.
learn-not-diagonal = { $square } ne touche pas un coin en diagonale.
learn-not-beside-corner = { $square } n’est pas à côté d’un coin, le long d’un bord.
learn-not-a-disc =
    { $color ->
        [black] Il n’y a pas de pion noir en { $square }.
       *[white] Il n’y a pas de pion blanc en { $square }.
    }
learn-can-be-flipped =
    { $count ->
        [one] { $square } n’est pas définitif : le coup { $moves } le retourne.
       *[other] { $square } n’est pas définitif : les coups { $moves } le retournent.
    }
learn-not-surely-stable = Rien ne garantit que { $square } ne sera jamais retourné.
learn-even-region = { $square } est dans une région de { $size } cases, un nombre pair.
learn-not-empty = { $square } n’est pas vide.
learn-no-mistake = Rien à corriger en { $square }.

learn-number-right = { $number }, c’est exact.
learn-number-too-small = Il y en a plus de { $number }.
learn-number-too-large = Il y en a moins de { $number }.

learn-takes-corner =
    Le coin { $square } est à vous. { $stable ->
        [one] Un de vos pions est maintenant définitif.
       *[other] { $stable } de vos pions sont maintenant définitifs.
    }
learn-corner-not-taken = Vous pouvez prendre le coin { $corner } tout de suite ; { $square } l’abandonne.
learn-gives-corner = Après { $square }, { color-name } peut prendre le coin { $corner }.
learn-keeps-corners = Après { $square }, { color-name } ne peut prendre aucun coin.
learn-next-to-corner = Mais { $square } est à côté du coin vide { $corner } : attention à la suite.
learn-only-reply-opens = { color-name } n’a qu’une réponse, { $reply }, et elle ouvre un coin.
learn-every-reply-opens = { color-name } a { $count } réponses, { $replies }, et chacune ouvre un coin.
learn-corner-comes =
    { $moves ->
        [one] Exact : quoi qu’il arrive, vous prenez un coin à votre prochain coup.
       *[other] Exact : quoi qu’il arrive, vous prenez un coin dans vos { $moves } prochains coups.
    }
learn-escapes =
    { $reply ->
        [pass] Après { $square }, { color-name } passe, et aucun coin ne tombe à temps.
       *[other] Après { $square }, { color-name } répond { $reply }, et aucun coin ne tombe à temps.
    }
learn-slower = { $square } gagne aussi un coin, mais moins vite qu’un autre coup.
learn-also-possible = { color-name } pouvait aussi répondre { $square }. Et alors ?
learn-now-take = Un coin est ouvert : prenez-le.
learn-corner-waits = Le coin { $corner } vous est ouvert. Mais { $square } vaut environ { $discs } pions de plus : même un coin n’est pas toujours le meilleur coup.
learn-most-stable =
    { $stable ->
        [one] Avec { $square }, un de vos pions est définitif ; aucun coup n’en donne plus.
       *[other] Avec { $square }, { $stable } de vos pions sont définitifs ; aucun coup n’en donne plus.
    }
learn-more-stable =
    { $stable ->
        [0] Avec { $square }, aucun de vos pions n’est définitif ; un autre coup en donne { $most }.
        [one] Avec { $square }, un de vos pions est définitif ; un autre coup en donne { $most }.
       *[other] Avec { $square }, { $stable } de vos pions sont définitifs ; un autre coup en donne { $most }.
    }

learn-mobility =
    Après { $square }, { color-name } { $theirs ->
        [0] n’a plus aucun coup
        [one] a { $theirs } coup
       *[other] a { $theirs } coups
    } ({ $before } avant) ; vous { $own ->
        [0] n’en auriez aucun
       *[other] en auriez { $own }
    }.
learn-fewest-replies = Aucun autre coup n’en laisse moins.
learn-fewer-replies =
    Un autre coup { $fewest ->
        [0] n’en laisse aucun.
       *[other] n’en laisse que { $fewest }.
    }

learn-quietest =
    { $count ->
        [0] { $square } retourne des pions sans case vide autour : aucun coup n’est plus tranquille.
        [one] { $square } retourne des pions avec { $count } case vide autour : aucun coup n’est plus tranquille.
       *[other] { $square } retourne des pions avec { $count } cases vides autour : aucun coup n’est plus tranquille.
    }
learn-quieter =
    { $square } retourne des pions avec { $count ->
        [one] { $count } case vide
       *[other] { $count } cases vides
    } autour ; avec un autre coup, il { $least ->
        [0] n’y en a aucune.
       *[other] n’y en a que { $least }.
    }
learn-better-of-two =
    { $square } est meilleur que { $other }, d’environ { $discs ->
        [one] { $discs } pion.
       *[other] { $discs } pions.
    }
learn-worse-of-two =
    { $square } est le moins bon des deux, d’environ { $discs ->
        [one] { $discs } pion.
       *[other] { $discs } pions.
    }
learn-one-of-two = Choisissez l’une des deux cases marquées : { $squares }.
learn-guessed-wrong =
    { $square } coûte environ { $discs ->
        [one] { $discs } pion
       *[other] { $discs } pions
    } : il y a mieux.
learn-leads-to =
    { $result ->
        [win] Si les deux jouent parfaitement, { $square } gagne de { $margin }.
        [loss] Si les deux jouent parfaitement, { $square } perd de { $margin }.
       *[draw] Si les deux jouent parfaitement, { $square } mène au match nul.
    }
learn-best-move = { $square } est le meilleur coup.
learn-good-move = { $square } est bon aussi : il coûte un pion au plus.
learn-good-too = { $square } est bon aussi.
learn-not-good-enough = { $square } ne suffit pas : il y a mieux.
learn-played-in-game = { $square }, c’est le coup que vous avez joué dans la partie.
learn-costs =
    { $square } le fait aussi, mais coûte environ { $discs ->
        [one] un pion
       *[other] { $discs } pions
    } : il y a mieux.
learn-better-move =
    { $result ->
        [win] Il y a un coup qui gagne de { $margin }.
        [loss] Il y a un coup qui ne perd que de { $margin }.
       *[draw] Il y a un coup qui mène au match nul.
    }
learn-only-winner = { $square } est le seul coup qui gagne.
learn-win-gone =
    { $reply ->
        [pass] Après { $square }, ce n’est plus gagné, même si { color-name } doit passer.
       *[other] Après { $square }, { color-name } répond { $reply }, et ce n’est plus gagné.
    }
learn-in-region =
    { $size ->
        [one] Il remplit la dernière case de sa région.
       *[other] Il est joué dans une région de { $size } cases vides.
    }

learn-play-next = { color-name } continue par { $square }.
learn-guess = { color-name } joue : que joueriez-vous ?
learn-line-goes = { $square } est légal, mais ici la partie continue par { $next }.
learn-only-reply = { color-name } n’a pas le choix : { $reply }.

learn-hint-outflanks = Cherchez la case d’où vous encadrez { $discs }.
learn-hint-square = La réponse est { $square }.
learn-hint-one-of = C’est l’une de ces cases : { $squares }.
learn-hint-count =
    { $count ->
        [one] On cherche { $count } case.
       *[other] On cherche { $count } cases.
    }
learn-hint-look = Regardez les cases marquées.
learn-hint-number = La réponse est { $number }.
learn-hint-corner = Le coin { $corner } est à portée.
learn-hint-replies =
    { $count ->
        [0] Le bon coup ne laisse aucune réponse à { color-name }.
        [one] Le bon coup ne laisse qu’une réponse à { color-name }.
       *[other] Le bon coup laisse { $count } réponses à { color-name }.
    }
learn-hint-pass = Aucune case ne permet de retourner : il faut passer.

learn-progress-unreadable =
    { $count ->
        [one] { $count } élément de la progression enregistrée est illisible et a été ignoré ; le reste est là.
       *[other] { $count } éléments de la progression enregistrée sont illisibles et ont été ignorés ; le reste est là.
    }

learn-part-first = Niveau 1 : premières idées
learn-part-mobility = Niveau 2 : la mobilité
learn-part-edges = Niveau 3 : les bords
learn-part-tempo = Niveau 4 : le temps
learn-part-endgame = Niveau 5 : la finale
learn-part-openings = Niveau 6 : les ouvertures
learn-part-club = Niveau 7 : joueur de club

learn-chapter-discs = Les pions mentent
learn-about-discs = Pourquoi le compte des pions ne dit rien avant la fin.
learn-chapter-classics = Quatre classiques
learn-about-classics = Quatre coins gagnés de force, et une suite sans choix.
learn-chapter-moves = Compter les coups
learn-about-moves = Voir d’un coup d’œil combien de coups il y a.
learn-chapter-frontier = Frontière et murs
learn-about-frontier = Les pions qui donnent des coups à l’adversaire.
learn-chapter-safe = À court de coups sûrs
learn-about-safe = Qui n’en a plus doit ouvrir un coin.
learn-chapter-wipe = Pas trop peu
learn-about-wipe = Comment ne pas se faire anéantir.
learn-chapter-edges = Quel bord, et quand
learn-about-edges = Un bord peut être une faiblesse.
learn-chapter-shapes = Les formes de bord
learn-about-shapes = Six, cinq et quatre pions entre des coins vides.
learn-chapter-five = Attaquer un bord de cinq
learn-about-five = Un bord déséquilibré est une cible.
learn-chapter-stoner = Le piège de Stoner
learn-about-stoner = Une case X, puis une attaque par le côté.
learn-chapter-tempo = Gagner un temps
learn-about-tempo = Le dernier coup dans une autre région.
learn-chapter-waiting = Coups d’attente
learn-about-waiting = Des coups que personne ne peut vous prendre.
learn-chapter-diagonal = La grande diagonale
learn-about-diagonal = Quand une case X est sûre.
learn-chapter-poison = Le poison
learn-about-poison = Le coup qui laisse entrer l’adversaire.
learn-chapter-last = Les deux, les trois dernières cases
learn-about-last = Comptez les deux ordres, puis jouez.
learn-chapter-change = Changer la parité
learn-about-change = Faire passer l’adversaire.
learn-chapter-swindle = Les arnaques
learn-about-swindle = Deux coups de suite dans une même région.
learn-chapter-ladder = L’échelle
learn-about-ladder = Jouer parfaitement, avec de plus en plus de cases vides.
learn-chapter-second = Le deuxième coup
learn-about-second = Diagonale, perpendiculaire ou parallèle.
learn-chapter-lines = Dix ouvertures
learn-about-lines = Des suites qui ont un nom, avec les noirs et avec les blancs.
learn-chapter-out = Hors du livre
learn-about-out = Les premiers coups sans aide.
learn-chapter-time = Le temps de réflexion
learn-about-time = Comment le répartir sur soixante coups.
learn-chapter-own = Vos propres parties
learn-about-own = Le meilleur professeur est votre dernière défaite.
learn-chapter-why = Pourquoi ?
learn-about-why = Deux coups, et la raison pour laquelle l’un est moins bon.

learn-step-discs-one = Vous êtes Noir, avec un pion contre 59, et quatre cases vides. Ne comptez rien : jouez. Gagnez la partie.
learn-step-discs-which = L’un des deux coups marqués retourne beaucoup de pions, l’autre peu. Vous êtes Noir : choisissez le meilleur.
learn-step-discs-beat = Greta, niveau 2, adore retourner des pions. Ici, Blanc ne fait que cela : toujours le coup qui en retourne le plus. Vingt coups sont joués ; vous êtes Noir, avec peu de pions. Prenez les coins, n’en donnez pas, et gagnez.
learn-step-neighbours-safe = Toutes les cases X ne sont pas mauvaises. Vous êtes Noir : l’un des deux coups marqués est sur une case X, et cette fois Blanc ne peut pas prendre le coin tout de suite. Choisissez le meilleur.
learn-step-quiet-more = Trouvez le coup tranquille : Blanc garde plusieurs réponses et, quelle qu’elle soit, vous prenez un coin.
learn-step-force-more = Laissez à Blanc une seule réponse, et qu’elle ouvre un coin. Puis prenez-le.
learn-step-force-longer = Cette fois, il faut trois coups. Trouvez celui après lequel Blanc ne peut plus vous empêcher de prendre un coin, et allez jusqu’au bout.
learn-step-force-longest = Il faut quatre coups. Trouvez celui qui laisse à Blanc si peu de choix qu’un coin finit par tomber, et allez jusqu’au bout.
learn-step-classics-force = L’un des cinq problèmes classiques. Vous êtes Noir : trouvez le coup qui oblige Blanc à ouvrir un coin, et prenez-le.
learn-step-classics-line = Le premier classique, jusqu’au bout : pendant 24 coups, Blanc n’a jamais le choix, et Noir gagne 54 à 10. Suivez. Noir le paie deux fois : h1 et g8 coûtent six pions chacun, mais de meilleurs coups laisseraient le choix à Blanc.
learn-step-moves-count = Vous êtes Noir. Combien de coups avez-vous ? Faites le tour des pions blancs et regardez derrière chaque ligne. En partie, dix secondes devraient suffire.
learn-step-moves-theirs = Et l’autre camp, qu’on oublie facilement : combien de coups Blanc aurait-il sur ce plateau ?
learn-step-frontier-mark = Un pion qui touche une case vide, même en diagonale, fait partie de la frontière. Marquez la frontière de Noir.
learn-step-frontier-which = Vous êtes Noir. L’un des deux coups marqués pousse votre frontière dehors et en fait un mur. Jouez l’autre.
learn-step-safe-count = Un coup est sûr si Blanc ne peut prendre ensuite aucun coin qui était fermé avant. Vous êtes Noir : combien de vos coups sont sûrs ?
learn-step-safe-out = Enlevez à Blanc ses coups sûrs : qui n’en a plus ouvre un coin. Vous êtes Noir. Trouvez le coup qui lui en laisse le moins.
learn-step-safe-game = Continuez la partie contre Edgar, niveau 4. En huit coups au plus, laissez Blanc sans coup sûr. Après chaque coup, on vous dit combien il lui en reste.
learn-step-wipe-which = Peu de pions, c’est bien ; trop peu, c’est dangereux. Vous êtes Noir : après l’un des deux coups marqués, Blanc peut prendre jusqu’à votre dernier pion. Jouez l’autre.
learn-step-edges-which = Vous êtes Noir. L’un des deux coups marqués fait cinq pions sur un bord, à côté d’une case C vide : un bord de cinq, déséquilibré. Choisissez le meilleur coup. Edgar, niveau 4, ne le ferait pas.
learn-step-edges-play = Un coup complète un de vos bords : un six équilibré, ou les quatre du milieu, et rien ne vaut mieux sur le plateau. Vous êtes Noir : trouvez-le.
learn-step-shapes-look = Entre des coins vides, six pions sont équilibrés, et les quatre du milieu aussi. Le bord de cinq, ou « wing », ne l’est pas : la case C vide appelle une attaque. Au nord un six, à l’ouest un cinq, au sud un quatre.
learn-step-shapes-mark = Marquez tous les pions des bords de cinq, noirs ou blancs : cinq à la suite entre deux coins vides, avec une case C vide.
learn-step-shapes-balanced = Marquez tous les pions des bords équilibrés, six ou quatre, noirs ou blancs. Les bords de cinq n’en font pas partie.
learn-step-five-play = Blanc a un bord de cinq. Vous êtes Noir : trouvez le coup qui l’attaque. Il peut coûter un coin ; comptez ce que vous recevez.
learn-step-five-corner = Blanc a un bord de cinq, et il lui coûte un coin, quoi qu’il fasse. Vous êtes Noir : commencez à côté du coin vide, et prenez ce qui tombe.
learn-step-stoner-play = Jouez la case X bien que son coin soit vide : la ligne qui y passe est à vous, et Blanc ne peut pas prendre le coin maintenant. Puis attaquez par le côté. Gagnez un coin en trois coups.
learn-step-tempo-own = Les temps se comptent région par région. Ne regardez que celle qui est marquée : combien de coups Noir peut-il y jouer ?
learn-step-tempo-theirs = Combien de coups Blanc peut-il jouer dans la région marquée ?
learn-step-tempo-which = Vous êtes Noir. Avec l’un des deux coups marqués, vous aurez le dernier coup dans une autre région ; avec l’autre, ce sera Blanc. Choisissez.
learn-step-waiting-mark = Une région où vous pouvez jouer et Blanc non est une réserve de coups d’attente. Vous êtes Noir : marquez toutes les cases vides de ces régions.
learn-step-diagonal-mark = Une grande diagonale va d’un coin à l’autre. Elle est à celui qui a tous les pions qui s’y trouvent. Ici, l’une des deux a un maître : marquez ses pions.
learn-step-diagonal-play = Une grande diagonale est à vous : il n’y reste aucun pion blanc après votre coup. Sa case X est alors sûre pour le moment. Vous êtes Noir : trouvez le meilleur coup.
learn-step-poison-which = Vous êtes Noir. L’un des deux coups marqués a l’air inoffensif et laisse Blanc entrer dans une région fermée. Jouez l’autre.
learn-step-last-two = Il reste deux cases. Comptez les deux ordres, avec chaque retournement et chaque tour passé, et jouez le meilleur. Vous êtes Noir.
learn-step-last-three = Il reste trois cases, et vous êtes Noir. Commencez par le coup après lequel la meilleure réponse de Blanc vous coûte le moins.
learn-step-parity-more = Vous êtes Noir. Cherchez la région impaire, et trouvez le meilleur coup.
learn-step-change-play = Le nombre de cases vides joue contre vous ? Un tour passé renverse tout. Vous êtes Noir : trouvez le coup après lequel Blanc doit passer.
learn-step-swindle-play = La région est paire : le dernier coup devrait y revenir à Blanc. Mais Blanc ne peut pas y répondre : vous y jouez deux fois de suite. Vous êtes Noir : trouvez l’arnaque.
learn-step-ladder = Jouez parfaitement jusqu’au bout : chaque coup compte, et Blanc se défend du mieux possible.
learn-step-second-look = Noir a joué f5. Blanc a trois coups : d6, perpendiculaire ; f6, diagonale ; f4, parallèle. Les deux premiers sont bons. La parallèle donne d’emblée le meilleur jeu à Noir.
learn-step-second-play = Vous êtes Blanc. Jouez la perpendiculaire ou la diagonale, comme vous voulez, mais pas la parallèle.
learn-step-second-third = Vous êtes Noir, et Blanc a choisi son deuxième coup. Trouvez une bonne réponse.
learn-step-second-which = Vous êtes Blanc. L’un des deux coups marqués appartient à une bonne ouverture, l’autre donne le meilleur jeu à Noir. Choisissez.
learn-step-lines-tiger = La Tigre, l’ouverture la plus jouée. Vous êtes Noir : suivez. Certains coups sont à trouver.
learn-step-lines-rose = La Rose : Noir s’appuie sur le centre. Vous êtes Noir : suivez, et trouvez quelques coups.
learn-step-lines-buffalo = Après la diagonale : l’Ishii, où Noir joue c3. Vous êtes Blanc : suivez.
learn-step-lines-heath = La Heath, reconnaissable à g5 : un jeu vif dès le cinquième coup. Vous êtes Noir : suivez.
learn-step-lines-cow = La Diagonale classique, la voie tranquille après la diagonale. Vous êtes Noir : suivez.
learn-step-lines-compoth = Maintenant avec les blancs : la Tigre diagonale moderne, avec f3 pour Blanc. Suivez à partir du deuxième coup.
learn-step-lines-cat = Le Chat : Noir va en c4 et c5. Vous êtes Blanc : suivez.
learn-step-lines-inoue = L’Inoue : Noir se tourne vers e6. Vous êtes Blanc : suivez.
learn-step-lines-rose-bill = La Triangle, une branche de la Tigre. Vous êtes Blanc : suivez jusqu’à b4.
learn-step-lines-chimney = La Cheminée : Blanc répond d6 à la Diagonale classique. Vous êtes Blanc : suivez.
learn-step-lines-train = Maintenant, contre le livre. Choisissez une ouverture et une couleur ; les réponses viennent aussi souvent qu’en tournoi. Jouez une ligne jusqu’au bout.
learn-step-out-which = Le livre est fini. Retournez à l’intérieur, gardez une frontière courte, comptez les coups. Vous êtes Noir : choisissez le meilleur des deux coups marqués.
learn-step-out-twelve = Le livre s’arrête ici. Jouez douze coups par vous-même contre Otto, niveau 8, qui répond à chacun. À eux douze, ils peuvent coûter six pions.
learn-step-drill-minute = Maintenant contre la montre : une minute, le plus de positions possible. Votre meilleur résultat est enregistré. Revenez-y jusqu’à ne plus avoir à réfléchir.
learn-step-time-plan = En tournoi, on a souvent 25 minutes pour ses trente coups. Un plan : une minute pour les six premiers, douze pour les quatorze suivants, dix pour les dix derniers, deux en réserve.
learn-step-time-endgame = Prenez votre temps là où cela compte : à partir de vingt cases vides, un coup peut coûter dix pions. Avant, si deux coups se valent, prenez-en un. Sixten, niveau 10, joue les douze derniers parfaitement : ayez l’avantage d’ici là.
learn-step-time-game = Jouez maintenant à la pendule contre Livia, niveau 9 : 25 minutes chacun. Vous verrez ensuite comment vous avez utilisé votre temps.
learn-step-own-mistakes = Analysez chaque partie perdue. Regardez trois coups, pas trente : ceux qui ont coûté le plus. Avant de lire pourquoi, trouvez vous-même le meilleur.
learn-step-own-why = Pour chaque erreur, demandez-vous : quel chapitre était-ce ? Un coin, la mobilité, un bord, le temps, la parité. Si le même mot revient trois fois, refaites ce chapitre.
learn-step-own-practice = À vos propres parties. Trouvez un meilleur coup dans une position où vous vous êtes trompé. S’il n’y en a pas, jouez contre l’ordinateur : la partie est examinée ensuite.
learn-step-why-which = Vous êtes Noir. Dites d’abord pourquoi l’un des deux coups marqués est mauvais, puis jouez l’autre. Le coup et la raison comptent séparément.

learn-idea-discs-one = Les pions comptent à la fin. D’ici là, ce sont les coups qui comptent : qui n’en a plus ne peut que regarder.
learn-idea-discs-which = Beaucoup de pions au début, ce sont beaucoup de cibles. Retournez-en peu, gardez vos coups.
learn-idea-neighbours-safe = Une case X ne donne le coin que si une ligne y passe. Regardez d’abord, puis jouez, ou laissez-la.
learn-idea-quiet-more = Pas de menace, pas de hâte : si toute réponse ouvre un coin, le coup vaut n’importe quelle attaque.
learn-idea-force-more = Comptez les réponses avant de jouer. S’il n’en reste qu’une, c’est vous qui la jouez.
learn-idea-force-longer = Un coin dans trois coups reste un coin. Cherchez les coups qui laissent peu de choix.
learn-idea-force-longest = À quatre coups, on ne voit que ce qui ne laisse pas le choix. Laissez peu de réponses, et vous pourrez compter jusque-là.
learn-idea-classics-force = Peu de réponses, et toutes mauvaises : c’est ainsi qu’on gagne des coins.
learn-idea-frontier-which = Un mur donne des coups à l’autre. Restez à l’intérieur, et laissez l’adversaire le construire.
learn-idea-safe-out = Comptez les coups sûrs des deux côtés. Le premier à court ouvre le coin. C’est ainsi qu’on bat Prue, niveau 5 : elle n’évite les abords des coins que tant qu’elle a d’autres coups.
learn-idea-wipe-which = Gardez un pion hors d’atteinte : sans pion, plus de coup. Et gardez vos accès : dans une région que vos pions n’atteignent pas, seul l’adversaire joue.
learn-idea-edges-which = Un bord de cinq à côté d’un coin vide est une faiblesse pour toute la partie. Prenez un bord entier, ou attendez.
learn-idea-edges-play = Un bord équilibré se défend tout seul : qui l’attaque vous donne quelque chose. Prenez-le quand il est entier.
learn-idea-five-play = La case C vide est la porte : le bord de cinq ne peut pas la fermer sans rien céder.
learn-idea-five-corner = D’abord la case à côté du coin, puis le coin : de là, tout le bord peut être retourné.
learn-idea-stoner-play = Tenez la ligne, jouez la case X, attaquez le bord : l’un des deux coins tombe.
learn-idea-tempo-which = Ce qui compte n’est pas où vous jouez maintenant, mais qui jouera le dernier là-bas.
learn-idea-diagonal-play = Tant que la diagonale est à vous, la case X ne donne rien. Servez-vous-en à temps : cela ne dure pas.
learn-idea-poison-which = Avant de retourner un pion, regardez quelles cases il ouvre. Une région fermée vaut plus qu’un pion.
learn-idea-last-two = Le dernier pion reste. Qui le pose compte plus que ce que retourne le premier.
learn-idea-last-three = Trois cases font six ordres au plus : comptez-les tous.
learn-idea-parity-more = Entrez dans les régions impaires, laissez les paires tranquilles : le dernier coup est à vous.
learn-idea-change-play = Un tour passé change l’impair en pair. Fermez le dernier accès de l’adversaire, et la parité est à vous.
learn-idea-swindle-play = Là où l’adversaire ne peut pas répondre, une région paire vous donne deux coups de suite.
learn-idea-ladder = D’abord les régions impaires, et comptez jusqu’au bout : avec peu de cases, rien n’est affaire de goût. Otto, niveau 8, joue les dix derniers coups parfaitement : prenez l’avantage avant.
learn-idea-second-play = La perpendiculaire mène à la Tigre et à la Rose, la diagonale à la Diagonale classique, à l’Ishii et à la Heath.
learn-idea-second-third = Au début, un bon coup retourne un pion à l’intérieur et laisse l’extérieur à l’adversaire.
learn-idea-second-which = Le bon coup retourne à l’intérieur et reste dans les ouvertures qui ont un nom ; l’autre ouvre l’extérieur.
learn-idea-out-which = Hors du livre compte déjà ce qui comptera plus tard : une frontière courte, et plus de coups que l’adversaire. Livia, niveau 9, connaît le livre ; à partir d’ici, elle n’en a plus.
learn-idea-why-which = Un coup s’oublie vite, sa raison non. Nommez-la, et vous la verrez venir dans vos parties.
learn-idea-moves = Comptez les coups, pas les pions : qui en a beaucoup choisit, qui en a peu prend ce qui reste.
learn-idea-shapes = Voyez le bord dans son ensemble : six pions, ou les quatre du milieu, tiennent seuls ; cinq appellent une attaque.
learn-idea-waiting = Un coup que vous seul pouvez jouer peut attendre. Gardez-le pour le moment où tous les autres seront mauvais.
learn-idea-lines = Une suite ne vaut que par ses raisons : dites de chaque coup ce qu’il retourne et ce qu’il laisse à l’adversaire.
learn-idea-sample = Suivez ainsi toute partie : voyez ce qu’un coup retourne, et quels coups il laisse à l’autre.

learn-not-on-frontier = { $square } ne touche aucune case vide.
learn-other-shape = { $square } n’appartient pas à un bord de cinq.
learn-not-balanced = { $square } n’appartient pas à un bord équilibré.
learn-not-held = { $square } n’est sur aucune grande diagonale qui soit à un seul camp.
learn-not-own-region = La région de { $square } n’est pas à Noir seul : Blanc peut y jouer, ou Noir ne le peut pas.
learn-fewest-safe =
    { color-name } { $left ->
        [0] n’a plus de coup sûr
        [one] n’a plus qu’un coup sûr
       *[other] n’a plus que { $left } coups sûrs
    } ; aucun coup n’en laisse moins.
learn-fewer-safe =
    Après { $square }, { color-name } { $left ->
        [0] n’a pas de coup sûr
        [one] a un coup sûr
       *[other] a { $left } coups sûrs
    } ; un autre coup { $fewest ->
        [0] n’en laisse aucun.
       *[other] n’en laisse que { $fewest }.
    }
learn-once-more = Cela n’a pas suffi pour gagner. Encore une fois depuis le début.
learn-spent = Jusqu’ici { $spent } pions sur { $most }.
learn-repeat = C’était trop. Encore une fois depuis le début.
learn-safe-left =
    { color-name } { $left ->
        [0] n’a plus aucun coup sûr.
        [one] n’a plus qu’un coup sûr.
       *[other] a encore { $left } coups sûrs.
    }
learn-not-run-out = Après { $moves } coups, il reste encore des coups sûrs à l’adversaire. Encore une fois depuis le début.
learn-time-used =
    Votre temps : { $first } pour les six premiers coups (plan : { $first_plan }), { $next } pour les quatorze suivants ({ $next_plan }), { $rest } pour la suite ({ $rest_plan }). { $kept ->
        [yes] Vous avez tenu le plan.
       *[no] Le plan n’a pas été tenu.
    }
learn-hint-try = Essayez donc { $square }.

# Les examens à la fin d’un niveau, et les parties à gagner.

learn-test = Examen : { $level }
learn-test-about = Dix positions de ce niveau, un essai chacune, sans indice. Huit suffisent.
learn-test-begin = Passer l’examen
learn-why-first = D’abord : qu’est-ce qui ne va pas avec l’un des deux ?
learn-why-give = D’abord : que gagne-t-on en échange du coin ?
learn-drill-begin = Lancer la minute
learn-test-next = Position suivante
learn-test-again = Le repasser
learn-test-board = Position { $number } sur { $total }.
learn-test-passed = Réussi : { $right } sur { $of }.
learn-test-failed = { $right } sur { $of } : il en faut huit. Revoyez les chapitres, puis repassez l’examen.
learn-test-open = Pas encore passé.
learn-test-best =
    Meilleur résultat : { $right } sur { $of }{ $passed ->
        [yes] , réussi.
       *[no] .
    }
learn-test-game =
    { $won ->
        [yes] Le niveau { $level } est battu.
       *[no] Ensuite, battez le niveau { $level }, sans indice et sans reprendre de coup.
    }
learn-test-play = Jouer contre le niveau { $level }
learn-game-counts = Vous avez battu le niveau { $level } sans aide : cela compte pour le cours.
