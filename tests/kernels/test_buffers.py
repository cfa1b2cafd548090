"""Arrays as plain buffers do what NumPy does, as far as they go."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.kernels import buffers

numbers = st.lists(st.integers(-(2**63), 2**63 - 1), max_size=20)
small = st.lists(st.integers(0, 255), min_size=1, max_size=20)
KINDS = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float64")


def same(ours: Any, theirs: Any) -> None:
    assert ours.tolist() == theirs.tolist()
    assert tuple(ours.shape) == theirs.shape
    assert ours.dtype.name == theirs.dtype.name
    assert ours.tobytes() == theirs.tobytes()
    assert ours.nbytes == theirs.nbytes


@given(numbers)
def test_numbers_in_a_row(row: list[int]) -> None:
    ours, theirs = buffers.array(row), np.array(row, np.int64)
    same(ours, theirs)
    same(ours[1:], theirs[1:])
    same(ours[::2], np.ascontiguousarray(theirs[::2]))
    assert len(ours) == len(theirs)
    assert list(ours) == list(theirs)
    same(ours.nonzero()[0], theirs.nonzero()[0])


@given(small, st.sampled_from(KINDS))
def test_types_of_numbers(row: list[int], kind: str) -> None:
    row = [number % 128 for number in row]
    ours, theirs = buffers.array(row, kind), np.array(row, kind)
    same(ours, theirs)
    same(ours.astype("int64"), theirs.astype("int64"))
    same(buffers.full(3, row[0], kind), np.full(3, row[0], kind))
    same(buffers.zeros((2, 3), kind), np.zeros((2, 3), kind))
    same(buffers.frombuffer(ours.tobytes(), kind), np.frombuffer(theirs.tobytes(), kind))
    assert buffers.dtype(kind).itemsize == np.dtype(kind).itemsize


@given(small, small)
def test_what_follows_from_arrays(one: list[int], two: list[int]) -> None:
    ours = [buffers.array(each, "uint8") for each in (one, two)]
    theirs = [np.array(each, np.uint8) for each in (one, two)]
    same(buffers.concatenate(ours), np.concatenate(theirs))
    wide = buffers.array(sorted(one)), np.array(sorted(one))
    same(buffers.cumsum(wide[0], dtype=buffers.int64), np.cumsum(wide[1], dtype=np.int64))
    assert buffers.searchsorted(wide[0], two[0]) == np.searchsorted(wide[1], two[0])


def test_rows() -> None:
    rows = [[1, 2, 3], [4, 5, 6]]
    ours, theirs = buffers.array(rows), np.array(rows)
    same(ours, theirs)
    same(ours[1], theirs[1])
    same(ours.ravel(), theirs.ravel())
    same(ours.ravel().reshape(3, 2), theirs.ravel().reshape(3, 2))
    assert ours[1, 2] == 6
    for each in (ours, theirs):
        each[0] = each[1]
        each[1, 1] = 9
        each[1][0] = 7
        each.ravel()[:2] = 8, 8
    same(ours, theirs)
    columns = [[1, 2], [3, 4]]
    same(
        buffers.stack([buffers.array(each) for each in columns], axis=1),
        np.stack([np.array(each) for each in columns], axis=1),
    )


def test_places_that_are_written() -> None:
    ours, theirs = buffers.zeros(6, "uint8"), np.zeros(6, np.uint8)
    ours[buffers.array([1, 4])] = buffers.array([7, 8], "uint8")
    theirs[np.array([1, 4])] = np.array([7, 8], np.uint8)
    ours[:2] = theirs[:2] = 5
    same(ours, theirs)
    table, other = buffers.full((2, 4), 9, "int16"), np.full((2, 4), 9, np.int16)
    table[1, [0, 2]] = range(2)
    other[1, [0, 2]] = range(2)
    same(table, other)


def test_numbers_that_do_not_fit() -> None:
    with pytest.raises(OverflowError):
        buffers.array([2**63])
    with pytest.raises(OverflowError):
        buffers.array([256], "uint8")


def test_large_arrays_begin_with_zeros() -> None:
    same(buffers.zeros((3, 1 << 18), "int64"), np.zeros((3, 1 << 18), np.int64))


def test_what_only_numpy_has_is_missing_like_numpy() -> None:
    missing = "unpackbits"
    with pytest.raises(ModuleNotFoundError) as raised:
        getattr(buffers, missing)
    assert raised.value.name == "numpy"
    assert not hasattr(buffers, "__path__")
