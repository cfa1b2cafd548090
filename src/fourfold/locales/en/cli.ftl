# The command line: help, questions, and the table in the terminal.

## Help

# Words in the help of the command line. What stands in capitals is replaced by whoever types.
cli-help-usage = Usage:
cli-help-command-piece = COMMAND
cli-help-options-piece = [OPTIONS]
cli-help-language-piece = LANGUAGE
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options

# $games is a list: quantik, qomet, exago. Keep everything that is typed as it stands: names of
# commands, --options, key=value, level1, and metavariables such as GAME, FILE, START where they are
# not translated below.
cli-help-fourfold = Board games with exact rules: play { $games } in the terminal, or ask the rules from a program.
cli-help-play = Play in the terminal, with people at this keyboard or against the computer.
cli-help-games = List the games, or the options of one game.
cli-help-rules = Answer each line of JSON on standard input with a line of JSON: position, legal moves, outcome.
cli-help-perft = Count the sequences of legal moves of a given length.
cli-help-analyze = Say what a position is worth, and every move in it: proved where that is possible.
cli-help-match = Let computer players play against each other and rate them.
cli-help-solve = Find the value of every position of a game. Can be stopped, and goes on when called again.
cli-help-verify = Check what a table of values says, with a program that did not make it.
cli-help-tables = Say which tables of values are here; fetch, build, check, pack or remove them.
cli-help-serve = Serve the web app and its API. Called without a command in a terminal, fourfold does this too and shows it in a browser.
cli-help-backup = Save all matches of a server, also while it runs.
cli-help-engine = Play as an engine for other programs, which say what to do by the Universal Game Interface.
cli-help-pipe = Analyze the positions that lines of JSON on standard input describe, several at a time, each with an id.
cli-help-puzzles = Find puzzles: positions in which exactly one move is right. Each is proved and rated. Prints JSON.
cli-help-bench = Measure how fast everything is, beside the plain rules and other libraries.

cli-help-version = Print the version.
cli-help-lang = Speak one of the languages { $languages }.
cli-help-help = Print this help.
cli-help-game = One of { $games }, with options if you like: exago?players=3&size=5
cli-help-option = An option of the game, for example size=5. Can be given several times.
cli-help-position = Start from this position instead of the usual one.
cli-help-players = Who plays, with commas between. level1 to level10 are computer players, so are random, greedy and montecarlo; ? is a person without a name.
cli-help-in-order = Seat the players in the given order instead of drawing lots.
cli-help-load = Go on with a saved game.
cli-help-seed = Make everything random come out the same each time.
cli-help-ascii = Draw with plain characters only.
cli-help-no-color = Draw without colours.
cli-help-level = Play against the computer of this level, from 1 (weak) to 10 (as strong as it can).
cli-help-time-move = How long a computer player may think about a move. Usually 2.
cli-help-time = How long to think. Usually 2; with 0 only what is known at once.
cli-help-json = Answer with one line of JSON.

## Games and their options

cli-games-more = fourfold games GAME lists the options of a game, fourfold play GAME plays it.
cli-seats-exactly = { $count ->
        [one] one player
       *[other] { $count } players
    }
# “2 to 6 players”
cli-seats-range = { $low } to { $high } players
cli-options-none = This game has no options.
cli-options-in-force = Options in this game:
cli-values-choice = One of { $values }.
cli-values-number = From { $low } to { $high }.
cli-values-numbers = From { $low } to { $high }, for all or for each seat with commas between.
# $value is a value of an option: on, 5, off.
cli-default = Usually { $value }.
cli-default-depends = Usually { $value } here; it depends on the options above.

## Questions before the first move

cli-ask-game = Which game?
# What stands in brackets is taken if nothing is typed.
cli-ask-players = How many players, { $low } to { $high }? [{ $low }]
cli-ask-opponents = Who plays?
cli-ask-level = How strong?
cli-against-people = People, all at this keyboard
cli-against-level = You against the computer, as strong as you like
cli-against-random = You against the computer, which moves at random
cli-ask-number = Number [{ $default }]:
cli-ask-again = Please type a number from { $low } to { $high }.

## Players

cli-player-random = Random
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
# A player and the colour of the pieces: “Ann (Light)”.
cli-name = { $name } ({ $colour })
# Stand for $name in cli-seat.
cli-you = you
cli-somebody = a person
# Who sits where. These stand in a list: “Light: you, Dark: Oracle, level 10”. $name is a person’s
# name, a computer player’s name or one of the two words above.
cli-seat = { $colour }: { $name }
# $seats is a list of cli-seat.
cli-seats-drawn = Lots were drawn. { $seats }.
cli-seats-given = { $seats }.

## The game

# The line above the board. $game is “Exago” or “Exago (players=3)”; see cli-game-options.
cli-title = { $game }, move { $number }
# The same when the game is over.
cli-title-end = { $count ->
        [0] { $game } after no move
        [one] { $game } after one move
       *[other] { $game } after { $count } moves
    }
# $options is a list such as “players=3, size=5”.
cli-game-options = { $game } ({ $options })
# The prompt, before a move is typed.
cli-your-turn = { $name }, your turn
# $moves and $help are the words to type, from cli-word-moves and cli-word-help.
cli-hint = Type a move such as { $example }, “{ $moves }” to see them all, or “{ $help }”.
cli-hint-help = Type “{ $help }” to see what you can do.
cli-computer-plays = { $name } plays { $move }.
cli-thinking = { $name } is thinking …
cli-won = { $name } wins: { $reason }.
cli-drawn = Draw: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

