# La ligne de commande : l’aide, les questions et la table dans le terminal.

## Aide

cli-help-usage = Emploi :
cli-help-command-piece = COMMANDE
cli-help-options-piece = [OPTIONS]
cli-help-language-piece = LANGUE
cli-help-commands = Commandes
cli-help-arguments = Arguments
cli-help-options = Options

cli-help-fourfold = Des jeux de plateau aux règles exactes : jouez à { $games } dans le terminal, ou interrogez les règles depuis un programme.
cli-help-play = Jouer dans le terminal, à plusieurs devant ce clavier ou contre l’ordinateur.
cli-help-games = Donner la liste des jeux, ou les options d’un jeu.
cli-help-rules = Répondre à chaque ligne JSON de l’entrée standard par une ligne JSON : position, coups permis, résultat.
cli-help-perft = Compter les suites de coups permis d’une longueur donnée.
cli-help-analyze = Dire ce que vaut une position, et chaque coup : prouvé là où c’est possible.
cli-help-match = Faire jouer des joueurs artificiels entre eux et mesurer leur force.
cli-help-solve = Trouver la valeur de toutes les positions d’un jeu. Peut être interrompu, et reprend au prochain appel.
cli-help-verify = Vérifier ce qu’affirme une table de valeurs, avec un programme qui ne l’a pas faite.
cli-help-tables = Dire quelles tables de valeurs se trouvent ici ; les récupérer, les construire, les vérifier, les compresser ou les supprimer.
cli-help-serve = Servir l’application web et son API. Sans commande, dans un terminal, fourfold fait de même et la montre dans un navigateur.
cli-help-backup = Sauvegarder toutes les parties d’un serveur, même pendant qu’il tourne.
cli-help-engine = Jouer comme moteur pour d’autres programmes, qui le commandent par l’interface UGI (Universal Game Interface).
cli-help-pipe = Analyser les positions décrites par des lignes de JSON sur l’entrée standard, plusieurs à la fois, chacune avec un identifiant.
cli-help-puzzles = Trouver des problèmes : des positions où un seul coup est juste. Chacun est prouvé et classé. Écrit du JSON.
cli-help-bench = Mesurer la vitesse de tout, à côté des règles simples et d’autres bibliothèques.

cli-help-version = Afficher la version.
cli-help-lang = Parler l’une des langues { $languages }.
cli-help-help = Afficher cette aide.
cli-help-game = L’un de { $games }, avec des options si l’on veut : exago?players=3&size=5
cli-help-option = Une option du jeu, par exemple size=5. Peut être donnée plusieurs fois.
cli-help-position = Partir de cette position au lieu de la position habituelle.
cli-help-players = Qui joue, avec des virgules. level1 à level10 sont des joueurs artificiels, de même random, greedy et montecarlo ; ? est une personne sans nom.
cli-help-in-order = Placer les joueurs dans l’ordre donné au lieu de tirer au sort.
cli-help-load = Reprendre une partie enregistrée.
cli-help-seed = Rendre le hasard identique à chaque fois.
cli-help-ascii = Dessiner avec les caractères les plus simples.
cli-help-no-color = Dessiner sans couleurs.
cli-help-level = Jouer contre l’ordinateur de ce niveau, de 1 (faible) à 10 (de toute sa force).
cli-help-time-move = Combien de secondes un joueur artificiel peut réfléchir à un coup. D’habitude 2.
cli-help-time = Combien de secondes réfléchir. D’habitude 2 ; avec 0, seulement ce qui est su d’emblée.
cli-help-json = Répondre par une ligne JSON.

## Les jeux et leurs options

cli-games-more = fourfold games JEU donne les options d’un jeu, fourfold play JEU y joue.
cli-seats-exactly = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
cli-seats-range = { $low } à { $high } joueurs
cli-options-none = Ce jeu n’a pas d’options.
cli-options-in-force = Options de cette partie :
cli-values-choice = Au choix : { $values }.
cli-values-number = De { $low } à { $high }.
cli-values-numbers = De { $low } à { $high }, pour tous ou pour chaque place avec des virgules.
cli-default = D’habitude { $value }.
cli-default-depends = D’habitude { $value } ici ; cela dépend des options précédentes.

## Questions avant le premier coup

