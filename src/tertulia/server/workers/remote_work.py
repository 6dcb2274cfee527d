"""Hints and analyses that a web process requests from worker processes, by jobs in the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from tertulia.analysis import Advice
from tertulia.play import Match
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.errors import NotOver, StaleMove, TableClosed, TooManyAnalyses, TooManyHints
from tertulia.server.domain.events import Changed, EventBus
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority, Jobs
from tertulia.server.domain.ports import AnalysisReport, AnalysisStore, Requester, StorageFault
from tertulia.server.domain.running import hint_still_valid
from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table
from tertulia.server.identity.client_addresses import address_hash
from tertulia.server.workers.analysing import (
    MAX_ANALYSES,
    MAX_ANALYSES_PER_ADDRESS,
    POLL_TIMEOUT_SECONDS,
    Analyses,
)
from tertulia.server.workers.hinting import HINT_RETRY_SECONDS, MAX_HINTS, MAX_HINTS_PER_ADDRESS, Hints
from tertulia.server.workers.job_runner import ClaimedJob
from tertulia.server.workers.task_control import cancel_all


class HintRequest(msgspec.Struct, frozen=True):
    """The arguments of a hint job: the position and seat, and the guest who asks."""

    table: str
    version: int
    position: int
    seat: int
    guest: str


class HintAnswer(msgspec.Struct, frozen=True):
    """The result of a hint job: the advice, or why there is none.

    `stale`: the table has moved on; `busy`: too many hints wait.
    """

    advice: list[Advice] | None = None
    stale: bool = False
    busy: bool = False


class AnalysisRequest(msgspec.Struct, frozen=True):
    """The arguments of an analysis job: the guest who asks."""

    guest: str


class AnalysisUpdate(msgspec.Struct, frozen=True, array_like=True):
    """The progress of an analysis job: analysed decisions and draws, and their total number."""

    done: int
    total: int


read_hint = msgspec.json.Decoder(HintRequest).decode
read_answer = msgspec.json.Decoder(HintAnswer).decode
read_analysis = msgspec.json.Decoder(AnalysisRequest).decode
read_update = msgspec.json.Decoder(AnalysisUpdate).decode


PROGRESS_UPDATE_SECONDS = 1.0
"""Seconds between two updates of an analysis job's progress by the worker process."""


class HintAndAnalysisWorker:
    """Runs hint and analysis jobs in a worker process.

    `announce` announces a table and its version to the other processes, so that the process that waits reads the
    result.
    """

    def __init__(
        self,
        service: TableService,
        hints: Hints,
        analyses: Analyses,
        jobs: Jobs,
        announce: Callable[[str, int], None],
        clock: Clock = SYSTEM,
    ) -> None:
        self._service, self._hints, self._analyses, self._jobs = service, hints, analyses, jobs
        self._announce, self._clock = announce, clock

    async def compute_hint(self, claimed: ClaimedJob) -> None:
        """Compute the hint of a job.

        The result stays stored with the job until the process that requested it has read it.
        """
        asked = read_hint(claimed.job.arguments)
        await self._jobs.store_answer(
            claimed.job, msgspec.json.encode(await self._advice(asked, claimed.job.share)), done=True
        )
        self._announce(asked.table, asked.version)

    async def _advice(self, asked: HintRequest, share: str) -> HintAnswer:
        try:
            table = await self._service.table(asked.table)
            await self._service.heard({asked.table: asked.version})
            match = table.state.match
            if match is None or match.position != asked.position:
                return HintAnswer(stale=True)
            requester = Requester(share, asked.guest)
            return HintAnswer(list(await self._hints.hint(table, match, asked.seat, requester)))
        except (StaleMove, TableClosed):
            return HintAnswer(stale=True)
        except TooManyHints:
            return HintAnswer(busy=True)

    async def run_analysis(self, claimed: ClaimedJob) -> None:
        """Analyse the game of a job's table, and store the report with the table.

        Meanwhile the job shows the progress. Returns at once if the report exists already.
        """
        table = await self._service.table(claimed.id.key)
        if await self._analyses.stored_report(table) is not None:
            return
        progress = self._analyses.start(table, Requester(claimed.job.share, read_analysis(claimed.job.arguments).guest))
        try:
            while not progress.task.done():
                await self._jobs.store_answer(
                    claimed.job, msgspec.json.encode(AnalysisUpdate(progress.done, progress.total)), done=False
                )
                await asyncio.wait({progress.task}, timeout=PROGRESS_UPDATE_SECONDS)
        finally:
            progress.task.cancel()

    def note_poll(self, claimed: ClaimedJob) -> None:
        """Record that a client still polls the progress of a job's analysis."""
        for table in self._service.tables():
            if table.id == claimed.id.key:
                self._analyses.progress(table)


