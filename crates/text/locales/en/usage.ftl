# Wrong usage, and what was probably meant.

# $word (&str)
usage-near = Did you mean “{ $word }”?
match-pairs = Games come in pairs, one with each colour: give an even number.
