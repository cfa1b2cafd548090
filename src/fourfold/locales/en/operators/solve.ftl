# What can be wrong with table files.

error-table-missing = There is no table { $file }.
error-table-foreign = { $file } is not a table made by Fourfold.
error-table-format = { $file } is in a format that this program does not know; it was made by another version of Fourfold.
error-table-truncated = { $file } is cut short: it has { $found } of { $expected } bytes. It must be fetched or made anew.
error-table-damaged = { $file } is damaged: its checksum does not fit. It must be fetched or made anew.
error-table-other = { $file } holds “{ $found }”, but “{ $expected }” is needed here. Name another file or folder.
error-table-outdated = { $file } was made for version { $found } of the rules; this program knows version { $expected }. It must be made anew.
error-table-unreadable = { $file } cannot be read: { $reason }.
error-table-unwritable = { $file } cannot be written: { $reason }.
error-table-disk-full = The disk is full: { $file } needs { $megabytes } MB. Make room on that disk and start again, and the run goes on where it was; to give it up, delete the folder { $folder }.
error-table-unreachable = { $file } does not answer: { $reason }.
error-table-no-ranges = { $file } cannot be read in parts: its server does not answer range requests, or has something else there. Download the file in another way and name it by its path, or have range requests switched on.
error-table-changed = { $file } is not the file any more that it was when it was opened.

# What a solver needs and does not have.

error-solve-disk = Solving this needs { $needed } GB of disk for { $folder }, and there are { $found } GB.
error-solve-memory = Solving this needs { $needed } GB of memory, and there are { $found } GB.
error-solve-too-long = A win takes longer than the { $longest } plies that a table can hold.

error-solve-extras = The option { $option } is for { $games }.

## Tables

solve-done = The table is { $file }.
solve-stopped = Stopped. What was found is in { $folder }; the same command goes on from there.
verify-checking = Checking
verify-result = { $file }: { $checked } of { $classes } claims checked, { $faults ->
        [0] all right
        [one] one fault found
       *[other] { $faults } faults found
    }.
cli-help-folder = Where the table goes, and everything on the way to it. Usually GAME-solution.
cli-help-threads = How many threads work. Usually one for each core.
cli-help-table = The table to check. Usually the one that comes with the program.
cli-help-sample = How many claims are checked, drawn at random. Usually 1000.
cli-help-all = Check everything, however long it takes.
cli-help-verify-jobs = How many processes share the work, in Quantik.
error-solve-unknown = There is no table for { $name }; there is one for { $names }.

# Tables at hand, and how more come here.

cli-help-tables-fetch = Fetch a packed solution from an address. Can be stopped, and goes on when called again.
cli-help-tables-address = Where it is: http://… or https://…
cli-help-tables-pack = Pack the solution in a folder into one small file that can be used as it is, also from a web server.
cli-help-tables-folder = The folder that `build` has left.
cli-help-tables-file = The file to write. Usually it is named like the folder, with .packed at the end.
cli-help-tables-remove = Remove a table that was fetched.
cli-help-tables-name = The name of its file.
tables-read = Read through: its checksums fit.
# $command is to be typed as it is.
tables-unread = Heading and size fit; the rest was not read. To check it: { $command }
tables-unread-address = Heading and size fit; the rest is checked as it is needed. To have all of it, checked: { $command }
tables-size = { NUMBER($megabytes, maximumFractionDigits: 2) } MB
tables-unfinished = { $file } is not all here yet. Fetch it again, and the rest comes; or remove it.
tables-asking = Asking { $file }. A server that says nothing for { $seconds } seconds is given up.
tables-fetching = Fetching { $file }
tables-checking = Checking { $file }
tables-fetched = The table is { $file }. It is used from now on.
tables-stopped = Stopped. The same command goes on from here.
tables-removed = { $file } is gone.
error-tables-address = { $address } is no address; one begins with http:// or https://.
error-table-not-mine = Among the tables that were fetched there is no { $file }; they are in { $folder }.
error-table-no-packing = The table of { $game } is small enough as it is.
