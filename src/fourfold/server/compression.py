"""Compressed answers that are the same for every client and are sent often."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from functools import lru_cache

from starlette.responses import Response

_LEAST = 1000
"""Bytes from which on compression pays."""
_MOST_KEPT = 512
_GZIP = re.compile(r"(?:^|[,\s])gzip\s*(?:;\s*q=([0-9.]+))?\s*(?:,|$)", re.IGNORECASE)


def accepts_gzip(headers: Mapping[str, str]) -> bool:
    """Return whether a request takes answers compressed with gzip."""
    found = _GZIP.search(headers.get("accept-encoding", ""))
    return found is not None and (found[1] or "1").strip("0.") != ""


def constant_json(headers: Mapping[str, str], data: bytes, caching: str) -> Response:
    """Return the answer to a request for JSON that does not depend on who asks.

    It is compressed once. Streams and answers with secrets in them must not come here.
    """
    more = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if len(data) >= _LEAST and accepts_gzip(headers):
        data = _compressed(data)
        more["Content-Encoding"] = "gzip"
    return Response(data, 200, more, "application/json")


@lru_cache(_MOST_KEPT)
def _compressed(data: bytes) -> bytes:
    return gzip.compress(data, 6, mtime=0)
