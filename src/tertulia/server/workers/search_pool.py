"""Run searches for bots, hints and analyses in a few processes (`SearchPool`).

Searches wait in one queue (`tertulia.server.workers.scheduler`), and a process gets one when it is free. So the time
limit of a search starts with the search, and a search that no caller waits for is never started. A running search that
is no longer wanted ends within a tenth of a second. If a process dies or a search takes too long, only this search is
lost, and it is retried in another process.
"""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tertulia.bots import ask_bot, make_bot
from tertulia.bots.bot import Cancellable, Cancelled
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.registry import find_game
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.measures import SEARCH_WAITS, SEARCHES
from tertulia.server.workers.scheduler import QueuedWork, Scheduler, WorkOwner
from tertulia.server.workers.search_process import SearchFunction, SearchProcess, SearchProcessFactory, WantedFlag

A = TypeVar("A")
R = TypeVar("R")
MAX_ATTEMPTS = 3
"""Maximum number of attempts at a search whose process dies, or that takes too long."""
SEARCH_TIMEOUT_SECONDS = 300.0
"""Time limit of a search, in seconds.

Bots search for a few seconds, but on a new machine the search may have to be compiled first.
"""
YIELD_AFTER_SECONDS = 0.5
"""Seconds after which a running search gives way to waiting searches of its priority.

It then returns the results that it has so far.
"""
EXPECTED_SEARCH_SECONDS = 0.2
"""Expected seconds of a search, which its asker is charged until the true time is known."""


class SearchTimeout(Exception):
    """A search took longer than its time limit in each of `MAX_ATTEMPTS` attempts."""


@dataclass(frozen=True)
class BotTurn:
    """A turn that a bot has to search in a search process, with only the information that it may have."""

    game: str
    bot: str
    seat: int
    state: bytes
    """A state of the game, as bytes, that the bot's seat cannot tell from the true state."""
    key: bytes
    """Seed of the bot's random choices, and of the states that it samples."""


@dataclass(eq=False, kw_only=True)
class QueuedSearch(QueuedWork):
    """A search that waits in the queue or runs in a process, with its caller's future."""

    work: SearchFunction[Any, Any]
    about: Any
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    attempts: int = 0
    cost: float = EXPECTED_SEARCH_SECONDS
    queued_at: float = 0.0
    """When the search was put in the queue, in monotonic seconds."""


@dataclass(eq=False)
class SearchSlot:
    """A search process, and the search that it runs now."""

    process: SearchProcess
    search: QueuedSearch | None = None
    began_at: float = 0.0


