# Everything that is kept, in one file.

about-backup = Write everything that is saved (games, progress, settings) into one file.
about-restore = Bring back what is in a backup file.
note-restore = Nothing that is there is lost: games are added, and progress is combined. Settings are those of the backup. The app in the browser and in the terminal write and read the same file.
help-backup-file = The file to write
help-restore-file = The file to read
# $games (usize), $file (&str)
backup-written =
    { $games ->
        [0] No games, but progress and settings were written to { $file }.
        [one] 1 game, progress and settings were written to { $file }.
       *[other] { $games } games, progress and settings were written to { $file }.
    }
backup-not-one = It is not a backup of Outflank, or it is damaged.
backup-newer = It was written by a newer version of Outflank: update first.
backup-too-long = It is too long to be a backup of Outflank.
# $games (usize), $known (usize)
backup-restored =
    { $games ->
        [0] No new games
        [one] 1 new game
       *[other] { $games } new games
    }{ $known ->
        [0] {""}
        [one] , and 1 that was there already
       *[other] , and { $known } that were there already
    }.
backup-restored-progress = Your progress has been combined with the backup’s.
backup-left-out = Progress in the backup that this version cannot take over was left out.
backup-restored-settings = Settings are now those of the backup.
no-data-folder = There is no folder to save things in: set HOME or OUTFLANK_DATA.
settings-backup = Backup
settings-backup-note = One file with all games, progress and settings: to keep it safe, or to move to another browser or to the terminal app.
settings-backup-save = Download a backup
settings-backup-load = Restore a backup…
backup-needs-puzzles = The puzzles cannot be loaded now, so nothing was restored. Try again when there is a connection.
# $file (&str)
not-a-backup-there = { $file } exists and is not a backup: choose another name.
# $file (&str), $reason (&str)
backup-not-written = The backup could not be written to { $file }: { $reason }
app-backup-write = Write a backup
app-backup-restore = Restore a backup
app-backup-file = Backup file:
app-backup-which = Restore the backup in:
app-about-backup = One file with all games, progress and settings: to keep it safe, or to move to another computer or to a browser.
