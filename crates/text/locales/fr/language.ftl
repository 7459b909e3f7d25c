# What the language is called by those who speak it, and how it writes numbers.

language-name = Français
decimal-mark = ,
grouping-mark = {"\u202F"}
between-items = {"\u202F; "}
percent = { $number } %

# Where a sentence follows a colon, { CLAUSE($reason) } begins it with a small letter, except for these words.
keeps-capital = Noir, Blanc, Outflank