cli-ask-game = Quel jeu ?
cli-ask-players = Combien de joueurs, de { $low } à { $high } ? [{ $low }]
cli-ask-opponents = Qui joue ?
cli-ask-level = De quelle force ?
cli-against-people = Plusieurs personnes devant ce clavier
cli-against-level = Vous contre l’ordinateur, de la force que vous voulez
cli-against-random = Vous contre l’ordinateur, qui joue au hasard
cli-ask-number = Numéro [{ $default }] :
cli-ask-again = Tapez un nombre de { $low } à { $high }, s’il vous plaît.

## Joueurs

cli-player-random = Hasard
cli-player-level1 = { level-name-1 }, niveau 1
cli-player-level2 = { level-name-2 }, niveau 2
cli-player-level3 = { level-name-3 }, niveau 3
cli-player-level4 = { level-name-4 }, niveau 4
cli-player-level5 = { level-name-5 }, niveau 5
cli-player-level6 = { level-name-6 }, niveau 6
cli-player-level7 = { level-name-7 }, niveau 7
cli-player-level8 = { level-name-8 }, niveau 8
cli-player-level9 = { level-name-9 }, niveau 9
cli-player-level10 = { level-name-10 }, niveau 10
cli-player-greedy = Glouton
cli-player-montecarlo = Monte-Carlo
cli-name = { $name } ({ $colour })
cli-you = vous
cli-somebody = une personne
cli-seat = { $colour } : { $name }
cli-seats-drawn = Le sort a décidé. { $seats }.
cli-seats-given = { $seats }.

## La partie

