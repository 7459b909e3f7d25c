# El juego sobre la mesa.
