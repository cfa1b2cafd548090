# Faire tourner un serveur : réglages, sauvegardes, mesures, et ce qui ne va pas dans une requête.

error-data-no-file = « { $file } » est un périphérique, ou autre chose qui ne garde rien ; nommez un fichier, par exemple matches.db.
error-data-is-folder = « { $file } » est un dossier ; nommez un fichier dedans, par exemple matches.db.
error-database-newer = La base a été faite par une version plus récente de Fourfold (elle en est à { $found }, celle-ci connaît { $known }) ; prenez cette version, ou la sauvegarde d’avant.
error-database-in-use = Un autre serveur utilise déjà « { $file } » ; arrêtez-le d’abord, ou prenez PostgreSQL pour plusieurs.
error-setting-choice = { $name } ne peut pas être « { $value } » ; au choix : { $values }.
error-head-too-long = L’en-tête d’une requête, avec son adresse, a au plus { $limit } octets.
error-head-too-slow = L’en-tête d’une requête doit arriver en { $seconds } secondes.
error-too-many-connections = Une même adresse peut avoir au plus { $limit } connexions ouvertes.
error-too-many-connections-here = Les { $limit } connexions de ce serveur sont toutes prises ; revenez dans un instant.
error-too-many-moves = On peut donner au plus { $limit } coups à la fois.
error-body-too-long = Le corps est trop long ; il compte au plus { $limit } octets.
error-body-too-slow = Le corps d’une requête doit arriver en { $seconds } secondes.
error-length-unreadable = La longueur du corps est illisible.

## Sauvegardes

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
cli-help-bench-costs = Avec --server : ce que coûtent un match, un coup, un auditeur et une réflexion. Avec --quick, quelques secondes suffisent et les chiffres sont approximatifs.
error-bench-costs = Ce qu’un serveur utilise ne peut être mesuré que sous Linux.
bench-costs-match = Un match avec deux nouveaux joueurs : { NUMBER($seconds, maximumSignificantDigits: 2) } ms d’un cœur, { NUMBER($memory, maximumSignificantDigits: 2) } ko de mémoire pendant qu’il se joue, { NUMBER($disk, maximumSignificantDigits: 2) } ko sur le disque
bench-costs-move = Un coup : { NUMBER($seconds, maximumSignificantDigits: 2) } ms d’un cœur, { NUMBER($disk, maximumSignificantDigits: 2) } ko sur le disque, { NUMBER($bytes, maximumSignificantDigits: 2) } ko pour les deux joueurs
bench-costs-listener = Un auditeur de plus : { NUMBER($memory, maximumSignificantDigits: 2) } ko de mémoire ; pour chaque coup { NUMBER($seconds, maximumSignificantDigits: 2) } ms d’un cœur et { NUMBER($bytes, maximumSignificantDigits: 2) } ko
bench-costs-thought = Un coup du niveau { $level }, { $game } : { NUMBER($seconds, maximumSignificantDigits: 2) } ms d’un cœur
bench-server = { $matches } parties à la fois, { $sockets } connexions en direct
bench-server-moves = { $moves } coups, { NUMBER($rate, maximumFractionDigits: 1) } par seconde
bench-server-times = Du moment où un coup est dû à son arrivée chez l’adversaire : { NUMBER($median, maximumFractionDigits: 1) } ms au milieu, 99 sur 100 en moins de { NUMBER($p99, maximumFractionDigits: 1) } ms, le plus lent { NUMBER($slowest, maximumFractionDigits: 1) } ms
bench-server-stolen = L’hôte de cette machine virtuelle lui a retiré { NUMBER($percent, maximumFractionDigits: 1) } % de ses cœurs. Parmi les { $moves } coups joués pendant qu’il ne le faisait pas, 99 sur 100 sont arrivés en moins de { NUMBER($p99, maximumFractionDigits: 1) } ms
bench-server-memory = Mémoire du serveur : au plus { NUMBER($megabytes, maximumFractionDigits: 0) } Mio
bench-server-faults = { $count ->
        [0] Chaque événement est arrivé une seule fois, dans l’ordre, aux deux joueurs, et selon les règles.
        [one] Une chose a mal tourné :
       *[other] { $count } choses ont mal tourné :
    }

## Réglages

server-variable-unknown = La variable { $name } est ignorée : Fourfold n’a pas de tel réglage.
server-variable-close = La variable { $name } est ignorée : Fourfold n’a pas de tel réglage. Vouliez-vous dire { $close } ?
error-setting-text = { $name } ne peut pas être « { $value } ».
error-setting-number = { $name } ne peut pas être « { $value } » ; c’est un nombre entier de { $low } à { $high }.
error-setting-network = { $name } : « { $value } » n’est ni une adresse ni un réseau ; écrivez 10.0.0.1 ou 10.0.0.0/8, avec des virgules entre plusieurs.
error-setting-url = { $name } n’est pas une adresse utilisable ; elle commence par { $schemes } et nomme un hôte.
error-setting-memory = { $name } : une base de données en mémoire oublierait tous les matchs ; nommez plutôt un fichier, comme dans sqlite:////dossier/matches.db.
error-setting-engine = { $name } : « { $value } » n’est pas un moteur ; écrivez NOM=COMMANDE, la commande comme pour un shell : Star="./star --fast".
error-setting-engine-name = { $name } : « { $value } » n’est pas un nom de moteur ; il a de 1 à { $limit } caractères imprimables et ne ressemble pas à « level5 ».
error-setting-engine-twice = { $name } : deux moteurs s’appellent « { $engine } ».
error-setting-engine-missing = Le moteur « { $engine } » ne peut pas être lancé : il n’y a pas de programme « { $program } ».
error-database-unusable = La base de données est inutilisable : { $reason }.

