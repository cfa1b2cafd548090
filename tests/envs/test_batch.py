"""The batch plays by the rules: it equals plain games, action by action."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from random import Random
from threading import Event
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from fourfold.envs.batch import Batch
from fourfold.envs.batch import batch as batch_module
from fourfold.envs.batch.generic import PlainPositions
from fourfold.envs.errors import EnvError
from fourfold.envs.play import PlainPlay
from fourfold.games.exago.rules import Exago, State
from fourfold.games.quantik.lookup import shipped
from fourfold.games.quantik.rules import Quantik
from fourfold.match import Match, Position
from fourfold.rules import AnyGame, Outcome, load
from tests import exago_threats
from tests.engine.plain import tic_tac_toe
from tests.exago_threats import threats
from tests.truth import position_cases

SPECS = (
    "quantik",
    "qomet",
    "qomet?corner_exit=off&repetition=off",
    "exago",
    "exago?players=3",
    "exago?players=6&size=4&tiles=3",
    "exago?size=4&tiles=3&line=3&early=on&reconnect=on",
    "exago?players=4&size=5&tiles=2,5,3,4&early=on",
    "exago?size=4&tiles=4&line=5",
    "exago?players=3&size=7&block=off&reconnect=on&repetition=off",
    "exago?size=4&tiles=19&line=6",
    "exago?players=5&size=4&tiles=8&line=6&block=off",
)


def check_game(batch: Batch, i: int, play: PlainPlay) -> None:
    assert batch.state(i) == play.state
    assert batch.to_move[i] == play.to_move
    assert batch.turns[i] == play.turns
    assert np.flatnonzero(batch.mask[i]).tolist() == play.legal()


@pytest.mark.parametrize("spec", SPECS)
def test_equals_the_plain_rules(spec: str) -> None:
    check_batch(load(spec))


@pytest.mark.parametrize("spec", ["quantik", "qomet", "exago?players=3&size=4&tiles=3&line=3"])
def test_games_without_kernels(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch_module, "positions_for", lambda game: PlainPositions)
    check_batch(load(spec))


def test_games_that_bring_nothing() -> None:
    check_batch(tic_tac_toe())
    with pytest.raises(EnvError, match="known for qomet, quantik, not for tictactoe"):
        Batch(tic_tac_toe(), 1).truth()


def check_batch(game: AnyGame) -> None:
    size, turns = 4, 60
    cycles = turns // game.seats
    batch = Batch(game, size, seed=1, max_cycles=cycles, threads=2)
    plays = [PlainPlay(game, cycles) for _ in range(size)]
    ended = 0
    for _ in range(2 * turns):
        actions = batch.sample()
        rewards, terminated, truncated = batch.step(actions)
        seen = batch.observe()
        for i, play in enumerate(plays):
            play.step(actions[i])
            assert terminated[i] == (play.outcome is not None)
            assert truncated[i] == play.truncated
            assert rewards[i].tolist() == pytest.approx(play.rewards)
            if play.over:
                ended += 1
                plays[i] = play = PlainPlay(game, cycles)
            check_game(batch, i, play)
            assert np.array_equal(seen[i], play.planes(play.to_move))
    assert ended >= size


def test_a_group_is_chosen_by_a_third_pick() -> None:
    spec = "exago?players=3&size=4&tiles=3&line=3"
    batch, match = Batch(spec, 2, autoreset=False), Match(spec)
    for move in ["d4", "e4", "c3", "d5", "d6", "d3", "d7", "c5", "e7", "d5-f5=c3", "f4", "b3"]:
        for count, action in enumerate(batch.code.actions(move)):
            assert (batch.turns == len(match.moves)).all()
            assert np.array_equal(
                batch.observe()[0, -3:-1].sum(axis=(1, 2)), np.arange(1, 3) <= count
            )
            batch.step([action, action])
        match.play(move)
        assert batch.state(1) == match.state
    assert match.outcome
    assert batch.rewards[0].tolist() == [-0.5, -0.5, 1]


@pytest.mark.parametrize("name", ["quantik", "qomet", "exago"])
def test_every_move_of_the_truth_files(name: str) -> None:
    seen = set[str]()
    for case in position_cases(name):
        game = load(case.facts["game"])
        start = case.facts.get("position")
        state = game.parse_position(start) if start else game.initial()
        for text in case.facts.get("moves", "").split():
            state = game.play(state, text) if text in game.legal_texts(state) else state
        moves = game.legal_texts(state)
        batch = Batch(game, 1, autoreset=False)
        for text, move in moves.items():
            batch.put(0, state)
            for action in batch.code.actions(text):
                batch.step([action])
            assert batch.state(0) == game.after(state, move)
            assert batch.over[0] == (game.outcome(batch.state(0)) is not None)
        seen.update(moves)
    if name == "exago":
        assert "pass" in seen
        assert any("=" in text for text in seen)


@pytest.mark.parametrize("spec", exago_threats.SPECS)
def test_picks_of_turns_that_block(spec: str) -> None:
    game = load(spec)
    assert isinstance(game, Exago)
    batch = Batch(game, 1)
    for state, _ in islice(threats(game, Random(5)), 12):
        follow_all_picks(batch, state)


def follow_all_picks(batch: Batch[Any], state: Any) -> None:
    """Begin a turn in every way and see that it goes on with picks of legal moves."""
    codes = [batch.code.actions(text) for text in batch.game.legal_texts(state)]
    for picks in {code[:begun] for code in codes for begun in range(len(code))}:
        batch.put(0, state)
        for pick in picks:
            batch.step([pick])
        begun = len(picks)
        following = {code[begun] for code in codes if code[:begun] == picks}
        assert set(np.flatnonzero(batch.mask[0])) == following


def test_the_only_tile_cannot_be_lifted() -> None:
    game = load("exago?size=4&tiles=3&early=on")
    state = game.parse_position("4/5/6/3R3/6/5/4 R R2,B3")
    follow_all_picks(Batch(game, 1), state)


def test_repetition_counts_the_position_a_game_began_at() -> None:
    batch, game = Batch("qomet", 1, autoreset=False), load("qomet")
    state = game.initial()
    for move in ("a1", "g7"):
        state = game.play(state, move)
    batch.put(0, state)
    for number, move in enumerate(["a1-d1", "g7-d7", "d1-a1", "d7-g7"] * 2):
        assert not batch.over[0]
        assert batch.observe()[0, 7].max() == number // 4
        batch.step(np.array(batch.code.actions(move)))
    assert batch.terminated.tolist() == [True]


def test_repetition_is_a_draw_the_third_time() -> None:
    batch, game = Batch("qomet", 1, autoreset=False), load("qomet")
    code = batch.code
    moves = ["a1", "g7", *["a1-d1", "g7-d7", "d1-a1", "d7-g7"] * 2]
    for number, move in enumerate(moves):
        assert batch.observe()[0, 7].max() == (max(0, number - 2) // 4)
        batch.step(np.array(code.actions(move)))
    assert batch.terminated.tolist() == [True]
    assert batch.rewards.tolist() == [[0, 0]]
    assert not batch.mask.any()
    assert game.outcome(batch.state(0)) is None
    free = Batch("qomet?repetition=off", 1, autoreset=False)
    for move in moves:
        free.step(np.array(code.actions(move)))
    assert free.terminated.tolist() == [False]


def test_the_rules_say_how_often_is_too_often() -> None:
    game = load("qomet")
    game.repetition = 2
    batch, play = Batch(game, 1, autoreset=False), PlainPlay(game)
    moves = ["a1", "g7", "a1-d1", "g7-d7", "d1-a1", "d7-g7"]
    for number, move in enumerate(moves):
        assert not batch.over[0]
        assert not play.over
        for action in batch.code.actions(move):
            batch.step([action])
            play.step(action)
        assert batch.turns[0] == number + 1
    assert batch.terminated.tolist() == [True]
    assert play.outcome == Outcome(None, "repetition")


def test_broken_off_games_are_truncated_and_nobody_is_paid() -> None:
    batch = Batch("exago?players=3", 4, max_cycles=2)
    for turn in range(1, 13):
        done = batch.step(batch.sample())
        assert done.truncated.all() == (turn % 6 == 0)
        assert not done.rewards.any()
        assert not done.terminated.any()
        assert (batch.turns == turn % 6).all()


def test_without_autoreset_games_wait_for_a_reset() -> None:
    batch = Batch("quantik", 50, autoreset=False, seed=3)
    won = np.zeros((50, 2))
    for _ in range(16):
        won += batch.step(batch.sample()).rewards
    assert batch.over.all()
    assert not batch.mask.any()
    assert (np.abs(won) == 1).all()
    assert (won.sum(axis=1) == 0).all()
    batch.step(np.full(50, -7))
    first = np.arange(50) < 20
    batch.reset(first)
    assert batch.over.tolist() == (~first).tolist()
    assert batch.mask[first].all()
    batch.step(batch.sample())
    assert batch.turns[first].tolist() == [1] * 20


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("step", (np.zeros(8, np.int64),)),
        ("sample", ()),
        ("observe", ()),
        ("reset", ()),
        ("put", (0, Quantik().initial())),
        ("state", (0,)),
        ("position", (0,)),
        ("truth", ()),
        ("known", ()),
    ],
)
def test_a_second_thread_is_told_that_a_batch_belongs_to_one(
    name: str, given: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    batch, entered, leaving = Batch("quantik", 8, seed=1), Event(), Event()
    play = batch._positions.play

    def slowly(*arguments: Any) -> None:
        entered.set()
        assert leaving.wait(60)
        play(*arguments)

    monkeypatch.setattr(batch._positions, "play", slowly)
    with ThreadPoolExecutor(1) as others:
        stepping = others.submit(batch.step, batch.sample())
        try:
            assert entered.wait(60)
            with pytest.raises(EnvError) as caught:
                getattr(batch, name)(*given)
        finally:
            leaving.set()
        stepping.result()
    assert caught.value.code == "env-busy"
    assert batch.turns.tolist() == [1] * 8
    if name != "step":
        getattr(batch, name)(*given)
    batch.step(batch.sample())


def test_threads_that_crowd_a_batch_do_no_harm() -> None:
    game = load("qomet")
    batch, codes = Batch(game, 64, seed=1), set[str]()

    def crowd(_: int) -> None:
        for _ in range(300):
            try:
                batch.step(batch.sample())
            except EnvError as error:
                codes.add(error.code)

    with ThreadPoolExecutor(4) as others:
        list(others.map(crowd, range(4)))
    assert codes <= {"env-busy", "env-action-illegal-in"}
    for i in range(batch.size):
        state = batch.state(i)
        legal = sorted(batch.code.actions(move)[0] for move in game.legal_texts(state))
        assert np.flatnonzero(batch.mask[i]).tolist() == legal


@pytest.mark.parametrize("spec", ["quantik", "qomet", "exago?players=3"])
def test_seeds_decide_whatever_the_threads(spec: str) -> None:
    def play(seed: int, threads: int) -> list[Any]:
        batch = Batch(spec, 100, seed=seed, threads=threads)
        for _ in range(40):
            batch.step(batch.sample())
        return [batch.state(i) for i in range(100)]

    assert play(5, 1) == play(5, 3)
    assert play(5, 1) != play(6, 1)


def test_sampling_is_fair() -> None:
    batch = Batch("quantik", 64_000, seed=2)
    counts = np.bincount(batch.sample(), minlength=64)
    # A thousand each; seven standard deviations are left to chance.
    assert np.abs(counts - 1000).max() < 220


def _facts(batch: Batch) -> list[Any]:
    states = [batch.state(i) for i in range(batch.size)]
    arrays = (batch.mask, batch.to_move, batch.turns, batch.over, batch.observe())
    return [states, *(array.tolist() for array in arrays)]


@pytest.mark.parametrize("spec", ["quantik", "qomet", "exago"])
def test_a_refused_step_changes_nothing(spec: str) -> None:
    batch = Batch(spec, 5, seed=1)
    for _ in range(4):
        batch.step(batch.sample())
    before, good = _facts(batch), batch.sample()
    illegal = good.copy()
    illegal[3] = np.flatnonzero(~batch.mask[3])[0]
    refused: list[tuple[Any, str]] = [
        (illegal, f"Action {illegal[3]} is not legal in game 3 of the batch; nothing was played."),
        (good * 0 - 1, "Action -1 is not legal in game 0"),
        (good * 0 + len(batch.code), "is not legal in game 0"),
        (good[:4], "an array of 5 actions, one a game, not one of shape (4,)"),
        (good[:, None], "not one of shape (5, 1)"),
        (good.astype(float), "Actions are whole numbers, not float64"),
        (good > 0, "Actions are whole numbers, not bool"),
        (None, "Actions are whole numbers, not object"),
        ([[0], [0, 1]], "Actions are whole numbers, one or more in a list"),
    ]
    for actions, complaint in refused:
        with pytest.raises(EnvError) as caught:
            batch.step(actions)
        assert complaint in str(caught.value)
        assert _facts(batch) == before
    batch.step(good.astype(np.uint8))
    assert _facts(batch) != before


def test_actions_that_nobody_may_write_to_are_played_and_such_arrays_not_written_to() -> None:
    batch = Batch("quantik", 3)
    before = _facts(batch)
    batch.step(np.frombuffer(batch.sample().tobytes(), np.int64))
    assert _facts(batch) != before
    out = np.zeros((batch.size, *batch.shape), np.int8)
    batch.observe(out)
    out[:] = 77
    out.setflags(write=False)
    with pytest.raises(EnvError, match="Observations go into an array"):
        batch.observe(out)
    assert (out == 77).all()


@pytest.mark.parametrize(
    ("spec", "state"),
    [
        ("exago", State((0, 0), (12, 12), 9)),
        ("exago?size=4", State((0, 1 << 300), (12, 11), 0)),
        ("exago", State((0, 0, 0), (12, 12, 12), 0)),
        ("exago", State((0, 0), (-1, 12), 0)),
    ],
)
def test_states_that_no_game_can_reach_are_refused(spec: str, state: State) -> None:
    batch = Batch(spec, 2)
    with pytest.raises(EnvError, match="A state is what the functions of this game give"):
        batch.put(1, state)


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"size": 0}, "from 1 to"),
        ({"size": 2.5}, "from 1 to"),
        ({"threads": 0}, "threads"),
        ({"max_cycles": 0}, "max_cycles"),
        ({"max_cycles": True}, "max_cycles"),
        ({"seed": "x"}, "seed"),
    ],
)
def test_settings_out_of_range(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(EnvError, match=complaint):
        Batch(**{"game": "quantik", "size": 1, **settings})


def test_unknown_games_and_options_are_named() -> None:
    with pytest.raises(ValueError, match="no game called “chess”"):
        Batch("chess", 1)
    with pytest.raises(ValueError, match="no option “stars”"):
        Batch("qomet?stars=3", 1)


def test_nothing_is_changed_from_outside() -> None:
    size: Any = np.int64(3)
    batch = Batch("quantik", size)
    step = batch.step(batch.sample())
    for array in (batch.mask, batch.to_move, batch.turns, *step):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 0


@pytest.mark.parametrize("index", ["x", 1.5, None])
def test_a_game_of_a_batch_is_a_whole_number(index: Any) -> None:
    batch = Batch("quantik", 3)
    said = "Which game of a batch is said by a whole number"
    with pytest.raises(EnvError, match=said):
        batch.state(index)
    with pytest.raises(EnvError, match=said):
        batch.put(index, batch.state(0))


def test_what_else_is_refused() -> None:
    batch = Batch("quantik", 3)
    over = load("quantik").parse_position("ABcd/..../..../....")
    nothing: Any = None
    for call in (
        lambda: batch.put(0, over),
        lambda: batch.put(3, batch.state(0)),
        lambda: batch.state(-1),
        lambda: batch.reset(np.ones(2, bool)),
        lambda: batch.reset([1, 0, 1]),
        lambda: batch.observe(np.empty((3, 16, 4, 4), np.uint8).view(np.int8)[::-1]),
        lambda: batch.put(0, nothing),
        lambda: batch.put(0, Position("qomet")),
        lambda: batch.reset(options={"positions": []}),
        lambda: batch.reset(options={"position": ["..../..../..../...."]}),
        lambda: batch.step(batch.sample(), where=[True]),
    ):
        with pytest.raises(EnvError):
            call()
    for asked in (Batch("exago", 1).truth, Batch("exago", 1).known):
        with pytest.raises(EnvError, match="known for qomet, quantik, not for exago"):
            asked()
    assert batch.turns.tolist() == [0, 0, 0]


@pytest.mark.parametrize("spec", ["quantik", "qomet", "exago?players=3&early=on"])
def test_games_can_begin_anywhere(spec: str) -> None:
    game = load(spec)
    source = Batch(game, 20, seed=9)
    for _ in range(9):
        source.step(source.sample())
    batch = Batch(game, 20)
    for i in range(20):
        batch.put(i, source.state(i))
        assert batch.state(i) == source.state(i)
        assert batch.to_move[i] == source.to_move[i]
        legal = {code[0] for code in map(batch.code.actions, game.legal_texts(source.state(i)))}
        assert set(np.flatnonzero(batch.mask[i])) == legal


def test_games_begin_where_a_reset_says() -> None:
    batch = Batch("quantik", 3)
    batch.put(0, Position("quantik", "A.../..../..../...."))
    batch.put(1, batch.position(0))
    assert batch.state(0) == batch.state(1) != batch.state(2)
    batch.reset([True, False, True], options={"position": "B.../..../..../...."})
    told = [batch.position(i).text[0] for i in range(3)]
    assert told == ["B", "A", "B"]
    batch.reset(
        options={"position": ["..../..../..../....", batch.position(1), "D.../..../..../...."]}
    )
    assert [batch.position(i).text[0] for i in range(3)] == [".", "A", "D"]
    assert batch.to_move.tolist() == [0, 1, 1]
    batch.reset()
    assert batch.to_move.tolist() == [0, 0, 0]


def test_truth_is_told_where_tables_have_it() -> None:
    batch = Batch("qomet", 2)
    batch.put(1, Position("qomet", "D.L/D../..L/LD.D..D/L../DL./L.D L -"))
    truth, known = batch.truth(), batch.known()
    assert known.known.tolist() == [True, False]
    assert truth.value.tolist() == known.value.tolist() == [1, 0]
    assert truth.distance.tolist() == known.distance.tolist() == [17, 0]
    assert (truth.optimal == known.optimal).all()
    best = batch.code.actions("d4")[0]
    assert truth.moves[0, best] == 17
    assert np.flatnonzero(truth.optimal[0]).tolist() == [best]
    assert not truth.optimal[1].any()


def test_truth_is_what_the_table_says() -> None:
    batch, probe = Batch(Quantik(), 12, seed=4, threads=2, autoreset=False), shipped()
    while not batch.over.all():
        truth = batch.truth()
        for i in range(12):
            verdict, moves = probe.verdict(batch.state(i)), probe.values(batch.state(i))
            assert truth.value[i] == (1 if verdict.value == "win" else -1)
            assert truth.distance[i] == verdict.distance
            told = {
                batch.code.move([a]): int(truth.moves[i, a]) for a in truth.moves[i].nonzero()[0]
            }
            assert told == {move: each.distance for move, each in moves.items()}
            best = {move for move, each in moves.items() if each.distance == verdict.distance}
            assert {batch.code.move([a]) for a in truth.optimal[i].nonzero()[0]} == best
        batch.step(batch.sample())


def test_perfect_play_ends_when_truth_says() -> None:
    batch = Batch("quantik", 300, seed=8, autoreset=False)
    for _ in range(5):
        batch.step(batch.sample())
    live = ~batch.over
    truth = batch.truth()
    winner = np.where(truth.value > 0, batch.to_move, 1 - batch.to_move)
    paid = np.zeros((300, 2))
    lengths = np.zeros(300, int)
    while not batch.over.all():
        lengths += ~batch.over
        paid += batch.step(batch.truth().optimal.argmax(axis=1)).rewards
    assert (lengths == truth.distance)[live].all()
    assert (paid[np.arange(300), winner] == 1)[live].all()


def test_a_batch_tells_how_it_stands_and_is_shown() -> None:
    batch = Batch("quantik", 30, seed=2, autoreset=False)
    assert repr(batch) == "<Batch quantik, 30 games, turns 0 to 0, 0 over>"
    for _ in range(4):
        batch.step(batch.sample())
    over = int(batch.over.sum())
    assert repr(batch) == f"<Batch quantik, 30 games, turns 4 to 4, {over} over>"
    assert repr(Batch("exago?players=3", 1)).startswith("<Batch exago?players=3, 1 game, ")
    boards = ElementTree.fromstring(batch._repr_svg_())
    titles = [board[0].text for board in boards]
    assert titles == [batch.position(i).text for i in range(12)]
    alone = ElementTree.fromstring(Batch("qomet", 1)._repr_svg_())
    assert len(alone) == 1


def test_a_batch_is_of_a_game() -> None:
    nothing: Any = None
    with pytest.raises(ValueError, match="A game is told by its name"):
        Batch(nothing, 3)
