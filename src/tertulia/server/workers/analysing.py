"""Analyse finished games on request, and store the reports.

`Analyses` requests analyses by jobs and reads their progress. `AnalysisWorker` runs the jobs: it evaluates each
decision and each random draw in the processes in which bots search. An analysis queues one evaluation at a time, of 20
to 30 ms, at a lower priority than everything that players at tables wait for. An analysis ends when no client has
polled its progress for `POLL_TIMEOUT_SECONDS`. If it ended early, or if the server stopped, the next request starts it
from the beginning.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

import msgspec

from tertulia.analysis import AnalysedGame, analyse_game
from tertulia.analysis.evaluate import DecisionEvaluation
from tertulia.bots.search.result import LineAction
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.errors import NotOver, RulesPreparing, TooManyAnalyses
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority, Jobs
from tertulia.server.domain.ports import (
    AnalysisProgress,
    AnalysisReport,
    AnalysisService,
    AnalysisStore,
    BetterLine,
    LineStep,
    Pace,
    Requester,
    StorageFault,
)
from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table
from tertulia.server.identity.client_addresses import address_hash
from tertulia.server.workers.job_runner import ClaimedJob
from tertulia.server.workers.replaying import Replays
from tertulia.server.workers.scheduler import Priority, WorkOwner
from tertulia.server.workers.search_pool import SearchPool
from tertulia.server.workers.search_process import WantedFlag

MAX_LINE_STEPS = 6
"""Maximum number of actions that a report shows of a better continuation."""


def better_lines(
    game: Game, evaluations: Sequence[DecisionEvaluation], each: Callable[[], None] = lambda: None
) -> list[BetterLine]:
    """Return a better continuation for each decision at which the player did not choose the best action.

    A continuation begins with the best action. `each` is called before every decision is handled.
    """
    lines = []
    for place, evaluation in enumerate(evaluations):
        each()
        point, best = evaluation.point, evaluation.best[0].action
        if best != point.played:
            line = evaluation.line or [LineAction(point.seat, best)]
            steps = list(_visible_steps(game, game.from_bytes(point.state), point.seat, line[:MAX_LINE_STEPS]))
            played = _apply_and_describe(game, game.from_bytes(point.state), point.seat, point.seat, point.played)
            lines.append(BetterLine(place, steps, played.hint))
    return lines


def _visible_steps(game: Game, state: StateArray, viewer: int, line: Sequence[LineAction]) -> Iterator[LineStep]:
    """Yield the actions of a continuation that the seat `viewer` may see, and apply each to `state`.

    `line` is the continuation, and `state` the true state of the game. The iterator ends before an action that is
    illegal in this state, and after one that reveals hidden information. The search ran in sampled states, so its
    continuation may depend on information that no player had.
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
    hint = game.action_facts(state, seat, action)
    game.apply(state, seat, action)
    events = game.events(state, viewer)
    return LineStep(seat, game.actions.notation(action), events, {} if events else hint)


log = logging.getLogger(__name__)
MAX_ANALYSES_PER_ADDRESS = 10
"""Maximum number of analyses that run at the same time for one client address."""
MAX_ANALYSES = 100
"""Maximum number of analyses that run at the same time for all clients together."""
POLL_TIMEOUT_SECONDS = 150.0
"""Seconds without a progress poll after which an analysis ends.

A browser tab in the background polls once a minute.
"""
KEEPALIVE_SECONDS = 20.0
"""Minimum seconds between two requests for the same analysis job, while a client polls its progress.

The first poll after this time repeats the request. So the worker that runs the job learns that a client still waits for
the report.
"""
PROGRESS_UPDATE_SECONDS = 1.0
"""Minimum seconds between two updates of the progress that is stored with the job."""
ANALYSIS_PLY_COST = 20
"""Cost of replaying a ply for an analysis, as a multiple of a plain replay of a ply (see `Replays`).

An analysis also prepares evaluations, or describes better continuations, at each ply.
"""
ANALYSIS_RETRY_SECONDS = 30.0
"""Seconds after which a client that was refused for too many analyses should retry."""

A = TypeVar("A")
Q = TypeVar("Q")
read_progress = msgspec.json.Decoder(AnalysisProgress).decode


class Analyses(AnalysisService):
    """Requests analyses by jobs, and reads the stored reports."""

    def __init__(self, store: AnalysisStore, jobs: Jobs, secret: bytes, clock: Clock = SYSTEM) -> None:
        self._store, self._jobs, self._secret, self._clock = store, jobs, secret, clock
        self._starting = asyncio.Lock()

    async def stored_report(self, table: Table) -> AnalysisReport | None:
        require_over(table)
        return await self._store.read(table.id)

    async def progress(self, table: Table) -> AnalysisProgress | None:
        job = JobId(JobKind.ANALYSIS, table.id)
        state = (await self._jobs.load_states([job])).get(job)
        if state is None:
            return None
        if milliseconds(self._clock.now()) - state.due > KEEPALIVE_SECONDS * 1000:
            await self._jobs.enqueue([JobOrder(job, JobPriority.ANALYSIS)], make_due=True)
        return read_progress(state.answer) if state.answer else AnalysisProgress(0, 0)

    async def require_capacity(self, address: str) -> None:
        shares = await self._jobs.load_shares(JobKind.ANALYSIS)
        own = shares.count(address_hash(address, self._secret))
        if own >= MAX_ANALYSES_PER_ADDRESS or len(shares) >= MAX_ANALYSES:
            raise TooManyAnalyses("too many games are being analysed", retry_after=ANALYSIS_RETRY_SECONDS)

    async def start(self, table: Table, requester: Requester) -> None:
        table.require_set()
        job, share = JobId(JobKind.ANALYSIS, table.id), address_hash(requester.address, self._secret)
        async with self._starting:  # of concurrent requests, each counts those before it
            await self.require_capacity(requester.address)
            await self._jobs.enqueue([JobOrder(job, JobPriority.ANALYSIS, share, requester.guest.encode())])


