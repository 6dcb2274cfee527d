"""Two processes that write to one database, here two services: each change is applied once, to the table's current
state.
"""

from __future__ import annotations

import asyncio
import contextlib
import random

import pytest

from tertulia.laws.seed import python_random
from tertulia.server.domain.commands import Act, Command, PlaceBot, Sit, Start, Undo
from tertulia.server.domain.errors import NotYourSeat, StalePosition, TableClosed
from tertulia.server.domain.events import GameStarted, TableReloaded
from tertulia.server.domain.ports import StorageFault, VersionConflict
from tertulia.server.domain.seats import GuestId, seats_of
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused
from tertulia.server.storage.database import Database
from tertulia.server.storage.tables import difference
from tests.server.domain.tables import get_match
from tests.server.storage.writing_processes import (
    ANA,
    BEA,
    TABLE,
    Process,
    database,
    draw_act,
    open_processes,
    start_game,
)

__all__ = ["database"]


async def test_change_of_older_version_is_a_conflict(database: Database) -> None:
    async with open_processes(database) as (one, two):
        table_id = await start_game(one)
        seen = await two.service.table(table_id)
        await one.run(table_id, PlaceBot(ANA, 0, "random"))
        state = seen.state.fork()
        state.version += 1
        with pytest.raises(VersionConflict):
            await two.store.change(seen, state)
        assert table_id in await two.store.newer([seen])
        assert not await two.store.newer([await one.service.table(table_id)])


