"""Hints for players: the best actions of a seat.

`Hints` stores each request as a job and waits for its answer, in the process that serves the player. `HintWorker` runs
the job in a process that has search processes, which may be the same one.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from tertulia.analysis import Advice, advise
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.registry import find_game
from tertulia.play import Match
from tertulia.server.domain.commands import RequestHint
from tertulia.server.domain.errors import StalePosition, TableClosed, TooManyHints
from tertulia.server.domain.events import EventBus, HintComputed, TableChanged
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority, Jobs
from tertulia.server.domain.ports import HintService, Requester, StorageFault
from tertulia.server.domain.running import hint_still_valid, match_for_hint
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused
from tertulia.server.identity.client_addresses import address_hash
from tertulia.server.workers.job_runner import ClaimedJob
from tertulia.server.workers.scheduler import Priority, WorkOwner
from tertulia.server.workers.search_pool import SearchPool
from tertulia.server.workers.search_process import WantedFlag

MAX_HINTS_PER_ADDRESS = 8
"""Maximum number of hints that wait or are computed for one client address."""
MAX_HINTS = 200
"""Maximum number of hints that wait or are computed for all clients together."""
HINT_RETRY_SECONDS = 2.0
"""Seconds after which a client that was refused for too many hints should retry."""
ANSWER_POLL_SECONDS = 0.25
"""Seconds between two checks whether a hint job has an answer.

