# What is wrong with a game that is being added.

error-game-no-plugin = Expected GAME in { $module } to be a GamePlugin.
error-game-contract = { $module } is for contract { $found } of games; this version of Fourfold has contract { $expected }.
error-game-no-rules = Expected a class derived from Game as the rules of { $module }.
error-game-lacks = { $module } is not complete: it lacks { $names }.
error-game-misnamed = { $module } calls its game “{ $name }”; module and game have the same name.
error-game-texts-repeated = { $file } repeats messages that exist already: { $names }.
error-game-data-broken = { $file } cannot be read: { $reason }.
error-game-data-shape = { $file } must hold { $kind ->
        [list] a list of objects
       *[object] an object
    }.
error-game-data-values = { $file } has values of another type than they must have: { $names }.
error-game-unknown-data = { $file } says something that nobody reads: { $names }.

# What programs get wrong that people cannot: $found is the name of a type in Python.

error-game-type = A game is told by its name or is an object of its rules, not { $found }.
error-game-object = Expected a game object, as load("quantik") returns it, found { $found }.
error-game-settled = { $game } has its options already; give the name of a game to choose other ones.
error-position-type = A position is a text, not { $found }.
error-move-type = A move is a text or one of the moves of this game, not { $found }.
error-name-type = The names of players are texts, not { $found }.
error-day-type = The day of a match is a datetime.date, not { $found }.
error-number-type = { $what } is a whole number, not { $found }.
error-state-type = A state is what the functions of this game give, not { $found }.
error-state-beside-match = A match or a position has a state of its own; another ({ $found }) is given only with a game.
error-record-type = A game record is a text, not { $found }.
error-match-type = What is written down is a match, not { $found }.
error-ply-unknown = There is no position after { $ply } moves; { $played } were played.
error-depth = A depth is a whole number from { $low } to { $high }, not “{ $found }”.
error-level-number = There is no level “{ $found }”; the levels are { $low } to { $high }.
error-limits-type = What limits a brain is a Limits, not { $found }.
error-limits-seconds = Seconds are a number that is not below 0, not “{ $found }”.
error-limits-count = { $what } is a whole number that is not below { $low }, or None, not “{ $found }”.
error-limits-tables = Whether tables count at any depth is true or false, not { $found }.
error-limits-met = The states of the game so far are a set, not { $found }.
error-level-type = What a level sees is a Level, not { $found }.
error-rng-type = Chance comes from a random.Random, not { $found }.
error-draw-reason = A match is called a draw for one of these reasons: { $reasons }; not “{ $found }”.
error-match-wanted = A player moves in a match, not in { $found }.
