# What the language is called by those who speak it, and how it writes numbers.

language-name = Français
decimal-mark = ,
grouping-mark = {"\u202F"}
