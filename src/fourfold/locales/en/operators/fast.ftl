# What the fast kernels tell the user.

fast-compiling = Preparing the fast rules for this computer. This takes a few seconds and happens only once.
