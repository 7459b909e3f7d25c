# Copiar y exportar partidas.
