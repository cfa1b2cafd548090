# Ce qui ne va pas avec un jeu que l’on ajoute.

error-game-no-rules = { $module } : son GAME n’est pas une classe de règles, dérivée de Game.
error-game-lacks = { $module } est incomplet : il y manque { $names }.
error-game-misnamed = { $module } appelle son jeu « { $name } » ; le module et le jeu portent le même nom.
error-game-unknown-data = { $file } dit quelque chose que personne ne lit : { $names }.
