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

## The board

# A kind of piece, named by itself, in lists and after a colon. $colour is light or dark; of tiles
# red, blue, yellow, green, purple or orange.
board-piece-star = { $colour ->
        [light] light star
       *[dark] dark star
    }

# What a move did, without a full stop.
board-place-star = { seat-name } places a star on { $space }
board-back-star = { seat-name } takes a star back from { $space }
# A pushed star. $colour is light or dark.
board-to-star = { $colour ->
        [light] a light star goes to { $space }
       *[dark] a dark star goes to { $space }
    }
board-off-star = { $colour ->
        [light] a light star leaves the board
       *[dark] a dark star leaves the board
    }

## How a match ended

# $reader is the one who reads this: winner, loser, or none of them.
web-why-qomet-square = { $reader ->
        [winner] Four of your stars stand on the corners of a square.
        [loser] Your opponent has four stars on the corners of a square.
       *[none] Four stars of one colour stand on the corners of a square.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Your opponent’s own turn completed your square.
        [loser] Your own turn completed your opponent’s square, and a square given away counts.
       *[none] The other player’s own turn completed the square, and a square given away counts.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = This is the board: 25 points on three squares around a centre, joined by lines. The centre is marked. Stars travel only along lines.
learn-qomet-place = You have seven stars in your hand. One way to use your turn is to place a star on any empty point. Do it.
learn-qomet-place-done = That is placing. There are two more kinds of turns: moving, and withdrawing.
learn-qomet-square = Four stars of yours on the corners of a square win. Three corners of the inner square are yours: complete it.
learn-qomet-square-done = The corners of the inner, the middle and the outer square are three of the fifteen squares.
learn-qomet-centre = The other twelve squares have one corner in the centre of the board. Find the missing corner of this one.
learn-qomet-centre-done = Small, middle or large, in each of the four quarters: twelve squares share the centre. Stars between the corners would not matter.
learn-qomet-diamond = These four stars stand on the middles of the sides. It looks like a square, but its sides do not run along lines of the board, so it is none.
learn-qomet-step = You may also move one of your stars one step along a line, to an empty point. Do that with either star.
learn-qomet-step-done = Look at the lines before you move: not every neighbour is joined.
learn-qomet-push = If a star of either colour stands in the way, you push it one step further along the same line. Push Dark’s star.
learn-qomet-push-done = You took its place, and it was moved on. Your own stars can be pushed in the same way.
learn-qomet-blocked = Only one star can be pushed, and there must be room behind it. Try to push Dark’s star on d5.
learn-qomet-blocked-done = Two stars in a row cannot be pushed.
learn-qomet-corner = A push never turns a corner. On the middle square, try to push the star on f6 along the side.
learn-qomet-corner-done = The line ends there, and a star on the inner or middle square cannot leave the board.
learn-qomet-push-off = On the outer square it is different: a star that is pushed over the end of its line goes back to its owner’s hand. Push Dark’s star off the board.
learn-qomet-push-off-done = Dark may place it again, but that costs a turn.
learn-qomet-withdraw = The third kind of turn: take one of your own stars from the outer square back into your hand.
learn-qomet-withdraw-done = In your next turn you may place it where it is needed.
learn-qomet-undo = Dark has just pushed your star from d4 to d5. Try to push straight back.
learn-qomet-undo-done = You may not undo a push at once. In your turn after this one you may.
learn-qomet-gift = Dark needs only d4 for the marked square. See what happens if you push Dark’s star from d5 to d4.
learn-qomet-gift-done = You made Dark’s square, and so Dark wins. A square belongs to its colour, whoever completes it.
learn-qomet-save = The same position, better: find the only turn after which Dark cannot make the square.
learn-qomet-save-done = Pushing a corner of it off the board is a good defence.
learn-qomet-ahead = You cannot win at once here, but one turn wins by force: two turns later you have a square, whatever Dark does.
learn-qomet-ahead-done = If Dark fills the last corner, you push that star away and take its place. Now play a game.

## Themes of puzzles

study-theme-no-undo = The no-undo trick

## The rule page: what the examples show

study-rules-qomet-square = Four stars of one colour on the corners of a square win. This is the inner one of the three large squares.
study-rules-qomet-centre = Twelve more squares have a corner in the centre; stars in between do not matter.
study-rules-qomet-diamond = Not a square: its sides do not follow lines of the board.
study-rules-qomet-step = A star moves one step along a line to an empty point.
study-rules-qomet-push = A star in the way is pushed one step further along the same line, whoever owns it.
study-rules-qomet-blocked = Two stars in a row cannot be pushed: there must be room behind the first.
study-rules-qomet-corner = A push never turns a corner, and only stars of the outer square can leave the board.
study-rules-qomet-push-off = A star pushed over the end of its line on the outer square goes back to its owner’s hand.
study-rules-qomet-withdraw = You may take a star of yours from the outer square back into your hand.
study-rules-qomet-undo = Dark has just pushed this star. Pushing straight back is not allowed for one turn.
study-rules-qomet-gift = Light’s own push completes Dark’s square: Dark wins.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = A star on an outer corner may also be pushed off along the outer side. The option “corner_exit” can forbid it.
study-decision-qomet-diamond = The four side middles of a square are not a square.
study-decision-qomet-repetition = The third time the same position comes up, with the same player to move and the same forbidden turn, the game is a draw. Values in the analysis leave this aside: where nobody can force a win, they say draw.
study-decision-qomet-both = If a turn gives both players a square, the one who did not move wins.
