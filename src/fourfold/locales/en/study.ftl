# Learning, rules, analysis and review in the web app.

## Learning

study-learn = Learn
study-learn-about = Choose a game. You try everything yourself, and nothing can go wrong.
study-learn-game = Learn { $game }
study-other-games = Other games
study-rules = Rules
# Buttons: do this.
study-analyse = Analyse
study-play = Play
study-review = Review a game
study-overview = Overview
# Titles of pages.
study-title-puzzles = { $game }: puzzles
study-title-analyse = { $game }: analysis
study-lesson = The rules, step by step
study-lesson-about = { $count ->
        [one] One small task on the board
       *[other] { $count } small tasks on the board
    }
study-lesson-progress = Steps done: { $done } of { $count }
study-first-game = Play your first game
# $name is the name of the first level.
study-first-game-about = Against { $name }, the gentlest computer player, with hints whenever you like

study-steps = Steps
study-step = Step { $number } of { $count }
study-next = Next
study-again = Try again
study-lesson-else = You may play that, but it is not what was asked for. Have another look and try again.
study-lesson-allowed = That is a legal move. Try the one that is asked for, to see why it is not allowed.
study-lesson-skip = Skip this step
study-lesson-hint = The places of a right move are marked.
# $piece is a piece of the hand, such as “light sphere”.
study-lesson-hint-piece = Take this piece: { $piece }. Where it goes is marked.
study-to-puzzles = On to the puzzles

## Puzzles

study-puzzles = Puzzles
study-puzzles-about = { $count ->
        [one] One position with exactly one right move
       *[other] { $count } positions, each with exactly one right move
    }
study-puzzles-solved = Solved: { $done } of { $count }
# $rating is a number such as 1340.
study-puzzle-rated = Puzzle, rated { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Puzzle of the day
# The solver plays the colour seat-name. $turns counts the solver’s own turns.
study-puzzle-task = { $turns ->
        [1] { seat-name } to move and win at once
       *[other] { seat-name } to move and win in { $turns } turns
    }
# The solver plays the colour seat-name; every other move loses, here to the next move.
study-puzzle-block = { seat-name } to move: find the one move that does not lose at once
# The same, where other moves lose later.
study-puzzle-hold = { seat-name } to move: find the one move that does not lose
study-puzzle-yes = Right!
# seat-name is the opponent, who has just answered.
study-puzzle-right = Right! { seat-name } does what can be done. Your turn again.
# $theme is one of the study-theme- names.
study-puzzle-solved-theme = Solved! This was about: { $theme }.
study-puzzle-done-all = All of these are solved. Well done!
# seat-name is the opponent, who wins after the wrong move. $distance counts the moves of both
# sides; 0 says that it is not known.
study-puzzle-answered = { $distance ->
        [0] That lets { seat-name } play { $move } and win.
        [1] That lets { seat-name } play { $move } and win at once.
       *[other] That lets { seat-name } play { $move } and win in { $distance } moves.
    }
study-puzzle-not-enough = That does not force the win: { seat-name } answers { $move }, and there is no win in time any more.
# Said at once, before the answer that shows it is known.
study-puzzle-wrong = That is not the move.
study-puzzle-not-at-once = That does not win at once. Another move does.
study-puzzle-solution = Show the move
study-puzzle-shown = The move is { $move }. It is marked: play it and see what follows.
study-puzzle-next = Next puzzle
# Headings over a number: the rating, the days, and how many of how many.
study-puzzle-rating = Your rating
# Stands for the rating until enough puzzles were tried without a hint.
study-puzzle-unrated = { $count ->
        [one] shown after one more puzzle without a hint
       *[other] shown after { $count } more puzzles without a hint
    }
study-puzzle-streak = Days in a row
study-puzzle-solved = Solved
study-puzzle-share = { $done } of { $count }
# Mistakes come back some days later, to be solved again.
study-puzzle-due = { $count ->
        [one] One mistake of some days ago comes back today.
       *[other] { $count } mistakes of some days ago come back today.
    }
study-puzzle-midnight = There is a new puzzle of the day at midnight. All of this stays in this browser.
# What puzzles are about; each is the name of a group of puzzles.
study-theme-any = Whatever fits you
study-theme-win-in-one = Win in one
study-theme-win-in-two = Win in two
study-theme-win-in-three = Win in three
study-theme-long-way = The long way
study-theme-two-threats = Two threats at once
study-theme-block = Block
study-theme-only-move = The only move
study-theme-send-home = Send a piece home

## What a position is worth

# A game’s end is counted in moves of both sides. Short signs stand on the board.
study-short-win = W{ $distance }
study-short-loss = L{ $distance }
study-short-draw = D
study-short-good = +
study-short-even = =
study-short-bad = −
# Explains the signs above, beside a list of moves. $win, $loss and $draw are signs such as W9, L8, D.
study-legend = { $win } wins, { $loss } loses, { $draw } is a draw. The number counts the moves of both sides until the end. A dashed edge is an estimate: { study-short-good } good, { study-short-even } even, { study-short-bad } bad.
# The same for a game that cannot end in a draw.
study-legend-without-draws = { $win } wins, { $loss } loses. The number counts the moves of both sides until the end. A dashed edge is an estimate: { study-short-good } good, { study-short-even } even, { study-short-bad } bad.
# What a move is worth, by itself: in a list of moves, on a mark, after a colon. No capital, no full
# stop. $distance counts the moves of both sides until the end; 0 says that it is not known.
study-value-win = { $distance ->
        [0] wins
        [1] wins at once
       *[other] wins in { $distance } moves
    }
study-value-loss = { $distance ->
        [0] loses
        [1] loses at once
       *[other] loses in { $distance } moves
    }
study-value-draw = draws
# The same when it is only estimated.
study-looks-good = looks good
study-looks-even = looks even
study-looks-bad = looks bad
# What the position is worth for the player to move.
study-verdict-win = { $distance ->
        [0] { seat-name } to move wins
        [1] { seat-name } to move wins at once
       *[other] { seat-name } to move wins in { $distance } moves
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } to move loses
        [1] { seat-name } to move loses at once
       *[other] { seat-name } to move loses in { $distance } moves
    }
