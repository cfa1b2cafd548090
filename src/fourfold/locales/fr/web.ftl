# L’application web.

## Le cadre

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold : Quantik, Qomet et Exago
web-description = Quantik, Qomet et Exago : jouez avec d’autres et contre l’ordinateur.
web-skip = Aller au contenu
web-home = Fourfold, tous les jeux
web-nav = Pages
web-nav-learn = Apprendre
web-nav-lobby = Salon
web-nav-mine = Mes parties
web-close = Fermer
web-loading = Chargement…
web-try-again = Réessayer
web-to-games = Tous les jeux
web-number = { $number }
web-no = Non, revenir
web-cancel = Annuler

## Réglages

web-preferences = Réglages
web-preferences-note = Gardés dans ce navigateur seulement. Ni compte, ni pistage.
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme l’appareil
web-theme-light = Claires
web-theme-dark = Sombres
web-board = Plateau
web-board-wood = Bois
web-board-felt = Feutre
web-board-distinct = Pour toutes les visions
web-board-contrast = Fort contraste
web-size = Taille du plateau
web-size-usual = Selon la place
web-size-small = Petit
web-size-large = Grand
# Ce que fait le doigt sur un plateau dont les cases sont trop petites pour lui.
web-fingers = Petites cases
web-fingers-zoom = Agrandir d’abord
web-fingers-confirm = Demander avant de jouer
web-fingers-plain = Jouer tout de suite
web-motion = Mouvement
web-motion-auto = Comme l’appareil
web-motion-on = Les pièces glissent
web-motion-off = Rien ne bouge
web-sound = Son
web-your-name = Votre nom
web-name-optional = comme vous voulez, ou rien

## Premier écran

web-home-title = À quel jeu jouer ?
web-home-about = Choisissez un plateau, puis quelqu’un avec qui jouer.
web-home-running = Continuer à jouer
web-home-lobby = Rencontrer d’autres au salon
web-home-open = Ouvrir une partie enregistrée
web-home-beyond = Problèmes et analyse
web-home-daily = Problème du jour
web-home-daily-about = Le même pour tous, un nouveau à minuit.
# Combien de jours d’affilée un problème du jour a été résolu.
web-home-streak = { $days ->
        [one] Série : { $days } jour.
       *[other] Série : { $days } jours d’affilée.
    }
web-home-solved = résolu
web-home-analyse = Analyse
web-home-analyse-about = N’importe quelle position, et ce que vaut chaque coup.

## Avant une partie

