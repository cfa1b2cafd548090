"""Kernels as libraries: built ahead of time, so that nobody waits for a compiler.

- `declarations` reads what an entry takes and gives from its annotations.
- `compiling` has Numba compile kernels when they are called, where no library fits.
- `ir` has it compile all entries at once, for no processor in particular; `building` makes
  libraries of that for the processors and systems in `targets`, when it is asked to by
  `python -m fourfold.kernels.build`.
- `keeping` keeps what was built for other clones.
- `loading` finds the library of this machine and checks it; `calls` calls what is in it.
"""
