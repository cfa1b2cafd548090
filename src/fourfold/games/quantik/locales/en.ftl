quantik-name = Quantik
quantik-tagline = Four different shapes in a line, whoever placed them.
# The letters A to D and moves (Bc2) stay as they are.
quantik-rules =
    Two players, Light and Dark, each with eight pieces: two spheres (A), two cylinders (B), two cubes (C) and two cones (D). The board has 16 spaces; its four rows, four columns and four 2×2 regions are the lines.

    Your turn: put one of your pieces on an empty space. You may not put a shape into a row, column or region where your opponent already has that shape. Your own pieces never stop you.

    You win at once when your piece makes a line hold all four shapes, no matter whose they are. You also win when your opponent has to move and cannot. There is no draw.

    Write a move as shape and space: Bc2 puts a cylinder on c2.
# Always after a colon; no capital, no full stop.
quantik-reason-line = a line holds all four shapes
quantik-reason-no-move = the opponent had no legal move

# A shape by itself, in brackets or after a colon.
quantik-the-shape =
    { $shape ->
        [sphere] sphere
        [cylinder] cylinder
        [cube] cube
       *[cone] cone
    }
# The subject of a sentence, at its beginning.
quantik-opposing-shape =
    { $shape ->
        [sphere] The opponent’s sphere
        [cylinder] The opponent’s cylinder
        [cube] The opponent’s cube
       *[cone] The opponent’s cone
    }

error-too-many-pieces = { seat-name } has more than { $limit } pieces of one shape on the board: { quantik-the-shape }.
error-turns-do-not-alternate = Light has { $first } pieces on the board and Dark { $second }; Light must have as many or one more.
# $space and $other are names of spaces.
error-shapes-clash = { $line ->
        [row] On { $space } and { $other } both players have the same shape ({ quantik-the-shape }) in one row; the second of them could not have been placed.
        [column] On { $space } and { $other } both players have the same shape ({ quantik-the-shape }) in one column; the second of them could not have been placed.
       *[region] On { $space } and { $other } both players have the same shape ({ quantik-the-shape }) in one region; the second of them could not have been placed.
    }
error-shape-used-up = { $shape ->
        [sphere] Both of your spheres are on the board.
        [cylinder] Both of your cylinders are on the board.
        [cube] Both of your cubes are on the board.
       *[cone] Both of your cones are on the board.
    }
# $space is where the opponent’s piece stands, $line what it shares with the space that was chosen.
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } on { $space } already stands in this row.
        [column] { quantik-opposing-shape } on { $space } already stands in this column.
       *[region] { quantik-opposing-shape } on { $space } already stands in this region.
    }

## The board

# A kind of piece, named by itself, in lists and after a colon. $colour is light or dark; of tiles
# red, blue, yellow, green, purple or orange.
board-piece-sphere = { $colour ->
        [light] light sphere
       *[dark] dark sphere
    }
board-piece-cylinder = { $colour ->
        [light] light cylinder
       *[dark] dark cylinder
    }
board-piece-cube = { $colour ->
        [light] light cube
       *[dark] dark cube
    }
board-piece-cone = { $colour ->
        [light] light cone
       *[dark] dark cone
    }

# What a move did, without a full stop.
board-place-sphere = { seat-name } places a sphere on { $space }
board-place-cylinder = { seat-name } places a cylinder on { $space }
board-place-cube = { seat-name } places a cube on { $space }
board-place-cone = { seat-name } places a cone on { $space }

## How a match ended

web-why-quantik-line = A row, a column or a region now holds all four shapes, and the last of them decides.
# $reader is the one who reads this: winner, loser, or none of them.
web-why-quantik-no-move = { $reader ->
        [winner] Your opponent has nowhere left to put a piece.
        [loser] You have nowhere left to put a piece.
       *[none] The other player has nowhere left to put a piece.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = This is the board: sixteen spaces. Its four rows, its four columns and its four regions of two by two are the lines of this game. One region is marked.
learn-quantik-place = You have eight pieces: two spheres, two cylinders, two cubes and two cones. A turn is one piece on one empty space. Take any piece and put it anywhere.
learn-quantik-place-done = It stays there. In Quantik no piece ever moves or leaves the board.
learn-quantik-row = A line that holds all four shapes wins for whoever completes it. One shape is missing in the top row: put it there.
learn-quantik-row-done = Sphere, cylinder, cube and cone in one row: you win.
learn-quantik-region = Regions count just like rows and columns. Complete the region at the top right.
learn-quantik-region-done = Four shapes in one region: you win.
learn-quantik-anyones = It does not matter whose pieces they are. You play Dark here. Three of Light’s pieces stand in one column: use them.
learn-quantik-anyones-done = Only the last piece had to be yours. So be careful what you leave for your opponent.
learn-quantik-forbidden-row = Now the one thing that is forbidden. Light has a sphere in the top row. You are Dark: try to put a sphere into the same row, on a4.
learn-quantik-forbidden-row-done = You may not put a shape into a row, column or region where your opponent already has that shape.
learn-quantik-forbidden-region = This holds for regions too. Dark’s cylinder stands on d3. You are Light: try to put a cylinder on c4.
learn-quantik-forbidden-region-done = Every piece you place closes a row, a column and a region to the same shape of your opponent.
learn-quantik-own = Your own pieces never forbid you anything. Put your second sphere into a line with your first one.
learn-quantik-own-done = Two spheres of yours in one line are allowed. Only your opponent is kept out of it.
learn-quantik-two-each = You have two of each shape and no more. Both of your spheres are on the board: try to place a third one on d2.
learn-quantik-two-each-done = When both are gone, that shape is gone. You always see in your hand what you have left.
learn-quantik-careful = Almost every move here lets Light win at once. You are Dark: find the one move after which Light has no line to complete.
learn-quantik-careful-done = Well seen. A line with three different shapes is a present, unless the fourth may not be placed there.
learn-quantik-no-move = There is a second way to win: a player who has to move and cannot has lost. You are Dark: take away Light’s last move.
learn-quantik-no-move-done = Light still has pieces, but no space may take any of them.
learn-quantik-ahead = Nobody can win at once here, but you, Dark, can force it: after your move, whatever Light does, you complete a line.
learn-quantik-ahead-done = That is how Quantik is won: leave your opponent only moves that help you. Now play a game.

## The rule page: what the examples show

study-rules-quantik-row = The cone completes a row with all four shapes. Whoever puts the last piece wins, even though one of the others belongs to the opponent.
study-rules-quantik-column = Columns count just the same. Here Dark wins with three pieces of Light.
study-rules-quantik-region = So do the four regions of two by two.
study-rules-quantik-forbidden = Light’s sphere in the top row keeps Dark’s spheres out of that row, of its column and of its region.
study-rules-quantik-own = Your own piece never stands in your way: a second sphere in the same column is fine.
study-rules-quantik-no-move = After this cube, Light has no space left that may take one of its pieces. Who cannot move has lost.

## The rule page: what the printed rules leave open

study-decision-quantik-both = If the last piece completes a line and also leaves the opponent without a move, it counts as a line.
study-decision-quantik-start = Who begins is drawn by lot; in the next game the players swap.
