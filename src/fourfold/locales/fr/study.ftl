# Apprendre, règles, analyse et relecture dans l’application web.

## Apprendre

study-learn = Apprendre
study-learn-about = Choisissez un jeu. Vous essayez tout vous-même, et rien ne peut mal tourner.
study-learn-game = Apprendre { $game }
study-other-games = Autres jeux
study-rules = Règles
study-analyse = Analyser
study-play = Jouer
study-review = Relire une partie
study-overview = Aperçu
study-title-puzzles = { $game } : problèmes
study-title-analyse = { $game } : analyse
study-lesson = Les règles, pas à pas
study-lesson-about = { $count ->
        [one] { $count } petite tâche sur le plateau
       *[other] { $count } petites tâches sur le plateau
    }
study-lesson-progress = Étapes faites : { $done } sur { $count }
study-first-game = Jouer votre première partie
study-first-game-about = Contre { $name }, le plus doux des adversaires artificiels, avec des indices quand vous voulez

study-steps = Étapes
study-step = Étape { $number } sur { $count }
study-next = Suivant
study-again = Réessayer
study-lesson-else = Ce coup est permis, mais ce n’est pas ce qui était demandé. Regardez encore et réessayez.
study-lesson-allowed = Ce coup est permis. Essayez celui qui est demandé, pour voir pourquoi il ne l’est pas.
study-lesson-skip = Passer cette étape
study-lesson-hint = Les cases d’un bon coup sont marquées.
# $piece est une pièce de la main, par exemple « sphère claire ».
study-lesson-hint-piece = Prenez cette pièce : { $piece }. Sa place est marquée.
study-to-puzzles = Passer aux problèmes

## Problèmes

study-puzzles = Problèmes
study-puzzles-about = { $count ->
        [one] { $count } position où un seul coup est juste
       *[other] { $count } positions, chacune avec un seul coup juste
    }
