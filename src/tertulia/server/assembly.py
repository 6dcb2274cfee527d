"""Composition root of the server: builds all services and connects them (`make_app`, `Assembly`)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable, Mapping
from pathlib import Path

from litestar import Litestar

from tertulia.kernel.component_text import ComponentsError
from tertulia.kernel.components import Components
from tertulia.kernel.cores import cores
from tertulia.kernel.game import GameError
from tertulia.kernel.registry import games
from tertulia.server.account_services import AccountServices
from tertulia.server.backends import lease_holder, make_database, make_mailer, make_presence, make_relay
from tertulia.server.background import background_tasks
from tertulia.server.chat_services import ChatServices
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.deadlines import ListedDeadlines
from tertulia.server.domain.events import CaughtUp, Changed, EventBus
from tertulia.server.domain.jobs import JobId, JobKind
from tertulia.server.domain.ports import HintService
from tertulia.server.domain.readiness import Readiness
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.domain.sets import ComponentSets
from tertulia.server.domain.state import TableState
from tertulia.server.http.app import http_app
from tertulia.server.http.dependencies import Parts
from tertulia.server.http.quotas import Quotas
from tertulia.server.identity.client_addresses import ClientAddresses, address_hash
from tertulia.server.identity.guests import Guests
from tertulia.server.identity.sealing import SecretSeal
from tertulia.server.identity.signing import load_secret
from tertulia.server.known_types import know_types
from tertulia.server.live.announcing import announce_changes, announce_to_processes
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.live.relay import RelayCall
from tertulia.server.live.sharing import SharedUse
from tertulia.server.notifications import NotificationSubsystem
from tertulia.server.operating import Operation
from tertulia.server.settings import Settings
from tertulia.server.storage.analyses import SqlAnalyses
from tertulia.server.storage.calendars import SqlCalendars, SqlExcludedTimes
from tertulia.server.storage.guests import SqlGuests
from tertulia.server.storage.health import WriteProbe
from tertulia.server.storage.invitations import SqlInvitations
from tertulia.server.storage.jobs import SqlJobs
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.lobby import SqlLobby
from tertulia.server.storage.matchmaking import SqlMatchmaking
from tertulia.server.storage.outbox import ChannelOwners
from tertulia.server.storage.packing import SqlLogs
from tertulia.server.storage.private_seat_data import SqlPrivateSeatData
from tertulia.server.storage.sets import SqlSets
from tertulia.server.storage.tables import SqlTables
from tertulia.server.workers.analysing import Analyses
from tertulia.server.workers.answering import HintAndAnalysisWorker
from tertulia.server.workers.bots import BotWorker
from tertulia.server.workers.cancelling import cancel_all
from tertulia.server.workers.clocks import ClockWorker
from tertulia.server.workers.emails import EmailWorker
from tertulia.server.workers.heartbeat import HEARTBEAT_SECONDS, HEARTBEAT_SLACK_SECONDS
from tertulia.server.workers.hinting import Hints
from tertulia.server.workers.job_runner import JobRunner
from tertulia.server.workers.leaving import LeavingWorker
from tertulia.server.workers.packing import LogCompressor
from tertulia.server.workers.planned import PlannedMoveWorker
from tertulia.server.workers.remote_analyses import RemoteAnalyses
from tertulia.server.workers.remote_hints import RemoteHints
from tertulia.server.workers.replaying import Replays
from tertulia.server.workers.restarting import restart_on_error
from tertulia.server.workers.search_pool import SearchPool
from tertulia.server.workers.warming import preload_search_processes


class Assembly:
    """All services of a process on one data folder, for the role in `Settings.role`.

    Raises `DatabaseError` if the database cannot be used, `SecretError` if the folder's secret cannot, `OperationError`
    if the port for metrics is taken or a library is missing, and `BrokerError` for an invalid address of the broker.
    """

    def __init__(
        self,
        settings: Settings,
        components: Mapping[str, Components],
        readiness: Readiness | None = None,
        clock: Clock = SYSTEM,
    ) -> None:
        self.settings, self.readiness, self.clock = settings, readiness or Readiness(), clock
        self.database = make_database(settings)
        self.database.prepare()
        self.journal = Journal(self.database.reader(), self.database.writer(serving=True))
        self.jobs = SqlJobs(self.journal, lease_holder(self.database), clock, self.wake_job_runner)
        self._secret = load_secret(settings.data)
        self.seal, self.mailer = SecretSeal(self._secret), make_mailer(settings, clock)
        self.use = None if settings.broker is None else SharedUse(self._secret, clock.monotonic)
        """Use of limits, counted together with other processes, or None without a broker."""
        self.live = Broadcaster(settings, self.use, clock)
        self.talking = ChatServices(self.journal, settings, clock, self._secret)
        self.guests = Guests(SqlGuests(self.journal, clock), self.talking.handle)
        self.people = AccountServices(self)
        self.kept_sets = SqlSets(self.journal)
        sets = ComponentSets(components, self.kept_sets)
        self.replays, self.whereabouts = Replays(), ClientAddresses(clock)
        self.channel_owners = channel_owners = ChannelOwners()
        self.calendars = SqlCalendars(self.journal, self.jobs, clock)
        self.notifications = NotificationSubsystem(self, self._secret, channel_owners)
        tables = SqlTables(
            self.journal,
            sets,
            self.readiness,
            shared=self.database.shared,
            share_of=self._share_of,
            clock=clock,
            owners=channel_owners,
        )
        self.service = TableService(tables, self.guests, self.live, EventBus(), sets, self.readiness, clock=clock)
        self.notifications.deadlines.service = self.service
        self.service.excluded_times = SqlExcludedTimes(
            self.journal, self.calendars, HEARTBEAT_SECONDS + HEARTBEAT_SLACK_SECONDS, clock
        )
        self.lists, self.logs, self.health = (
            SqlLobby(self.journal, clock),
            SqlLogs(self.journal),
            WriteProbe(self.journal.writer, clock),
        )
        self.asides = SqlPrivateSeatData(self.journal, clock, self.wake_job_runner)
        tables.planned = self.asides.planned
        self.relay, self.presence = make_relay(settings, clock), make_presence(settings)
        self.community = self.talking.begin(self.service, self.guests, self.live, self.relay, self.whereabouts)
        self.operation = Operation(self)
        announce_changes(self.service)
        announce_to_processes(self.service, self.relay)
        self.service.events.subscribe(Changed, self._changed)
        if not self.database.shared:
            self.lists.public.enable(self.service.events)
        analyses = SqlAnalyses(self.journal)
        self.hints: HintService
        self.analyses: Analyses | RemoteAnalyses
        self.worker: WorkerServices | None = None
        self._remote_hints: RemoteHints | None = None
        if settings.role == "web":
            self.hints = self._remote_hints = RemoteHints(self.jobs, self.service.events, self._secret)
            self.analyses = RemoteAnalyses(analyses, self.jobs, self._secret, clock)
        else:
            self.worker = WorkerServices(self, analyses)
            self.hints, self.analyses = self.worker.hints, self.worker.analyses

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run the background tasks of the process for the duration of the block."""
        async with self.journal.running(), self.operation.running():
            await self.notifications.load_channel_owners(self.database.shared)
            if not self.database.shared:
                await self.asides.load_planned_tables()
            if self.worker is not None and not self.database.shared:
                await self.jobs.release_all()  # free the leases of the previous server on this folder
            background = [
                asyncio.create_task(restart_on_error(what, work, self.clock))
                for what, work in background_tasks(self).items()
            ]
            try:
                yield
            finally:
                await cancel_all(background)
                self.live.close()
                await self.analyses.close()
                if self.worker is not None:
                    await self.worker.close()
                self.replays.close()

    @property
    def search_pool(self) -> SearchPool | None:
        """The search processes of this process, or None if it has none."""
        return None if self.worker is None else self.worker.search_pool

    def wake_job_runner(self) -> None:
        """Wake this process's job runner, or that of other processes if it has none: there are new jobs."""
        if self.worker is not None:
            self.worker.job_runner.wake()
        else:
            self.relay.call()

    def handle_call(self, what: RelayCall) -> None:
        """Handle a call of another process: there are jobs, or sessions have ended."""
        if what == "sessions":
            self.people.sessions_changed()
        elif self.worker is not None:
            self.worker.job_runner.wake()

    def handle_table_news(self, table_id: str) -> None:
        """Handle another process's news of a table."""
        if self._remote_hints is not None:
            self._remote_hints.note_table_news(table_id)

    def _changed(self, event: Changed) -> None:
        """Wake the job runner if this process's change has ended a game, or made it a bot's turn."""
        state, thinking = event.table.state, self.worker
        held = thinking is not None and JobId(JobKind.BOT, event.table.id) in thinking.job_runner
        if not isinstance(event, CaughtUp) and (state.phase == "over" or (state.waits_for_bot and not held)):
            self.wake_job_runner()

    def _share_of(self, state: TableState) -> str:
        _, address = self.whereabouts.first_known([state.host, *guests_at(state.seats)])
        return address_hash(address, self._secret)


