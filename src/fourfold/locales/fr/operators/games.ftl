# Ce qui ne va pas avec un jeu que l’on ajoute.

error-game-no-plugin = GAME dans { $module } doit être un GamePlugin.
error-game-contract = { $module } est écrit pour le contrat { $found } des jeux ; cette version de Fourfold a le contrat { $expected }.
error-game-no-rules = Les règles dans { $module } doivent être une classe dérivée de Game.
error-game-lacks = { $module } est incomplet : il y manque { $names }.
error-game-misnamed = { $module } appelle son jeu « { $name } » ; le module et le jeu portent le même nom.
error-game-texts-repeated = { $file } répète des messages qui existent déjà : { $names }.
error-game-data-broken = { $file } est illisible : { $reason }.
error-game-data-shape = { $file } doit contenir { $kind ->
        [list] une liste d’objets
       *[object] un objet
    }.
error-game-data-values = { $file } contient des valeurs d’un autre type qu’il ne faut : { $names }.
error-game-unknown-data = { $file } dit quelque chose que personne ne lit : { $names }.

# What programs get wrong that people cannot: $found is the name of a type in Python.

error-game-type = Un jeu se donne par son nom ou par un objet de ses règles, pas par { $found }.
error-game-object = Un objet de jeu est attendu, tel que load("quantik") le renvoie, et non { $found }.
error-game-settled = { $game } a déjà ses options ; donnez le nom d’un jeu pour en choisir d’autres.
error-position-type = Une position est un texte, pas { $found }.
error-move-type = Un coup est un texte ou l’un des coups de ce jeu, pas { $found }.
error-name-type = Les noms des joueurs sont des textes, pas { $found }.
error-day-type = Le jour d’une partie est un datetime.date, pas { $found }.
error-number-type = { $what } est un nombre entier, pas { $found }.
error-state-type = Un état est ce que donnent les fonctions de ce jeu, pas { $found }.
error-state-beside-match = Une partie ou une position a son propre état ; un autre ({ $found }) ne se donne qu’avec un jeu.
error-record-type = Une partie notée est un texte, pas { $found }.
error-match-type = Ce que l’on note est une partie, pas { $found }.
error-ply-unknown = Il n’y a pas de position après { $ply } coups ; { $played } ont été joués.
error-depth = Une profondeur est un nombre entier de { $low } à { $high }, pas « { $found } ».
error-level-number = Il n’y a pas de niveau « { $found } » ; les niveaux vont de { $low } à { $high }.
error-limits-type = Ce qui limite une réflexion est un Limits, pas { $found }.
error-limits-seconds = Les secondes sont un nombre qui n’est pas négatif, pas « { $found } ».
error-limits-count = { $what } est un nombre entier d’au moins { $low }, ou None, pas « { $found } ».
error-limits-tables = Si les tables comptent à toute profondeur est vrai ou faux, pas { $found }.
error-limits-met = Les états de la partie jusqu’ici forment un ensemble, pas { $found }.
error-level-type = Ce que voit un niveau est un Level, pas { $found }.
error-rng-type = Le hasard vient d’un random.Random, pas { $found }.
error-draw-reason = Une partie est déclarée nulle pour l’une de ces raisons : { $reasons } ; pas « { $found } ».
error-match-wanted = On joue dans une partie, pas dans { $found }.
