# The web app.

## The frame

web-brand = Fourfold
# The title of the browser’s tab. $page is the heading of a page.
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet and Exago
# The installed app, and search engines: what this is, in one sentence.
web-description = Quantik, Qomet and Exago: play with people and levels.
# A link for people who use the keyboard.
web-skip = Skip to the content
web-home = Fourfold, all games
web-nav = Pages
# The links at the top. They must fit beside each other on a small phone: one short word each, if
# possible.
web-nav-learn = Learn
web-nav-lobby = Lobby
web-nav-mine = My games
web-close = Close
web-loading = Loading …
web-try-again = Try again
web-to-games = All games
# A number alone, written as the language writes numbers.
web-number = { $number }
# Answers “Give up?”, “Offer a draw?”, “Call off the match?”.
web-no = No, go back
web-cancel = Cancel

## Settings

web-preferences = Settings
web-preferences-note = Kept in this browser only. No account, no tracking.
web-language = Language
# Light or dark screen.
web-theme = Colours
web-theme-auto = Like the device
web-theme-light = Light
web-theme-dark = Dark
web-board = Board
web-board-wood = Wood
web-board-felt = Felt
web-board-distinct = For every colour vision
web-board-contrast = High contrast
web-size = Size of the board
web-size-usual = As fits
web-size-small = Small
web-size-large = Large
# What a tap with the finger does on a board whose spaces are too small for it.
web-fingers = Small spaces
web-fingers-zoom = First tap comes closer
web-fingers-confirm = Ask before playing
web-fingers-plain = Play at once
web-motion = Motion
web-motion-auto = Like the device
web-motion-on = Pieces glide
web-motion-off = Nothing moves
web-sound = Sound
web-your-name = Your name
# Stands in the empty field for a name.
web-name-optional = as you like, or nothing

## First screen

web-home-title = Which game shall it be?
web-home-about = Choose a board, then somebody to play with.
web-home-running = Go on playing
web-home-lobby = Meet others in the lobby
web-home-open = Open a saved game
web-home-beyond = Puzzles and analysis
web-home-daily = Puzzle of the day
web-home-daily-about = The same for everybody, a new one at midnight.
# How many days in a row a puzzle of the day was solved.
web-home-streak = { $days ->
        [one] Solved one day in a row.
       *[other] Solved { $days } days in a row.
    }
web-home-solved = solved
web-home-analyse = Analysis
web-home-analyse-about = Any position, and what every move in it is worth.

## Before a match

web-how-to-play = How to play
web-how-many = How many play?
web-with-people = With people
web-with-computer = Against the computer
web-with-engines = Against other engines
# The opponent sits next to you, at the same screen.
web-beside = Someone beside me
web-beside-about = You take turns on this screen.
web-link = A friend, by link
web-link-about = Send a link or show a code to scan.
# A stranger who happens to look into the lobby.
web-anyone = Whoever comes by
web-anyone-about = Wait in the lobby for an opponent.
web-level = Level { $level }
# $level is a number, $name the level’s name.
web-level-choice = { $level } · { $name }
web-who-plays = Who plays
web-player = Player { $number }
web-you = You
web-show-in-lobby = Show this match in the lobby, so that anyone can join
web-start = Start
web-invite = Invite
web-more-options = Options and clock
# Stand for the values “on” and “off” of options that ask whether.
web-value-on = yes
web-value-off = no
# Labels of fields; the answers to this one follow.
web-begins = Who moves first.
web-begins-drawn = Drawn by lot
# I move first.
web-begins-me = I do
web-begins-others = The others
web-takebacks = Moves may be taken back, if the others agree.
# A choice for matches by link, with what everybody in such a match reads then.
web-help-wanted = Hints and values are allowed, for everybody who plays by link.
web-help-on = Hints and values are allowed in this match, for everybody.
web-help-off = Nobody gets hints in this match.
web-clock = How much time everybody has to think.
web-clock-none = No clock
web-clock-increment = Minutes for the whole match
web-clock-days = Days for each move
web-clock-base = Minutes each player starts with.
web-clock-more = Seconds added after every move.
web-clock-each = Days each player has for a move.
web-clock-days-text = { $days ->
        [one] One day a move
       *[other] { $days } days a move
    }
# Two ways to name a clock, with and without seconds that are added after every move.
web-clock-minutes-text = { $minutes ->
        [one] One minute
       *[other] { $minutes } minutes
    }