ANSWER_POLL_SECONDS = 0.25
"""Seconds between two looks at a hint job for its result.

News of the table cause a look at once.
"""


@dataclass(eq=False)
class RemoteHint:
    """A hint that one or more requests in this process wait for."""

    table: Table
    match: Match
    seat: int
    address: str
    waiting: int = 0
    stale: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)


class RemoteHints:
    """Requests hints from worker processes by jobs (`tertulia.server.domain.ports.HintService`)."""

    def __init__(self, jobs: Jobs, events: EventBus, secret: bytes) -> None:
        self._jobs, self._secret = jobs, secret
        self._requested: dict[JobId, RemoteHint] = {}
        events.subscribe(Changed, self._mark_outdated)

    async def hint(self, table: Table, match: Match, seat: int, requester: Requester) -> Sequence[Advice]:
        if not hint_still_valid(table.state, match, seat):
            raise StaleMove("the table has changed")
        self._mark_other_positions(table, match, seat)
        job = JobId(JobKind.HINT, f"{table.id}/{match.position}/{seat}")
        if job not in self._requested:
            self._refuse_too_many(requester.address)
            self._requested[job] = RemoteHint(table, match.fork(), seat, requester.address)
        asked = self._requested[job]
        about = HintRequest(table.id, table.state.version, match.position, seat, requester.guest)
        share = address_hash(requester.address, self._secret)
        order = JobOrder(job, JobPriority.HINT, share, msgspec.json.encode(about))
        asked.waiting += 1
        try:
            return await self._answer(order, asked)
        finally:
            asked.waiting -= 1
            if not asked.waiting:
                self._requested.pop(job, None)
                with contextlib.suppress(StorageFault):
                    await asyncio.shield(self._jobs.delete([job]))

    def note_table_news(self, table_id: str) -> None:
        """Look for the results of hint jobs at a table, because news of it may mean that one is ready."""
        for asked in self._requested.values():
            if asked.table.id == table_id:
                asked.news.set()

    async def _answer(self, order: JobOrder, asked: RemoteHint) -> Sequence[Advice]:
        await self._jobs.enqueue([order])
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_POLL_SECONDS):
                    await asked.news.wait()
            asked.news.clear()
            if asked.stale:
                raise StaleMove("the table has changed")
            state = (await self._jobs.load_states([order.id])).get(order.id)
            if state is None:  # another process that waited for this hint dropped its job
                await self._jobs.enqueue([order])
            elif state.done and state.answer is not None:
                return _advice(read_answer(state.answer))

    def _mark_other_positions(self, table: Table, match: Match, seat: int) -> None:
        """Let requests for this seat that are about another position than `match` raise `StaleMove`."""
        for asked in self._requested.values():
            if asked.table is table and asked.seat == seat and asked.match.position != match.position:
                asked.stale = True
                asked.news.set()

    def _refuse_too_many(self, address: str) -> None:
        if (
            sum(asked.address == address for asked in self._requested.values()) >= MAX_HINTS_PER_ADDRESS
            or len(self._requested) >= MAX_HINTS
        ):
            raise TooManyHints("too many hints are being computed", retry_after=HINT_RETRY_SECONDS)

    def _mark_outdated(self, event: Changed) -> None:
        """Let requests at a table whose decision has passed raise `StaleMove`."""
        for asked in self._requested.values():
            if asked.table is event.table and not hint_still_valid(event.table.state, asked.match, asked.seat):
                asked.stale = True
                asked.news.set()


