# Tabletop play.
