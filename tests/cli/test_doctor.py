"""`tertulia doctor` as its owner runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tertulia.server.lock import hold_folder
from tests.cli.conftest import Tertulia
from tests.server.shelf import Shelf, seen


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """A running game and one that is over, its folder shut."""
    shelf = Shelf(tmp_path / "games")
    shelf.play("one", 40)
    shelf.play("over", 5000)
    shelf.damage("PRAGMA wal_checkpoint(TRUNCATE)")
    shelf.file.chmod(0o600)
    return shelf


def test_a_sound_folder_is_well(tertulia: Tertulia, shelf: Shelf) -> None:
    ran = tertulia("doctor", "--data", str(shelf.folder))
    assert (ran.status, ran.err) == (0, "")
    assert "2 tables: 2 fine\n" in ran.out
    assert ran.out.endswith("All is well.\n")
    told = json.loads(tertulia("doctor", "--data", str(shelf.folder), "--json").out)
    assert (told["report"]["tables"], told["report"]["fine"], told["report"]["findings"]) == (2, 2, [])


def test_damage_is_told_and_mended(tertulia: Tertulia, shelf: Shelf) -> None:
    before = seen(shelf.read("one"))
    shelf.damage("UPDATE snapshot SET state = x'00' WHERE table_id = 'one'")
    shelf.damage("UPDATE game_table SET options = '{' WHERE id = 'over'")
    ran = tertulia("doctor", "--data", str(shelf.folder))
    assert (ran.status, ran.err) == (1, "")
    assert "2 tables: 0 fine, 1 to be mended, 1 lost\n" in ran.out
    assert "- table one: its snapshot is damaged (`tertulia doctor --repair` makes it right)\n" in ran.out
    assert ran.out.endswith("Nothing has been changed.\n")
    ran = tertulia("doctor", "--data", str(shelf.folder), "--repair")
    assert (ran.status, ran.err) == (0, "")
    assert "- table one: its snapshot is damaged (made right)\n" in ran.out
    assert "The damaged one is kept as " in ran.out
    assert "What nothing could be made of is in " in ran.out
    assert tertulia("doctor", "--data", str(shelf.folder)).status == 0
    assert seen(shelf.read("one")) == before


def test_records_are_written_that_replay(tertulia: Tertulia, shelf: Shelf, tmp_path: Path) -> None:
    target = tmp_path / "records"
    ran = tertulia("doctor", "--data", str(shelf.folder), "--export", str(target))
    assert ran.status == 0
    assert f"2 records are in {target}; 0 games have not begun." in ran.out
    for file in target.iterdir():
        assert file.stat().st_mode & 0o077 == 0
        assert tertulia("replay", str(file), "--json").status == 0


def test_a_folder_that_others_may_read_is_told(tertulia: Tertulia, shelf: Shelf) -> None:
    shelf.folder.chmod(0o755)
    (shelf.folder / "secret").write_bytes(b"short")
    ran = tertulia("doctor", "--data", str(shelf.folder))
    assert ran.status == 1
    assert "mode 0755" in ran.out
    assert "secret: it is shorter than 32 bytes" in ran.out


@pytest.mark.parametrize("options", [("--repair",), ("--export", "records")])
def test_a_server_must_be_stopped_for_more_than_looking(
    tertulia: Tertulia, shelf: Shelf, options: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with hold_folder(shelf.folder):
        ran = tertulia("doctor", "--data", str(shelf.folder), *options)
        assert (ran.status, ran.out) == (2, "")
        assert "another server is using" in ran.err
        assert tertulia("doctor", "--data", str(shelf.folder)).status == 0


def test_what_cannot_be_read_is_one_clear_line(tertulia: Tertulia, shelf: Shelf, tmp_path: Path) -> None:
    ran = tertulia("doctor", "--data", str(tmp_path))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "there are no games in" in ran.err
    shelf.file.write_bytes(b"nothing of the kind")
    ran = tertulia("doctor", "--data", str(shelf.folder), "--repair")
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "only a backup helps" in ran.err