study-verdict-draw = Nobody can force a win
study-verdict-won = { seat-name } has won
study-verdict-drawn = The game is a draw
study-verdict-looks-good = It looks good for { seat-name }, who is to move
study-verdict-looks-even = It looks even; { seat-name } is to move
study-verdict-looks-bad = It looks bad for { seat-name }, who is to move
study-proved = Proved. Moves of both sides are counted.
study-best-open = Which move is the best is not proved yet.
study-deepening = Only an estimate so far; still thinking …
study-estimate = Only an estimate: nothing is proved.
# $percent is written with its sign: 65%.
study-estimate-share = Only an estimate: in strong play, whoever was to move in such positions got { $percent } of the points. In a draw, all share the point.
study-thinking = Thinking …

## Analysis

study-moves = Moves and what they are worth
study-more = { $count ->
        [one] One more move
       *[other] { $count } more moves
    }
study-fewer = Only the best
study-values = Values
study-best-line = Play the best moves
study-stop = Stop
# A button: put pieces on the board as you like.
study-set-up = Set up
study-set-up-about = Choose a piece, then put it where it belongs
study-set-up-done = Analyse this
study-tools = What to put down
study-take-away = Take away
# Before the colours to choose from: whose turn it is.
study-mover = To move:
study-clear = Empty the board
study-possible = This position can be played.
study-paste = Paste a game
study-paste-about = A saved game, a list of moves, a position as text, or the address of a match or an analysis
study-paste-read = Read
# Said when a pasted text is nothing that can be read.
study-paste-unknown = This is neither a saved game nor a list of moves, a position or an address of a match here.
study-paste-long = This is too long for a game. A game has at most 500 moves.
# $site: the name of another site on the net
study-paste-elsewhere = This address belongs to another site: { $site }.
# Something is wrong with a move of a pasted list. $number is as in web-move-played, $name is the
# colour of the player. $reason is a whole sentence.
study-paste-wrong = Move { $number } by { $name }, { $move }: { $reason }
# Removes a move and all that follow it from the analysis.
study-prune = Forget this move
study-draw-about = With the right mouse button you can draw arrows and rings.
study-share = Pass on
study-link = Link to this analysis
# Below that link, after very many moves were tried.
study-link-line = With all branches the link would be too long, so it holds only the line you are in.
study-position = The position as text
study-from-start = From the beginning

