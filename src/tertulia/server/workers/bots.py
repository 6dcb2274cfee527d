"""Bots at tables: a task for each table where one is to act. It plays by the same changes as people do.

Whatever fails, a bot tries again, after growing pauses: a table that waits for a bot would otherwise wait for ever.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial

from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type, wait_random_exponential

from tertulia.bots import ask, bot
from tertulia.server.domain.service import House
from tertulia.server.domain.state import Point, log_line
from tertulia.server.domain.table import Table

log = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0
"""Seconds before a bot tries again: at most the first, then up to twice as long each time, never longer than the last."""


class BotPlay:
    """Wakes bots when it is their turn."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._busy: dict[str, asyncio.Task[None]] = {}
        house.on_change = self.look

    def look(self, table: Table) -> None:
        """See whether a bot is to act at a table, and let it play."""
        if table.id not in self._busy and not table.closed and _bot_to_act(table.at) is not None:
            task = asyncio.create_task(self._play(table))
            self._busy[table.id] = task
            task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: Table, task: asyncio.Task[None]) -> None:
        del self._busy[table.id]
        if not task.cancelled():
            self.look(table)

    async def close(self) -> None:
        """Stop all bots; they go on where they were when the table is next looked at."""
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        """All that bots have to do at a table until somebody else is to act."""
        pauses = wait_random_exponential(multiplier=FIRST_PAUSE, max=LONGEST_PAUSE)
        wrong = retry_if_exception_type(Exception)
        await asyncio.sleep(self._house.settings.bot_pause)
        while not table.closed and _bot_to_act(table.at) is not None:
            async for attempt in AsyncRetrying(wait=pauses, retry=wrong, before_sleep=partial(_failed, table)):
                with attempt:
                    await self._step(table)
            await asyncio.sleep(self._house.settings.bot_step)

    async def _step(self, table: Table) -> None:
        if table.closed:
            return
        point = table.at
        actions = await asyncio.to_thread(_turn, point, self._house.settings.bot_step <= 0)
        await self._house.change(table, partial(_carry_out, seen=point, actions=actions))


def _failed(table: Table, state: RetryCallState) -> None:
    """Logged ever more seldom, and named by its kind alone: a message could carry what a seat may not know."""
    if state.attempt_number.bit_count() > 1:
        return
    error = state.outcome.exception() if state.outcome else None
    log.error("a bot at table %s failed (%s), attempt %d", table.id, type(error).__name__, state.attempt_number)


def _bot_to_act(point: Point) -> int | None:
    return next((seat for seat in point.actors() if point.chairs[seat].kind == "bot"), None)


def _turn(point: Point, whole_turn: bool) -> list[tuple[int, int]]:
    """What the bot does: one step, or all until somebody else is to act or something is revealed."""
    seat, actions = _bot_to_act(point), []
    if point.match is None or seat is None:
        return []
    match = point.match.fork()
    player = bot(match.game, point.chairs[seat].bot or "random", secrets.token_bytes(32))
    while seat in match.actors():
        action = ask(player, match.game, match.state, seat, secrets.token_bytes(32))
        match.act(seat, action)
        actions.append((seat, action))
        if not whole_turn or match.settled:
            break
    return actions


def _carry_out(copy: Point, seen: Point, actions: list[tuple[int, int]]) -> None:
    if copy.match is None or copy.version != seen.version:
        return  # the table has moved on meanwhile: the bot looks again
    for seat, action in actions:
        copy.match.act(seat, action)
        copy.log.append(log_line(copy.match))
    if copy.match.over:
        copy.phase = "over"