# One word or several with “, ” between, each without a space; the first is shown, all are
# understood. The English ones are understood in every language. Offer spellings without accents too
# where people type such.
cli-word-help = help, ?
cli-word-moves = moves
cli-word-hint = hint
cli-word-analyze = analyze, analyse
cli-word-undo = undo
cli-word-save = save
cli-word-load = load
cli-word-resign = resign
cli-word-draw = draw
cli-word-rules = rules
cli-word-record = record
cli-word-rematch = rematch
cli-word-quit = quit, exit

# What is typed after the word: in brackets where it can be left out.
cli-argument-moves = [START]
cli-argument-save = FILE
cli-argument-load = FILE

# No capital, no full stop; beside the word to type.
cli-about-help = show this list
cli-about-moves = list the legal moves, or those that start like this
cli-about-hint = let the computer name a good move
cli-about-analyze = say what the position and every move is worth
cli-about-undo = take back the last move that a person made
cli-about-save = write the game to a file
cli-about-load = go on with a game from a file
cli-about-resign = give up
cli-about-draw = offer a draw
cli-about-rules = show the rules of this game
cli-about-record = show the game so far as text
cli-about-rematch = play again when the game is over
cli-about-quit = leave

cli-help-move = To play, type a move or its number in the list of moves. Enter alone shows the board again.
cli-moves-count = { $count ->
        [one] One legal move.
       *[other] { $count } legal moves.
    }
cli-moves-none = No legal move starts with “{ $start }”.
cli-taken-back = { $count ->
        [one] One move was taken back.
       *[other] { $count } moves were taken back.
    }
cli-saved = Saved as “{ $file }”.
cli-not-saved = Not saved.
cli-replace = There is a file “{ $file }” already. Replace it?
cli-load-anyway = This game is not saved. Leave it all the same?
cli-quit-save = This game is not saved. Type a file name to save it, or Enter to leave:
cli-resign-sure = { $name }, do you want to give up?
cli-resigned = { $name } has resigned; from now on the computer plays for that seat.
cli-draw-sure = { $name }, do you agree to a draw?
cli-draw-refused = { $name } plays on.
cli-unsaved = This game is not finished. To go on later, put these lines into a file and type: fourfold play --load FILE
# Stands after a question. The capital letter is taken if nothing is typed: no.
cli-yes-or-no = [y/N]
# Everything that means yes, with “, ” between. All else means no.
cli-yes = y, yes

## Analysis

# What a position is worth for $name, the player to move. $plies counts the moves of both sides until
# the end; 0 says that this is not known.
analyze-position-win = { $plies ->
        [0] { $name } is to move and wins.
        [1] { $name } is to move and wins at once.
       *[other] { $name } is to move and wins after { $plies } moves, counting both sides.
    }
analyze-position-loss = { $plies ->
        [0] { $name } is to move and loses.
        [1] { $name } is to move and loses at once.
       *[other] { $name } is to move and loses after { $plies } moves, counting both sides.
    }
analyze-position-draw = { $name } is to move; nobody can force a win.
analyze-position-unknown = { $name } is to move. Who wins is not proved yet; more time may help.
# Said after one of the sentences above that tells who wins.
analyze-best-open = Which move is the best is not proved yet; more time may help.
# Headings of columns, and what stands in them
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
analyze-more = { $count ->
        [one] And one more move.
       *[other] And { $count } more moves.
    }

## What can go wrong

# $why is what the computer says, in its own language.
cli-output-failed = The output cannot be written: { $why }

error-usage-command = There is no command “{ $name }”; the commands are { $names }.
error-usage-extra = There is one argument too many: “{ $argument }”.
error-usage-missing = The argument { $argument } is missing.
error-usage-option = There is no option { $option } here; --help lists them.
error-usage-negative = A number cannot be negative here.
error-usage-value-missing = The option { $option } needs a value.
error-usage-no-value = The option { $option } takes no value.
# Leave as it is.
error-usage-other = { $message }
error-extra-missing = This needs the package { $package }, which a plain installation leaves out. Install it with: pip install "fourfold[{ $extra }]"
error-language-unknown = There is no language “{ $name }” here; the languages are { $names }.
error-number-here = { $name } cannot be “{ $value }”; it is a whole number from { $low } to { $high }.
error-game-missing = Which game? Name one of { $names }.
error-load-alone = A saved game brings its own game, options, position and players; leave them out with --load.
error-level-or-players = Either --level or --players, not both; a level can be named among the players, as in Ann,level3.
error-level-unknown = There is no player “{ $name }”; the levels are { $low } to { $high }.
error-time-here = The time cannot be “{ $value }”; it is a number of seconds from 0 to { $high }.
error-path-here = “{ $path }” cannot be the name of a file or folder.

error-move-number = { $count ->
        [one] There is one legal move; that is not its number.
       *[other] There are { $count } legal moves; that is no number of one.
    }
error-nobody-to-take-back = You have not moved yet, so nothing can be taken back.
error-draw-with-computer = The computer agrees to no draw.
error-file-missing = Which file? Type { $usage }.

# $system is what the computer says, in its own language.
error-file-unreadable = “{ $file }” cannot be read: { $why ->
        [missing] there is no such file.
        [folder] it is a folder.
        [forbidden] you may not read it.
       *[other] { $system }.
    }
error-file-unwritable = “{ $file }” cannot be written: { $why ->
        [missing] there is no such folder.
        [folder] something that is no ordinary file has that name.
        [forbidden] you may not write there.
       *[other] { $system }.
    }
error-file-too-long = “{ $file }” is no game record: it is longer than { $limit } bytes.
error-file-not-text = “{ $file }” is no game record: line { $line } is not UTF-8 text.
