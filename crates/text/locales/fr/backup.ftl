# Everything that is kept, in one file.

about-backup = Écrire tout ce qui est enregistré (parties, progrès, réglages) dans un seul fichier.
about-restore = Restaurer ce que contient un fichier de sauvegarde.
note-restore = Rien de ce qui existe n’est perdu : les parties s’ajoutent et les progrès se combinent. Les réglages sont ceux de la sauvegarde. L’application dans le navigateur et celle du terminal écrivent et lisent le même fichier.
help-backup-file = Le fichier à écrire
help-restore-file = Le fichier à lire
backup-written =
    { $games ->
        [0] Aucune partie ; les progrès et les réglages ont été écrits dans { $file }.
        [one] { $games } partie, les progrès et les réglages ont été écrits dans { $file }.
       *[other] { $games } parties, les progrès et les réglages ont été écrits dans { $file }.
    }
backup-not-one = Ce n’est pas une sauvegarde d’Outflank, ou elle est endommagée.
backup-newer = Elle vient d’une version plus récente d’Outflank : mettez d’abord à jour.
backup-too-long = C’est trop long pour être une sauvegarde d’Outflank.
backup-restored =
    { $games ->
        [0] Aucune nouvelle partie
        [one] { $games } nouvelle partie
       *[other] { $games } nouvelles parties
    }{ $known ->
        [0] {""}
        [one] , et { $known } déjà présente
       *[other] , et { $known } déjà présentes
    }.
backup-restored-progress = Vos progrès ont été combinés avec ceux de la sauvegarde.
backup-left-out = La sauvegarde contient des progrès que cette version ne peut pas reprendre : ils ont été laissés de côté.
backup-restored-settings = Les réglages sont maintenant ceux de la sauvegarde.
no-data-folder = Il n’y a pas de dossier où enregistrer : définissez HOME ou OUTFLANK_DATA.
settings-backup = Sauvegarde
settings-backup-note = Un seul fichier avec toutes les parties, les progrès et les réglages : pour le mettre à l’abri, ou pour passer à un autre navigateur ou à l’application du terminal.
settings-backup-save = Télécharger une sauvegarde
settings-backup-load = Restaurer une sauvegarde…
backup-needs-puzzles = Les problèmes ne peuvent pas être chargés pour le moment : rien n’a été restauré. Réessayez quand il y aura une connexion.
not-a-backup-there = { $file } existe et n’est pas une sauvegarde : choisissez un autre nom.
backup-not-written = La sauvegarde n’a pas pu être écrite dans { $file } : { CLAUSE($reason) }
app-backup-write = Écrire une sauvegarde
app-backup-restore = Restaurer une sauvegarde
app-backup-file = Fichier de la sauvegarde :
app-backup-which = Restaurer la sauvegarde du fichier :
app-about-backup = Un seul fichier avec toutes les parties, les progrès et les réglages : pour les mettre à l’abri, ou pour passer à un autre ordinateur ou à un navigateur.
