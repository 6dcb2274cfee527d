"""Stored component sets: each table keeps its own, damage is reported, unused sets can be removed."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench import usual
from tertulia.kernel.component_text import ComponentsText
from tertulia.kernel.components import Components
from tertulia.kernel.registry import find_game
from tertulia.play import load_record
from tertulia.play.recorded_sets import recorded_set
from tertulia.play.replay import replay
from tertulia.server.domain.commands import Rematch
from tertulia.server.domain.component_sets import ComponentSet, ComponentSets
from tertulia.server.domain.errors import ComponentsChanged
from tertulia.server.domain.running import run_command
from tertulia.server.storage.database import SqliteDatabase
from tertulia.server.storage.tables import creation
from tertulia.server.storage.upkeep.administration import publish_set, sets_in, withdraw_set
from tertulia.server.storage.upkeep.backup import back_up, bring_back
from tertulia.server.storage.upkeep.checking import check
from tertulia.server.storage.upkeep.exporting import export
from tertulia.server.storage.upkeep.repairing import repair
from tests.server.own_sets import corrected
from tests.server.storage.data_folder import ANA, COMPONENTS, SETS, DataFolder, seen

GAME = find_game(usual.RICH)


def read(name: str, seed: int) -> Components:
    return GAME.components(ComponentsText("own", msgspec.json.encode(corrected(GAME, name, seed))))


def shown(told: dict[str, Any]) -> dict[str, Any]:
    """What the server shows of a table, without its record."""
    return {key: value for key, value in told.items() if key != "record"}


MINE, YOURS = read("My box", 1), read("Your box", 2)


def with_usual(components: Components) -> Mapping[str, Components]:
    """The usual component sets of a site that plays with this one."""
    return COMPONENTS | {GAME.name: components}


def played(folder: Path, components: Components, actions: int = 40, name: str = "one") -> DataFolder:
    """A folder whose site plays with this set, and a game in it."""
    data_folder = DataFolder(folder)
    data_folder.sets = ComponentSets(with_usual(components))
    data_folder.play(name, actions, GAME.name)
    return data_folder


@pytest.mark.parametrize("components", [GAME.components(), MINE], ids=["the package's", "corrected"])
def test_table_keeps_its_set_when_default_changes(tmp_path: Path, components: Components) -> None:
    data_folder = played(tmp_path, components)
    before = seen(data_folder.read("one", with_usual(components)))
    table = data_folder.read("one", with_usual(YOURS))
    assert seen(table) == before
    assert table.require_set().components.hash == components.hash
    assert table.record().printed == recorded_set(GAME, components)
    assert len(list(replay(table.record()))) == 41
    data_folder.damage("DELETE FROM snapshot")
    assert seen(data_folder.read("one", with_usual(YOURS))) == before


@pytest.mark.file
def test_table_without_digest_is_matched_by_set_hash(tmp_path: Path) -> None:
    """A repair removes a damaged digest. Without an available set of that hash the table is refused."""
    data_folder = played(tmp_path, MINE)
    data_folder.sets = SETS
    data_folder.play("over", 5000, GAME.name)
    before = {name: seen(data_folder.read(name)) for name in ("one", "over")}
    data_folder.damage("UPDATE game_table SET component_set = NULL")
    data_folder.damage("DELETE FROM component_set")
    for components in (MINE, YOURS):  # the package's set is available whether or not it is the usual one
        table = data_folder.read("over", with_usual(components))
        assert (seen(table), table.require_set().name) == (before["over"], "")
    assert data_folder.read("one", with_usual(MINE)).require_set().name == "My box"
    assert shown(seen(data_folder.read("one"))) == shown(before["one"])  # the snapshot suffices to read it
    with pytest.raises(ComponentsChanged):
        data_folder.read("one").require_set()
    data_folder.damage("DELETE FROM snapshot WHERE table_id = 'one'")
    with pytest.raises(ComponentsChanged):
        data_folder.read("one")
    found = check(tmp_path, SETS)
    assert (found.fine, found.kept, found.sets) == (1, 1, 0)
    table = data_folder.read("over", with_usual(YOURS))
    other = next(event.table for event in run_command(Rematch(ANA), table, table.state.fork()))
    data_folder.write(creation(other))
    assert [one.tables for one in sets_in(SqliteDatabase(tmp_path), GAME.name)] == [1]


@pytest.mark.file
def test_damaged_or_missing_set_is_reported(tmp_path: Path) -> None:
    data_folder = played(tmp_path, MINE)
    before = seen(data_folder.read("one"))
    for damage in (
        "UPDATE component_set SET packed = x'00'",
        f"UPDATE component_set SET packed = x'{zlib.compress(b'[]').hex()}'",
        "DELETE FROM component_set",
    ):
        data_folder.damage(damage)
        table = data_folder.read("one")
        assert (shown(seen(table)), table.printed) == (shown(before), None)
        found = check(tmp_path, SETS)
        said = {finding.where.split()[0]: finding.what for finding in found.findings}
        assert not found.sound
        assert "the set of components that it is played with is missing or damaged" in said["table"]
        assert ("set" in said) == (not damage.startswith("DELETE"))
        assert check(tmp_path, ComponentSets(with_usual(MINE))).kept == 0  # the set is known as the usual one
    assert repair(tmp_path, SETS).report.lost == 0
    assert shown(seen(data_folder.read("one"))) == shown(before)
    repair(tmp_path, ComponentSets(with_usual(MINE)))  # stores the set again, as it is known now
    assert data_folder.read("one").require_set().name == "My box"
    assert check(tmp_path, SETS).sound


@pytest.mark.file
def test_opening_table_repairs_damaged_set(tmp_path: Path) -> None:
    data_folder = played(tmp_path, MINE)
    data_folder.damage("UPDATE component_set SET packed = x'00'")
    data_folder.open("two", GAME.name)
    assert data_folder.read("one").require_set().name == "My box"


@pytest.mark.file
def test_withdrawn_unused_set_is_deleted_by_repair(tmp_path: Path) -> None:
    data_folder = played(tmp_path, MINE)
    publish_set(SqliteDatabase(tmp_path), ComponentSet(GAME.name, YOURS))
    repair(tmp_path, SETS)
    assert [(one.name, one.listed, one.tables) for one in sets_in(SqliteDatabase(tmp_path), GAME.name)] == [
        ("My box", False, 1),
        ("Your box", True, 0),
    ]
    assert withdraw_set(SqliteDatabase(tmp_path), GAME.name, "Your box").tables == 0
    repair(tmp_path, SETS)
    assert [one.name for one in sets_in(SqliteDatabase(tmp_path), GAME.name)] == ["My box"]
    assert data_folder.read("one").require_set().name == "My box"


@pytest.mark.file
def test_backup_contains_sets(tmp_path: Path) -> None:
    data_folder = played(tmp_path / "games", MINE)
    before = seen(data_folder.read("one"))
    data_folder.writer.dispose()
    back_up(tmp_path / "games", tmp_path / "backup.tar.gz")
    bring_back(tmp_path / "backup.tar.gz", tmp_path / "again")
    table = DataFolder(tmp_path / "again").read("one")
    assert (seen(table), table.require_set().name) == (before, "My box")


@pytest.mark.file
@pytest.mark.parametrize("hindrance", ["game_version = 0", "game_version = 0, options = '{}'"])
def test_exported_record_of_unplayable_table_has_set(tmp_path: Path, hindrance: str) -> None:
    data_folder = played(tmp_path / "games", MINE, 5000)
    data_folder.damage(f"UPDATE game_table SET {hindrance}")
    data_folder.damage("UPDATE log SET notation = 'dance' WHERE ply = 1")
    data_folder.writer.dispose()
    assert check(tmp_path / "games", SETS).kept == 1
    assert export(tmp_path / "games", tmp_path / "records", SETS).records == 1
    (file,) = (tmp_path / "records").glob("*.json")
    assert load_record(file).printed == recorded_set(GAME, MINE)


@pytest.mark.file
def test_damaged_set_columns_leave_table_readable(tmp_path: Path) -> None:
    data_folder = played(tmp_path, MINE)
    before = seen(data_folder.read("one"))
    for column, value in (
        ("name", "x'ff00'"),
        ("listed", "'often'"),
        ("added", "'once'"),
        ("game", "7"),
        ("hash", "''"),
    ):
        data_folder.damage(f"UPDATE component_set SET {column} = {value}")
        assert seen(data_folder.read("one")) == before
        check(tmp_path, SETS)
        sets_in(SqliteDatabase(tmp_path), GAME.name)
        data_folder.with_rooms(lambda assembly: assembly.stores.lists.listed(ANA))
    data_folder.damage("UPDATE game_table SET component_set = 7")
    assert not check(tmp_path, SETS).sound