web-how-to-play = Comment jouer
web-how-many = Combien de joueurs ?
web-with-people = Entre humains
web-with-computer = Contre l’ordinateur
web-with-engines = Contre d’autres moteurs
web-beside = Quelqu’un à côté de moi
web-beside-about = Vous jouez à tour de rôle sur cet écran.
web-link = Un ami, par un lien
web-link-about = Envoyez un lien ou montrez un code à scanner.
web-anyone = Le premier venu
web-anyone-about = Attendez un adversaire au salon.
web-level = Niveau { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Qui joue
web-player = Joueur { $number }
web-you = Vous
web-show-in-lobby = Montrer cette partie au salon, pour que tout le monde puisse s’y joindre
web-start = Commencer
web-invite = Inviter
web-more-options = Options et pendule
web-value-on = oui
web-value-off = non
web-begins = Qui joue le premier coup.
web-begins-drawn = Tiré au sort
web-begins-me = Moi
web-begins-others = Les autres
web-takebacks = Les coups peuvent être repris, si les autres sont d’accord.
# Un choix pour les parties par lien, et ce que chacun y lit alors.
web-help-wanted = Les indices et les valeurs sont permis, pour tous ceux qui jouent par lien.
web-help-on = Les indices et les valeurs sont permis dans cette partie, pour tous.
web-help-off = Personne ne reçoit d’indices dans cette partie.
web-clock = Combien de temps chacun a pour réfléchir.
web-clock-none = Sans pendule
web-clock-increment = Minutes pour toute la partie
web-clock-days = Jours pour chaque coup
web-clock-base = Minutes de chaque joueur au départ.
web-clock-more = Secondes ajoutées après chaque coup.
web-clock-each = Jours de chaque joueur pour un coup.
web-clock-days-text = { $days ->
        [one] Un jour par coup
       *[other] { $days } jours par coup
    }
web-clock-minutes-text = { $minutes ->
        [one] Une minute
       *[other] { $minutes } minutes
    }
web-clock-increment-text = { $minutes ->
        [one] Une minute
       *[other] { $minutes } minutes
    } + { $seconds ->
        [one] une seconde par coup
       *[other] { $seconds } secondes par coup
    }
web-clock-left = Il reste { $time }

## En attendant les autres

web-invite-title = { $count ->
        [one] Invitez quelqu’un
       *[other] Invitez { $count } personnes
    }
web-invite-about = Envoyez le lien, ou faites scanner le code. La partie commence dès que tout le monde est là.
web-invite-lobby = La partie est annoncée au salon. Vous pouvez aussi envoyer le lien ou montrer le code.
web-invite-link = Lien vers cette partie
# « fourfold serve --host 0.0.0.0 » est une commande et reste telle quelle.
web-link-loopback = Ce lien ne fonctionne que sur cet ordinateur. Pour d’autres appareils de votre réseau, lancez « fourfold serve --host 0.0.0.0 » et ouvrez plutôt l’adresse réseau de cet ordinateur.
web-waiting = En attente…
web-qr = Le lien sous forme de code à scanner
web-copy = Copier
web-copied = Copié
web-share = Partager
# Un bouton à côté du plateau ; le dialogue qu’il ouvre porte le nom du jeu.
web-rules = Règles
web-rules-of = Les règles de { $game }
web-rules-examples = Avec des exemples, sur une page à part
web-join-title = { $named ->
        [yes] { $name } vous invite à jouer à { $game }
       *[no] On vous invite à jouer à { $game }
    }
web-join = Rejoindre
web-open-seat = Place libre
web-numbered = { $name } { $number }
web-somebody = Quelqu’un
# Quelqu’un sans nom qui joue au même écran.
web-beside-you = Quelqu’un à côté de vous

## La partie

web-turn = { $who ->
        [you] À vous de jouer
       *[other] Au tour de { $name }
    }
web-thinking = { $name } réfléchit…
web-over = La partie est finie
web-seat-you = vous
web-seat-away = absent
web-left-resigned = a abandonné
web-left-time = temps écoulé
web-left-failed = n’a pas pu continuer
web-seat-engine = moteur
web-winner = Vainqueur
web-moves = Coups
web-no-moves = Aucun coup n’a encore été joué.
web-move-played = Coup { $number } : { $name } a joué { $move }
# Dit à qui regarde des coups passés pendant que la partie continue.
web-meanwhile = { $name } a joué { $move }.
web-back-to-match = Revenir à la partie
web-replay-first = Au début
web-replay-previous = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-latest = Au dernier coup
web-in-words = Position et coups en mots
web-type-move = Écrire un coup
web-play-move = Jouer
web-watching = { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
web-away = { $name } n’est pas là en ce moment.
web-offline = La connexion est perdue. Nouvel essai…
web-offline-unsent = La connexion est perdue. Votre coup est gardé et partira dès son retour.

## Ce qu’on peut faire pendant une partie

web-actions = Actions
web-takeback = Reprendre
web-takeback-asked = Vous avez demandé à reprendre un coup.
web-takeback-wish = { $name } demande à reprendre un coup.
web-allow = Permettre
web-decline = Refuser
web-agree = Accepter
web-draw = Nulle
web-draw-sure = Proposer la nulle ?
web-draw-about = Si tout le monde est d’accord, personne ne gagne et personne ne perd.
web-draw-yes = Proposer la nulle
web-draw-asked = Vous avez proposé la nulle.
web-draw-wish = { $name } propose la nulle.
web-resign = Abandonner
web-resign-sure = Abandonner ?
web-resign-about = Qui abandonne perd la partie. À trois ou plus, l’ordinateur continue à sa place.
web-resign-yes = Abandonner
web-abort = Annuler
web-abort-sure = Annuler la partie ?
web-abort-about = Il ne s’est presque rien passé ; la partie ne comptera pour personne.
web-abort-yes = Annuler la partie
web-flip = Retourner
web-again = Rejouer
web-rematch-asked = On attend les autres…
web-rematch-wish = { $name } veut rejouer.
web-to-rematch = À la partie suivante
web-other-match = Une autre partie
web-share-watch = Qui a ce lien peut regarder
web-device = Continuer sur un autre appareil
web-device-link = Rien que pour vous : qui ouvre ce lien joue à votre place
web-device-revoke = Révoquer tous les liens personnels
web-device-revoked = C’est fait : plus personne d’autre ne joue à votre place.
web-record-save = Enregistrer la partie
web-record-copy = Copier la partie

## Ce qui s’est passé, à haute voix

web-event-joined = { $name } a rejoint la partie.
web-event-started = La partie commence.
web-event-resigned = { $who ->
        [you] Vous avez abandonné.
       *[other] { $name } a abandonné.
    }
web-event-time = { $who ->
        [you] Votre temps est écoulé.
       *[other] Le temps de { $name } est écoulé.
    }
web-event-failed = { $name } ne peut pas continuer : { $reason ->
        [engine-illegal] il a joué { $note }, ce qui n’est pas permis
        [engine-late] il n’a pas répondu à temps
        [engine-died] son programme s’est arrêté
        [engine-unknown] il n’est plus connu ici
       *[other] son programme ne marche pas comme il faut
    }.
web-event-draw-offered = { $who ->
        [you] Vous avez proposé la nulle.
       *[other] { $name } propose la nulle.
    }
web-event-draw-accepted = { $who ->
        [you] Vous acceptez la nulle.
       *[other] { $name } accepte la nulle.
    }
web-event-draw-declined = { $who ->
        [you] Vous avez refusé la nulle.
       *[other] { $name } refuse la nulle.
    }
web-event-takeback-asked = { $who ->
        [you] Vous avez demandé à reprendre un coup.
       *[other] { $name } demande à reprendre un coup.
    }
web-event-takeback-declined = { $who ->
        [you] Vous avez refusé la reprise.
       *[other] { $name } refuse la reprise.
    }
web-event-taken-back = Des coups ont été repris.
web-event-rematch-wanted = { $who ->
        [you] Vous voulez rejouer.
       *[other] { $name } veut rejouer.
    }
web-event-aborted = La partie a été annulée.

## La fin

web-ending = Résultat
web-won = { $who ->
        [you] Vous gagnez !
       *[other] { $name } gagne
    }
web-drawn = Partie nulle
web-why = Fin de la partie : { $reason }.
web-why-failed = Fin de la partie : le moteur n’a pas pu continuer.
# $spaces sont les cases de la ligne ou du carré qui a décidé, par exemple « a1, b1, c1 et d1 ».
web-why-where = On le voit ici : { $spaces }.
web-aborted = Annulée
web-aborted-why = Cette partie a été annulée avant d’avoir vraiment commencé.

## Trouver des parties

web-lobby = Salon
web-lobby-waiting = En attente de joueurs
web-lobby-nobody = Personne n’attend en ce moment. Commencez une partie et choisissez « { web-anyone } ».
web-lobby-begin = Commencer une partie
web-lobby-running = En cours
web-lobby-quiet = Aucune partie publique n’est en cours.
web-mine = Mes parties
web-mine-none = Vous n’avez pas encore joué dans ce navigateur.
web-mine-lacks = Le serveur est injoignable. Les parties qu’il garde manquent ici.
# Boutons qui montrent toutes les parties, ou celles d’un seul jeu.
web-mine-filter = Quelles parties montrer
web-mine-all = Toutes
web-mine-running = En cours
web-mine-ended = Finies
web-mine-more = Montrer les plus anciennes
web-mine-kept-about = Les parties finies disparaissent après un long moment. Celles qui ont une étoile restent.
web-mine-keep = Garder cette partie
web-mine-delete = Supprimer cette partie
web-delete-sure = Supprimer cette partie ?
web-delete-about = Elle ne reviendra pas. Une partie avec d’autres ne disparaît que de votre liste.
web-delete-yes = Supprimer
web-list-waiting = attend des joueurs
web-list-your-turn = à vous de jouer
web-list-playing = { $ply ->
        [0] va commencer
        [one] { $ply } coup joué
       *[other] { $ply } coups joués
    }

## Parties enregistrées

web-open = Ouvrir une partie enregistrée
web-open-about = Une partie finie se regarde depuis son premier coup ; une partie inachevée continue.
web-open-file = Choisir un fichier
web-open-text = ou collez le texte de la partie, ou son adresse
web-open-with = Continuer avec
web-open-look = La regarder
web-open-go-on = Continuer à jouer
web-open-too-long = C’est trop long pour être une partie enregistrée.

## Ce qui peut aller mal, et que faire alors

web-problem-unexpected = Quelque chose s’est mal passé
web-problem-unexpected-next = La réponse du serveur n’avait pas de sens. Veuillez réessayer.
web-problem-server = Le serveur a un problème
web-problem-server-next = Réessayez dans un instant. Rien de ce que vous avez joué n’est perdu.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Pas de connexion
web-problem-offline-next = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
web-problem-slow = Le serveur est lent
web-problem-slow-next = La réponse n’est pas venue à temps. Veuillez réessayer.
web-problem-page = Il n’y a rien ici
web-problem-page-next = Cette adresse ne mène nulle part. Il manque peut-être une lettre au lien.
web-problem-unloaded = Cette page n’a pas pu être chargée
web-problem-unloaded-next = La connexion est peut-être perdue, ou il existe une version plus récente. Rechargez la page.
web-problem-game = Ce jeu n’existe pas
web-problem-game-next = Il manque peut-être une lettre au lien. Choisissez plutôt un des jeux.
web-problem-match = Cette partie n’existe pas
web-problem-match-next = Il manque peut-être une lettre au lien, ou la partie est trop ancienne et a été rangée. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Cette partie n’est pas dans ce navigateur
web-problem-match-elsewhere-next = Une partie autour d’une table ou contre l’ordinateur reste dans le navigateur où elle se joue. Choisissez-y « { web-share } » : le lien qui contient toute la partie s’ouvre partout.
web-problem-match-damaged = Cette partie n’a pas pu être lue
web-problem-match-damaged-next = Elle a été mise de côté, avec son texte tel quel. Vous la trouverez dans « { web-mine } ».
web-problem-aborted = Cette partie a été annulée
web-problem-aborted-next = Elle a pris fin avant de commencer. Vous pouvez en commencer une autre.
web-problem-match-full-next = Toutes les places sont déjà prises. Vous pouvez regarder la partie, ou en commencer une.
web-problem-stale-next = La position a changé entre-temps, votre coup n’a donc pas été joué.
web-problem-key-unknown = Ce lien n’est pas valable
web-problem-key-unknown-next = Le lien personnel a déjà servi ou il est faux. Faites-en un nouveau sur l’appareil où vous jouez, avec « { web-share } ».

## Sans serveur, sans connexion

web-unplugged = Sans connexion
web-unplugged-about = Chargez Fourfold une fois en entier, et il marche sans connexion : parties autour d’une table et contre l’ordinateur, leçons, problèmes, règles, analyse et relecture. Pour rencontrer d’autres personnes, il en faut toujours une.
web-unplugged-make = Rendre disponible hors connexion
web-unplugged-size = { $megabytes } Mo à charger.
web-unplugged-fetching = Chargement : { $percent } %
web-unplugged-ready = Tout est là. Fourfold marche sans connexion, et l’ordinateur réfléchit dans ce navigateur.
web-unplugged-failed = Tout n’a pas pu être chargé. Vérifiez votre connexion et réessayez.
web-unplugged-full = Ce navigateur n’a plus de place. Tout n’a pas pu être chargé.
web-starting = On met la table…
web-problem-python = Ce navigateur ne peut pas jouer seul
web-problem-python-next = Fourfold a besoin ici de quelque chose qui manque à ce navigateur ou qui y est désactivé : les workers, WebAssembly ou la décompression de fichiers. Essayez un navigateur plus récent.
web-problem-unfetched = Pas encore chargé
web-problem-unfetched-next = Ce qu’il faut ici n’a pas encore été chargé, et il n’y a pas de connexion. Connectez-vous une fois : « { web-unplugged-make } », dans les réglages, charge tout.
web-storage-full = Ce navigateur n’a plus de place. Les parties ne sont gardées que tant que cette page est ouverte ; enregistrez celles auxquelles vous tenez.
web-storage-forbidden = Ce navigateur ne garde rien. Les parties ne sont gardées que tant que cette page est ouverte ; enregistrez celles auxquelles vous tenez.
web-damaged =
    { $count ->
        [one] Une partie enregistrée n’a pas pu être lue. Elle a été mise de côté, avec son texte tel quel.
       *[other] { $count } parties enregistrées n’ont pas pu être lues. Elles ont été mises de côté, avec leurs textes tels quels.
    }
web-damaged-save = Enregistrer le texte
web-damaged-copy = Copier le texte
web-damaged-remove = Jeter
web-damaged-sure = Jeter cette partie ?
web-damaged-about = Son texte ne reviendra pas. Dans le doute, enregistrez-le ou copiez-le d’abord.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Lien qui contient toute la partie
web-share-here = Cette partie n’est gardée que dans ce navigateur. Qui reçoit le lien ou la feuille de partie peut la regarder et la continuer.
web-alone = Fourfold marche ici sans serveur : on ne peut y rencontrer personne.
web-alone-elsewhere = On se retrouve sur { $server }.
