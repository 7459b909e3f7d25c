# Copiar y exportar partidas.

share-title = Compartir
share-ggf = Partida en GGF
share-files = Descargar en otro formato
share-files-note = JSON guarda también los comentarios y las variantes.
share-game-link = Enlace a la partida
share-position = Posición
share-position-link = Enlace a la posición
share-picture = Imagen del tablero
share-numbered = Numerar las jugadas
share-svg = Descargar en SVG
share-png = Descargar en PNG
share-gif = Descargar la partida en GIF
share-copy = Copiar
share-download = Descargar
share-copied = Copiado: { $what }
share-not-copied = El navegador no permite copiar. El texto está seleccionado: cópialo con Ctrl+C.
share-not-downloaded = El navegador no pudo crear el archivo. Inténtalo de nuevo o copia el texto.
share-shortened = En esta partida quedaron fichas mal volteadas, lo que ninguna lista de jugadas puede mostrar: las jugadas y el GGF empiezan después del último error.
share-person = Jugador
share-computer = Outflank, nivel { $level }
share-local = Estos enlaces solo funcionan en este ordenador: nadie más puede abrirlos. Para enseñar la partida a alguien, envía sus jugadas o una imagen.
share-embed = HTML para otra página
share-hand-over = Enviar con otra aplicación
