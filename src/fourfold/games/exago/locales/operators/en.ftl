## Solving and checking

solve-exago-shapes = Shapes of { $number } tiles
solve-exago-pass = Pass { $number }
solve-exago-tiles = Tiles
solve-exago-shapes-all = Shapes
solve-exago-wins = Mover wins
solve-exago-losses = Mover loses
solve-exago-draws = Draws
solve-exago-longest = Longest
solve-exago-result = { $kind ->
        [win] The player who starts wins; against the best defence the game lasts { $plies } moves.
        [loss] The player who starts loses; against the best defence the game lasts { $plies } moves.
       *[draw] Nobody can force a win.
    } SHA-256 of the solution: { $checksum }

## Speed figures

bench-case-exago = Exago
bench-case-exago-2 = Exago, two players
bench-case-exago-3 = Exago, three players
bench-case-exago-4 = Exago, four players
bench-case-exago-6 = Exago, six players
bench-case-exago-middle = Exago, two players, mid-game
bench-case-exago-duty = Exago, six players, all tiles, must block
bench-case-exago-picks-2 = Exago, two players, picks
bench-case-exago-picks-3 = Exago, three players, picks

## What can go wrong

error-claim-exago = What the table says of { $position } does not follow from what it says one turn later.
error-claim-exago-shapes = { $file } does not list every shape of the tiles once, the smaller ones first.
error-exago-solver = Exago is solved for two players with the same number of tiles, 2 to { $most } each, and reconnect=off. For example: fourfold solve exago -o tiles=5 -o size=4
error-exago-no-table = No table of Exago comes with the program. Name the folder of one that “fourfold solve exago” has made.
error-exago-no-packing = Solutions of Exago are not packed: no program looks for them.
