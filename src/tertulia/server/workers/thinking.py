"""What is thought about: the turns of bots, hints, finished games, all in a few processes. The server never waits for them.

Whoever asks waits in one queue (`workers/scheduler.py`), and a process is given a question when it is free: so how long a thought
may take counts from its beginning, and what nobody waits for any more is never begun. A thought that is no longer wanted ends
within a tenth of a second; a process that dies, or thinks for too long, takes nothing with it but its own thought, which begins
anew in another one.
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
"""The number of times that a thought begins where its process died or took too long."""
PATIENCE = 300.0
"""Seconds that a thought may take. A few are enough for bots of ours, but a new machine may have to compile a search first."""
QUANTUM = 0.5
"""Seconds after which a thought that can be answered in parts gives way to those of the same kind that others wait for."""
EXPECTED = 0.2
"""Seconds that a thought is expected to take: its asker is charged with them until it is known how many they were."""


class TooLong(Exception):
    """Something was thought about for longer than anything may."""


@dataclass(frozen=True)
class BotTurn:
    """A turn that a bot is to think about. Nothing in it is a secret from its seat."""

    game: str
    bot: str
    seat: int
    state: bytes
    """A world that the seat cannot tell from the true one."""
    key: bytes
    """Of the bot, and of all worlds that it deals."""


@dataclass(eq=False, kw_only=True)
class ThinkingJob(Job):
    """Something to be thought about, and who waits for it."""

    work: Work[Any, Any]
    about: Any
    same: Hashable = None
    """Questions with the same are one."""
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    waiting: int = 0
    attempts: int = 0
    cost: float = EXPECTED
    asked: float = 0.0
    """When it began to wait for a process: seconds of the clock of the thinkers."""


@dataclass(eq=False)
class ThinkerSlot:
    """A process, and what it thinks about."""

    thinker: Thinker
    question: ThinkingJob | None = None
    began: float = 0.0


class Thinkers:
    """The processes in which bots, hints and analyses are thought out; they are made when they are first needed."""

    def __init__(self, processes: int, patience: float = PATIENCE, clock: Clock = SYSTEM) -> None:
        nursery = Nursery()
        self._places = [ThinkerSlot(Thinker(nursery)) for _ in range(processes)]
        self._patience, self._clock, self._closed = patience, clock, False
        self._same: dict[Hashable, ThinkingJob] = {}
        self._tasks = set[asyncio.Task[None]]()
        self.scheduler = Scheduler()

    @property
    def processes(self) -> int:
        """The number of thoughts that are thought at the same time."""
        return len(self._places)

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that there are."""
        return [pid for place in self._places for pid in place.thinker.pids]

    async def turn(self, asker: Asker, thought: BotTurn) -> list[int]:
        """What a bot does until somebody else is to act or something is revealed, or the first part of that where others wait;
        raises as `ask` does."""
        return await self.ask(asker, think, thought)

    async def ask(self, asker: Asker, work: Work[A, R], about: A, same: Hashable = None) -> R:
        """What a function of a module makes of a question, in a process of its own. It may raise `Cancelled` once it is wanted no
        more. Whoever asks for the `same` as others waits with them.

        Raises what the function raises, or `TooLong` or `BrokenExecutor` where that has happened some times over."""
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
        """End all processes; nothing that was asked is answered."""
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
        """Nobody waits for it any more."""
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
        """Give questions to processes that are free; where none is, see whether one should be."""
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
        """A thought from its beginning to its end, whatever that is; then the process is free for the next."""
        again = False
        try:
            async with asyncio.timeout(self._patience):
                answer = await place.thinker.think(question.work, question.about)
        except Cancelled:
            again = True  # it gave way, or nobody waits
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
    """What a question is called where figures are kept."""
    return question.asker.priority.name.lower()


def _answer(question: ThinkingJob, error: BaseException | None, answer: object = None) -> None:
    """Tell those who wait, if anybody still does."""
    if question.answer.done():
        return
    if error is None:
        question.answer.set_result(answer)
    else:
        question.answer.set_exception(error)


def think(thought: BotTurn, wanted: Wanted) -> list[int]:
    """The turn of a bot; the first part of it, one action at least, where others wait. Nothing where nobody wants it any more."""
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
