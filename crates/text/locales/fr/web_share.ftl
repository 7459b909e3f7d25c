# Copier et exporter des parties.

share-title = Partager
share-ggf = Partie en GGF
share-files = Télécharger dans un autre format
share-files-note = Le JSON garde aussi les commentaires et les variantes.
share-game-link = Lien vers la partie
share-position = Position
share-position-link = Lien vers la position
share-picture = Image du plateau
share-numbered = Numéroter les coups
share-svg = Télécharger en SVG
share-png = Télécharger en PNG
share-gif = Télécharger la partie en GIF
share-copy = Copier
share-download = Télécharger
share-copied = Copié : { $what }
share-not-copied = Le navigateur n’autorise pas la copie. Le texte est sélectionné : copiez-le avec Ctrl+C.
share-not-downloaded = Le navigateur n’a pas pu créer le fichier. Réessayez, ou copiez le texte.
share-shortened = Dans cette partie, des pions mal retournés sont restés ainsi, ce qu’aucune liste de coups ne peut montrer : les coups et le GGF commencent après la dernière faute.
share-person = Joueur
share-computer = Outflank, niveau { $level }
share-local = Ces liens ne fonctionnent que sur cet ordinateur : personne d’autre ne peut les ouvrir. Pour montrer la partie à quelqu’un, envoyez ses coups ou une image.
share-embed = HTML pour une autre page
share-hand-over = Envoyer avec une autre application
