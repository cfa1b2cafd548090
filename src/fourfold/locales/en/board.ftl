# What the board in the browser says: names of pieces and spaces, and what a move did.

board-label = Board
board-pass = Pass
board-choose-group = Choose the group that stays.

# A kind of piece brings two messages, named after its shape.
board-piece-sphere = { board-colour } sphere
board-piece-cylinder = { board-colour } cylinder
board-piece-cube = { board-colour } cube
board-piece-cone = { board-colour } cone
board-piece-star = { board-colour } star
board-piece-tile = { board-colour } tile
board-a-sphere = { $colour ->
        [none] a sphere
       *[other] a { board-piece-sphere }
    }
board-a-cylinder = { $colour ->
        [none] a cylinder
       *[other] a { board-piece-cylinder }
    }
board-a-cube = { $colour ->
        [none] a cube
       *[other] a { board-piece-cube }
    }
board-a-cone = { $colour ->
        [none] a cone
       *[other] a { board-piece-cone }
    }
board-a-star = { $colour ->
        [none] a star
       *[other] a { board-piece-star }
    }
board-a-tile = { $colour ->
        [none] a tile
        [orange] an { board-piece-tile }
       *[other] a { board-piece-tile }
    }
board-colour = { $colour ->
        [light] light
        [dark] dark
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
        [purple] purple
       *[orange] orange
    }

# A space is named, then what stands there, then what else is to be known about it.
board-empty = empty
board-empty-run = { $first } to { $last } empty
board-selected = selected
board-group = group { $number }
board-target = can be chosen
board-last = last move
board-winning = part of the win

board-hand = { seat-name }’s hand
board-hand-holds = { seat-name }’s hand: { $stock }
board-hand-empty = { seat-name }’s hand is empty
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } in hand

board-chosen = { $what } selected; { $count ->
        [one] one choice
       *[other] { $count } choices
    }
board-put-back = Selection cleared

board-move-place = { seat-name } places { $piece } on { $space }
board-move-step = { seat-name } moves { $start } to { $end }
board-move-push = { seat-name } pushes from { $start } to { $end }
board-move-back = { seat-name } takes { $piece } back from { $space }
board-move-pass = { seat-name } passes
board-then = { $before }; { $after }
board-then-to = { $piece } goes to { $space }
board-then-off = { $piece } leaves the board
board-then-home = { $count ->
        [one] one tile goes home
       *[other] { $count } tiles go home
    }
