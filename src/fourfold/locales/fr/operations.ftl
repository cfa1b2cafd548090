# Faire tourner un serveur : ce qu’il refuse pour se protéger, et ce qu’on dit à qui s’en occupe.

error-setting-choice = { $name } ne peut pas être « { $value } » ; au choix : { $values }.
error-busy = Trop de positions sont à l’étude en ce moment ; réessayez bientôt.
error-thinking-failed = L’ordinateur n’a pas pu y réfléchir ; veuillez réessayer.
error-too-many-moves = On peut donner au plus { $limit } coups à la fois.
error-too-many-requests = Trop de requêtes en peu de temps ; réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
error-too-many-sockets = Trop de connexions en direct sont ouvertes depuis votre adresse.
error-body-too-long = Le corps est trop long ; il compte au plus { $limit } octets.
error-body-too-slow = Le corps n’est pas arrivé à temps.
error-length-unreadable = La longueur du corps est illisible.

## Sauvegardes

cli-help-backup = Sauvegarder toutes les parties d’un serveur, même pendant qu’il tourne.
cli-help-backup-file = Le fichier à écrire. Il ne doit pas encore exister.
cli-help-backup-data = Le fichier des parties, si ce n’est pas l’habituel.
backup-done = { $matches ->
        [one] Une partie est sauvegardée
       *[other] { $matches } parties sont sauvegardées
    } dans { $file }.
error-backup-exists = « { $file } » existe déjà ; choisissez un autre nom.
error-backup-nothing = Il n’y a aucune partie à sauvegarder : « { $file } » n’existe pas.
error-backup-other-database = On ne sauvegarde ici que le fichier d’un serveur sans base de données à part ; pour PostgreSQL, utilisez pg_dump.
error-backup-failed = Les parties ne peuvent pas être sauvegardées dans « { $file } » : { $reason }.

## Ce que supporte un serveur

cli-help-bench-server = Jouer beaucoup de parties à la fois sur un serveur lancé exprès, et vérifier chaque événement.
cli-help-bench-matches = Avec --server : parties à la fois.
cli-help-bench-rate = Avec --server : coups par seconde, toutes parties confondues.
cli-help-bench-seconds = Avec --server : combien de temps jouer.
bench-server = { $matches } parties à la fois, { $sockets } connexions en direct
bench-server-moves = { $moves } coups, { NUMBER($rate, maximumFractionDigits: 1) } par seconde
bench-server-times = De l’envoi d’un coup à son arrivée chez l’adversaire : { NUMBER($median, maximumFractionDigits: 1) } ms au milieu, 99 sur 100 en moins de { NUMBER($p99, maximumFractionDigits: 1) } ms, le plus lent { NUMBER($slowest, maximumFractionDigits: 1) } ms
bench-server-memory = Mémoire du serveur : au plus { NUMBER($megabytes, maximumFractionDigits: 0) } Mio
bench-server-faults = { $count ->
        [0] Chaque événement est arrivé une seule fois, dans l’ordre, aux deux joueurs, et selon les règles.
        [one] Une chose a mal tourné :
       *[other] { $count } choses ont mal tourné :
    }
