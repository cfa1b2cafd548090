# Joueurs artificiels, analyse, rencontres entre joueurs, tables.

## Niveaux : leurs noms et leur caractère

level-name-1 = Rêveur
level-name-2 = Novice
level-name-3 = Invité
level-name-4 = Veilleur
level-name-5 = Bricoleur
level-name-6 = Habitué
level-name-7 = Trappeur
level-name-8 = Arpenteur
level-name-9 = Astronome
level-name-10 = Oracle

level-about-1 = saisit une victoire s’il la remarque, et vous laisse faire la vôtre
level-about-2 = commence à voir ce que vous allez faire
level-about-3 = répond à la plupart des menaces, mais pas toujours
level-about-4 = ne vous laisse presque jamais gagner en un coup
level-about-5 = pense à son prochain coup avant de jouer celui-ci
level-about-6 = voit deux coups de chaque côté, le plus souvent
level-about-7 = tend des pièges et tombe dans peu d’entre eux
level-about-8 = calcule trois coups de chaque côté et se trompe rarement
level-about-9 = voit loin, et ne manque presque rien
level-about-10 = joue aussi bien que le temps le permet ; parfaitement là où la vérité est connue

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

## Analyse

analyze-position = { $value ->
        [win] Au trait, { $name } gagne{ analyze-length }.
        [loss] Au trait, { $name } perd{ analyze-length }.
        [draw] Au trait : { $name }. Personne ne peut forcer la victoire.
       *[unknown] Au trait : { $name }. Rien n’est encore prouvé ; plus de temps peut aider.
    }
analyze-length = { $plies ->
        [0] {""}
        [one] { " " }tout de suite
       *[other] { " " }après { $plies } coups, les deux camps comptés
    }
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
analyze-more = Et { $count ->
        [one] un autre coup
       *[other] { $count } autres coups
    } ; --json les donne tous.

## Rencontres

match-games = { $count ->
        [one] Une partie
       *[other] { $count } parties
    }
match-player = Joueur
match-against = % des points contre
match-won = Gagnées
match-drawn = Nulles
match-lost = Perdues
match-played = Parties
match-score = Score
match-elo = Elo
match-mistakes = Gâchés
match-seats = Par place : { $seats }.
match-stopped = Arrêt après { $done } parties sur { $total }. { $how ->
        [kept] La même commande reprend à cet endroit.
       *[lost] Avec --out FICHIER, une rencontre peut être arrêtée et reprise plus tard.
    }

error-arena-players = Il y a { $seats } places ; avec { $found ->
        [one] un seul joueur
       *[other] { $found } joueurs
    }, personne ne peut jouer.
error-arena-opening = Après { $plies } coups au hasard, presque aucune partie de { $game } n’est encore en cours ; choisissez moins de coups.
error-arena-foreign = « { $file } » n’est pas un fichier de résultats ; choisissez un autre nom.
error-arena-other = « { $file } » contient les résultats d’une autre rencontre ; choisissez un autre nom.
error-arena-line = « { $file } », ligne { $line } : ce n’est pas une partie de cette rencontre.
error-arena-file = « { $file } » ne peut pas servir : { $reason }.

## Tables

solve-quantik-classes = Positions à { $ply } pièces
solve-quantik-distances = Valeurs à { $ply } pièces
solve-quantik-pieces = Pièces
solve-quantik-all = Positions sans les symétriques
solve-quantik-wins = Le trait gagne
solve-quantik-longest = Partie la plus longue
solve-quantik-result = Le { $winner ->
        [first] premier
       *[second] second
    } joueur gagne ; contre la meilleure défense, la partie dure { $plies } coups.
solve-done = La table est { $file }.
solve-stopped = Arrêt. Ce qui a été trouvé est dans { $folder } ; la même commande reprend à cet endroit.
verify-checking = Vérification
verify-result = { $file } : { $checked } affirmations vérifiées sur { $classes }, { $faults ->
        [0] tout est juste
        [one] une faute trouvée
       *[other] { $faults } fautes trouvées
    }.
