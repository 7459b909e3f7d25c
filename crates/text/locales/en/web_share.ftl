# Copying and exporting games.