A message that the table has changed causes a check at once.
"""


class HintRequest(msgspec.Struct, frozen=True):
    """The arguments of a hint job: table, version, position and seat, and the guest who asks."""

    table: str
    version: int
    position: int
    seat: int
    guest: GuestId


read_request = msgspec.json.Decoder(HintRequest).decode
read_advice = msgspec.json.Decoder(list[Advice] | None).decode


@dataclass(eq=False)
class PendingHint:
    """A hint that one or more requests in this process wait for, and the job that computes it."""

    match: Match
    order: JobOrder
    stored: bool = False
    """Whether the job is in the database, as far as this process knows."""
    stale: bool = False
    waiting: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def end(self) -> None:
        """Let all requests for the hint raise `StalePosition`."""
        self.stale = True
        self.news.set()


class Hints(HintService):
    """Requests hints by jobs.

    Other players do not learn of the requests.
    """

    def __init__(self, jobs: Jobs, events: EventBus, secret: bytes) -> None:
        self._jobs, self._secret = jobs, secret
        self._pending: dict[tuple[str, int], PendingHint] = {}
        """The latest pending hint by table id and seat."""
        self._numbers, self._storing = itertools.count(), asyncio.Lock()
        events.subscribe(TableChanged, self._end_outdated)
        events.subscribe(HintComputed, lambda event: self.note_table_news(event.table_id))

    async def hint(self, table: Table, match: Match, seat: int, requester: Requester) -> Sequence[Advice]:
        if not hint_still_valid(table.state, match, seat):
            raise StalePosition("the table has changed")
        place = table.id, seat
        pending = self._pending.get(place)
        if pending is None or pending.match.position != match.position:
            if pending is not None:
                pending.end()
            order = self._order(table, match, seat, requester)
            pending = self._pending[place] = PendingHint(match.fork(), order)
        pending.waiting += 1
        try:
            return await self._answer(pending)
        finally:
            pending.waiting -= 1
            if not pending.waiting:
                if self._pending.get(place) is pending:
                    del self._pending[place]
                with contextlib.suppress(StorageFault):
                    await asyncio.shield(self._jobs.delete([pending.order.id]))

    def note_table_news(self, table_id: str) -> None:
        """Check the hint jobs of a table for answers, because a message about the table has arrived."""
        for (table, _), pending in self._pending.items():
            if table == table_id:
                pending.news.set()

    def _order(self, table: Table, match: Match, seat: int, requester: Requester) -> JobOrder:
        version, guest = table.state.version, GuestId(requester.guest)
        return JobOrder(
            JobId(JobKind.HINT, f"{table.id}/{version}/{seat}/{next(self._numbers)}"),
            JobPriority.HINT,
            address_hash(requester.address, self._secret),
            msgspec.json.encode(HintRequest(table.id, version, match.position, seat, guest)),
        )

    async def _answer(self, pending: PendingHint) -> Sequence[Advice]:
        job = pending.order.id
        while not pending.stale:
            await self._store(pending)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_POLL_SECONDS):
                    await pending.news.wait()
            pending.news.clear()
            state = (await self._jobs.load_states([job])).get(job)
            pending.stored = state is not None  # another process that asked the same may have deleted the job
            if state is not None and state.done and state.answer is not None:
                advice: list[Advice] | None = read_advice(state.answer)
                if advice is None:
                    break
                return advice
        raise StalePosition("the table has changed")

    async def _store(self, pending: PendingHint) -> None:
        """Store the job of a hint, unless it is stored.

        Raises `TooManyHints` if too many hints are being computed.
        """
        async with self._storing:
            if pending.stored:
                return
            shares = await self._jobs.load_shares(JobKind.HINT)
            if shares.count(pending.order.share) >= MAX_HINTS_PER_ADDRESS or len(shares) >= MAX_HINTS:
                raise TooManyHints("too many hints are being computed", retry_after=HINT_RETRY_SECONDS)
            await self._jobs.enqueue([pending.order])
            pending.stored = True

    def _end_outdated(self, event: TableChanged) -> None:
        """Let requests for hints at a table raise `StalePosition` if their decision has been made meanwhile."""
        for place, pending in list(self._pending.items()):
            if place[0] == event.table.id and not hint_still_valid(event.table.state, pending.match, place[1]):
                del self._pending[place]
                pending.end()


@dataclass(frozen=True)
class HintTask:
    """A decision for which a search process computes a hint.

    The task holds only information that the player who asks for the hint may know.
    """

    game: str
    seat: int
    world: bytes
    """A state of the game, as bytes, that the player who asks cannot tell from the true state."""
    key: bytes
    budget: float


class HintWorker:
    """Runs hint jobs, and publishes `HintComputed`, so that the waiting process reads the answer at once."""

    def __init__(self, service: TableService, search_pool: SearchPool, jobs: Jobs, budget: float) -> None:
        self._service, self._search_pool, self._jobs, self.budget = service, search_pool, jobs, budget

    async def work(self, claimed: ClaimedJob) -> None:
        """Compute the hint of a job, and store it as the job's answer.

        If the table has changed, the answer is None. It stays stored until the process that requested the hint has read
        the answer.
        """
        request = read_request(claimed.job.arguments)
        advice = await self._advice(request, claimed.job.share)
        await self._jobs.store_answer(claimed.job, msgspec.json.encode(advice), done=True)
        self._service.events.publish(HintComputed(request.table, request.version))

    async def _advice(self, request: HintRequest, share: str) -> list[Advice] | None:
        try:
            table = await self._service.table(request.table)
            await self._service.reload_outdated({request.table: request.version})
        except TableClosed:
            return None
        try:
            match = match_for_hint(table, RequestHint(request.guest, request.seat, request.position, request.version))
        except Refused:
            return None
        # Not derived from the table's key: advice must not depend on hidden information.
        key = derive_seed(table.id.encode(), f"hint {match.position} {request.seat}")
        world = match.game.to_bytes(match.game.determinize(match.state, request.seat, derive_seed(key, "asked")))
        task = HintTask(match.game.name, request.seat, world, key, self.budget)
        return await self._search_pool.run(WorkOwner(Priority.HINT, share, request.guest), search_hint, task)


def search_hint(task: HintTask, wanted: WantedFlag) -> list[Advice]:
    """Return the best actions of a seat, found by a search. Runs in a search process."""
    game = find_game(task.game)
    return advise(game, game.from_bytes(task.world), task.seat, task.budget, task.key, wanted)
