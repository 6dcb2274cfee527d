"""File modes of the data folder, and the site's secret: only the owner has access, and a damaged secret is refused."""

from __future__ import annotations

import os
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tertulia.server.identity.keys import SecretError, load_secret
from tertulia.server.storage.folder import private_folder
from tests.server.conftest import Guest, RunningServer

pytestmark = [
    pytest.mark.file,
    pytest.mark.skipif(os.name != "posix", reason="modes of files are a matter of POSIX"),
]
PRIVATE_FILES = ("tertulia.sqlite", "tertulia.sqlite-wal", "tertulia.sqlite-shm", "lock", "secret", ".secret.123")


def get_mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_new_folder_is_private(tmp_path: Path) -> None:
    assert private_folder(tmp_path / "a" / "b") == []
    assert get_mode(tmp_path / "a" / "b") == 0o700


def test_modes_of_open_folder_and_own_files_are_restricted(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    for name in PRIVATE_FILES:
        (tmp_path / name).touch(0o644)
        (tmp_path / name).chmod(0o644)
    assert private_folder(tmp_path) == []
    assert get_mode(tmp_path) == 0o700
    assert {get_mode(tmp_path / name) for name in PRIVATE_FILES} == {0o600}
    assert private_folder(tmp_path) == []


def test_folder_with_foreign_files_is_left_with_warning(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    for name in ("secret", "holiday.jpg"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    (warning,) = private_folder(tmp_path)
    assert str(tmp_path) in warning
    assert "other files" in warning
    assert (get_mode(tmp_path), get_mode(tmp_path / "secret"), get_mode(tmp_path / "holiday.jpg")) == (
        0o755,
        0o600,
        0o644,
    )
    tmp_path.chmod(0o700)
    assert private_folder(tmp_path) == []


def test_target_of_link_is_left(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere.touch()
    elsewhere.chmod(0o644)
    (folder / "secret").symlink_to(elsewhere)
    assert private_folder(folder) == []
    assert get_mode(elsewhere) == 0o644


def test_folder_of_other_user_is_left_with_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "secret").touch()
    (tmp_path / "secret").chmod(0o644)
    monkeypatch.setattr("os.geteuid", lambda: tmp_path.stat().st_uid + 1)
    warnings = private_folder(tmp_path)
    assert len(warnings) == 2
    for path, line in zip((tmp_path / "secret", tmp_path), warnings, strict=True):
        assert str(path) in line
        assert "another user" in line
    assert get_mode(tmp_path) == 0o755


def test_unchangeable_mode_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o755)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refuse)
    (warning,) = private_folder(tmp_path)
    assert "Operation not permitted" in warning
    assert "chmod 700" in warning


def test_running_server_writes_private_files(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "tertulia.sqlite").touch(0o644)
    (tmp_path / "tertulia.sqlite").chmod(0o644)
    server = RunningServer(tmp_path)
    try:
        Guest(server.address).start([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        found = {path.name: get_mode(path) for path in tmp_path.iterdir()}
    finally:
        assert server.stop() == 0
    assert {"tertulia.sqlite", "tertulia.sqlite-wal", "tertulia.sqlite-shm", "lock", "secret"} <= set(found)
    assert set(found.values()) == {0o600}
    assert get_mode(tmp_path) == 0o700


@pytest.mark.parametrize("length", [0, 1, 31])
def test_short_secret_is_refused_and_kept(tmp_path: Path, length: int) -> None:
    (tmp_path / "secret").write_bytes(b"x" * length)
    with pytest.raises(SecretError, match=f"{length} bytes long.* backup, or delete it"):
        load_secret(tmp_path)
    assert (tmp_path / "secret").read_bytes() == b"x" * length


def test_unreadable_secret_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").mkdir()
    with pytest.raises(SecretError, match=r"cannot be read \(.*delete it"):
        load_secret(tmp_path)


def test_processes_starting_together_share_one_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each finds no secret, and creates one."""
    (tmp_path / "site").mkdir()
    all_wrote, fsync = threading.Barrier(3), os.fsync

    def wait_for_all(descriptor: int) -> None:
        fsync(descriptor)
        all_wrote.wait(timeout=10)

    monkeypatch.setattr(os, "fsync", wait_for_all)
    with ThreadPoolExecutor(3) as pool:
        found = list(pool.map(load_secret, [tmp_path / "site"] * 3))
    assert {*found} == {(tmp_path / "site" / "secret").read_bytes()}
    assert os.listdir(tmp_path / "site") == ["secret"], "no draft is left"


def test_secret_is_created_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", lambda *_: (_ for _ in ()).throw(PermissionError(1, "not here")))
    assert load_secret(tmp_path) == (tmp_path / "secret").read_bytes()
    assert os.listdir(tmp_path) == ["secret"]


def test_secret_is_created_once(tmp_path: Path) -> None:
    secret = load_secret(tmp_path)
    assert len(secret) == 32
    assert load_secret(tmp_path) == secret
    assert get_mode(tmp_path / "secret") == 0o600
