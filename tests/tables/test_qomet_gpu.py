"""What the passes on a GPU do without one: everything else is compared in `test_qomet`."""

from __future__ import annotations

import numpy as np
import pytest

from fourfold.games.qomet.solver.passes import places_of


@pytest.mark.parametrize("byte", [0, 1, 2, 127, 128, 253, 254, 255])
def test_bytes_are_found_in_words(byte: int) -> None:
    near = np.array([byte, byte ^ 1, byte ^ 128, (byte + 1) % 256, (byte - 1) % 256], np.uint8)
    rows = np.random.default_rng(byte).choice(near, (500, 8))
    for row in rows:
        places = np.array([places_of(byte, int(row.view(np.int64)[0]))]).view(np.uint8)
        assert np.array_equal(places, np.where(row == byte, 128, 0))
