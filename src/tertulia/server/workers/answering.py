"""Worker side of hints and analyses requested by web processes (`RemoteHints`, `RemoteAnalyses`)."""

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
from tertulia.server.workers.job_messages import AnalysisUpdate, HintAnswer, HintRequest, read_analysis, read_hint
from tertulia.server.workers.job_runner import ClaimedJob

PROGRESS_UPDATE_SECONDS = 1.0
"""Seconds between two progress updates of an analysis."""


class HintAndAnalysisWorker:
    """Runs hint and analysis jobs.

    `announce` announces a table and its version to the other processes, so that the process that waits reads the answer.
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
        """Compute a hint. Its answer stays in the job until the process that requested it has read it."""
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
        """Analyse a finished game; the job shows the progress only, and the report is stored with the table.

        Returns at once if the report exists already.
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
        """Note that a client still polls the progress of the analysis."""
        for table in self._service.tables():
            if table.id == claimed.id.key:
                self._analyses.progress(table)
