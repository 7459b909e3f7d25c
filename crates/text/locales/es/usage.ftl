# Wrong usage, and what was probably meant.

usage-near = ¿Querías decir «{ $word }»?
match-pairs = Las partidas van por parejas, una con cada color: indica un número par.
