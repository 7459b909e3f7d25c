# Les pages du cours, et ce que leçons et problèmes ont en commun : ce qui est dit à côté du plateau.

lesson-lead = Lisez un peu, essayez sur le plateau : il vous répond.
lesson-begin = Commencer le cours
lesson-go-on = Continuer : { $title }
lesson-finished = Vous avez suivi tout le cours. Place aux problèmes, ou à une partie.
lesson-complete = terminé
lesson-all = Tous les chapitres
lesson-steps = Étapes de ce chapitre
lesson-step =
    Étape { $number } sur { $total }{ $done ->
        [yes] , terminée
       *[no] {""}
    }
lesson-back = Retour
lesson-next = Suite
lesson-next-chapter = Chapitre suivant
lesson-to-puzzles = Passer aux problèmes
lesson-again = Refaire
lesson-answer = Votre réponse
lesson-check = Vérifier
lesson-tools = Outils
lesson-chapter-done = Vous avez terminé le chapitre « { $title } ».
lesson-no-number = « { $text } » n’est pas un nombre : écrivez-le en chiffres, par exemple 12.
lesson-number-missing = Écrivez d’abord un nombre, par exemple 12.
lesson-no-chapter = Il n’y a pas de chapitre « { $name } » : choisissez parmi ceux-ci.
lesson-no-step = Ce chapitre n’a pas d’étape « { $name } » : continuez ici.

answer-label = Réponse
answer-right = Exact
answer-done = Bravo
answer-again = Pas encore
answer-noted = C’est noté
answer-wrong = Pas tout à fait

shown-what-if = Voici ce qui se passerait.
shown-next-try = Votre prochain essai part du plateau tel qu’il était.
shown-line = Coups montrés
shown-again = Revoir
square-marked = marquée
square-pointed-out = signalée
