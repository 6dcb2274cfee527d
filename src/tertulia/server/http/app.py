"""The Litestar application: routes, client files, exception handlers and middleware.

Main entry: `http_app`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from litestar import Litestar
from litestar.exceptions import HTTPException

from tertulia.resources import client_dir
from tertulia.server.errors import Refused
from tertulia.server.http import pages
from tertulia.server.http.auth import AuthMiddleware
from tertulia.server.http.dependencies import CollectedRequest, RouteDependencies
from tertulia.server.http.errors import refuse, refuse_http, refuse_unknown, refuse_unreadable
from tertulia.server.http.middleware import answering_head, measure_responses
from tertulia.server.http.openapi import Shapes, description
from tertulia.server.http.routes import HANDLERS

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


def http_app(parts: RouteDependencies, lifespan: Lifespan) -> Litestar:
    """Build the complete application from its dependencies.

    `lifespan` returns an async context manager: it is entered when the server starts, and left when the server stops.
    """
    return add_middleware(build_routes(parts, lifespan), parts)


def build_routes(parts: RouteDependencies, lifespan: Lifespan) -> Litestar:
    """Build the application without middleware: requests are not authenticated, and have no rate limits."""
    settings = parts.settings
    return Litestar(
        route_handlers=[*HANDLERS, pages.handler(pages.load(client_dir(), settings.base_path, settings.pages))],
        dependencies=parts.list_providers(),
        exception_handlers={
            Refused: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_unreadable,
            UnicodeDecodeError: refuse_unreadable,
            Exception: refuse_unknown,
        },
        request_class=CollectedRequest,
        request_max_body_size=settings.most_bytes,
        openapi_config=description(settings.base_path),
        plugins=[Shapes()],
        logging_config=None,
        lifespan=[lifespan],
    )


def add_middleware(app: Litestar, parts: RouteDependencies) -> Litestar:
    """Wrap the application in authentication, HEAD support and metrics, also for requests without a route."""
    app.asgi_handler = measure_responses(answering_head(AuthMiddleware(app.asgi_handler, parts)))
    return app
