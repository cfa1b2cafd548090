## Solving and checking

solve-exago-shapes = Formes de { $number } tuiles
solve-exago-pass = Passe { $number }
solve-exago-tiles = Tuiles
solve-exago-shapes-all = Formes
solve-exago-wins = Le trait gagne
solve-exago-losses = Le trait perd
solve-exago-draws = Nulles
solve-exago-longest = La plus longue
solve-exago-result = { $kind ->
        [win] Le joueur qui commence gagne ; contre la meilleure défense, la partie dure { $plies } coups.
        [loss] Le joueur qui commence perd ; contre la meilleure défense, la partie dure { $plies } coups.
       *[draw] Personne ne peut forcer le gain.
    } SHA-256 de la solution : { $checksum }

## Speed figures

bench-case-exago = Exago
bench-case-exago-2 = Exago, deux joueurs
bench-case-exago-3 = Exago, trois joueurs
bench-case-exago-4 = Exago, quatre joueurs
bench-case-exago-6 = Exago, six joueurs
bench-case-exago-middle = Exago, deux joueurs, milieu de partie
bench-case-exago-duty = Exago, six joueurs, tous les pions, devoir de bloquer
bench-case-exago-picks-2 = Exago, deux joueurs, choix
bench-case-exago-picks-3 = Exago, trois joueurs, choix

## What can go wrong

error-claim-exago = Ce que la table dit de { $position } ne découle pas de ce qu’elle dit un tour plus tard.
error-claim-exago-shapes = { $file } ne contient pas chaque forme des tuiles une seule fois, les plus petites d’abord.
error-exago-solver = Exago se résout pour deux joueurs ayant autant de tuiles l’un que l’autre, de 2 à { $most } chacun, et reconnect=off. Par exemple : fourfold solve exago -o tiles=5 -o size=4
error-exago-no-table = Aucune table d’Exago n’accompagne le programme. Indiquez le dossier d’une table faite par « fourfold solve exago ».
error-exago-no-packing = Les solutions d’Exago ne se compressent pas : aucun programme ne les cherche.
