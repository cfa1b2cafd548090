# Computer players, analysis, matches between players, tables.

## Levels: names, and what each is like

level-name-1 = Daydreamer
level-name-2 = Newcomer
level-name-3 = Guest
level-name-4 = Watchman
level-name-5 = Tinkerer
level-name-6 = Regular
level-name-7 = Trapper
level-name-8 = Surveyor
level-name-9 = Astronomer
level-name-10 = Oracle

level-about-1 = takes a win when it notices one, and lets you make yours
level-about-2 = begins to see what you are about to do
level-about-3 = answers most threats, but not every time
level-about-4 = hardly ever lets you win in one move
level-about-5 = thinks of its next move before it makes this one
level-about-6 = sees two moves of each side, most of the time
level-about-7 = sets traps and walks into few
level-about-8 = calculates three moves of each side and seldom errs
level-about-9 = sees far, and overlooks next to nothing
level-about-10 = plays as well as the time allows; perfectly where the truth is known

cli-player-level1 = { level-name-1 }, level 1
cli-player-level2 = { level-name-2 }, level 2
cli-player-level3 = { level-name-3 }, level 3
cli-player-level4 = { level-name-4 }, level 4
cli-player-level5 = { level-name-5 }, level 5
cli-player-level6 = { level-name-6 }, level 6
cli-player-level7 = { level-name-7 }, level 7
cli-player-level8 = { level-name-8 }, level 8
cli-player-level9 = { level-name-9 }, level 9
cli-player-level10 = { level-name-10 }, level 10
cli-player-greedy = Greedy
cli-player-montecarlo = Monte Carlo

## Analysis

analyze-position = { $value ->
        [win] { $name } is to move and wins{ analyze-length }.
        [loss] { $name } is to move and loses{ analyze-length }.
        [draw] { $name } is to move; nobody can force a win.
       *[unknown] { $name } is to move. Nothing is proved yet; more time may help.
    }
analyze-length = { $plies ->
        [0] {""}
        [one] { " " }at once
       *[other] { " " }after { $plies } moves, counting both sides
    }
analyze-move = Move
analyze-value = Value
analyze-plies = Moves to the end
analyze-proof = How sure
analyze-value-win = wins
analyze-value-loss = loses
analyze-value-draw = draws
analyze-value-unknown = not known
analyze-guess-good = looks good
analyze-guess-fair = looks fair
analyze-guess-even = looks even
analyze-guess-poor = looks poor
analyze-guess-bad = looks bad
analyze-exact = proved
analyze-estimate = estimate
analyze-more = And { $count ->
        [one] one more move
       *[other] { $count } more moves
    }; --json lists them all.

## Matches

match-games = { $count ->
        [one] One game
       *[other] { $count } games
    }
match-player = Player
match-against = % of the points against
match-won = Won
match-drawn = Drawn
match-lost = Lost
match-played = Games
match-score = Score
match-elo = Elo
match-mistakes = Given away
match-seats = By seat: { $seats }.
match-stopped = Stopped after { $done } of { $total } games. { $how ->
        [kept] The same command goes on from there.
       *[lost] With --out FILE a match can be stopped and go on later.
    }

error-arena-players = There are { $seats } seats; with { $found ->
        [one] one player
       *[other] { $found } players
    } nobody can play.
error-arena-opening = After { $plies } random moves hardly any game of { $game } is still going on; choose fewer.
error-arena-foreign = “{ $file }” is not a file of match results; choose another name.
error-arena-other = “{ $file }” holds the results of another match; choose another name.
error-arena-line = “{ $file }”, line { $line }: this is not a game of this match.
error-arena-file = “{ $file }” cannot be used: { $reason }.

## Tables

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
solve-done = The table is { $file }.
solve-stopped = Stopped. What was found is in { $folder }; the same command goes on from there.
verify-checking = Checking
verify-result = { $file }: { $checked } of { $classes } claims checked, { $faults ->
        [0] all right
        [one] one fault found
       *[other] { $faults } faults found
    }.
