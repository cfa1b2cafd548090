"""What tests can share: one server for each module, one PostgreSQL and one Redis for all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running
from tests.server.services import postgres, redis_server

__all__ = ["postgres", "redis_server"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a database of its own and engines that think at once."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found
