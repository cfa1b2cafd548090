"""The web app: its files as they were built, and its front page for every other address."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
from functools import cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

import fourfold
from fourfold.words import words

from ..errors import language_of

WEB = Path(fourfold.__file__).parent / "web"
TABLES = Path(fourfold.__file__).parent / "data"
HASHED = "assets/"
"""Files here have their content in their name, so they never change."""
TABLE = re.compile(HASHED + r"([\w-]+)-[\w-]{8}(\.table)")
TEXTS = (".js", ".mjs", ".css")
"""What gets smaller by compression. The rest is compressed already."""


class Pages(StaticFiles):
    """The files of the web app."""

    def __init__(self) -> None:
        folder = WEB
        super().__init__(directory=folder, check_dir=False)
        self._front = folder / "index.html"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # Programs get no page, also where steps upwards would lead to one.
        if scope["path"].startswith("/api/"):
            raise HTTPException(404)
        if self._front.exists():
            await super().__call__(scope, receive, send)
        else:
            await _missing(scope)(scope, receive, send)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file. An installed package has its tables once, for the server and for browsers.

        Whoever reads a table checks that it is the one that was meant, so that a page of an older
        version comes to no harm here.
        """
        found, state = super().lookup_path(path)
        if state is None and (named := TABLE.fullmatch(path)):
            table = TABLES / "".join(named.groups())
            if table.is_file():
                return str(table), table.stat()
        return found, state

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Give a file, or the front page where there is none: the app knows what to show."""
        path = path.lstrip("./")
        try:
            response = await super().get_response(path or "index.html", scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(HASHED):
                raise
            path, response = "", await super().get_response("index.html", scope)
        hashed = path.startswith(HASHED)
        if hashed and path.endswith(TEXTS):
            response = await _smaller(response, Headers(scope=scope))
        kept = "public, max-age=31536000, immutable" if hashed else "no-cache"
        response.headers["Cache-Control"] = kept
        return response


async def _smaller(response: Response, asked: Headers) -> Response:
    """Give a file compressed to whoever takes it so."""
    taken = "gzip" in asked.get("accept-encoding", "") and "range" not in asked
    if taken and isinstance(response, FileResponse):
        content = await asyncio.to_thread(_compressed, str(response.path))
        response = Response(content, media_type=response.media_type)
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    return response


@cache
def _compressed(file: str) -> bytes:
    return gzip.compress(Path(file).read_bytes(), mtime=0)


def _missing(scope: Scope) -> Response:
    text = words(language_of(HTTPConnection(scope)))("server-no-web")
    return PlainTextResponse(text + "\n", 404)
