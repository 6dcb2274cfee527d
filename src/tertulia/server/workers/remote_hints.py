"""Hints that a worker process computes for this web process: `RemoteHints`.

A job requests the hint, and its row holds the answer. `HintAndAnalysisWorker` is the side of the worker process.
It announces the answer as news of the table, which says only that the table may be read again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from tertulia.analysis import Advice
from tertulia.play import Match
from tertulia.server.domain.errors import StaleMove, TooManyHints
from tertulia.server.domain.events import Changed, EventBus
from tertulia.server.domain.hints import hint_still_valid
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority, Jobs
from tertulia.server.domain.ports import Requester, StorageFault
from tertulia.server.domain.table import Table
from tertulia.server.identity.client_addresses import address_hash
from tertulia.server.workers.hinting import MAX_HINTS, MAX_HINTS_PER_ADDRESS, RETRY_AFTER_SECONDS
from tertulia.server.workers.job_messages import HintAnswer, HintRequest, read_answer

ANSWER_POLL_SECONDS = 0.25
"""Seconds between two checks for an answer. News of the table triggers a check at once."""


@dataclass(eq=False)
class RemoteHint:
    """A hint that requests in this process wait for."""

    table: Table
    match: Match
    seat: int
    address: str
    waiting: int = 0
    stale: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)


class RemoteHints:
    """Requests hints from worker processes (`tertulia.server.domain.ports.HintService`)."""

    def __init__(self, jobs: Jobs, events: EventBus, secret: bytes) -> None:
        self._jobs, self._secret = jobs, secret
        self._requested: dict[JobId, RemoteHint] = {}
        events.subscribe(Changed, self._mark_outdated)

    async def hint(self, table: Table, match: Match, seat: int, requester: Requester) -> Sequence[Advice]:
        if not hint_still_valid(table.state, match, seat):
            raise StaleMove("the table has moved on")
        self._mark_other_positions(table, match, seat)
        job = JobId(JobKind.HINT, f"{table.id}/{match.position}/{seat}")
        if job not in self._requested:
            self._refuse_too_many(requester.address)
            self._requested[job] = RemoteHint(table, match.fork(), seat, requester.address)
        asked = self._requested[job]
        about = HintRequest(table.id, table.state.version, match.position, seat, requester.guest)
        share = address_hash(requester.address, self._secret)
        order = JobOrder(job, JobPriority.HINT, share, msgspec.json.encode(about))
        asked.waiting += 1
        try:
            return await self._answer(order, asked)
        finally:
            asked.waiting -= 1
            if not asked.waiting:
                self._requested.pop(job, None)
                with contextlib.suppress(StorageFault):
                    await asyncio.shield(self._jobs.delete([job]))

    def note_table_news(self, table_id: str) -> None:
        """Check the hints that wait at a table: there is news of it, perhaps an answer."""
        for asked in self._requested.values():
            if asked.table.id == table_id:
                asked.news.set()

    async def _answer(self, order: JobOrder, asked: RemoteHint) -> Sequence[Advice]:
        await self._jobs.enqueue([order])
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_POLL_SECONDS):
                    await asked.news.wait()
            asked.news.clear()
            if asked.stale:
                raise StaleMove("the table has moved on")
            state = (await self._jobs.load_states([order.id])).get(order.id)
            if state is None:  # another process that waited for this hint dropped its job
                await self._jobs.enqueue([order])
            elif state.done and state.answer is not None:
                return _advice(read_answer(state.answer))

    def _mark_other_positions(self, table: Table, match: Match, seat: int) -> None:
        """Make requests for this seat at another position than that of `match` raise `StaleMove`."""
        for asked in self._requested.values():
            if asked.table is table and asked.seat == seat and asked.match.position != match.position:
                asked.stale = True
                asked.news.set()

    def _refuse_too_many(self, address: str) -> None:
        if (
            sum(asked.address == address for asked in self._requested.values()) >= MAX_HINTS_PER_ADDRESS
            or len(self._requested) >= MAX_HINTS
        ):
            raise TooManyHints("too many hints are being thought about", retry_after=RETRY_AFTER_SECONDS)

    def _mark_outdated(self, event: Changed) -> None:
        """Make requests whose decision has passed raise `StaleMove`."""
        for asked in self._requested.values():
            if asked.table is event.table and not hint_still_valid(event.table.state, asked.match, asked.seat):
                asked.stale = True
                asked.news.set()


def _advice(answer: HintAnswer) -> Sequence[Advice]:
    if answer.busy:
        raise TooManyHints("too many hints are being thought about", retry_after=RETRY_AFTER_SECONDS)
    if answer.advice is None:
        raise StaleMove("the table has moved on")
    return answer.advice
