"""One server for the tests that can share one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a database of its own and engines that think at once."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found