def _advice(answer: HintAnswer) -> Sequence[Advice]:
    if answer.busy:
        raise TooManyHints("too many hints are being computed", retry_after=HINT_RETRY_SECONDS)
    if answer.advice is None:
        raise StaleMove("the table has changed")
    return answer.advice


log = logging.getLogger(__name__)
PROGRESS_POLL_SECONDS = 1.0
"""Seconds between two reads of an analysis job's progress by the web process."""
KEEPALIVE_SECONDS = 20.0
"""Seconds after which the web process tells the worker process again that a client waits for an analysis."""


@dataclass(eq=False)
class RemoteAnalysis:
    """An analysis that a worker process runs for this process (`tertulia.server.domain.ports.AnalysisProgress`)."""

    requester: Requester
    last_polled: float
    done: int = 0
    total: int = 0


class RemoteAnalyses:
    """Requests analyses from worker processes by jobs (`tertulia.server.domain.ports.AnalysisService`)."""

    def __init__(self, store: AnalysisStore, jobs: Jobs, secret: bytes, clock: Clock = SYSTEM) -> None:
        self._store, self._jobs, self._secret, self._clock = store, jobs, secret, clock
        self._requested: dict[str, RemoteAnalysis] = {}
        self._waiting = set[asyncio.Task[None]]()

    async def stored_report(self, table: Table) -> AnalysisReport | None:
        if table.state.match is None or table.state.phase != "over":
            raise NotOver("only a finished game can be analysed, because an analysis reveals hidden information")
        return await self._store.read(table.id)

    def progress(self, table: Table) -> RemoteAnalysis | None:
        """Return the progress of an analysis that this process has requested, or None.

        The call counts as a progress poll.
        """
        asked = self._requested.get(table.id)
        if asked is not None:
            asked.last_polled = self._clock.monotonic()
        return asked

    def require_capacity(self, address: str) -> None:
        own = Counter(asked.requester.address for asked in self._requested.values())[address]
        if own >= MAX_ANALYSES_PER_ADDRESS or len(self._requested) >= MAX_ANALYSES:
            raise TooManyAnalyses("too many games are being analysed", retry_after=HINT_RETRY_SECONDS)

    def start(self, table: Table, requester: Requester) -> RemoteAnalysis:
        """Request the analysis of a finished game, unless this process waits for it already.

        Returns its progress. Raises `ComponentsChanged` if the component set of the game is not stored here.
        """
        table.require_set()
        if table.id not in self._requested:
            self._requested[table.id] = RemoteAnalysis(requester, self._clock.monotonic())
            task = asyncio.create_task(self._follow(table.id, self._requested[table.id]))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)
        return self._requested[table.id]

    async def close(self) -> None:
        """Stop waiting for analyses. The worker processes cancel them after a while, as nobody polls."""
        await cancel_all(list(self._waiting))

    async def _follow(self, table_id: str, asked: RemoteAnalysis) -> None:
        """Store the job of an analysis, and read its progress until it is done or no client polls it any more."""
        job = JobId(JobKind.ANALYSIS, table_id)
        share = address_hash(asked.requester.address, self._secret)
        order = JobOrder(job, JobPriority.ANALYSIS, share, msgspec.json.encode(AnalysisRequest(asked.requester.guest)))
        told = self._clock.monotonic()
        try:
            await self._jobs.enqueue([order])
            while self._clock.monotonic() - asked.last_polled <= POLL_TIMEOUT_SECONDS:
                state = (await self._jobs.load_states([job])).get(job)
                if state is None:
                    return
                if state.answer:
                    asked.done, asked.total = msgspec.structs.astuple(read_update(state.answer))
                if self._clock.monotonic() - told > KEEPALIVE_SECONDS and asked.last_polled > told:
                    told = self._clock.monotonic()
                    await self._jobs.enqueue([order], make_due=True)
                await self._clock.sleep(PROGRESS_POLL_SECONDS)
        except StorageFault as fault:
            log.warning("the progress of an analysis cannot be read for now: %s", fault.message)
        finally:
            self._requested.pop(table_id, None)
