# The command line: help, questions, and the table in the terminal.

## Help

cli-help-usage = Usage:
cli-help-command-piece = COMMAND
cli-help-options-piece = [OPTIONS]
cli-help-language-piece = LANGUAGE
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options

cli-help-fourfold = Board games with exact rules: play { $games } in the terminal, or ask the rules from a program.
cli-help-play = Play in the terminal, with people at this keyboard or against the computer.
cli-help-games = List the games, or the options of one game.
cli-help-rules = Answer each line of JSON on standard input with a line of JSON: position, legal moves, outcome.
cli-help-perft = Count the sequences of legal moves of a given length.
cli-help-analyze = Say what a position is worth, and every move in it: proved where that is possible.
cli-help-match = Let computer players play against each other and rate them.
cli-help-solve = Find the value of every position of a game. Can be stopped, and goes on when called again.
cli-help-verify = Check what a table of values says, with a program that did not make it.

cli-help-version = Print the version.
cli-help-lang = Speak one of the languages { $languages }.
cli-help-help = Print this help.
cli-help-game = One of { $games }, with options if you like: exago?players=3&size=5
cli-help-depth = How many moves each sequence has.
cli-help-option = An option of the game, for example size=5. Can be given several times.
cli-help-position = Start from this position instead of the usual one.
cli-help-divide = Print the count for each first move, then the total.
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
cli-help-computers = Who plays, with commas between: random, greedy (takes a win of one move), montecarlo (random games), level1 to level10. If there are more than the game has seats, all meet all.
cli-help-match-games = How many games all who meet play, rounded up so that everybody gets every seat equally often. Usually 100.
cli-help-plies-random = How many moves are drawn at random before the players begin. Usually 2.
cli-help-verify-jobs = How many processes share the work, in Quantik.
cli-help-jobs = How many games are played at the same time. Usually one for each core.
cli-help-out = Keep the games in this file. With a file that has some of them, only the missing ones are played.
cli-help-mistakes = Also count the moves that gave something away, where the truth is known.
cli-help-folder = Where the table goes, and everything on the way to it. Usually GAME-solution.
cli-help-threads = How many threads work. Usually one for each core.
cli-help-table = The table to check. Usually the one that comes with the program.
cli-help-sample = How many claims are checked, drawn at random. Usually 1000.
cli-help-all = Check everything, however long it takes.

## Games and their options

cli-games-more = fourfold games GAME lists the options of a game, fourfold play GAME plays it.
cli-seats = { $range ->
        [one] { $high } players
       *[many] { $low } to { $high } players
    }
cli-options-none = This game has no options.
cli-options-in-force = Options in this game:
cli-values-choice = One of { $values }.
cli-values-number = From { $low } to { $high }.
cli-values-numbers = From { $low } to { $high }, for all or for each seat with commas between.
cli-default = Usually { $value }.
cli-default-depends = Usually { $value } here; it depends on the options above.

## Questions before the first move

cli-ask-game = Which game?
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
cli-name = { $name } ({ $colour })
cli-you = you
cli-somebody = a person
cli-seat = { $colour } is { $name }
cli-seats-drawn = Lots were drawn: { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $options ->
        [none] { $game }
       *[other] { $game } ({ $options })
    }, move { $number }
cli-title-end = { $options ->
        [none] { $game }
       *[other] { $game } ({ $options })
    } after { $count ->
        [0] no move
        [one] one move
       *[other] { $count } moves
    }
cli-your-turn = { $name }, your turn
cli-hint = Type a move such as { $example }, “{ $moves }” to see them all, or “{ $help }”.
cli-hint-help = Type “{ $help }” to see what you can do.
cli-computer-plays = { $name } plays { $move }.
cli-thinking = { $name } is thinking …
cli-won = { $name } wins: { $reason }.
cli-drawn = Draw: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = help, ?
cli-word-moves = moves
cli-word-undo = undo
cli-word-save = save
cli-word-load = load
cli-word-resign = resign
cli-word-draw = draw
cli-word-rules = rules
cli-word-record = record
cli-word-rematch = rematch
cli-word-quit = quit, exit

cli-argument-moves = [START]
cli-argument-save = FILE
cli-argument-load = FILE

cli-about-help = show this list
cli-about-moves = list the legal moves, or those that start like this
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
cli-yes-or-no = [y/N]
cli-yes = y, yes

## What can go wrong

cli-output-failed = The output cannot be written: { $why }

error-usage-command = There is no command “{ $name }”; the commands are { $names }.
error-usage-extra = There is one argument too many: “{ $argument }”.
error-usage-missing = The argument { $argument } is missing.
error-usage-option = There is no option { $option } here; --help lists them.
error-usage-negative = A number cannot be negative here.
error-usage-value-missing = The option { $option } needs a value.
error-usage-no-value = The option { $option } takes no value.
error-usage-other = { $message }
error-extra-missing = This needs the package { $package }, which a plain installation leaves out. Install it with: pip install "fourfold[{ $extra }]"
error-language-unknown = There is no language “{ $name }” here; the languages are { $names }.
error-number-here = { $name } cannot be “{ $value }”; it is a whole number from { $low } to { $high }.
error-game-missing = Which game? Name one of { $names }.
error-load-alone = A saved game brings its own game, options, position and players; leave them out with --load.
error-level-or-players = Either --level or --players, not both; a level can be named among the players, as in Ann,level3.
error-level-unknown = There is no player “{ $name }”; the levels are { $low } to { $high }.
error-players-missing = Who plays? Name at least two computer players with --players, for example level3,level5.
error-computer-unknown = “{ $name }” is no computer player; these are { $names }.
error-time-here = The time cannot be “{ $value }”; it is a number of seconds from 0 to { $high }.
error-path-here = “{ $path }” cannot be the name of a file or folder.
error-solve-unknown = There is no table for { $name }; there is one for { $names }.

error-move-number = There are { $count } legal moves; that is no number of one.
error-nobody-to-take-back = You have not moved yet, so nothing can be taken back.
error-draw-with-computer = The computer agrees to no draw.
error-file-missing = Which file? Type { $usage }.

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
