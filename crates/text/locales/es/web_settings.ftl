# La página de ajustes.

settings-language = Idioma
settings-theme = Apariencia
settings-theme-system = Como el sistema
settings-theme-light = Clara
settings-theme-dark = Oscura
settings-look = Tablero y fichas
settings-look-classic = Verde clásico
settings-look-cartridge = Cartucho, rojo y verde
settings-look-contrast = Alto contraste
settings-board = En el tablero
settings-coordinates = Mostrar las coordenadas
settings-dots = Mostrar dónde puedes jugar
settings-animation = Animar las fichas
settings-animation-note = Si tu sistema pide menos animaciones, nada se mueve de todos modos.
settings-sounds = Sonidos
settings-hand = Panel junto al tablero
settings-hand-right = A la derecha
settings-hand-left = A la izquierda
settings-sample = Tablero de muestra
settings-saved = Los cambios se aplican al momento y se guardan en este navegador.
settings-kept-safe = Tus partidas y tu progreso también se guardan en este navegador. Ha aceptado no borrarlos cuando falte espacio.
settings-kept-unsafe = Tus partidas y tu progreso también se guardan en este navegador. Puede borrarlos cuando falte espacio: descarga las partidas que te importen.
settings-try = Pruébalo: juega aquí.
settings-try-again = Empezar de nuevo
settings-usual = Ajustes por defecto
