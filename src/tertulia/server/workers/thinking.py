"""Run searches for bots, hints and analyses in a few processes (`Thinkers`).

Searches wait in one queue (`workers/scheduler.py`), and a process gets one when it is free. So the time limit of a
search starts with the search, and a search that no caller waits for is never started. A search that is no longer wanted
ends within a tenth of a second. If a process dies or a search takes too long, only this search is lost, and it is
retried in another process.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Hashable
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tertulia.bots import ask, make_bot
from tertulia.bots.bot import Cancellable, Cancelled
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.registry import game as game_named
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.measures import THOUGHTS, WAITS
from tertulia.server.workers.scheduler import Asker, Job, Scheduler
from tertulia.server.workers.thinker import Nursery, Thinker, Wanted, Work

A = TypeVar("A")
R = TypeVar("R")
ATTEMPTS = 3
"""Maximum number of attempts at a search whose process dies or which takes too long."""
PATIENCE = 300.0
"""Time limit of a search in seconds. Bots need few; a new machine may have to compile the search."""
QUANTUM = 0.5
"""Seconds after which a search with partial results yields to waiting searches of its priority."""
EXPECTED = 0.2
"""Expected seconds of a search. Its asker is charged with them until the true time is known."""


class TooLong(Exception):
    """A search exceeded its time limit."""


@dataclass(frozen=True)
class BotTurn:
    """A turn for a bot to search. It holds only what the seat may know."""

    game: str
    bot: str
    seat: int
    state: bytes
    """A state that the seat cannot tell from the true one."""
    key: bytes
    """Seed of the bot, and of the states that it samples."""


@dataclass(eq=False, kw_only=True)
class ThinkingJob(Job):
    """A queued search, and the callers that wait for its answer."""

    work: Work[Any, Any]
    about: Any
    same: Hashable = None
    """Key of equal questions, which share one search, or None."""
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    waiting: int = 0
    attempts: int = 0
    cost: float = EXPECTED
    asked: float = 0.0
    """Time when it was queued, in seconds of the thinkers' clock."""


@dataclass(eq=False)
class ThinkerSlot:
    """A search process and its current search."""

    thinker: Thinker
    question: ThinkingJob | None = None
    began: float = 0.0


