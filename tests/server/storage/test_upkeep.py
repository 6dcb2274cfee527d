"""`tertulia doctor`: check and repair of a data folder, and export of records."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tertulia.laws.seed import python_random
from tertulia.play import load_record, replay
from tertulia.server.domain.seats import Seat
from tertulia.server.domain.state import DEFAULT_PATIENCE_SECONDS, Substitution
from tertulia.server.storage.database import SqliteDatabase, known_revisions, schema_pages
from tertulia.server.storage.folder import FolderInUse, hold_folder
from tertulia.server.storage.upkeep import repairing
from tertulia.server.storage.upkeep.checking import check
from tertulia.server.storage.upkeep.exporting import export
from tertulia.server.storage.upkeep.opening import UpkeepError
from tertulia.server.storage.upkeep.repairing import RepairResult, repair
from tertulia.server.storage.upkeep.salvage import WITHOUT_ROWID
from tests.server.later_schema.known import LATER_REVISION, later_schema
from tests.server.storage.data_folder import BEA, SETS, DataFolder, FolderMaker, collect_views, make_folder_maker
from tests.server.storage.test_damage import REPAIRABLE

pytestmark = pytest.mark.file

PAGE_BYTES = 4096


@pytest.fixture(scope="module")
def four(tmp_path_factory: pytest.TempPathFactory) -> FolderMaker:
    """A function that fills a folder with two finished and two running games, and what the server shows of each."""
    games = {"over": ("la-granja", 5000, 1), "lang": ("la-granja", 5000, 3), **RUNNING_GAMES}
    return make_folder_maker(tmp_path_factory.mktemp("four"), games)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> FolderMaker:
    """A function that fills a folder with the two running games."""
    return make_folder_maker(tmp_path_factory.mktemp("running"), RUNNING_GAMES)


RUNNING_GAMES = {"one": ("la-granja", 60, 1), "two": ("granada", 70, 1)}


def repair_folder(data_folder: DataFolder) -> RepairResult:
    """Repair a folder, and check that nothing is wrong afterwards and no other files are left."""
    data_folder.writer.dispose()
    done = repair(data_folder.folder, SETS)
    after = check(data_folder.folder, SETS)
    assert (after.findings, after.fine + after.kept) == ([], after.tables)
    file_names = {path.name for path in data_folder.folder.iterdir()} - {"lock", "secret", data_folder.file.name}
    named = {path.name for path in (done.damaged_copy, done.saved) if path is not None}
    assert file_names - named <= {f"{name}-wal" for name in named} | {
        f"{data_folder.file.name}-shm",
        f"{data_folder.file.name}-wal",
    }
    return done


def test_sound_folder_has_no_findings(tmp_path: Path, four: FolderMaker) -> None:
    data_folder, _ = four(tmp_path)
    before = data_folder.file.read_bytes()
    report = check(tmp_path, SETS)
    assert (report.tables, report.fine, report.findings, report.sound) == (4, 4, [], True)
    assert data_folder.file.read_bytes() == before


@pytest.mark.parametrize("damage", REPAIRABLE.values(), ids=REPAIRABLE.keys())
def test_damaged_rows_are_repaired(tmp_path: Path, running: FolderMaker, damage: str) -> None:
    data_folder, before = running(tmp_path)
    data_folder.damage(damage + (" AND " if "WHERE" in damage else " WHERE ") + is_table(damage, "one"))
    damaged = data_folder.file.read_bytes()
    found = check(tmp_path, SETS)
    assert (found.tables, found.lost, found.sound) == (2, 0, False)
    assert any("one" in finding.where for finding in found.findings)
    done = repair_folder(data_folder)
    assert done.damaged_copy is not None
    assert done.damaged_copy.read_bytes() == damaged
    assert done.saved is None
    for name, view in before.items():
        assert collect_views(data_folder.read(name)) == view


SUBSTITUTION_DAMAGE = {
    "unknown bot": "UPDATE seat SET bot = 'nobody' WHERE table_id = 'one' AND seat = 1",
    "unknown bot and kind of seat": "UPDATE seat SET bot = 'nobody', kind = 'throne' WHERE table_id = 'one' AND seat = 1",
    "missing start": "UPDATE seat SET bot = 'greedy' WHERE table_id = 'one' AND seat = 1",
}


@pytest.mark.parametrize("damage", SUBSTITUTION_DAMAGE.values(), ids=SUBSTITUTION_DAMAGE.keys())
def test_damaged_substitution_is_repaired(tmp_path: Path, four: FolderMaker, damage: str) -> None:
    data_folder, before = four(tmp_path)
    data_folder.damage(damage)
    assert check(tmp_path, SETS).mendable == 1
    repair_folder(data_folder)
    table = data_folder.read("one")
    assert table.state.seats[1] == Seat("guest", BEA, bot="greedy")
    assert table.state.substitutions == (Substitution(table.state.position, 1, "greedy"),)
    assert collect_views(table) == before["one"]


def test_damaged_patience_is_repaired(tmp_path: Path, four: FolderMaker) -> None:
    data_folder, before = four(tmp_path)
    data_folder.damage("UPDATE game_table SET patience_seconds = 'for ever' WHERE id = 'one'")
    assert [finding.what for finding in check(tmp_path, SETS).findings] == [
        "its patience with absent players is damaged"
    ]
    repair_folder(data_folder)
    assert (data_folder.read("one").patience, collect_views(data_folder.read("one"))) == (
        DEFAULT_PATIENCE_SECONDS,
        before["one"],
    )


def is_table(damage: str, name: str) -> str:
    return f"id = '{name}'" if "game_table" in damage else f"table_id = '{name}'"


UNREPAIRABLE_DAMAGE = {
    "options": "UPDATE game_table SET options = '[' WHERE id = 'over'",
    "the key": "UPDATE game_table SET key = x'00' WHERE id = 'over'",
    "a line": "DELETE FROM log WHERE table_id = 'over' AND ply = 40",
    "all of the log": "DELETE FROM log WHERE table_id = 'over'",
    "all but parts": "DELETE FROM game_table WHERE id = 'over'",
    "a seat": "DELETE FROM seat WHERE table_id = 'over' AND seat = 0",
}


@pytest.mark.parametrize("damage", UNREPAIRABLE_DAMAGE.values(), ids=UNREPAIRABLE_DAMAGE.keys())
def test_unrepairable_table_is_saved_before_deletion(tmp_path: Path, four: FolderMaker, damage: str) -> None:
    data_folder, before = four(tmp_path)
    data_folder.damage(damage)
    rows = sum(
        data_folder.ask(f"SELECT count(*) FROM {table} WHERE {key} = 'over'")[0][0]
        for table, key in (("game_table", "id"), ("seat", "table_id"), ("log", "table_id"), ("snapshot", "table_id"))
    )
    found = check(tmp_path, SETS)
    assert (found.tables, found.fine, found.lost) == (4, 3, 1)
    done = repair_folder(data_folder)
    assert done.saved is not None
    saved = [json.loads(line) for line in done.saved.read_text(encoding="utf-8").splitlines()]
    assert len(saved) == rows
    assert {line["from"] for line in saved} <= {"game_table", "seat", "log", "snapshot"}
    assert done.saved.stat().st_mode & 0o077 == 0
    for name in ("lang", "one", "two"):
        assert collect_views(data_folder.read(name)) == before[name]
    assert data_folder.ask("SELECT id FROM game_table WHERE id = 'over'") == []


def test_running_game_is_set_back_to_intact_log(tmp_path: Path, four: FolderMaker) -> None:
    data_folder, _ = four(tmp_path)
    data_folder.damage("DELETE FROM log WHERE table_id = 'one' AND ply = 50")
    version = data_folder.ask("SELECT version FROM game_table WHERE id = 'one'")[0][0]
    done = repair_folder(data_folder)
    assert [finding.what for finding in done.report.findings] == [
        "its log is missing from action 50 on; set back to action 49"
    ]
    table = data_folder.read("one")
    assert (table.state.position, table.state.phase, table.state.version) == (49, "running", version + 1)


def test_damaged_notations_are_rebuilt_from_actions(tmp_path: Path, four: FolderMaker) -> None:
    data_folder, before = four(tmp_path)
    notations = [line["action"] for line in map(json.loads, list_spectator_lines(data_folder)) if line["action"]]
    for ply, notation in enumerate(notations, start=1):
        data_folder.damage(f"UPDATE log SET notation = '{notation} ' WHERE table_id = 'two' AND ply = {ply}")
    assert check(tmp_path, SETS).lost == 0
    repair_folder(data_folder)
    assert collect_views(data_folder.read("two")) == before["two"]


def list_spectator_lines(data_folder: DataFolder) -> list[bytes]:
    return [line.seen_by(None) for line in data_folder.read("two").state.log]


@pytest.mark.parametrize("seed", range(4))
def test_flipped_bytes_leave_other_games_intact(tmp_path: Path, four: FolderMaker, seed: int) -> None:
    check_other_games(tmp_path, four, seed)


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(4, 40))
def test_flipped_bytes_in_many_files_leave_other_games_intact(tmp_path: Path, four: FolderMaker, seed: int) -> None:
    check_other_games(tmp_path, four, seed)


def check_other_games(tmp_path: Path, four: FolderMaker, seed: int) -> None:
    """Change random bytes of the file. Games whose data was not hit must be unchanged."""
    data_folder, before = four(tmp_path)
    data, chance = bytearray(data_folder.file.read_bytes()), python_random("damage", seed)
    statements = schema_pages(data_folder.file)  # without a schema page the other pages cannot be found
    for _ in range(chance.choice((1, 1, 3))):
        page = chance.choice([page for page in range(len(data) // PAGE_BYTES) if page + 1 not in statements])
        start, length = (
            page * PAGE_BYTES + chance.choice((0, chance.randrange(PAGE_BYTES - 700))),
            chance.choice((1, 8, 700)),
        )
        data[start : start + length] = chance.randbytes(length)
    data_folder.file.write_bytes(data)
    found = check(tmp_path, SETS)
    assert found.fine + found.mendable + found.kept + found.lost == found.tables
    done = repair_folder(data_folder)
    tables = {str(row[0]) for row in data_folder.ask("SELECT id FROM game_table")}
    assert len(tables) + done.report.lost >= min(4, done.report.tables)
    set_back = {f.where.removeprefix("table ") for f in done.report.findings if "set back" in f.what}
    for name in tables & set(before) - set_back:
        assert is_same_game(collect_views(data_folder.read(name)), before[name])


def test_calendars_after_damaged_page_are_kept(tmp_path: Path, running: FolderMaker) -> None:
    data_folder, _ = running(tmp_path)
    guests = [f"{number:024}" for number in range(60)]
    rows = ", ".join(f"('{guest}', CAST('calendar of {guest}' AS BLOB) || zeroblob(2000), '{{}}')" for guest in guests)
    data_folder.damage(f"INSERT INTO calendar (guest, seat_calendar, missed) VALUES {rows}")
    data = bytearray(data_folder.file.read_bytes())
    start = data.index(f"calendar of {guests[30]}".encode()) // PAGE_BYTES * PAGE_BYTES
    data[start : start + PAGE_BYTES] = b"\xff" * PAGE_BYTES
    data_folder.file.write_bytes(data)
    repair_folder(data_folder)
    remaining_guests = {guest for (guest,) in data_folder.ask("SELECT guest FROM calendar")}
    assert len(guests) - 3 <= len(remaining_guests) < len(guests)
    assert {guests[0], guests[-1]} <= remaining_guests


def test_salvage_knows_tables_without_row_ids(tmp_path: Path, running: FolderMaker) -> None:
    data_folder, _ = running(tmp_path)
    names = {name for (name,) in data_folder.ask("SELECT name FROM pragma_table_list WHERE wr")}
    assert names == set(WITHOUT_ROWID)


def is_same_game(now: dict[str, Any], before: dict[str, Any]) -> bool:
    """Return whether two views of a game agree, except for words in events: a changed byte there cannot be detected."""
    return all(now[part] == before[part] for part in ("phase", "views", "legal", "record", "key", "options"))


@pytest.mark.proof_for("0.3", "0.9")
@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_truncated_file_is_read_up_to_its_end(tmp_path: Path, four: FolderMaker, share: float) -> None:
    data_folder, before = four(tmp_path)
    size = data_folder.file.stat().st_size
    statements = schema_pages(data_folder.file)[-1] * PAGE_BYTES  # in a small file the schema pages are a large part
    data_folder.file.write_bytes(data_folder.file.read_bytes()[: max(int(size * share), statements)])
    found = check(tmp_path, SETS)
    assert not found.sound
    repair_folder(data_folder)
    for (name,) in data_folder.ask("SELECT id FROM game_table"):
        assert data_folder.read(name).key == before[name]["key"]


def test_missing_or_foreign_database_is_refused(tmp_path: Path, four: FolderMaker) -> None:
    with pytest.raises(UpkeepError, match="no games found in"):
        check(tmp_path, SETS)
    data_folder, _ = four(tmp_path / "games")
    data_folder.file.write_bytes(b"\x07" * PAGE_BYTES + data_folder.file.read_bytes()[PAGE_BYTES:])
    for work in (check, repair):
        with pytest.raises(UpkeepError, match="restore a backup"):
            work(tmp_path / "games", SETS)
    foreign = tmp_path / "foreign"
    foreign.mkdir()
    sqlite3.connect(foreign / data_folder.file.name).execute("CREATE TABLE recipes (name TEXT)").connection.close()
    with pytest.raises(UpkeepError, match="not a database of Tertulia"):
        check(foreign, SETS)


def test_repair_and_export_need_exclusive_folder(tmp_path: Path, four: FolderMaker) -> None:
    four(tmp_path / "games")
    with hold_folder(tmp_path / "games"):
        assert check(tmp_path / "games", SETS).sound
        with pytest.raises(FolderInUse):
            repair(tmp_path / "games", SETS)
        with pytest.raises(FolderInUse):
            export(tmp_path / "games", tmp_path / "records", SETS)


def test_older_schema_is_checked_and_upgraded(tmp_path: Path, four: FolderMaker) -> None:
    data_folder, before = four(tmp_path)
    with later_schema():
        found = check(tmp_path, SETS)
        assert (found.shape, found.fine, found.sound) == (known_revisions()[0], 4, True)
        done = repair_folder(data_folder)
        assert done.damaged_copy is None
        assert check(tmp_path, SETS).shape == LATER_REVISION
        assert data_folder.ask("SELECT table_id FROM packed_log ORDER BY 1") == [("lang",), ("over",)]
        for name, view in before.items():
            assert collect_views(data_folder.read(name)) == view


def test_unknown_schema_is_recognized_by_columns(tmp_path: Path, four: FolderMaker) -> None:
    data_folder, before = four(tmp_path)
    data_folder.damage("UPDATE game_table SET substitute = 'greedy'")
    data_folder.damage("UPDATE alembic_version SET version_num = '?'")
    assert check(tmp_path, SETS).shape == known_revisions()[-1]
    repair_folder(data_folder)
    assert data_folder.ask("SELECT DISTINCT substitute FROM game_table") == [("greedy",)]
    data_folder.damage("DELETE FROM alembic_version")
    with later_schema():
        assert check(tmp_path, SETS).shape == known_revisions()[0]
        repair_folder(data_folder)
        assert collect_views(data_folder.read("one")) == before["one"]


def test_leftovers_of_killed_repair_are_deleted(tmp_path: Path, four: FolderMaker) -> None:
    data_folder, _ = four(tmp_path)
    (tmp_path / f"{data_folder.file.name}.draft-killed").mkdir()
    repair_folder(data_folder)


@pytest.mark.parametrize("broken", ["_compact", "_swap"])
def test_failed_repair_changes_nothing(
    tmp_path: Path, four: FolderMaker, broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data_folder, _ = four(tmp_path)
    data_folder.damage("UPDATE snapshot SET state = x'00'")
    before, names = data_folder.file.read_bytes(), sorted(path.name for path in tmp_path.iterdir())

    def fails(*_: object) -> None:
        raise sqlite3.OperationalError("killed")

    monkeypatch.setattr(repairing, broken, fails)
    with pytest.raises(UpkeepError):
        repair(tmp_path, SETS)
    assert data_folder.file.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir() if not path.name.endswith(("lock", "-shm", "-wal"))) == names


def test_write_ahead_log_of_killed_server_counts(tmp_path: Path, four: FolderMaker) -> None:
    data_folder, _ = four(tmp_path / "games")
    # While a connection reads, SQLite keeps the write-ahead log beside the file
    with data_folder.writer.connect() as holder:
        holder.exec_driver_sql("BEGIN")
        holder.exec_driver_sql("SELECT count(*) FROM log").scalar()
        late = collect_views(data_folder.play("late", 40))
        shutil.copytree(tmp_path / "games", tmp_path / "killed")
    killed = DataFolder.__new__(DataFolder)
    killed.database = SqliteDatabase(tmp_path / "killed")
    killed.folder, killed.file = tmp_path / "killed", tmp_path / "killed" / data_folder.file.name
    assert killed.file.with_name(f"{killed.file.name}-wal").stat().st_size > 0
    found = check(killed.folder, SETS)
    assert (found.tables, found.sound) == (5, True)
    repair(killed.folder, SETS)
    assert collect_views(killed.read("late")) == late


@pytest.mark.parametrize("damage", ["", "UPDATE snapshot SET state = x'00'", "DROP INDEX ix_seat_guest"])
def test_records_are_exported(tmp_path: Path, four: FolderMaker, damage: str) -> None:
    data_folder, before = four(tmp_path / "games")
    data_folder.open("not begun")
    data_folder.damage(damage or "UPDATE game_table SET game_version = 0 WHERE id = 'two'")
    target = tmp_path / "records"
    assert export(data_folder.folder, target, SETS) == (4, 1, [])
    for name, game in (("over", "la-granja"), ("lang", "la-granja"), ("one", "la-granja"), ("two", "granada")):
        record = load_record(target / f"{game}-{name}.json")
        assert record == before[name]["record"]
        assert sum(1 for _ in replay(record)) == len(record.actions) + 1
    assert target.stat().st_mode & 0o077 == 0


def test_record_of_other_rules_is_exported(tmp_path: Path, four: FolderMaker) -> None:
    data_folder, before = four(tmp_path / "games")
    data_folder.damage("UPDATE game_table SET game_version = 0, components = 'of before' WHERE id = 'over'")
    assert check(data_folder.folder, SETS).kept == 1
    assert export(data_folder.folder, tmp_path / "records", SETS).records == 4
    record, original = load_record(tmp_path / "records" / "la-granja-over.json"), before["over"]["record"]
    assert (record.actions, record.key, record.components) == (original.actions, original.key, "of before")
