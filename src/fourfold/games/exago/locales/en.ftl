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

## The board

# A kind of piece, named by itself, in lists and after a colon. $colour is light or dark; of tiles
# red, blue, yellow, green, purple or orange.
board-piece-tile = { $colour ->
        [red] red tile
        [blue] blue tile
        [yellow] yellow tile
        [green] green tile
        [purple] purple tile
       *[orange] orange tile
    }

# What a move did, without a full stop.
board-place-tile = { seat-name } places a tile on { $space }

## How a match ended

# $reader is the one who reads this: winner, loser, or none of them.
web-why-exago-line = { $reader ->
        [winner] Your tiles make a straight, unbroken line.
        [loser] The winner’s tiles make a straight, unbroken line.
       *[none] The tiles make a straight, unbroken line.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = The board is made of hexagons. The first tile of the game goes on the centre. Put it there.
learn-exago-centre-done = From now on, every tile has to touch a tile on the board.
learn-exago-touch = You are Blue. Try to put a tile on b2, where it would stand alone.
learn-exago-touch-done = All tiles hang together, always.
learn-exago-place = Put your tile on a space that touches the red one. The colour of the neighbour does not matter.
learn-exago-place-done = While you hold tiles, placing one is your turn.
learn-exago-line = With two players, five tiles of your colour in a straight line win. You have four: add the fifth.
learn-exago-line-done = Lines run in three directions. They must be straight and have no gap. Three or more players need only four.
learn-exago-place-first = Tiles can be moved later, but not yet. Try to move your tile from e4 to d5.
learn-exago-place-first-done = First all your tiles have to be on the board.
learn-exago-relocate = Now you hold no tile any more. A turn is then to lift one of your tiles and put it on another space where it touches a tile. Move one.
learn-exago-relocate-done = From here on every tile may travel anywhere.
learn-exago-own-space = A lifted tile must go somewhere else. Try to put the tile on d2 back where it came from.
learn-exago-own-space-done = There is no waiting in Exago.
learn-exago-cut-off = If lifting a tile leaves the others in separate groups, only the largest group stays; the rest goes back to its owners’ hands. Move a tile that cuts some others off.
learn-exago-cut-off-done = Whoever got tiles back has to place them, one a turn, before moving tiles again. This can cost a lot of time.
learn-exago-choose = If several groups are equally large, you choose which one stays. Lift the tile that makes two groups of the same size, and put it down beside the group you want to keep. Where it touches both, pick a tile of that group.
learn-exago-choose-done = The other group went home. Choose the one that helps you more.
learn-exago-move-to-win = In this small game four in a line win. You are Blue and hold no tile: win by moving one.
learn-exago-move-to-win-done = Look for lines with a gap, and for a tile that is not needed where it is.
learn-exago-must-block = Three play here, and four in a line win. Red could win on d5 in the next turn. You are Blue: try to play on e5 instead.
learn-exago-must-block-done = With three or more players you must stop a threat if you cannot win yourself and one of your turns stops it.
learn-exago-block = Now do your duty.
learn-exago-block-done = If several others threaten, you look after the one whose turn comes first.
learn-exago-win-first = The duty to block has one exception: if you can win yourself, you may. You are Red.
learn-exago-win-first-done = Winning comes before blocking.
learn-exago-ahead = Two players again, five in a line. You are Red. Make a threat that Blue cannot answer: you win with your next tile.
learn-exago-ahead-done = An open line can be completed on two sides, and Blue can only close one.
# In the position two lines of Red that still lack tiles have one empty space in common.
learn-exago-cross = Now nobody holds a tile. You are Red. Lift a tile that you do not need where it is, and put it where two of your lines cross: Blue cannot stop both.
learn-exago-cross-done = A tile where two lines cross counts for both. Strong players prepare such places long before they use them. Now play a game.

## Themes of puzzles

study-theme-relocate = Move a tile
# In Exago: lifting a tile leaves others without a connection, and those go home.
study-theme-win-by-cutting = Win by cutting tiles off
study-theme-hold-by-cutting = Hold by cutting tiles off

## The rule page: what the examples show

study-rules-exago-touch = Every new tile must touch a tile on the board.
study-rules-exago-line = A straight, unbroken line wins: five tiles with two players, four with more.
study-rules-exago-relocate = When your hand is empty, lift one of your tiles and put it down where it touches a tile.
study-rules-exago-cut-off = Lifting this tile cuts two others off. They go back to their owners, who must place them again before moving.
study-rules-exago-choose = Two groups of the same size are left: the mover chooses which of them stays.
study-rules-exago-must-block = With three or more players, a threat must be stopped. Red threatens to win on d5, so Blue may not play elsewhere.
study-rules-exago-block = This turn stops the threat, so it is allowed.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Of several groups, only one largest stays, also when there are more than two.
study-decision-exago-own = If your own tiles come back to you, you still put the lifted tile down at once; the others follow in later turns.
study-decision-exago-duty = With three or more players blocking is a duty whenever it is possible, also when only one opponent threatens.
study-decision-exago-first = If several opponents threaten, you look after the one whose turn comes first.
study-decision-exago-relocated = A threat to win by moving a tile counts like any other.
study-decision-exago-stuck = Who cannot do anything passes. If nobody can move, it is a draw.
