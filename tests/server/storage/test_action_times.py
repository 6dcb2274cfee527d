"""The time of every action is stored and shown to no one. A damaged time counts as unknown."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tertulia.server.assembly import Assembly
from tertulia.server.domain.commands import Act, Open, SeatPlan, Start
from tertulia.server.storage.upkeep.repairing import repair
from tests.server.storage.data_folder import ANA, SETS, DataFolder


def test_time_of_action_is_stored(tmp_path: Path) -> None:
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
    table_id = data_folder.run_with_assembly(play)
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
def test_damaged_times_count_as_unknown(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.play("one", 10)
    data_folder.damage("UPDATE log SET time = 1700000000123 + ply WHERE ply > 0")
    data_folder.damage("UPDATE log SET time = 'yesterday' WHERE ply = 3")
    data_folder.damage(f"UPDATE log SET time = {10**18} WHERE ply = 4")
    match = data_folder.read("one").state.match
    assert match is not None
    assert [ply for ply, entry in enumerate(match.log, start=1) if entry.time is None] == [3, 4]


@pytest.mark.file
def test_repair_keeps_times(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.play("one", 10)
    data_folder.damage("UPDATE log SET time = 1700000000123 + ply WHERE ply > 0")
    data_folder.damage("UPDATE snapshot SET state = x'00'")
    data_folder.writer.dispose()
    repair(tmp_path, SETS)
    match = data_folder.read("one").state.match
    assert match is not None
    assert match.log[0].time == datetime(2023, 11, 14, 22, 13, 20, 124_000, UTC)
