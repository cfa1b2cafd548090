## Solving and checking

solve-quantik-classes = Positions with { $ply } pieces
solve-quantik-distances = Values with { $ply } pieces
solve-quantik-pieces = Pieces
solve-quantik-all = Positions up to symmetry
solve-quantik-wins = Mover wins
solve-quantik-longest = Longest game
solve-quantik-result = The { $winner ->
        [first] first
       *[second] second
    } player wins; against the best defence the game lasts { $plies } moves.

## Tables

tables-quantik = Every position with up to { $pieces } pieces

## Speed figures

bench-case-quantik = Quantik
bench-case-values = Value of every move in Quantik, 99 of 100 positions
bench-case-early = Value of every move in Quantik, three pieces placed

## What can go wrong

error-claim-start = The table does not begin with the empty board.
error-claim-order = Ply { $ply }: the codes do not ascend.
error-claim-count = Ply { $ply }: the heading counts other classes or distances than there are.
error-claim-class = { $position } does not stand for its class: a symmetric position has a smaller code.
error-claim-missing = { $position }: the table lacks { $missing }, one move later.
error-claim-distance = { $position }: the table says { $claimed } plies to the end, the rules say { $found }.
