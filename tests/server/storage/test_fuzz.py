"""Random wrong values in any column of the database.

Tables load or are refused, lists stay readable, and a repair leaves a sound database.
"""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from tertulia.laws.seed import python_random
from tertulia.server.assembly import Assembly
from tertulia.server.domain.errors import TableClosed
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.storage.database import SqliteDatabase, open_writer
from tertulia.server.storage.upkeep.checking import check
from tertulia.server.storage.upkeep.repairing import repair
from tests.server.storage.data_folder import ANA, BEA, SETS, DataFolder, collect_views

pytestmark = pytest.mark.file

VALUES = (
    None, 0, -1, 10**18, 3.5, float("inf"), "", "x", "[", "{}", "null", "[1]", "\x00", "open", "over", "running", "a" * 5000,
    b"", b"\xff\x00", b"[{}]",
)  # fmt: skip
CODES = {"table-damaged", "rules-changed", "components-changed"}


@pytest.fixture(scope="module")
def intact_folder(tmp_path_factory: pytest.TempPathFactory) -> DataFolder:
    """A folder with a running game, a game with a bot, a finished game and a packed one."""
    data_folder = DataFolder(tmp_path_factory.mktemp("whole"))
    data_folder.play("packed", 5000, "granada")
    data_folder.writer.dispose()
    repair(data_folder.folder, SETS)
    data_folder = DataFolder(data_folder.folder)
    data_folder.play("one", 60)
    data_folder.play("over", 5000)
    data_folder.play("bots", 20, seats=(Seat("bot", None, "Mirlo", "random"), Seat("guest", ANA)))
    data_folder.damage(
        "INSERT INTO guest (id, name, language, updated) VALUES ('ana', 'Ana', 'es', '2026-01-01 00:00:00.000000')"
    )
    data_folder.damage("PRAGMA wal_checkpoint(TRUNCATE)")
    return data_folder


def damage_copy(intact_folder: DataFolder, folder: Path, chance: Random) -> DataFolder:
    """Copy a folder and put one, two or four random values into its tables."""
    shutil.copytree(intact_folder.folder, folder)
    data_folder = DataFolder.__new__(DataFolder)
    data_folder.database = SqliteDatabase(folder)
    data_folder.folder, data_folder.file, data_folder.writer = (
        folder,
        folder / intact_folder.file.name,
        open_writer(folder),
    )
    connection = sqlite3.connect(data_folder.file)
    for _ in range(chance.choice((1, 1, 2, 4))):
        table = chance.choice(("game_table", "seat", "log", "snapshot", "packed_log", "guest"))
        column = chance.choice([row[1] for row in connection.execute(f"PRAGMA table_info({table})")])
        row = chance.choice([row[0] for row in connection.execute(f"SELECT rowid FROM {table}")])
        try:
            connection.execute(f'UPDATE {table} SET "{column}" = ? WHERE rowid = ?', (chance.choice(VALUES), row))
        except sqlite3.IntegrityError:
            continue
    connection.commit()
    connection.close()
    return data_folder


async def read_everything(assembly: Assembly) -> None:
    """Read everything as a server does. Only the refusals in `CODES` may be raised."""
    for name in ("one", "over", "bots", "packed"):
        try:
            table = await assembly.service.store.load(name)
        except TableClosed as refusal:
            assert refusal.code in CODES  # noqa: PT017
            assert refusal.accepted is None  # noqa: PT017
        else:
            assert table is None or collect_views(table)
    await assembly.service.store.with_bots_to_act()
    guests: list[GuestId | None] = [ANA, BEA, None]
    for guest in guests:
        assert len((await assembly.stores.lists.list_tables(guest)).tables) <= 4


@pytest.mark.parametrize("seed", range(6))
def test_wrong_values_are_refused_or_repaired(intact_folder: DataFolder, tmp_path: Path, seed: int) -> None:
    check_survival(intact_folder, tmp_path, seed)


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(6, 60))
def test_wrong_values_in_many_folders_are_repaired(intact_folder: DataFolder, tmp_path: Path, seed: int) -> None:
    check_survival(intact_folder, tmp_path, seed)


def check_survival(intact_folder: DataFolder, tmp_path: Path, seed: int) -> None:
    """Check that a damaged folder can be read and repaired.

    The check before the repair predicts what the repair loses.
    """
    data_folder = damage_copy(intact_folder, tmp_path / "games", python_random("damage", seed))
    data_folder.run_with_assembly(read_everything)
    data_folder.writer.dispose()
    found = check(data_folder.folder, SETS)
    done = repair(data_folder.folder, SETS)
    after = check(data_folder.folder, SETS)
    assert (after.fine + after.kept, after.sound) == (after.tables, True)
    assert found.lost == done.report.lost
    data_folder.run_with_assembly(read_everything)