class WorkerServices:
    """Runs jobs and searches, in a process that does so."""

    def __init__(self, services: Assembly, analyses: SqlAnalyses) -> None:
        settings, service, jobs, clock = services.settings, services.service, services.jobs, services.clock
        self._readiness, self._preload = services.readiness, settings.preload_searches
        self.search_pool = SearchPool(settings.search_processes or max(1, cores() - 1), clock=clock)
        self.hints = Hints(self.search_pool, service.events, settings.hint_milliseconds)
        self.analyses = Analyses(
            analyses, self.search_pool, services.replays, settings.analysis_milliseconds, clock.monotonic
        )
        self.bots = BotWorker(service, settings, self.search_pool, services.whereabouts, clock)
        packer, answering = (
            LogCompressor(services.logs, clock=clock),
            HintAndAnalysisWorker(service, self.hints, self.analyses, jobs, services.relay.announce_version, clock),
        )
        work = {
            JobKind.BOT: self.bots.work,
            JobKind.PACK: packer.work,
            JobKind.PLANNED_MOVE: PlannedMoveWorker(service, services.asides).work,
            JobKind.HINT: answering.compute_hint,
            JobKind.ANALYSIS: answering.run_analysis,
            JobKind.NOTIFICATION: services.notifications.notifier.work,
            JobKind.CLOCK: ClockWorker(service, jobs, clock).work,
            JobKind.LEAVE_OPEN_TABLES: LeavingWorker(service, services.calendars, services.notifications.store).work,
            JobKind.EMAIL: EmailWorker(jobs, services.mailer, services.seal, clock).work,
        }
        again = {JobKind.BOT: self.bots.keep_awake, JobKind.ANALYSIS: answering.note_poll}
        self.job_runner = JobRunner(jobs, work, again, clock)

    async def preload(self) -> None:
        """Preload rules and searches into the search processes, if the settings say so."""
        if self._preload:
            await preload_search_processes(self.search_pool, self._readiness)

    async def close(self) -> None:
        """Stop: give the jobs back and end the search processes."""
        await self.job_runner.close()
        self.search_pool.close()


