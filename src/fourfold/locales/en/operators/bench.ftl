# Speed figures.

cli-help-bench-quick = Measure for a few seconds only; the figures are rough.
cli-help-bench-only = Measure only this, one of rules, kernels, library, cores, probe, levels, start, peers and steps. May be given several times.

bench-machine = Fourfold { $fourfold }, Python { $python }, { $system }, { $cores ->
        [one] one core
       *[other] { $cores } cores
    }
bench-missing = To compare with other libraries as well: pip install { $packages }

## What is measured

bench-rules = Legal moves of a position by the plain rules, median
bench-kernels = Counting sequences of moves
bench-library = The same kernels from the library and from Numba
bench-cores = Random games on two cores
bench-probe = Exact values
bench-levels = The slowest move of a level
bench-start = A new process until it has answered
bench-peers = Whole random games, compiled
bench-steps = Random games move by move from Python

## The table

bench-case = What
bench-value = Figure
bench-against = Compared with
bench-ratio = Times as fast

bench-case-tables = Loading every table, in a new process
bench-case-limit = the limit
bench-case-plain = plain rules
bench-case-one-core = one core
bench-case-listing = listing the moves
bench-case-search = searching without the table
bench-case-numpy = importing NumPy alone
bench-case-compiled = compiled by Numba
bench-case-older = built for older processors
bench-case-second = the second answer
bench-case-engine = Importing the engine
bench-case-analysis = An analysis of a fifth of a second, as a whole
bench-case-memory = Memory of an engine that has thought about every game, with every table
bench-case-openspiel-connect-four = OpenSpiel, Connect Four
bench-case-openspiel-pentago = OpenSpiel, Pentago
bench-case-pgx-connect-four = Pgx, Connect Four

bench-seconds = { NUMBER($number, maximumSignificantDigits: 3) } { $prefix }s
bench-bytes = { NUMBER($number, maximumSignificantDigits: 3) } { $prefix }B
bench-leaves = { NUMBER($number, maximumSignificantDigits: 3) } { $prefix }leaves/s
bench-games = { NUMBER($number, maximumSignificantDigits: 3) } { $prefix }games/s
bench-plies = { NUMBER($number, maximumSignificantDigits: 3) } { $prefix }moves/s
bench-level = { $case }, level { $level }
bench-times = { NUMBER($ratio, maximumSignificantDigits: 3) }

## What can go wrong

error-bench-unknown = “{ $name }” cannot be measured; what can be is { $names }.
error-bench-clone = The environments are measured beside other people’s libraries, which is done in a clone of the project: make bench ARGS=--research

## Beside another server

cli-help-bench-peer = With --server: the same players, each answering at once, on our server and on boardgame.io’s, with 10 and with 100 matches. Needs Node.js and a clone of the project.
bench-peer = { $server }, { $matches } matches: { NUMBER($rate, maximumFractionDigits: 0) } moves in a second, { NUMBER($median, maximumFractionDigits: 1) } ms in the middle, 99 of 100 within { NUMBER($p99, maximumFractionDigits: 1) } ms
error-bench-node = The comparison with another server needs Node.js and its npm.
