## Solving and checking

solve-quantik-classes = Positions à { $ply } pièces
solve-quantik-distances = Valeurs à { $ply } pièces
solve-quantik-pieces = Pièces
solve-quantik-all = Positions sans les symétriques
solve-quantik-wins = Le trait gagne
solve-quantik-longest = Partie la plus longue
solve-quantik-result = Le { $winner ->
        [first] premier
       *[second] second
    } joueur gagne ; contre la meilleure défense, la partie dure { $plies } coups.

## Tables

tables-quantik = Toutes les positions avec au plus { $pieces } pièces

## Speed figures

bench-case-quantik = Quantik
bench-case-values = Valeur de chaque coup à Quantik, 99 positions sur 100
bench-case-early = Valeur de chaque coup à Quantik, trois pièces posées

## What can go wrong

error-claim-start = La table ne commence pas par le plateau vide.
error-claim-order = Demi-coup { $ply } : les codes ne vont pas en croissant.
error-claim-count = Demi-coup { $ply } : l’en-tête compte d’autres classes ou d’autres distances qu’il n’y en a.
error-claim-class = { $position } ne représente pas sa classe : une position symétrique a un code plus petit.
error-claim-missing = { $position } : il manque à la table { $missing }, un coup plus loin.
error-claim-distance = { $position } : la table dit { $claimed } demi-coups jusqu’à la fin, les règles disent { $found }.