def make_app(settings: Settings, missing: Iterable[str] = (), clock: Clock = SYSTEM) -> Litestar:
    """Return the web application for a data folder.

    `missing` are the games whose rules it compiles while it already answers requests. The state of the application
    holds the `assembly` and the `signer`. Raises `ComponentsError` for an invalid components file, `SecretError` for an
    invalid secret, and `DatabaseError` for a database that cannot be used. Raises as `Assembly` does.
    """
    settings.data.mkdir(parents=True, exist_ok=True)
    assembly = Assembly(settings, components_of_games(settings.components), Readiness(missing), clock)
    parts = Parts(
        service=assembly.service,
        lists=assembly.lists,
        live=assembly.live,
        health=assembly.health,
        signer=assembly.people.signer,
        sessions=assembly.people.sessions,
        accounts=assembly.people.accounts,
        mail_links=assembly.people.mail_links,
        keys=assembly.people.keys,
        openid=assembly.people.openid,
        quotas=Quotas(settings, assembly.use, clock),
        replays=assembly.replays,
        hints=assembly.hints,
        analyses=assembly.analyses,
        asides=assembly.asides,
        meetings=SqlMatchmaking(assembly.journal),
        invitations=SqlInvitations(assembly.journal, assembly.channel_owners, clock, assembly.wake_job_runner),
        whereabouts=assembly.whereabouts,
        settings=settings,
        channel_service=assembly.notifications.channel_service,
        visible_tables=assembly.notifications.visible_tables,
        deadlines=ListedDeadlines(assembly.lists),
        calendars=assembly.calendars,
        community=assembly.community,
        clock=clock,
    )
    app = http_app(parts, lambda app: assembly.running())
    app.asgi_handler = assembly.operation.around(app.asgi_handler)
    app.state["assembly"], app.state["signer"] = assembly, assembly.people.signer
    know_types()  # all types have been imported by now, and threads start only when the application runs
    return app


def components_of_games(path: Path | None) -> dict[str, Components]:
    """Components of every game: those of the package, or for one game those of the file `path`.

    Raises `ComponentsError` if the file fits no game.
    """
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
