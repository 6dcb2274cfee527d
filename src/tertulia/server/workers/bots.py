"""Play the turns of bots: one job for each table where a bot is to act (`BotWorker`).

Bots act by commands, as players do. After an error a bot retries without limit, with growing waits between the
attempts: players may wait for it.

A table without clocks where only bots decide sleeps while no visitor looks. At tables where only bots decide, bots act
one at a time, and rest after each step for as long as the step took. Bots that search are exempt: they wait in the
queue of the search processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from functools import partial

from tenacity import AsyncRetrying, RetryCallState, wait_random_exponential

from tertulia.bots import ask_bot, default_bot
from tertulia.bots.registry import BotKind, bot_kind
from tertulia.kernel.game import Game, GameError
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.commands import PlayBot
from tertulia.server.domain.errors import RulesPreparing
from tertulia.server.domain.jobs import JobPriority
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import Seat, guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused
from tertulia.server.identity.client_addresses import UNKNOWN_ADDRESS, ClientAddresses
from tertulia.server.settings import Settings
from tertulia.server.workers.job_runner import ClaimedJob
from tertulia.server.workers.scheduler import Priority, WorkOwner
from tertulia.server.workers.search_pool import BotTurn, SearchPool

log = logging.getLogger(__name__)
MIN_BACKOFF_SECONDS = 0.5
"""Maximum seconds of the random wait before the first retry of a bot's turn.

The maximum doubles with each retry, up to `MAX_BACKOFF_SECONDS`.
"""
MAX_BACKOFF_SECONDS = 60.0
"""Maximum seconds of the random wait before any retry of a bot's turn."""


class BotWorker:
    """Runs the jobs of bots: each job plays the bots of one table."""

    def __init__(
        self,
        service: TableService,
        settings: Settings,
        search_pool: SearchPool,
        client_addresses: ClientAddresses | None = None,
        clock: Clock = SYSTEM,
    ) -> None:
        self._service, self._settings, self._search_pool, self._clock = service, settings, search_pool, clock
        self._client_addresses = client_addresses or ClientAddresses()
        self._unattended = asyncio.Lock()
        """Lock that a bot holds while it acts at a table where only bots decide: such bots act one at a time."""

    async def work(self, claimed: ClaimedJob) -> None:
        """Play the bots of a table until a player is to act or the table sleeps.

        Raises `RulesPreparing` or `StorageFault` if the table cannot be opened now; then the job is retried.
        """
        self.keep_awake(claimed)
        table = await self._table(claimed.id.key)
        if table is not None:
            # This process may not have seen the change that created the job: without it the job would end with nothing
            # to do.
            await self._service.refresh(table)
            await self._play(table, claimed.job.share)

    def keep_awake(self, claimed: ClaimedJob) -> None:
        """Record a visit to the job's table, so that a table where only bots decide does not sleep.

        Jobs for such tables are created while a visitor looks. The visitor may be connected to another process.
        """
        if claimed.job.priority is JobPriority.UNATTENDED and self._service.store.shared:
            self._service.audience.note_request(claimed.id.key, None, False)

    async def _table(self, table_id: str) -> Table | None:
        """Return the table, or None if it cannot be opened even later; then the reason is logged.

        Raises `RulesPreparing` or `StorageFault` if it may be opened later.
        """
        try:
            return await self._service.table(table_id)
        except (RulesPreparing, StorageFault):
            raise
        except Refused as refusal:
            log.warning("table %s stays closed: %s", table_id, refusal.message)
        except Exception as error:
            log.error("table %s stays closed: it cannot be read", table_id, exc_info=error)
        return None

    def _should_play(self, table: Table) -> bool:
        """Whether a bot is to act at a table that does not sleep."""
        return not table.closed and table.state.bot_to_act() is not None and not self._service.asleep(table)

    async def _play(self, table: Table, share: str) -> None:
        waits = wait_random_exponential(multiplier=MIN_BACKOFF_SECONDS, max=MAX_BACKOFF_SECONDS)
        retrying = AsyncRetrying(wait=waits, before_sleep=partial(_log_failure, table), sleep=self._clock.sleep)
        if not table.state.bots_only:  # spectators of bots replay the game at their own speed
            await self._clock.sleep(self._settings.bot_pause)
        while self._should_play(table):
            await retrying(self._step_in_turn, table, share)
            await self._clock.sleep(self._settings.bot_step)

    async def _step_in_turn(self, table: Table, share: str) -> None:
        """Let a bot act once. At tables where only bots decide, bots that do not search act one at a time.

        `share` is the keyed hash of an address, charged for a search if no address of the table's guests is known.
        """
        if not table.state.only_bots_decide or needs_search(table.state):
            await self._step(table, share)
            return
        async with self._unattended:
            began = self._clock.monotonic()
            await self._step(table, share)
            await self._clock.sleep(self._clock.monotonic() - began)

    async def _step(self, table: Table, share: str) -> None:
        if table.closed:
            return
        if needs_search(table.state):
            await self._search_turn(table, share)
            return
        turn = await asyncio.to_thread(choose_turn, table.state, self._settings.bot_step <= 0)
        if turn is not None:
            await self._run_command(table, turn)

    async def _search_turn(self, table: Table, share: str) -> None:
        """Let a bot search its turn in a search process, and play the turn.

        `share` is the keyed hash of an address, charged for the search if no address of the table's guests is known.
        The turn is discarded if the table changes meanwhile, or if the bot stands in for a player who takes the seat
        back.
        """
        state, seat = table.state, table.state.bot_to_act()
        if state.match is None or seat is None:
            return
        game, version = state.match.game, state.version
        world = game.to_bytes(game.determinize(state.match.state, seat, secrets.token_bytes(32)))
        bot = seat_bot(game, state.seats[seat])
        thought = BotTurn(game.name, bot.name, seat, world, secrets.token_bytes(32))
        actions = await self._search_pool.search_turn(self._asker(state, share), thought)
        if self._settings.bot_step <= 0:
            await self._run_command(table, PlayBot(seat, version, actions))
            return
        for number, action in enumerate(actions):
            if number:
                await self._clock.sleep(self._settings.bot_step)
            if table.closed:
                return
            new_version = await self._run_command(table, PlayBot(seat, version, [action]))
            if new_version is None:
                return
            version = new_version

    async def _run_command(self, table: Table, turn: PlayBot) -> int | None:
        """Run a bot's command to its end even if the job is cancelled: a stored move must also be announced.

        Returns the table's new version, or None if the command has changed nothing.
        """
        return await asyncio.shield(self._service.run(table, turn))

    def _asker(self, state: TableState, share: str = UNKNOWN_ADDRESS) -> WorkOwner:
        """Return the priority of a bot's search, and the address and guest that its cost is charged to.

        The guest is the host if the host's address is known, otherwise the first seated guest with a known address. If
        no address is known, the guest is the host, and `share` replaces the address. It is stored with the job: the
        keyed hash of the address that the job's cost is charged to.
        """
        priority = Priority.UNATTENDED if state.only_bots_decide else Priority.PEOPLE
        owner, address = self._client_addresses.first_known([state.host, *guests_at(state.seats)])
        return WorkOwner(priority, share if address == UNKNOWN_ADDRESS else address, owner)


