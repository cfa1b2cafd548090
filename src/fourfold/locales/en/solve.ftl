# What can be wrong with table files.

error-table-missing = There is no table { $file }.
error-table-foreign = { $file } is not a table made by Fourfold.
error-table-format = { $file } is in a format that this program does not know; it was made by another version of Fourfold.
error-table-truncated = { $file } is cut short: it has { $found } of { $expected } bytes. Delete it and make it anew.
error-table-damaged = { $file } is damaged: its checksum does not fit. Delete it and make it anew.
error-table-other = { $file } holds “{ $found }”, but “{ $expected }” is needed here. Delete it or choose another folder.
error-table-outdated = { $file } was made for version { $found } of the rules; this program knows version { $expected }. Delete it and make it anew.
error-table-unreadable = { $file } cannot be read: { $reason }.
error-table-unwritable = { $file } cannot be written: { $reason }.
error-table-disk-full = The disk is full: { $file } needs { $megabytes } MB. Make room on that disk and start again, and the run goes on where it was; to give it up, delete the folder { $folder }.

# What a table says wrongly.

error-claim-start = The table does not begin with the empty board.
error-claim-order = Ply { $ply }: the codes do not ascend.
error-claim-count = Ply { $ply }: the heading counts other classes or distances than there are.
error-claim-class = { $position } does not stand for its class: a symmetric position has a smaller code.
error-claim-missing = { $position }: the table lacks { $missing }, one move later.
error-claim-distance = { $position }: the table says { $claimed } plies to the end, the rules say { $found }.