class SearchPool:
    """The search processes of a server process, and the queue of searches.

    A search process is started when it is first needed.
    """

    def __init__(self, processes: int, timeout_seconds: float = SEARCH_TIMEOUT_SECONDS, clock: Clock = SYSTEM) -> None:
        factory = SearchProcessFactory()
        self._slots = [SearchSlot(SearchProcess(factory)) for _ in range(processes)]
        self._timeout_seconds, self._clock, self._closed = timeout_seconds, clock, False
        self._tasks = set[asyncio.Task[None]]()
        self.scheduler = Scheduler()

    @property
    def processes(self) -> int:
        """The number of search processes, which is how many searches can run at the same time."""
        return len(self._slots)

    @property
    def pids(self) -> list[int]:
        """The process ids of the search processes that are running."""
        return [pid for slot in self._slots for pid in slot.process.pids]

    async def search_turn(self, asker: WorkOwner, turn: BotTurn) -> list[int]:
        """Return the actions of a bot until another seat is to act or something is revealed.

        If other searches wait, only the first actions are returned. Raises `SearchTimeout` or `BrokenExecutor` after
        `MAX_ATTEMPTS` failed attempts.
        """
        return await self.run(asker, search_bot_turn, turn)

    async def run(self, asker: WorkOwner, work: SearchFunction[A, R], about: A) -> R:
        """Run `work`, a module-level function, on `about` in a search process, and return the result.

        `work` may raise `Cancelled` once its result is no longer wanted. Raises what `work` raises, or `SearchTimeout`
        or `BrokenExecutor` after `MAX_ATTEMPTS` failed attempts.
        """
        search = QueuedSearch(asker, work=work, about=about, queued_at=self._clock.monotonic())
        self.scheduler.add(search)
        self._start_waiting()
        try:
            answer: R = await search.answer
            return answer
        except asyncio.CancelledError:
            self._abandon(search)
            raise

    def close(self) -> None:
        """End all search processes.

        Callers of waiting or running searches get no answer. They wait until they are cancelled.
        """
        self._closed = True
        for slot in self._slots:
            slot.process.terminate()
        for task in self._tasks:
            task.cancel()

    def _abandon(self, search: QueuedSearch) -> None:
        """Abandon a search whose caller no longer waits: remove it from the queue, or stop it if it runs."""
        if not self.scheduler.remove(search):
            for slot in self._slots:
                if slot.search is search:
                    slot.process.request_stop()

    def _start_waiting(self) -> None:
        """Start waiting searches in free processes.

        Running searches are asked to yield to other waiting searches. A search yields to searches of a higher priority
        at once, and to those of other askers with its own priority after `YIELD_AFTER_SECONDS`.
        """
        while (slot := self._free_slot()) is not None and (search := self.scheduler.take_next()) is not None:
            assert isinstance(search, QueuedSearch)
            slot.search, slot.began_at = search, self._clock.monotonic()
            SEARCH_WAITS(slot.began_at - search.queued_at, metric_label(search))
            slot.process.clear_signal()
            task = asyncio.create_task(self._run_search(slot, search))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            asyncio.get_running_loop().call_later(YIELD_AFTER_SECONDS, self._request_yields)
        self._request_yields()

    def _free_slot(self) -> SearchSlot | None:
        free = [slot for slot in self._slots if slot.search is None and not self._closed]
        return max(free, key=lambda slot: slot.process.started, default=None)

    def _request_yields(self) -> None:
        now = self._clock.monotonic()
        for slot in self._slots:
            if slot.search is not None and self._should_yield(slot.search, now - slot.began_at):
                slot.process.request_yield()

    def _should_yield(self, search: QueuedSearch, took: float) -> bool:
        return self.scheduler.has_higher_priority(search) or (
            took >= YIELD_AFTER_SECONDS and self.scheduler.has_rival(search)
        )

    async def _run_search(self, slot: SearchSlot, search: QueuedSearch) -> None:
        """Run a search in a slot's process, give its caller the answer, and start the next search."""
        again = False
        try:
            async with asyncio.timeout(self._timeout_seconds):
                answer = await slot.process.run(search.work, search.about)
        except Cancelled:
            again = True  # it yielded, or its caller has gone
        except asyncio.CancelledError:
            slot.process.terminate()
            if self._closed:
                raise
            again = True
        except (TimeoutError, BrokenExecutor) as error:
            slot.process.terminate()
            search.attempts += 1
            again = search.attempts < MAX_ATTEMPTS
            if not again:
                _set_answer(search, SearchTimeout() if isinstance(error, TimeoutError) else error)
        except Exception as error:
            _set_answer(search, error)
        else:
            _set_answer(search, None, answer)
        finally:
            took = self._clock.monotonic() - slot.began_at
            SEARCHES(took, metric_label(search))
            self.scheduler.finish(search, took)
            slot.search = None
        if again and not search.answer.done():
            search.queued_at = self._clock.monotonic()
            self.scheduler.requeue(search)
        self._start_waiting()


def metric_label(search: QueuedSearch) -> str:
    """Return the label under which metrics count a search: its priority."""
    return search.asker.priority.name.lower()


def _set_answer(search: QueuedSearch, error: BaseException | None, answer: object = None) -> None:
    """Give the caller of a search its answer or error, unless the caller has gone."""
    if search.answer.done():
        return
    if error is None:
        search.answer.set_result(answer)
    else:
        search.answer.set_exception(error)


def search_bot_turn(turn: BotTurn, wanted: WantedFlag) -> list[int]:
    """Search a bot's turn, in a search process.

    Returns only its first actions if other searches wait or the turn is no longer wanted.
    """
    game = find_game(turn.game)
    bot, state = make_bot(game, turn.bot, derive_seed(turn.key, "bot")), game.from_bytes(turn.state)
    if isinstance(bot, Cancellable):
        bot.wanted = wanted
    actions: list[int] = []
    with contextlib.suppress(Cancelled):
        while game.actors(state) >> turn.seat & 1:
            action = ask_bot(bot, game, state, turn.seat, derive_seed(turn.key, f"world {len(actions)}"))
            before = game.copy(state)
            game.apply(state, turn.seat, action)
            actions.append(action)
            if game.reveals(before, state) or wanted.should_yield:
                break
    return actions
