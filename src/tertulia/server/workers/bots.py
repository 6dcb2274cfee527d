"""Bots at tables: a task for each table where one is to act. It plays by commands, as people do.

Whatever fails, a bot tries again, after growing pauses: a table that waits for a bot would otherwise wait for ever. Where only bots
decide nobody waits for them: such a table sleeps while nobody looks at it, and its bots act one after another with those of the
other such tables, and rest as long as they have worked.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from functools import partial

from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type, wait_random_exponential

from tertulia.bots import ask, usual_bot
from tertulia.bots.registry import BotKind, bot_kind
from tertulia.kernel.game import Game, GameError
from tertulia.server.domain.commands import PlayBot
from tertulia.server.domain.events import TableEvent
from tertulia.server.domain.seats import Seat, guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.identity.whereabouts import NOWHERE, Whereabouts
from tertulia.server.settings import Settings
from tertulia.server.workers.scheduler import Asker, Priority
from tertulia.server.workers.thinking import BotTurn, Thinkers

log = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0
"""Seconds before a bot tries again: at most the first, then up to twice as long each time, never longer than the last."""


class BotWorker:
    """Wakes bots when it is their turn."""

    def __init__(
        self, service: TableService, settings: Settings, thinkers: Thinkers, whereabouts: Whereabouts | None = None
    ) -> None:
        self._service, self._settings, self._thinkers = service, settings, thinkers
        self._whereabouts = whereabouts or Whereabouts()
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._unattended = asyncio.Lock()
        """Held by a bot that acts at a table where only bots decide."""
        self._closing = False
        service.events.subscribe(TableEvent, lambda event: self.look(event.table))

    def look(self, table: Table) -> None:
        """See whether a bot is to act at a table, and let it play."""
        if table.id not in self._busy and self._plays(table):
            task = asyncio.create_task(self._play(table))
            self._busy[table.id] = task
            task.add_done_callback(lambda done: self._done(table, done))

    def _plays(self, table: Table) -> bool:
        """Whether a bot is to act, and somebody will see it."""
        if self._closing or table.closed or table.state.bot_to_act() is None:
            return False
        return not self._service.asleep(table)

    def _done(self, table: Table, task: asyncio.Task[None]) -> None:
        del self._busy[table.id]
        self.look(table)

    async def close(self) -> None:
        """Stop all bots; they go on where they were when the table is next looked at."""
        self._closing = True
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        """All that bots have to do at a table until somebody else is to act."""
        pauses = wait_random_exponential(multiplier=FIRST_PAUSE, max=LONGEST_PAUSE)
        wrong = retry_if_exception_type(Exception)
        if not table.state.bots_only:  # whoever looks on at bots alone has the game shown at a pace of their own
            await asyncio.sleep(self._settings.bot_pause)
        while self._plays(table):
            async for attempt in AsyncRetrying(wait=pauses, retry=wrong, before_sleep=partial(_failed, table)):
                with attempt:
                    await self._step_in_turn(table)
            await asyncio.sleep(self._settings.bot_step)

    async def _step_in_turn(self, table: Table) -> None:
        """A step; where only bots decide, one after the other of all such tables. What waits for a thinker waits there."""
        if not table.state.only_bots_decide or thinks_long(table.state):
            await self._step(table)
            return
        async with self._unattended:
            began = time.monotonic()
            await self._step(table)
            await asyncio.sleep(time.monotonic() - began)

    async def _step(self, table: Table) -> None:
        if table.closed:
            return
        if thinks_long(table.state):
            await self._think(table)
            return
        turn = await asyncio.to_thread(chosen_turn, table.state, self._settings.bot_step <= 0)
        if turn is not None:
            await self._service.run(table, turn)

    async def _think(self, table: Table) -> None:
        """A turn of a bot that thinks in a process of its own; what was thought is worth nothing once anybody else has acted, or
        whoever sits there plays themselves again."""
        state, seat = table.state, table.state.bot_to_act()
        if state.match is None or seat is None:
            return
        game, version = state.match.game, state.version
        world = game.to_bytes(game.determinize(state.match.state, seat, secrets.token_bytes(32)))
        bot = bot_at(game, state.seats[seat])
        thought = BotTurn(game.name, bot.name, seat, world, secrets.token_bytes(32))
        actions = await self._thinkers.turn(self._asker(state), thought)
        if self._settings.bot_step <= 0:
            await self._service.run(table, PlayBot(seat, version, actions))
            return
        for number, action in enumerate(actions):
            if number:
                await asyncio.sleep(self._settings.bot_step)
            if table.closed:
                return
            made = await self._service.run(table, PlayBot(seat, version, [action]))
            if made is None:
                return
            version = made

    def _asker(self, state: TableState) -> Asker:
        """For whom a bot thinks: the host or, where nobody knows where they are, somebody else who sits at the table."""
        priority = Priority.UNATTENDED if state.only_bots_decide else Priority.PEOPLE
        addresses = [(guest, self._whereabouts.of(guest)) for guest in [state.host, *guests_at(state.seats)]]
        owner, address = next((known for known in addresses if known[1] != NOWHERE), addresses[0])
        return Asker(priority, address, owner)


def _failed(table: Table, state: RetryCallState) -> None:
    """Logged ever more seldom, and named by its kind alone: a message could carry what a seat may not know."""
    if state.attempt_number.bit_count() > 1:
        return
    error = state.outcome.exception() if state.outcome else None
    log.error("a bot at table %s failed (%s), attempt %d", table.id, type(error).__name__, state.attempt_number)


def bot_at(game: Game, seat: Seat) -> BotKind:
    """The bot that plays a seat. Where the server has it no more, or the seat names none, another goes on in its place."""
    if seat.bot is not None:
        with contextlib.suppress(GameError):
            return bot_kind(game, seat.bot)
    return bot_kind(game, usual_bot(game))


def thinks_long(state: TableState) -> bool:
    """Whether the bot that is to act is none of those that answer at once."""
    seat = state.bot_to_act()
    if state.match is None or seat is None:
        return False
    return bot_at(state.match.game, state.seats[seat]).policy is None


def chosen_turn(state: TableState, whole_turn: bool) -> PlayBot | None:
    """What the bot that is to act does: one step, or all until somebody else is to act or something is revealed. None where no bot
    is to act."""
    seat, actions = state.bot_to_act(), list[int]()
    if state.match is None or seat is None:
        return None
    match = state.match.fork()
    player = bot_at(match.game, state.seats[seat]).make(secrets.token_bytes(32))
    while seat in match.actors():
        action = ask(player, match.game, match.state, seat, secrets.token_bytes(32))
        match.act(seat, action)
        actions.append(action)
        if not whole_turn or match.settled:
            break
    return PlayBot(seat, state.version, actions)
