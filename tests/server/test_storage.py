"""Connections to a database that is elsewhere."""

from __future__ import annotations

import os
import socket
import sys

import pytest

from fourfold.server.storage import Storage
from tests.server.services import Postgres, postgres

__all__ = ["postgres"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere these have other names")
def test_a_network_that_falls_silent_is_given_up_within_seconds(postgres: Postgres) -> None:
    storage = Storage(postgres.fresh())
    with storage.writer.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        with socket.socket(fileno=os.dup(driver.fileno())) as wire:

            def tcp(name: int) -> int:
                return wire.getsockopt(socket.IPPROTO_TCP, name)

            # Whether something was sent that nobody confirms, or an answer is waited for.
            assert 0 < tcp(socket.TCP_USER_TIMEOUT) <= 15_000
            assert wire.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
            probing = tcp(socket.TCP_KEEPINTVL) * tcp(socket.TCP_KEEPCNT)
            assert tcp(socket.TCP_KEEPIDLE) + probing <= 15
    storage.close()