class Thinkers:
    """The search processes of the server, started when first needed, and their queue."""

    def __init__(self, processes: int, patience: float = PATIENCE, clock: Clock = SYSTEM) -> None:
        nursery = Nursery()
        self._places = [ThinkerSlot(Thinker(nursery)) for _ in range(processes)]
        self._patience, self._clock, self._closed = patience, clock, False
        self._same: dict[Hashable, ThinkingJob] = {}
        self._tasks = set[asyncio.Task[None]]()
        self.scheduler = Scheduler()

    @property
    def processes(self) -> int:
        """Number of searches that can run at the same time."""
        return len(self._places)

    @property
    def pids(self) -> list[int]:
        """Process ids of the started processes."""
        return [pid for place in self._places for pid in place.thinker.pids]

    async def turn(self, asker: Asker, thought: BotTurn) -> list[int]:
        """The actions of a bot until another player is to act or something is revealed.

        Returns the first part of them if other searches wait. Raises as `ask` does.
        """
        return await self.ask(asker, think, thought)

    async def ask(self, asker: Asker, work: Work[A, R], about: A, same: Hashable = None) -> R:
        """Run `work`, a module-level function, on `about` in a search process and return the result.

        `work` may raise `Cancelled` once its result is no longer wanted. Callers with an equal `same` share one search.
        Raises what `work` raises, or `TooLong` or `BrokenExecutor` after several failed attempts.
        """
        question = self._same.get(same) if same is not None else None
        if question is None:
            question = self._queued(ThinkingJob(asker, work=work, about=about, same=same))
        question.waiting += 1
        try:
            answer: R = await asyncio.shield(question.answer)
            return answer
        finally:
            question.waiting -= 1
            if not question.waiting:
                self._drop(question)

    def close(self) -> None:
        """End all processes. Unanswered questions are never answered."""
        self._closed = True
        for place in self._places:
            place.thinker.end()
        for task in self._tasks:
            task.cancel()

    def _queued(self, question: ThinkingJob) -> ThinkingJob:
        if question.same is not None:
            self._same[question.same] = question
        question.asked = self._clock.monotonic()
        self.scheduler.add(question)
        self._go_on()
        return question

    def _drop(self, question: ThinkingJob) -> None:
        """Remove a question that no caller waits for, and stop its search."""
        self._forget(question)
        if not question.answer.done():
            question.answer.cancel()
            if not self.scheduler.remove(question):
                for place in self._places:
                    if place.question is question:
                        place.thinker.stop()

    def _forget(self, question: ThinkingJob) -> None:
        if self._same.get(question.same) is question:
            del self._same[question.same]

    def _go_on(self) -> None:
        """Start waiting searches in free processes, and ask running searches to yield if they should."""
        while (place := self._free()) is not None and (question := self.scheduler.take()) is not None:
            assert isinstance(question, ThinkingJob)
            place.question, place.began = question, self._clock.monotonic()
            WAITS(place.began - question.asked, kind_of(question))
            place.thinker.begin()
            task = asyncio.create_task(self._think(place, question))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            asyncio.get_running_loop().call_later(QUANTUM, self._make_way)
        self._make_way()

    def _free(self) -> ThinkerSlot | None:
        free = [place for place in self._places if place.question is None and not self._closed]
        return max(free, key=lambda place: place.thinker.begun, default=None)

    def _make_way(self) -> None:
        now = self._clock.monotonic()
        for place in self._places:
            if place.question is not None and self._in_the_way(place.question, now - place.began):
                place.thinker.give_way()

    def _in_the_way(self, question: ThinkingJob, took: float) -> bool:
        return self.scheduler.pressed(question) or (took >= QUANTUM and self.scheduler.contested(question))

    async def _think(self, place: ThinkerSlot, question: ThinkingJob) -> None:
        """Run a search, settle its answer, and start the next one."""
        again = False
        try:
            async with asyncio.timeout(self._patience):
                answer = await place.thinker.think(question.work, question.about)
        except Cancelled:
            again = True  # it yielded, or no caller waits
        except asyncio.CancelledError:
            place.thinker.end()
            if self._closed:
                raise
            again = True
        except (TimeoutError, BrokenExecutor) as error:
            place.thinker.end()
            question.attempts += 1
            again = question.attempts < ATTEMPTS
            if not again:
                _answer(question, TooLong() if isinstance(error, TimeoutError) else error)
        except Exception as error:
            _answer(question, error)
        else:
            _answer(question, None, answer)
        finally:
            self._forget(question)
            took = self._clock.monotonic() - place.began
            THOUGHTS(took, kind_of(question))
            self.scheduler.finish(question, took)
            place.question = None
        if again and question.waiting:
            self._again(question)
        self._go_on()

    def _again(self, question: ThinkingJob) -> None:
        if question.same is not None:
            self._same.setdefault(question.same, question)
        question.asked = self._clock.monotonic()
        self.scheduler.put_back(question)


def kind_of(question: ThinkingJob) -> str:
    """Label of a question in metrics."""
    return question.asker.priority.name.lower()


def _answer(question: ThinkingJob, error: BaseException | None, answer: object = None) -> None:
    """Set the answer or the error of a question, unless its callers have gone."""
    if question.answer.done():
        return
    if error is None:
        question.answer.set_result(answer)
    else:
        question.answer.set_exception(error)


def think(thought: BotTurn, wanted: Wanted) -> list[int]:
    """The turn of a bot, or only its first actions if other searches wait or it is no longer wanted."""
    game = game_named(thought.game)
    bot, state = make_bot(game, thought.bot, derive_seed(thought.key, "bot")), game.from_bytes(thought.state)
    if isinstance(bot, Cancellable):
        bot.wanted = wanted
    actions: list[int] = []
    with contextlib.suppress(Cancelled):
        while game.actors(state) >> thought.seat & 1:
            action = ask(bot, game, state, thought.seat, derive_seed(thought.key, f"world {len(actions)}"))
            before = game.copy(state)
            game.apply(state, thought.seat, action)
            actions.append(action)
            if game.reveals(before, state) or wanted.in_the_way:
                break
    return actions
