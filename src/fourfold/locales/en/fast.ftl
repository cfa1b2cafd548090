# What is said about the fast rules: machine code that is built for a computer beforehand.

fast-compiling = Preparing the fast rules for this computer. This can take a minute or more, and happens only once.
# Beside a progress bar.
fast-preparing = Preparing the fast rules
# $file is the path of a file.
error-library-missing = The fast rules have not been built here ({ $file } is missing), so this goes on without them.
error-library-foreign = { $file } was made for another computer or another version of Fourfold, so this goes on without it.
error-library-stale = { $file } was made from other sources than those that are here, so this goes on without it. In a checkout, `make kernels` makes it anew.
error-library-damaged = { $file } is damaged, so this goes on without it.
# $reason is what the system says, in its own language.
error-library-broken = { $file } cannot be loaded, so this goes on without it: { $reason }
# $machine is a system and a processor, such as freebsd-amd64.
error-library-none = No fast rules are built for { $machine }, so this goes on without them.
# $kernel is the name of a function.
error-kernels-missing = This needs the fast rules ({ $kernel }), which are not available here. The package numba can make them: pip install "fourfold[kernels]"
