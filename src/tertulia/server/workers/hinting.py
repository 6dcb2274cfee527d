"""Hints: what a seat might best do, thought out in the processes in which bots think."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from tertulia.analysis import Advice, advise
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.registry import game as game_named
from tertulia.play import Match
from tertulia.server.domain.errors import StaleMove, TooManyHints
from tertulia.server.domain.events import Changed, EventBus
from tertulia.server.domain.hints import still_asked
from tertulia.server.domain.ports import Requester
from tertulia.server.domain.table import Table
from tertulia.server.workers.scheduler import Asker, Priority
from tertulia.server.workers.thinker import Wanted
from tertulia.server.workers.thinking import Thinkers

MOST_OF_ADDRESS, MOST = 8, 200
"""The numbers of hints of one address, and in all, that may wait."""
BUSY = 2.0
"""Seconds after which it is worth asking again where too many wait."""


@dataclass(frozen=True)
class HintTask:
    """What is to be thought about. Nothing in it is a secret from its seat."""

    game: str
    seat: int
    world: bytes
    """A state that the seat cannot tell from the true one."""
    key: bytes
    budget: float


@dataclass
class PendingHint:
    """Somebody waits for a hint."""

    match: Match
    seat: int
    thinking: asyncio.Task[list[Advice]]
    stale: bool = False


class Hints:
    """Answers those who ask what they might do. Nobody else hears of it."""

    def __init__(self, thinkers: Thinkers, events: EventBus, budget: float) -> None:
        self._thinkers, self.budget = thinkers, budget
        self._waiting: dict[Table, list[PendingHint]] = {}
        events.subscribe(Changed, self._moved_on)

    async def hint(self, table: Table, match: Match, seat: int, requester: Requester) -> Sequence[Advice]:
        """The best few actions of a seat that is to act in the table's match, the best first; the same for the same position,
        whatever the seat cannot know.

        A seat has one hint under way: who asks for the same waits with the others, who asks at another position is answered in
        their place. Raises `TooManyHints` where too many wait, and `StaleMove` where the table moves on meanwhile."""
        if not still_asked(table.state, match, seat):
            raise StaleMove("the table has moved on")
        self._replace(table, match, seat)
        self._refuse_too_many(table, seat, requester.address)
        # No key of the table's own: what is thought must not depend on what is hidden.
        key = derive_seed(table.id.encode(), f"hint {match.position} {seat}")
        world = match.game.to_bytes(match.game.determinize(match.state, seat, derive_seed(key, "asked")))
        task = HintTask(match.game.name, seat, world, key, self.budget)
        asker = Asker(Priority.HINT, requester.address, requester.guest)
        asking = self._thinkers.ask(asker, thought_about, task, same=(Priority.HINT, table.id, seat, task))
        thinking = asyncio.create_task(asking)
        waiting = PendingHint(match.fork(), seat, thinking)
        self._waiting.setdefault(table, []).append(waiting)
        try:
            return await thinking
        except asyncio.CancelledError:
            if waiting.stale:
                raise StaleMove("the table has moved on") from None
            raise
        finally:
            thinking.cancel()  # whoever has asked is gone
            self._forget(table, waiting)

    def _replace(self, table: Table, match: Match, seat: int) -> None:
        """Who asked for the same seat at another position is told that it is another by now."""
        for waiting in self._waiting.get(table, ()):
            if waiting.seat == seat and waiting.match.position != match.position:
                waiting.stale = waiting.thinking.cancel()

    def _refuse_too_many(self, table: Table, seat: int, address: str) -> None:
        if any(waiting.seat == seat for waiting in self._waiting.get(table, ())):
            return
        waiting_of = self._thinkers.scheduler.waiting
        if waiting_of(Priority.HINT, address) >= MOST_OF_ADDRESS or waiting_of(Priority.HINT) >= MOST:
            raise TooManyHints("too many hints are being thought about", retry_after=BUSY)

    def _moved_on(self, event: Changed) -> None:
        """What nobody is asked any more is thought about no longer."""
        for waiting in self._waiting.get(event.table, ()):
            if not still_asked(event.table.state, waiting.match, waiting.seat):
                waiting.stale = waiting.thinking.cancel()

    def _forget(self, table: Table, waiting: PendingHint) -> None:
        self._waiting[table].remove(waiting)
        if not self._waiting[table]:
            del self._waiting[table]


def thought_about(task: HintTask, wanted: Wanted) -> list[Advice]:
    """The best few actions of a decision; to be called in a process of its own."""
    game = game_named(task.game)
    return advise(game, game.from_bytes(task.world), task.seat, task.budget, task.key, wanted)