web-clock-increment-text = { $minutes ->
        [one] One minute
       *[other] { $minutes } minutes
    } + { $seconds ->
        [one] one second a move
       *[other] { $seconds } seconds a move
    }
# $time is what a clock shows: 4:05.
web-clock-left = { $time } left

## Waiting for others

web-invite-title = { $count ->
        [one] Invite somebody
       *[other] Invite { $count } people
    }
web-invite-about = Send the link, or let them scan the code. The match begins as soon as everybody is here.
web-invite-lobby = The match stands in the lobby. You can also send the link or show the code.
web-invite-link = Link to this match
# “fourfold serve --host 0.0.0.0” is a command and stays as it is.
web-link-loopback = This link works only on this computer. To invite other devices, start the server with “fourfold serve --host 0.0.0.0”.
web-waiting = Waiting …
web-qr = The link as a code to scan
web-copy = Copy
web-copied = Copied
web-share = Share
# A button beside the board; the dialog it opens has the game’s name in its title.
web-rules = Rules
web-rules-of = The rules of { $game }
web-rules-examples = With examples, on a page of their own
# $named is yes or no.
web-join-title = { $named ->
        [yes] { $name } invites you to { $game }
       *[no] You are invited to { $game }
    }
web-join = Join
web-open-seat = Free seat
# Players of the same name get numbers: “Watchman 2”.
web-numbered = { $name } { $number }
# Stands for a name that is not known.
web-somebody = Somebody
# Somebody without a name who plays at the same screen.
web-beside-you = Somebody beside you

## The match

# $who is you or other. $name is what somebody typed, a level’s name (Oracle), a colour (Light) or
# “Somebody”: never inflect it, and do not guess a gender. This holds for $name everywhere.
web-turn = { $who ->
        [you] Your turn
       *[other] { $name } to move
    }
web-thinking = { $name } is thinking …
# Read out when a match is opened. seat-name is the colour of the pieces.
web-side = { $who ->
        [you] You play { seat-name }.
       *[other] { $name } plays { seat-name }.
    }
# Said to a visitor who has no seat in a running match.
web-you-watch = You are watching. All seats are taken.
web-over = The match is over
# Beside a name: “Ann · you”.
web-seat-you = you
web-seat-away = away
# Beside a name, why somebody plays no longer: gave up, out of time, could not go on (of a program).
web-left-resigned = gave up
web-left-time = out of time
web-left-failed = could not go on
# Beside a name: another program plays here.
web-seat-engine = engine
web-winner = Winner
web-moves = Moves
web-no-moves = No move has been played yet.
# What a move is called, everywhere. $number is the number of its line in the list of moves, which has
# one move of each player. $name is a player, see web-turn; $move is written in the game’s notation.
web-move-played = Move { $number }: { $name } played { $move }
# Said of the position before the first move.
web-looking-back-start = Before the first move
# Said to whoever looks back at earlier moves while the match goes on.
web-meanwhile = { $name } has played { $move }.
web-back-to-match = Back to the match
# Buttons with arrows that go through the moves.
web-replay-first = To the beginning
web-replay-previous = One move back
web-replay-next = One move on
web-replay-latest = To the latest move
web-in-words = Position and moves in words
web-type-move = Type a move
web-play-move = Play
web-watching = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
# $name should move, but the connection to that player is lost.
web-away = { $name } is away right now.
web-offline = The connection is lost. Trying again …
web-offline-unsent = The connection is lost. Your move is kept and will be sent as soon as it is back.

## What can be done in a match

# Buttons under the board: one short word each, if possible.
web-actions = Actions
web-takeback = Take back
web-takeback-asked = You asked to take back a move.
web-takeback-wish = { $name } asks to take back a move.
web-allow = Allow
web-decline = Decline
web-agree = Agree
# Nobody wins: offers to end the match like that.
web-draw = Draw
web-draw-sure = Offer a draw?
web-draw-about = If everybody agrees, nobody wins and nobody loses.
web-draw-yes = Offer a draw
web-draw-asked = You offered a draw.
web-draw-wish = { $name } offers a draw.
web-resign = Give up
web-resign-sure = Give up?
web-resign-about = The match is lost for the one who gives up. With three or more, the computer plays on for that seat.
web-resign-yes = Give up
# Ends a match that has hardly begun, without a result.
web-abort = Call off
web-abort-sure = Call off the match?
web-abort-about = Hardly anything has happened yet; the match will count for nobody.
web-abort-yes = Call off
# Turns the board around.
web-flip = Flip board
web-again = Play again
web-rematch-asked = Waiting for the others …
web-rematch-wish = { $name } wants to play again.
web-to-rematch = To the next match
web-other-match = Another match
web-share-watch = Whoever has this link can watch
web-device = Go on playing on another device
web-device-link = For you alone: whoever opens this link plays in your place
# Makes all personal links useless, also for devices that have used one.
web-device-revoke = Call back all personal links
web-device-revoked = Called back: nobody else plays in your place any more.
web-record-save = Save the game
web-record-copy = Copy the game