cli-title = { $game }, coup { $number }
cli-title-end = { $count ->
        [0] { $game } après aucun coup
        [one] { $game } après un coup
       *[other] { $game } après { $count } coups
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, à vous
cli-hint = Tapez un coup comme { $example }, « { $moves } » pour les voir tous, ou « { $help } ».
cli-hint-help = Tapez « { $help } » pour voir ce que vous pouvez faire.
cli-computer-plays = { $name } joue { $move }.
cli-thinking = { $name } réfléchit…
cli-won = { $name } gagne : { $reason }.
cli-drawn = Partie nulle : { $reason }.

## Commandes : les mots à taper, avec des virgules ; ce qui les suit ; ce qu’elles font

cli-word-help = aide, ?
cli-word-moves = coups
cli-word-hint = indice
cli-word-analyze = analyse, analyser
cli-word-undo = reprendre
cli-word-save = enregistrer
cli-word-load = ouvrir
cli-word-resign = abandonner
cli-word-draw = nulle
cli-word-rules = règles, regles
cli-word-record = feuille
cli-word-rematch = revanche
cli-word-quit = quitter

cli-argument-moves = [DÉBUT]
cli-argument-save = FICHIER
cli-argument-load = FICHIER

cli-about-help = afficher cette liste
cli-about-moves = donner les coups permis, ou ceux qui commencent ainsi
cli-about-hint = laisser l’ordinateur nommer un bon coup
cli-about-analyze = dire ce que valent la position et chaque coup
cli-about-undo = reprendre le dernier coup joué par une personne
cli-about-save = écrire la partie dans un fichier
cli-about-load = continuer une partie écrite dans un fichier
cli-about-resign = renoncer à la partie
cli-about-draw = proposer la nulle
cli-about-rules = afficher les règles de ce jeu
cli-about-record = afficher la partie sous forme de texte
cli-about-rematch = rejouer quand la partie est finie
cli-about-quit = partir

cli-help-move = Pour jouer, tapez un coup ou son numéro dans la liste des coups. Entrée seule montre à nouveau le plateau.
cli-moves-count = { $count ->
        [one] Un coup permis.
       *[other] { $count } coups permis.
    }
cli-moves-none = Aucun coup permis ne commence par « { $start } ».
cli-taken-back = { $count ->
        [one] Un coup a été repris.
       *[other] { $count } coups ont été repris.
    }
cli-saved = Enregistré sous « { $file } ».
cli-not-saved = Rien n’a été enregistré.
cli-replace = Il y a déjà un fichier « { $file } ». Le remplacer ?
cli-load-anyway = Cette partie n’est pas enregistrée. La laisser quand même ?
cli-quit-save = Cette partie n’est pas enregistrée. Tapez un nom de fichier pour l’enregistrer, ou Entrée pour partir :
cli-resign-sure = { $name }, voulez-vous abandonner ?
cli-resigned = { $name } a abandonné ; l’ordinateur joue désormais à cette place.
cli-draw-sure = { $name }, acceptez-vous la nulle ?
cli-draw-refused = { $name } veut continuer.
cli-unsaved = Cette partie n’est pas finie. Pour la continuer plus tard, mettez ces lignes dans un fichier et tapez : fourfold play --load FICHIER
cli-yes-or-no = [o/N]
cli-yes = o, oui

## Analyse

analyze-position-win = { $plies ->
        [0] Au trait, { $name } gagne.
        [1] Au trait, { $name } gagne tout de suite.
       *[other] Au trait, { $name } gagne après { $plies } coups, les deux camps comptés.
    }
analyze-position-loss = { $plies ->
        [0] Au trait, { $name } perd.
        [1] Au trait, { $name } perd tout de suite.
       *[other] Au trait, { $name } perd après { $plies } coups, les deux camps comptés.
    }
analyze-position-draw = Au trait : { $name }. Personne ne peut forcer la victoire.
analyze-position-unknown = Au trait : { $name }. On n’a pas encore prouvé qui gagne ; plus de temps peut aider.
analyze-best-open = On n’a pas encore prouvé quel coup est le meilleur ; plus de temps peut aider.
# Titres de colonnes, et ce qui s’y trouve
analyze-move = Coup
analyze-value = Valeur
analyze-plies = Coups jusqu’à la fin
analyze-proof = Certitude
analyze-value-win = gagne
analyze-value-loss = perd
analyze-value-draw = fait nulle
analyze-value-unknown = inconnu
analyze-guess-good = semble bon
analyze-guess-fair = semble correct
analyze-guess-even = semble équilibré
analyze-guess-poor = semble médiocre
analyze-guess-bad = semble mauvais
analyze-exact = prouvé
analyze-estimate = estimation
analyze-more = { $count ->
        [one] Et { $count } autre coup.
       *[other] Et { $count } autres coups.
    }

## Ce qui peut ne pas aller

cli-output-failed = Impossible d’écrire la sortie : { $why }

error-usage-command = Il n’y a pas de commande « { $name } » ; les commandes sont { $names }.
error-usage-extra = Il y a un argument de trop : « { $argument } ».
error-usage-missing = L’argument { $argument } manque.
error-usage-option = Il n’y a pas d’option { $option } ici ; --help en donne la liste.
error-usage-negative = Un nombre ne peut pas être négatif ici.
error-usage-value-missing = L’option { $option } demande une valeur.
error-usage-no-value = L’option { $option } n’accepte pas de valeur.
error-usage-other = { $message }
error-extra-missing = Il faut pour cela le paquet { $package }, qu’une installation simple n’apporte pas. Installez-le avec : pip install "fourfold[{ $extra }]"
error-language-unknown = Il n’y a pas de langue « { $name } » ici ; les langues sont { $names }.
error-number-here = { $name } ne peut pas valoir « { $value } » ; c’est un nombre entier de { $low } à { $high }.
error-game-missing = Quel jeu ? Nommez l’un de ceux-ci : { $names }.
error-load-alone = Une partie enregistrée a déjà son jeu, ses options, sa position et ses joueurs ; ne les donnez pas avec --load.
error-level-or-players = Ou bien --level, ou bien --players, pas les deux ; un niveau peut être nommé parmi les joueurs, comme dans Ann,level3.
error-level-unknown = Il n’y a pas de joueur « { $name } » ; les niveaux vont de { $low } à { $high }.
error-time-here = Le temps ne peut pas être « { $value } » ; c’est un nombre de secondes de 0 à { $high }.
error-path-here = « { $path } » ne peut pas être le nom d’un fichier ou d’un dossier.

error-move-number = { $count ->
        [one] Il y a { $count } coup permis ; ce n’est pas son numéro.
       *[other] Il y a { $count } coups permis ; aucun n’a ce numéro.
    }
error-nobody-to-take-back = Vous n’avez pas encore joué, on ne peut donc rien reprendre.
error-draw-with-computer = L’ordinateur n’accepte pas de nulle.
error-file-missing = Quel fichier ? Tapez { $usage }.

error-file-unreadable = Impossible de lire « { $file } » : { $why ->
        [missing] ce fichier n’existe pas.
        [folder] c’est un dossier.
        [forbidden] vous n’en avez pas le droit.
       *[other] { $system }.
    }
error-file-unwritable = Impossible d’écrire « { $file } » : { $why ->
        [missing] ce dossier n’existe pas.
        [folder] ce nom est celui d’autre chose qu’un fichier ordinaire.
        [forbidden] vous n’en avez pas le droit.
       *[other] { $system }.
    }
error-file-too-long = « { $file } » n’est pas une partie : le fichier dépasse { $limit } octets.
error-file-not-text = « { $file } » n’est pas une partie : la ligne { $line } n’est pas du texte UTF-8.
