"""The web app: its files as they were built, and its front page for every other address."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

import fourfold
from fourfold.words import words

from ..errors import language_of

WEB = Path(fourfold.__file__).parent / "web"
HASHED = "assets/"
"""Files here have their content in their name, so they never change."""


class Pages(StaticFiles):
    """The files of the web app."""

    def __init__(self) -> None:
        folder = WEB
        super().__init__(directory=folder, check_dir=False)
        self._front = folder / "index.html"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._front.exists():
            await super().__call__(scope, receive, send)
        elif scope["path"].startswith("/api/"):
            raise HTTPException(404)
        else:
            await _missing(scope)(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Give a file, or the front page where there is none: the app knows what to show."""
        path = path.lstrip("./")
        try:
            response = await super().get_response(path or "index.html", scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", HASHED)):
                raise
            path, response = "", await super().get_response("index.html", scope)
        hashed = path.startswith(HASHED)
        kept = "public, max-age=31536000, immutable" if hashed else "no-cache"
        response.headers["Cache-Control"] = kept
        return response


def _missing(scope: Scope) -> Response:
    text = words(language_of(HTTPConnection(scope)))("server-no-web")
    return PlainTextResponse(text + "\n", 404)