## What happened, read out

web-event-joined = { $name } has joined.
web-event-started = The match begins.
web-event-resigned = { $who ->
        [you] You gave up.
       *[other] { $name } gave up.
    }
web-event-time = { $who ->
        [you] Your time is over.
       *[other] The time of { $name } is over.
    }
# $name is another program. $note is a move.
web-event-failed = { $name } cannot go on: { $reason ->
        [engine-illegal] it played { $note }, which is not allowed
        [engine-late] it did not answer in time
        [engine-died] its program has ended
        [engine-unknown] it is not known here any more
       *[other] its program does not work as it should
    }.
web-event-draw-offered = { $who ->
        [you] You offered a draw.
       *[other] { $name } offers a draw.
    }
# Said when somebody agrees to a draw that others have offered.
web-event-draw-accepted = { $who ->
        [you] You accept the draw.
       *[other] { $name } accepts the draw.
    }
web-event-draw-declined = { $who ->
        [you] You declined the draw.
       *[other] { $name } declines the draw.
    }
web-event-takeback-asked = { $who ->
        [you] You asked to take back a move.
       *[other] { $name } asks to take back a move.
    }
web-event-takeback-declined = { $who ->
        [you] You declined the takeback.
       *[other] { $name } declines the takeback.
    }
web-event-taken-back = Moves were taken back.
web-event-rematch-wanted = { $who ->
        [you] You want to play again.
       *[other] { $name } wants to play again.
    }
web-event-aborted = The match was called off.

## The end

web-ending = Result
# The headline over the end of a match.
web-won = { $who ->
        [you] You win!
       *[other] { $name } wins
    }
web-drawn = Draw
# $reason is one of the messages …-reason-… and reason-…: “by resignation”.
web-why = How it ended: { $reason }.
web-why-failed = How it ended: the engine could not go on.
# $spaces are the spaces of the line or square that decided, such as “a1, b1, c1 and d1”.
web-why-where = You see it here: { $spaces }.
web-aborted = Called off
web-aborted-why = This match was called off before it really began.

## Finding matches

web-lobby = Lobby
# Matches that wait for somebody to join.
web-lobby-waiting = Looking for company
web-lobby-nobody = Nobody is waiting right now. Begin a match and choose “{ web-anyone }”.
web-lobby-begin = Begin a match
# Matches that are being played and can be watched.
web-lobby-running = Being played
web-lobby-quiet = No public match is being played right now.
web-mine = My games
web-mine-none = You have not played in this browser yet.
# Over the list of games, which has only those of this browser.
web-mine-lacks = The server cannot be reached. Games that it keeps are missing here.
# Buttons that show all games, or only those of one kind.
web-mine-filter = Which games to show
web-mine-all = All
web-mine-running = Going on
web-mine-ended = Over
web-mine-more = Show older ones
# Over the list of finished matches; the star is a button beside each.
web-mine-kept-about = Finished matches go after a long time. Those with a star stay.
web-mine-keep = Keep this match
web-mine-delete = Delete this match
web-delete-sure = Delete this match?
web-delete-about = It cannot be brought back. A match with others only goes from your list.
web-delete-yes = Delete
# In a list of matches, after the names. No capital, no full stop.
web-list-waiting = waiting for players
web-list-your-turn = your turn
web-list-playing = { $ply ->
        [0] about to begin
        [one] one move played
       *[other] { $ply } moves played
    }

## Saved games

web-open = Open a saved game
web-open-about = A finished game is shown from its first move on; an unfinished one goes on.
web-open-file = Choose a file
web-open-text = or paste the game as text, or its address
web-open-with = Go on playing with
web-open-look = Look at it
web-open-go-on = Go on playing
web-open-too-long = This is too long to be a saved game.

## What can go wrong, and what to do next

