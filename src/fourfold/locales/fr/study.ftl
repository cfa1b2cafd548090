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
