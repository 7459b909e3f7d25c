# A game in a frame of another page.

embed-title = Partida de Othello
embed-start = Inicio
embed-move = Jugada { $number } de { $total }: { $mv }
embed-pass = pasa
embed-score = Negras { $black }, Blancas { $white }
embed-open = Abrir en Outflank
embed-wrong = Esta dirección no contiene una partida: el carácter { $character } es incorrecto.
