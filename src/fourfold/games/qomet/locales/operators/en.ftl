## Help

cli-help-corner-exit = For qomet: whether stars leave the board along the outer side of a corner.
cli-help-stars = For qomet: how many stars a side; fewer make a small game.
cli-help-compress = For qomet: also pack the solution into one small file that can be used as it is.
cli-help-gpu = For qomet: use an NVIDIA GPU, which takes minutes instead of hours; needs the package numba-cuda.

## Solving and checking

solve-qomet-pass = Pass { $number }
solve-qomet-stars = Stars
solve-qomet-wins = Mover wins
solve-qomet-losses = Mover loses
solve-qomet-draws = Draws
solve-qomet-longest = Longest
solve-qomet-result = SHA-256 of the solution: { $checksum }
solve-packing = Packing { $file }
verify-unpacking = Unpacking { $file }

## Tables

tables-qomet-few = Every position with up to { $stars } stars, corner_exit={ $corner_exit }
tables-qomet-crowded = Every position with { $stars } stars, corner_exit={ $corner_exit }
tables-qomet-values = Who wins with { $least } to { $most } stars, not how soon, corner_exit={ $corner_exit }
tables-qomet-win = { NUMBER($count) } positions of the win from the start, corner_exit={ $corner_exit }
tables-qomet-all = Every position, corner_exit={ $corner_exit }

## Speed figures

bench-case-qomet = Qomet
bench-case-distance = Distance in Qomet, 99 of 100 positions

## What can go wrong

# $variable is FOURFOLD_QOMET.
error-table-nowhere = { $variable } is “{ $file }”, but there is no such file or folder; an address begins with http:// or https://.
error-table-numpy = { $file } is a whole solution, which only NumPy can read: pip install "fourfold[arrays]"
error-claim-qomet = What the table says of { $position } (the stars of the player to move, then those of the opponent) does not follow from what it says one turn later.
error-qomet-gpu-memory = Solving this on a GPU needs { $needed } GB of its memory, and { $found } GB are free.
error-qomet-no-gpu = No NVIDIA GPU can be used here: { $reason }
