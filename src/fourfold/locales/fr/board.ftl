# Ce que dit le plateau dans le navigateur : les pièces, les cases, et ce qu’a fait un coup.

board-label = Plateau
board-pass = Passer
board-choose-group = Choisissez le groupe qui reste.

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

board-move-step = { seat-name } va de { $start } en { $end }
board-move-push = { seat-name } pousse de { $start } vers { $end }
board-move-pass = { seat-name } passe son tour

board-then = { $before } ; { $after }
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
