# Running a server: settings, backups, figures, and what is wrong with a request to it.

error-data-no-file = “{ $file }” is a device or something else that keeps nothing; name a file, such as matches.db.
error-data-is-folder = “{ $file }” is a folder; name a file in it, such as matches.db.
error-database-newer = The database was made by a newer version of Fourfold (it is at { $found }, this version knows { $known }); use that version, or the backup from before.
error-database-in-use = Another server uses “{ $file }” already; stop it first, or use PostgreSQL for several.
error-setting-choice = { $name } cannot be “{ $value }”; it is one of { $values }.
error-head-too-long = The head of a request, its address and headers, has at most { $limit } bytes.
error-head-too-slow = The head of a request must come within { $seconds } seconds.
error-too-many-connections = At most { $limit } connections can be open from one address.
error-too-many-connections-here = All { $limit } connections of this server are in use; please come back in a moment.
error-too-many-moves = At most { $limit } moves can be given at once.
error-body-too-long = The body is too long; it may have at most { $limit } bytes.
error-body-too-slow = The body of a request must come within { $seconds } seconds.
error-length-unreadable = The length of the body cannot be read.

## Backups

cli-help-backup-file = The file to write. It must not exist yet.
cli-help-backup-data = The file with the matches, if not the usual one.
backup-done = { $matches ->
        [one] One match is
       *[other] { $matches } matches are
    } saved in { $file }.
error-backup-exists = “{ $file }” exists already; choose another name.
error-backup-nothing = There are no matches to save: “{ $file }” does not exist.
error-backup-other-database = Only the file of a server without a database of its own is saved here; for PostgreSQL use pg_dump.
error-backup-failed = The matches cannot be saved in “{ $file }”: { $reason }.

## How much a server bears

cli-help-bench-server = Play many matches at once on a server started for this, and check every event.
cli-help-bench-matches = With --server: matches at once.
cli-help-bench-rate = With --server: moves in a second, all matches together.
cli-help-bench-seconds = With --server: how long to play.
cli-help-bench-costs = With --server: what a match, a move, a listener and a thought cost. With --quick it takes seconds, and the figures are rough.
error-bench-costs = What a server uses can be measured on Linux only.
bench-costs-match = A match with two new players: { NUMBER($seconds, maximumSignificantDigits: 2) } ms of a core, { NUMBER($memory, maximumSignificantDigits: 2) } kB of memory while it is played, { NUMBER($disk, maximumSignificantDigits: 2) } kB on disk
bench-costs-move = A move: { NUMBER($seconds, maximumSignificantDigits: 2) } ms of a core, { NUMBER($disk, maximumSignificantDigits: 2) } kB on disk, { NUMBER($bytes, maximumSignificantDigits: 2) } kB to the two players
bench-costs-listener = One more listener: { NUMBER($memory, maximumSignificantDigits: 2) } kB of memory; for each move { NUMBER($seconds, maximumSignificantDigits: 2) } ms of a core and { NUMBER($bytes, maximumSignificantDigits: 2) } kB
bench-costs-thought = A move of level { $level }, { $game }: { NUMBER($seconds, maximumSignificantDigits: 2) } ms of a core
bench-server = { $matches } matches at once, { $sockets } live connections
bench-server-moves = { $moves } moves, { NUMBER($rate, maximumFractionDigits: 1) } in a second
bench-server-times = From the moment a move is due to its arrival at the opponent: { NUMBER($median, maximumFractionDigits: 1) } ms in the middle, 99 of 100 within { NUMBER($p99, maximumFractionDigits: 1) } ms, the slowest { NUMBER($slowest, maximumFractionDigits: 1) } ms
bench-server-stolen = The host of this virtual machine took { NUMBER($percent, maximumFractionDigits: 1) } % of its cores away. Of the { $moves } moves while it did not, 99 of 100 came within { NUMBER($p99, maximumFractionDigits: 1) } ms
bench-server-memory = Memory of the server: at most { NUMBER($megabytes, maximumFractionDigits: 0) } MiB
bench-server-faults = { $count ->
        [0] Every event came once, in order, to both players, and as the rules say.
        [one] One thing went wrong:
       *[other] { $count } things went wrong:
    }

## Settings

server-variable-unknown = The variable { $name } is ignored: Fourfold has no such setting.
server-variable-close = The variable { $name } is ignored: Fourfold has no such setting. Did you mean { $close }?
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

## The form of a request

error-request-bad = This request cannot be understood.
error-method-not-allowed = That cannot be done at this address.
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
error-body-type = The body must be JSON, and say so: Content-Type: application/json.
error-message-not-json = The message is not JSON.
error-private-open = A private match cannot have open seats or be public. Fill all seats, or leave out “private”.
error-seat-me-twice = You can sit on one seat only; for somebody beside you choose “beside”.
error-seat-unknown = There is no such seat; they are numbered from 0 to { $high }.
error-engine-and-level = An engine has either a level or a name, not both.
error-command-id = The id of a command must have 1 to { $limit } printable characters.
error-command-id-used = This id was used for another command already.
error-request-key = The key of a request must have { $low } to { $high } printable characters.
error-request-key-used = This key has done its work, or was used for another request.
error-request-key-weak = Without a token, the key of a request must be one that nobody guesses: { $low } to { $high } characters, made by chance.
error-request-twice = The same request is being answered already; ask again in a moment.
error-command-id-taken = Another player has used this id for a command already.
error-takeback-ply = You can go back to a number of moves from 0 to { $high }.

## Starting

# At the start, and instead of every page.
server-no-pages =
    This server has no web app, only its API (/api/openapi.json).
    { server-build-web }
server-no-python =
    The web app here was built without Python for the browser: it does not work offline, and the server does all the thinking.
    { server-build-web }
# Packages of Python, then of Node.js. These are commands; only the words between them are translated.
server-build-web =
    To build all of it, in the source folder of Fourfold: make web
    Without make: pip install -e ".[app,kernels]" ziglang
    and then in the folder web: npm ci && npm run complete
# After “make play”, which prepares it in the background.
server-python-coming = Playing offline is being prepared, and is available from the next start.

## The command

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
