# What research environments say.

envs-missing = { $package } is not installed: pip install fourfold[research]

error-env-action-illegal = Action { $action } ({ $move }) is not legal here.
error-env-action-illegal-in = Action { $action } is not legal in game { $game } of the batch; nothing was played.
error-env-action-shape = The batch takes an array of { $expected } actions, one a game, not one of shape { $found }; nothing was played.
error-env-action-type = Actions are whole numbers, not { $found }; nothing was played.
error-env-over = The game is over; reset it before the next action.
error-env-move-unknown = “{ $move }” is no move of this game.
error-env-cycles = max_cycles is a whole number from { $low } to { $high }.
error-env-size = A batch has from { $low } to { $high } games.
error-env-device = There is no device “{ $device }”; there are { $devices }.
error-env-cuda-numba = Batches on a GPU are compiled by Numba: pip install "fourfold[kernels]"
error-env-cuda-none = Numba finds no NVIDIA GPU that it can use here: { $reason }
error-env-cuda-game = There are no kernels of { $game } for a GPU.
error-env-threads = A batch is played by { $low } to { $high } threads.
error-env-busy = Another thread is using this batch, which belongs to one at a time; nothing was done.
error-env-index = There is no game { $found } in a batch of { $size }.
error-env-index-type = Which game of a batch is said by a whole number.
error-env-where = Which games are meant is said by an array of { $expected } truth values, one a game.
error-env-position-over = The game is over in this position; a batch starts only where it goes on.
error-env-no-truth = Exact values are known for { $games }, not for { $game }.
error-env-seed = A seed is a whole number.
error-env-seconds = seconds is a number that is not below 0, not “{ $found }”.
error-env-truth = truth is True or False, not “{ $found }”.
error-env-numbers = Actions are whole numbers, one or more in a list.
error-env-action-unknown = There is no action { $found }; actions are numbered from 0 to { $last }.
error-env-out = Observations go into an array of type int8 and shape { $shape }, in C order.
error-env-render-mode = There is no render mode “{ $mode }”; it is one of { $modes }.
error-env-opponent = There is no computer player “{ $name }”; they are { $names }.
error-env-opponents = { $seats } players need { $expected } opponents, or one name for all, not { $found }.
error-env-agent = There is no agent “{ $found }”; they are { $names }.
error-env-seat = There is no seat { $found }; seats are numbered from 0 to { $last }.
error-env-reset-options = The options of a reset are a dictionary, not { $found }.
error-env-reset-option = A reset has no option “{ $key }”; it has { $keys }.
error-env-reset-game = This is a position of { $found }; the game here is { $game }.
error-env-reset-over = The game is over in this position; it begins only where it goes on.
error-env-reset-count = A position for each game is { $expected } positions, not { $found }.
error-env-reset-seeds = A seed for each game is { $expected } seeds, not { $found }.
error-env-vector-render = Many games at once are not rendered; draw one with batch.position(i).

## Speed figures

cli-help-bench-research = Measure the research environments instead, beside other people’s.
bench-batches = Random steps with their masks, batches on two cores
bench-observed = The same with observations
bench-pettingzoo = One game at a time in PettingZoo, random steps with observations and masks
bench-openspiel = One game at a time in OpenSpiel, random steps with masks
bench-cuda = Random steps with their masks, batches on the GPU
bench-cuda-observed = The same with observations, on the GPU
bench-case-unobserved = without observations
bench-case-two-cores = on two cores
bench-case-pettingzoo-connect-four = PettingZoo, Connect Four
bench-case-openspiel-python = OpenSpiel, tic-tac-toe in Python
bench-case-openspiel-stepped = OpenSpiel, Connect Four, from Python