def _log_failure(table: Table, state: RetryCallState) -> None:
    """Log that a bot failed, at attempts 1, 2, 4, 8 and so on.

    Only the type of the error is logged: its message may contain hidden information.
    """
    if state.attempt_number.bit_count() > 1:
        return
    error = state.outcome.exception() if state.outcome else None
    log.error("a bot at table %s failed (%s), attempt %d", table.id, type(error).__name__, state.attempt_number)


def seat_bot(game: Game, seat: Seat) -> BotKind:
    """Return the bot that plays a seat; the game's default bot if the server does not have that bot."""
    if seat.bot is not None:
        with contextlib.suppress(GameError):
            return bot_kind(game, seat.bot)
    return bot_kind(game, default_bot(game))


def needs_search(state: TableState) -> bool:
    """Whether the bot that is to act searches in another process, instead of answering at once."""
    seat = state.bot_to_act()
    if state.match is None or seat is None:
        return False
    return seat_bot(state.match.game, state.seats[seat]).policy is None


def choose_turn(state: TableState, whole_turn: bool) -> PlayBot | None:
    """Return the turn of the bot that is to act, or None if no bot is to act.

    The turn is one action; with `whole_turn`, it is all actions until another seat is to act or something is revealed.
    """
    seat, actions = state.bot_to_act(), list[int]()
    if state.match is None or seat is None:
        return None
    match = state.match.fork()
    player = seat_bot(match.game, state.seats[seat]).make(secrets.token_bytes(32))
    while seat in match.actors():
        action = ask_bot(player, match.game, match.state, seat, secrets.token_bytes(32))
        match.act(seat, action)
        actions.append(action)
        if not whole_turn or match.settled:
            break
    return PlayBot(seat, state.version, actions)
