# Ce que dit le plateau dans le navigateur : les pièces, les cases, et ce qu’a fait un coup.

board-label = Plateau
board-pass = Passer
board-choose-group = Choisissez le groupe qui reste.

board-piece-sphere = { $colour ->
        [light] sphère claire
       *[dark] sphère foncée
    }
board-piece-cylinder = { $colour ->
        [light] cylindre clair
       *[dark] cylindre foncé
    }
board-piece-cube = { $colour ->
        [light] cube clair
       *[dark] cube foncé
    }
board-piece-cone = { $colour ->
        [light] cône clair
       *[dark] cône foncé
    }
board-piece-star = { $colour ->
        [light] étoile claire
       *[dark] étoile foncée
    }
board-piece-tile = { $colour ->
        [red] pion rouge
        [blue] pion bleu
        [yellow] pion jaune
        [green] pion vert
        [purple] pion violet
       *[orange] pion orange
    }

# On dit la case, puis ce qui s’y trouve, puis ce qu’il y a d’autre à savoir.
board-empty = vide
board-selected = choisie
board-group = groupe { $number }
board-target = peut être choisie
board-last = dernier coup
board-winning = fait partie de la victoire

board-space-holds = { $space } { $piece }
board-space-empty = { $space } vide
board-empty-run = { $first } à { $last } vides

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

board-place-sphere = { seat-name } pose une sphère en { $space }
board-place-cylinder = { seat-name } pose un cylindre en { $space }
board-place-cube = { seat-name } pose un cube en { $space }
board-place-cone = { seat-name } pose un cône en { $space }
board-place-star = { seat-name } pose une étoile en { $space }
board-place-tile = { seat-name } pose un pion en { $space }
board-move-step = { seat-name } va de { $start } en { $end }
board-move-push = { seat-name } pousse de { $start } vers { $end }
board-back-star = { seat-name } reprend une étoile en { $space }
board-move-pass = { seat-name } passe son tour

board-then = { $before } ; { $after }
board-to-star = { $colour ->
        [light] une étoile claire va en { $space }
       *[dark] une étoile foncée va en { $space }
    }
board-off-star = { $colour ->
        [light] une étoile claire quitte le plateau
       *[dark] une étoile foncée quitte le plateau
    }
board-then-home = { $count ->
        [one] { $count } pion rentre en main
       *[other] { $count } pions rentrent en main
    }

## Petites cases

# Après un toucher sur un plateau aux cases trop petites pour un doigt : la question, ses réponses.
board-confirm = Jouer ce coup ?
board-confirm-yes = Jouer
board-confirm-no = Retour
# Un bouton qui met fin au gros plan.
board-whole = Montrer tout le plateau
