"""The table service: shared loads, events only after the commit, and eviction of tables from memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest

from tertulia.kernel.registry import installed_games
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.commands import Act, Open, OpenPractice, PlaceBot, Rematch, SeatPlan, Sit, Start
from tertulia.server.domain.component_sets import ComponentSets
from tertulia.server.domain.errors import NotHost, RulesPreparing, TableNotFound
from tertulia.server.domain.events import Event
from tertulia.server.domain.ports import Audience, Pace, Requester, StorageFault, TableStore
from tertulia.server.domain.practice import ENCODED_PLY_COST, source_of
from tertulia.server.domain.readiness import PlayableGames, Readiness
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.service import MAX_TABLES_IN_MEMORY, TableService
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.identity.guests import Guests
from tests.server.clocks import MovedClock
from tests.server.domain.tables import (
    ANA,
    BEA,
    BOT,
    EVA,
    GAME,
    ODD,
    find_actions,
    find_player_to_act,
    get_match,
    open_table,
    seat_guest,
    start_table,
)

TWO_SEATS = (SeatPlan("me"), SeatPlan("open"))


class Store:
    """A table store that records its calls, loads only the `stored_tables`, and refuses changes while `broken`."""

    shared = False

    def __init__(self) -> None:
        self.stored_tables: dict[str, Table] = {}
        self.calls: list[str] = []
        self.broken = False

    async def load(self, table_id: str) -> Table | None:
        await asyncio.sleep(0)
        self.calls.append(f"load {table_id}")
        return self.stored_tables.get(table_id)

    async def create(self, table: Table) -> None:
        self.calls.append(f"create {table.id}")

    async def change(self, table: Table, state: TableState, opened: Sequence[Table] = ()) -> None:
        if self.broken:
            raise StorageFault("disk-full")
        self.calls.append(f"change {table.id} to {state.version} and {[each.id for each in opened]}")


class FakeAudience:
    """A stand-in for `Audience`: the tables that are watched, and the requests for tables."""

    def __init__(self) -> None:
        self.watched_tables = set[str]()
        self.noted: list[tuple[str, GuestId | None, bool]] = []

    def is_watched(self, table_id: str) -> bool:
        return table_id in self.watched_tables

    def note_request(self, table_id: str, guest: GuestId | None, sits: bool) -> None:
        self.noted.append((table_id, guest, sits))


class FakeGuests:
    """A stand-in for `Guests`: the profiles are the ids of the guests, in the order in which they were asked for."""

    async def load_profiles(self, guests: Sequence[GuestId]) -> object:
        return tuple(guests)


class ServiceHarness:
    """A table service with stand-ins around it; `events` are the published events."""

    def __init__(self, *tables: Table, ready: Readiness | None = None, clock: Clock = SYSTEM) -> None:
        self.store, self.audience, self.events = Store(), FakeAudience(), list[Event]()
        self.store.stored_tables = {table.id: table for table in tables}
        sets = ComponentSets({game.name: game.components() for game in [*installed_games().values(), GAME]})
        self.service = TableService(
            cast(TableStore, self.store),
            cast(Guests, FakeGuests()),
            cast(Audience, self.audience),
            PlayableGames(sets, ready or Readiness()),
            clock=clock,
        )
        self.service.events.subscribe(Event, self.events.append)

    @property
    def kinds(self) -> list[str]:
        return [type(event).__name__ for event in self.events]


async def test_opened_table_is_stored_and_published() -> None:
    harness = ServiceHarness()
    table = await harness.service.open(Open(ANA, GAME.name, TWO_SEATS, {}))
    assert harness.store.calls == [f"create {table.id}"]
    assert harness.kinds == ["TableOpened"]
    assert table.profiles == (ANA, ANA), "profiles of the player and of the host"
    assert await harness.service.table(table.id) is table
    assert harness.store.calls == [f"create {table.id}"], "it is in memory"


async def test_concurrent_requests_share_one_load() -> None:
    table = open_table()
    harness = ServiceHarness(table)
    found = await asyncio.gather(*(harness.service.table("one") for _ in range(3)))
    assert found == [table] * 3
    assert (harness.store.calls, harness.kinds) == (["load one"], ["TableLoaded"])
    assert table.profiles == (ANA, BEA, ANA)
    assert await harness.service.table("one") is table
    assert harness.store.calls == ["load one"]


async def test_missing_table_is_looked_up_again() -> None:
    harness = ServiceHarness()
    for _ in range(2):
        with pytest.raises(TableNotFound):
            await harness.service.table("one")
    assert harness.store.calls == ["load one", "load one"]


async def test_request_keeps_table_in_memory() -> None:
    harness = ServiceHarness(open_table())
    table = await harness.service.table("one")
    table.touched -= 100
    await harness.service.table("one")
    harness.service.forget(50)
    assert not table.closed


async def test_command_is_stored_before_it_is_published() -> None:
    table = open_table()
    harness = ServiceHarness(table)
    assert await harness.service.run(table, Sit(EVA, 2)) == 2
    assert (harness.store.calls, harness.kinds) == (["change one to 2 and []"], ["GuestSeated"])
    assert (table.state.version, table.state.seats[2], table.profiles) == (2, seat_guest(EVA), (ANA, BEA, EVA, ANA))


async def test_command_without_effect_is_neither_stored_nor_published() -> None:
    table = start_table()
    harness, version = ServiceHarness(table), table.state.version
    await harness.service.run(table, PlaceBot(ANA, 0, "random"))
    assert await harness.service.run(table, PlaceBot(ANA, 0, "random")) is None
    assert (table.state.version, harness.kinds, len(harness.store.calls)) == (version + 1, ["PlayerChanged"], 1)


async def test_refused_or_unstored_command_changes_nothing() -> None:
    table = open_table()
    harness, before = ServiceHarness(table), table.state
    with pytest.raises(NotHost):
        await harness.service.run(table, PlaceBot(BEA, 2, "greedy"))
    harness.store.broken = True
    with pytest.raises(StorageFault):
        await harness.service.run(table, Sit(EVA, 2))
    assert table.state is before
    assert before.seats[2].kind == "open"
    assert harness.events == []


async def test_unloaded_table_refuses_commands() -> None:
    table = open_table()
    table.closed = True
    with pytest.raises(StorageFault):
        await ServiceHarness(table).service.run(table, Sit(EVA, 2))


async def test_start_and_practice_wait_for_compiled_rules() -> None:
    ready = Readiness([GAME.name])
    table, over = open_table(seat_guest(ANA), seat_guest(BEA)), start_table(seat_guest(ANA), seat_guest(BEA))
    over.state.phase = "over"
    harness = ServiceHarness(table, ready=ready)
    with pytest.raises(RulesPreparing):
        await harness.service.run(table, Start(ANA))
    with pytest.raises(RulesPreparing):
        await harness.service.practise(OpenPractice(ANA, 0), source_of(over), FakeReplays(), "here")
    ready.finish(GAME.name)
    assert await harness.service.run(table, Start(ANA)) == 2


class FakeReplays:
    """Runs replays at once, and records the requester and the number of plies."""

    def __init__(self) -> None:
        self.requests: list[tuple[Requester, int]] = []

    async def replay(self, requester: Requester, plies: int, work: Callable[[Pace], Any]) -> Any:
        self.requests.append((requester, plies))
        return work(lambda: None)


async def test_practice_is_a_new_table_from_a_replay() -> None:
    over = start_table(seat_guest(ANA), seat_guest(BEA))
    guest, seat = find_player_to_act(over)
    harness, replays = ServiceHarness(over), FakeReplays()
    await harness.service.run(over, Act(guest, seat, 0, None, find_actions(over, seat, "take")))
    over.state.phase = "over"
    table = await harness.service.practise(OpenPractice(ODD, 0, None, 1), source_of(over), replays, "here")
    assert replays.requests == [(Requester("here", ODD), ENCODED_PLY_COST)]
    assert get_match(table).position == 1
    assert await harness.service.table(table.id) is table
    assert harness.kinds == ["SeatActed", "TableOpened"]


async def test_rematch_is_stored_in_same_change() -> None:
    table = start_table(seat_guest(ANA), seat_guest(BEA))
    table.state.phase = "over"
    harness = ServiceHarness(table)
    version = await harness.service.run(table, Rematch(BEA))
    other = table.state.rematch_table
    assert other is not None
    assert harness.store.calls == [f"change one to {version} and {[other]}"]
    assert harness.kinds == ["TableOpened", "RematchOpened"]
    assert (await harness.service.table(other)).profiles == (ANA, BEA, BEA)
    assert harness.store.calls == [f"change one to {version} and {[other]}"]


async def test_viewing_table_of_bots_publishes_event() -> None:
    people, bots = open_table(seat_guest(ANA), seat_guest(BEA)), open_table(BOT, BOT)
    harness = ServiceHarness(people, bots)
    harness.service.record_visit(people, ANA)
    harness.service.record_visit(people, ODD)
    harness.service.record_visit(people, None)
    assert harness.audience.noted == [("one", ANA, True), ("one", ODD, False), ("one", None, False)]
    assert harness.kinds == []
    harness.service.record_visit(bots, None)
    assert harness.kinds == ["BotTableVisited"]
    harness.service.announce_name(ANA)
    assert harness.kinds == ["BotTableVisited", "Renamed"]


async def test_unwatched_table_of_bots_sleeps() -> None:
    bots = open_table(BOT, BOT)
    harness = ServiceHarness(bots)
    assert harness.service.asleep(bots)
    assert not harness.service.asleep(open_table(seat_guest(ANA), BOT))
    harness.audience.watched_tables.add("one")
    assert not harness.service.asleep(bots)


async def load_unused_table(harness: ServiceHarness) -> Table:
    """The table, loaded and last used 100 seconds ago."""
    table = await harness.service.table("one")
    table.touched -= 100
    return table


async def test_needed_tables_stay_in_memory() -> None:
    harness = ServiceHarness(open_table())
    table = await load_unused_table(harness)
    harness.service.forget(200)
    assert not table.closed, "it was requested recently"
    harness.audience.watched_tables.add("one")
    harness.service.forget(50)
    assert not table.closed, "a guest is watching"
    harness.audience.watched_tables.clear()
    async with table.lock:
        harness.service.forget(50)
        assert not table.closed, "a command is running"


async def test_unneeded_tables_are_unloaded() -> None:
    harness = ServiceHarness(open_table())
    table = await load_unused_table(harness)
    assert list(harness.service.tables_of(BEA)) == [table]
    assert list(harness.service.tables_of(ODD)) == []
    harness.service.forget(50)
    assert table.closed
    assert list(harness.service.tables_of(BEA)) == []


async def test_idle_table_is_unloaded_after_given_seconds() -> None:
    clock, found = MovedClock(), []
    harness = ServiceHarness(open_table(), clock=clock)
    table = await harness.service.table("one")
    clock.seconds += 1000
    assert await harness.service.table("one") is table
    for later in (50.0, 0.5):
        clock.seconds += later
        harness.service.forget(50)
        found.append(table.closed)
    assert found == [False, True]


async def test_table_waiting_for_bot_stays_unless_asleep() -> None:
    running = start_table(seat_guest(ANA), seat_guest(BEA))
    guest, seat = find_player_to_act(running)
    harness = ServiceHarness(running)
    await harness.service.run(running, PlaceBot(guest, seat, "greedy"))
    table = await load_unused_table(harness)
    harness.service.forget(50)
    assert not table.closed, "a player waits for the bot"
    asleep = ServiceHarness(start_table(BOT, BOT))
    bots = await load_unused_table(asleep)
    asleep.service.forget(50)
    assert bots.closed, "no player waits for them"


async def test_recent_table_keeps_no_other_in_memory() -> None:
    harness = ServiceHarness()
    first = await harness.service.open(Open(ANA, GAME.name, TWO_SEATS, {}))
    other = await harness.service.open(Open(ANA, GAME.name, TWO_SEATS, {}))
    first.touched -= 10
    other.touched -= 100
    harness.service.forget(50)
    assert [table.closed for table in (first, other)] == [False, True]


async def test_unneeded_tables_are_unloaded_above_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MAX_TABLES_IN_MEMORY >= 100
    monkeypatch.setattr("tertulia.server.domain.service.MAX_TABLES_IN_MEMORY", 1)
    harness = ServiceHarness(open_table())
    old = await harness.service.open(Open(ANA, GAME.name, TWO_SEATS, {}))
    old.touched -= 11
    await harness.service.table("one")
    assert old.closed
