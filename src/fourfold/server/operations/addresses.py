"""Where a request comes from, with proxies in between that are believed or not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

from starlette.datastructures import Headers
from starlette.types import Scope

from ..settings import Network

Address = IPv4Address | IPv6Address
_FOR = re.compile(r'(?:^|;)\s*for="?([^";,]*)"?', re.IGNORECASE)
_HOME = 64
"""Bits of an IPv6 address that one customer has; whoever has them has all the rest."""
_SCHEMES = {"http": "ws", "https": "wss"}


def believe_proxies(scope: Scope, proxies: Iterable[Network]) -> None:
    """Put into a request who made it and how, as far as the proxies it went through are ours."""
    peer = _address(scope["client"][0]) if scope.get("client") else None
    if peer is None or not _is_among(peer, proxies):
        return
    headers = Headers(scope=scope)
    for stop in _stops(headers):
        found = _address(stop)
        if found is None:
            break
        peer = found
        if not _is_among(peer, proxies):
            break
    scope["client"] = (str(peer), 0)
    scheme = headers.get("x-forwarded-proto", "").lower()
    if scheme in _SCHEMES:
        scope["scheme"] = _SCHEMES[scheme] if scope["type"] == "websocket" else scheme


def is_proxy(scope: Mapping[str, Any], proxies: Iterable[Network]) -> bool:
    """Say whether a connection comes from a proxy of ours."""
    peer = _address(scope["client"][0]) if scope.get("client") else None
    return peer is not None and _is_among(peer, proxies)


def home_of(scope: Mapping[str, Any]) -> str:
    """Give what is counted as one address."""
    address = _address(scope["client"][0]) if scope.get("client") else None
    if isinstance(address, IPv6Address):
        return str(int(address) >> (address.max_prefixlen - _HOME))
    return str(address)


def _stops(headers: Headers) -> Iterator[str]:
    """Give the addresses a request came through, the nearest first."""
    chain = ",".join(headers.getlist("x-forwarded-for"))
    if not chain:
        chain = ",".join(
            found[1]
            for part in ",".join(headers.getlist("forwarded")).split(",")
            if (found := _FOR.search(part))
        )
    return (part.strip() for part in reversed(chain.split(",")))


@lru_cache(maxsize=4096)
def _address(text: str) -> Address | None:
    """Read `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1` or `[2001:db8::1]:80`."""
    bare = text.partition("]")[0].removeprefix("[")
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        address = ip_address(bare)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _is_among(address: Address, networks: Iterable[Network]) -> bool:
    return any(address in network for network in networks)
