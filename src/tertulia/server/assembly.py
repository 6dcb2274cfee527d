"""Composition root of the server: builds all services and connects them (`make_app`, `Assembly`)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from pathlib import Path

from litestar import Litestar

from tertulia.kernel.component_text import ComponentsError
from tertulia.kernel.components import Components
from tertulia.kernel.game import GameError
from tertulia.kernel.registry import installed_games
from tertulia.server.account_services import AccountServices
from tertulia.server.backends import exchange_use, make_presence, open_backends, open_stores
from tertulia.server.chat_services import ChatServices
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.component_sets import ComponentSets
from tertulia.server.domain.events import TableChanged, TableReloaded
from tertulia.server.domain.jobs import JobId, JobKind
from tertulia.server.domain.matchmaking import Matchmaker
from tertulia.server.domain.online import OnlinePlayers
from tertulia.server.domain.readiness import PlayableGames, Readiness
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.domain.state import TableState
from tertulia.server.http.app import http_app
from tertulia.server.http.dependencies import RouteDependencies
from tertulia.server.http.limits import Quotas
from tertulia.server.identity.client_addresses import ClientAddresses, address_hash
from tertulia.server.identity.guests import Guests, Handles
from tertulia.server.known_types import know_types
from tertulia.server.live.announcing import announce_changes, announce_to_processes
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.live.presence import SiteVisitors, share_presence, share_visitors
from tertulia.server.live.relay import RelayCall
from tertulia.server.live.sharing import SharedUse
from tertulia.server.notifications import NotificationSubsystem
from tertulia.server.operating import Operation
from tertulia.server.settings import Settings
from tertulia.server.storage.analyses import SqlAnalyses
from tertulia.server.storage.calendars import SqlExcludedTimes
from tertulia.server.storage.guests import SqlGuests
from tertulia.server.storage.health import WriteProbe
from tertulia.server.storage.matchmaking import SqlInvitations, SqlMatchmaking
from tertulia.server.storage.online import SqlOnline
from tertulia.server.storage.site_notifications import SqlSiteNotifications
from tertulia.server.storage.tables import RelatedRows, SqlTables
from tertulia.server.worker_services import WorkerServices
from tertulia.server.workers.analysing import Analyses
from tertulia.server.workers.hinting import Hints
from tertulia.server.workers.preparing import prepare_until_ready
from tertulia.server.workers.processes import (
    HEARTBEAT_SECONDS,
    HEARTBEAT_SLACK_SECONDS,
    follow_others,
    make_news_handler,
    write_heartbeats,
)
from tertulia.server.workers.replaying import Replays
from tertulia.server.workers.table_upkeep import drop_expired_sessions, unload_idle_tables
from tertulia.server.workers.task_control import cancel_all, restart_on_error
from tertulia.server.workers.waking import Waker


class Assembly:
    """All services of a process on one data folder, for the role in `Settings.role`.

    Raises `DatabaseError` if the database cannot be used, `SecretError` if the folder's secret cannot be used,
    `OperationError` if the port for metrics is taken or a library is missing, and `BrokerError` for an invalid address
    of the broker.
    """

    def __init__(
        self,
        settings: Settings,
        components: Mapping[str, Components],
        readiness: Readiness | None = None,
        clock: Clock = SYSTEM,
    ) -> None:
        self.backends = backends = open_backends(settings, clock)
        self.stores = stores = open_stores(backends)
        self.readiness = readiness or Readiness()
        self.limit_use = None if settings.broker is None else SharedUse(backends.secret, clock.monotonic)
        """Counts how much of the rate and connection limits visitors have used in all processes of the site.

        None without a broker: then each process counts by itself.
        """
        self.live, self.presence = Broadcaster(settings, self.limit_use, clock), make_presence(settings)
        seal = Handles(b"visits" + backends.secret)  # the broker must not learn handles, which are public
        self.visitors = SiteVisitors(seal.handle_of, seal.guest_of, clock)
        self.replays, self.client_addresses = Replays(), ClientAddresses(clock)
        handles = Handles(backends.secret)
        self.guests = Guests(SqlGuests(backends.journal, clock), handles.handle_of)
        self.service = self._table_service(PlayableGames(ComponentSets(components, stores.sets), self.readiness))
        self.chat_services = ChatServices(
            backends, self.service, self.guests, handles, self.live, self.client_addresses
        )
        self.community = self.chat_services.community
        self.notifications = NotificationSubsystem(backends, stores, self.service, self.guests)
        self.account_services = AccountServices(
            backends, stores, self.service, self.guests, self.live, self.notifications.store
        )
        self.hints = Hints(backends.jobs, self.service.events, backends.secret)
        self.analyses = Analyses(SqlAnalyses(backends.journal), backends.jobs, backends.secret, clock)
        self.worker: WorkerServices | None = None
        if settings.role != "web":
            self.worker = WorkerServices(
                backends, stores, self.service, self.notifications, self.replays, self.client_addresses
            )
        search_pool = None if self.worker is None else self.worker.search_pool
        self.health = WriteProbe(backends.journal.writer, clock)
        self.operation = Operation(backends, self.service, self.live, self.health, search_pool)
        self._subscribe()

    def _table_service(self, games: PlayableGames) -> TableService:
        backends, stores = self.backends, self.stores
        journal, clock = backends.journal, backends.clock
        tables = SqlTables(
            journal,
            games,
            shared=backends.database.shared,
            share_of=self._share_of,
            clock=clock,
            related=RelatedRows(stores.channel_owners, stores.private_seat_data.planned),
        )
        longest_silence = HEARTBEAT_SECONDS + HEARTBEAT_SLACK_SECONDS
        excluded_times = SqlExcludedTimes(journal, stores.calendars, longest_silence, clock)
        return TableService(tables, self.guests, self.live, games, clock=clock, excluded_times=excluded_times)

    def _subscribe(self) -> None:
        """Subscribe to table events: viewers, other processes and the job runner learn of every change."""
        announce_changes(self.service)
        announce_to_processes(self.service, self.backends.relay)
        self.service.events.subscribe(TableChanged, self._wake_job_runner)
        if not self.backends.database.shared:
            self.stores.lists.public.enable(self.service.events)

    @contextlib.asynccontextmanager
    async def run_tasks(self) -> AsyncIterator[None]:
        """Run the background tasks of the process for the duration of the block."""
        backends = self.backends
        async with backends.journal.run_writer(), self.operation.serve_port():
            await self.notifications.load_channel_owners()
            if not backends.database.shared:
                await self.stores.private_seat_data.load_planned_tables()
            if self.worker is not None and not backends.database.shared:
                await backends.jobs.release_all()  # free the leases of the previous server on this folder
            tasks = [
                asyncio.create_task(restart_on_error(what, work, backends.clock))
                for what, work in self._background_tasks().items()
            ]
            try:
                yield
            finally:
                await cancel_all(tasks)
                self.live.close()
                if self.worker is not None:
                    await self.worker.close()
                self.replays.close()

    def _background_tasks(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Return the background tasks of this process, by their names in the log."""
        backends, service, settings = self.backends, self.service, self.backends.settings
        clock, relay, shared = backends.clock, backends.relay, backends.database.shared
        role = "worker" if settings.role == "worker" else "web"
        handle_news = make_news_handler(service, self.hints.note_table_news, self.chat_services.handle_news)
        tasks: dict[str, Callable[[], Awaitable[None]]] = {
            "unloading idle tables": lambda: unload_idle_tables(service, settings.idle_after, clock),
            "loading owners of channels": self.notifications.reload_channel_owners,
            "polling changes of other processes": lambda: follow_others(
                service, lambda: relay.connected, clock, self.chat_services.poll
            ),
            "receiving changes of other processes": lambda: relay.run(handle_news, self.handle_call),
            "writing heartbeats": lambda: write_heartbeats(backends.jobs, role, shared, clock),
        }
        if role == "web":
            sessions = self.account_services.sessions
            tasks |= self.account_services.background_tasks()
            tasks["sending heartbeats to browsers"] = self.live.send_heartbeats
            tasks["deleting expired sessions"] = lambda: drop_expired_sessions(sessions.delete_expired, clock)
            tasks["waking tables"] = Waker(service, backends.jobs, clock).run
        if (presence := self.presence) is not None:
            tasks["sharing the presence of guests"] = lambda: share_presence(service, self.live, presence, clock)
            tasks["sharing who has the site open"] = lambda: share_visitors(self.visitors, presence, clock)
        if (use := self.limit_use) is not None and role == "web":
            tasks["sharing the use of limits"] = lambda: exchange_use(settings, use, clock)
        if self.worker is not None:
            return tasks | self.worker.background_tasks()
        return tasks | {"preparing games": lambda: prepare_until_ready(self.readiness, clock=clock)}

    def handle_call(self, what: RelayCall) -> None:
        """Handle a `Relay.call` of another process.

        For `sessions`, check which sessions have ended; for any other value of `what`, check for new jobs.
        """
        if what == "sessions":
            self.account_services.sessions_changed()
        else:
            self.backends.jobs_added.set()

    def _wake_job_runner(self, event: TableChanged) -> None:
        """Wake the job runner if a change by this process has ended a game, or has made it a bot's turn."""
        state, worker = event.table.state, self.worker
        bot_job_running = worker is not None and JobId(JobKind.BOT, event.table.id) in worker.job_runner
        if not isinstance(event, TableReloaded) and (
            state.phase == "over" or (state.waits_for_bot and not bot_job_running)
        ):
            self.backends.wake_job_runner()

    def _share_of(self, state: TableState) -> str:
        """Return the requester of a table's jobs (`JobOrder.share`), as a hash of a client's IP address.

        The address is that of the host, or else of the first guest in seat order whose address is known. Jobs of
        different requesters are run in turn.
        """
        _, address = self.client_addresses.first_known([state.host, *guests_at(state.seats)])
        return address_hash(address, self.backends.secret)


