# What was played in a position, in a library or in games opened here.

explorer-no-library = There is no game library on this computer yet: “outflank library import” makes one.
trouble-foreign = The library’s file is not a game library; it stays unchanged.
trouble-newer = The library was made by a newer version of Outflank; it stays unchanged.
trouble-damaged = The library is damaged; it stays unchanged. “outflank library check” tells what is wrong.
trouble-busy = Another program is writing to the library: try again when it is done.
trouble-no-game = This game is no longer in the library.
trouble-too-long = This game is too long to be shown here.
trouble-overloaded = Too many pages ask the library at once: try again in a moment.
trouble-failed = The library does not answer.
