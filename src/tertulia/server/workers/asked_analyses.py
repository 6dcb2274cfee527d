"""Analyses that another process makes: asked for by a job, whose row says how far it is (`Answering` answers)."""

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
"""Seconds between two looks how far it is."""
ASKED_AGAIN = 20.0
"""Seconds after which a worker is told again that somebody waits for an analysis."""


@dataclass(eq=False)
class AskedAnalysis:
    """How far an analysis is that another process makes (`tertulia.server.domain.ports.Advance`)."""

    requester: Requester
    asked: float
    done: int = 0
    of: int = 0


class AskedAnalyses:
    """Analyses that another process makes (`tertulia.server.domain.ports.Analysts`)."""

    def __init__(self, store: AnalysisStore, jobs: Jobs, secret: bytes, clock: Clock = SYSTEM) -> None:
        self._store, self._jobs, self._secret, self._clock = store, jobs, secret, clock
        self._asked: dict[str, AskedAnalysis] = {}
        self._waiting = set[asyncio.Task[None]]()

    async def kept(self, table: Table) -> AnalysisReport | None:
        """The report on a table's game; None where there is none yet. Raises `NotOver` while it runs."""
        if table.state.match is None or table.state.phase != "over":
            raise NotOver("a game is analysed when it is over: what is hidden would be told otherwise")
        return await self._store.read(table.id)

    def progress(self, table: Table) -> AskedAnalysis | None:
        """How far the analysis of a game is; None where nobody has asked for one here."""
        asked = self._asked.get(table.id)
        if asked is not None:
            asked.asked = self._clock.monotonic()
        return asked

    def require_room(self, address: str) -> None:
        """Raises `TooManyAnalyses` where no more can be taken on now."""
        own = Counter(asked.requester.address for asked in self._asked.values())[address]
        if own >= MOST_OF_ADDRESS or len(self._asked) >= MOST:
            raise TooManyAnalyses("too many games are being analysed", retry_after=BUSY)

    def begin(self, table: Table, requester: Requester) -> AskedAnalysis:
        """Have a finished game analysed. Raises `ComponentsChanged` where the set that it was played with is not here."""
        table.require_set()
        if table.id not in self._asked:
            self._asked[table.id] = AskedAnalysis(requester, self._clock.monotonic())
            task = asyncio.create_task(self._follow(table.id, self._asked[table.id]))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)
        return self._asked[table.id]

    async def close(self) -> None:
        """Follow nothing any more; whoever works on it goes on for a while."""
        await end(list(self._waiting))

    async def _follow(self, table_id: str, asked: AskedAnalysis) -> None:
        """See how far it is, until it is done or nobody asks any more."""
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
