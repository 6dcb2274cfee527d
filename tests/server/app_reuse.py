"""Faster start of applications in tests: the web framework's work is done once and reused.

Tests start hundreds of applications in one process. Most of each start was reading the handlers' signatures and
registering routes. Only module-level functions are cached. Each application gets its own `RouteDependencies`, and none
shares them at the same time. The certificates that HTTP clients trust are also read once.
"""

from __future__ import annotations

import ssl
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from inspect import isfunction
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import httpx
from httpx._transports import default as transports
from litestar import Litestar
from litestar._signature.model import SignatureModel
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ASGIApp
from litestar.utils.signature import ParsedSignature

from tertulia.resources import client_dir
from tertulia.server import assembly
from tertulia.server.http.app import Lifespan, add_middleware, build_routes
from tertulia.server.http.dependencies import RouteDependencies
from tertulia.server.known_types import know_types

_parse: Callable[..., ParsedSignature] = vars(ParsedSignature)["from_fn"].__func__
_model: Callable[..., type[SignatureModel]] = vars(SignatureModel)["create"].__func__
_parsed: dict[object, ParsedSignature] = {}
_models: dict[object, type[SignatureModel]] = {}


def _is_module_level(function: object) -> bool:
    return isfunction(function) and "<" not in function.__qualname__


def _parse_once(cls: type[ParsedSignature], /, fn: Any, signature_namespace: dict[str, Any]) -> ParsedSignature:
    if not _is_module_level(fn):
        return _parse(cls, fn, signature_namespace)
    if fn not in _parsed:
        _parsed[fn] = _parse(cls, fn, signature_namespace)
    return _parsed[fn]


def _create_once(
    cls: type[SignatureModel], /, dependency_name_set: set[str], fn: Any, **more: Any
) -> type[SignatureModel]:
    if not _is_module_level(fn):
        return _model(cls, dependency_name_set, fn, **more)
    key = fn, frozenset(dependency_name_set), more["data_dto"]
    if key not in _models:
        _models[key] = _model(cls, dependency_name_set, fn, **more)
    return _models[key]


def read_handlers_once() -> None:
    """Cache the signatures of handlers for the rest of the process."""
    ParsedSignature.from_fn = classmethod(_parse_once)  # type: ignore[assignment,method-assign]
    SignatureModel.create = classmethod(_create_once)  # type: ignore[assignment,method-assign]


LIFESPAN = "current lifespan"


class _RouteSettings(NamedTuple):
    """The settings on which the routes depend."""

    base_path: str
    most_bytes: int
    pages: Path | None


class _Idle(NamedTuple):
    app: Litestar
    routes: ASGIApp


_idle: defaultdict[_RouteSettings, list[_Idle]] = defaultdict(list)


def _build_http_app(parts: RouteDependencies, lifespan: Lifespan) -> Litestar:
    kind = _RouteSettings(parts.settings.base_path, parts.settings.most_bytes, client_dir())

    @asynccontextmanager
    async def current_lifespan(app: Litestar) -> AsyncIterator[None]:
        async with app.state[LIFESPAN](app):
            yield
        _idle[kind].append(_Idle(app, routes))

    if _idle[kind]:
        app, routes = _idle[kind].pop()
        for name, provided in parts.list_providers().items():
            dependency = (app.dependencies or {})[name]
            assert isinstance(dependency, Provide)
            dependency.dependency = provided.dependency
        app.asgi_handler, app.state = routes, State()
    else:
        app = build_routes(parts, current_lifespan)
        routes = app.asgi_handler
    app.state[LIFESPAN] = lifespan
    return add_middleware(app, parts)


def reuse_apps() -> None:
    """Reuse the routed application for the rest of the process, and prepare message types once."""
    patch.object(assembly, "http_app", _build_http_app).start()
    patch.object(assembly, "know_types", cache(know_types)).start()


_trusted: Callable[..., ssl.SSLContext] = httpx.create_ssl_context
_trusted_by_default = cache(_trusted)


def _create_ssl_context(
    verify: ssl.SSLContext | str | bool = True, cert: Any = None, trust_env: bool = True
) -> ssl.SSLContext:
    if verify is True and cert is None:
        return _trusted_by_default(trust_env=trust_env)
    return _trusted(verify, cert, trust_env)


def read_certificates_once() -> None:
    """Cache the trusted certificates for the rest of the process.

    Reading them takes several times as long as a request.
    """
    for module in (httpx, transports):
        patch.object(module, "create_ssl_context", _create_ssl_context).start()