async def test_conflict_fails_alone_in_its_group(database: Database) -> None:
    async with open_processes(database) as (one, two):
        tables = [await start_game(one) for _ in range(6)]
        seen = [await two.service.table(table_id) for table_id in tables]
        await one.run(tables[2], PlaceBot(ANA, 0, "random"))
        changes = []
        for table in seen:
            state = table.state.fork()
            state.version += 1
            changes.append(two.journal.commit(difference(table, state)))
        outcomes = await asyncio.gather(*changes, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [
            VersionConflict if number == 2 else type(None) for number in range(6)
        ]


async def test_command_runs_on_state_of_other_process(database: Database) -> None:
    async with open_processes(database) as (one, two):
        table_id = (await one.service.open(TABLE)).id
        table = await two.service.table(table_id)
        await one.run(table_id, Sit(BEA, 1))
        assert await two.run(table_id, Start(ANA)) == 3, "process two did not know of Bea"
        assert table.state.phase == "running"
        assert [type(event) for event in two.events][-2:] == [TableReloaded, GameStarted]
        assert await one.run(table_id, PlaceBot(BEA, 1, "random")) == 4


async def test_refusal_uses_current_state(database: Database) -> None:
    async with open_processes(database) as (one, two):
        table_id = await start_game(one)
        table = await two.service.table(table_id)
        move = draw_act(table, random.Random(1))
        await one.run(table_id, move)
        with pytest.raises(StalePosition):
            await two.run(table_id, move)
        assert table.state.version == 4
        with pytest.raises(NotYourSeat):
            await two.run(table_id, Act(GuestId("odd"), 0, 1, 4, ["x"]))


async def test_concurrent_sit_in_two_processes_seats_one(database: Database) -> None:
    async with open_processes(database) as (one, two):
        for number in range(10):
            table_id = (await one.service.open(TABLE)).id
            await two.service.table(table_id)
            guests = [GuestId(f"g{number}"), GuestId(f"h{number}")]
            answers = await asyncio.gather(
                *(each.run(table_id, Sit(guest, 1)) for each, guest in zip((one, two), guests, strict=True)),
                return_exceptions=True,
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["SeatTaken", "int"]
            (winner,) = [guest for guest, answer in zip(guests, answers, strict=True) if isinstance(answer, int)]
            assert not await two.store.newer([await two.service.table(table_id)])
            assert seats_of((await two.service.table(table_id)).state.seats, winner) == [1]


@pytest.mark.parametrize("seed", range(2))
async def test_accepted_commands_are_in_log_once(database: Database, seed: int) -> None:
    """Three processes play, undo and hand over at one table at the same time.

    The log must match the accepted commands.
    """
    chance = python_random("two writers", seed)
    async with open_processes(database, 3) as all_of_them:
        table_id = await start_game(all_of_them[0])
        answered: list[tuple[int, Command]] = []

        async def one_player(process: Process, chance: random.Random) -> None:
            for _ in range(25):
                table = await process.service.table(table_id)
                command: Command = draw_act(table, chance)
                match = get_match(table)
                if chance.random() < 0.2 and match.log and match.undoable_steps(match.log[-1].seat):
                    seat = match.log[-1].seat
                    command = Undo(ANA if seat == 0 else BEA, seat, match.position, table.state.version, 1)
                with contextlib.suppress(Refused):
                    version = await process.run(table_id, command)
                    assert version is not None
                    answered.append((version, command))
                await asyncio.sleep(chance.random() / 500)

        await asyncio.gather(*(one_player(each, random.Random(chance.random())) for each in all_of_them))
        versions = sorted(version for version, _ in answered)
        assert versions == list(range(4, 4 + len(answered))), "each version was made by one answered command"
        expected: list[str] = []
        for _, command in sorted(answered, key=lambda each: each[0]):
            if isinstance(command, Undo):
                expected.pop()
            elif isinstance(command, Act):
                expected += command.actions
        for process in all_of_them:
            await process.service.reload_outdated({table_id: versions[-1]})
            table = await process.service.table(table_id)
            assert [entry.notation for entry in get_match(table).log] == expected
            assert len(table.state.log) == len(expected) + 1
        assert len({get_match(each).state.tobytes() for each in await _load_in_all(all_of_them, table_id)}) == 1


async def _load_in_all(all_of_them: list[Process], table_id: str) -> list[Table]:
    return [await process.service.table(table_id) for process in all_of_them]


async def test_kept_lines_exclude_lines_replayed_after_undo(database: Database) -> None:
    """Process `one` undoes an action and plays it again.

    A client that saw the undo at `one` and moves to process `two` must get the later lines again. For clients of `two`,
    which saw neither step, the log is unchanged.
    """
    async with open_processes(database) as (one, two):
        table_id = await start_game(one)
        table = await two.service.table(table_id)
        here = await one.service.table(table_id)
        chance = random.Random(3)
        while here.state.settled_lines == len(here.state.log):
            await one.run(table_id, draw_act(here, chance))
        await two.service.reload_outdated({table_id: here.state.version})
        known, lines = table.state.version, len(table.state.log)
        last = get_match(here).log[-1]
        guest = here.state.seats[last.seat].guest
        assert guest is not None
        await one.run(table_id, Undo(guest, last.seat, here.state.position, here.state.version, 1))
        await one.run(table_id, Act(guest, last.seat, here.state.position, here.state.version, [last.notation]))
        await two.service.reload_outdated({table_id: here.state.version})
        assert len(table.state.log) == lines
        assert table.kept_since(known) == lines
        assert table.kept_since(known + 1) == here.state.settled_lines < lines


async def test_unreadable_table_is_unloaded(database: Database) -> None:
    async with open_processes(database) as (one, two):
        table_id = await start_game(one)
        table = await two.service.table(table_id)
        await one.run(table_id, PlaceBot(ANA, 0, "random"))
        with database.writer().begin() as connection:
            connection.exec_driver_sql("DELETE FROM seat")
        with pytest.raises(TableClosed):
            await two.service.reload_outdated({table_id: 4})
        assert table.closed
        with pytest.raises(StorageFault):
            await two.service.run(table, PlaceBot(BEA, 1, "random"))


async def test_restored_older_database_replaces_memory(database: Database) -> None:
    """The database counts, for example after a restore from a backup or a failover to a replica that lags."""
    async with open_processes(database) as (one, _):
        table_id = await start_game(one)
        table = await one.service.table(table_id)
        with database.writer().begin() as connection:
            connection.exec_driver_sql("UPDATE game_table SET version = 2")
        with pytest.raises(StorageFault):
            await one.run(table_id, PlaceBot(ANA, 0, "random"))
        assert table.closed
        assert await one.run(table_id, PlaceBot(ANA, 0, "random")) == 3


async def test_groups_with_common_tables_do_not_deadlock(database: Database) -> None:
    """Two processes write groups of the same tables in opposite order, some with another version of the rules.

    The later one gets a conflict. Neither waits until the database breaks a deadlock.
    """
    async with open_processes(database) as (one, two):
        tables = [await start_game(one) for _ in range(8)]
        copies = [[await each.service.table(table_id) for table_id in tables] for each in (one, two)]
        for _ in range(5):
            commits = []
            for process, mine in zip((one, two), (copies[0], copies[1][::-1]), strict=True):
                for number, table in enumerate(mine):
                    state = table.state.fork()
                    state.version += 1
                    change = difference(table, state)
                    if number % 3 == 0:
                        change.columns = {**(change.columns or {}), "game_version": table.game.version}
                    commits.append(process.journal.commit(change))
            outcomes = await asyncio.gather(*commits, return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} <= {VersionConflict, type(None)}
            assert [type(outcome) for outcome in outcomes].count(type(None)) == 8
            await asyncio.gather(*(each.service.look_around() for each in (one, two)))
            assert {table.state.version for table in copies[0] + copies[1]} == {copies[0][0].state.version}