study-puzzles-solved = Résolus : { $done } sur { $count }
# $rating is a number such as 1340.
study-puzzle-rated = Problème classé { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Problème du jour
study-puzzle-task = { $turns ->
        [1] { seat-name } joue et gagne tout de suite
       *[other] { seat-name } joue et gagne en { $turns } tours
    }
# The solver plays the colour seat-name; every other move loses, here to the next move.
study-puzzle-block = { seat-name } joue : trouvez le seul coup qui ne perd pas tout de suite
# The same, where other moves lose later.
study-puzzle-hold = { seat-name } joue : trouvez le seul coup qui ne perd pas
study-puzzle-yes = Juste !
study-puzzle-right = Juste ! { seat-name } se défend de son mieux. À vous de nouveau.
# $theme is one of the study-theme- names.
study-puzzle-solved-theme = Résolu ! Il s’agissait de : { $theme }.
study-puzzle-done-all = Tous ceux-là sont résolus. Bravo !
study-puzzle-answered = { $distance ->
        [0] { seat-name } peut alors jouer { $move } et gagner.
        [1] { seat-name } peut alors jouer { $move } et gagner tout de suite.
       *[other] { seat-name } peut alors jouer { $move } et gagner en { $distance } coups.
    }
study-puzzle-not-enough = Cela ne force pas la victoire : { seat-name } répond { $move }, et on ne gagne plus à temps.
# Said at once, before the answer that shows it is known.
study-puzzle-wrong = Ce n’est pas le bon coup.
study-puzzle-not-at-once = Cela ne gagne pas tout de suite. Un autre coup, si.
study-puzzle-solution = Montrer le coup
study-puzzle-shown = Le coup est { $move } : ses cases sont marquées. Jouez-le et voyez la suite.
study-puzzle-next = Problème suivant
# Headings over a number: the rating, the days, and how many of how many.
study-puzzle-rating = Votre classement
study-puzzle-streak = Jours d’affilée
study-puzzle-solved = Résolus
study-puzzle-share = { $done } sur { $count }
# Mistakes come back some days later, to be solved again.
study-puzzle-due = { $count ->
        [one] Une erreur d’il y a quelques jours revient aujourd’hui.
       *[other] { $count } erreurs d’il y a quelques jours reviennent aujourd’hui.
    }
study-puzzle-midnight = Il y a un nouveau problème du jour à minuit. Tout cela reste dans ce navigateur.
# What puzzles are about; each is the name of a group of puzzles.
study-theme-any = Ce qui vous convient
study-theme-win-in-one = Gagner en un coup
study-theme-win-in-two = Gagner en deux tours
study-theme-win-in-three = Gagner en trois tours
study-theme-long-way = Le long chemin
study-theme-two-threats = Deux menaces à la fois
study-theme-block = Bloquer
study-theme-only-move = Le seul coup
study-theme-send-home = Renvoyer une pièce
study-theme-no-undo = Le coup qu’on ne peut défaire
study-theme-relocate = Déplacer un pion
study-theme-win-by-cutting = Gagner en détachant des pions
study-theme-hold-by-cutting = Tenir en détachant des pions

## Ce que vaut une position

# La fin d’une partie se compte en coups des deux camps. De courts signes sont sur le plateau.
study-short-win = G{ $distance }
study-short-loss = P{ $distance }
study-short-draw = N
study-short-good = +
study-short-even = =
study-short-bad = −
# Explique les signes ci-dessus ; $win, $loss et $draw sont des signes comme G9, P8, N.
study-legend = { $win } gagne, { $loss } perd, { $draw } fait nulle. Le nombre compte les coups des deux camps jusqu’à la fin. Un bord en tirets est une estimation : { study-short-good } bon, { study-short-even } égal, { study-short-bad } mauvais.
study-value-win = { $distance ->
        [0] gagne
        [1] gagne tout de suite
       *[other] gagne en { $distance } coups
    }
study-value-loss = { $distance ->
        [0] perd
        [1] perd tout de suite
       *[other] perd en { $distance } coups
    }
study-value-draw = fait nulle
study-looks-good = semble bon
study-looks-even = semble égal
study-looks-bad = semble mauvais
study-verdict-win = { $distance ->
        [0] { seat-name } joue et gagne
        [1] { seat-name } joue et gagne tout de suite
       *[other] { seat-name } joue et gagne en { $distance } coups
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } joue et perd
        [1] { seat-name } joue et perd tout de suite
       *[other] { seat-name } joue et perd en { $distance } coups
    }
study-verdict-draw = Personne ne peut forcer la victoire
study-verdict-won = { seat-name } a gagné
study-verdict-drawn = La partie est nulle
study-verdict-looks-good = { seat-name } joue, et cela semble bon
study-verdict-looks-even = { seat-name } joue, et cela semble égal
study-verdict-looks-bad = { seat-name } joue, et cela semble mauvais
study-proved = Prouvé. On compte les coups des deux camps.
study-best-open = On n’a pas encore prouvé quel coup est le meilleur.
study-deepening = Une estimation pour l’instant ; la recherche continue…
study-estimate = Une estimation seulement : rien n’est prouvé.
study-estimate-share = Une estimation seulement : entre joueurs forts, le joueur au trait dans de telles positions a obtenu { $percent } des points. En cas de nulle, tous se partagent le point à parts égales.
study-thinking = Réflexion…

## Analyse

study-moves = Les coups et ce qu’ils valent
study-more = { $count ->
        [one] { $count } autre coup
       *[other] { $count } autres coups
    }
study-fewer = Seulement les meilleurs
study-values = Valeurs
study-best-line = Jouer les meilleurs coups
study-stop = Arrêter
study-set-up = Composer
study-set-up-about = Choisissez une pièce, puis posez-la à sa place
study-set-up-done = Analyser cela
study-tools = Que poser
study-take-away = Enlever
study-mover = À qui de jouer :
study-clear = Vider le plateau
study-possible = Cette position peut se jouer.
study-paste = Coller une partie
study-paste-about = Une partie enregistrée, une liste de coups, une position en texte, ou l’adresse d’une partie ou d’une analyse
study-paste-read = Lire
study-paste-unknown = Ce n’est ni une partie enregistrée, ni une liste de coups, ni une position, ni l’adresse d’une partie d’ici.
# $site: the name of another site on the net
study-paste-elsewhere = Cette adresse est celle d’un autre site : { $site }.
study-prune = Oublier ce coup
study-draw-about = Avec le bouton droit de la souris, vous dessinez des flèches et des cercles.
study-share = Transmettre
study-link = Lien vers cette position
study-position = La position en texte
study-from-start = Depuis le début

