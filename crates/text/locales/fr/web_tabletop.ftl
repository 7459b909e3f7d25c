# Le jeu sur table.
