# Ce qui a été joué dans une position, dans une bibliothèque ou dans des parties ouvertes ici.

explorer-no-library = Il n’y a pas encore de bibliothèque de parties sur cet ordinateur : « outflank library import » en crée une.
trouble-foreign = Le fichier de la bibliothèque n’est pas une bibliothèque de parties ; il reste tel quel.
trouble-newer = La bibliothèque vient d’une version plus récente d’Outflank ; elle reste telle quelle.
trouble-damaged = La bibliothèque est endommagée ; elle reste telle quelle. « outflank library check » dit ce qui ne va pas.
trouble-busy = Un autre programme écrit dans la bibliothèque : réessayez quand il aura fini.
trouble-no-game = Cette partie n’est plus dans la bibliothèque.
trouble-too-long = Cette partie est trop longue pour être affichée ici.
trouble-overloaded = Trop de pages interrogent la bibliothèque en même temps : réessayez dans un instant.
trouble-failed = La bibliothèque ne répond pas.
