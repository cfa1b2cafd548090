"""Whole games at the table, typed on standard input."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path
from random import Random

import pytest

from fourfold import Match, load, read_record, registered, write_record
from fourfold.cli.playing.players import RandomPlayer
from fourfold.i18n import words

from .calling import Answer, call, run

ANN_AND_BOB = ("--players", "Ann,Bob", "--in-order")
ROW = ["Aa1", "Bb1", "Cc1", "Dd1"]
"""Quantik: the fourth shape in row 1 wins for Dark."""


def play(*arguments: str, typed: list[str], **environment: str) -> str:
    """Play with these lines typed, and give everything that was printed."""
    answer = call("play", *arguments, typed="".join(f"{line}\n" for line in typed), **environment)
    assert (answer.status, answer.err) == (0, "")
    return answer.out


def after(*arguments: str, typed: list[str], **environment: str) -> Match:
    """Play with these lines typed, and give the match as it then stands."""
    shown = play(*arguments, typed=[*typed, "record"], **environment)
    _, _, printed = shown.rpartition("> record\n")
    return read_record("".join(takewhile(lambda line: "> " not in line, printed.splitlines(True))))


# Whole games between people.


def test_quantik_to_the_end() -> None:
    shown = play("quantik", *ANN_AND_BOB, typed=[*ROW, "quit"])
    assert "Light: Ann, Dark: Bob." in shown
    for number, name in enumerate(["Ann (Light)", "Bob (Dark)"] * 2, 1):
        assert f"Quantik, move {number}\n" in shown
        assert f"\n{name}, your turn> {ROW[number - 1]}\n" in shown
    assert "Quantik after 4 moves" in shown
    assert "Bob (Dark) wins: a line holds all four shapes." in shown
    assert "rematch, undo, save FILE, quit> quit\n" in shown
    assert "再戦、待った、" in play("quantik", "--lang", "ja", typed=ROW)


def test_the_winning_spaces_are_marked_more_strongly_than_the_last_move() -> None:
    shown = play("quantik", "--ascii", typed=["Aa1", "quit", ""])
    end = play("quantik", "--ascii", typed=[*ROW, "quit"])
    board = end[end.index("after 4 moves") :]
    assert "(" in shown.split("move 2")[1].split("Light")[0]
    assert len(re.findall(r"\[[^\]]*[A-Da-d][^\]]*\]", board.split("Light")[0])) == 4


def test_qomet_to_the_end() -> None:
    moves = ["d4", "a1", "c4", "a4", "c3", "a7", "d3"]
    shown = play("qomet", typed=[*moves, "quit"])
    assert "Light wins: four stars on the corners of a square." in shown
    assert "is you" not in shown, "nobody has a name, so there is nothing to announce"


def test_exago_to_the_end() -> None:
    moves = ["f6", "e5", "f7", "e6", "f8", "e7", "f9", "e8", "f10"]
    assert "Red wins: a straight line of tiles." in play("exago", typed=[*moves, "quit"])


def test_exago_with_three_players_and_the_duty_to_block() -> None:
    # Red has f6, f7 and f8; with f5 taken only f9 makes four, and Blue comes next.
    moves = ["f6", "f5", "e5", "f7", "g7", "e6", "f8"]
    shown = play("exago", "--players", "Ann,Bob,Cleo", "--in-order", typed=[*moves, "h8"])
    assert "Red: Ann, Blue: Bob, Yellow: Cleo." in shown
    assert "Exago (players=3), move 8" in shown
    assert "Red threatens to win, and you can stop that" in shown
    match = after("exago", "--players", "Ann,Bob,Cleo", "--in-order", typed=[*moves, "h8", "f9"])
    assert match.game.spec == "exago?players=3"
    assert match.moves == [*moves, "f9"]


# What is typed.


def test_case_spaces_and_numbers_are_forgiven() -> None:
    match = after("quantik", typed=["aA1", " B b 1 ", "cc1", "ab3"])
    assert match.moves == ["Aa1", "Bb1", "Cc1", "Ab3"]
    assert after("quantik", typed=["10"]).moves == [Match("quantik").legal[9]]


def test_numbers_are_those_of_the_whole_list() -> None:
    shown = play("exago", typed=["f6", "moves g", "6"])
    assert re.search(r"^5 g6   6 g7$", shown, re.MULTILINE)
    assert "2 legal moves." in shown
    assert after("exago", typed=["f6", "moves g", "6"]).moves == ["f6", "g7"]


def test_hundreds_of_moves_fit_into_the_width() -> None:
    position = "2RBRB/1BRBRBR/8/9/10/11/10/9/8/7/6 R R0,B0"
    shown = play("exago", "-o", "tiles=5", "--position", position, typed=["moves", "moves zz"])
    listed = re.findall(r"(\d+) (\w\d+-\w\d+(?:=\w\d+)?)", shown)
    state = load("exago?tiles=5").parse_position(position)
    legal = list(load("exago?tiles=5").legal_texts(state))
    assert sorted((int(number), move) for number, move in listed) == list(enumerate(legal, 1))
    assert max(map(len, shown.splitlines())) <= 80
    assert "No legal move starts with “zz”." in shown


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("nonsense", "“nonsense” is no move; moves look like Bc2."),
        ("Ba1", "Space a1 is taken."),
        ("aa2", "The opponent’s sphere on a1 already stands in this column."),
        ("99", "There are 53 legal moves"),
        ("0", "There are 53 legal moves"),
        ("9" * 5000, "There are 53 legal moves"),
        ("\0\x1b[2J", "“\\x00\\x1b[2J” is no move"),
        ("moves\t Da1", "No legal move starts with “Da1”."),
        ("rematch", "The match is not over yet."),
        ("save", "Which file? Type save FILE."),
        ("load", "Which file? Type load FILE."),
    ],
)
def test_what_cannot_be_done_is_explained_and_asked_again(line: str, reason: str) -> None:
    shown = play("quantik", typed=["Aa1", line, "Bb1"])
    assert reason in shown
    assert "Quantik, move 3" in shown


def test_bytes_that_are_no_text() -> None:
    answer = call("play", "quantik", typed=b"\xff\xfe\n\xc3(\nAa1\n")
    assert answer.status == 0
    assert "Quantik, move 2" in answer.out


def test_enter_shows_the_board_again() -> None:
    assert play("quantik", typed=["", ""]).count("Quantik, move 1") == 3


def test_help_lists_every_command_in_every_language() -> None:
    for language, word in (("en", "help"), ("fr", "aide")):
        say = words(language)
        shown = play("quantik", "--lang", language, typed=[word])
        for name in ("help", "moves", "undo", "save", "load", "resign", "draw", "rules", "quit"):
            assert say(f"cli-about-{name}") in shown
            assert f"  {say(f'cli-word-{name}').split(',')[0]}" in shown


def test_rules_come_with_the_options_in_force() -> None:
    shown = play("exago?line=4", typed=["rules"])
    assert words("en")("exago-rules") in shown
    assert re.search(r"^  line=4 +How many tiles in a line win\.$", shown, re.MULTILINE)
    assert "  repetition=3  " in shown


# Players and seats.


def test_the_seats_are_drawn_by_lot_unless_the_order_is_given() -> None:
    seatings = set()
    for seed in range(20):
        shown = play("quantik", "--players", "Ann,Bob", "--seed", str(seed), typed=[])
        seatings.add(re.search("Lots were drawn. (.*)\n", shown)[1])  # type: ignore[index]
    assert seatings == {"Light: Ann, Dark: Bob.", "Light: Bob, Dark: Ann."}
    assert "Lots" not in play("quantik", *ANN_AND_BOB, typed=[])


def test_the_number_of_names_sets_the_number_of_players() -> None:
    names = "Ann,Bob,Cleo,Dan"
    assert after("exago", "--players", names, typed=[]).game.spec == "exago?players=4"
    match = after("exago?size=5", "-o", "tiles=5,4,3", "--players", "A,B,C", typed=[])
    assert match.game.spec == "exago?players=3&size=5&tiles=5,4,3"


def test_a_person_without_a_name_against_the_computer() -> None:
    shown = play("quantik", "--players", "?,random", "--in-order", typed=["Aa1"])
    assert "Light: you, Dark: Random." in shown
    assert "Light, your turn> Aa1" in shown
    assert re.search(r"^Random \(Dark\) plays [A-D][a-d][1-4]\.$", shown, re.MULTILINE)


@pytest.mark.parametrize("spec", [*sorted(registered()), "exago?players=3&size=4&tiles=4&line=3"])
def test_whole_games_against_random_players(spec: str) -> None:
    game = load(spec)
    others = ",Random" * (game.seats - 1)
    shown = play(spec, "--players", f"Ann{others}", "--seed", "7", typed=["1"] * 150 + ["record"])
    match = after(
        spec, "--players", f"Ann{others}", "--seed", "7", typed=["1"] * shown.count("> 1\n")
    )
    own, announced = 0, re.findall(r"^Random \(\w+\) plays (\S+)\.$", shown, re.MULTILINE)
    # Replaying the record through the rules shows that what was announced is what was played.
    replay = Match(game, match.players)
    for move in match.moves:
        if replay.players[replay.to_move] == "random":
            assert announced.pop(0) == move
        else:
            assert move == replay.legal[0]
            own += 1
        replay.play(move)
    assert own > 1
    assert replay.outcome == match.outcome


def test_the_same_seed_gives_the_same_game() -> None:
    def game(seed: int) -> list[str]:
        match = after("quantik", "--players", "random,random", "--seed", str(seed), typed=[])
        assert match.outcome
        return match.moves

    assert game(5) == game(5)
    assert game(5) != game(6)


def test_random_picks_every_legal_move_now_and_then() -> None:
    match = Match("qomet")
    player = RandomPlayer(Random(1))
    assert {player.choose(match) for _ in range(500)} == set(match.legal)


# Taking back, resigning, agreeing, playing again.


def test_undo_between_people_takes_back_one_move() -> None:
    assert after("quantik", typed=["Aa1", "Bb1", "undo"]).moves == ["Aa1"]
    assert "No move has been played yet" in play("quantik", typed=["undo"])


def test_undo_against_the_computer_goes_back_to_the_person() -> None:
    players = ("exago", "--players", "Ann,random,random", "--seed", "3", "--in-order")
    assert len(after(*players, typed=["f6"]).moves) == 3
    match = after(*players, typed=["f6", "undo"])
    assert match.moves == []
    match = after(*players, typed=["f6", "1", "1", "undo"])
    assert len(match.moves) == 6


def test_undo_is_refused_before_the_first_move_of_a_person() -> None:
    players = ("quantik", "--players", "random,Ann", "--in-order")
    shown = play(*players, typed=["undo"])
    assert "You have not moved yet" in shown
    assert len(after(*players, typed=["undo"]).moves) == 1


def test_undo_after_the_end() -> None:
    match = after("quantik", typed=[*ROW, "undo"])
    assert match.moves == ROW[:-1]
    assert match.outcome is None
    shown = play("quantik", typed=["Aa1", "resign", "y", "undo"])
    assert "nothing can be taken back" in shown


def test_resigning_needs_a_yes() -> None:
    shown = play("quantik", *ANN_AND_BOB, typed=["Aa1", "resign", "n", "resign", "y"])
    assert shown.count("Bob (Dark), do you want to give up? [y/N]") == 2
    assert "Ann (Light) wins: by resignation." in shown


@pytest.mark.parametrize("line", ["moves", "resign", "draw"])
def test_what_is_too_late_after_the_end(line: str) -> None:
    assert "The match is over." in play("quantik", typed=[*ROW, line])
    assert "The game is over: “Aa2”" in play("quantik", typed=[*ROW, "Aa2"])


def test_who_resigns_among_three_is_replaced() -> None:
    names = ("exago", "--players", "Ann,Bob,Cleo", "--in-order", "--seed", "1")
    shown = play(*names, typed=["resign", "yes", "1", "2", "3", "4"])
    assert "Ann (Red) has resigned; from now on the computer plays for that seat." in shown
    assert shown.count("Ann (Red) plays ") == 3
    match = after(*names, typed=["resign", "y", "1", "2", "3", "4"])
    assert match.resigned == {0: 0}
    assert len(match.moves) == 7
    shown = play(*names, typed=["resign", "y", "resign", "y"])
    assert "Cleo (Yellow) wins: by resignation." in shown


def test_a_draw_needs_everybody() -> None:
    names = ("exago", "--players", "Ann,Bob,Cleo", "--in-order")
    shown = play(*names, typed=["f6", "draw", "y", "n"])
    assert "Ann (Red), do you agree to a draw?" in shown
    assert "Bob (Blue), do you agree" not in shown, "the one who offers agrees"
    assert "Cleo (Yellow) plays on." in shown
    shown = play(*names, typed=["f6", "draw", "y", "y"])
    assert "Draw: by agreement." in shown


def test_those_who_resigned_are_not_asked_for_a_draw() -> None:
    names = ("exago", "--players", "Ann,Bob,Cleo", "--in-order")
    shown = play(*names, typed=["resign", "y", "draw", "y"])
    assert "Ann (Red), do you agree" not in shown
    assert "Draw: by agreement." in shown


def test_the_computer_agrees_to_no_draw() -> None:
    shown = play("quantik", "--players", "Ann,random", "--in-order", typed=["draw"])
    assert "The computer agrees to no draw." in shown


def test_rematch_seats_the_players_anew() -> None:
    shown = play("quantik", *ANN_AND_BOB, typed=[*ROW, "rematch", *ROW, "quit"])
    assert "Light: Bob, Dark: Ann." in shown
    assert "Ann (Dark) wins" in shown


def test_rematch_after_exago_lets_the_winner_start() -> None:
    moves = ["f6", "e5", "f7", "e6", "f8", "e7", "f9", "e8", "f10"]
    shown = play("exago", *ANN_AND_BOB, typed=[*moves, "rematch", "quit"])
    assert shown.count("Red: Ann, Blue: Bob.") == 2


def test_repetition_ends_the_game() -> None:
    back_and_forth = ["a1-d1", "g7-d7", "d1-a1", "d7-g7"]
    shown = play("qomet", typed=["a1", "g7", *back_and_forth * 2, "quit"])
    assert "Draw: the same position came back for the third time." in shown


# Files.


def test_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "my game.txt"
    shown = play("quantik", *ANN_AND_BOB, typed=["Aa1", f"save {file}", "Bb1"])
    assert "Saved as “my game.txt”." in shown
    match = read_record(file.read_text(encoding="utf-8"))
    assert match.moves == ["Aa1"]
    assert match.players == ("Ann", "Bob")
    assert list(tmp_path.iterdir()) == [file]
    assert after("--load", str(file), typed=["Bb1"]).moves == ["Aa1", "Bb1"]
    assert after("qomet", typed=[f"load {file}", "Bb1"]).moves == ["Aa1", "Bb1"]
    assert "Quantik, move 2" in play("--load", str(file), typed=[])


def test_random_players_come_back_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game"
    play("quantik", "--players", "Ann,random", "--in-order", typed=["Aa1", f"save {file}"])
    match = after("--load", str(file), typed=["1"])
    assert match.players == ("Ann", "random")
    assert len(match.moves) == 4


def test_nothing_is_overwritten_without_a_yes(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann")
    shown = play("quantik", typed=["Aa1", f"save {file}", "n", f"save {file}", ""])
    assert shown.count("There is a file") == 2
    assert shown.count("Not saved.") == 2
    assert file.read_text() == "Dear Ann"
    play("quantik", typed=["Aa1", f"save {file}", "y"])
    assert read_record(file.read_text()).moves == ["Aa1"]


def test_what_cannot_be_saved(tmp_path: Path) -> None:
    shown = play("quantik", typed=[f"save {tmp_path}", "y", f"save {tmp_path / 'no' / 'game'}"])
    assert "something that is no ordinary file has that name" in shown
    assert "there is no such folder" in shown
    assert list(tmp_path.iterdir()) == []
    shown = play("quantik", typed=["save ~nobody-of-that-name/game"])
    assert "“~nobody-of-that-name/game” cannot be written" in shown


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "The record has no tag Game."),
        ("hello\n", "The record has no tag Game."),
        ("[Game quantik]\n", "Line 1: “[Game quantik]” is no tag"),
        ("\xa0\n", "The record has no tag Game."),
    ],
)
def test_a_bad_file_leaves_the_game_as_it_is(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "game"
    file.write_text(text, encoding="utf-8")
    shown = play("quantik", typed=["Aa1", f"load {file}"])
    assert reason in shown
    assert after("quantik", typed=["Aa1", f"load {file}", "Bb1"]).moves == ["Aa1", "Bb1"]
    answer = call("play", "--load", str(file))
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith(reason)


def test_the_line_with_an_illegal_move_is_named(tmp_path: Path) -> None:
    match = Match("quantik", ["Ann", "Bob"])
    match.play("Aa1")
    file = tmp_path / "game"
    file.write_text(write_record(match).replace("Aa1", "Aa1 Aa2"))
    assert "Line 9: The opponent’s sphere on a1" in play("quantik", typed=[f"load {file}"])


def test_files_that_are_no_text(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_bytes(b"[Game \n\xff\n")
    assert "line 2 is not UTF-8" in play("quantik", typed=[f"load {file}"])
    file.write_bytes(b" " * 2**21)
    assert "longer than" in play("quantik", typed=[f"load {file}"])


def test_loading_asks_before_an_unsaved_game_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(write_record(Match("qomet")))
    assert after("quantik", typed=["Aa1", f"load {file}", "n"]).game.name == "quantik"
    assert after("quantik", typed=["Aa1", f"load {file}", "y"]).game.name == "qomet"


# Leaving.


def test_quit_at_once_when_nothing_can_get_lost(tmp_path: Path) -> None:
    assert play("quantik", typed=["quit", "Aa1"]).endswith("your turn> quit\n")
    assert play("quantik", typed=[*ROW, "exit", "undo"]).endswith("quit> exit\n")
    file = tmp_path / "game"
    assert play("quantik", typed=["Aa1", f"save {file}", "quit", "Bb1"]).endswith("> quit\n")


def test_quit_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game"
    shown = play("quantik", typed=["Aa1", "quit", str(file), "Bb1"])
    assert "Type a file name to save it" in shown
    assert read_record(file.read_text()).moves == ["Aa1"]
    assert "move 3" not in shown
    shown = play("quantik", typed=["Aa1", "quit", "", "Bb1"])
    assert "move 3" not in shown


def test_quit_stays_when_saving_fails(tmp_path: Path) -> None:
    shown = play("quantik", typed=["Aa1", "quit", str(tmp_path / "no" / "game"), "Bb1"])
    assert "there is no such folder" in shown
    assert "move 3" in shown


def test_the_end_of_the_input_hands_over_the_game() -> None:
    shown = play("quantik", *ANN_AND_BOB, typed=["Aa1", "Bb1"])
    assert "fourfold play --load FILE" in shown
    match = read_record(shown[shown.index("[Game") :])
    assert match.moves == ["Aa1", "Bb1"]
    assert "[Game" not in play("quantik", typed=[])
    assert "[Game" not in play("quantik", typed=ROW)


def test_ctrl_c_hands_over_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = iter(["Aa1"])

    def ask(*_: object) -> str:
        for line in asked:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("fourfold.cli.playing.prompt.PlainLines.ask", ask)
    answer: Answer = call("play", "quantik")
    assert (answer.status, answer.err) == (130, "")
    assert "1. Aa1" in answer.out


# Languages and drawing.


def test_a_game_in_french(tmp_path: Path) -> None:
    file = tmp_path / "partie"
    typed = ["aide", "Aa1", "coups D", "reprendre", "undo", "Aa1", f"enregistrer {file}"]
    typed += ["abandonner", "non", "nulle", "n", "bêtise", *ROW[1:], "revanche", "quitter"]
    shown = play("quantik", *ANN_AND_BOB, "--lang", "fr", typed=typed)
    say = words("fr")
    assert "Ann (Clair), à vous> Aa1" in shown
    assert re.search(r"^\d+ coups permis\.$", shown, re.MULTILINE)
    assert "Un coup a été repris." in shown
    assert "Aucun coup n’a encore été joué" in shown
    assert "Enregistré sous « partie »." in shown
    assert "Bob (Foncé), voulez-vous abandonner ? [o/N]" in shown
    assert "Ann (Clair) veut continuer." in shown
    assert "« bêtise » n’est pas un coup" in shown
    assert f"Bob (Foncé) gagne : {say('quantik-reason-line')}." in shown
    assert "Clair : Bob, Foncé : Ann." in shown


def test_english_commands_and_yes_are_understood_in_french() -> None:
    shown = play("quantik", *ANN_AND_BOB, "--lang", "fr", typed=["Aa1", "resign", "yes"])
    assert "Ann (Clair) gagne : par abandon." in shown


def test_colour_only_where_it_is_wanted() -> None:
    coloured = play("quantik", typed=["Aa1"], FORCE_COLOR="1", COLORTERM="truecolor")
    assert re.search("\x1b\\[[0-9;]*38;", coloured)
    for plain in (
        play("quantik", typed=["Aa1"]),
        play("quantik", typed=["Aa1"], FORCE_COLOR="1", NO_COLOR="1"),
        play("quantik", "--no-color", typed=["Aa1"], FORCE_COLOR="1"),
    ):
        assert not re.search("\x1b\\[[0-9;]*[34]8;", plain)


@pytest.mark.parametrize("name", sorted(registered()))
def test_ascii_drawing(name: str) -> None:
    shown = play(name, "--ascii", typed=["1"])
    boards = shown.replace("“", "").replace("”", "")
    assert boards.isascii()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_a_terminal_without_unicode(encoding: str) -> None:
    done = run(
        *("play", "qomet", "--lang", "fr", "--players", "Zoë,Жан", "--in-order"),
        typed="a1\nrègles\n".encode(encoding, "replace"),
        PYTHONIOENCODING=encoding,
        PYTHONUTF8="0",
    )
    assert (done.returncode, done.stderr) == (0, b"")
    shown = done.stdout.decode(encoding)
    assert "+" in shown.split("coup 2")[1], "drawn in ASCII"
    assert "??? (Fonc" in shown, "what there is no likeness for"


# Help from the computer.


def test_a_hint_names_a_best_move() -> None:
    shown = play("quantik", typed=["Aa1", "Bb1", "Cc1", "hint", "Dd1", "quit"])
    assert "> hint\nTry Dd1: wins.\n" in shown
    assert "Dark wins" in shown
    french = play("quantik", "--lang", "fr", typed=["Aa1", "Bb1", "Cc1", "indice", "quitter", ""])
    assert "Essayez Dd1 : gagne.\n" in french


def test_a_guess_is_called_a_guess() -> None:
    shown = play("exago", "--time", "0.1", typed=["f6", "hint", "quit", ""])
    assert re.search(r"Try [efg][567]: looks (good|fair|even|poor|bad) \([+-]\d\.\d\d\)\.", shown)


@pytest.mark.parametrize("word", ["analyse", "analyze"])
def test_the_position_is_analysed_at_the_table(word: str) -> None:
    shown = play("quantik", *ANN_AND_BOB, typed=["Aa1", "Bb1", "Cc1", word, "quit", ""])
    asked = shown[shown.index(f"> {word}\n") :]
    table = call("analyze", "quantik", "--position", "..../..../..../AbC.").out
    assert table[table.index("\n\n") :] in asked
    assert "Bob (Dark)" in asked.splitlines()[1]


def test_nothing_to_analyse_after_the_end() -> None:
    shown = play("quantik", typed=[*ROW, "hint", "analyse", "quit"])
    assert shown.count("The match is over.") == 2
