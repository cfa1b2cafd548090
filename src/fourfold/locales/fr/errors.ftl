# Ce qui ne va pas dans une entrée. Une phrase chacune, qui dit quoi et où.

## Jeux et options

error-game-unknown = Il n’y a pas de jeu « { $name } » ; les jeux sont { $names }.
error-option-unknown = { $keys ->
        [none] Ce jeu n’a pas d’options : impossible de régler « { $key } ».
       *[other] Il n’y a pas d’option « { $key } » ici ; les options sont : { $keys }.
    }
error-option-choice = L’option { $key } ne peut pas valoir « { $value } » ; choix possibles : { $values }.
error-option-number = L’option { $key } ne peut pas valoir « { $value } » ; c’est un nombre entier de { $low } à { $high }.
error-option-type = L’option { $key } doit être un mot ou un nombre entier.
error-option-pair = « { $pair } » n’est pas une option ; écrivez clé=valeur.
error-option-twice = L’option { $key } est donnée deux fois.

## Positions

error-field-count = Une position se compose ici de { $expected } parties séparées par une espace, et non de { $found }.
error-row-count = Le plateau a { $expected } rangées séparées par « / », et non { $found }.
error-row-length = La rangée { $row } a { $expected } cases, et non { $found }.
error-letter-unknown = La rangée { $row } contient « { $letter } » ; elle peut contenir { $letters }.
error-mover-unknown = « { $letter } » ne peut pas avoir le trait ; c’est l’une de ces lettres : { $letters }.
error-over-before-last-move = La partie était finie avant le dernier coup de { seat-name } : un gain était déjà sur le plateau.

## Coups

error-game-over = La partie est finie : « { $move } » ne peut plus être joué.
error-move-unreadable = « { $move } » n’est pas un coup ; un coup s’écrit par exemple { $example }.
error-picks-no-turn = Ce n’est pas un coup. Choisissez une pièce qui peut aller quelque part, puis une case pour elle.
error-picks-group = Plusieurs groupes sont les plus grands : montrez celui qui reste.
error-picks-over = La partie est finie.
error-space-unknown = Il n’y a pas de case { $space } sur ce plateau.
error-space-taken = La case { $space } est occupée.
error-hand-empty = { seat-name } n’a plus rien en main à poser.

## Matchs

error-player-count = Il y a { $seats } places, et non { $found }.
error-player-name = « { $name } » ne peut pas être un nom : de 1 à { $limit } caractères imprimables, sans espaces autour.
error-settled-away-from-board = Ce match a été arrêté par les joueurs, pas sur le plateau ; rien ne peut être repris.
error-nothing-to-take-back =
    { $played ->
        [0] Aucun coup n’a encore été joué, on ne peut donc rien reprendre.
        [one] Un seul coup a été joué ; on ne peut pas en reprendre { $count }.
       *[other] { $played } coups seulement ont été joués ; on ne peut pas en reprendre { $count }.
    }
error-seat-cannot-resign = La place { $seat } ne peut pas abandonner : elle n’existe pas ou a déjà abandonné.
error-match-goes-on = Le match n’est pas encore fini.
error-match-over = Le match est fini.

## Feuilles de partie

error-record-start = La feuille ne peut pas commencer : { $reason }
error-record-move = Ligne { $line } : { $reason }
error-record-tag-unreadable = Ligne { $line } : « { $text } » n’est pas une étiquette ; une étiquette s’écrit [Game "quantik"].
error-record-tag-twice = Ligne { $line } : l’étiquette { $tag } apparaît ici pour la deuxième fois.
error-record-tag-unknown = Ligne { $line } : il n’y a pas d’étiquette { $tag } dans une telle feuille.
error-record-tag-missing = Il manque à la feuille l’étiquette { $tag }.
error-record-rules = Ligne { $line } : la feuille suit la version { $found } des règles ; ce programme connaît la version { $expected }.
error-record-date = Ligne { $line } : « { $text } » n’est pas une date ; écrivez 2026-11-15, ou ? si elle est inconnue.
error-record-number = Ligne { $line } : « { $expected } » est attendu ici, et non « { $found } ».
error-record-number-alone = Ligne { $line } : le dernier numéro n’est suivi d’aucun coup.
error-record-resigned = Ligne { $line } : « { $text } » ne va pas avec les coups ; un abandon s’écrit « seat 2 after 14 », dans l’ordre.
error-record-result = Ligne { $line } : le résultat dit « { $said } », mais les coups disent « { $found } ».
