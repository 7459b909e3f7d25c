# Wrong usage, and what was probably meant.

usage-near = Vouliez-vous dire « { $word } » ?
match-pairs = Les parties vont par deux, une avec chaque couleur : donnez un nombre pair.
