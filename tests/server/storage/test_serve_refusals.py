"""A server that cannot use its data folder ends with one line that says what to do, without a traceback."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tertulia.resources import client_dir
from tests.server.conftest import run_command_line
from tests.server.forked import Forked
from tests.server.storage.data_folder import DataFolder

pytestmark = pytest.mark.skipif(client_dir() is None, reason="the browser client is not built: run `make client`")


def run_refused_serve(folder: Path) -> str:
    """Run `tertulia serve` on a folder that it refuses, and return its error line."""
    output, log = folder.with_name(f"{folder.name}.out"), folder.with_name(f"{folder.name}.log")
    process = Forked(run_command_line, ["serve", "--port", "0", "--data", str(folder)], output=output, log=log)
    status, log_text = process.wait(120), log.read_text(encoding="utf-8")
    assert status == 2, log_text
    assert "Traceback" not in log_text
    assert output.read_text(encoding="utf-8") == ""
    assert log_text.startswith("tertulia: ")
    assert log_text.count("\n") == 1
    return log_text


@pytest.mark.file
def test_serve_refuses_damaged_database(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.play("one", 60)
    data_folder.damage("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(data_folder.file.read_bytes())
    data[-6000:-4000] = bytes(2000)
    data_folder.file.write_bytes(data)
    message = run_refused_serve(tmp_path)
    assert str(data_folder.file) in message
    assert "tertulia doctor --repair" in message
    assert data_folder.file.read_bytes() == data


@pytest.mark.file
def test_serve_refuses_newer_database(tmp_path: Path) -> None:
    DataFolder(tmp_path).damage("UPDATE alembic_version SET version_num = '0999'")
    assert "newer Tertulia" in run_refused_serve(tmp_path)


@pytest.mark.file
def test_serve_refuses_database_of_tertulia_0_1(tmp_path: Path) -> None:
    DataFolder(tmp_path).damage("UPDATE alembic_version SET version_num = '0020'")
    assert "written by Tertulia 0.1" in run_refused_serve(tmp_path)


def test_serve_refuses_database_of_other_program(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "tertulia.sqlite")
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    assert "another program" in run_refused_serve(tmp_path)


def test_serve_refuses_folder_without_writable_database(tmp_path: Path) -> None:
    (tmp_path / "tertulia.sqlite").mkdir()
    assert "write permission" in run_refused_serve(tmp_path)
