"""Stored practice tables: they reload unchanged, undo stops at their start, and they are repaired like other tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tertulia.play import Match, Practice, load_record, replay
from tertulia.play.encoded_ply import encode_ply
from tertulia.server.domain.commands import OpenPractice
from tertulia.server.domain.practice import build_practice_table, source_in, source_of
from tertulia.server.domain.table import Table
from tertulia.server.storage.tables import creation, difference
from tertulia.server.storage.upkeep.checking import check
from tertulia.server.storage.upkeep.exporting import export
from tertulia.server.storage.upkeep.repairing import repair
from tests.server.storage.data_folder import ANA, SETS, DataFolder, collect_views
from tests.server.storage.test_damage import REPAIRABLE

RECORD = Path(__file__).parents[2] / "golden" / "la-granja-2-deluxe.json"
START_PLY = 57
DAMAGE = {what: how for what, how in REPAIRABLE.items() if "substitutions" not in how}


def store_table(data_folder: DataFolder, table: Table) -> Table:
    data_folder.write(creation(table))
    return table


def start_practice(data_folder: DataFolder, ply: int = START_PLY) -> Table:
    """A stored practice table from a record file. Its guest has the seat to act."""
    source = source_in(RECORD.read_text(encoding="utf-8"))
    for seat in (0, 1):
        table = build_practice_table(OpenPractice(ANA, seat, "random", ply), source, SETS)
        if find_match_to_act(table, seat):
            return store_table(data_folder, table)
    raise AssertionError("nobody is to act")


def find_match_to_act(table: Table, seat: int) -> Match | None:
    match = table.state.match
    assert match is not None
    return match if seat in match.actors() else None


def store_action(data_folder: DataFolder, table: Table, reveals: bool) -> bool:
    """Store an action that does (or does not) reveal something. Returns False if no such action is legal."""
    state = table.state.fork()
    assert state.match is not None
    seat = state.match.actors()[0]
    fitting = [action for action in state.match.legal(seat) if state.match.preview(seat, action).reveals == reveals]
    if not fitting:
        return False
    state.match.act(seat, fitting[0])
    state.log.append(encode_ply(state.match))
    state.version += 1
    data_folder.write(difference(table, state))
    table.adopt(state)
    return True


def list_undoable_steps(table: Table) -> list[int]:
    match = table.state.match
    assert match is not None
    return [match.undoable_steps(seat) for seat in range(len(match.seats))]


def test_practice_table_reloads_unchanged(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    for ply in (0, START_PLY, 120):
        table = start_practice(data_folder, ply)
        read = data_folder.read(table.id)
        assert collect_views(read) == collect_views(table)
        assert (read.practice, read.public, read.state.seats) == (Practice(None, ply), False, table.state.seats)
        assert list_undoable_steps(read) == [0, 0]


@pytest.mark.file
def test_undo_stops_at_start_of_practice(tmp_path: Path) -> None:
    """From any starting position: steps before it cannot be taken back, later steps can."""
    data_folder, steps = DataFolder(tmp_path), 0
    for ply in range(40, 80, 5):
        table = start_practice(data_folder, ply)
        assert list_undoable_steps(table) == [0, 0]
        steps += store_action(data_folder, table, reveals=False)
        before = list_undoable_steps(table)
        assert list_undoable_steps(data_folder.read(table.id)) == before
        data_folder.damage("UPDATE snapshot SET state = x'00' WHERE table_id = ?", table.id)
        assert list_undoable_steps(data_folder.read(table.id)) == before
    assert steps > 3


@pytest.mark.file
@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_practice_table_is_repaired(tmp_path: Path, damage: str) -> None:
    data_folder = DataFolder(tmp_path)
    table = start_practice(data_folder)
    store_action(data_folder, table, reveals=False)
    before, steps = collect_views(table), list_undoable_steps(table)
    data_folder.damage(damage)
    data_folder.writer.dispose()
    repair(tmp_path, SETS)
    mended = DataFolder(tmp_path).read(table.id)
    assert (collect_views(mended), list_undoable_steps(mended), mended.practice) == (before, steps, table.practice)
    assert check(tmp_path, SETS).findings == []


DAMAGED_PRACTICES: dict[str, tuple[Any, Practice]] = {
    "practice_ply = 'soon'": ("the ply where its practice began", Practice("over", 0)),
    "practice_ply = -3": ("the ply where its practice began", Practice("over", 0)),
    "practice_ply = NULL": ("the ply where its practice began", Practice("over", 0)),
    "practice_ply = 100000": ("the ply where its practice began", Practice("over", START_PLY)),
    "practice_table = x'ff'": ("the game that it practises", Practice(None, START_PLY)),
}


@pytest.mark.file
@pytest.mark.parametrize("damage", DAMAGED_PRACTICES)
def test_damaged_practice_columns_are_repaired(tmp_path: Path, damage: str) -> None:
    data_folder = DataFolder(tmp_path)
    source = data_folder.play("over", 5000)
    table = store_table(
        data_folder, build_practice_table(OpenPractice(ANA, 0, "random", START_PLY), source_of(source), SETS)
    )
    assert data_folder.read(table.id).practice == Practice("over", START_PLY)
    what, practice = DAMAGED_PRACTICES[damage]
    data_folder.damage(f"UPDATE game_table SET {damage} WHERE id = ?", table.id)
    found = check(tmp_path, SETS).findings
    # File modes of the test's folder do not matter here
    found = [finding for finding in found if finding.where != "folder"]
    assert [(finding.where, what in finding.what) for finding in found] == [(f"table {table.id}", True)]
    data_folder.writer.dispose()
    repair(tmp_path, SETS)
    mended = DataFolder(tmp_path).read(table.id)
    assert mended.practice == practice
    assert collect_views(mended) == collect_views(table)
    assert check(tmp_path, SETS).findings == []


@pytest.mark.file
def test_exported_practice_record_replays(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path / "server")
    table = start_practice(data_folder)
    data_folder.writer.dispose()
    done = export(tmp_path / "server", tmp_path / "records", SETS)
    assert (done.records, done.unreadable) == (1, [])
    record = load_record(next((tmp_path / "records").iterdir()))
    assert record.practice == Practice(None, START_PLY)
    assert record == table.record()
    assert len(list(replay(record))) == START_PLY + 1


def test_practice_table_is_listed_as_practice(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    table = start_practice(data_folder)
    data_folder.play("other", 5)

    async def listed(assembly: Any) -> dict[str, bool]:
        return {each.id: each.practice for each in (await assembly.stores.lists.list_tables(ANA)).tables}

    assert data_folder.run_with_assembly(listed) == {table.id: True, "other": False}
