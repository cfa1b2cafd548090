# Programs that talk to programs: engines, and the analysis pipe.

cli-help-engine-level = Play at this level, from 1 (weak) to 10 (as strong as it can). Usually 10.
cli-help-workers = How many positions are analyzed at the same time, each in a process of its own. Usually one for each core.
cli-help-match-players = { cli-help-computers } ugi:COMMAND is an engine that speaks the Universal Game Interface, for example ugi:"./engine --fast".

## The engine: what is wrong with a line

error-ugi-command = There is no command “{ $name }”; the commands are { $names }.
error-ugi-thinking = The command { $name } has to wait until the move is found; stop ends the thinking.
error-ugi-setoption = “{ $text }” sets no option; write setoption name NAME value VALUE.
error-ugi-position = “{ $text }” is no position; write position startpos or position fen POSITION, and then moves MOVE MOVE … if there are any.
error-ugi-move = Move { $number }: { $reason }
error-ugi-go-word = “{ $word }” says nothing about how to think; the words are { $words }
error-ugi-go-moves = After { $word } there is no move; write { $word } MOVE MOVE …
error-ugi-go-twice = { $word } is given twice.
error-ugi-go-clock = { $word } is missing: that is the clock of the player to move.
error-ugi-game-over = The game is over; there is no move to be found.
error-ugi-query = “{ $name }” cannot be asked; what can be is { $names }.
error-ugi-died = The process that thinks has died; a new one starts with the next command.

## Other engines as players

match-failed = { $name } lost { $count ->
        [one] one game
       *[other] { $count } games
    } without playing to the end. { $count ->
        [one] The reason:
       *[other] The first time:
    } { $reason }
error-engine-at-table = “{ $name }”: engines play in fourfold match and on a server, not at the table.
error-engine-command = “{ $command }” cannot be read as the command of an engine; write it as for a shell: ugi:"./engine --fast".
error-engine-missing = “{ $command }” cannot be started: { $note }.
error-engine-option = “{ $command }” has no option “{ $note }”, which this match needs.
error-engine-died = “{ $command }” ended by itself, with status { $note }.
error-engine-late = “{ $command }” did not answer to “{ $note }” in time.
error-engine-nonsense = “{ $command }” answered “{ $note }”, which is no move.
error-engine-illegal = “{ $command }” played “{ $note }”, which is not legal.

## The pipe: what is wrong with a request

error-request-id = The value of { $key } must be a text or a whole number.
error-request-id-used = The id { $id } belongs to a request that is not answered yet.
error-request-time = The value of time must be a number of seconds from 0 to { $high }.
error-request-priority = The value of priority must be a whole number from { $low } to { $high }.
error-request-action = There is no action “{ $action }”; the only one is cancel.
error-request-cancelled = The request was cancelled.
error-request-died = The process that worked on this request has died.