def require_over(table: Table) -> None:
    """Raise `NotOver` if the game of a table has not ended."""
    if table.state.match is None or table.state.phase != "over":
        raise NotOver("only a finished game can be analysed, because an analysis reveals hidden information")


class AnalysisAbandoned(Exception):
    """No client polls the progress of an analysis any more, so the analysis ends."""


class EvaluationCall(NamedTuple, Generic[Q, A]):
    """A call of the function `evaluate` with an item and a search budget, to make in a search process."""

    evaluate: Callable[[Q, float, WantedFlag], A]
    item: Q
    budget: float


def run_evaluation(evaluation: EvaluationCall[Q, A], wanted: WantedFlag) -> A:
    """Call the function in `evaluation`, in a search process.

    `wanted` says whether the result is still wanted.
    """
    return evaluation.evaluate(evaluation.item, evaluation.budget, wanted)


class AnalysisWorker:
    """Runs analysis jobs: analyses the games of tables, and stores the reports."""

    def __init__(
        self,
        service: TableService,
        store: AnalysisStore,
        search_pool: SearchPool,
        replays: Replays,
        jobs: Jobs,
        budget: float,
    ) -> None:
        self._service, self._store, self.search_pool, self.replays = service, store, search_pool, replays
        self.jobs, self.budget, self.clock = jobs, budget, service.clock

    async def work(self, claimed: ClaimedJob) -> None:
        """Analyse the game of a job's table, and store the report, unless the table has one already.

        Meanwhile the progress is stored with the job, and clients poll it. Raises `RulesPreparing` or `StorageFault` if
        the analysis is not possible now; then the job is retried. Any other error is logged and ends the analysis,
        which a waiting client then requests again.
        """
        try:
            table = await self._service.table(claimed.id.key)
            await self._service.refresh(table)
            require_over(table)
            if await self._store.read(table.id) is None:
                await self._analyse(table, claimed)
        except AnalysisAbandoned:
            pass
        except (RulesPreparing, StorageFault):
            raise  # the job is retried
        except Exception as error:
            what = type(error).__name__
            log.error("the game of table %s could not be analysed: %s", claimed.id.key, what, exc_info=error)

    async def _analyse(self, table: Table, claimed: ClaimedJob) -> None:
        match = table.state.match
        assert match is not None
        executor = LowPriorityExecutor(self, claimed, match.position)
        game = await analyse_game(table.record(), self.budget, executor, table.require_set().components)
        report = await executor.replay(lambda pace: _report(game, pace))
        await self._store.keep(table.id, report)


class LowPriorityExecutor:
    """Executor of an analysis that runs its replays and evaluations one by one, at low priority.

    It implements `tertulia.analysis.Executor`.
    """

    def __init__(self, worker: AnalysisWorker, claimed: ClaimedJob, plies: int) -> None:
        self._worker, self._claimed, self._plies = worker, claimed, plies
        self._requester = Requester(claimed.job.share, claimed.job.arguments.decode())
        self._done = self._total = 0
        self._updated = -PROGRESS_UPDATE_SECONDS
        """When the progress was last stored, in seconds of the monotonic clock."""

    async def replay(self, work: Callable[[Pace], A]) -> A:
        cost = ANALYSIS_PLY_COST * self._plies
        return await self._worker.replays.replay(self._requester, cost, work, Priority.ANALYSIS)

    def expect(self, evaluations: int) -> None:
        self._total = evaluations

    async def map(self, evaluate: Callable[[Q, float, WantedFlag], A], items: Sequence[Q]) -> list[A]:
        """Evaluate the items in order, and return the results.

        Raises `AnalysisAbandoned` if no client polls the progress of the analysis any more.
        """
        return [await self._evaluate(evaluate, item) for item in items]

    async def _evaluate(self, evaluate: Callable[[Q, float, WantedFlag], A], item: Q) -> A:
        worker = self._worker
        if milliseconds(worker.clock.now()) - self._claimed.due > POLL_TIMEOUT_SECONDS * 1000:
            raise AnalysisAbandoned
        if worker.clock.monotonic() - self._updated >= PROGRESS_UPDATE_SECONDS:
            self._updated = worker.clock.monotonic()
            progress = msgspec.json.encode(AnalysisProgress(self._done, self._total))
            await worker.jobs.store_answer(self._claimed.job, progress, done=False)
        asker = WorkOwner(Priority.ANALYSIS, *self._requester)
        found = await worker.search_pool.run(asker, run_evaluation, EvaluationCall(evaluate, item, worker.budget))
        self._done += 1
        return found


def _report(game: AnalysedGame, pace: Pace) -> AnalysisReport:
    return AnalysisReport(game.analysis, better_lines(game.timeline.game, game.evaluations, pace))
