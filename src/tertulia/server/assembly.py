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
from tertulia.server.backends import database_of, holder_of, mailer_of, presence_of, relay_of
from tertulia.server.background import works_of
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.deadlines import ListedDeadlines
from tertulia.server.domain.events import CaughtUp, Changed, EventBus
from tertulia.server.domain.jobs import JobId, JobKind
from tertulia.server.domain.ports import Advisers
from tertulia.server.domain.readiness import Readiness
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.domain.sets import ComponentSets
from tertulia.server.domain.state import TableState
from tertulia.server.http.app import http_app
from tertulia.server.http.dependencies import Parts
from tertulia.server.http.quotas import Quotas
from tertulia.server.identity.guests import Guests
from tertulia.server.identity.sealing import SecretSeal
from tertulia.server.identity.signing import load_secret
from tertulia.server.identity.whereabouts import Whereabouts, share_of_address
from tertulia.server.known_types import know_types
from tertulia.server.live.announcing import announce_changes, tell_others
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.live.relay import Call
from tertulia.server.live.sharing import SharedUse
from tertulia.server.notifications import NotificationSubsystem
from tertulia.server.operating import Operation
from tertulia.server.people import People
from tertulia.server.settings import Settings
from tertulia.server.storage.analyses import SqlAnalyses
from tertulia.server.storage.asides import SqlAsides
from tertulia.server.storage.calendars import SqlAbsences, SqlCalendars
from tertulia.server.storage.guests import SqlGuests
from tertulia.server.storage.health import WriteProbe
from tertulia.server.storage.invitations import SqlInvitations
from tertulia.server.storage.jobs import SqlJobs
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.lobby import SqlLobby
from tertulia.server.storage.meetings import SqlMeetings
from tertulia.server.storage.outbox import ChannelOwners
from tertulia.server.storage.packing import SqlLogs
from tertulia.server.storage.sets import SqlSets
from tertulia.server.storage.tables import SqlTables
from tertulia.server.talking import Talking
from tertulia.server.workers.analysing import Analyses
from tertulia.server.workers.answering import Answering
from tertulia.server.workers.asked_analyses import AskedAnalyses
from tertulia.server.workers.asked_hints import AskedHints
from tertulia.server.workers.beating import EVERY, LATE
from tertulia.server.workers.bots import BotWorker
from tertulia.server.workers.clocks import ClockWorker
from tertulia.server.workers.emails import EmailWorker
from tertulia.server.workers.ending import end
from tertulia.server.workers.hinting import Hints
from tertulia.server.workers.keeping_on import keep_on
from tertulia.server.workers.leaving import LeavingWorker
from tertulia.server.workers.packing import Packer
from tertulia.server.workers.planned import SeatWorker
from tertulia.server.workers.replaying import Replays
from tertulia.server.workers.taking import JobTaker
from tertulia.server.workers.thinking import Thinkers
from tertulia.server.workers.warming import warm_thinkers


