qomet-name = Qomet
qomet-tagline = Place, move and push stars until four of yours make a square.
# Moves (d4, d4-d5, a1-x) stay as they are.
qomet-rules =
    Two players, Light and Dark, each with seven stars in hand. The board has 25 points on three squares around a centre, joined by lines.

    Your turn is one of three things. Place a star from your hand on any empty point. Or move one of your stars one step along a line; if a star of either colour stands there, it is pushed one step further along the same line, where there must be room for it. Or withdraw one of your stars from the outer square into your hand. A star of the outer square that is pushed over the end of its line returns to its owner’s hand. Only one star can be pushed at a time, and a push never turns a corner.

    When your opponent has pushed your star, you may not push it straight back in your next turn.

    Four stars of one colour on the corners of a square win. The sides of that square must run along lines of the board: there are fifteen such squares, the corners of the three big ones and twelve with a corner in the centre. If your turn gives your opponent a square, your opponent wins, even if you make one too.

    Write d4 to place a star, d4-d5 to move or push, a1-x to withdraw.
# Always after a colon; no capital, no full stop.
qomet-reason-square = four stars on the corners of a square
qomet-reason-gave-square = the opponent’s last turn completed the square

# Labels of fields.
qomet-option-corner_exit = Whether a star on an outer corner can be pushed off along the outer side too, and not only along the diagonal.
qomet-option-corner_exit-name = Corner exit
qomet-option-repetition = The same position makes a draw when it comes up this often.
qomet-option-repetition-name = Repetition

# Options that are not the usual ones, in a line under a match: a few words each, no capital.
qomet-brief-corner_exit = { $value ->
        [on] corners open
       *[off] corners closed
    }
qomet-brief-repetition = { $value ->
        [off] no draw by repetition
       *[other] draw by repetition
    }

error-too-many-stars = { seat-name } has { $found } stars on the board; there are only { $limit }.
error-forbidden-move-is-none = “{ $move }” cannot be the forbidden move: no star of the player to move can just have been pushed like that.
error-not-your-star = There is no star of yours on { $space }.
error-not-on-outer-square = Only stars on the outer square can be withdrawn; { $space } is further in.
error-no-line-between = No line leads in one step from { $start } to { $end }.
error-undoes-last-turn = Pushing { $start }-{ $end } would undo the opponent’s last turn; this is forbidden for one turn.
error-push-has-no-way = The star on { $space } cannot be pushed that way: its line ends there.
error-push-blocked = The star on { $space } cannot be pushed: { $behind } behind it is taken.
