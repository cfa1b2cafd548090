# What is wrong with a game that is being added.

error-game-no-rules = { $module }: its GAME is not a class of rules, which is derived from Game.
error-game-lacks = { $module } is not complete: it lacks { $names }.
error-game-misnamed = { $module } calls its game “{ $name }”; module and game have the same name.
error-game-unknown-data = { $file } says something that nobody reads: { $names }.
