"""Where bytes leave for somebody who may have gone.

A connection ends when the system says so, and those who write to it hear of that a moment later. In
between uvloop calls every question and every byte an error, which would be in the log with all that
led to it, and keep from others what was to be told to all. But nobody is at fault: people go.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Outlet:
    """A transport that does nothing any more when it has ended; all else is as it was."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self.is_closing = transport.is_closing

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send bytes, if there is anybody to take them."""
        if not self.is_closing():
            self._transport.write(data)

    def get_write_buffer_size(self) -> int:
        """Give how many bytes have not been taken yet; nobody will take any after the end."""
        return 0 if self.is_closing() else self._transport.get_write_buffer_size()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Say how many bytes may wait before whoever writes has to wait, too."""
        if not self.is_closing():
            self._transport.set_write_buffer_limits(high, low)

    def pause_reading(self) -> None:
        """Read nothing for a while."""
        if not self.is_closing():
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Go on reading."""
        if not self.is_closing():
            self._transport.resume_reading()
