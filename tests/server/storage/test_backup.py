"""Backups of a running server: consistent, complete or refused, and games go on after a restore."""

from __future__ import annotations

import contextlib
import gzip
import io
import sqlite3
import tarfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tertulia.server.storage.database import DATABASE, known_revisions
from tertulia.server.storage.folder import FolderInUse, hold_folder
from tertulia.server.storage.upkeep.backup import back_up, bring_back
from tertulia.server.storage.upkeep.checking import check
from tertulia.server.storage.upkeep.opening import UpkeepError, explain_storage_errors
from tests.server.conftest import Guest, RunningServer
from tests.server.storage.data_folder import SETS, DataFolder, collect_views

pytestmark = pytest.mark.file

ONE_DEVICE = [{"kind": "me"}, {"kind": "device", "name": "Bea"}]


@pytest.fixture(scope="module")
def saved_folder(tmp_path_factory: pytest.TempPathFactory) -> DataFolder:
    """A folder with two games."""
    data_folder = DataFolder(tmp_path_factory.mktemp("kept"))
    data_folder.play("one", 60)
    data_folder.play("two", 30, "granada")
    return data_folder


@pytest.fixture
def backup(saved_folder: DataFolder, tmp_path: Path) -> Path:
    """A backup of the folder `kept`."""
    assert back_up(saved_folder.folder, tmp_path / "b.tar.gz").tables == 2
    return tmp_path / "b.tar.gz"


def test_restore_returns_every_game_and_the_secret(saved_folder: DataFolder, backup: Path, tmp_path: Path) -> None:
    manifest = bring_back(backup, tmp_path / "new")
    assert (manifest.tables, manifest.shape) == (2, known_revisions()[-1])
    assert backup.stat().st_mode & 0o077 == 0
    restored = DataFolder(tmp_path / "new")
    assert [collect_views(restored.read(name)) for name in ("one", "two")] == [
        collect_views(saved_folder.read(name)) for name in ("one", "two")
    ]
    assert (tmp_path / "new" / "secret").read_bytes() == (saved_folder.folder / "secret").read_bytes()
    for name in (DATABASE, "secret"):
        assert (tmp_path / "new" / name).stat().st_mode & 0o077 == 0
    assert check(tmp_path / "new", SETS).sound


def test_full_backup_disk_is_named_in_error() -> None:
    with contextlib.closing(sqlite3.connect(":memory:")) as small:
        small.execute("PRAGMA max_page_count = 2")
        with (
            pytest.raises(UpkeepError, match=r"^backup\.tar\.gz: .*full"),
            explain_storage_errors("the games", "backup.tar.gz"),
        ):
            small.executescript("CREATE TABLE a (b); CREATE TABLE c (d); CREATE TABLE e (f);")


def test_backup_under_load_is_consistent(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "games")
    host, player = Guest(server.address), Guest(server.address)
    tables = [host.start(ONE_DEVICE) for _ in range(3)]
    table = host.open([{"kind": "me"}, {"kind": "open"}], game="la-granja")
    assert player.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    assert host.post(f"tables/{table}/start").status_code == 200
    stop, moved = threading.Event(), dict.fromkeys(tables, 0)

    def play(name: str) -> None:
        while not stop.is_set() and host.act(name).status_code == 200:
            moved[name] += 1

    threads = [threading.Thread(target=play, args=(name,)) for name in tables]
    for thread in threads:
        thread.start()
    while min(moved.values()) < 5:
        threading.Event().wait(0.01)
    earliest = dict(moved)
    assert back_up(tmp_path / "games", tmp_path / "b.tar.gz").tables == 4
    stop.set()
    for thread in threads:
        thread.join(20)
    latest = {name: moved[name] + 1 for name in tables}
    assert server.stop() == 0
    bring_back(tmp_path / "b.tar.gz", tmp_path / "new")
    assert check(tmp_path / "new", SETS).sound
    again = RunningServer(tmp_path / "new")
    try:
        for guest in (host, player):
            guest.http.base_url = httpx.URL(again.address)
        assert player.get("me").json()["id"] == player.me["id"]
        assert (host.table(table)["own_seats"], player.table(table)["own_seats"]) == ([0], [1])
        for name in tables:
            assert earliest[name] <= host.table(name)["position"] <= latest[name]
            assert host.act(name).status_code == 200
    finally:
        assert again.stop() == 0


def read_members(backup: Path) -> dict[str, bytes]:
    with tarfile.open(backup) as archive:
        return {entry.name: archive.extractfile(entry).read() for entry in archive}  # type: ignore[union-attr]


def write_archive(
    target: Path, files: dict[str, bytes], change: Callable[[tarfile.TarInfo], None] = lambda entry: None
) -> Path:
    with tarfile.open(target, "w:gz") as archive:
        for name, data in files.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            change(entry)
            archive.addfile(entry, io.BytesIO(data))
    return target


