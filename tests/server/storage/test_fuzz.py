"""Any value in any column may be damaged: tables load or are refused, lists stay, and a repair leaves a sound database."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from tertulia.laws.seed import chance as seeded
from tertulia.server.assembly import Assembly
from tertulia.server.domain.errors import TableClosed
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.seats import Seat
from tertulia.server.storage.database import open_writer
from tertulia.server.storage.upkeep.checking import check
from tertulia.server.storage.upkeep.repairing import repair
from tests.server.storage.shelf import ANA, BEA, COMPONENTS, Shelf, seen

VALUES = (
    None, 0, -1, 10**18, 3.5, float("inf"), "", "x", "[", "{}", "null", "[1]", "\x00", "open", "over", "running", "a" * 5000,
    b"", b"\xff\x00", b"[{}]",
)  # fmt: skip
CODES = {"table-damaged", "rules-changed", "components-changed"}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    """A running game, one of a bot, one that is over, and one that is packed."""
    shelf = Shelf(tmp_path_factory.mktemp("whole"))
    shelf.play("packed", 5000, "granada")
    shelf.writer.dispose()
    repair(shelf.folder, COMPONENTS)
    shelf = Shelf(shelf.folder)
    shelf.play("one", 60)
    shelf.play("over", 5000)
    shelf.play("bots", 20, seats=(Seat("bot", None, "Mirlo", "random"), Seat("guest", ANA)))
    shelf.damage("INSERT INTO guest VALUES ('ana', 'Ana', 'es', '2026-01-01 00:00:00.000000')")
    shelf.damage("PRAGMA wal_checkpoint(TRUNCATE)")
    return shelf


def damaged(whole: Shelf, folder: Path, chance: Random) -> Shelf:
    """A copy with up to four wrong values."""
    shutil.copytree(whole.folder, folder)
    shelf = Shelf.__new__(Shelf)
    shelf.folder, shelf.file, shelf.writer = folder, folder / whole.file.name, open_writer(folder)
    connection = sqlite3.connect(shelf.file)
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
    return shelf


async def look(assembly: Assembly) -> None:
    """What a server does with such a folder: nothing but refusals of ours comes of it."""
    for name in ("one", "over", "bots", "packed"):
        try:
            table = await assembly.service.store.load(name)
        except TableClosed as refusal:
            assert refusal.code in CODES  # noqa: PT017
            assert refusal.accepted is None  # noqa: PT017
        else:
            assert table is None or seen(table)
    await assembly.service.store.with_bots_to_act()
    guests: list[GuestId | None] = [ANA, BEA, None]
    for guest in guests:
        assert len(await assembly.lists.listed(guest)) <= 4


@pytest.mark.parametrize("seed", range(15))
def test_a_wrong_value_anywhere(whole: Shelf, tmp_path: Path, seed: int) -> None:
    is_survived(whole, tmp_path, seed)


@pytest.mark.parametrize("seed", range(15, 60))
def test_wrong_values_in_many_folders(whole: Shelf, tmp_path: Path, seed: int) -> None:
    is_survived(whole, tmp_path, seed)


def is_survived(whole: Shelf, tmp_path: Path, seed: int) -> None:
    """A damaged folder is read and mended; whatever is wrong there is said before as after."""
    shelf = damaged(whole, tmp_path / "games", seeded("damage", seed))
    shelf.with_rooms(look)
    shelf.writer.dispose()
    found = check(shelf.folder, COMPONENTS)
    done = repair(shelf.folder, COMPONENTS)
    after = check(shelf.folder, COMPONENTS)
    assert (after.fine + after.kept, after.sound) == (after.tables, True)
    assert found.lost == done.report.lost
    shelf.with_rooms(look)
