"""Two worlds that a viewer cannot tell apart, as two tables of one server.

Equal requests get equal answers and write equal log lines.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from tertulia.kernel.game import Game
from tertulia.laws.worlds import WorldPair
from tertulia.play import Match
from tertulia.play.encoded_ply import encode_ply
from tertulia.play.log import Log
from tertulia.server.domain.private_seat_data import PrivateSeatData
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.domain.state import Phase, TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.news import News, TableTopic
from tertulia.server.http.view_cache import encoded_views
from tertulia.server.live.broadcaster import PresenceTracker, Subscriber
from tertulia.server.logs import JsonLines
from tests.server.asgi import Answer, Site
from tests.server.outgoing import TimeControl, collect_messages

ID, STRANGER = "worlds", GuestId("stranger")
RULE_CALLS = ("apply", "legal", "copy", "split_views", "hints", "event_lists", "try_actions", "events")
"""Methods of the rules whose calls are recorded, as a measure of the work behind an answer."""

TIMED_PAIR_INTERVAL = 3
"""One pair in this many has clocks. The tables of the other pairs have none."""


def get_guest(seat: int) -> GuestId:
    """Return the id of the guest at a seat."""
    return GuestId(f"guest{seat}")


class Request(NamedTuple):
    """A request about the table."""

    guest: GuestId | None
    method: str
    what: str
    """The end of the path: empty, `moves`, `undo`, …"""
    body: Any = None

    @property
    def path(self) -> str:
        return f"/api/tables/{ID}{self.what and '/'}{self.what}"


class CommonAnswer(NamedTuple):
    """The status and code with which both worlds answered."""

    status: int
    code: str
    """The error code of a refusal, otherwise `ok`."""


class World:
    """A table in the server's memory, and the event streams of its viewers."""

    def __init__(self, running: Site, match: Match, viewers: list[int | None], timed: bool = False) -> None:
        """If `timed`, outgoing messages are those of a table with clocks."""
        self.running = running
        seats = tuple(Seat("guest", get_guest(seat)) for seat in range(len(match.seats)))
        state = TableState("running", get_guest(0), seats, match.fork(), Log([encode_ply(match)]))
        self.table = Table(ID, match.game, match.options, True, match.key, match.components, state)
        self.table.printed = running.assembly.service.sets.usual(match.game.name)
        self.timed = TimeControl(state) if timed else None
        self.streams = [self._listen(viewer) for viewer in viewers]

    def _listen(self, viewer: int | None) -> Callable[[], bytes]:
        guest = STRANGER if viewer is None else get_guest(viewer)
        assembly = self.running.assembly
        news, subscriber = (
            News(assembly.service, assembly.community.chat, self.table, TableTopic(guest, viewer)),
            Subscriber(ID, guest, 0),
        )
        return lambda: news(subscriber)

    async def follow(self, match: Match, viewers: Sequence[int | None]) -> list[bytes]:
        """Move the table to the match's last step. Returns the outgoing messages to viewers that this causes."""
        state = self.table.state.fork()
        state.match, state.log = match.fork(), Log(state.log[: match.position + 1])
        if len(state.log) <= match.position:
            state.log.append(encode_ply(match))
        phase: Phase = "over" if match.over else "running"
        state.phase, state.version = phase, state.version + 1
        before, after = self.table.state, state
        if self.timed is not None:
            before, after = self.timed.state, self.timed.follow(self.table, state)
        self.table.adopt(state)
        guests = [STRANGER if viewer is None else get_guest(viewer) for viewer in viewers]
        return await collect_messages(self.table, before, after, guests)

    async def ask(self, request: Request) -> tuple[Answer, list[Any]]:
        """Return the answer and its observable effects. The table is restored afterwards."""
        self.running.assembly.live.presence = PresenceTracker(
            lambda: 0.0
        )  # no guest is known, and the time stands still
        table = self.table
        saved_state = table.state, table.previous, table.log_versions.copy()
        work: list[str] = []
        lines: list[Any] = []
        with _record_work(table.game, work), _record_logs(lines):
            answer = await self.running.ask(request.guest, request.method, request.path, request.body)
        after: list[Any] = [work, lines, table.state.version, table.state.position]
        if table.state is not saved_state[0]:
            match = table.state.match
            after.append(match is not None and match.settled)
            if match is not None and not match.settled:  # the guest views the result of the request
                after.append(await self.running.ask(request.guest, "GET", f"/api/tables/{ID}"))
        table.state, table.previous, table.log_versions = saved_state
        return answer, after


