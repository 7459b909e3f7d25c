# What the language is called by those who speak it, and how it writes numbers.

language-name = English
decimal-mark = .
grouping-mark = ,