def make_app(settings: Settings, missing: Iterable[str] = (), clock: Clock = SYSTEM) -> Litestar:
    """Return the web application for a data folder.

    `missing` are the games whose rules the application compiles while it already answers requests. The application's
    `state` holds the `assembly` (`Assembly`) and the `signer` of cookies (`CookieSigner`).

    Raises `ComponentsError` for an invalid components file. Raises `DatabaseError`, `SecretError`, `OperationError` and
    `BrokerError` for the reasons given in `Assembly`.
    """
    settings.data.mkdir(parents=True, exist_ok=True)
    assembly = Assembly(settings, components_of_games(settings.components), Readiness(missing), clock)
    app = http_app(handler_dependencies(assembly), lambda app: assembly.run_tasks())
    app.asgi_handler = assembly.operation.around(app.asgi_handler)
    app.state["assembly"], app.state["signer"] = assembly, assembly.account_services.signer
    know_types()  # all types have been imported by now, and threads start only when the application runs
    return app


def handler_dependencies(assembly: Assembly) -> RouteDependencies:
    """Return the services and stores that route handlers receive, by the name of the parameter."""
    backends, stores, accounts = assembly.backends, assembly.stores, assembly.account_services
    journal, clock, settings = backends.journal, backends.clock, backends.settings
    return RouteDependencies(
        service=assembly.service,
        lists=stores.lists,
        live=assembly.live,
        health=assembly.health,
        signer=accounts.signer,
        sessions=accounts.sessions,
        accounts=accounts.accounts,
        mail_links=accounts.mail_sign_in,
        keys=accounts.passkeys,
        openid=accounts.openid,
        quotas=Quotas(settings, assembly.limit_use, clock),
        replays=assembly.replays,
        hints=assembly.hints,
        analyses=assembly.analyses,
        private_seat_data=stores.private_seat_data,
        matchmaker=Matchmaker(assembly.service, stores.lists, SqlMatchmaking(journal), clock),
        invitations=SqlInvitations(journal, stores.channel_owners, clock, backends.wake_job_runner),
        client_addresses=assembly.client_addresses,
        settings=settings,
        channel_service=assembly.notifications.channel_service,
        visible_tables=assembly.notifications.visible_tables,
        visitors=assembly.visitors,
        online=OnlinePlayers(assembly.visitors, SqlOnline(journal), clock),
        site_notifications=SqlSiteNotifications(journal, clock),
        calendars=stores.calendars,
        community=assembly.community,
        clock=clock,
    )


def components_of_games(path: Path | None) -> dict[str, Components]:
    """Return the component set of every installed game, by the game's name.

    A component set holds the values printed on a game's parts, such as cards and tiles. If `path` is None, each game
    has the set of its own package. Otherwise `path` names a file with a component set. The first game that accepts the
    file uses this set instead. Raises `ComponentsError` if no game accepts the file.
    """
    found = {name: game.components() for name, game in installed_games().items()}
    if path is None:
        return found
    wrong: list[str] = []
    for name, game in installed_games().items():
        try:
            return {**found, name: game.components(path)}
        except (ComponentsError, GameError) as error:
            wrong.append(str(error))
    raise ComponentsError("\n".join(wrong))
