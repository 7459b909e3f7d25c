# What several pages and screens say.

cancel = Cancelar
cartridge = Cartucho
clock = Reloj
decline = Rechazar
game = Partida
game-number = Partida { $game }
go-on = Seguir
handicap = Ventaja
hint = Pista
key-end = Fin
key-home = Inicio
move-now = Jugar ya
moves = Jugadas
next-game = Partida siguiente
next-mistake = Error siguiente
one-move-back = Una jugada atrás
one-move-on = Una jugada adelante
open = Abrir
pass = Pasar
passed =
    { $color ->
        [black] Las negras no tienen ninguna jugada y pasan.
       *[white] Las blancas no tienen ninguna jugada y pasan.
    }
play = Jugar
previous-mistake = Error anterior
resign = Abandonar
settings = Ajustes
solution = Solución
start-of-game = Inicio de la partida
two-people = Dos personas
who-plays = Quién juega
begins-drawn = La apertura por sorteo es { $moves }.
begins-opening = La partida empieza tras la apertura { $name }.
beginning-usual = ninguna, desde el principio
beginning-xot = por sorteo (XOT)
beginning-position = una posición preparada
looking-back = Tras la jugada { $moves } de { $total }. La partida sigue donde está.
