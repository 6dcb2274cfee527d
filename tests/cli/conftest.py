"""Runs commands in the test's process as a user would."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from tertulia.cli.main import main
from tertulia.cli.setting import SETTINGS


class Ran(NamedTuple):
    """Result of a command."""

    status: int
    out: str
    err: str


Tertulia = Callable[..., Ran]


@pytest.fixture
def tertulia(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Tertulia:
    """Function that runs a command: `tertulia("games", "--json")`; `typed` is its standard input."""
    monkeypatch.setenv("LANG", "C")
    for name in ("LC_ALL", "LC_MESSAGES", "TERTULIA_LANGUAGE", "TERTULIA_COMPONENTS"):
        monkeypatch.delenv(name, raising=False)

    def ran(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main(arguments)
        told = capsys.readouterr()
        return Ran(int(left.value.code or 0), told.out, told.err)

    return ran


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove all settings from the environment."""
    for setting in SETTINGS.values():
        monkeypatch.delenv(setting.variable, raising=False)
    monkeypatch.delenv("TERTULIA_CONFIG", raising=False)
