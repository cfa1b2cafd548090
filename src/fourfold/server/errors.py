"""What the server refuses, as JSON in the caller's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.routing import Route

from fourfold.i18n import choose_language
from fourfold.rules import GameError
from fourfold.rules.errors import quoted
from fourfold.schemas.errors import ApiError, Refusal

SOON = 5
"""Seconds after which it is worth to ask again, unless an error says otherwise."""


def language_of(caller: HTTPConnection) -> str:
    """Give the language a caller wants: `?lang=fr`, else Accept-Language, else the source's."""
    asked = caller.query_params.get("lang", "")
    return choose_language([asked, *_accepted(caller.headers.get("accept-language", ""))])


def error_response(error: ApiError, language: str) -> JSONResponse:
    """Give the answer to a refused request."""
    headers = {"Content-Language": language, "Cache-Control": "no-store"}
    if error.status in (429, 503):
        headers["Retry-After"] = str(error.details.get("seconds", SOON))
    if error.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    refusal: Refusal = {"error": error.told(language)}
    return JSONResponse(refusal, error.status, headers)


def refusal_of(request: Request, error: Exception) -> JSONResponse:
    """Give the answer to a request that an error came of."""
    return error_response(_as_api_error(error), language_of(request))


def install(app: FastAPI) -> None:
    """Let an app answer every error in this way."""

    async def refused(request: Request, error: Exception) -> JSONResponse:
        response = refusal_of(request, error)
        if isinstance(error, HTTPException) and error.headers:
            response.headers.update({**error.headers, **_allowed(app, request)})
        return response

    for kind in (ApiError, GameError, RequestValidationError, HTTPException, Exception):
        app.add_exception_handler(kind, refused)


def _allowed(app: FastAPI, request: Request) -> dict[str, str]:
    """Give all methods of an endpoint, of which the router names only the first."""
    route = request.scope.get("route")
    if not isinstance(route, Route):
        return {}
    alike = (each for each in app.routes if isinstance(each, Route) and each.path == route.path)
    methods = [method for each in alike for method in sorted(each.methods or ())]
    return {"Allow": ", ".join(methods)}


def _as_api_error(error: Exception) -> ApiError:
    if isinstance(error, ApiError):
        return error
    if isinstance(error, GameError):
        return ApiError.of(error)
    if isinstance(error, RequestValidationError):
        return _first_fault(error.errors())
    if isinstance(error, HTTPException):
        return _OF_STATUS.get(error.status_code) or ApiError("request-bad", error.status_code)
    return ApiError("internal", 500)


_OF_STATUS = {
    404: ApiError("not-found", 404),
    405: ApiError("method-not-allowed", 405),
}


def _first_fault(faults: Sequence[Any]) -> ApiError:
    """Say what is first wrong with a request that does not have the declared form."""
    fault = faults[0]
    kind, place = str(fault["type"]), fault["loc"]
    if kind == "json_invalid":
        return ApiError("body-not-json", 400, column=int(place[-1]) + 1)
    field = name = quoted(".".join(map(str, place[1:])))
    if not field:
        is_text = kind == "string_unicode"
        return ApiError("request-bad", 400) if is_text else ApiError("body-not-object", 422)
    context = fault.get("ctx", {})
    if kind == "missing":
        return ApiError("field-missing", 422, field, name=name)
    if kind == "extra_forbidden":
        return ApiError("field-unknown", 422, field, name=name)
    if kind == "literal_error":
        return ApiError("field-choice", 422, field, name=name, values=str(context["expected"]))
    if kind in _BOUNDS:
        limit = str(context[_BOUNDS[kind]])
        return ApiError(
            "field-bound", 422, field, name=name, kind=kind.replace("_", "-"), limit=limit
        )
    return ApiError("field-type", 422, field, name=name, kind=_TYPES.get(kind, "other"))


_BOUNDS = {
    "greater_than_equal": "ge",
    "less_than_equal": "le",
    "string_too_long": "max_length",
    "string_too_short": "min_length",
    "too_long": "max_length",
    "too_short": "min_length",
}
_TYPES = {
    "bool_type": "boolean",
    "bool_parsing": "boolean",
    "dict_type": "object",
    "int_type": "integer",
    "int_parsing": "integer",
    "int_from_float": "integer",
    "list_type": "list",
    "model_attributes_type": "object",
    "model_type": "object",
    "string_type": "text",
    "string_unicode": "text",
    "string_pattern_mismatch": "pattern",
}


def _accepted(header: str) -> Iterator[str]:
    """Give the languages of an Accept-Language header, the most wanted first."""
    wanted: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        language, _, quality = part.strip().partition(";")
        number = quality.strip().removeprefix("q=")
        try:
            weight = float(number or 1)
        except ValueError:
            continue
        wanted.append((-weight, language.strip()))
    return (language for weight, language in sorted(wanted, key=lambda each: each[0]) if weight < 0)
