# Le serveur : ce qu’il refuse, et ce qu’il dit quand il démarre.

## Démarrer et arrêter

server-ready = Fourfold est à { $address } (Ctrl-C pour l’arrêter)
error-address-taken = Le serveur ne peut pas écouter sur { $address } : { $why }.

## Quand rien ne va plus

error-not-found = Il n’y a rien à cette adresse.
error-internal = Le serveur a eu un problème. Il a été noté ; rien n’a été changé.
error-storage-unsure = Les matchs sont devenus injoignables juste au moment de l’enregistrement. On ne sait pas s’il a eu lieu ; redemandez la même chose, elle ne sera faite qu’une fois.
error-storage-unavailable = Les matchs sont inaccessibles pour l’instant. Rien n’a été changé ; réessayez.
error-server-leaving = Le serveur va redémarrer. Rien n’a été changé ; réessayez.

## Qui appelle

error-token-missing = Vous n’êtes pas encore connu ici. Créez ou rejoignez d’abord un match, ou envoyez un jeton.
error-token-unknown = Ce jeton est inconnu.
error-origin-foreign = Une page d’un autre site l’a demandé ; c’est donc refusé.
error-key-unknown = Cette clé n’ouvre aucune place de ce match.
error-too-many-commands = Au plus { $limit } messages par minute peuvent venir sur une connexion.

## Créer et rejoindre des matchs

error-needs-server = On ne peut inviter d’autres personnes que là où il y a un serveur.
error-match-unknown = Ce match n’existe pas.
error-not-your-match = Ce match n’est pas le vôtre.
error-delete-while-playing = Ce match se joue encore avec d’autres ; abandonnez d’abord.
error-too-many-kept = Vous pouvez garder au plus { $limit } matchs.
error-match-full = Toutes les places de ce match sont prises.
error-too-many-events = Ce match a connu { $limit } événements ; désormais, on ne fait plus que jouer des coups.
error-match-busy = Trop de choses se passent à la fois dans ce match ; réessayez.
error-position-over = La partie est finie dans cette position ; un match commence là où elle continue.
error-seat-taken = Cette place est prise.
error-engine-unknown = Il n’y a pas ici de moteur nommé « { $name } ».
error-engine-game = Le moteur « { $name } » ne joue pas à ce jeu.
error-engine-options = Le moteur « { $name } » ne joue pas à ce jeu avec ces options. Changez les options ou choisissez un autre adversaire.

## Commandes dans un match

error-stale = Autre chose s’est passé avant ; regardez où en est le match.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-your-turn = Ce n’est pas votre tour.
error-seat-left = Cette place a abandonné, ou son temps est écoulé.
error-match-waiting = Le match n’a pas encore commencé : une place est encore libre.
error-match-aborted = Ce match a été annulé.
error-draw-offered-already = Vous avez déjà proposé la nulle.
error-no-draws = Ce jeu ne connaît pas la nulle : il y a toujours un gagnant.
error-draw-not-offered = Personne ne propose la nulle.
error-takebacks-off = Rien ne se reprend dans ce match ; c’est ce qui a été décidé à sa création.
error-takeback-asked-already = Quelqu’un a déjà demandé à reprendre un coup.
error-takeback-not-asked = Personne ne demande à reprendre un coup.
error-takeback-not-yours = Ce n’est pas à vous de donner votre accord.
error-nothing-of-yours-to-take-back = Vous n’avez pas encore joué ; il n’y a rien à reprendre.
error-rematch-wanted-already = Vous voulez déjà une revanche ; les autres n’ont pas encore répondu.
error-rematch-made-already = La revanche a déjà été créée.
error-too-late-to-abort = Un match ne peut être annulé qu’avant le deuxième coup.

## Ce que le serveur refuse pour se protéger

error-busy = Trop de positions sont à l’étude en ce moment ; réessayez bientôt.
error-thinking-failed = L’ordinateur n’a pas pu y réfléchir ; veuillez réessayer.
error-too-many-requests = { $kind ->
        [matches] Une même adresse peut créer au plus { $limit } matchs par minute ; réessayez dans { $seconds } s.
        [matches-day] Une même adresse peut créer au plus { $limit } matchs par jour ; réessayez dans { $seconds } s.
        [players-day] Au plus { $limit } joueurs peuvent venir par jour d’une même adresse ; réessayez dans { $seconds } s.
        [analyses] Au plus { $limit } positions par minute sont étudiées pour une même adresse ; réessayez dans { $seconds } s.
        [computing] Le serveur consacre au plus { $limit } s de calcul par minute à une même adresse ; réessayez dans { $seconds } s.
        [commands-day] Une même adresse peut envoyer au plus { $limit } coups et autres commandes par jour ; réessayez dans { $seconds } s.
        [megabytes-day] Une même adresse peut envoyer au plus { $limit } mégaoctets par jour ; réessayez dans { $seconds } s.
       *[requests] Une même adresse peut envoyer au plus { $limit } requêtes par minute ; réessayez dans { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] L’ordinateur réfléchit au plus { $limit } s par jour pour une même adresse ; réessayez dans { $seconds } s.
       *[all] L’ordinateur réfléchit au plus { $limit } s par jour sur ce serveur ; réessayez dans { $seconds } s.
    }
error-too-many-at-once = Le serveur répond au plus à { $limit } requêtes d’une même adresse à la fois.
error-too-many-sockets = Une même adresse peut avoir au plus { $limit } connexions en direct.
error-too-many-matches-here = Ce serveur garde au plus { $limit } matchs ; on pourra en créer d’autres quand d’anciens seront partis.
error-too-much-kept-here = Ce serveur garde au plus { $limit } mégaoctets de matchs ; on pourra en créer d’autres quand d’anciens seront partis.
