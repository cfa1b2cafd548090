# What is wrong with an input. One sentence each, saying what and where.

## Games and options

# $names, $keys, $values and $letters are lists of things that are typed; they stay as they are.
error-game-unknown = There is no game called “{ $name }”; the games are { $names }.
# $keys is none where a game has no options.
error-option-unknown = { $keys ->
        [none] This game has no options, so “{ $key }” cannot be set.
       *[other] There is no option “{ $key }” here; the options are: { $keys }.
    }
error-option-choice = Option { $key } cannot be “{ $value }”; it is one of { $values }.
error-option-number = Option { $key } cannot be “{ $value }”; it is a whole number from { $low } to { $high }.
# $key is the name of an option (size, corner_exit); it stays as it is.
error-option-type = Option { $key } must be a word or a whole number.
error-option-pair = “{ $pair }” is no option; write key=value.
error-option-twice = Option { $key } is given twice.

## Positions

# $expected and $found are numbers. Use a selector on them wherever your language needs one.
error-field-count = A position here has { $expected } parts with one space between them, not { $found }.
error-row-count = The board has { $expected } rows with “/” between them, not { $found }.
error-row-length = Row { $row } has { $expected } spaces, not { $found }.
# $letter is a letter in the text of a position.
error-letter-unknown = Row { $row } holds “{ $letter }”; it may hold { $letters }.
error-mover-unknown = “{ $letter }” cannot be to move; it is one of { $letters }.
error-over-before-last-move = The game was over before { seat-name } moved last: a win stood on the board already.

## Moves

error-game-over = The game is over: “{ $move }” cannot be played any more.
# $example is a move such as Bc2.
error-move-unreadable = “{ $move }” is no move; moves look like { $example }.
# For somebody who points at the board: the picks make up no turn, and nothing is to be written.
error-picks-no-turn = That is no turn. Choose a piece that can go somewhere, then a space for it.
error-picks-group = Several groups are the largest: point at the one that stays.
error-picks-over = The game is over.
error-space-unknown = There is no space { $space } on this board.
error-space-taken = Space { $space } is taken.
error-hand-empty = { seat-name } has nothing left in hand to place.

## Matches

error-player-count = There are { $seats } seats, not { $found }.
error-player-name = “{ $name }” cannot be a name: 1 to { $limit } printable characters, without spaces around them.
error-settled-away-from-board = This match was ended by the players, not on the board; nothing can be taken back.
error-nothing-to-take-back =
    { $played ->
        [0] No move has been played yet, so none can be taken back.
        [one] Only one move has been played; { $count } cannot be taken back.
       *[other] Only { $played } moves have been played; { $count } cannot be taken back.
    }
error-seat-cannot-resign = Seat { $seat } cannot resign: there is no such seat, or it has resigned already.
error-match-goes-on = The match is not over yet.
error-match-over = The match is over.

## Records

# $reason is another of these sentences, with its full stop. A record is a saved game: tags in
# brackets, then the moves. Names of tags stay as they are.
error-record-start = The record cannot start: { $reason }
error-record-move = Line { $line }: { $reason }
error-record-tag-unreadable = Line { $line }: “{ $text }” is no tag; tags look like [Game "quantik"].
error-record-tag-twice = Line { $line }: the tag { $tag } stands here a second time.
error-record-tag-unknown = Line { $line }: there is no tag { $tag } in such a record.
error-record-tag-missing = The record has no tag { $tag }.
error-record-rules = Line { $line }: the record follows version { $found } of the rules; this program knows version { $expected }.
error-record-date = Line { $line }: “{ $text }” is no date; write it as 2026-11-15, or ? when it is not known.
error-record-number = Line { $line }: “{ $expected }” is expected here, not “{ $found }”.
error-record-number-alone = Line { $line }: the last number has no move after it.
error-record-resigned = Line { $line }: “{ $text }” does not fit the moves; resignations look like “seat 2 after 14”, in order.
error-record-result = Line { $line }: the result says “{ $said }”, but the moves say “{ $found }”.
