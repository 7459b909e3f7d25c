# The page of settings.

settings-language = Language
settings-theme = Theme
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-look = Board and discs
settings-look-classic = Classic green
settings-look-cartridge = Cartridge, red and green
settings-look-contrast = High contrast
settings-board = On the board
settings-coordinates = Show coordinates
settings-dots = Show where you can play
settings-animation = Animate the discs
settings-animation-note = If your system asks for less motion, nothing moves anyway.
settings-sounds = Sounds
settings-hand = Panel beside the board
settings-hand-right = On the right
settings-hand-left = On the left
settings-sample = Sample board
settings-saved = Changes apply at once and are saved in this browser.
settings-kept-safe = Your games and progress are saved in this browser, too. It has agreed not to clear them when space runs low.
settings-kept-unsafe = Your games and progress are saved in this browser, too. It may clear them when space runs low: download the games that matter.
settings-try = Try it: play a move here.
settings-try-again = Start again
settings-usual = Reset to defaults
