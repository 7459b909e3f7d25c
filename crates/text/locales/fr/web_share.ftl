# Copier et exporter des parties.
