# Questions about the board in the line mode, for those who do not see it, and a new game.

word-row = fila
word-new = nueva, nuevo
does-ask = di qué hay en esa casilla, o qué voltea allí una jugada
does-row = di qué hay en una fila
does-new = empieza una partida nueva como esta, que queda guardada
needs-row = Escribe el número de una fila después de { $word }, de 1 a 8.
new-begun = Una partida nueva.
