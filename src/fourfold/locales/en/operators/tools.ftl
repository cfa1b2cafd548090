# Commands for programmers and researchers: counting, matches between players, lines of JSON.

## Help

cli-help-depth = How many moves each sequence has.
cli-help-divide = Print the count for each first move, then the total.
cli-help-computers = Who plays, with commas between: random, greedy (takes a win of one move), montecarlo (random games), level1 to level10. If there are more than the game has seats, all meet all.
cli-help-match-games = How many games all who meet play, rounded up so that everybody gets every seat equally often. Usually 100.
cli-help-plies-random = How many moves are drawn at random before the players begin. Usually 2.
cli-help-jobs = How many games are played at the same time. Usually one for each core.
cli-help-out = Keep the games in this file. With a file that has some of them, only the missing ones are played.
cli-help-mistakes = Also count the moves that gave something away, where the truth is known.

## Matches between players

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
error-arena-died = A game could not be played: its process died { $times ->
        [one] once
       *[other] { $times } times
    }.
error-players-missing = Who plays? Name at least two computer players with --players, for example level3,level5.
error-computer-unknown = “{ $name }” is no computer player; these are { $names }.

## Finding puzzles

cli-help-puzzles-count = How many puzzles to find. Usually 24.
cli-help-puzzles-plies = How many plies the longest win takes. Usually 7.
cli-help-puzzles-jobs = How many processes look for puzzles. Usually 1.
cli-help-puzzles-check = Instead, prove again the puzzles that come with the package.
cli-puzzles-searching = Looking for puzzles
cli-puzzles-rating = The levels try them
cli-puzzles-none = No puzzle was found in the games of { $game }.
cli-puzzles-checking = Proving the puzzles
cli-puzzles-proved = { $count ->
        [one] The one puzzle is what it says.
       *[other] All { $count } puzzles are what they say.
    }
error-puzzles-missing = No puzzles to check for { $game }: { $file } is missing or empty.
# $names are those of the puzzles.
error-puzzles-unproved = These puzzles are not what they say: { $names }.

## Lines of JSON

error-line-too-long = The line is longer than { $limit } bytes.
error-line-not-utf8 = The line is not UTF-8 text: byte { $byte } does not fit.
error-line-not-json = The line is not JSON: column { $column } does not fit.
error-line-too-much = The line is nested too deeply or holds a number with too many digits.
error-line-not-object = The line must be a JSON object with the keys game, options, position and moves.
error-line-key-unknown = There is no key “{ $key }” here; the keys are { $keys }.
error-line-key-missing = The key { $key } is missing.
error-line-value = The value of { $key } must be { $kind ->
        [text] a text
        [text-or-null] a text or null
        [object] an object
       *[text-list] a list of texts
    }.