## Relecture

study-review-about = Collez une partie enregistrée, une liste de coups ou l’adresse d’une partie : chaque coup est revu, et vous voyez où elle s’est gagnée et perdue.
study-review-start = Relire
study-review-title = { $game }, une relecture
study-review-running = Cette partie est encore en cours. Elle pourra être relue quand elle sera finie.
study-review-end = Voici la fin de la partie.
study-review-better = Mieux valait { $move } : { $worth }.
study-review-win-loss = Une erreur : la victoire devient une défaite.
study-review-win-draw = Une erreur : elle laisse échapper la victoire.
study-review-draw-loss = Une erreur : ce coup perd là où la nulle tenait.
study-review-doubtful = Sans doute une erreur (estimation).
study-review-fine = Cela semble correct (estimation).
study-review-kept = Aussi bon que tout autre : { $worth }.
study-review-no-choice = Sans importance : tous les coups se valaient.
study-review-decisive = Ce coup a décidé de la partie.
study-accuracy-exact = Décisions justes parmi celles qui comptaient : { $right } sur { $choices }. Précision : { $percent }. C’est exact.
study-accuracy-estimate = Environ { $percent } de précision. C’est une estimation : tous les coups n’ont pas pu être prouvés.
study-accuracy-none = Aucune décision ne comptait : à chaque fois, tous les coups se valaient.
study-mistakes = Erreurs
study-mistakes-none = Aucune n’a été trouvée.
study-mistakes-looking = Chaque coup est examiné…
study-analyse-here = Analyser cette position
study-to-match = Vers la partie
study-graph-wins = { seat-name } gagne
study-graph-move = Coup
study-graph-exact = prouvé
study-graph-estimate = estimé

## Pages de règles : ce que montrent les exemples

study-rules-of = Les règles de { $game }
study-rules-short = En bref
study-rules-examples = Exemples
study-rules-show = Montrer
study-rules-again = Encore
study-rules-why = Pourquoi ?
study-rules-not-allowed = Interdit
study-rules-print = Imprimer sur une feuille
study-rules-options = Options
study-rules-usual = D’habitude : { $value }
study-rules-decisions = Ce que nous décidons là où la boîte ne dit rien

study-rules-quantik-row = Le cône complète une rangée des quatre formes. Qui pose la dernière pièce gagne, même si l’une des autres est à l’adversaire.
study-rules-quantik-column = Les colonnes comptent aussi. Ici, Foncé gagne avec trois pièces de Clair.
study-rules-quantik-region = De même pour les quatre régions de deux sur deux.
study-rules-quantik-forbidden = La sphère de Clair dans la rangée du haut ferme cette rangée, sa colonne et sa région aux sphères de Foncé.
study-rules-quantik-own = Votre propre pièce ne vous gêne jamais : une seconde sphère dans la même colonne est permise.
study-rules-quantik-no-move = Après ce cube, Clair n’a plus de case qui puisse recevoir une de ses pièces. Qui ne peut pas jouer a perdu.

