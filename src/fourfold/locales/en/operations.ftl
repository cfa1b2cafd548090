# Running a server: what it refuses to protect itself, and what its keepers are told.

error-setting-choice = { $name } cannot be “{ $value }”; it is one of { $values }.
error-busy = Too many positions are being thought about right now; please try again soon.
error-thinking-failed = The computer could not think about this; please try again.
error-too-many-moves = At most { $limit } moves can be given at once.
error-too-many-requests = These were too many requests in a short time; please try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-too-many-sockets = Too many live connections are open from your address.
error-body-too-long = The body is too long; it may have at most { $limit } bytes.
error-body-too-slow = The body did not arrive in time.
error-length-unreadable = The length of the body cannot be read.

## Backups

cli-help-backup = Save all matches of a server, also while it runs.
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
bench-server = { $matches } matches at once, { $sockets } live connections
bench-server-moves = { $moves } moves, { NUMBER($rate, maximumFractionDigits: 1) } in a second
bench-server-times = From sending a move to its arrival at the opponent: { NUMBER($median, maximumFractionDigits: 1) } ms in the middle, 99 of 100 within { NUMBER($p99, maximumFractionDigits: 1) } ms, the slowest { NUMBER($slowest, maximumFractionDigits: 1) } ms
bench-server-memory = Memory of the server: at most { NUMBER($megabytes, maximumFractionDigits: 0) } MiB
bench-server-faults = { $count ->
        [0] Every event came once, in order, to both players, and as the rules say.
        [one] One thing went wrong:
       *[other] { $count } things went wrong:
    }
