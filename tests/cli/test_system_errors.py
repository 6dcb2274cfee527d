"""Errors of the operating system: messages name the place and a remedy."""

from __future__ import annotations

import errno
import os
import socket
from pathlib import Path

import pytest

from tertulia.cli.system_errors import explain
from tertulia.server.http.listening import ListenError, open_listener
from tests.cli.conftest import Tertulia


def explain_error(number: int, place: Path | None = None) -> str:
    return explain(OSError(number, os.strerror(number), None if place is None else str(place)))


@pytest.mark.parametrize("number", [errno.EACCES, errno.EPERM])
def test_missing_permission_names_path_and_user(number: int, tmp_path: Path) -> None:
    message = explain_error(number, tmp_path / "games" / "lock")
    assert message.startswith(f"{tmp_path / 'games' / 'lock'}: {os.strerror(number)}. The user ")
    assert message.endswith(" may not read or write there: name another path")


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EROFS, "mounted read-only"),
        (errno.ENOSPC, "its disk is full: free some space"),
        (errno.EDQUOT, "its disk is full: free some space"),
        (errno.ENOTDIR, "this is not a folder"),
        (errno.ENOENT, os.strerror(errno.ENOENT)),
    ],
)
def test_error_names_path_and_remedy(number: int, words: str, tmp_path: Path) -> None:
    message = explain_error(number, tmp_path / "games")
    assert message.startswith(f"{tmp_path / 'games'}: ")
    assert words in message


def test_error_without_path_is_explained() -> None:
    assert explain_error(errno.ENOSPC) == "the disk is full: free some space, then try again"
    assert explain_error(errno.EPIPE) == os.strerror(errno.EPIPE)


@pytest.mark.parametrize("command", ["serve", "restore"])
def test_file_as_data_folder_is_one_line_error(command: str, tertulia: Tertulia, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("no folder", encoding="utf-8")
    more = ["--port", "0"] if command == "serve" else [str(tmp_path / "games")]
    ran = tertulia(command, *more, "--data", str(tmp_path / "games"))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert f"{tmp_path / 'games'}: this is not a folder" in ran.err


def test_unusable_port_or_address_names_option() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(
            ListenError, match=rf"^--port {port}: another program uses it at 127.0.0.1.*choose another port"
        ):
            open_listener("127.0.0.1", port)
    with pytest.raises(ListenError, match=r"^--host 192\.0\.2\.7: this machine does not have this address.*0\.0\.0\.0"):
        open_listener("192.0.2.7", 0)  # reserved for documentation


@pytest.mark.parametrize("place", ["/", "/nonexistent", "/nonexistent/tertulia", "/nonexistent/tertulia/lock"])
@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS])
@pytest.mark.parametrize("command", ["serve", "restore"])
def test_unusable_data_folder_names_option(
    command: str, number: int, place: str, tertulia: Tertulia, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refused(path: Path, *arguments: object, **named: object) -> None:
        raise OSError(number, os.strerror(number), place)

    monkeypatch.setenv("TERTULIA_DATA", "/nonexistent/tertulia")
    monkeypatch.setattr(Path, "mkdir", refused)
    monkeypatch.setattr("tertulia.server.storage.upkeep.backup.bring_back", refused)
    ran = tertulia(command, *(["--port", "0"] if command == "serve" else [str(tmp_path / "games.tar.gz")]))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(f"tertulia: {place}: ")
    assert ran.err.endswith("name the data folder with --data or TERTULIA_DATA\n")
    assert "chown" not in ran.err


def test_unreadable_backup_names_its_own_path(
    tertulia: Tertulia, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refused(path: Path, folder: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr("tertulia.server.storage.upkeep.backup.bring_back", refused)
    ran = tertulia("restore", str(tmp_path / "games.tar.gz"), "--data", str(tmp_path / "data"))
    assert ran.err.startswith(f"tertulia: {tmp_path / 'games.tar.gz'}: Permission denied. The user ")
    assert ran.err.endswith(": name another path\n")


@pytest.mark.parametrize("command", ["serve", "restore", "admin"])
def test_user_without_home_must_name_data_folder(
    command: str, tertulia: Tertulia, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TERTULIA_DATA", raising=False)
    monkeypatch.setattr(
        "tertulia.cli.places.user_data_path", lambda *arguments, **named: Path("~/.local/share/tertulia")
    )
    ran = tertulia(command, *{"serve": ["--port", "0"], "restore": ["games.tar.gz"], "admin": []}[command])
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        "tertulia: this user has no home directory for a data folder: name the data folder with --data or TERTULIA_DATA\n"
    )
    assert list(tmp_path.iterdir()) == []
