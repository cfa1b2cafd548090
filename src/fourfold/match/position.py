"""A game as it stands at one moment, as a value."""

from __future__ import annotations

from collections.abc import Hashable

from fourfold.rules import AnyGame, Game, Outcome, UnknownGameError, load
from fourfold.rules.errors import OptionError, kind_of


class Position:
    """A game and one of its states: what stands where and whose turn it is, without a history.

    Playing gives another position and leaves this one alone.

    >>> from fourfold import Position
    >>> Position("quantik").play("Bc2")
    Position('quantik', '..../..../..B./....')
    """

    __slots__ = ("game", "state")

    def __init__(
        self, game: AnyGame | str, position: str | None = None, **options: str | int
    ) -> None:
        self.game: Game[Hashable, Hashable] = game_of(game, **options)
        """The rules, under their options."""
        rules = self.game
        self.state: Hashable = (
            rules.initial() if position is None else rules.parse_position(position)
        )
        """The state, for the functions of the game."""

    @classmethod
    def of(cls, game: AnyGame, state: Hashable) -> Position:
        """Give the position of a state."""
        game_of(game).check_state(state)
        position = cls.__new__(cls)
        position.game, position.state = game, state
        return position

    @property
    def text(self) -> str:
        """The position written down."""
        return self.game.position_text(self.state)

    @property
    def to_move(self) -> int:
        """The seat whose turn it is."""
        return self.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by the board alone, or None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def legal(self) -> list[str]:
        """The texts of all legal moves, sorted; none when the game is over."""
        return list(self.game.legal_texts(self.state))

    def play(self, move: str | Hashable) -> Position:
        """Give the position after a move, which is told by its text or itself."""
        return Position.of(self.game, self.game.play(self.state, move))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game == other.game and self.state == other.state

    def __hash__(self) -> int:
        return hash((self.game, self.state))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Position({self.game.spec!r}, {self.text!r})"

    def _repr_svg_(self) -> str:
        """Draw the position, for notebooks."""
        return drawn(self.game, self.state, self.outcome)


def game_of(game: AnyGame | str, **options: str | int) -> AnyGame:
    """Give a game that is told by its name, with options, or itself."""
    if isinstance(game, str):
        return load(game, **options)
    if not isinstance(game, Game):
        raise UnknownGameError("game-type", found=kind_of(game))
    if options:
        raise OptionError("game-settled", game=game.spec)
    return game


def drawn(
    game: AnyGame, state: Hashable, outcome: Outcome | None, marked: tuple[str, ...] = ()
) -> str:
    """Draw a state, with the spaces that show why it is over or else those that are marked."""
    # Imported when the first picture is wanted: matches alone load faster without it.
    from fourfold.drawing import svg_of

    return svg_of(
        game.layout(),
        game.view(state),
        None if outcome else game.to_move(state),
        outcome.spaces if outcome else marked,
        game.position_text(state),
    )
