# What kernels tell whoever programs with them.

# Somebody has set an environment variable to something that it cannot be. $variable is its name, $found what it is, $choice what it may be.
error-kernels-choice = { $variable } is set to “{ $found }”, but can only be { $choice }, so this goes on as if it were not set.
# Somebody has set an environment variable. $setting is FOURFOLD_KERNELS=numba.
error-kernels-no-numba = { $setting } leaves the fast rules aside that were built, and the package numba, which was to make them instead, is not installed; so this goes on without them. It installs with: pip install "fourfold[kernels]"