class Worlds:
    """The two tables of a pair of worlds."""

    def __init__(self, running: Site, pair: WorldPair) -> None:
        self.running, self.pair = running, pair
        timed = sum(pair.true.key) % TIMED_PAIR_INTERVAL == 0
        self.both = [World(running, match, pair.viewers, timed) for match in (pair.true, pair.other)]
        self.then: list[dict[int | None, tuple[bytes, bytes]]] = []
        """The encoded view and legal actions by position and viewer, equal in both worlds."""
        running.assembly.backends.journal.commit = _store_nothing  # type: ignore[method-assign]
        self._world_number = 0
        self._private_data: tuple[dict[int, PrivateSeatData], ...] = ({}, {})
        """Private data by seat, for each of the two tables. No database has these tables."""
        store = running.assembly.stores.private_seat_data
        store.load, store.change = self._read, self._change  # type: ignore[method-assign]

    async def _read(self, table_id: str, seat: int) -> PrivateSeatData:
        return self._private_data[self._world_number].get(seat, PrivateSeatData())

    async def _change(
        self, table_id: str, seat: int, alter: Callable[[PrivateSeatData], PrivateSeatData], version: int | None = None
    ) -> PrivateSeatData:
        private_data = self._private_data[self._world_number][seat] = alter(await self._read(table_id, seat))
        return private_data

    async def follow(self, pair: WorldPair) -> None:
        """Move both tables one step.

        Raises `AssertionError` if their event streams or their outgoing messages differ.
        """
        if pair.steps:
            both = zip(self.both, (pair.true, pair.other), strict=True)
            messages = [await world.follow(match, pair.viewers) for world, match in both]
            assert messages[0] == messages[1], f"{pair}: {_describe_difference(*map(str, messages))}"
        events = [[stream() for stream in world.streams] for world in self.both]
        assert events[0] == events[1], f"{pair}: {_describe_difference(*map(str, events))}"
        now = encoded_views(self.both[0].table.state)
        shown = {viewer: (now.view(viewer), bytes(now.legal(viewer))) for viewer in pair.viewers}
        self.then[pair.true.position :] = [shown]

    async def look_back(self, ply: int) -> None:
        """Check that the answer about an earlier position has the view and the actions of that time, and nothing else.

        Only the true world is asked. The history of the other one is not always consistent with its present state, which is
        determinized again when the worlds would become distinguishable.
        """
        world, pair = self.both[0], self.pair
        self.running.assembly.service._tables[ID] = world.table
        for viewer in pair.viewers:
            guest, (view, legal) = STRANGER if viewer is None else get_guest(viewer), self.then[ply][viewer]
            path = f"/api/tables/{ID}/position?ply={ply}&as={viewer or 0}"
            for query, expected_legal in (("", b"[]"), ("&legal=true", legal)):
                answer = await self.running.ask(guest, "GET", path + query)
                position = msgspec.json.decode(answer.body, type=dict[str, msgspec.Raw])
                assert answer.status == 200, f"{pair}, ply {ply}: {answer.body!r}"
                assert bytes(position.pop("view")) == view, f"{pair} looks back to ply {ply}"
                assert bytes(position.pop("legal")) == expected_legal, f"{pair} looks back to ply {ply}"
                assert position.keys() == {"version", "ply", "as", "actors"}

    async def ask(self, request: Request) -> CommonAnswer:
        """Send a request to both worlds. Raises `AssertionError` if the answers, log lines or calls of the rules differ."""
        answers = []
        for number, world in enumerate(self.both):
            self._world_number = number
            self.running.assembly.service._tables[ID] = world.table
            answers.append(await world.ask(request))
        assert answers[0] == answers[1], f"{self.pair}, {request}: {_describe_difference(*map(str, answers))}"
        answer = answers[0][0]
        code = "ok" if answer.status < 300 else msgspec.json.decode(answer.body)["error"]
        return CommonAnswer(answer.status, code)


@contextmanager
def _record_work(game: Game, work: list[str]) -> Iterator[None]:
    """Record the calls of the rules during the block. Equal work takes equal time."""
    for name in RULE_CALLS:
        setattr(game, name, _make_recorder(name, getattr(game, name), work))
    try:
        yield
    finally:
        for name in RULE_CALLS:
            delattr(game, name)


@contextmanager
def _record_logs(lines: list[Any]) -> Iterator[None]:
    """Record all log lines during the block, without their times."""
    handler, root = logging.Handler(), logging.getLogger()
    handler.emit = lambda record: lines.append(  # type: ignore[method-assign]
        {**msgspec.json.decode(JsonLines().format(record)), "time": None}
    )
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)


def _make_recorder(name: str, rule: Callable[..., Any], work: list[str]) -> Callable[..., Any]:
    def recording(*arguments: Any) -> Any:
        work.append(name)
        return rule(*arguments)

    return recording


async def _store_nothing(*_: object) -> None:
    """Replacement for the commit of the journal: these tables are not stored."""


def _describe_difference(one: str, other: str) -> str:
    """Return the surroundings of the first difference of two texts."""
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    begin = max(0, place - 300)
    return f"\n{one[begin : place + 300]}\n/\n{other[begin : place + 300]}"
