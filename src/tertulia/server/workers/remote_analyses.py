"""Analyses that a worker process runs for this web process: `RemoteAnalyses`.

A job requests the analysis, and its row holds the progress. `HintAndAnalysisWorker` is the side of the worker process.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass

import msgspec

from tertulia.server.domain.analysis_report import AnalysisReport
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.errors import NotOver, TooManyAnalyses
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority, Jobs
from tertulia.server.domain.ports import AnalysisStore, Requester, StorageFault
from tertulia.server.domain.table import Table
from tertulia.server.identity.client_addresses import address_hash
from tertulia.server.workers.analysing import (
    MAX_ANALYSES,
    MAX_ANALYSES_PER_ADDRESS,
    POLL_TIMEOUT_SECONDS,
    RETRY_AFTER_SECONDS,
)
from tertulia.server.workers.cancelling import cancel_all
from tertulia.server.workers.job_messages import AnalysisRequest, read_update

log = logging.getLogger(__name__)
PROGRESS_POLL_SECONDS = 1.0
"""Seconds between two reads of the progress."""
KEEPALIVE_SECONDS = 20.0
"""Seconds after which the worker process is told again that a client waits for the analysis."""


@dataclass(eq=False)
class RemoteAnalysis:
    """Progress of an analysis in another process (`tertulia.server.domain.ports.AnalysisProgress`)."""

    requester: Requester
    last_polled: float
    done: int = 0
    total: int = 0


class RemoteAnalyses:
    """Requests analyses from worker processes (`tertulia.server.domain.ports.AnalysisService`)."""

    def __init__(self, store: AnalysisStore, jobs: Jobs, secret: bytes, clock: Clock = SYSTEM) -> None:
        self._store, self._jobs, self._secret, self._clock = store, jobs, secret, clock
        self._requested: dict[str, RemoteAnalysis] = {}
        self._waiting = set[asyncio.Task[None]]()

    async def stored_report(self, table: Table) -> AnalysisReport | None:
        if table.state.match is None or table.state.phase != "over":
            raise NotOver("a game is analysed when it is over: what is hidden would be told otherwise")
        return await self._store.read(table.id)

    def progress(self, table: Table) -> RemoteAnalysis | None:
        """Progress of an analysis that this process requested, or None. Counts as a progress poll."""
        asked = self._requested.get(table.id)
        if asked is not None:
            asked.last_polled = self._clock.monotonic()
        return asked

    def require_capacity(self, address: str) -> None:
        own = Counter(asked.requester.address for asked in self._requested.values())[address]
        if own >= MAX_ANALYSES_PER_ADDRESS or len(self._requested) >= MAX_ANALYSES:
            raise TooManyAnalyses("too many games are being analysed", retry_after=RETRY_AFTER_SECONDS)

    def start(self, table: Table, requester: Requester) -> RemoteAnalysis:
        """Request the analysis of a finished game, unless this process follows it already.

        Raises `ComponentsChanged` if the component set of the game is not available.
        """
        table.require_set()
        if table.id not in self._requested:
            self._requested[table.id] = RemoteAnalysis(requester, self._clock.monotonic())
            task = asyncio.create_task(self._follow(table.id, self._requested[table.id]))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)
        return self._requested[table.id]

    async def close(self) -> None:
        """Stop following the analyses. The worker processes continue until they miss the progress polls."""
        await cancel_all(list(self._waiting))

    async def _follow(self, table_id: str, asked: RemoteAnalysis) -> None:
        """Read the progress until the job is done or no client polls it any more."""
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
            log.warning("an analysis cannot be followed for now: %s", fault.message)
        finally:
            self._requested.pop(table_id, None)
