"""Runs commands as a user would: in the test's process, or `tertulia serve` as a process of its own."""

from __future__ import annotations

import io
import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest

from tertulia.cli.main import main
from tertulia.cli.setting import SETTINGS


class CommandResult(NamedTuple):
    """Result of a command."""

    status: int
    out: str
    err: str


Tertulia = Callable[..., CommandResult]


@pytest.fixture
def tertulia(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Tertulia:
    """Function that runs a command: `tertulia("games", "--json")`; `typed` is its standard input."""
    monkeypatch.setenv("LANG", "C")
    for name in ("LC_ALL", "LC_MESSAGES", "TERTULIA_LANGUAGE", "TERTULIA_COMPONENTS"):
        monkeypatch.delenv(name, raising=False)

    def ran(*arguments: str, typed: str = "") -> CommandResult:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as exit_info:
            main(arguments)
        captured = capsys.readouterr()
        return CommandResult(int(exit_info.value.code or 0), captured.out, captured.err)

    return ran


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove all settings from the environment."""
    for setting in SETTINGS.values():
        monkeypatch.delenv(setting.variable, raising=False)
    monkeypatch.delenv("TERTULIA_CONFIG", raising=False)


MAX_WAIT_SECONDS = 240.0


@contextmanager
def run_server(
    data: Path, *more: str, environment: Mapping[str, str] = MappingProxyType({})
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a server during the block and yield its process and address."""
    command = [sys.executable, "-m", "tertulia.cli.main", "serve", "--data", str(data), *more]
    everything = {**os.environ, "TERTULIA_NO_BROWSER": "1", **environment}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=everything)
    try:
        yield process, wait_for_address(process)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def wait_for_address(process: subprocess.Popen[str]) -> str:
    """Wait for the address that the server prints once it is ready."""
    assert process.stdout is not None
    until = time.monotonic() + MAX_WAIT_SECONDS
    while time.monotonic() < until:
        if select.select([process.stdout], [], [], 0.2)[0]:
            found = re.search(r"http://\S+", process.stdout.readline())
            if found:
                return found[0].rstrip("/")
        if process.poll() is not None:
            pytest.fail(f"the server ended: {process.stderr and process.stderr.read()}")
    pytest.fail("the server did not say its address")
