"""The games for OpenSpiel. Importing this module registers them.

After that, `pyspiel.load_game("python_quantik")` and the others work like any other game. Options
are game parameters, as in `python_exago(players=3,size=5)`, and so is `max_cycles`. OpenSpiel wants
each parameter to have one type, so a few are written differently: `repetition=0` is `off`,
`tiles=0` and `line=0` are what is usual for that number of players, and tiles that differ by seat
are written `tiles_by_seat=12/10`. `position` is where games begin, with `;` for its commas.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fourfold.drawing import text_of
from fourfold.i18n import SOURCE, words
from fourfold.rules import AnyGame, load, registered
from fourfold.rules.options import Choice, Number, Numbers, Option, whole
from fourfold.rules.seats import seat_counts

from .codes import code_of
from .errors import missing
from .kernel_play import new_play
from .planes import sight_of
from .play import CYCLES, Play, turn_limit
from .starts import POSITION, start_of
from .truth import Known, known_of

try:
    import pyspiel  # type: ignore[import-not-found]
    from open_spiel.python.observation import (  # type: ignore[import-untyped]
        IIGObserverForPublicInfoGame,
    )
except ImportError as error:
    raise missing("open_spiel") from error

_BY_SEAT = "_by_seat"

Parameters = dict[str, str | int]


def _parameters(name: str) -> Parameters:
    """Give the parameters of a game with their defaults, which tell their types."""
    usual: Parameters = {"max_cycles": CYCLES, POSITION: ""}
    for option in load(name).option_list:
        if isinstance(option, Number) or _is_number_or_off(option):
            usual[option.key] = whole(str(option.default)) or 0
        else:
            usual[option.key] = str(option.default)
        if isinstance(option, Numbers):
            usual[option.key + _BY_SEAT] = ""
    return usual


def _is_number_or_off(option: Option) -> bool:
    """Say whether numbers are enough for an option, with 0 for `off`."""
    return isinstance(option, Choice) and all(
        value == "off" or whole(value) for value in option.values
    )


def _options(name: str, given: Parameters) -> Parameters:
    """Give the options of a game for its parameters."""
    options: Parameters = {}
    for option in load(name).option_list:
        value = given[option.key]
        if by_seat := given.get(option.key + _BY_SEAT):
            options[option.key] = str(by_seat).replace("/", ",")
        elif _is_number_or_off(option):
            options[option.key] = value or "off"
        elif value != 0 or isinstance(option.default, str):
            options[option.key] = value
    return options


class _State(pyspiel.State):  # type: ignore[misc]
    """A game being played."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._play: Play | None = None

    @property
    def play(self) -> Play:
        """The game, begun when it is first asked for: a clone takes over that of another state."""
        if self._play is None:
            game = self.get_game()
            self._play = new_play(game.rules, game.max_cycles, game.start)
        return self._play

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.play.over else self.play.to_move

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal() if player == self.play.to_move else []

    def _apply_action(self, action: int) -> None:
        self.play.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.code.names[action]

    def is_terminal(self) -> bool:
        return self.play.over

    def returns(self) -> list[float]:
        return self.play.rewards

    def truth(self) -> Known:
        """Say what is known of this state: value, distance and best actions."""
        return known_of(self.play)

    def __str__(self) -> str:
        play = self.play
        board = text_of(play.game.layout(), play.game.view(play.state), play.to_move)
        picked = "".join(f" {play.code.names[action]}" for action in play.picked)
        return board + (f"\npicked:{picked}" if picked else "")


class _Observer:
    """What a player sees, in the way of OpenSpiel."""

    def __init__(self, game: AnyGame, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations; given were {params}")
        self.tensor: NDArray[np.float32] = np.zeros(int(np.prod(sight_of(game).shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(sight_of(game).shape)}

    def set_from(self, state: _State, player: int) -> None:
        self.dict["observation"][:] = state.play.planes(player)

    def string_from(self, state: _State, player: int) -> str:
        return str(state)


def _long_name(name: str) -> str:
    # A game that has no words yet must not keep the others away.
    say, message = words(SOURCE), f"{name}-name"
    return say(message) if message in say else name


def _register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    kinds = pyspiel.GameType
    usual = _parameters(name)
    game_type = kinds(
        short_name=f"python_{name}",
        long_name=_long_name(name),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seat_counts(registered()[name])),
        min_num_players=min(seat_counts(registered()[name])),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual,
    )

    class Game(pyspiel.Game):  # type: ignore[misc]
        """The rules under the parameters that were given."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {**usual, **(params or {})}
            self.max_cycles = given.pop("max_cycles")
            position = str(given.pop(POSITION)).replace(";", ",")
            self.rules = load(name, **_options(name, given))
            self.start = start_of(self.rules, {POSITION: position} if position else None)
            limit = turn_limit(self.rules, self.max_cycles)
            turns = min(limit, self.rules.longest or limit)
            code = code_of(self.rules)
            info = pyspiel.GameInfo(
                num_distinct_actions=len(code),
                max_chance_outcomes=0,
                num_players=self.rules.seats,
                min_utility=-1.0 / (self.rules.seats - 1),
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=turns * code.most,
            )
            super().__init__(game_type, info, params or {})

        def new_initial_state(self) -> _State:
            return _State(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            if iig_obs_type is None or (
                iig_obs_type.public_info and not iig_obs_type.perfect_recall
            ):
                return _Observer(self.rules, params)
            return IIGObserverForPublicInfoGame(iig_obs_type, params)

    pyspiel.register_game(game_type, Game)


for _name in registered():
    _register(_name)
