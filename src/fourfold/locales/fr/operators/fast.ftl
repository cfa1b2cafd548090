# Ce que les noyaux disent à qui programme avec eux.

# Somebody has set an environment variable to something that it cannot be. $variable is its name, $found what it is, $choice what it may be.
error-kernels-choice = { $variable } vaut « { $found } », mais ne peut valoir que { $choice } ; on continue comme si rien n’était indiqué.
# Somebody has set an environment variable. $setting is FOURFOLD_KERNELS=numba.
error-kernels-no-numba = { $setting } laisse de côté les règles rapides déjà construites, et le paquet numba, qui devait les faire à leur place, n’est pas installé ; on continue sans elles. Pour l’installer : pip install "fourfold[kernels]"
