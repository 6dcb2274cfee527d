"""The server put together: every room is made here and given what it needs, and nowhere else."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path

from litestar import Litestar

from tertulia.kernel.component_text import ComponentsError
from tertulia.kernel.components import Components
from tertulia.kernel.cores import cores
from tertulia.kernel.game import GameError
from tertulia.kernel.registry import games
from tertulia.server.domain.events import EventBus
from tertulia.server.domain.readiness import Readiness
from tertulia.server.domain.service import TableService
from tertulia.server.domain.sets import ComponentSets
from tertulia.server.http.app import http_app
from tertulia.server.http.dependencies import Parts
from tertulia.server.http.quotas import Quotas
from tertulia.server.identity.guests import Guests
from tertulia.server.identity.signing import CookieSigner, load_secret
from tertulia.server.identity.whereabouts import Whereabouts
from tertulia.server.live.announcing import announce_changes, tell_others
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.live.meeting import share_presence
from tertulia.server.live.presence import Presence
from tertulia.server.live.relay import BrokerError, NoRelay, Relay
from tertulia.server.operating import Operation
from tertulia.server.settings import Settings
from tertulia.server.storage.analyses import SqlAnalyses
from tertulia.server.storage.database import Database, SqliteDatabase
from tertulia.server.storage.guests import SqlGuests
from tertulia.server.storage.health import WriteProbe
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.lobby import SqlLobby
from tertulia.server.storage.packing import SqlLogs
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.sets import SqlSets
from tertulia.server.storage.tables import SqlTables
from tertulia.server.workers.analysing import Analyses
from tertulia.server.workers.bots import BotWorker
from tertulia.server.workers.following import follow_others, hearing
from tertulia.server.workers.hinting import Hints
from tertulia.server.workers.packing import Packer
from tertulia.server.workers.preparing import keep_preparing
from tertulia.server.workers.replaying import Replays
from tertulia.server.workers.thinking import Thinkers
from tertulia.server.workers.tidying import forget_idle
from tertulia.server.workers.waking import wake_tables
from tertulia.server.workers.warming import warm_thinkers


class Assembly:
    """All rooms on one data folder. Raises `DatabaseError` where its database cannot be used."""

    def __init__(
        self, settings: Settings, components: Mapping[str, Components], readiness: Readiness | None = None
    ) -> None:
        self.settings, self.readiness = settings, readiness or Readiness()
        database = database_of(settings)
        database.prepare()
        self.journal = Journal(database.reader(), database.writer())
        self.live = Broadcaster(settings)
        self.guests = Guests(SqlGuests(self.journal))
        sets = ComponentSets(components, SqlSets(self.journal))
        tables = SqlTables(self.journal, sets, self.readiness, shared=database.shared)
        self.service = TableService(tables, self.guests, self.live, EventBus(), sets, self.readiness)
        self.lists, self.logs, self.health = (
            SqlLobby(self.journal),
            SqlLogs(self.journal),
            WriteProbe(self.journal.writer),
        )
        self.thinkers = Thinkers(settings.thinkers or max(1, cores() - 1))
        self.replays, self.whereabouts = Replays(), Whereabouts()
        self.hints = Hints(self.thinkers, self.service.events, settings.hint_milliseconds)
        analyses = SqlAnalyses(self.journal)
        self.analyses = Analyses(analyses, self.thinkers, self.replays, settings.analysis_milliseconds)
        self.relay, self.presence = relay_of(settings), presence_of(settings)
        self.operation = Operation(self)
        announce_changes(self.service)
        tell_others(self.service, self.relay)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Let everything work as long as the block lasts."""
        bots = BotWorker(self.service, self.settings, self.thinkers, self.whereabouts)
        packer = Packer(self.logs, self.service.events)
        async with self.journal.running(), self.operation.running():
            works = [
                keep_preparing(self.readiness, lambda: wake_tables(self.service), self._warm),
                forget_idle(self.service, self.settings.idle_after),
                self.live.beat(),
                packer.run(),
                follow_others(self.service, lambda: self.relay.connected),
                self.relay.run(hearing(self.service)),
            ]
            if self.presence is not None:
                works.append(share_presence(self.service, self.live, self.presence))
            background = [asyncio.create_task(work) for work in works]
            try:
                yield
            finally:
                for task in background:
                    task.cancel()
                await asyncio.gather(*background, return_exceptions=True)
                self.live.close()
                await bots.close()
                await self.analyses.close()
                self.thinkers.close()
                self.replays.close()

    async def _warm(self) -> None:
        """Load what bots search with, where that is wanted ahead."""
        if self.settings.warm_thinkers:
            await warm_thinkers(self.thinkers, self.readiness)


def make_app(settings: Settings, missing: Iterable[str] = ()) -> Litestar:
    """The application for a data folder. Raises `ComponentsError` where the components file is not right, `SecretError` for a
    secret and `DatabaseError` for a database that cannot be used. Its state holds the `assembly` and the `signer`. `missing` are
    the games whose rules it compiles while it answers already."""
    settings.data.mkdir(parents=True, exist_ok=True)
    signer = CookieSigner(load_secret(settings.data))
    assembly = Assembly(settings, components_of_games(settings.components), Readiness(missing))
    parts = Parts(
        service=assembly.service,
        lists=assembly.lists,
        live=assembly.live,
        health=assembly.health,
        signer=signer,
        quotas=Quotas(settings),
        replays=assembly.replays,
        hints=assembly.hints,
        analyses=assembly.analyses,
        whereabouts=assembly.whereabouts,
        settings=settings,
    )
    app = http_app(parts, lambda app: assembly.running())
    app.asgi_handler = assembly.operation.around(app.asgi_handler)
    app.state["assembly"], app.state["signer"] = assembly, signer
    return app


def database_of(settings: Settings) -> Database:
    """The database that a site is set to use. Raises `DatabaseError` for an address that is none."""
    return SqliteDatabase(settings.data) if settings.database is None else PostgresDatabase(settings.database)


def relay_of(settings: Settings) -> Relay:
    """The way to other processes that a site is set to use. Raises `BrokerError` for an address that is none."""
    if settings.broker is None:
        return NoRelay()
    if find_spec("redis") is None:
        raise BrokerError("the client of Redis is not installed (redis): pip install 'tertulia[site]'")
    from tertulia.server.live.redis_client import redis_at
    from tertulia.server.live.redis_relay import RedisRelay

    return RedisRelay(redis_at(settings.broker))


def presence_of(settings: Settings) -> Presence | None:
    """Where processes know together of who is there; None for one that is alone. Raises `BrokerError` as `relay_of` does."""
    if settings.broker is None:
        return None
    from tertulia.server.live.redis_client import redis_at
    from tertulia.server.live.redis_presence import RedisPresence

    return RedisPresence(redis_at(settings.broker))


def components_of_games(path: Path | None) -> dict[str, Components]:
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
