"""Lines and columns in scripts other than Latin."""

from __future__ import annotations

from itertools import pairwise
from unicodedata import category

import pytest
from rich.cells import cell_len

from fourfold.cli.terminal.wrapping import columns, in_rows, padded, wrap
from fourfold.i18n import languages, words

from .calling import call

JAPANESE = "「星」を置き、動かし、押して、4個の自分の星で正方形を作ってください。ちょっと待った！"
KOREAN = "별을 놓고, 움직이고, 밀어서 별 네 개로 정사각형을 만드세요."
THAI = "ผู้เล่นคอมพิวเตอร์คิดต่อตาเดินนานเท่าใด ปกติ 2 วินาที และคนอื่น ๆ ทำน้ำแข็งใสเพราะเขาอยากกิน"
ARABIC = "ضع النجوم وحرّكها وادفعها، حتى تصنع أربع من نجومك مربّعًا؛ هل أنت جاهز؟"
SENTENCES = [JAPANESE, KOREAN, THAI, ARABIC]


def unspaced(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize(
    ("text", "width"),
    [("abc", 3), ("日本語、", 8), ("한국어", 6), ("น้ำ", 2), ("สวัสดีครับ", 7), ("مربّعًا", 5)],
)
def test_width_is_counted_in_columns(text: str, width: int) -> None:
    assert columns(text) == cell_len(text) == width
    assert columns(padded(text, 12)) == 12


@pytest.mark.parametrize("sentence", SENTENCES)
def test_lines_fit_and_nothing_gets_lost(sentence: str) -> None:
    for width in range(12, 60):
        lines = wrap(sentence, width, rest="  ").split("\n")
        assert all(columns(line) <= width for line in lines)
        assert all(line.startswith("  ") for line in lines[1:])
        assert all(line == line.rstrip() for line in lines)
        assert unspaced("".join(lines)) == unspaced(sentence)


def test_japanese_lines_begin_and_end_as_they_should() -> None:
    for width in range(6, 60):
        for before, after in pairwise(wrap(JAPANESE, width).split("\n")):
            assert after[0] not in "、。」！っょー"
            assert before[-1] != "「"
    assert wrap(JAPANESE, 22).split("\n")[:2] == ["「星」を置き、動かし、", "押して、4個の自分の星"]


def test_chinese_quotes_stay_with_what_they_hold() -> None:
    sentence = "他说“你好”，然后走了（很快）。"
    for width in range(6, 30):
        for before, after in pairwise(wrap(sentence, width).split("\n")):
            assert after[0] not in "”，）。"
            assert before[-1] not in "“（"


@pytest.mark.parametrize("sentence", [KOREAN, ARABIC, "Il reste 3\u00a0jetons\u00a0: jouez."])
def test_words_stay_whole_between_spaces(sentence: str) -> None:
    words_in_it = sentence.split(" ")
    for width in range(16, 60):
        lines = wrap(sentence, width).split("\n")
        assert [word for line in lines for word in line.split(" ")] == words_in_it


def test_thai_is_broken_at_spaces_or_else_between_clusters() -> None:
    starts = {at for at in range(len(THAI)) if THAI[at - 1] == " "}
    longest = max(map(columns, THAI.split(" ")))
    for width in range(8, 80):
        at = 0
        for before, after in pairwise(wrap(THAI, width).split("\n")):
            at = THAI.index(after, at + len(before))
            if longest <= width:
                assert at in starts
            assert category(after[0]) != "Mn"
            assert after[0] not in "ะาำๅๆฯ"
            assert before[-1] not in "เแโใไ"


def test_a_zero_width_space_is_a_place_to_break() -> None:
    assert wrap("คอมพิวเตอร์\u200bคิด", 10) == "คอมพิวเตอร์\nคิด"


def test_second_columns_start_in_one_place() -> None:
    rows = [("play", "遊びます。"), ("言語", "使う言語です。"), ("언어 선택", "고릅니다.")]
    shown = list(in_rows(rows, 40))
    starts = [
        columns(line[: line.index(text)]) for line, (_, text) in zip(shown, rows, strict=True)
    ]
    assert starts == [13, 13, 13]


def test_a_long_first_column_gets_a_line_of_its_own() -> None:
    assert list(in_rows([("--in-order", "Sit as told."), ("-h", "Help.")], 36)) == [
        "  --in-order",
        "      Sit as told.",
        "  -h  Help.",
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [44, 80])
def test_no_command_runs_over_the_edge(language: str, width: int) -> None:
    for command in (["help", "play"], ["games"], ["games", "exago"]):
        # Colour is forced so that the command believes in a terminal.
        answer = call(
            *command, "--lang", language, COLUMNS=str(width), FORCE_COLOR="1", NO_COLOR="1"
        )
        assert answer.status == 0
        for line in answer.out.replace("\x1b[1m", "").replace("\x1b[0m", "").splitlines():
            assert cell_len(line) <= width
            assert line.lstrip()[:1] not in (*"、。，：；）」ーっょ",)


@pytest.mark.parametrize("language", ["ja", "th", "ar", "ru", "ko"])
def test_thai_japanese_and_others_keep_their_names_on_a_plain_board(language: str) -> None:
    say = words(language)
    shown = call("play", "quantik", "--ascii", "--lang", language, typed="Aa1\n").out
    light, dark = (say("seat-name", seat=seat) for seat in ("light", "dark"))
    hands = [line for line in shown.splitlines() if "A x" in line or "a x" in line]
    assert len(hands) == 4
    assert all(light in line or dark in line for line in hands)
