# Le serveur : ce qu’il refuse, et ce qu’il dit quand il démarre.

## Réglages

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
error-address-taken = Le serveur ne peut pas écouter sur { $address } : { $why }.

## La forme d’une requête

error-request-bad = Cette requête est incompréhensible.
error-not-found = Il n’y a rien à cette adresse.
error-method-not-allowed = Cela ne peut pas se faire à cette adresse.
error-internal = Le serveur a eu un problème. Il a été noté ; rien n’a été changé.
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
error-storage-unavailable = Les matchs sont inaccessibles pour l’instant. Rien n’a été changé ; réessayez.
error-body-type = Le corps doit être du JSON, et le dire : Content-Type: application/json.
error-message-not-json = Le message n’est pas du JSON.
error-server-leaving = Le serveur va redémarrer. Rien n’a été changé ; réessayez.

## Qui appelle

error-token-missing = Vous n’êtes pas encore connu ici. Créez ou rejoignez d’abord un match, ou envoyez un jeton.
error-token-unknown = Ce jeton est inconnu.
error-origin-foreign = Une page d’un autre site l’a demandé ; c’est donc refusé.
error-key-unknown = Cette clé n’ouvre aucune place de ce match.
error-too-many-commands = C’était trop de messages en peu de temps.

## Créer et rejoindre des matchs

error-match-unknown = Ce match n’existe pas.
error-match-full = Toutes les places de ce match sont prises.
error-match-busy = Trop de choses se passent à la fois dans ce match ; réessayez.
error-position-over = La partie est finie dans cette position ; un match commence là où elle continue.
error-seat-me-twice = Vous n’avez qu’une place ; pour quelqu’un à côté de vous, choisissez « beside ».
error-seat-unknown = Cette place n’existe pas ; elles sont numérotées de 0 à { $high }.
error-seat-taken = Cette place est prise.
error-level-bounds = Le niveau d’un ordinateur est un nombre entier de { $low } à { $high }.
error-engine-unknown = Il n’y a pas ici de moteur nommé « { $name } ».
error-engine-game = Le moteur « { $name } » ne joue pas à ce jeu.
error-engine-and-level = Un moteur a soit un niveau, soit un nom, pas les deux.

## Commandes dans un match

error-command-id = L’identifiant d’une commande doit avoir de 1 à { $limit } caractères imprimables.
error-command-id-taken = Un autre joueur a déjà utilisé cet identifiant pour une commande.
error-stale = Autre chose s’est passé avant ; regardez où en est le match.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-your-turn = Ce n’est pas votre tour.
error-seat-left = Cette place a abandonné, ou son temps est écoulé.
error-match-waiting = Le match n’a pas encore commencé : une place est encore libre.
error-match-aborted = Ce match a été annulé.
error-draw-offered-already = Vous avez déjà proposé la nulle.
error-draw-not-offered = Personne ne propose la nulle.
error-takebacks-off = Rien ne se reprend dans ce match ; c’est ce qui a été décidé à sa création.
error-takeback-asked-already = Quelqu’un a déjà demandé à reprendre un coup.
error-takeback-not-asked = Personne ne demande à reprendre un coup.
error-takeback-not-yours = Ce n’est pas à vous de donner votre accord.
error-takeback-ply = On peut revenir à un nombre de coups de 0 à { $high }.
error-nothing-of-yours-to-take-back = Vous n’avez pas encore joué ; il n’y a rien à reprendre.
error-rematch-wanted-already = Vous voulez déjà une revanche ; les autres n’ont pas encore répondu.
error-rematch-made-already = La revanche a déjà été créée.
error-too-late-to-abort = Un match ne peut être annulé qu’avant le deuxième coup.

## Démarrage

server-no-web = Ce serveur fonctionne, mais l’application web n’y est pas intégrée. Son API est à /api/openapi.json. Pour construire l’application web, lancez « make web » dans le dossier des sources.
server-ready = Fourfold est à { $address } (Ctrl-C pour l’arrêter)

## La commande

cli-help-serve = Servir l’application web et son API. Sans commande, dans un terminal, fourfold fait de même et la montre dans un navigateur.
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
