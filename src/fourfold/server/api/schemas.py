"""The payloads as the description of the API shows them, and as pydantic reads what is sent."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import ConfigDict, Field, GetCoreSchemaHandler, TypeAdapter

from fourfold.schemas.bounds import Length, Within
from fourfold.schemas.catalogue import shapes
from fourfold.schemas.commands import CommandRequest
from fourfold.schemas.errors import Refusal
from fourfold.schemas.live import ClientMessage, ServerMessage

Reply = dict[int | str, dict[str, Any]]

for _shape in shapes().values():
    # Exactly these keys, values that have the right types already, and the words of the class.
    _config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)
    _shape.__pydantic_config__ = _config


def _within(bounds: Within, kind: Any, read: GetCoreSchemaHandler) -> Any:
    return read(Annotated[kind, Field(ge=bounds.low, le=bounds.high)])


def _of_length(bounds: Length, kind: Any, read: GetCoreSchemaHandler) -> Any:
    return read(Annotated[kind, Field(min_length=bounds.low or None, max_length=bounds.high)])


_NOTES: dict[Any, Any] = {Within: _within, Length: _of_length}
for _note, _reads in _NOTES.items():
    # Where pydantic looks for what a note beside a type has to say.
    _note.__get_pydantic_core_schema__ = _reads

_BESIDE: dict[str, Any] = {
    "ServerMessage": ServerMessage,
    "ClientMessage": ClientMessage,
    "CommandRequest": CommandRequest,
    "Refusal": Refusal,
}
"""What is described by name: live messages, and what FastAPI neither reads nor writes.

Answers come to it as endpoints name them. Pydantic looks at all these when somebody asks for the
description; a server that starts has no use for it, and it takes half a second.
"""
_REFUSALS = {
    400: "The request cannot be read.",
    401: "A token is needed, or is not known.",
    403: "Not yours, or asked by a page of another site.",
    404: "There is no such match.",
    409: "Not now: something else happened before.",
    413: "The body is too long.",
    415: "The body is not JSON.",
    422: "Well-formed, but something in it is wrong.",
    429: "Too many requests; Retry-After says when to come back.",
    503: "Busy or without storage; Retry-After says when to come back.",
}


def refusals(*statuses: int) -> Reply:
    """Describe the refusals of an endpoint; every one can be too busy."""
    chosen = sorted({*statuses, 429, 503})
    content = _json("Refusal")
    return {status: {"description": _REFUSALS[status], "content": content} for status in chosen}


def body(name: str) -> dict[str, Any]:
    """Describe a body that is read otherwise than by pydantic."""
    return {"requestBody": {"required": True, "content": _json(name)}}


def add_schemas(description: dict[str, Any]) -> None:
    """Add to the description of the API what is not found by looking at its endpoints."""
    schemas = description["components"]["schemas"]
    for name, kind in _BESIDE.items():
        found = TypeAdapter(kind).json_schema(ref_template="#/components/schemas/{model}")
        schemas.update({**found.pop("$defs", {}), name: found})


def answer(status: int, model: type[Any], description: str) -> Reply:
    """Describe the answer of an endpoint when all is well."""
    _BESIDE[model.__name__] = model
    return {status: {"description": description, "content": _json(model.__name__)}}


def _json(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}
