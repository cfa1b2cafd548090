"""Checks that a game keeps the contract.

Run them on your own game too:

>>> from fourfold import load
>>> from fourfold.rules.conformance import check
>>> check(load("quantik"), plays=1)

Each check raises AssertionError with a sentence that says what is broken and where.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .contract import PASS_PICK, AnyGame, Game, M, S
from .errors import MoveError, PositionError
from .layout import SEAT_COLOURS, is_outline
from .registry import load, registered


def check(game: AnyGame, plays: int = 20, plies: int = 60, seed: int = 0) -> None:
    """Run every check on the game itself and on the states of some random plays."""
    rng = Random(seed)
    check_options(game)
    check_layout(game)
    check_symmetries_are_permutations(game)
    for _ in range(plays):
        states, moves = random_play(game, plies, rng)
        check_replay(game, states, moves)
        for state in states:
            check_state(game, state, rng)
        for state in states:
            check_journeys(game, state)


def check_state(game: Game[S, M], state: S, rng: Random) -> None:
    """Run every check that is about one state."""
    check_turns(game, state)
    check_position_text(game, state)
    check_moves(game, state)
    check_picks(game, state)
    check_view(game, state)
    check_symmetry(game, state, rng)


def random_play(game: Game[S, M], plies: int, rng: Random) -> tuple[list[S], list[M]]:
    """Walk from the start with random legal moves; give the states and the moves between them."""
    states, moves = [game.initial()], list[M]()
    while len(moves) < plies and (legal := game.legal_moves(states[-1])):
        moves.append(rng.choice(legal))
        states.append(game.after(states[-1], moves[-1]))
        longest = game.longest is None or len(moves) <= game.longest
        assert longest, f"{game}: goes on after {game.longest} moves"
    return states, moves


def check_options(game: AnyGame) -> None:
    """The options a game was made with make an equal game again, in either form."""
    again = type(game)(dict(game.options))
    assert again == game, f"{game}: its own options make {again}"
    assert again.options == game.options, f"{game}: options change when they are read back"
    if registered().get(game.name) is type(game):
        assert load(game.spec) == game, f"{game.spec} does not load the same game"


def check_layout(game: AnyGame) -> None:
    """The layout is complete and names nothing that does not exist."""
    layout = game.layout()
    names = [space.name for space in layout.spaces]
    assert len(set(names)) == len(names), f"{game}: a space is named twice"
    for path in (*layout.lines, *layout.regions):
        unknown = set(path) - set(names)
        assert not unknown, f"{game}: a line or region names {sorted(unknown)}"
    assert len(layout.colours) == len(layout.hands) == game.seats, f"{game}: seats without colour"
    strange = set(layout.colours) - set(SEAT_COLOURS)
    assert not strange, f"{game}: no seat can have the colour {', '.join(sorted(strange))}"
    assert len(set(layout.colours)) == game.seats, f"{game}: two seats have one colour"
    letters = {piece.letter for piece in layout.pieces}
    assert len(letters) == len(layout.pieces), f"{game}: two pieces share a letter"
    for piece in layout.pieces:
        drawn = piece.outline is None or is_outline(piece.outline)
        assert drawn, f"{game}: the outline of {piece.letter} is no path within its square"
    for hand in layout.hands:
        unknown = {slot.letter for slot in hand} - letters
        assert not unknown, f"{game}: a hand holds {sorted(unknown)}"


def check_symmetries_are_permutations(game: AnyGame) -> None:
    """Every symmetry moves all spaces and letters one to one, and the identity is among them."""
    names = {space.name for space in game.layout().spaces}
    found_identity = False
    for symmetry in game.symmetries():
        assert set(symmetry.spaces) == set(symmetry.spaces.values()) == names, f"{game}: spaces"
        assert set(symmetry.letters) == set(symmetry.letters.values()), f"{game}: letters"
        both = (*symmetry.spaces.items(), *symmetry.letters.items())
        found_identity |= all(a == b for a, b in both)
    assert found_identity, f"{game}: the identity is no symmetry"


def check_turns(game: Game[S, M], state: S) -> None:
    """Somebody is to move; a game is over exactly when there is nothing to play."""
    where = game.position_text(state)
    assert 0 <= game.to_move(state) < game.seats, f"{where}: nobody is to move"
    outcome = game.outcome(state)
    over = outcome is not None
    assert over == (not game.legal_moves(state)), f"{where}: over and legal moves disagree"
    if outcome:
        assert outcome.reason in game.reasons, f"{where}: reason {outcome.reason}"
        if outcome.winner is None:
            assert game.can_be_drawn, f"{where}: drawn, where nobody is offered a draw"
        else:
            assert 0 <= outcome.winner < game.seats, f"{where}: winner"
        names = {space.name for space in game.layout().spaces}
        assert set(outcome.spaces) <= names, f"{where}: outcome shows {outcome.spaces}"


def check_position_text(game: Game[S, M], state: S) -> None:
    """A state is read back from its text, and a damaged text is refused or means another state."""
    text = game.position_text(state)
    assert text.isprintable(), f"{text!r} is no line of text"
    assert game.parse_position(text) == state, f"{text}: read back as another state"
    for damaged in (text[1:], text + " ", text.replace("/", "", 1), ""):
        try:
            other = game.parse_position(damaged)
        except PositionError:
            continue
        assert game.position_text(other) == damaged, f"{damaged}: is no text of a state"


def check_moves(game: Game[S, M], state: S) -> None:
    """Legal moves have unique texts that are read back; playing them changes nothing old."""
    where = game.position_text(state)
    legal = game.legal_moves(state)
    texts = game.legal_texts(state)
    assert len(texts) == len(legal), f"{where}: two moves share a text"
    assert list(texts) == sorted(texts), f"{where}: texts are not sorted"
    for text, move in texts.items():
        assert text.isprintable(), f"{where}: {text!r} is no line of text"
        assert " " not in text, f"{where}: {text!r} has a space"
        assert game.parse_move(state, text) == move, f"{where}: {text} is read as another move"
        own = not isinstance(move, str) or move == text
        assert own, f"{where}: {move!r} is a move and a text, but that of another move than {text}"
        hash(game.after(state, move))
    if legal:
        # Who has a move of the rules plays it as it is.
        after = game.after(state, legal[0])
        assert game.play(state, legal[0]) == after, f"{where}: a move itself leads elsewhere"
    assert game.position_text(state) == where, f"{where}: play changed an old state"
    for text in ("", "nonsense", "\0"):
        try:
            game.parse_move(state, text)
        except MoveError:
            continue
        raise AssertionError(f"{where}: {text!r} is taken for a move")


def check_picks(game: Game[S, M], state: S) -> None:
    """Picks lead to exactly the legal moves, and no move is complete while another goes on."""
    where = game.position_text(state)
    names = {space.name for space in game.layout().spaces}
    hand = {slot.pick for slot in game.layout().hands[game.to_move(state)]}
    reached: dict[str, tuple[str, ...]] = {}
    ahead: list[tuple[str, ...]] = [()]
    while ahead:
        picked = ahead.pop()
        offer = game.offer(state, picked)
        if offer.move is not None:
            reached[offer.move] = picked
        for pick in offer.picks:
            assert pick in names | hand | {PASS_PICK}, f"{where}: nothing to pick is called {pick}"
            ahead.append((*picked, pick))
    assert sorted(reached) == list(game.legal_texts(state)), f"{where}: picks miss legal moves"
    for text, picked in reached.items():
        assert game.spelled(picked) == text, f"{where}: the picks of {text} spell another move"
        assert len(picked) <= game.most_picks, (
            f"{where}: {text} has more than {game.most_picks} picks"
        )


def check_journeys(game: Game[S, M], state: S) -> None:
    """The pieces that travel, and no others, make the next view."""
    where, before = game.position_text(state), game.view(state)
    owner = {piece.letter: piece.seat for piece in game.layout().pieces}
    for text, move in game.legal_texts(state).items():
        board, hands = dict(before.board), [dict(hand) for hand in before.hands]
        journeys = game.journeys(state, move)
        for letter, start, end in journeys:
            if start is None:
                hands[owner[letter]][letter] -= 1
            else:
                assert board.pop(start, None) == letter, f"{where}: {text} lifts from {start}"
            if end is None:
                hands[owner[letter]][letter] += 1
        board |= {end: letter for letter, _, end in journeys if end is not None}
        after = game.view(game.after(state, move))
        assert board == after.board, f"{where}: {text} goes another way"
        assert tuple(hands) == after.hands, f"{where}: {text} goes home another way"


def check_view(game: Game[S, M], state: S) -> None:
    """What is shown stands on the layout, and pieces neither appear nor vanish."""
    layout, view = game.layout(), game.view(state)
    where = game.position_text(state)
    assert set(view.board) <= {space.name for space in layout.spaces}, f"{where}: unknown space"
    assert set(view.board.values()) <= {piece.letter for piece in layout.pieces}, f"{where}: piece"
    assert _material(game, state) == _material(game, game.initial()), f"{where}: lost a piece"


def _material(game: Game[S, M], state: S) -> dict[str, int]:
    view = game.view(state)
    count = {piece.letter: 0 for piece in game.layout().pieces}
    for letter in view.board.values():
        count[letter] += 1
    for hand in view.hands:
        for letter, number in hand.items():
            count[letter] += number
    return count


def check_symmetry(game: Game[S, M], state: S, rng: Random) -> None:
    """A symmetric state has the same outcome and symmetric successors."""
    where = game.position_text(state)
    symmetry = rng.choice(game.symmetries())
    image = game.transform(state, symmetry)
    assert game.to_move(image) == game.to_move(state), f"{where}: symmetry changes the mover"
    before, after = game.outcome(state), game.outcome(image)
    assert (before is None) == (after is None), f"{where}: symmetry changes the outcome"
    if before and after:
        assert before[:2] == after[:2], f"{where}: symmetry changes the outcome"
        moved = sorted(symmetry.spaces[name] for name in before.spaces)
        assert moved == sorted(after.spaces), f"{where}: symmetry changes what is shown"
    expected = {game.transform(game.after(state, m), symmetry) for m in game.legal_moves(state)}
    found = {game.after(image, m) for m in game.legal_moves(image)}
    assert expected == found, f"{where}: symmetric moves lead elsewhere"


def check_replay(game: Game[S, M], states: Sequence[S], moves: Sequence[M]) -> None:
    """The texts of a play lead through the same states again."""
    state = game.initial()
    for move, expected in zip(moves, states[1:], strict=True):
        text = game.move_text(move)
        state = game.play(state, text)
        assert state == expected, f"{game.position_text(state)}: replay differs after {text}"
