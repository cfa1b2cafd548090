quantik-name = Quantik
quantik-tagline = Four different shapes in a line, whoever placed them.
quantik-rules =
    Two players, Light and Dark, each with eight pieces: two spheres (A), two cylinders (B), two cubes (C) and two cones (D). The board has 16 spaces; its four rows, four columns and four 2×2 regions are the lines.

    Your turn: put one of your pieces on an empty space. You may not put a shape into a row, column or region where your opponent already has that shape. Your own pieces never stop you.

    You win at once when your piece makes a line hold all four shapes, no matter whose they are. You also win when your opponent has to move and cannot. There is no draw.

    Write a move as shape and space: Bc2 puts a cylinder on c2.
quantik-reason-line = a line holds all four shapes
quantik-reason-no-move = the opponent had no legal move

quantik-the-shape =
    { $shape ->
        [sphere] sphere
        [cylinder] cylinder
        [cube] cube
       *[cone] cone
    }
quantik-the-line =
    { $line ->
        [row] row
        [column] column
       *[region] region
    }

error-too-many-pieces = { seat-name } has more than { $limit } pieces of one shape on the board: { quantik-the-shape }.
error-turns-do-not-alternate = Light has { $first } pieces on the board and Dark { $second }; Light must have as many or one more.
error-shapes-clash = The { quantik-the-shape } on { $space } and the opposing one on { $other } stand in the same { quantik-the-line }; the second of them could not have been placed.
error-shape-used-up = Both of your { $shape ->
        [sphere] spheres
        [cylinder] cylinders
        [cube] cubes
       *[cone] cones
    } are on the board.
error-shape-forbidden = The opponent’s { quantik-the-shape } on { $space } already stands in this { quantik-the-line }.
