# The server: what it refuses, and what it says when it starts.

## Starting and stopping

server-ready = Fourfold is at { $address } (stop it with Ctrl-C)
# $why is what the computer says, in its own language.
error-address-taken = The server cannot listen on { $address }: { $why }.

## When nothing can be done

error-not-found = There is nothing at this address.
error-internal = Something went wrong in the server. It has been noted; nothing was changed.
error-storage-unavailable = The matches cannot be reached right now. Nothing was changed; please try again.
error-storage-unsure = The matches could not be reached any more just when this was being kept. Whether it was is not known; ask for the same again, and it is done once.
error-server-leaving = The server is about to restart. Nothing was changed; please try again.

## Who is calling

error-token-missing = You are not known here yet. Make or join a match first, or send a token.
error-token-unknown = This token is not known.
error-origin-foreign = A page of another site asked for this, so it is refused.
error-key-unknown = This key fits no seat of this match.
error-too-many-commands = At most { $limit } messages can come in a minute on one connection.

## Making and joining matches

error-needs-server = Other people can be invited only where there is a server.
error-match-unknown = There is no such match.
error-not-your-match = This match is not yours.
error-delete-while-playing = This match is still being played with others; resign first.
error-too-many-kept = You can keep at most { $limit } matches.
error-match-full = All seats of this match are taken.
error-too-many-events = This match has had { $limit } events; from now on only moves are played.
error-match-busy = Too much is happening in this match at once; please try again.
error-position-over = The game is over in this position; a match starts where it goes on.
error-seat-taken = This seat is taken.
error-engine-unknown = There is no engine called “{ $name }” here.
error-engine-game = The engine “{ $name }” does not play this game.
error-engine-options = The engine “{ $name }” does not play this game with these options. Change the options, or choose another opponent.

## Commands in a match

error-stale = Something else happened first; look at the match as it is now.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is not your turn.
error-seat-left = This seat has given up, or its time has run out.
error-match-waiting = The match has not started yet: a seat is still open.
error-match-aborted = This match was called off.
error-draw-offered-already = You have offered a draw already.
error-no-draws = This game knows no draw: somebody always wins.
error-draw-not-offered = Nobody offers a draw.
error-takebacks-off = Nothing is taken back in this match; that was decided when it was made.
error-takeback-asked-already = Somebody has asked for a takeback already.
error-takeback-not-asked = Nobody asks for a takeback.
error-takeback-not-yours = You are not the one who has to agree.
error-nothing-of-yours-to-take-back = You have not moved yet, so there is nothing to take back.
error-rematch-wanted-already = You want a rematch already; the others have not answered yet.
error-rematch-made-already = The rematch has been made already.
error-too-late-to-abort = A match can be called off only before the second move.

## What the server refuses to protect itself

error-busy = Too many positions are being thought about right now; please try again soon.
error-thinking-failed = The computer could not think about this; please try again.
error-too-many-requests = { $kind ->
        [matches] At most { $limit } matches can be made in a minute from one address; please try again in { $seconds } s.
        [matches-day] At most { $limit } matches can be made in a day from one address; please try again in { $seconds } s.
        [players-day] At most { $limit } players can come in a day from one address; please try again in { $seconds } s.
        [analyses] At most { $limit } positions can be thought about in a minute for one address; please try again in { $seconds } s.
        [computing] The server computes at most { $limit } s in a minute for one address; please try again in { $seconds } s.
        [commands-day] At most { $limit } moves and other commands can come in a day from one address; please try again in { $seconds } s.
        [megabytes-day] At most { $limit } megabytes can come in a day from one address; please try again in { $seconds } s.
       *[requests] At most { $limit } requests can come in a minute from one address; please try again in { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] Computer players think at most { $limit } s in a day for one address; please try again in { $seconds } s.
       *[all] Computer players think at most { $limit } s in a day on this server; please try again in { $seconds } s.
    }
error-too-many-at-once = At most { $limit } requests of one address are answered at the same time.
error-too-many-sockets = At most { $limit } live connections can be open from one address.
error-too-many-matches-here = This server keeps at most { $limit } matches; new ones can be made when old ones have gone.
error-too-much-kept-here = This server keeps at most { $limit } megabytes of matches; new ones can be made when old ones have gone.
