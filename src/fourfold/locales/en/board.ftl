# What the board in the browser says: names of pieces and spaces, and what a move did.
# Nearly all of this is read out by screen readers. Names of spaces ($space, $start, $end: c2, f6)
# stay as they are.

# Names the board as a whole.
board-label = Board
# A button: the turn is given up, because nothing else can be played.
board-pass = Pass
board-choose-group = Choose the group that stays.

# A space is named, then what stands there, then what else is to be known about it, with commas
# between: “b2, light cone, last move”. These words say something about the space.
board-empty = empty
board-selected = selected
# Groups of tiles are numbered while one of them is chosen to stay.
board-group = group { $number }
board-target = can be chosen
board-last = last move
board-winning = part of the win

# A space and the piece on it ($piece is one of the names above), or that it is empty. These are
# parts of a list: “a4 light cone, b4 empty, c4 to d4 empty”.
board-space-holds = { $space } { $piece }
board-space-empty = { $space } empty
board-empty-run = { $first } to { $last } empty

# A hand is what a player has not put on the board. seat-name is the player: Light, Dark, Red …
board-hand = { seat-name }’s hand
# $stock is a list of board-stock: “light cone × 2, light cube × 1”.
board-hand-holds = { seat-name }’s hand: { $stock }
board-hand-empty = { seat-name }’s hand is empty
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } in hand

# $what is a piece, or a space and the piece on it. $count says how many ways there are to go on.
board-chosen = Selected: { $what }; { $count ->
        [one] one choice
       *[other] { $count } choices
    }
board-put-back = Selection cleared

# What a move did, without a full stop.
board-move-step = { seat-name } moves { $start } to { $end }
board-move-push = { seat-name } pushes from { $start } to { $end }
board-move-pass = { seat-name } passes

# What else it did. board-then puts one of the clauses below after one of those above.
board-then = { $before }; { $after }
# Tiles that were cut off return to their owners’ hands.
board-then-home = { $count ->
        [one] one tile goes home
       *[other] { $count } tiles go home
    }

## Small spaces

# After a tap on a board whose spaces are too small for a finger: the question, and its answers.
board-confirm = Play this move?
board-confirm-yes = Play
board-confirm-no = Back
# A button that ends a close-up.
board-whole = Show the whole board