## Review

study-review-about = Paste a saved game, a list of moves or the address of a match: every move is looked at again, and you see where it was won and lost.
# Label of the field to paste into.
study-review-text = The game as text, or its address
study-review-start = Review it
study-review-title = { $game }, looked at again
study-review-running = This match is still being played. It can be reviewed when it is over.
study-review-end = This is how the game ended.
study-review-unfinished = This game was not finished.
# $worth is what a move is worth: one of study-value-… and study-looks-… above.
study-review-better = Better was { $move }: { $worth }.
study-review-win-loss = A mistake: it turned a win into a loss.
study-review-win-draw = A mistake: it gave the win away.
study-review-draw-loss = A mistake: it loses where a draw could be held.
study-review-doubtful = Probably a mistake (an estimate).
study-review-fine = It looks fine (an estimate).
study-review-kept = As good as any other: { $worth }.
study-review-no-choice = It made no difference: all moves were worth the same.
study-review-decisive = This decided the game.
# $percent is written with its sign: 86%.
study-accuracy-exact = Right decisions among those that mattered: { $right } of { $choices }. Accuracy: { $percent }. This is exact.
study-accuracy-estimate = About { $percent } accuracy. This is an estimate: not every move could be proved.
study-accuracy-none = No decision mattered: whatever was played, all moves were worth the same.
study-mistakes = Mistakes
# Said after the name of a move.
study-review-mistake = a mistake
study-mistakes-none = None was found.
study-mistakes-looking = Looking at every move …
study-analyse-here = Analyse this position
study-to-match = To the match
# At the upper and lower edge of a graph: whoever wins there.
study-graph-wins = { seat-name } wins
# Names the slider that goes through the moves.
study-graph-move = Move
study-graph-exact = proved
study-graph-estimate = estimated

## Rule pages: what the examples show

study-rules-of = The rules of { $game }
study-rules-short = In short
study-rules-examples = Examples
study-rules-show = Show
study-rules-again = Again
study-rules-why = Why not?
study-rules-not-allowed = Not allowed
study-rules-print = Print on one sheet
study-rules-options = Options
# $value is the value an option has if nobody chooses another.
study-rules-usual = Usually: { $value }
# Heading over rulings on what the printed rules do not say.
study-rules-decisions = How we decide what the box leaves open

## Help while playing

study-help = Help
study-review-this = Review the game
study-hint = Hint
study-hint-more = Show the move
study-hint-place = Put down a new piece.
# $piece is a space and the piece on it, such as “c2 light star”.
study-hint-piece = Look at this piece: { $piece }.
# $piece is a piece of the hand, such as “light sphere”.
study-hint-hand = Look at this piece in your hand: { $piece }.
# $worth is what the move is worth, as above.
study-hint-move = Try { $move }: { $worth }.
study-threats = What threatens me?
study-threats-none = Nothing right now.
# $move is one move, or several with “or” between.
study-threats-some = Watch out: { seat-name } wants to play { $move } and win at once.
# The same for a win that is sure, but comes later. $distance counts the moves of both sides.
study-threats-later = Nobody wins with the very next move. But { seat-name } wants to play { $move } and would then win in { $distance } moves, whatever you do.
study-show-values = Show values
