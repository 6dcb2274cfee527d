"""The time of every action is stored and shown to no one. Games from before that have no times."""

from __future__ import annotations

import zlib
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from tertulia.server.assembly import Assembly
from tertulia.server.domain.commands import Act, Open, SeatPlan, Start
from tertulia.server.storage.packed import unpack
from tertulia.server.storage.upkeep.repairing import repair
from tests.server.storage.data_folder import ANA, SETS, DataFolder
from tests.server.storage.test_open import old_shape


def test_the_time_of_an_action_outlives_the_server(tmp_path: Path) -> None:
    before = datetime.now(UTC) - timedelta(milliseconds=1)

    async def play(assembly: Assembly) -> str:
        service = assembly.service
        table = await service.open(Open(ANA, "granada", [SeatPlan("me"), SeatPlan("device")], {}))
        await service.run(table, Start(ANA))
        match = table.state.match
        assert match is not None
        seat = match.actors()[0]
        await service.run(table, Act(ANA, seat, 0, None, match.notations(seat)[:1]))
        assert all(b"time" not in each for line in table.state.log for each in line.encoded)
        return table.id

    data_folder = DataFolder(tmp_path)
    table_id = data_folder.with_rooms(play)
    match = data_folder.read(table_id).state.match
    assert match is not None
    time = match.log[0].time
    assert time is not None
    assert before <= time <= datetime.now(UTC)
    data_folder.damage("DELETE FROM snapshot")  # so the table is rebuilt from its log
    again = data_folder.read(table_id).state.match
    assert again is not None
    assert again.log[0].time == time


@pytest.mark.file
def test_an_old_folder_knows_no_times_and_goes_on_with_them(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.play("one", 10)
    old_shape(data_folder)
    match = data_folder.read("one").state.match
    assert match is not None
    assert [entry.time for entry in match.log] == [None] * 10
    data_folder.damage("UPDATE log SET time = 'yesterday' WHERE ply = 3")
    data_folder.damage(f"UPDATE log SET time = {10**18} WHERE ply = 4")
    match = data_folder.read("one").state.match
    assert match is not None
    assert [entry.time for entry in match.log] == [None] * 10


@pytest.mark.file
def test_a_repair_keeps_the_times(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.play("one", 10)
    data_folder.damage("UPDATE log SET time = 1700000000123 + ply WHERE ply > 0")
    data_folder.damage("UPDATE snapshot SET state = x'00'")
    data_folder.writer.dispose()
    repair(tmp_path, SETS)
    match = data_folder.read("one").state.match
    assert match is not None
    assert match.log[0].time == datetime(2023, 11, 14, 22, 13, 20, 124_000, UTC)


def test_a_log_that_was_packed_without_times_is_read(tmp_path: Path) -> None:
    actions = [(None, None, None, False), (1, 77, "build 2,-1", True)]
    packed = zlib.compress(msgspec.msgpack.encode(actions))
    found = unpack(1, 2, packed, b"")
    assert [(line.seat, line.action, line.time) for line in found] == [(None, None, None), (1, 77, None)]
