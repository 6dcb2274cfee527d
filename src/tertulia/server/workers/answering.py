"""A worker's side of hints and analyses that web processes ask for (`AskedHints`, `AskedAnalyses`)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.errors import StaleMove, TableClosed, TooManyHints
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.ports import Requester
from tertulia.server.domain.service import TableService
from tertulia.server.workers.analysing import Analyses
from tertulia.server.workers.hinting import Hints
from tertulia.server.workers.job_messages import Advance, HintAnswer, HintAsked, read_analysis, read_hint
from tertulia.server.workers.taking import HeldJob

TOLD_EVERY = 1.0
"""Seconds between two words on how far an analysis is."""


class Answering:
    """Does the jobs of those who ask what to do, or what a game was like. `tell` says to other processes that there is something
    new at a table."""

    def __init__(
        self,
        service: TableService,
        hints: Hints,
        analyses: Analyses,
        jobs: Jobs,
        tell: Callable[[str, int], None],
        clock: Clock = SYSTEM,
    ) -> None:
        self._service, self._hints, self._analyses, self._jobs = service, hints, analyses, jobs
        self._tell, self._clock = tell, clock

    async def hint(self, held: HeldJob) -> None:
        """What a seat might best do; the answer stays with the job until whoever asked has read it."""
        asked = read_hint(held.job.about)
        await self._jobs.tell(held.job, msgspec.json.encode(await self._advice(asked, held.job.share)), done=True)
        self._tell(asked.table, asked.version)

    async def _advice(self, asked: HintAsked, share: str) -> HintAnswer:
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

    async def analysis(self, held: HeldJob) -> None:
        """A whole game explained: kept by its table, so that nothing is to be read but how far it is."""
        table = await self._service.table(held.id.key)
        if await self._analyses.kept(table) is not None:
            return
        progress = self._analyses.begin(table, Requester(held.job.share, read_analysis(held.job.about).guest))
        try:
            while not progress.task.done():
                await self._jobs.tell(held.job, msgspec.json.encode(Advance(progress.done, progress.of)), done=False)
                await asyncio.wait({progress.task}, timeout=TOLD_EVERY)
        finally:
            progress.task.cancel()

    def asked_again(self, held: HeldJob) -> None:
        """Somebody still waits for an analysis."""
        for table in self._service.tables():
            if table.id == held.id.key:
                self._analyses.progress(table)
