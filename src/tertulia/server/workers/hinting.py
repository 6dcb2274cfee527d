"""Hints: what a seat might best do, thought out in the processes in which bots think."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from tertulia.analysis import Advice, advise
from tertulia.bots.keys import key_of
from tertulia.kernel.registry import game as game_named
from tertulia.play import Match
from tertulia.server.domain.commands import AskHint
from tertulia.server.domain.errors import StaleMove
from tertulia.server.domain.events import Changed, EventBus
from tertulia.server.domain.hints import hinted_match, still_asked
from tertulia.server.domain.table import Table
from tertulia.server.workers.thinking import Thinkers, Wanted


@dataclass(frozen=True)
class Decision:
    """What is to be thought about. Nothing in it is a secret from its seat."""

    game: str
    seat: int
    world: bytes
    """A state that the seat cannot tell from the true one."""
    key: bytes
    milliseconds: float


@dataclass
class Waiting:
    """Somebody waits for a hint."""

    table: Table
    match: Match
    seat: int
    thinking: asyncio.Task[list[Advice]]
    stale: bool = False


class Hints:
    """Answers those who ask what they might do. Nobody else hears of it."""

    def __init__(self, thinkers: Thinkers, events: EventBus, milliseconds: float) -> None:
        self._thinkers, self.milliseconds = thinkers, milliseconds
        self._waiting: list[Waiting] = []
        events.subscribe(Changed, self._moved_on)

    async def hint(self, table: Table, asked: AskHint) -> Sequence[Advice]:
        """The best few actions of a seat, the best first; the same for the same position, whatever the seat cannot know.

        A kind of `Refused` where the guest may not ask; `StaleMove` where the table moves on meanwhile."""
        match, seat = hinted_match(table, asked), asked.seat
        # No key of the table's own: what is thought must not depend on what is hidden.
        key = key_of(table.id.encode(), f"hint {match.position} {seat}")
        world = match.game.to_bytes(match.game.determinize(match.state, seat, key_of(key, "asked")))
        decision = Decision(match.game.name, seat, world, key, self.milliseconds)
        thinking = asyncio.create_task(self._thinkers.answer(thought_about, decision))
        waiting = Waiting(table, match.fork(), seat, thinking)
        self._waiting.append(waiting)
        try:
            return await thinking
        except asyncio.CancelledError:
            if waiting.stale:
                raise StaleMove("the table has moved on") from None
            raise
        finally:
            self._waiting.remove(waiting)

    def _moved_on(self, event: Changed) -> None:
        """What nobody is asked any more is thought about no longer."""
        for waiting in self._waiting:
            if waiting.table is event.table and not still_asked(event.table.state, waiting.match, waiting.seat):
                waiting.stale = waiting.thinking.cancel()


def thought_about(decision: Decision, wanted: Wanted) -> list[Advice]:
    """Think about a decision, in a process of its own."""
    game = game_named(decision.game)
    return advise(game, game.from_bytes(decision.world), decision.seat, decision.milliseconds, decision.key, wanted)
