"""Temporary files if no usual folder is writable, as in a container with a read-only root."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from tertulia.cli import places


@pytest.mark.parametrize("usual", ["there", "missing"])
def test_shared_memory_is_fallback_for_temporary_folder(
    usual: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "there").mkdir()
    monkeypatch.setenv("TMPDIR", "")
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", lambda: [str(tmp_path / usual)])
    monkeypatch.setattr(places, "SHARED_MEMORY", tmp_path)
    places.provide_temporary_folder()
    expected = tmp_path / usual if usual == "there" else tmp_path
    assert tempfile.gettempdir() == str(expected)
    assert os.environ["TMPDIR"] == ("" if usual == "there" else str(tmp_path))


def test_command_starts_without_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", lambda: [str(tmp_path / "missing")])
    monkeypatch.setattr(places, "SHARED_MEMORY", tmp_path / "missing")
    places.provide_temporary_folder()
    with pytest.raises(FileNotFoundError):
        tempfile.gettempdir()
