"""JSON as the server writes it: whatever the writer, it means what it should."""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.server.encoding import encoded, encoded_bytes

TEXTS = st.text(st.characters(codec="utf-8"))
ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    # Many texts have letters that need more than one byte, or signs that have to be escaped.
    | TEXTS,
    lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner),
)


class Pair(NamedTuple):
    left: object
    right: object


@given(ANYTHING)
def test_whatever_is_written_is_read_as_it_was(data: Any) -> None:
    assert json.loads(encoded_bytes(data)) == json.loads(encoded(data)) == data
    assert json.loads(encoded({"in": [data]})) == {"in": [data]}


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ({"type": "pong", "time": 17}, '{"type":"pong","time":17}'),
        (("a", None, True), '["a",null,true]'),
        (Pair(1, Pair("x", ())), '[1,["x",[]]]'),
        (MappingProxyType({"a": MappingProxyType({})}), '{"a":{}}'),
        ({1: "one"}, '{"1":"one"}'),
        ([2**64, Pair(-(2**63) - 1, "ü")], '[18446744073709551616,[-9223372036854775809,"ü"]]'),
        ('é\u2028\n\u0001"\\', '"é\u2028\\n\\u0001\\"\\\\"'),
    ],
    ids=["object", "tuple", "named", "mapping", "number as key", "large numbers", "signs"],
)
def test_things_are_written_without_spaces(data: object, text: str) -> None:
    assert encoded(data) == text


@pytest.mark.parametrize("data", [object(), "\ud800"], ids=["thing", "half a sign"])
def test_what_has_no_json_is_refused(data: object) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # whichever of them finds it says it in its way
        encoded(data)
