# Ce que dit le plateau dans le navigateur : les pièces, les cases, et ce qu’a fait un coup.

board-label = Plateau
board-pass = Passer
board-choose-group = Choisissez le groupe qui reste.

# Une sorte de pièce apporte deux messages, qui portent le nom de sa forme.
board-piece-sphere = sphère { $colour ->
        [light] claire
       *[dark] sombre
    }
board-piece-cylinder = cylindre { board-colour }
board-piece-cube = cube { board-colour }
board-piece-cone = cône { board-colour }
board-piece-star = étoile { $colour ->
        [light] claire
       *[dark] sombre
    }
board-piece-tile = tuile { $colour ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [green] verte
        [purple] violette
       *[orange] orange
    }
board-a-sphere = { $colour ->
        [none] une sphère
       *[other] une { board-piece-sphere }
    }
board-a-cylinder = { $colour ->
        [none] un cylindre
       *[other] un { board-piece-cylinder }
    }
board-a-cube = { $colour ->
        [none] un cube
       *[other] un { board-piece-cube }
    }
board-a-cone = { $colour ->
        [none] un cône
       *[other] un { board-piece-cone }
    }
board-a-star = { $colour ->
        [none] une étoile
       *[other] une { board-piece-star }
    }
board-a-tile = { $colour ->
        [none] une tuile
       *[other] une { board-piece-tile }
    }
board-colour = { $colour ->
        [light] clair
        [dark] sombre
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [green] vert
        [purple] violet
       *[orange] orange
    }

# On dit la case, puis ce qui s’y trouve, puis ce qu’il y a d’autre à savoir.
board-empty = vide
board-empty-run = { $first } à { $last } vides
board-selected = choisie
board-group = groupe { $number }
board-target = peut être choisie
board-last = dernier coup
board-winning = fait partie de la victoire

board-hand = Main de { seat-name }
board-hand-holds = Main de { seat-name } : { $stock }
board-hand-empty = La main de { seat-name } est vide
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } en main

board-chosen = Choix : { $what } ; { $count ->
        [one] un seul choix
       *[other] { $count } choix
    }
board-put-back = Choix annulé

board-move-place = { seat-name } pose { $piece } en { $space }
board-move-step = { seat-name } va de { $start } en { $end }
board-move-push = { seat-name } pousse de { $start } vers { $end }
board-move-back = { seat-name } reprend { $piece } en { $space }
board-move-pass = { seat-name } passe son tour
board-then = { $before } ; { $after }
board-then-to = { $piece } va en { $space }
board-then-off = { $piece } quitte le plateau
board-then-home = { $count ->
        [one] une tuile rentre en main
       *[other] { $count } tuiles rentrent en main
    }
