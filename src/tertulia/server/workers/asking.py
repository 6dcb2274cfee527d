"""Hints and analyses where another process thinks: they are asked for by jobs, and what comes of them is read from there.

A web process asks (`AskedHints`, `AskedAnalyses`), a worker answers (`Answering`). What travels through the storage is what the
seat that asks may know; news of it, as of everything, says only that a table may be looked at again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from tertulia.analysis import Advice
from tertulia.play import Match
from tertulia.server.domain.analysis_report import AnalysisReport
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.errors import NotOver, StaleMove, TooManyAnalyses, TooManyHints
from tertulia.server.domain.events import Changed, EventBus
from tertulia.server.domain.hints import still_asked
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, Jobs, Rank
from tertulia.server.domain.ports import AnalysisStore, Requester, StorageFault
from tertulia.server.domain.table import Table
from tertulia.server.identity.whereabouts import share_of_address
from tertulia.server.workers.analysing import BUSY as ANALYSES_BUSY
from tertulia.server.workers.analysing import MOST as MOST_ANALYSES
from tertulia.server.workers.analysing import MOST_OF_ADDRESS as MOST_ANALYSES_OF_ADDRESS
from tertulia.server.workers.analysing import UNASKED
from tertulia.server.workers.ending import end
from tertulia.server.workers.hinting import BUSY, MOST, MOST_OF_ADDRESS

log = logging.getLogger(__name__)
EVERY = 0.25
"""Seconds between two looks whether an answer is there: it is looked at once, too, when there is news of the table."""
SLOWLY = 1.0
"""The same, for what takes long."""
ASKED_AGAIN = 20.0
"""Seconds after which a worker is told again that somebody waits for an analysis."""


class HintAsked(msgspec.Struct, frozen=True):
    """What a worker must know of a hint that is asked for."""

    table: str
    version: int
    position: int
    seat: int
    guest: str


class HintAnswer(msgspec.Struct, frozen=True):
    """What has come of it: advice, or why there is none."""

    advice: list[Advice] | None = None
    stale: bool = False
    busy: bool = False


class AnalysisAsked(msgspec.Struct, frozen=True):
    """For whom a game is explained."""

    guest: str


ADVANCE = msgspec.json.Decoder(tuple[int, int])
ANSWER = msgspec.json.Decoder(HintAnswer)


@dataclass(eq=False)
class AskedHint:
    """A hint that is waited for here."""

    table: Table
    match: Match
    seat: int
    address: str
    waiting: int = 0
    stale: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)


class AskedHints:
    """Hints that another process thinks about (`tertulia.server.domain.ports.Advisers`)."""

    def __init__(self, jobs: Jobs, events: EventBus, secret: bytes) -> None:
        self._jobs, self._secret = jobs, secret
        self._asked: dict[JobId, AskedHint] = {}
        events.subscribe(Changed, self._moved_on)

    async def hint(self, table: Table, match: Match, seat: int, requester: Requester) -> Sequence[Advice]:
        """The best few actions of a seat that is to act (`Advisers.hint`)."""
        if not still_asked(table.state, match, seat):
            raise StaleMove("the table has moved on")
        self._replace(table, match, seat)
        job = JobId(JobKind.HINT, f"{table.id}/{match.position}/{seat}")
        if job not in self._asked:
            self._refuse_too_many(requester.address)
            self._asked[job] = AskedHint(table, match.fork(), seat, requester.address)
        asked = self._asked[job]
        about = HintAsked(table.id, table.state.version, match.position, seat, requester.guest)
        share = share_of_address(requester.address, self._secret)
        order = JobOrder(job, Rank.HINT, share, msgspec.json.encode(about))
        asked.waiting += 1
        try:
            return await self._answer(order, asked)
        finally:
            asked.waiting -= 1
            if not asked.waiting:
                self._asked.pop(job, None)
                with contextlib.suppress(StorageFault):
                    await asyncio.shield(self._jobs.drop([job]))

    def told(self, table_id: str) -> None:
        """There is news of a table: perhaps an answer."""
        for asked in self._asked.values():
            if asked.table.id == table_id:
                asked.news.set()

    async def _answer(self, order: JobOrder, asked: AskedHint) -> Sequence[Advice]:
        await self._jobs.give([order])
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await asked.news.wait()
            asked.news.clear()
            if asked.stale:
                raise StaleMove("the table has moved on")
            state = (await self._jobs.states([order.id])).get(order.id)
            if state is None:  # whoever had it was stopped, and somebody else who asked has gone
                await self._jobs.give([order])
            elif state.done and state.answer is not None:
                return _advice(ANSWER.decode(state.answer))

    def _replace(self, table: Table, match: Match, seat: int) -> None:
        """Who asked for the same seat at another position is told that it is another by now."""
        for asked in self._asked.values():
            if asked.table is table and asked.seat == seat and asked.match.position != match.position:
                asked.stale = True
                asked.news.set()

    def _refuse_too_many(self, address: str) -> None:
        if (
            sum(asked.address == address for asked in self._asked.values()) >= MOST_OF_ADDRESS
            or len(self._asked) >= MOST
        ):
            raise TooManyHints("too many hints are being thought about", retry_after=BUSY)

    def _moved_on(self, event: Changed) -> None:
        """What nobody is asked any more is waited for no longer."""
        for asked in self._asked.values():
            if asked.table is event.table and not still_asked(event.table.state, asked.match, asked.seat):
                asked.stale = True
                asked.news.set()


def _advice(answer: HintAnswer) -> Sequence[Advice]:
    if answer.busy:
        raise TooManyHints("too many hints are being thought about", retry_after=BUSY)
    if answer.advice is None:
        raise StaleMove("the table has moved on")
    return answer.advice


@dataclass(eq=False)
class AskedAnalysis:
    """How far an analysis is that another process makes (`tertulia.server.domain.ports.Advance`)."""

    requester: Requester
    asked: float
    done: int = 0
    of: int = 0


class AskedAnalyses:
    """Analyses that another process makes (`tertulia.server.domain.ports.Analysts`)."""

    def __init__(self, store: AnalysisStore, jobs: Jobs, secret: bytes, clock: Clock = SYSTEM) -> None:
        self._store, self._jobs, self._secret, self._clock = store, jobs, secret, clock
        self._asked: dict[str, AskedAnalysis] = {}
        self._waiting = set[asyncio.Task[None]]()

    async def kept(self, table: Table) -> AnalysisReport | None:
        """The report on a table's game; None where there is none yet. Raises `NotOver` while it runs."""
        if table.state.match is None or table.state.phase != "over":
            raise NotOver("a game is analysed when it is over: what is hidden would be told otherwise")
        return await self._store.read(table.id)

    def progress(self, table: Table) -> AskedAnalysis | None:
        """How far the analysis of a game is; None where nobody has asked for one here."""
        asked = self._asked.get(table.id)
        if asked is not None:
            asked.asked = self._clock.monotonic()
        return asked

    def require_room(self, address: str) -> None:
        """Raises `TooManyAnalyses` where no more can be taken on now."""
        own = Counter(asked.requester.address for asked in self._asked.values())[address]
        if own >= MOST_ANALYSES_OF_ADDRESS or len(self._asked) >= MOST_ANALYSES:
            raise TooManyAnalyses("too many games are being analysed", retry_after=ANALYSES_BUSY)

    def begin(self, table: Table, requester: Requester) -> AskedAnalysis:
        """Have a finished game analysed. Raises `ComponentsChanged` where the set that it was played with is not here."""
        table.require_set()
        if table.id not in self._asked:
            self._asked[table.id] = AskedAnalysis(requester, self._clock.monotonic())
            task = asyncio.create_task(self._follow(table.id, self._asked[table.id]))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)
        return self._asked[table.id]

    async def close(self) -> None:
        """Follow nothing any more; whoever works on it goes on for a while."""
        await end(list(self._waiting))

    async def _follow(self, table_id: str, asked: AskedAnalysis) -> None:
        """See how far it is, until it is done or nobody asks any more."""
        job = JobId(JobKind.ANALYSIS, table_id)
        share = share_of_address(asked.requester.address, self._secret)
        order = JobOrder(job, Rank.ANALYSIS, share, msgspec.json.encode(AnalysisAsked(asked.requester.guest)))
        told = self._clock.monotonic()
        try:
            await self._jobs.give([order])
            while self._clock.monotonic() - asked.asked <= UNASKED:
                state = (await self._jobs.states([job])).get(job)
                if state is None:
                    return
                if state.answer:
                    asked.done, asked.of = ADVANCE.decode(state.answer)
                if self._clock.monotonic() - told > ASKED_AGAIN and asked.asked > told:
                    told = self._clock.monotonic()
                    await self._jobs.give([order], again=True)
                await self._clock.sleep(SLOWLY)
        except StorageFault as fault:
            log.warning("an analysis cannot be followed for now: %s", fault.message)
        finally:
            self._asked.pop(table_id, None)
