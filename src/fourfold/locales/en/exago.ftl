# Names of games stay as they are.
exago-name = Exago
# One line under the name.
exago-tagline = Lay your tiles, then move them, until they make a line.
# Paragraphs have an empty line between them, and each line is indented. Moves (f6, f6-g7=a3, pass)
# stay as they are.
exago-rules =
    Two to six players on a board of hexagons. Two players have 12 tiles each and need five in a line; three to six players have 6 each and need four.

    The first tile goes on the centre. After that, while you hold tiles, put one on an empty space that touches a tile on the board. When you hold none, lift one of your tiles and put it on another space where it touches a tile.

    If lifting a tile leaves the others in separate groups, only the largest group stays; all other tiles go back to their owners’ hands before you put yours down. When several groups are the largest, you choose which stays. Tiles that came back must be placed, one a turn, before you may move tiles again.

    With three or more players you must block: if you cannot win now and somebody could win in their next turn, take the first such player after you; if one of your turns stops them, you must play such a turn.

    A straight unbroken line of enough tiles of your colour, in any of the three directions, wins at the end of your turn.

    Write f6 to place, f6-g7 to move, f6-g7=a3 to move and keep the group that contains a3, pass when there is nothing else.
# Always after a colon; no capital, no full stop.
exago-reason-line = a straight line of tiles
exago-reason-no-move = nobody can move

# Labels of fields.
exago-option-players = How many people play, two to six.
exago-option-players-name = Players
exago-option-size = How many spaces each side of the board has.
exago-option-size-name = Board size
exago-option-tiles = How many tiles everybody starts with, or one number a seat as a handicap.
exago-option-tiles-name = Tiles
exago-option-line = How many tiles in a line win.
exago-option-line-name = Line to win
exago-option-early = Whether tiles may be moved while some are still in hand.
exago-option-early-name = Early moves
exago-option-reconnect = Whether a lifted tile is put down before cut-off groups go back, so that it can join them again.
exago-option-reconnect-name = Reconnecting
exago-option-block = Whether a threat has to be blocked in games of three or more.
exago-option-block-name = Duty to block
exago-option-repetition = The same position makes a draw when it comes up this often.
exago-option-repetition-name = Repetition

# Options that are not the usual ones, in a line under a match: a few words each, no capital.
exago-brief-players = { $value ->
        [one] one player
       *[other] { $value } players
    }
exago-brief-size = sides of { $value }
# $value is a number, or one for each player: 6,6,5.
exago-brief-tiles = tiles: { $value }
exago-brief-line = { $value } in a line
exago-brief-early = { $value ->
        [on] tiles may move early
       *[off] tiles move late
    }
exago-brief-reconnect = { $value ->
        [on] cut-off groups can be joined
       *[off] cut-off groups go back
    }
exago-brief-block = { $value ->
        [on] threats must be blocked
       *[off] no duty to block
    }
# $value is 3 or off.
exago-brief-repetition = { $value ->
        [off] no draw by repetition
       *[other] draw by repetition
    }

# “tiles” is the name of the option and stays as it is.
error-tiles-for-seats = Option tiles names { $found } numbers for { $seats } seats; give one, or one for each.
error-empty-run = Row { $row } counts zero empty spaces or starts a number with 0.
error-hands-unreadable = “{ $hands }” are no hands; in this game they look like { $example }.
# $board, $hand and $total are numbers.
error-hands-do-not-add-up = { seat-name } has { $board } tiles on the board and { $hand } in hand; together they must be { $total }.
error-tiles-do-not-touch = All tiles must hang together, but { $space } and { $other } do not.
error-pass-not-needed = You can only pass when you cannot do anything else.
error-centre-first = The first tile goes on the centre, { $space }.
error-touches-nothing = A tile on { $space } would touch no other tile.
error-not-your-tile = There is no tile of yours on { $space }.
error-place-first =
    { $count ->
        [one] You still hold one tile; it has to be placed before you may move tiles.
       *[other] You still hold { $count } tiles; they have to be placed before you may move tiles.
    }
error-back-to-own-space = A lifted tile goes to another space, not back to { $space }.
error-no-choice-of-groups = There is no choice between groups here; write { $move }.
error-choose-group = Several groups are the largest; say which one stays by adding = and one of these: { $spaces }.
error-must-block = { seat-name } threatens to win, and you can stop that; only turns that do are allowed.
