"""Analyse finished games on request, and store the reports (`Analyses`).

An analysis evaluates each decision and each random draw in the processes in which bots search. It has at most one
evaluation in their queue, of 20 to 30 ms, behind everything that players at tables wait for. An analysis is cancelled
when no client has polled its progress for `POLL_TIMEOUT_SECONDS`. A cancelled analysis, or one that a server stop
interrupted, starts from the beginning when it is requested again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from tertulia.analysis import AnalysedGame, analyse_game
from tertulia.analysis.evaluate import DecisionEvaluation
from tertulia.bots.search.result import Step
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray
from tertulia.server.domain.clock import SYSTEM
from tertulia.server.domain.errors import NotOver, TooManyAnalyses
from tertulia.server.domain.ports import AnalysisReport, AnalysisStore, BetterLine, LineStep, Pace, Requester
from tertulia.server.domain.table import Table
from tertulia.server.workers.replaying import Replays
from tertulia.server.workers.scheduler import Asker, Priority
from tertulia.server.workers.search_pool import SearchPool
from tertulia.server.workers.search_process import Wanted

MAX_LINE_STEPS = 6
"""Maximum number of actions that a report shows of a better continuation."""


def better_lines(
    game: Game, evaluations: Sequence[DecisionEvaluation], each: Callable[[], None] = lambda: None
) -> list[BetterLine]:
    """Return the continuation after the best action, for each decision in which the player chose another action.

    `each` is called at every decision.
    """
    lines = []
    for place, made in enumerate(evaluations):
        each()
        point, best = made.point, made.best[0].action
        if best != point.played:
            line = made.line or [Step(point.seat, best)]
            steps = list(_visible_steps(game, game.from_bytes(point.state), point.seat, line[:MAX_LINE_STEPS]))
            played = _apply_and_describe(game, game.from_bytes(point.state), point.seat, point.seat, point.played)
            lines.append(BetterLine(place, steps, played.hint))
    return lines


def _visible_steps(game: Game, state: StateArray, viewer: int, line: Sequence[Step]) -> Iterator[LineStep]:
    """Yield the actions of a line until one is illegal in the true state, or reveals something.

    The search ran in sampled states, so its line may depend on information that no player had.
    """
    for seat, action in line:
        if not game.actors(state) >> seat & 1 or action not in game.legal(state, seat):
            return
        before = game.copy(state)
        yield _apply_and_describe(game, state, viewer, seat, action)
        if game.reveals(before, state):
            return


def _apply_and_describe(game: Game, state: StateArray, viewer: int, seat: int, action: int) -> LineStep:
    """Apply an action to `state`, and return it with its events as the seat `viewer` sees them."""
    hint = game.hint(state, seat, action)
    game.apply(state, seat, action)
    events = game.events(state, viewer)
    return LineStep(seat, game.actions.notation(action), events, {} if events else hint)


log = logging.getLogger(__name__)
MAX_ANALYSES_PER_ADDRESS, MAX_ANALYSES = 10, 100
"""Maximum number of analyses that run at the same time: per client address, and in total."""
POLL_TIMEOUT_SECONDS = 150.0
"""Seconds without a progress poll after which an analysis is cancelled.

