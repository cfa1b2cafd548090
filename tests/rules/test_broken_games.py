"""The conformance suite notices a game that breaks the contract, and says how."""

from __future__ import annotations

from typing import Any

import pytest

from fourfold import Outcome, PositionError
from fourfold.games.quantik.rules import SPACES, Move, Quantik, State
from fourfold.rules.conformance import check
from fourfold.rules.contract import Symmetry
from fourfold.rules.layout import Journey, Slot

RIGHT = Quantik()
LAYOUT = RIGHT.layout()
IDENTITY = next(s for s in RIGHT.symmetries() if all(a == b for a, b in s.spaces.items()))
SHIFTED = dict(zip(SPACES, (*SPACES[1:], SPACES[0]), strict=True))


def layout(**changes: Any) -> dict[str, Any]:
    return {"layout": lambda _: LAYOUT._replace(**changes)}


def lose_a_piece(_: Quantik, state: State) -> Any:
    view = RIGHT.view(state)
    return view._replace(board=dict(list(view.board.items())[1:]))


def read_anything(_: Quantik, text: str) -> State:
    try:
        return RIGHT.parse_position(text)
    except PositionError:
        return RIGHT.initial()


def stay_at_home(_: Quantik, state: State, move: Move) -> list[Journey]:
    return []


def come_from_nowhere(_: Quantik, state: State, move: Move) -> list[Journey]:
    return [Journey("A", "d4", "a1")]


def read_move(text: str) -> Move:
    return Move(*text.split(":"))


MOVES_ARE_OTHER_TEXTS: dict[str, Any] = {
    "legal_moves": lambda _, state: [":".join(move) for move in RIGHT.legal_moves(state)],
    "after": lambda _, state, move: RIGHT.after(state, read_move(move)),
    "move_text": lambda _, move: RIGHT.move_text(read_move(move)),
    "picks": lambda _, move: RIGHT.picks(read_move(move)),
}


def lead_astray(game: Quantik, state: State, move: str | Move) -> State:
    return RIGHT.play(state, move) if isinstance(move, str) else state


FAULTS: dict[str, dict[str, Any]] = {
    "spell another move": {"spelled": lambda _, picks: "-".join(picks)},
    "goes another way": {"journeys": stay_at_home},
    "lifts from d4": {"journeys": come_from_nowhere},
    "goes home another way": {
        "journeys": lambda _, state, move: RIGHT.journeys(state, move) * 2,
    },
    "a space is named twice": layout(spaces=(*LAYOUT.spaces, LAYOUT.spaces[0])),
    "a line or region names ['z9']": layout(regions=(("a1", "z9"),)),
    "seats without colour": layout(colours=("light",)),
    "no seat can have the colour pink": layout(colours=("light", "pink")),
    "two seats have one colour": layout(colours=("dark", "dark")),
    "two pieces share a letter": layout(pieces=(*LAYOUT.pieces, LAYOUT.pieces[0])),
    "a hand holds ['Z']": layout(hands=((Slot("hand:Z", "Z"),), ())),
    "<quantik>: spaces": {
        "symmetries": lambda _: [Symmetry(dict.fromkeys(SPACES, "a1"), IDENTITY.letters)]
    },
    "<quantik>: letters": {
        "symmetries": lambda _: [Symmetry(IDENTITY.spaces, {"A": "B", "B": "B"})]
    },
    "the identity is no symmetry": {"symmetries": lambda _: [Symmetry(SHIFTED, IDENTITY.letters)]},
    "nobody is to move": {"to_move": lambda _, state: 2},
    "over and legal moves disagree": {"outcome": lambda _, state: Outcome(0, "line")},
    ": reason ": {"reasons": ("beauty",)},
    ": winner": {
        "outcome": lambda _, state: (end := RIGHT.outcome(state)) and end._replace(winner=7)
    },
    "outcome shows": {
        "outcome": lambda _, state: (end := RIGHT.outcome(state)) and end._replace(spaces=("z9",))
    },
    "is no line of text": {"position_text": lambda _, state: RIGHT.position_text(state) + "\n"},
    "read back as another state": {"parse_position": lambda _, text: State("A" + "." * 15)},
    "is no text of a state": {"parse_position": read_anything},
    "two moves share a text": {"legal_moves": lambda _, state: [*RIGHT.legal_moves(state)] * 2},
    "has a space": {"move_text": lambda _, move: f"{move.shape} {move.space}"},
    "is taken for a move": {"parse_move": lambda _, state, text: Move(text[:1], text[1:])},
    "nothing to pick is called": {"picks": lambda _, move: (move.shape, move.space)},
    "goes on after 4 moves": {"longest": 4},
    "has more than 1 picks": {"most_picks": 1},
    "picks miss legal moves": {"picks": lambda _, move: (move.space,)},
    ": unknown space": {"view": lambda _, state: RIGHT.view(state)._replace(board={"z9": "A"})},
    ": piece": {"view": lambda _, state: RIGHT.view(state)._replace(board={"a1": "Z"})},
    "lost a piece": {"view": lose_a_piece},
    "symmetry changes the mover": {"transform": lambda _, state, symmetry: State("A" + "." * 15)},
    "symmetric moves lead elsewhere": {"transform": lambda _, state, symmetry: RIGHT.initial()},
    "is a move and a text, but that of another move": MOVES_ARE_OTHER_TEXTS,
    "a move itself leads elsewhere": {"play": lead_astray},
    "replay differs": {
        "play": lambda _, state, text: RIGHT.play(state, sorted(RIGHT.legal_texts(state))[0])
    },
}


@pytest.mark.parametrize("fault", FAULTS)
def test_fault_is_found(fault: str) -> None:
    broken = type("Broken", (Quantik,), FAULTS[fault])
    with pytest.raises(AssertionError) as raised:
        check(broken(), plays=2)
    assert fault in str(raised.value)


def test_unbroken_game_passes() -> None:
    check(type("Unbroken", (Quantik,), {})(), plays=2)
