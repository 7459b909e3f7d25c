# What the language is called by those who speak it, and how it writes numbers.

language-name = English
decimal-mark = .
grouping-mark = ,
between-items = {"; "}
# $number (&str)
percent = { $number }%

# Where a sentence follows a colon, { CLAUSE($reason) } begins it with a small letter, except for these words.
keeps-capital = Black, White, Outflank