study-rules-qomet-square = Quatre étoiles d’une couleur aux coins d’un carré gagnent. Voici le plus petit des trois grands carrés.
study-rules-qomet-centre = Douze autres carrés ont un coin au centre ; les étoiles entre les coins ne comptent pas.
study-rules-qomet-diamond = Ce n’est pas un carré : ses côtés ne suivent pas les lignes du plateau.
study-rules-qomet-step = Une étoile avance d’un pas le long d’une ligne vers un point vide.
study-rules-qomet-push = Une étoile sur le chemin est poussée d’un pas plus loin sur la même ligne, peu importe à qui elle est.
study-rules-qomet-blocked = Deux étoiles à la suite ne se poussent pas : il faut de la place derrière la première.
study-rules-qomet-corner = On ne pousse jamais autour d’un coin, et seules les étoiles du carré extérieur peuvent quitter le plateau.
study-rules-qomet-push-off = Poussée au-delà du bout de sa ligne sur le carré extérieur, une étoile retourne dans la main de son propriétaire.
study-rules-qomet-withdraw = Vous pouvez reprendre en main une de vos étoiles du carré extérieur.
study-rules-qomet-undo = Foncé vient de pousser cette étoile. Pousser aussitôt en sens inverse est interdit pendant un tour.
study-rules-qomet-gift = La poussée de Clair complète le carré de Foncé : Foncé gagne.

study-rules-exago-touch = Tout nouveau pion doit en toucher un sur le plateau.
study-rules-exago-line = Une ligne droite sans trou gagne : cinq pions à deux joueurs, quatre au-delà.
study-rules-exago-relocate = Quand votre main est vide, soulevez un de vos pions et posez-le là où il en touche un.
study-rules-exago-cut-off = Soulever ce pion en détache deux autres. Ils retournent à leurs propriétaires, qui doivent les reposer avant d’en déplacer.
study-rules-exago-choose = Il reste deux groupes de même taille : qui joue choisit celui qui reste.
study-rules-exago-must-block = À trois ou plus, une menace doit être bloquée. Rouge menace de gagner en d5, donc Bleu ne peut pas jouer ailleurs.
study-rules-exago-block = Ce coup bloque la menace, il est donc permis.

## Décisions

study-decision-quantik-both = Si la dernière pièce complète une ligne et laisse aussi l’adversaire sans coup, c’est une ligne.
study-decision-quantik-start = Qui commence est tiré au sort ; à la partie suivante, on échange les rôles.
study-decision-qomet-corner = Une étoile sur un coin extérieur peut aussi être poussée dehors le long du côté. L’option « corner_exit » peut l’interdire.
study-decision-qomet-diamond = Les quatre milieux des côtés d’un carré ne forment pas un carré.
study-decision-qomet-repetition = À la troisième apparition d’une position, quand c’est au même joueur de jouer et que le même coup est interdit, la partie est nulle. Les valeurs de l’analyse n’en tiennent pas compte : là où personne ne peut forcer la victoire, elles disent nulle.
study-decision-qomet-both = Si un coup donne un carré aux deux joueurs, celui qui n’a pas joué gagne.
study-decision-exago-groups = De plusieurs groupes, un seul des plus grands reste, même s’il y a plus de deux groupes.
study-decision-exago-own = Si vos propres pions vous reviennent, vous posez quand même aussitôt le pion soulevé ; les autres suivront aux tours suivants.
study-decision-exago-duty = À trois ou plus, bloquer est un devoir chaque fois que c’est possible, même si un seul adversaire menace.
study-decision-exago-first = Si plusieurs adversaires menacent, vous bloquez celui dont le tour vient en premier.
study-decision-exago-relocated = Une menace de gagner en déplaçant un pion compte comme toute autre.
study-decision-exago-stuck = Qui ne peut rien faire passe. Si personne ne peut jouer, la partie est nulle.

## Aide pendant la partie

study-help = Aide
study-review-this = Relire la partie
study-hint = Indice
study-hint-more = Montrer le coup
study-hint-place = Posez une nouvelle pièce.
study-hint-piece = Regardez cette pièce : { $piece }.
study-hint-move = Essayez { $move } : { $worth }.
study-threats = Qu’est-ce qui me menace ?
study-threats-none = Rien pour l’instant.
study-threats-some = Attention : { seat-name } veut jouer { $move } et gagner aussitôt.
study-threats-later = Personne ne gagne au coup suivant. Mais { seat-name } veut jouer { $move } et gagnerait alors en { $distance } coups, quoi que vous fassiez.
study-show-values = Montrer les valeurs
