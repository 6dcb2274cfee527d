"""The framework's part of an application, which is the same for all that have the same pages, is used again by the next one in this
process: to register the routes was most of what it cost to begin one, and tests begin hundreds.

What an application is made of (`Parts`) is given to it anew each time, and nobody has it before its last holder is done.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ASGIApp

from tertulia.resources import client_dir
from tertulia.server import assembly
from tertulia.server.http.app import Lifespan, guarded, routed
from tertulia.server.http.dependencies import Parts

LIFESPAN = "lifespan of this use"


class _Kind(NamedTuple):
    """What the routes depend on."""

    base_path: str
    most_bytes: int
    pages: Path | None


class _Idle(NamedTuple):
    app: Litestar
    routes: ASGIApp


_idle: defaultdict[_Kind, list[_Idle]] = defaultdict(list)


def _http_app(parts: Parts, lifespan: Lifespan) -> Litestar:
    kind = _Kind(parts.settings.base_path, parts.settings.most_bytes, client_dir())

    @asynccontextmanager
    async def this_use(app: Litestar) -> AsyncIterator[None]:
        async with app.state[LIFESPAN](app):
            yield
        _idle[kind].append(_Idle(app, routes))

    if _idle[kind]:
        app, routes = _idle[kind].pop()
        for name, provided in parts.provided().items():
            kept = (app.dependencies or {})[name]
            assert isinstance(kept, Provide)
            kept.dependency = provided.dependency
        app.asgi_handler, app.state = routes, State()
    else:
        app = routed(parts, this_use)
        routes = app.asgi_handler
    app.state[LIFESPAN] = lifespan
    return guarded(app, parts)


def use_apps_again() -> None:
    """From here on, for the rest of the process."""
    assembly.http_app = _http_app  # type: ignore[attr-defined]
