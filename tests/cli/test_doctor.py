"""`tertulia doctor`, `backup` and `restore` on a data folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tertulia.server.storage.folder import hold_folder
from tests.cli.conftest import Tertulia
from tests.server.storage.data_folder import DataFolder, collect_views


@pytest.fixture
def data_folder(tmp_path: Path) -> DataFolder:
    """A data folder with a running and a finished game, not in use."""
    data_folder = DataFolder(tmp_path / "games")
    data_folder.play("one", 40)
    data_folder.play("over", 5000)
    data_folder.damage("PRAGMA wal_checkpoint(TRUNCATE)")
    data_folder.file.chmod(0o600)
    return data_folder


def test_sound_folder_has_no_findings(tertulia: Tertulia, data_folder: DataFolder) -> None:
    ran = tertulia("doctor", "--data", str(data_folder.folder))
    assert (ran.status, ran.err) == (0, "")
    assert "2 tables: 2 fine\n" in ran.out
    assert ran.out.endswith("No problems found.\n")
    result = json.loads(tertulia("doctor", "--data", str(data_folder.folder), "--json").out)
    assert (result["report"]["tables"], result["report"]["fine"], result["report"]["findings"]) == (2, 2, [])


def test_damage_is_reported_and_repaired(tertulia: Tertulia, data_folder: DataFolder) -> None:
    before = collect_views(data_folder.read("one"))
    data_folder.damage("UPDATE snapshot SET state = x'00' WHERE table_id = 'one'")
    data_folder.damage("UPDATE game_table SET options = '{' WHERE id = 'over'")
    ran = tertulia("doctor", "--data", str(data_folder.folder))
    assert (ran.status, ran.err) == (1, "")
    assert "2 tables: 0 fine, 1 repairable, 1 lost\n" in ran.out
    assert "- table one: its snapshot is damaged (`tertulia doctor --repair` repairs it)\n" in ran.out
    assert ran.out.endswith("Nothing was changed.\n")
    ran = tertulia("doctor", "--data", str(data_folder.folder), "--repair")
    assert (ran.status, ran.err) == (0, "")
    assert "- table one: its snapshot is damaged (repaired)\n" in ran.out
    assert "The damaged database was renamed to " in ran.out
    assert "Rows that could not be repaired are in " in ran.out
    assert tertulia("doctor", "--data", str(data_folder.folder)).status == 0
    assert collect_views(data_folder.read("one")) == before


def test_exported_records_replay(tertulia: Tertulia, data_folder: DataFolder, tmp_path: Path) -> None:
    target = tmp_path / "records"
    ran = tertulia("doctor", "--data", str(data_folder.folder), "--export", str(target))
    assert ran.status == 0
    assert f"2 records were written to {target}; 0 games have not started." in ran.out
    for file in target.iterdir():
        assert file.stat().st_mode & 0o077 == 0
        assert tertulia("replay", str(file), "--json").status == 0


def test_readable_folder_is_a_finding(tertulia: Tertulia, data_folder: DataFolder) -> None:
    data_folder.folder.chmod(0o755)
    (data_folder.folder / "secret").write_bytes(b"short")
    ran = tertulia("doctor", "--data", str(data_folder.folder))
    assert ran.status == 1
    assert "mode 0755" in ran.out
    assert "secret: it is shorter than 32 bytes" in ran.out


@pytest.mark.parametrize("options", [("--repair",), ("--export", "records")])
def test_repair_and_export_need_stopped_server(
    tertulia: Tertulia,
    data_folder: DataFolder,
    options: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    with hold_folder(data_folder.folder):
        ran = tertulia("doctor", "--data", str(data_folder.folder), *options)
        assert (ran.status, ran.out) == (2, "")
        assert "another server is using" in ran.err
        assert tertulia("doctor", "--data", str(data_folder.folder)).status == 0


def test_unreadable_folder_is_one_line_error(tertulia: Tertulia, data_folder: DataFolder, tmp_path: Path) -> None:
    ran = tertulia("doctor", "--data", str(tmp_path))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "no games found in" in ran.err
    data_folder.file.write_bytes(b"nothing of the kind")
    ran = tertulia("doctor", "--data", str(data_folder.folder), "--repair")
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "restore a backup" in ran.err


@pytest.mark.parametrize("command", ["doctor", "backup", "restore"])
def test_help_has_example(tertulia: Tertulia, command: str) -> None:
    ran = tertulia(command, "--help")
    assert ran.status == 0
    assert f"Example: tertulia {command}" in ran.out
    assert f"  {command} " in tertulia("--help").out


def test_backup_is_made_and_restored(tertulia: Tertulia, data_folder: DataFolder, tmp_path: Path) -> None:
    file, new = str(tmp_path / "b.tar.gz"), tmp_path / "new"
    with hold_folder(data_folder.folder):  # as if the server ran
        ran = tertulia("backup", file, "--data", str(data_folder.folder))
    assert (ran.status, ran.err) == (0, "")
    assert f"2 tables were written to {file}" in ran.out
    ran = tertulia("backup", file, "--data", str(data_folder.folder))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "--force" in ran.err
    assert (
        json.loads(tertulia("backup", file, "--data", str(data_folder.folder), "--force", "--json").out)["tables"] == 2
    )
    ran = tertulia("restore", file, "--data", str(new))
    assert (ran.status, ran.err) == (0, "")
    assert f"were restored to {new}" in ran.out
    assert collect_views(DataFolder(new).read("one")) == collect_views(data_folder.read("one"))
    ran = tertulia("restore", file, "--data", str(new))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "already has games" in ran.err


def test_invalid_backup_is_one_line_error(tertulia: Tertulia, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("once upon a time", encoding="utf-8")
    for file, message in (("text", "not a backup of Tertulia"), ("nowhere", "nowhere")):
        ran = tertulia("restore", str(tmp_path / file), "--data", str(tmp_path / "new"))
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert message in ran.err
    ran = tertulia("backup", str(tmp_path / "b"), "--data", str(tmp_path / "new"))
    assert ran.status == 2
    assert "no games found in" in ran.err
