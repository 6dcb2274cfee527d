"""Analyses that a worker process runs for this web process: `AskedAnalyses`.

A job requests the analysis, and its row holds the progress. `Answering` is the side of the worker process.
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
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, Jobs, Rank
from tertulia.server.domain.ports import AnalysisStore, Requester, StorageFault
from tertulia.server.domain.table import Table
from tertulia.server.identity.whereabouts import share_of_address
from tertulia.server.workers.analysing import BUSY, MOST, MOST_OF_ADDRESS, UNASKED
from tertulia.server.workers.ending import end
from tertulia.server.workers.job_messages import AnalysisAsked, read_advance

log = logging.getLogger(__name__)
EVERY = 1.0
"""Seconds between two reads of the progress."""
ASKED_AGAIN = 20.0
"""Seconds after which the worker process is told again that a client waits for the analysis."""


@dataclass(eq=False)
class AskedAnalysis:
    """Progress of an analysis in another process (`tertulia.server.domain.ports.Advance`)."""

    requester: Requester
    asked: float
    done: int = 0
    of: int = 0


class AskedAnalyses:
    """Requests analyses from worker processes (`tertulia.server.domain.ports.Analysts`)."""

    def __init__(self, store: AnalysisStore, jobs: Jobs, secret: bytes, clock: Clock = SYSTEM) -> None:
        self._store, self._jobs, self._secret, self._clock = store, jobs, secret, clock
        self._asked: dict[str, AskedAnalysis] = {}
        self._waiting = set[asyncio.Task[None]]()

    async def kept(self, table: Table) -> AnalysisReport | None:
        if table.state.match is None or table.state.phase != "over":
            raise NotOver("a game is analysed when it is over: what is hidden would be told otherwise")
        return await self._store.read(table.id)

    def progress(self, table: Table) -> AskedAnalysis | None:
        """Progress of an analysis that this process requested, or None. Counts as a progress poll."""
        asked = self._asked.get(table.id)
        if asked is not None:
            asked.asked = self._clock.monotonic()
        return asked

    def require_room(self, address: str) -> None:
        own = Counter(asked.requester.address for asked in self._asked.values())[address]
        if own >= MOST_OF_ADDRESS or len(self._asked) >= MOST:
            raise TooManyAnalyses("too many games are being analysed", retry_after=BUSY)

    def begin(self, table: Table, requester: Requester) -> AskedAnalysis:
        """Request the analysis of a finished game, unless this process follows it already.

        Raises `ComponentsChanged` if the component set of the game is not available.
        """
        table.require_set()
        if table.id not in self._asked:
            self._asked[table.id] = AskedAnalysis(requester, self._clock.monotonic())
            task = asyncio.create_task(self._follow(table.id, self._asked[table.id]))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)
        return self._asked[table.id]

    async def close(self) -> None:
        """Stop following the analyses. The worker processes continue until they miss the progress polls."""
        await end(list(self._waiting))

    async def _follow(self, table_id: str, asked: AskedAnalysis) -> None:
        """Read the progress until the job is done or no client polls it any more."""
        job = JobId(JobKind.ANALYSIS, table_id)
        share = share_of_address(asked.requester.address, self._secret)
        order = JobOrder(job, Rank.ANALYSIS, share, msgspec.json.encode(AnalysisAsked(asked.requester.guest)))
        told = self._clock.monotonic()
        try:
            await self._jobs.give([order])
            while self._clock.monotonic() - asked.asked <= UNASKED:
                state = (await self._jobs.states([job])).get(job)
                if state is None:
                    return
                if state.answer:
                    asked.done, asked.of = msgspec.structs.astuple(read_advance(state.answer))
                if self._clock.monotonic() - told > ASKED_AGAIN and asked.asked > told:
                    told = self._clock.monotonic()
                    await self._jobs.give([order], again=True)
                await self._clock.sleep(EVERY)
        except StorageFault as fault:
            log.warning("an analysis cannot be followed for now: %s", fault.message)
        finally:
            self._asked.pop(table_id, None)