def write_damaged_backups(backup: Path, tmp_path: Path) -> Iterator[tuple[str, bytes]]:
    """Yield files that are not a complete backup, with a name for each defect."""
    data, files = backup.read_bytes(), read_members(backup)
    for share in (0.02, 0.5, 0.98):
        yield f"cut at {share}", data[: int(len(data) * share)]
    yield "empty", b""
    yield "text", b"once upon a time"
    yield "gzip of text", gzip.compress(b"once upon a time")
    for place in (0.3, 0.7):
        middle = int(len(data) * place)
        yield f"flipped at {place}", data[:middle] + bytes([data[middle] ^ 0xFF]) + data[middle + 1 :]
    file, other = tmp_path / "made.tar.gz", dict(files)
    yield "another tar", write_archive(file, {"recipes.txt": b"eggs"}).read_bytes()
    yield "no database", write_archive(file, {n: d for n, d in files.items() if n != DATABASE}).read_bytes()
    yield "one more member", write_archive(file, {**files, "more": b"x"}).read_bytes()
    yield "a way out", write_archive(file, {**files, "../out": b"x"}).read_bytes()
    yield "an absolute way", write_archive(file, {**files, str(tmp_path / "out"): b"x"}).read_bytes()
    other[DATABASE] = b"SQLite format 3\0" + bytes(len(files[DATABASE]) - 16)
    yield "another database", write_archive(file, other).read_bytes()
    yield (
        "a newer form",
        write_archive(file, {**files, "backup.json": files["backup.json"].replace(b"/1", b"/2")}).read_bytes(),
    )
    yield (
        "a huge size",
        write_archive(
            file, {**files, "backup.json": files["backup.json"].replace(b'"bytes": ', b'"bytes": 99999999')}
        ).read_bytes(),
    )
    yield "the secret twice", write_doubled_backup(file, files)
    yield "a link", write_linked_backup(file, files)


def write_doubled_backup(file: Path, files: dict[str, bytes]) -> bytes:
    with tarfile.open(file, "w:gz") as archive:
        for name in [*files, "secret"]:
            entry = tarfile.TarInfo(name)
            entry.size = len(files[name])
            archive.addfile(entry, io.BytesIO(files[name]))
    return file.read_bytes()


def write_linked_backup(file: Path, files: dict[str, bytes]) -> bytes:
    def as_link(entry: tarfile.TarInfo) -> None:
        if entry.name == "secret":
            entry.type, entry.linkname, entry.size = tarfile.SYMTYPE, "/etc/hostname", 0

    return write_archive(file, files, as_link).read_bytes()


def test_incomplete_backup_is_refused_and_leaves_no_files(backup: Path, tmp_path: Path) -> None:
    for number, (wrong, data) in enumerate(write_damaged_backups(backup, tmp_path)):
        bad, target = tmp_path / f"bad{number}.tar.gz", tmp_path / f"new{number}"
        bad.write_bytes(data)
        with pytest.raises(UpkeepError) as refused:
            bring_back(bad, target)
        assert str(bad) in str(refused.value), wrong
        assert [path.name for path in target.iterdir()] == ["lock"], wrong
    assert not (tmp_path / "out").exists()


def test_restore_into_used_folder_is_refused(saved_folder: DataFolder, backup: Path, tmp_path: Path) -> None:
    before = saved_folder.file.read_bytes()
    with pytest.raises(UpkeepError, match="already has games"):
        bring_back(backup, saved_folder.folder)
    assert saved_folder.file.read_bytes() == before
    (tmp_path / "half").mkdir()
    (tmp_path / "half" / "secret").write_bytes(b"x" * 32)
    with pytest.raises(UpkeepError, match="has another secret"):
        bring_back(backup, tmp_path / "half")
    assert (tmp_path / "half" / "secret").read_bytes() == b"x" * 32
    with hold_folder(tmp_path / "half"), pytest.raises(FolderInUse):
        bring_back(backup, tmp_path / "half")


def test_backup_overwrites_file_only_with_force(saved_folder: DataFolder, backup: Path) -> None:
    before = backup.read_bytes()
    with pytest.raises(UpkeepError, match="--force"):
        back_up(saved_folder.folder, backup)
    assert backup.read_bytes() == before
    assert back_up(saved_folder.folder, backup, force=True).tables == 2
    with pytest.raises(UpkeepError, match="exists already"):
        back_up(saved_folder.folder, backup.parent, force=True)
    with pytest.raises(UpkeepError, match=r"the folder .* does not exist"):
        back_up(saved_folder.folder, backup.parent / "nowhere" / "b.tar.gz")
    assert sorted(path.name for path in backup.parent.iterdir()) == [backup.name]


def test_damaged_database_is_not_backed_up(saved_folder: DataFolder, tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path / "games")
    data_folder.play("one", 60)
    data_folder.damage("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(data_folder.file.read_bytes())
    data[-6000:-4000] = bytes(2000)
    data_folder.file.write_bytes(data)
    with pytest.raises(UpkeepError, match="tertulia doctor"):
        back_up(data_folder.folder, tmp_path / "b.tar.gz")
    assert not (tmp_path / "b.tar.gz").exists()