class Assembly:
    """All services of a process on one data folder, for the role in `Settings.role`.

    Raises `DatabaseError` if the database cannot be used, `SecretError` if the folder's secret cannot.
    """

    def __init__(
        self,
        settings: Settings,
        components: Mapping[str, Components],
        readiness: Readiness | None = None,
        clock: Clock = SYSTEM,
    ) -> None:
        self.settings, self.readiness, self.clock = settings, readiness or Readiness(), clock
        self.database = database_of(settings)
        self.database.prepare()
        self.journal = Journal(self.database.reader(), self.database.writer(serving=True))
        self.jobs = SqlJobs(self.journal, holder_of(self.database), clock, self.stir)
        self._secret = load_secret(settings.data)
        self.seal, self.mailer = SecretSeal(self._secret), mailer_of(settings, clock)
        self.use = None if settings.broker is None else SharedUse(self._secret, clock.monotonic)
        """Use of limits, counted together with other processes, or None without a broker."""
        self.live = Broadcaster(settings, self.use, clock)
        self.talking = Talking(self.journal, settings, clock, self._secret)
        self.guests = Guests(SqlGuests(self.journal, clock), self.talking.handle)
        self.people = People(self)
        self.kept_sets = SqlSets(self.journal)
        sets = ComponentSets(components, self.kept_sets)
        self.replays, self.whereabouts = Replays(), Whereabouts(clock)
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
        self.service.absences = SqlAbsences(self.journal, self.calendars, EVERY + LATE, clock)
        self.lists, self.logs, self.health = (
            SqlLobby(self.journal, clock),
            SqlLogs(self.journal),
            WriteProbe(self.journal.writer, clock),
        )
        self.asides = SqlAsides(self.journal, clock, self.stir)
        tables.planned = self.asides.planned
        self.relay, self.presence = relay_of(settings, clock), presence_of(settings)
        self.community = self.talking.begin(self.service, self.guests, self.live, self.relay, self.whereabouts)
        self.operation = Operation(self)
        announce_changes(self.service)
        tell_others(self.service, self.relay)
        self.service.events.subscribe(Changed, self._changed)
        if not self.database.shared:
            self.lists.public.begin(self.service.events)
        analyses = SqlAnalyses(self.journal)
        self.hints: Advisers
        self.analyses: Analyses | AskedAnalyses
        self.thinking: Thinking | None = None
        self._asked_hints: AskedHints | None = None
        if settings.role == "web":
            self.hints = self._asked_hints = AskedHints(self.jobs, self.service.events, self._secret)
            self.analyses = AskedAnalyses(analyses, self.jobs, self._secret, clock)
        else:
            self.thinking = Thinking(self, analyses)
            self.hints, self.analyses = self.thinking.hints, self.thinking.analyses

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run the background tasks of the process for the duration of the block."""
        async with self.journal.running(), self.operation.running():
            await self.notifications.load_channel_owners(self.database.shared)
            if not self.database.shared:
                await self.asides.know_where_is_planned()
            if self.thinking is not None and not self.database.shared:
                await self.jobs.give_back_all()  # free the leases of the previous server on this folder
            background = [asyncio.create_task(keep_on(what, work, self.clock)) for what, work in works_of(self).items()]
            try:
                yield
            finally:
                await end(background)
                self.live.close()
                await self.analyses.close()
                if self.thinking is not None:
                    await self.thinking.close()
                self.replays.close()

    @property
    def thinkers(self) -> Thinkers | None:
        """The search processes of this process, or None if it has none."""
        return None if self.thinking is None else self.thinking.thinkers

    def stir(self) -> None:
        """Wake this process's job taker, or that of other processes if it has none: there are new jobs."""
        if self.thinking is not None:
            self.thinking.taker.stir()
        else:
            self.relay.call()

    def called(self, what: Call) -> None:
        """Handle a call of another process: there are jobs, or sessions have ended."""
        if what == "sessions":
            self.people.sessions_changed()
        elif self.thinking is not None:
            self.thinking.taker.stir()

    def told(self, table_id: str) -> None:
        """Handle another process's news of a table."""
        if self._asked_hints is not None:
            self._asked_hints.told(table_id)

    def _changed(self, event: Changed) -> None:
        """Wake the job taker if this process's change has ended a game, or made it a bot's turn."""
        state, thinking = event.table.state, self.thinking
        held = thinking is not None and JobId(JobKind.BOT, event.table.id) in thinking.taker
        if not isinstance(event, CaughtUp) and (state.phase == "over" or (state.waits_for_bot and not held)):
            self.stir()

    def _share_of(self, state: TableState) -> str:
        _, address = self.whereabouts.first([state.host, *guests_at(state.seats)])
        return share_of_address(address, self._secret)


class Thinking:
    """Runs jobs and searches, in a process that does so."""

    def __init__(self, rooms: Assembly, analyses: SqlAnalyses) -> None:
        settings, service, jobs, clock = rooms.settings, rooms.service, rooms.jobs, rooms.clock
        self._readiness, self._ahead = rooms.readiness, settings.warm_thinkers
        self.thinkers = Thinkers(settings.thinkers or max(1, cores() - 1), clock=clock)
        self.hints = Hints(self.thinkers, service.events, settings.hint_milliseconds)
        self.analyses = Analyses(
            analyses, self.thinkers, rooms.replays, settings.analysis_milliseconds, clock.monotonic
        )
        self.bots = BotWorker(service, settings, self.thinkers, rooms.whereabouts, clock)
        packer, answering = (
            Packer(rooms.logs, clock=clock),
            Answering(service, self.hints, self.analyses, jobs, rooms.relay.tell, clock),
        )
        work = {
            JobKind.BOT: self.bots.work,
            JobKind.PACK: packer.work,
            JobKind.SEAT: SeatWorker(service, rooms.asides).work,
            JobKind.HINT: answering.hint,
            JobKind.ANALYSIS: answering.analysis,
            JobKind.NOTICE: rooms.notifications.notifier.work,
            JobKind.CLOCK: ClockWorker(service, jobs, clock).work,
            JobKind.LEAVE: LeavingWorker(service, rooms.calendars, rooms.notifications.store).work,
            JobKind.LETTER: EmailWorker(jobs, rooms.mailer, rooms.seal, clock).work,
        }
        again = {JobKind.BOT: self.bots.asked_again, JobKind.ANALYSIS: answering.asked_again}
        self.taker = JobTaker(jobs, work, again, clock)

    async def warm(self) -> None:
        """Preload rules and searches into the search processes, if the settings say so."""
        if self._ahead:
            await warm_thinkers(self.thinkers, self._readiness)

    async def close(self) -> None:
        """Stop: give the jobs back and end the search processes."""
        await self.taker.close()
        self.thinkers.close()


def make_app(settings: Settings, missing: Iterable[str] = (), clock: Clock = SYSTEM) -> Litestar:
    """Return the web application for a data folder.

    `missing` are the games whose rules it compiles while it already answers requests. The state of the application
    holds the `assembly` and the `signer`. Raises `ComponentsError` for an invalid components file, `SecretError` for an
    invalid secret, and `DatabaseError` for a database that cannot be used.
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
        meetings=SqlMeetings(assembly.journal),
        invitations=SqlInvitations(assembly.journal, assembly.channel_owners, clock, assembly.stir),
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
