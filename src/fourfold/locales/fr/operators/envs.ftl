# Ce que disent les environnements de recherche.

envs-missing = { $package } n’est pas installé : pip install fourfold[research]

error-env-action-illegal = L’action { $action } ({ $move }) n’est pas permise ici.
error-env-action-illegal-in = L’action { $action } n’est pas permise dans la partie { $game } du lot ; rien n’a été joué.
error-env-action-shape = Le lot attend un tableau de { $expected } actions, une par partie, et non un tableau de forme { $found } ; rien n’a été joué.
error-env-action-type = Les actions sont des nombres entiers, pas { $found } ; rien n’a été joué.
error-env-over = La partie est finie ; réinitialisez-la avant l’action suivante.
error-env-move-unknown = « { $move } » n’est pas un coup de ce jeu.
error-env-cycles = max_cycles est un nombre entier de { $low } à { $high }.
error-env-size = Un lot compte de { $low } à { $high } parties.
error-env-device = Il n’y a pas d’appareil « { $device } » ; il y a { $devices }.
error-env-cuda-numba = Les lots sur une carte graphique sont compilés par Numba : pip install "fourfold[kernels]"
error-env-cuda-none = Numba ne trouve ici aucune carte graphique NVIDIA utilisable : { $reason }
error-env-cuda-game = Il n’y a pas de noyaux de { $game } pour une carte graphique.
error-env-threads = Un lot est joué par { $low } à { $high } fils d’exécution.
error-env-busy = Un autre fil d’exécution utilise ce lot, qui n’en sert qu’un à la fois ; rien n’a été fait.
error-env-index = Il n’y a pas de partie { $found } dans un lot de { $size }.
error-env-index-type = Une partie d’un lot se désigne par un nombre entier.
error-env-where = Les parties dont il s’agit sont indiquées par un tableau de { $expected } valeurs de vérité, une par partie.
error-env-position-over = La partie est finie dans cette position ; un lot ne part que d’une partie en cours.
error-env-no-truth = Les valeurs exactes sont connues pour { $games }, pas pour { $game }.
error-env-seed = Une graine est un nombre entier.
error-env-seconds = seconds est un nombre qui n’est pas négatif, pas « { $found } ».
error-env-truth = truth vaut True ou False, pas « { $found } ».
error-env-numbers = Les actions sont des nombres entiers, un ou plusieurs dans une liste.
error-env-action-unknown = Il n’y a pas d’action { $found } ; les actions sont numérotées de 0 à { $last }.
error-env-out = Les observations vont dans un tableau de type int8 et de forme { $shape }, dans l’ordre C.
error-env-render-mode = Il n’y a pas de mode de rendu « { $mode } » ; les modes sont { $modes }.
error-env-opponent = Il n’y a pas de joueur automatique « { $name } » ; il y a { $names }.
error-env-opponents = { $seats } joueurs demandent { $expected } adversaires, ou un seul nom pour tous, et non { $found }.
error-env-agent = Il n’y a pas d’agent « { $found } » ; ce sont { $names }.
error-env-seat = Il n’y a pas de place { $found } ; les places sont numérotées de 0 à { $last }.
error-env-reset-options = Les options d’un reset sont un dictionnaire, pas { $found }.
error-env-reset-option = Un reset n’a pas d’option « { $key } » ; il a { $keys }.
error-env-reset-game = C’est une position de { $found } ; le jeu est ici { $game }.
error-env-reset-over = La partie est finie dans cette position ; elle ne commence que là où elle continue.
error-env-reset-count = Une position par partie, cela fait { $expected } positions, pas { $found }.
error-env-reset-seeds = Une graine par partie, cela fait { $expected } graines, pas { $found }.
error-env-vector-render = Beaucoup de parties à la fois ne sont pas dessinées ; dessinez-en une avec batch.position(i).

## Vitesses

cli-help-bench-research = Mesure plutôt les environnements de recherche, à côté de ceux des autres.
bench-batches = Pas au hasard avec leurs masques, lots sur deux cœurs
bench-observed = De même avec les observations
bench-pettingzoo = Une partie à la fois dans PettingZoo, pas au hasard avec observations et masques
bench-openspiel = Une partie à la fois dans OpenSpiel, pas au hasard avec masques
bench-cuda = Pas au hasard avec leurs masques, lots sur la carte graphique
bench-cuda-observed = De même avec les observations, sur la carte graphique
bench-case-unobserved = sans observations
bench-case-two-cores = sur deux cœurs
bench-case-pettingzoo-connect-four = PettingZoo, Puissance 4
bench-case-openspiel-python = OpenSpiel, morpion en Python
bench-case-openspiel-stepped = OpenSpiel, Puissance 4, depuis Python
