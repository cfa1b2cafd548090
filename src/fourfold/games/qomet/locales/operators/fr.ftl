## Help

cli-help-corner-exit = Pour qomet : si les étoiles quittent le plateau le long du côté extérieur d’un coin.
cli-help-stars = Pour qomet : le nombre d’étoiles par camp ; moins d’étoiles font un petit jeu.
cli-help-compress = Pour qomet : réunir aussi la solution en un petit fichier, utilisable tel quel.
cli-help-gpu = Pour qomet : utiliser un GPU NVIDIA, des minutes au lieu d’heures ; demande le paquet numba-cuda.

## Solving and checking

solve-qomet-pass = Passe { $number }
solve-qomet-stars = Étoiles
solve-qomet-wins = Le trait gagne
solve-qomet-losses = Le trait perd
solve-qomet-draws = Nulles
solve-qomet-longest = La plus longue
solve-qomet-result = SHA-256 de la solution : { $checksum }
solve-packing = Compression dans { $file }
verify-unpacking = Décompression de { $file }

## Tables

tables-qomet-few = Toutes les positions avec au plus { $stars } étoiles, corner_exit={ $corner_exit }
tables-qomet-crowded = Toutes les positions avec { $stars } étoiles, corner_exit={ $corner_exit }
tables-qomet-values = Qui gagne avec { $least } à { $most } étoiles, mais pas quand, corner_exit={ $corner_exit }
tables-qomet-win = { NUMBER($count) } positions du gain depuis le début, corner_exit={ $corner_exit }
tables-qomet-all = Toutes les positions, corner_exit={ $corner_exit }

## Speed figures

bench-case-qomet = Qomet
bench-case-distance = Distance à Qomet, 99 positions sur 100

## What can go wrong

error-table-nowhere = { $variable } vaut « { $file } », mais il n’y a ni fichier ni dossier de ce nom ; une adresse commence par http:// ou https://.
error-table-numpy = { $file } est une solution entière, que seul NumPy peut lire : pip install "fourfold[arrays]"
error-claim-qomet = Ce que la table dit de { $position } (les étoiles du joueur au trait, puis celles de l’adversaire) ne découle pas de ce qu’elle dit un tour plus tard.
error-qomet-gpu-memory = Sur un GPU, il faut { $needed } Go de sa mémoire, et { $found } Go sont libres.
error-qomet-no-gpu = Aucun GPU NVIDIA n’est utilisable ici : { $reason }
