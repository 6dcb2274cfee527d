"""Hints: the best actions of a seat, searched in the processes in which bots search (`Hints`)."""

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
"""Maximum number of waiting hints, per client address and in total."""
BUSY = 2.0
"""Seconds after which a client refused for too many hints should retry."""


@dataclass(frozen=True)
class HintTask:
    """A position to search. It holds only what the seat may know."""

    game: str
    seat: int
    world: bytes
    """A state that the seat cannot tell from the true one."""
    key: bytes
    budget: float


@dataclass
class PendingHint:
    """A request that waits for a hint."""

    match: Match
    seat: int
    thinking: asyncio.Task[list[Advice]]
    stale: bool = False


class Hints:
    """Computes hints in this process. Other players do not learn of them."""

    def __init__(self, thinkers: Thinkers, events: EventBus, budget: float) -> None:
        self._thinkers, self.budget = thinkers, budget
        self._waiting: dict[Table, list[PendingHint]] = {}
        events.subscribe(Changed, self._moved_on)

    async def hint(self, table: Table, match: Match, seat: int, requester: Requester) -> Sequence[Advice]:
        """The best actions of a seat that is to act, best first (`Advisers.hint`).

        Requests for one seat and position share a search. A request for another position replaces the earlier ones,
        which raise `StaleMove`; so does a table that moves on. Raises `TooManyHints` if too many hints wait.
        """
        if not still_asked(table.state, match, seat):
            raise StaleMove("the table has moved on")
        self._replace(table, match, seat)
        self._refuse_too_many(table, seat, requester.address)
        # Not derived from the table's key: advice must not depend on hidden information.
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
            thinking.cancel()  # the requester has gone
            self._forget(table, waiting)

    def _replace(self, table: Table, match: Match, seat: int) -> None:
        """Cancel the requests for a seat that ask about another position than `match`."""
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
        """Cancel the requests whose decision has passed."""
        for waiting in self._waiting.get(event.table, ()):
            if not still_asked(event.table.state, waiting.match, waiting.seat):
                waiting.stale = waiting.thinking.cancel()

    def _forget(self, table: Table, waiting: PendingHint) -> None:
        self._waiting[table].remove(waiting)
        if not self._waiting[table]:
            del self._waiting[table]


def thought_about(task: HintTask, wanted: Wanted) -> list[Advice]:
    """Search a decision. Called in a search process."""
    game = game_named(task.game)
    return advise(game, game.from_bytes(task.world), task.seat, task.budget, task.key, wanted)
