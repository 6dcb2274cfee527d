"""The application: the interface, the pages, and what holds for every answer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from litestar import Litestar
from litestar.exceptions import HTTPException

from tertulia.kernel.components import Components, ComponentsError
from tertulia.kernel.game import GameError
from tertulia.kernel.registry import games
from tertulia.resources import client_dir
from tertulia.server.domain.service import House
from tertulia.server.http import pages
from tertulia.server.http.errors import ApiError
from tertulia.server.http.gate import Gate
from tertulia.server.http.limits import Rate
from tertulia.server.http.refusals import refuse, refuse_http, refuse_unknown, refuse_unreadable, refuse_unstored
from tertulia.server.http.routes import HANDLERS
from tertulia.server.http.schema_page import description
from tertulia.server.identity.signing import Seal, load_secret
from tertulia.server.settings import Settings
from tertulia.server.storage.database import open_database, open_writer
from tertulia.server.storage.faults import Pulse, StorageFault
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.packing import pack_finished
from tertulia.server.workers.bots import BotPlay


def make_app(settings: Settings) -> Litestar:
    """The application for a data folder; `ComponentsError` where the components file is not right."""
    settings.data.mkdir(parents=True, exist_ok=True)
    seal = Seal(load_secret(settings.data))
    components = box_of_each_game(settings.components)
    app = Litestar(
        route_handlers=[*HANDLERS, pages.handler(pages.load(client_dir(), settings.base_path))],
        exception_handlers={
            ApiError: refuse,
            HTTPException: refuse_http,
            StorageFault: refuse_unstored,
            RecursionError: refuse_unreadable,
            UnicodeDecodeError: refuse_unreadable,
            Exception: refuse_unknown,
        },
        request_max_body_size=settings.most_bytes,
        openapi_config=description(settings.base_path),
        logging_config=None,
        lifespan=[lambda app: _open(app, settings, components)],
    )
    app.asgi_handler = Gate(app.asgi_handler, seal, settings)  # around the routes and around what is no route
    app.state["seal"] = seal
    app.state["openings"] = Rate(settings.tables_an_hour, 3600)  # tables stay on the disk
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
    async with Journal(engine, open_writer(settings.data)).running() as journal:
        house = House(settings, journal, components)
        bots = BotPlay(house)
        app.state["house"], app.state["pulse"] = house, Pulse(journal.writer)
        async with house.tidied():
            works = house.wake(), house.live.beat(), pack_finished(journal)
            background = [asyncio.create_task(work) for work in works]
            try:
                yield
            finally:
                for task in background:
                    task.cancel()
                await asyncio.gather(*background, return_exceptions=True)
                house.live.close()
                await bots.close()