A browser tab in the background polls once a minute.
"""
ANALYSIS_PLY_COST = 20
"""Cost of a ply that an analysis prepares or describes, in plies that are only replayed."""
ANALYSIS_RETRY_SECONDS = 30.0
"""Seconds after which a client that was refused for too many analyses should retry."""

A = TypeVar("A")
Q = TypeVar("Q")


class AnalysisAbandoned(Exception):
    """No client polls the progress of an analysis any more, so the analysis ends."""


class Evaluation(NamedTuple, Generic[Q, A]):
    """A call of `evaluate` that a search process has to make, with its item and search budget."""

    evaluate: Callable[[Q, float, Wanted], A]
    item: Q
    budget: float


def run_evaluation(asked: Evaluation[Q, A], wanted: Wanted) -> A:
    """Run one evaluation, in a search process."""
    return asked.evaluate(asked.item, asked.budget, wanted)


@dataclass
class RunningAnalysis:
    """A running analysis and its progress."""

    task: asyncio.Task[None]
    requester: Requester
    last_polled: float
    """When a client last polled the progress, in monotonic seconds."""
    done: int = 0
    total: int = 0
    """Number of decisions and random draws in the game; 0 until they are counted."""


class Analyses:
    """Runs analyses of games in this process, and reads the stored reports."""

    def __init__(
        self,
        store: AnalysisStore,
        search_pool: SearchPool,
        replays: Replays,
        budget: float,
        clock: Callable[[], float] = SYSTEM.monotonic,
    ) -> None:
        self._store, self.search_pool, self.replays = store, search_pool, replays
        self.budget, self.clock = budget, clock
        self._running: dict[str, RunningAnalysis] = {}

    async def stored_report(self, table: Table) -> AnalysisReport | None:
        if table.state.match is None or table.state.phase != "over":
            raise NotOver("only a finished game can be analysed, because an analysis reveals hidden information")
        return await self._store.read(table.id)

    def progress(self, table: Table) -> RunningAnalysis | None:
        """Return the running analysis of a table, or None if none runs. The call counts as a progress poll."""
        progress = self._running.get(table.id)
        if progress is not None:
            progress.last_polled = self.clock()
        return progress

    def require_capacity(self, address: str) -> None:
        own = sum(progress.requester.address == address for progress in self._running.values())
        if own >= MAX_ANALYSES_PER_ADDRESS or len(self._running) >= MAX_ANALYSES:
            raise TooManyAnalyses("too many games are being analysed", retry_after=ANALYSIS_RETRY_SECONDS)

    def start(self, table: Table, requester: Requester) -> RunningAnalysis:
        """Start the analysis of a finished game in the background, unless it runs already. Returns its progress.

        Raises `ComponentsChanged` if the component set of the game is not stored here.
        """
        table.require_set()
        if table.id not in self._running:
            task = asyncio.create_task(self._run(table))
            self._running[table.id] = RunningAnalysis(task, requester, self.clock())
            task.add_done_callback(lambda _: self._running.pop(table.id, None))
        return self._running[table.id]

    async def close(self) -> None:
        """Cancel the running analyses and wait until they have ended."""
        tasks = [progress.task for progress in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: Table) -> None:
        try:
            await self._analyse(table)
        except AnalysisAbandoned:
            pass
        except Exception as error:
            log.error("the game of table %s could not be analysed: %s", table.id, type(error).__name__, exc_info=error)

    async def _analyse(self, table: Table) -> None:
        match = table.state.match
        assert match is not None
        progress = self._running[table.id]
        executor = LowPriorityExecutor(self, progress, match.position)
        game = await analyse_game(table.record(), self.budget, executor, table.require_set().components)
        report = await executor.replay(lambda pace: _report(game, pace))
        await self._store.keep(table.id, report)


class LowPriorityExecutor:
    """Runs the parts of one analysis one by one, at low priority (`tertulia.analysis.Executor`)."""

    def __init__(self, analyses: Analyses, progress: RunningAnalysis, plies: int) -> None:
        self._analyses, self._progress, self._plies = analyses, progress, plies

    async def replay(self, work: Callable[[Pace], A]) -> A:
        return await self._analyses.replays.replay(
            self._progress.requester, ANALYSIS_PLY_COST * self._plies, work, Priority.ANALYSIS
        )

    def expect(self, evaluations: int) -> None:
        self._progress.total = evaluations

    async def map(self, evaluate: Callable[[Q, float, Wanted], A], items: Sequence[Q]) -> list[A]:
        """Evaluate the items in order, and return the results.

        Raises `AnalysisAbandoned` if no client polls the progress any more.
        """
        return [await self._evaluate(evaluate, item) for item in items]

    async def _evaluate(self, evaluate: Callable[[Q, float, Wanted], A], item: Q) -> A:
        progress, analyses = self._progress, self._analyses
        if analyses.clock() - progress.last_polled > POLL_TIMEOUT_SECONDS:
            raise AnalysisAbandoned
        asker = Asker(Priority.ANALYSIS, progress.requester.address, progress.requester.guest)
        found = await analyses.search_pool.run(asker, run_evaluation, Evaluation(evaluate, item, analyses.budget))
        progress.done += 1
        return found


def _report(game: AnalysedGame, pace: Pace) -> AnalysisReport:
    return AnalysisReport(game.analysis, better_lines(game.timeline.game, game.evaluations, pace))