## La forme d’une requête

error-request-bad = Cette requête est incompréhensible.
error-method-not-allowed = Cela ne peut pas se faire à cette adresse.
error-body-not-json = Le corps n’est pas du JSON : la colonne { $column } ne convient pas.
error-body-not-object = Le corps doit être un objet JSON.
error-field-missing = { $name } manque.
error-field-unknown = Il n’y a pas de { $name } ici.
error-field-choice = { $name } doit être l’une des valeurs { $values }.
error-field-bound = { $name } { $kind ->
        [greater-than-equal] doit être au moins { $limit }
        [less-than-equal] doit être au plus { $limit }
        [string-too-long] doit avoir au plus { $limit } caractères
        [string-too-short] doit avoir au moins { $limit } caractères
        [too-long] doit avoir au plus { $limit } éléments
       *[too-short] doit avoir au moins { $limit } éléments
    }.
error-field-type = { $name } doit être { $kind ->
        [boolean] true ou false
        [integer] un nombre entier
        [list] une liste
        [object] un objet JSON
        [text] du texte
        [pattern] écrit autrement
       *[other] autre chose
    }.
error-body-type = Le corps doit être du JSON, et le dire : Content-Type: application/json.
error-message-not-json = Le message n’est pas du JSON.
error-private-open = Un match privé ne peut ni avoir de place libre ni être public. Remplissez toutes les places, ou retirez « private ».
error-seat-me-twice = Vous n’avez qu’une place ; pour quelqu’un à côté de vous, choisissez « beside ».
error-seat-unknown = Cette place n’existe pas ; elles sont numérotées de 0 à { $high }.
error-engine-and-level = Un moteur a soit un niveau, soit un nom, pas les deux.
error-command-id = L’identifiant d’une commande doit avoir de 1 à { $limit } caractères imprimables.
error-command-id-used = Cet identifiant a déjà servi pour une autre commande.
error-request-key = La clé d’une requête doit avoir de { $low } à { $high } caractères imprimables.
error-request-key-used = Cette clé a fait son office, ou a servi pour une autre requête.
error-request-key-weak = Sans jeton, la clé d’une requête doit être de celles qu’on ne devine pas : de { $low } à { $high } caractères tirés au hasard.
error-request-twice = La même requête est déjà en cours ; redemandez dans un instant.
error-command-id-taken = Un autre joueur a déjà utilisé cet identifiant pour une commande.
error-takeback-ply = On peut revenir à un nombre de coups de 0 à { $high }.

## Démarrage

server-no-pages =
    Ce serveur n’a pas d’application web, seulement son API (/api/openapi.json).
    { server-build-web }
server-no-python =
    L’application web a été construite ici sans Python pour le navigateur : elle ne fonctionne pas hors connexion, et c’est le serveur qui fait tous les calculs.
    { server-build-web }
server-build-web =
    Pour tout construire, dans le dossier des sources de Fourfold : make web
    Sans make : pip install -e ".[app,kernels]" ziglang
    puis dans le dossier web : npm ci && npm run complete
server-python-coming = Le jeu hors connexion est en préparation ; il sera disponible au prochain démarrage.

## La commande

cli-help-host = L’adresse où écouter. D’habitude 127.0.0.1, que seule cette machine atteint ; 0.0.0.0 est pour tout le monde.
cli-help-port = Le port où écouter, 0 pour n’importe quel port libre. D’habitude 4444.
cli-help-data = Le fichier qui garde les matchs. D’habitude dans votre dossier de données.
cli-help-database = Garder les matchs dans PostgreSQL : postgresql+psycopg://utilisateur:motdepasse@hôte/nom
cli-help-redis = Où plusieurs processus serveurs se disent ce qui se passe : redis://hôte:6379/0
cli-help-public = L’adresse que voient les gens, si un serveur mandataire se trouve entre les deux : https://play.example.org
cli-help-proxies = Les adresses des serveurs mandataires que l’on croit sur l’origine des requêtes, avec des virgules entre elles.
cli-help-engine-workers = Combien de processus réfléchissent pour les joueurs artificiels. D’habitude un de moins que de cœurs.
cli-help-serve-engine = Un moteur qui parle l’Universal Game Interface, contre lequel tous peuvent jouer sous un nom : Star="./star --fast". Répétez l’option pour en avoir plusieurs.
cli-help-retention-days = Effacer les matchs inachevés où rien ne s’est passé depuis tant de jours, et les joueurs qui ne sont dans aucun match depuis aussi longtemps ; 0 garde tout. D’habitude 365.
cli-help-open = La montrer dans un navigateur.
