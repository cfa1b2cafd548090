# Lessons: what each step asks for, and what is said when it is done.

## Quantik

learn-quantik-board = This is the board: sixteen spaces. Its four rows, its four columns and its four regions of two by two are the lines of this game. One region is marked.
learn-quantik-place = You have eight pieces: two spheres, two cylinders, two cubes and two cones. A turn is one piece on one empty space. Take any piece and put it anywhere.
learn-quantik-place-done = It stays there. In Quantik no piece ever moves or leaves the board.
learn-quantik-row = A line that holds all four shapes wins for whoever completes it. One shape is missing in the top row: put it there.
learn-quantik-row-done = Sphere, cylinder, cube and cone in one row: you win.
learn-quantik-region = Regions count just like rows and columns. Complete the region at the top right.
learn-quantik-region-done = Four shapes in one region: you win.
learn-quantik-anyones = It does not matter whose pieces they are. You play Dark here. Three of Light’s pieces stand in one column: use them.
learn-quantik-anyones-done = Only the last piece had to be yours. So be careful what you leave for your opponent.
learn-quantik-forbidden-row = Now the one thing that is forbidden. Light has a sphere in the top row. You are Dark: try to put a sphere into the same row, on a4.
learn-quantik-forbidden-row-done = You may not put a shape into a row, column or region where your opponent already has that shape.
learn-quantik-forbidden-region = This holds for regions too. Dark’s cylinder stands on d3. You are Light: try to put a cylinder on c4.
learn-quantik-forbidden-region-done = Every piece you place closes a row, a column and a region to the same shape of your opponent.
learn-quantik-own = Your own pieces never forbid you anything. Put your second sphere into a line with your first one.
learn-quantik-own-done = Two spheres of yours in one line are allowed. Only your opponent is kept out of it.
learn-quantik-two-each = You have two of each shape and no more. Both of your spheres are on the board: try to place a third one on d2.
learn-quantik-two-each-done = When both are gone, that shape is gone. You always see in your hand what you have left.
learn-quantik-careful = Almost every move here lets Light win at once. You are Dark: find the one move after which Light has no line to complete.
learn-quantik-careful-done = Well seen. A line with three different shapes is a present, unless the fourth may not be placed there.
learn-quantik-no-move = There is a second way to win: a player who has to move and cannot has lost. You are Dark: take away Light’s last move.
learn-quantik-no-move-done = Light still has pieces, but no space may take any of them.
learn-quantik-ahead = Nobody can win at once here, but you, Dark, can force it: after your move, whatever Light does, you complete a line.
learn-quantik-ahead-done = That is how Quantik is won: leave your opponent only moves that help you. Now play a game.

## Qomet

learn-qomet-board = This is the board: 25 points on three squares around a centre, joined by lines. The centre is marked. Stars travel only along lines.
learn-qomet-place = You have seven stars in your hand. One way to use your turn is to place a star on any empty point. Do it.
learn-qomet-place-done = That is placing. There are two more kinds of turns: moving, and withdrawing.
learn-qomet-square = Four stars of yours on the corners of a square win. Three corners of the inner square are yours: complete it.
learn-qomet-square-done = The corners of the inner, the middle and the outer square are three of the fifteen squares.
learn-qomet-centre = The other twelve squares have one corner in the centre of the board. Find the missing corner of this one.
learn-qomet-centre-done = Small, middle or large, in each of the four quarters: twelve squares share the centre. Stars between the corners would not matter.
learn-qomet-diamond = These four stars stand on the middles of the sides. It looks like a square, but its sides do not run along lines of the board, so it is none.
learn-qomet-step = You may also move one of your stars one step along a line, to an empty point. Do that with either star.
learn-qomet-step-done = Look at the lines before you move: not every neighbour is joined.
learn-qomet-push = If a star of either colour stands in the way, you push it one step further along the same line. Push Dark’s star.
learn-qomet-push-done = You took its place, and it was moved on. Your own stars can be pushed in the same way.
learn-qomet-blocked = Only one star can be pushed, and there must be room behind it. Try to push Dark’s star on d5.
learn-qomet-blocked-done = Two stars in a row cannot be pushed.
learn-qomet-corner = A push never turns a corner. On the middle square, try to push the star on f6 along the side.
learn-qomet-corner-done = The line ends there, and a star on the inner or middle square cannot leave the board.
learn-qomet-push-off = On the outer square it is different: a star that is pushed over the end of its line goes back to its owner’s hand. Push Dark’s star off the board.
learn-qomet-push-off-done = Dark may place it again, but that costs a turn.
learn-qomet-withdraw = The third kind of turn: take one of your own stars from the outer square back into your hand.
learn-qomet-withdraw-done = In your next turn you may place it where it is needed.
learn-qomet-undo = Dark has just pushed your star from d4 to d5. Try to push straight back.
learn-qomet-undo-done = You may not undo a push at once. In your turn after this one you may.
learn-qomet-gift = Dark needs only d4 for the marked square. See what happens if you push Dark’s star from d5 to d4.
learn-qomet-gift-done = You made Dark’s square, and so Dark wins. A square belongs to its colour, whoever completes it.
learn-qomet-save = The same position, better: find the only turn after which Dark cannot make the square.
learn-qomet-save-done = Pushing a corner of it off the board is a good defence.
learn-qomet-ahead = You cannot win at once here, but one turn wins by force: two turns later you have a square, whatever Dark does.
learn-qomet-ahead-done = If Dark fills the last corner, you push that star away and take its place. Now play a game.

## Exago

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
