# What the page shows around a game.

play-see-board = See the board
puzzles-choose = Choose theme and difficulty
games-first = Play your first game
games-drop = Have games elsewhere? Drop a file anywhere on this page, or paste it.
