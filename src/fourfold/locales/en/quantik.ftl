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
