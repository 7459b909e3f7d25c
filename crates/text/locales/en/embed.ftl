# A game in a frame of another page. What is in braces there is filled in by a script, so every variable is a text.

embed-title = Game of Othello
embed-start = Start
# $number (&str), $total (&str), $mv (&str)
embed-move = Move { $number } of { $total }: { $mv }
embed-pass = pass
# $black (&str), $white (&str)
embed-score = Black { $black }, White { $white }
embed-open = Open in Outflank
# $character (&str)
embed-wrong = This address does not contain a game: character { $character } is wrong.
