"""Hints for players: the best actions of a seat, computed in the processes in which bots search (`Hints`)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from tertulia.analysis import Advice, advise
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.registry import find_game
from tertulia.play import Match
from tertulia.server.domain.errors import StaleMove, TooManyHints
from tertulia.server.domain.events import Changed, EventBus
from tertulia.server.domain.ports import Requester
from tertulia.server.domain.running import hint_still_valid
from tertulia.server.domain.table import Table
from tertulia.server.workers.scheduler import Asker, Priority
from tertulia.server.workers.search_pool import SearchPool
from tertulia.server.workers.search_process import Wanted

MAX_HINTS_PER_ADDRESS, MAX_HINTS = 8, 200
"""Maximum number of hints that wait to be computed: per client address, and in total."""
HINT_RETRY_SECONDS = 2.0
"""Seconds after which a client that was refused for too many hints should retry."""


@dataclass(frozen=True)
class HintTask:
    """A decision for which a search process computes a hint. It holds only what the seat may know."""

    game: str
    seat: int
    world: bytes
    """A state of the game that the seat cannot tell from the true one, as bytes."""
    key: bytes
    budget: float


@dataclass
class PendingHint:
    """A request that waits for a hint about the current decision of a seat."""

    match: Match
    seat: int
    search: asyncio.Task[list[Advice]]
    stale: bool = False


class Hints:
    """Computes hints in the search processes of this process. Other players do not learn of them."""

    def __init__(self, search_pool: SearchPool, events: EventBus, budget: float) -> None:
        self._search_pool, self.budget = search_pool, budget
        self._waiting: dict[Table, list[PendingHint]] = {}
        events.subscribe(Changed, self._cancel_outdated)

    async def hint(self, table: Table, match: Match, seat: int, requester: Requester) -> Sequence[Advice]:
        """Return the best actions of a seat that may act, the best first (`HintService.hint`).

        Requests for one seat and position share a search. A request for another position replaces the earlier ones,
        which raise `StaleMove`. They also raise it when the table moves on. Raises `TooManyHints` if too many hints
        wait.
        """
        if not hint_still_valid(table.state, match, seat):
            raise StaleMove("the table has changed")
        self._cancel_other_positions(table, match, seat)
        self._refuse_too_many(table, seat, requester.address)
        # Not derived from the table's key: advice must not depend on hidden information.
        key = derive_seed(table.id.encode(), f"hint {match.position} {seat}")
        world = match.game.to_bytes(match.game.determinize(match.state, seat, derive_seed(key, "asked")))
        task = HintTask(match.game.name, seat, world, key, self.budget)
        asker = Asker(Priority.HINT, requester.address, requester.guest)
        asking = self._search_pool.run(asker, search_hint, task, dedupe_key=(Priority.HINT, table.id, seat, task))
        thinking = asyncio.create_task(asking)
        waiting = PendingHint(match.fork(), seat, thinking)
        self._waiting.setdefault(table, []).append(waiting)
        try:
            return await thinking
        except asyncio.CancelledError:
            if waiting.stale:
                raise StaleMove("the table has changed") from None
            raise
        finally:
            thinking.cancel()  # the requester has gone
            self._forget(table, waiting)

    def _cancel_other_positions(self, table: Table, match: Match, seat: int) -> None:
        """Cancel the requests for a seat that are about another position than that of `match`."""
        for waiting in self._waiting.get(table, ()):
            if waiting.seat == seat and waiting.match.position != match.position:
                waiting.stale = waiting.search.cancel()

    def _refuse_too_many(self, table: Table, seat: int, address: str) -> None:
        if any(waiting.seat == seat for waiting in self._waiting.get(table, ())):
            return
        waiting_of = self._search_pool.scheduler.waiting
        if waiting_of(Priority.HINT, address) >= MAX_HINTS_PER_ADDRESS or waiting_of(Priority.HINT) >= MAX_HINTS:
            raise TooManyHints("too many hints are being computed", retry_after=HINT_RETRY_SECONDS)

    def _cancel_outdated(self, event: Changed) -> None:
        """Cancel the requests at a table that are about a decision which has passed."""
        for waiting in self._waiting.get(event.table, ()):
            if not hint_still_valid(event.table.state, waiting.match, waiting.seat):
                waiting.stale = waiting.search.cancel()

    def _forget(self, table: Table, waiting: PendingHint) -> None:
        self._waiting[table].remove(waiting)
        if not self._waiting[table]:
            del self._waiting[table]


def search_hint(task: HintTask, wanted: Wanted) -> list[Advice]:
    """Search for the best actions of a seat, in a search process."""
    game = find_game(task.game)
    return advise(game, game.from_bytes(task.world), task.seat, task.budget, task.key, wanted)
