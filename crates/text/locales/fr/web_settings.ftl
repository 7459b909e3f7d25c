# La page des réglages.

settings-language = Langue
settings-theme = Apparence
settings-theme-system = Comme le système
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-look = Plateau et pions
settings-look-classic = Vert classique
settings-look-cartridge = Cartouche, rouge et vert
settings-look-contrast = Contraste élevé
settings-board = Sur le plateau
settings-coordinates = Afficher les coordonnées
settings-dots = Montrer où vous pouvez jouer
settings-animation = Animer les pions
settings-animation-note = Si votre système demande moins d’animations, rien ne bouge de toute façon.
settings-sounds = Sons
settings-hand = Panneau à côté du plateau
settings-hand-right = À droite
settings-hand-left = À gauche
settings-sample = Plateau d’exemple
settings-saved = Les changements s’appliquent aussitôt et sont enregistrés dans ce navigateur.
settings-kept-safe = Vos parties et vos progrès sont eux aussi enregistrés dans ce navigateur. Il a accepté de ne pas les effacer si la place vient à manquer.
settings-kept-unsafe = Vos parties et vos progrès sont eux aussi enregistrés dans ce navigateur. Il peut les effacer si la place vient à manquer : téléchargez les parties qui comptent.
settings-try = Essayez : jouez un coup ici.
settings-try-again = Recommencer
settings-usual = Réglages par défaut
