# Everything that is kept, in one file.

about-backup = Escribir todo lo guardado (partidas, progreso, ajustes) en un solo archivo.
about-restore = Recuperar lo que hay en una copia de seguridad.
note-restore = No se pierde nada de lo que ya hay: las partidas se añaden y el progreso se combina. Los ajustes son los de la copia. La aplicación del navegador y la del terminal escriben y leen el mismo archivo.
help-backup-file = El archivo que se escribe
help-restore-file = El archivo que se lee
backup-written =
    { $games ->
        [0] Ninguna partida; el progreso y los ajustes se han escrito en { $file }.
        [one] 1 partida, el progreso y los ajustes se han escrito en { $file }.
       *[other] { $games } partidas, el progreso y los ajustes se han escrito en { $file }.
    }
backup-not-one = No es una copia de seguridad de Outflank, o está dañada.
backup-newer = La escribió una versión más reciente de Outflank: actualiza primero.
backup-too-long = Es demasiado largo para ser una copia de seguridad de Outflank.
backup-restored =
    { $games ->
        [0] Ninguna partida nueva
        [one] 1 partida nueva
       *[other] { $games } partidas nuevas
    }{ $known ->
        [0] {""}
        [one] , y 1 que ya estaba
       *[other] , y { $known } que ya estaban
    }.
backup-restored-progress = Tu progreso se ha combinado con el de la copia.
backup-left-out = La copia contiene progreso que esta versión no puede recuperar y que se ha dejado fuera.
backup-restored-settings = Los ajustes son ahora los de la copia.
no-data-folder = No hay ninguna carpeta donde guardar: define HOME u OUTFLANK_DATA.
settings-backup = Copia de seguridad
settings-backup-note = Un solo archivo con todas las partidas, el progreso y los ajustes: para ponerlo a salvo, o para pasar a otro navegador o a la aplicación del terminal.
settings-backup-save = Descargar una copia
settings-backup-load = Recuperar una copia…
backup-needs-puzzles = Los problemas no se pueden cargar ahora, así que no se ha recuperado nada. Inténtalo de nuevo cuando haya conexión.
not-a-backup-there = { $file } existe y no es una copia de seguridad: elige otro nombre.
backup-not-written = La copia de seguridad no se ha podido escribir en { $file }: { CLAUSE($reason) }
app-backup-write = Escribir una copia de seguridad
app-backup-restore = Recuperar una copia de seguridad
app-backup-file = Archivo de la copia:
app-backup-which = Recuperar la copia del archivo:
app-about-backup = Un solo archivo con todas las partidas, el progreso y los ajustes: para ponerlos a salvo, o para pasar a otro ordenador o a un navegador.
