"""Finished games are analysed when somebody asks, decision by decision and draw by draw, in the processes in which bots think;
then they are kept.

Each has one question in the queue, which comes after everything that people at tables wait for; a bot never waits for more
than one of them, two or three hundredths of a second. Where nobody has asked for a while how far it is, it ends. What was half
done then, or when the server stopped, begins again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from tertulia.analysis import AnalysedGame, analyse
from tertulia.server.domain.analysis_report import AnalysisReport
from tertulia.server.domain.clock import SYSTEM
from tertulia.server.domain.errors import NotOver, TooManyAnalyses
from tertulia.server.domain.ports import AnalysisStore, Pace, Requester
from tertulia.server.domain.table import Table
from tertulia.server.workers.better_lines import better_lines
from tertulia.server.workers.replaying import Replays
from tertulia.server.workers.scheduler import Asker, Priority
from tertulia.server.workers.thinker import Wanted
from tertulia.server.workers.thinking import Thinkers

log = logging.getLogger(__name__)
MOST_OF_ADDRESS, MOST = 10, 100
"""The numbers of games of one address, and in all, that may be analysed at a time."""
UNASKED = 150.0
"""Seconds without anybody's asking how far it is after which an analysis ends; a page in the background asks once a minute."""
TIMES = 20
"""The factor by which a ply that is prepared for an analysis, or told by it, takes longer than one that is only played again."""
BUSY = 30.0
"""Seconds after which it is worth asking again where too many are analysed."""

A = TypeVar("A")
Q = TypeVar("Q")


class NobodyAsks(Exception):
    """An analysis that nobody waits for."""


class Evaluation(NamedTuple, Generic[Q, A]):
    """What a process is to evaluate, how, and with what budget."""

    evaluate: Callable[[Q, float, Wanted], A]
    item: Q
    budget: float


def evaluated(asked: Evaluation[Q, A], wanted: Wanted) -> A:
    """Returns what comes of an evaluation, in a process of its own."""
    return asked.evaluate(asked.item, asked.budget, wanted)


@dataclass
class Progress:
    """How far an analysis is."""

    task: asyncio.Task[None]
    requester: Requester
    asked: float
    """When somebody has last asked how far it is."""
    done: int = 0
    of: int = 0
    """Decisions and draws; 0 where they are not counted yet."""


class Analyses:
    """The analyses that are under way, and the way to those that are kept."""

    def __init__(
        self,
        store: AnalysisStore,
        thinkers: Thinkers,
        replays: Replays,
        budget: float,
        clock: Callable[[], float] = SYSTEM.monotonic,
    ) -> None:
        self._store, self.thinkers, self.replays = store, thinkers, replays
        self.budget, self.clock = budget, clock
        self._running: dict[str, Progress] = {}

    async def kept(self, table: Table) -> AnalysisReport | None:
        """The report on a table's game; None where there is none yet. Raises `NotOver` while it runs: what is hidden would be
        told."""
        if table.state.match is None or table.state.phase != "over":
            raise NotOver("a game is analysed when it is over: what is hidden would be told otherwise")
        return await self._store.read(table.id)

    def progress(self, table: Table) -> Progress | None:
        """How far the analysis of a game is; None where nobody has asked for one."""
        progress = self._running.get(table.id)
        if progress is not None:
            progress.asked = self.clock()
        return progress

    def require_room(self, address: str) -> None:
        """Raises `TooManyAnalyses` where no more can be taken on now."""
        own = sum(progress.requester.address == address for progress in self._running.values())
        if own >= MOST_OF_ADDRESS or len(self._running) >= MOST:
            raise TooManyAnalyses("too many games are being analysed", retry_after=BUSY)

    def begin(self, table: Table, requester: Requester) -> Progress:
        """Have a finished game analysed in the background. Raises `ComponentsChanged` where the set that it was played with is not
        here."""
        table.require_set()
        if table.id not in self._running:
            task = asyncio.create_task(self._analyse(table))
            self._running[table.id] = Progress(task, requester, self.clock())
            task.add_done_callback(lambda _: self._running.pop(table.id, None))
        return self._running[table.id]

    async def close(self) -> None:
        """End what is under way."""
        tasks = [progress.task for progress in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _analyse(self, table: Table) -> None:
        try:
            await self._analysed(table)
        except NobodyAsks:
            pass
        except Exception as error:
            log.error("the game of table %s could not be analysed: %s", table.id, type(error).__name__, exc_info=error)

    async def _analysed(self, table: Table) -> None:
        match = table.state.match
        assert match is not None
        progress = self._running[table.id]
        executor = WhenItIsTheirTurn(self, progress, match.position)
        game = await analyse(table.record(), self.budget, executor, table.require_set().components)
        report = await executor.replay(lambda pace: _report(game, pace))
        await self._store.keep(table.id, report)


class WhenItIsTheirTurn:
    """Computes an analysis (`tertulia.analysis.Executor`) piece by piece, after everything that people at tables wait for."""

    def __init__(self, analyses: Analyses, progress: Progress, plies: int) -> None:
        self._analyses, self._progress, self._plies = analyses, progress, plies

    async def replay(self, work: Callable[[Pace], A]) -> A:
        """Returns what `work` returns, which goes through the whole game once."""
        return await self._analyses.replays.replay(
            self._progress.requester, TIMES * self._plies, work, Priority.ANALYSIS
        )

    def expect(self, evaluations: int) -> None:
        """Told once how many evaluations will be asked for."""
        self._progress.of = evaluations

    async def map(self, evaluate: Callable[[Q, float, Wanted], A], items: Sequence[Q]) -> list[A]:
        """Returns the evaluations of the items, in their order. Raises `NobodyAsks` where nobody waits for them any more."""
        return [await self._evaluate(evaluate, item) for item in items]

    async def _evaluate(self, evaluate: Callable[[Q, float, Wanted], A], item: Q) -> A:
        progress, analyses = self._progress, self._analyses
        if analyses.clock() - progress.asked > UNASKED:
            raise NobodyAsks
        asker = Asker(Priority.ANALYSIS, progress.requester.address, progress.requester.guest)
        found = await analyses.thinkers.ask(asker, evaluated, Evaluation(evaluate, item, analyses.budget))
        progress.done += 1
        return found


def _report(game: AnalysedGame, pace: Pace) -> AnalysisReport:
    return AnalysisReport(game.analysis, better_lines(game.timeline.game, game.evaluations, pace))
