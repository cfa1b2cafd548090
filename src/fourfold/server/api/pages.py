"""The web app: its files as they were built, and its front page for the addresses of its pages."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

import fourfold
from fourfold.i18n import words
from fourfold.learn.puzzles import puzzles
from fourfold.rules import registered

from ..compression import accepts_gzip
from ..errors import language_of
from ..settings import Settings
from ..web_app import WEB

GAMES = Path(fourfold.__file__).parent / "games"
HASHED = "assets/"
"""Files here have their content in their name, so they never change."""
TABLE = re.compile(HASHED + r"([\w-]+)-[\w-]{8}(\.table)")
TEXTS = (".js", ".mjs", ".css")
"""What gets smaller by compression. The rest is compressed already."""


PAGES = (
    "/",
    "/play/:game",
    "/m/:id",
    "/lobby",
    "/mine",
    "/open",
    "/learn",
    "/learn/:game",
    "/learn/:game/lesson",
    "/learn/:game/puzzles",
    "/rules/:game",
    "/analyse/:game",
    "/review",
    "/review/:id",
)
"""The addresses of pages, as in `web/src/app/routes.ts`."""
FOR_SEARCH = ("/", "/learn", "/play", "/rules")
"""Pages below these are of interest to search engines: they are the same for all readers."""
_LOADED = ("/api/games", "/api/lessons", "/api/positions", "/api/puzzles", "/api/rules")
"""What these pages load to show anything."""
_PRIVATE = ("/m/", "/review/", "/api/")


def is_page(path: str, theme: str | None = None) -> bool:
    """Return whether the app has a page at an address, which may ask for a theme of puzzles.

    Which matches there are is not asked, because pages also keep matches in the browser.
    """
    parts = [part for part in path.split("/") if part]
    for page in PAGES:
        pattern = page.split("/")[1:] if page != "/" else []
        if len(pattern) == len(parts) and all(map(_fits, pattern, parts)):
            return not theme or page != "/learn/:game/puzzles" or theme in _themes(parts[1])
    return False


def _fits(pattern: str, part: str) -> bool:
    if pattern == ":game":
        return part in registered()
    return part == pattern or (pattern.startswith(":") and "." not in part)


@cache
def _themes(game: str) -> frozenset[str]:
    return frozenset(puzzle.theme for puzzle in puzzles(game))


def pages_for_search() -> list[str]:
    """Return the addresses of all pages that are of interest to search engines."""
    wanted = [page for page in PAGES if f"/{page.split('/')[1]}" in FOR_SEARCH]
    return [
        page.replace(":game", game)
        for page in wanted
        for game in (registered() if ":game" in page else [""])
    ]


async def robots(request: Request) -> Response:
    """Answer `/robots.txt`."""
    # Some programs obey the first line that fits, and others the longest one.
    lines = ["User-agent: *", *(f"Allow: {path}" for path in _LOADED)]
    lines += [f"Disallow: {path}" for path in _PRIVATE]
    lines += [f"Allow: {path}" for path in FOR_SEARCH]
    if origin := _origin(request):
        lines.append(f"Sitemap: {origin}/sitemap.xml")
    return PlainTextResponse("\n".join(lines) + "\n")


async def site_map(request: Request) -> Response:
    """Answer `/sitemap.xml`, which needs the public address of the server."""
    origin = _origin(request)
    if origin is None:
        return _not_found(request.scope)
    urls = "".join(f"<url><loc>{escape(origin + path)}</loc></url>" for path in pages_for_search())
    head = '<?xml version="1.0" encoding="UTF-8"?>'
    urls = f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{urls}</urlset>'
    return Response(f"{head}\n{urls}\n", media_type="application/xml")


def _origin(request: Request) -> str | None:
    settings: Settings = request.app.state.settings
    return settings.origin


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
            await _not_found(scope, "server-no-pages")(scope, receive, send)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file. An installed package has its tables once, for the server and for browsers.

        Whoever reads a table checks that it is the one that was meant, so that a page of an older
        version comes to no harm here.
        """
        found, state = super().lookup_path(path)
        if state is None and (named := TABLE.fullmatch(path)):
            for table in GAMES.glob(f"*/tables/{''.join(named.groups())}"):
                return str(table), table.stat()
        return found, state

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or the front page of the app for the address of a page.

        For an unknown address the status is 404; the app says so in words, unless a file was asked
        for.
        """
        path = path.lstrip("./")
        try:
            response = await super().get_response(path or "index.html", scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(HASHED):
                raise
            path, response = "", await self._page(scope)
        hashed = path.startswith(HASHED)
        if hashed and path.endswith(TEXTS):
            response = await _smaller(response, Headers(scope=scope))
        kept = "public, max-age=31536000, immutable" if hashed else "no-cache"
        response.headers["Cache-Control"] = kept
        return response

    async def _page(self, scope: Scope) -> Response:
        address: str = scope["path"]
        if is_page(address, Request(scope).query_params.get("theme")):
            return await super().get_response("index.html", scope)
        if "." in address.rpartition("/")[2] or address.startswith("/.well-known/"):
            return _not_found(scope)
        return HTMLResponse(self._front.read_bytes(), 404)


async def _smaller(response: Response, asked: Headers) -> Response:
    """Give a file compressed to whoever takes it so."""
    taken = accepts_gzip(asked) and "range" not in asked
    if taken and isinstance(response, FileResponse):
        content = await asyncio.to_thread(_compressed, str(response.path))
        response = Response(content, media_type=response.media_type)
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    return response


@cache
def _compressed(file: str) -> bytes:
    return gzip.compress(Path(file).read_bytes(), mtime=0)


def _not_found(scope: Scope, message: str = "error-not-found") -> Response:
    text = words(language_of(HTTPConnection(scope)))(message)
    return PlainTextResponse(text + "\n", 404)