# A headline, and below it what to do next.
web-problem-unexpected = Something went wrong
web-problem-unexpected-next = The server’s answer made no sense. Please try again.
web-problem-server = The server has a problem
web-problem-server-next = Please try again in a moment. Nothing you have played is lost.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = No connection
web-problem-offline-next = The server cannot be reached. Check your connection and try again.
web-problem-slow = The server is slow
web-problem-slow-next = There was no answer in time. Please try again.
web-problem-page = There is nothing here
web-problem-page-next = This address leads nowhere. Perhaps a letter is missing from the link.
web-problem-unloaded = This page could not be loaded
web-problem-unloaded-next = The connection may be lost, or there is a newer version. Load the page again.
web-problem-game = There is no such game
web-problem-game-next = Perhaps a letter is missing from the link. Choose one of the games instead.
web-problem-puzzle = There is no such puzzle
web-problem-puzzle-next = Perhaps a letter is missing from the link. You can choose another puzzle instead.
web-problem-match = There is no such match
web-problem-match-next = Perhaps a letter is missing from the link, or the match is too old and was put away. { web-problem-match-elsewhere-next }
# A match that this browser does not keep, on a site where every match is kept by some browser.
web-problem-match-elsewhere = This game is not in this browser
web-problem-match-elsewhere-next = A game around one table or against the computer stays in the browser where it is played. Choose “{ web-share }” there: the link with the whole game in it opens anywhere.
web-problem-match-damaged = This game could not be read
web-problem-match-damaged-next = It was set aside, with its text as it is. You find it under “{ web-mine }”.
web-problem-aborted = This match was called off
web-problem-aborted-next = It was ended before it began. You can begin another one.
web-problem-match-full-next = All seats are taken already. You can watch the match, or begin one of your own.
web-problem-stale-next = The position has changed in the meantime, so your move was not played.
web-problem-key-unknown = This link is not valid
web-problem-key-unknown-next = The personal link was used up or is wrong. Make a new one on the device where you play, with “{ web-share }”.

## Without a server, without a connection

# Heading of a part of the settings.
web-unplugged = Without a connection
web-unplugged-about = Fetch all of Fourfold once, and it works without a connection: games around one table and against the computer, lessons, puzzles, rules, analysis and review. To meet other people you still need one.
# A button.
web-unplugged-make = Make available offline
# $megabytes: a number
web-unplugged-size = { $megabytes } MB to fetch.
# $percent: a number
web-unplugged-fetching = Fetching: { $percent } %
web-unplugged-ready = Everything is here. Fourfold works without a connection, and the computer thinks in this browser.
# In the settings, where the server’s web app was built without what offline play needs.
web-unplugged-unbuilt = This server does not offer offline play yet. The person who runs it can add it: Fourfold says how when it starts.
web-unplugged-failed = Not everything could be fetched. Check your connection and try again.
web-unplugged-full = This browser has no room left. Not everything could be fetched.
# Beside a bar that shows how far it has come.
web-starting = Setting up the table…
web-problem-python = This browser cannot play by itself
web-problem-python-next = Fourfold needs something here that this browser lacks or has switched off: workers, WebAssembly or the unpacking of files. Try a newer browser.
# A game that is kept in this browser cannot be opened: the server’s web app was built without Python.
web-problem-unbuilt = This server does not offer offline play yet
web-problem-unbuilt-next = This game is kept in your browser and is not lost. To open it, the person who runs the server has to add offline play: Fourfold says how when it starts.
# There is no connection, and what is needed was never fetched.
web-problem-unfetched = Not fetched yet
web-problem-unfetched-next = What is needed here has not been fetched yet, and there is no connection. Connect once: “{ web-unplugged-make }” in the settings fetches everything.
web-storage-full = This browser has no room left. Games are kept only while this page is open; save those that you want to keep.
web-storage-forbidden = This browser stores nothing. Games are kept only while this page is open; save those that you want to keep.
# $count: how many there are
web-damaged =
    { $count ->
        [one] A saved game could not be read. It was set aside, with its text as it is.
       *[other] { $count } saved games could not be read. They were set aside, with their texts as they are.
    }
web-damaged-save = Save the text
web-damaged-copy = Copy the text
web-damaged-remove = Throw it away
web-damaged-sure = Throw this game away?
web-damaged-about = Its text cannot be brought back. If you are not sure, save it or copy it first.
web-damaged-yes = { web-damaged-remove }
# Above a link to be copied.
web-share-whole = Link with the whole game in it
web-share-here = This match opens only in this browser. With the link or the record, others can look at it and play on from here.
web-alone = Fourfold runs here without a server, so nobody else can be met here.
# $server: the address of another site
web-alone-elsewhere = Other people meet at { $server }.
