"""Finished games are analysed when somebody asks, decision by decision and draw by draw, in the processes in which bots think;
then they are kept.

All analyses together have no more of them in the queue than there are processes, and take turns: a bot never waits for more
than one of them, two or three hundredths of a second. What was half done when the server stopped begins again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

import msgspec

from tertulia.analysis import Course, Draw, Drawn, Judged, Question, assembled, course_of, judge, settled, weigh_draw
from tertulia.kernel.components import Components
from tertulia.server.domain.errors import NotOver
from tertulia.server.domain.explained import Explained
from tertulia.server.domain.table import Table
from tertulia.server.storage.ports import AnalysisStore
from tertulia.server.workers.better_lines import better_lines
from tertulia.server.workers.thinking import Thinkers, Wanted

log = logging.getLogger(__name__)
MOST = 100
"""So many games may wait to be analysed or be analysed."""


A = TypeVar("A")
Q = TypeVar("Q")


class Asked(NamedTuple, Generic[Q]):
    """What is to be thought about, and about how long."""

    question: Q
    milliseconds: float


@dataclass
class Progress:
    """How far an analysis is."""

    task: asyncio.Task[None]
    done: int = 0
    of: int = 0
    """Decisions and draws; 0 where they are not counted yet."""


class Analyses:
    """The analyses that are under way, and the way to those that are kept."""

    def __init__(
        self,
        store: AnalysisStore,
        thinkers: Thinkers,
        components: Mapping[str, Components],
        milliseconds: float,
    ) -> None:
        self._store, self._thinkers, self._components, self.milliseconds = store, thinkers, components, milliseconds
        self._places = asyncio.Semaphore(thinkers.processes)
        self._running: dict[str, Progress] = {}

    async def kept(self, table: Table) -> bytes | None:
        """The game explained, as JSON; None where it is not yet. `NotOver` while it runs: what is hidden would be told."""
        if table.state.match is None or table.state.phase != "over":
            raise NotOver("a game is analysed when it is over: what is hidden would be told otherwise")
        return await self._store.read(table.id)

    def progress(self, table: Table) -> Progress | None:
        """How far the analysis of a game is; None where nobody has asked for one."""
        return self._running.get(table.id)

    @property
    def full(self) -> bool:
        """Whether no more can be taken on now."""
        return len(self._running) >= MOST

    def begin(self, table: Table) -> Progress:
        """Have a finished game analysed in the background."""
        if table.id not in self._running:
            task = asyncio.create_task(self._analyse(table))
            self._running[table.id] = Progress(task)
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
        except Exception as error:
            log.error("the game of table %s could not be analysed: %s", table.id, type(error).__name__, exc_info=error)

    async def _analysed(self, table: Table) -> None:
        match = table.state.match
        assert match is not None
        components = self._components[table.game.name]
        course = await asyncio.to_thread(course_of, match.record(), components)
        progress = self._running[table.id]
        progress.of = len(course.questions) + len(course.draws)
        judged = [await self._answer(progress, thought_about, question) for question in course.questions]
        drawn = [await self._answer(progress, weighed, draw) for draw in course.draws]
        explained = await asyncio.to_thread(_explained, course, judged, drawn, self.milliseconds)
        await self._store.keep(table.id, explained)

    async def _answer(self, progress: Progress, answer: Callable[[Asked[Q], Wanted], A], question: Q) -> A:
        """Have something thought about when it is its turn."""
        async with self._places:
            found = await self._thinkers.answer(answer, Asked(question, self.milliseconds))
        progress.done += 1
        return found


def thought_about(asked: Asked[Question], wanted: Wanted) -> Judged:
    """Think about a decision, in a process of its own."""
    return judge(*asked, wanted)


def weighed(asked: Asked[Draw], wanted: Wanted) -> Drawn:
    """The same for a draw."""
    return weigh_draw(*asked, wanted)


def _explained(course: Course, judged: list[Judged], drawn: list[Drawn], milliseconds: float) -> bytes:
    known = settled(course, judged)
    analysis = assembled(course, known, drawn, milliseconds)
    return msgspec.json.encode(Explained(analysis, better_lines(course, known)))
