# Lo que se jugó en una posición, en una biblioteca o en partidas abiertas aquí.

explorer-no-library = Todavía no hay una biblioteca de partidas en este ordenador: «outflank library import» crea una.
trouble-foreign = El archivo de la biblioteca no es una biblioteca de partidas; queda como estaba.
trouble-newer = La biblioteca es de una versión más reciente de Outflank; queda como estaba.
trouble-damaged = La biblioteca está dañada; queda como estaba. «outflank library check» dice qué le pasa.
trouble-busy = Otro programa está escribiendo en la biblioteca: inténtalo de nuevo cuando acabe.
trouble-no-game = Esta partida ya no está en la biblioteca.
trouble-too-long = Esta partida es demasiado larga para mostrarla aquí.
trouble-overloaded = Demasiadas páginas consultan la biblioteca a la vez: inténtalo de nuevo en un momento.
trouble-failed = La biblioteca no responde.
