# L’entraînement : exercices du jour, contre la montre, ouvertures, progrès.

practice-title = Entraînement
practice-lead = Dix minutes par jour : vos propres erreurs, des problèmes, des finales et des ouvertures, chacun au bon moment.
practice-daily = L’entraînement du jour
practice-daily-left = { $count ->
    [one] Encore { $count } exercice pour aujourd’hui
   *[other] Encore { $count } exercices pour aujourd’hui
 }
practice-daily-done = C’est fait pour aujourd’hui. À demain.
practice-streak = { $days ->
    [0] Entraînez-vous aujourd’hui pour commencer une série.
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
 }
practice-mistakes = Vos erreurs
practice-mistakes-about = Des positions de vos parties où il y avait un meilleur coup.
practice-deck = Tout ce qui est à revoir
practice-deck-about = Vos erreurs, les problèmes ratés, les plateaux du cours et les lignes d’ouverture, revus après 1, 3, 7 jours et plus.
practice-ladder = L’échelle des finales
practice-ladder-about = Jouez parfaitement les { $empties } dernières cases vides. Cinq réussites sur six font monter d’un échelon.
practice-day = Le problème du jour
practice-day-about = Le même pour tout le monde, un autre chaque jour.
practice-openings = L’entraîneur d’ouvertures
practice-openings-about = Le livre joue contre vous. Restez-y aussi longtemps que possible.
practice-drills = Contre la montre
practice-drills-about = Une minute de questions simples : ce qu’il faut voir d’un coup d’œil.
practice-progress = Vos progrès
practice-progress-about = Cours, classement, thèmes, parties et jours.
practice-waiting = { $count ->
    [0] Rien à revoir.
    [one] { $count } à revoir.
   *[other] { $count } à revoir.
 }
practice-begin = Commencer l’entraînement
practice-count = Exercice { $number } sur { $all }
practice-next = Exercice suivant
practice-skip = Garder pour plus tard
practice-all = Tout l’entraînement
practice-find-better = Ici, vous avez joué { $played }. Trouvez mieux.
practice-why = D’abord : pourquoi { $played } était-il une erreur ?
practice-why-noted = Votre réponse : { $reason }. Trouvez maintenant le coup.
practice-reason-right = La raison est juste aussi : { $reason }.
practice-reason-other = La raison est une autre : { $reason }.
practice-reason-is = Le thème : { $reason }.
practice-corrected = C’est mieux que dans la partie.
practice-shown = Voilà ce qui valait mieux. La position reviendra.
practice-recite = Jouez cette ouverture de mémoire, avec { $color ->
    [black] les noirs
   *[white] les blancs
 }.
practice-recited = La ligne est complète.
practice-answered = C’est la bonne réponse. La carte reviendra.
practice-repeated = Vous le savez encore.
practice-lesson = Cette carte revient sans cesse. Relisez le chapitre « { $title } ».
practice-over = C’est tout
practice-summary = Justes : { $right }, avec un indice : { $helped }, faux : { $wrong }.
practice-summary-reasons = Raisons : { $right } sur { $all } justes.
practice-tomorrow = { $count ->
    [0] Aucune carte à revoir demain.
    [one] { $count } carte à revoir demain.
   *[other] { $count } cartes à revoir demain.
 }
practice-empty = Rien n’attend ici pour l’instant. Jouez contre l’ordinateur, résolvez des problèmes, ou revenez demain.
practice-more = Encore
practice-drill-best = Record : { $best }
practice-drill-time = encore { $seconds } s
practice-drill-score = Justes : { $right }, faux : { $wrong }
practice-drill-over = { $right ->
    [one] C’est fini : { $right } bonne réponse.
   *[other] C’est fini : { $right } bonnes réponses.
 }
practice-drill-record = C’est votre record.
practice-drill-right = Juste.
practice-drill-wrong = Non : { $answer }.
practice-drill-safe = Sûre
practice-drill-unsafe = Pas sûre
practice-drill-lead = Répondez au plus de questions possible en une minute.
practice-opening-which = Ouverture à travailler
practice-opening-any = N’importe laquelle
practice-opening-mine = { $name } (vos parties : { $games })
practice-opening-extent = À apprendre : { $lines ->
    [one] { $lines } ligne nommée
   *[other] { $lines } lignes nommées
 }, { $decisions ->
    [one] { $decisions } position
   *[other] { $decisions } positions
 } où il faut trouver le coup.
practice-opening-turn = À vous. Restez dans le livre.
practice-opening-end = Le livre s’arrête ici, et tous vos coups y sont.
practice-opening-left = { $played } quitte le livre et coûte environ { $discs } pions. Le livre joue { $best }.
practice-opening-unknown = { $played } n’est pas dans le livre : on ne sait pas ce que vaut ce coup. L’ouverture continue par { $next }.
practice-opening-failed = Le moteur ne répond pas, la ligne s’arrête donc ici.
practice-opening-kept = La ligne est dans vos cartes : elle vous sera demandée.
practice-opening-next = Une autre ligne
practice-looking = Recherche de coups à revoir : { $done } sur { $all }
practice-learned = { $count ->
    [0] Aucune grosse erreur dans cette partie. Bien joué !
    [one] { $count } coup à revoir.
   *[other] { $count } coups à revoir.
 }
practice-learn-now = Trouver de meilleurs coups
practice-course = { $percent } % du cours fait
practice-rating = Classement aux problèmes : { $rating }, à { $range } près
practice-no-rating = Pas encore de classement : résolvez un problème.
practice-curve-rating = Le classement au fil du temps
practice-curve-accuracy = La précision dans vos dernières parties
practice-curve-table = En tableau
practice-themes = Thèmes
practice-col-right = Justes
practice-col-trend = Tendance
practice-col-day = Il y a (jours)
practice-col-value = Valeur
practice-right-of = { $right } sur { $all }
practice-trend-up = en hausse
practice-trend-level = inchangé
practice-trend-down = en baisse
practice-reasons = Raisons d’erreurs trouvées : { $right } sur { $all }
practice-own-games = Vos dernières parties (sur { $games }) : précision { $accuracy } %, perte par coup, en pions : { $loss }
practice-phases = Perte par coup, en pions, dans l’ouverture : { $opening }, au milieu de partie : { $middle }, en fin de partie : { $end }
practice-no-games = Finissez une partie contre l’ordinateur pour voir comment vous jouez.
practice-beaten = Plus fort niveau battu : { $level } (deux parties sur trois, sans aide)
practice-beaten-none = Aucun niveau battu : gagnez deux parties sur trois contre un niveau, sans aide.
practice-days = Jours de suite : { $now } (record : { $longest }) ; jours en tout : { $all }
practice-cards = Cartes : { $all }, à revoir aujourd’hui : { $due }
practice-rung = Plus haut échelon des finales : { $empties } cases vides
practice-backup = Vos progrès font partie du fichier de sauvegarde des réglages.
practice-no-such = Il n’y a pas d’entraînement « { $name } » : choisissez dans cette liste.
