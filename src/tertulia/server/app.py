"""The application: the interface, the pages, and what holds for every answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig

from tertulia import __version__
from tertulia.kernel.components import Components, ComponentsError
from tertulia.kernel.game import GameError
from tertulia.kernel.registry import games
from tertulia.resources import client_dir
from tertulia.server import pages
from tertulia.server.api import HANDLERS
from tertulia.server.botplay import BotPlay
from tertulia.server.errors import ApiError
from tertulia.server.house import House
from tertulia.server.journal import Journal
from tertulia.server.settings import Settings
from tertulia.server.signing import Seal, load_secret
from tertulia.server.storage import open_database
from tertulia.server.visitors import guest_of, own_page_only

log = logging.getLogger(__name__)
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
CODES = {400: "bad-request", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-many"}


def make_app(settings: Settings) -> Litestar:
    """The application for a data folder; `ComponentsError` where the components file is not right."""
    settings.data.mkdir(parents=True, exist_ok=True)
    seal = Seal(load_secret(settings.data))
    components = box_of_each_game(settings.components)
    app = Litestar(
        route_handlers=[*HANDLERS, pages.handler(pages.load(client_dir()))],
        guards=[own_page_only],
        middleware=[_rate_limit(settings).middleware, _table_limit(settings).middleware],
        exception_handlers={ApiError: _refuse, HTTPException: _refuse_http, Exception: _refuse_unknown},
        request_max_body_size=settings.most_bytes,
        after_request=_finish,
        openapi_config=OpenAPIConfig(title="Tertulia", version=__version__, path="/api/schema"),
        logging_config=None,
        lifespan=[lambda app: _open(app, settings, components)],
    )
    app.state["seal"] = seal
    return app


def box_of_each_game(path: Path | None) -> dict[str, Components]:
    """The components of every game: those of the package, or the corrected file for the game that it fits."""
    found = {name: game.components() for name, game in games().items()}
    if path is None:
        return found
    wrong: list[str] = []
    for name, game in games().items():
        try:
            return {**found, name: game.components(path)}
        except (ComponentsError, GameError) as error:
            wrong.append(str(error))
    raise ComponentsError("\n".join(wrong))


@contextlib.asynccontextmanager
async def _open(app: Litestar, settings: Settings, components: dict[str, Components]) -> AsyncIterator[None]:
    engine = await open_database(settings.data)
    async with Journal(engine).running() as journal:
        house = House(settings, journal, components)
        bots = BotPlay(house)
        app.state["house"] = house
        async with house.tidied():
            waking = asyncio.create_task(house.wake())
            try:
                yield
            finally:
                waking.cancel()
                await asyncio.gather(waking, return_exceptions=True)
                house.streams.close()
                await bots.close()


def _rate_limit(settings: Settings) -> RateLimitConfig:
    return RateLimitConfig(
        rate_limit=("minute", settings.requests_a_minute),
        identifier_for_request=lambda request: guest_of(request) or (request.client.host if request.client else "?"),
        exclude=["^/assets/"],
    )


def _table_limit(settings: Settings) -> RateLimitConfig:
    """Tables stay on the disk, so an address may open only so many, whoever asks from there."""
    return RateLimitConfig(
        rate_limit=("hour", settings.tables_an_hour),
        identifier_for_request=lambda request: f"tables of {request.client.host if request.client else '?'}",
        check_throttle_handler=lambda request: request.method == "POST" and request.url.path == "/api/tables",
        set_rate_limit_headers=False,
    )


def _finish(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Cache-Control", "no-store")
    return response


def _refuse(_: Request[Any, Any, Any], error: ApiError) -> Response[bytes]:
    return _finish(Response(error.body(), status_code=error.status, media_type="application/json"))


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    if error.status_code >= 500:
        return _refuse_unknown(request, error)
    extra = error.extra if isinstance(error.extra, list) else []
    details = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    message = "; ".join([error.detail, *details])
    answer = _refuse(request, ApiError(error.status_code, CODES.get(error.status_code, "bad-request"), message))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _refuse_unknown(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours: logged with its place in the code, without anything that was sent."""
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _refuse(request, ApiError(500, "server", "the server has made a mistake; nothing has changed"))
