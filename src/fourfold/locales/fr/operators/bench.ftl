# Mesures de vitesse.

cli-help-bench-quick = Ne mesurer que quelques secondes ; les chiffres sont approximatifs.
cli-help-bench-only = Ne mesurer que cela, au choix rules, kernels, library, cores, probe, levels, start, peers ou steps. Peut être répété.

bench-machine = Fourfold { $fourfold }, Python { $python }, { $system }, { $cores ->
        [one] un cœur
       *[other] { $cores } cœurs
    }
bench-missing = Pour comparer aussi avec d’autres bibliothèques : pip install { $packages }

## Ce qui est mesuré

bench-rules = Coups légaux d’une position selon les règles simples, médiane
bench-kernels = Compter des suites de coups
bench-library = Les mêmes noyaux dans la bibliothèque et par Numba
bench-cores = Parties au hasard sur deux cœurs
bench-probe = Valeurs exactes
bench-levels = Le coup le plus lent d’un niveau
bench-start = Un nouveau processus jusqu’à sa réponse
bench-peers = Parties entières au hasard, compilées
bench-steps = Parties au hasard, coup par coup depuis Python

## Le tableau

bench-case = Quoi
bench-value = Mesure
bench-against = Comparé à
bench-ratio = Rapport de vitesse

bench-case-tables = Charger toutes les tables, dans un nouveau processus
bench-case-limit = la limite
bench-case-plain = règles simples
bench-case-one-core = un seul cœur
bench-case-listing = énumérer les coups
bench-case-search = chercher sans la table
bench-case-numpy = importer NumPy seul
bench-case-compiled = compilés par Numba
bench-case-older = construits pour des processeurs plus anciens
bench-case-second = la deuxième réponse
bench-case-engine = Importer le moteur
bench-case-analysis = Une analyse d’un cinquième de seconde, en tout
bench-case-memory = Mémoire d’un moteur qui a réfléchi à tous les jeux, avec toutes les tables
bench-case-openspiel-connect-four = OpenSpiel, Puissance 4
bench-case-openspiel-pentago = OpenSpiel, Pentago
bench-case-pgx-connect-four = Pgx, Puissance 4

bench-seconds = { NUMBER($number, maximumSignificantDigits: 3) } { $prefix }s
bench-bytes = { NUMBER($number, maximumSignificantDigits: 3) } { $prefix }o
bench-leaves = { NUMBER($number, maximumSignificantDigits: 3) } { $prefix }feuilles/s
bench-games = { NUMBER($number, maximumSignificantDigits: 3) } { $prefix }parties/s
bench-plies = { NUMBER($number, maximumSignificantDigits: 3) } { $prefix }coups/s
bench-level = { $case }, niveau { $level }
bench-times = { NUMBER($ratio, maximumSignificantDigits: 3) }

## Ce qui peut ne pas aller

error-bench-unknown = « { $name } » ne se mesure pas ; on peut mesurer { $names }.
error-bench-clone = Les environnements se mesurent à côté des bibliothèques des autres, ce qui se fait dans un clone du projet : make bench ARGS=--research

## À côté d’un autre serveur

cli-help-bench-peer = Avec --server : les mêmes joueurs, qui répondent aussitôt, sur notre serveur et sur celui de boardgame.io, avec 10 et avec 100 matchs. Il faut Node.js et un clone du projet.
bench-peer = { $server }, { $matches } matchs : { NUMBER($rate, maximumFractionDigits: 0) } coups par seconde, { NUMBER($median, maximumFractionDigits: 1) } ms au milieu, 99 sur 100 en { NUMBER($p99, maximumFractionDigits: 1) } ms
error-bench-node = La comparaison avec un autre serveur demande Node.js et son npm.
