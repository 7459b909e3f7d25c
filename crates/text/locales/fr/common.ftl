# What several pages and screens say.

cancel = Annuler
cartridge = Cartouche
clock = Pendule
decline = Refuser
game = Partie
game-number = Partie { $game }
go-on = Continuer
handicap = Handicap
hint = Indice
key-end = Fin
key-home = Début
move-now = Jouer maintenant
moves = Coups
next-game = Partie suivante
one-move-back = Un coup en arrière
one-move-on = Un coup en avant
open = Ouvrir
pass = Passer
passed = { color-name } n’a aucun coup et passe.
play = Jouer
resign = Abandonner
settings = Réglages
solution = Solution
start-of-game = Début de la partie
two-people = Deux personnes
who-plays = Qui joue
