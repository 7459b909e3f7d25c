# Copying and exporting games.

share-title = Share
share-ggf = Game in GGF
share-files = Download in another format
share-files-note = JSON keeps comments and variations, too.
share-game-link = Link to the game
share-position = Position
share-position-link = Link to the position
share-picture = Picture of the board
share-numbered = Number the moves
share-svg = Download as SVG
share-png = Download as PNG
share-gif = Download the game as GIF
share-copy = Copy
share-download = Download
# $what (&str)
share-copied = Copied: { $what }
share-not-copied = The browser does not allow copying. The text is selected: copy it with Ctrl+C.
share-not-downloaded = The browser could not make the file. Try again, or copy the text instead.
share-shortened = Some wrong flips stood in this game, which no list of moves can show: moves and GGF begin after the last mistake.
share-person = Player
# $level (u8)
share-computer = Outflank, level { $level }
share-local = These links work only on this computer: nobody else can open them. To show the game to a friend, send its moves or a picture.
share-embed = HTML for another page
share-hand-over = Send with another app
