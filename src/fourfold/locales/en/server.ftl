# The server: what it refuses, and what it says when it starts.

## Settings

error-setting-text = { $name } cannot be “{ $value }”.
error-setting-number = { $name } cannot be “{ $value }”; it is a whole number from { $low } to { $high }.
error-setting-network = { $name }: “{ $value }” is no address and no network; write 10.0.0.1 or 10.0.0.0/8, with commas between several.
error-setting-url = { $name } is no usable address; it starts with one of { $schemes } and names a host.
error-setting-memory = { $name }: a database in memory would forget every match; name a file instead, as in sqlite:////folder/matches.db.
error-setting-engine = { $name }: “{ $value }” is no engine; write NAME=COMMAND, the command as for a shell: Star="./star --fast".
error-setting-engine-name = { $name }: “{ $value }” is no name for an engine; it has 1 to { $limit } printable characters and is nothing like “level5”.
error-setting-engine-twice = { $name }: two engines are called “{ $engine }”.
error-setting-engine-missing = The engine “{ $engine }” cannot be started: there is no program “{ $program }”.
error-database-unusable = The database cannot be used: { $reason }.
error-address-taken = The server cannot listen on { $address }: { $why }.

## The form of a request

error-request-bad = This request cannot be understood.
error-not-found = There is nothing at this address.
error-method-not-allowed = That cannot be done at this address.
error-internal = Something went wrong in the server. It has been noted; nothing was changed.
error-body-not-json = The body is not JSON: column { $column } does not fit.
error-body-not-object = The body must be a JSON object.
error-field-missing = { $name } is missing.
error-field-unknown = There is no { $name } here.
error-field-choice = { $name } must be one of { $values }.
error-field-bound = { $name } { $kind ->
        [greater-than-equal] must be at least { $limit }
        [less-than-equal] must be at most { $limit }
        [string-too-long] must have at most { $limit } characters
        [string-too-short] must have at least { $limit } characters
        [too-long] must have at most { $limit } entries
       *[too-short] must have at least { $limit } entries
    }.
error-field-type = { $name } must be { $kind ->
        [boolean] true or false
        [integer] a whole number
        [list] a list
        [object] a JSON object
        [text] text
        [pattern] written otherwise
       *[other] something else
    }.
error-storage-unavailable = The matches cannot be reached right now. Nothing was changed; please try again.
error-body-type = The body must be JSON, and say so: Content-Type: application/json.
error-message-not-json = The message is not JSON.
error-server-leaving = The server is about to restart. Nothing was changed; please try again.

## Who is calling

error-token-missing = You are not known here yet. Make or join a match first, or send a token.
error-token-unknown = This token is not known.
error-origin-foreign = A page of another site asked for this, so it is refused.
error-key-unknown = This key fits no seat of this match.
error-too-many-commands = These were too many messages in a short time.

## Making and joining matches

error-match-unknown = There is no such match.
error-match-full = All seats of this match are taken.
error-match-busy = Too much is happening in this match at once; please try again.
error-position-over = The game is over in this position; a match starts where it goes on.
error-seat-me-twice = You can sit on one seat only; for somebody beside you choose “beside”.
error-seat-unknown = There is no such seat; they are numbered from 0 to { $high }.
error-seat-taken = This seat is taken.
error-level-bounds = The level of an engine is a whole number from { $low } to { $high }.
error-engine-unknown = There is no engine called “{ $name }” here.
error-engine-game = The engine “{ $name }” does not play this game.
error-engine-and-level = An engine has either a level or a name, not both.

## Commands in a match

error-command-id = The id of a command must have 1 to { $limit } printable characters.
error-command-id-taken = Another player has used this id for a command already.
error-stale = Something else happened first; look at the match as it is now.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is not your turn.
error-seat-left = This seat has given up, or its time has run out.
error-match-waiting = The match has not started yet: a seat is still open.
error-match-aborted = This match was called off.
error-draw-offered-already = You have offered a draw already.
error-draw-not-offered = Nobody offers a draw.
error-takebacks-off = Nothing is taken back in this match; that was decided when it was made.
error-takeback-asked-already = Somebody has asked for a takeback already.
error-takeback-not-asked = Nobody asks for a takeback.
error-takeback-not-yours = You are not the one who has to agree.
error-takeback-ply = You can go back to a number of moves from 0 to { $high }.
error-nothing-of-yours-to-take-back = You have not moved yet, so there is nothing to take back.
error-rematch-wanted-already = You want a rematch already; the others have not answered yet.
error-rematch-made-already = The rematch has been made already.
error-too-late-to-abort = A match can be called off only before the second move.

## Starting

server-no-web = This server runs, but the web app is not built into it. Its API is at /api/openapi.json. To build the web app, run “make web” in the source folder.
server-ready = Fourfold is at { $address } (stop it with Ctrl-C)

## The command

cli-help-serve = Serve the web app and its API. Called without a command in a terminal, fourfold does this too and shows it in a browser.
cli-help-host = The address to listen on. Usually 127.0.0.1, which only this machine reaches; 0.0.0.0 is everybody.
cli-help-port = The port to listen on, 0 for any free one. Usually 4444.
cli-help-data = The file that keeps the matches. Usually in your data folder.
cli-help-database = Keep the matches in PostgreSQL instead: postgresql+psycopg://user:password@host/name
cli-help-redis = Where several server processes tell each other what happens: redis://host:6379/0
cli-help-public = The address people see, if a proxy stands in between: https://play.example.org
cli-help-proxies = The addresses of proxies that are believed about where requests come from, with commas between.
cli-help-engine-workers = How many processes think for the computer players. Usually one less than there are cores.
cli-help-serve-engine = An engine that speaks the Universal Game Interface, for everybody to play against under a name: Star="./star --fast". Give the option again for more of them.
cli-help-retention-days = Delete unfinished matches in which nothing has happened for so many days, and players who are in no match for so long; 0 keeps all. Usually 365.
cli-help-open = Show it in a browser.
