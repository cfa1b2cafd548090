# Ce qui se dit des règles rapides : du code machine construit d’avance pour un ordinateur.

fast-compiling = Préparation des règles rapides pour cet ordinateur. Cela peut durer une minute ou plus et n’arrive qu’une fois.
# Beside a progress bar.
fast-preparing = Préparation des règles rapides
# $file is the path of a file.
error-library-missing = Les règles rapides n’ont pas été construites ici ({ $file } manque) ; on continue sans elles.
error-library-foreign = { $file } a été fait pour un autre ordinateur ou une autre version de Fourfold ; on continue sans lui.
error-library-stale = { $file } a été fait à partir d’autres sources que celles qui sont ici ; on continue sans lui. Dans un dépôt, `make kernels` le refait.
error-library-damaged = { $file } est endommagé ; on continue sans lui.
# $reason is what the system says, in its own language.
error-library-broken = { $file } ne peut pas être chargé ; on continue sans lui : { $reason }
# $machine is a system and a processor, such as freebsd-amd64.
error-library-none = Il n’y a pas de règles rapides construites pour { $machine } ; on continue sans elles.
# $kernel is the name of a function.
error-kernels-missing = Cela demande les règles rapides ({ $kernel }), qui ne sont pas disponibles ici. Le paquet numba peut les faire : pip install "fourfold[kernels]"
