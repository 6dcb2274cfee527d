"""Commands whose standard streams the caller has closed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tertulia.cli.main import main

CHILD = """
import os, sys
from tertulia.cli.streams import occupy_closed_streams
try:
    occupy_closed_streams()
except ValueError as error:
    os.write(2, f"{error}\\n".encode())
next_file = os.open(os.devnull, os.O_RDONLY)
sys.stderr.write("still there\\n")
assert os.get_inheritable(0) and os.get_inheritable(1) and os.get_inheritable(2)
assert next_file > 2, next_file
"""


def run_without_stream(monkeypatch: pytest.MonkeyPatch, stream: str, *arguments: str) -> int:
    monkeypatch.setattr(sys, stream, None)
    with pytest.raises(SystemExit) as exit_info:
        main(arguments)
    monkeypatch.undo()
    return int(exit_info.value.code or 0)


def test_closed_input_is_reported_before_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_without_stream(monkeypatch, "stdin", "play", "granada", "--seats", "me,random") == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "tertulia: standard input is closed, so no answer can be read: run this in a terminal\n"


def test_closed_input_is_ignored_if_unused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_without_stream(monkeypatch, "stdin", "games") == 0
    assert "granada" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["games"], ["games", "--json"], ["--help"], ["sing"]])
def test_closed_output_is_reported(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_without_stream(monkeypatch, "stdout", *arguments) == 2
    assert capsys.readouterr().err == "tertulia: standard output is closed: redirect it to a file or to /dev/null\n"


@pytest.mark.parametrize("arguments", [["games"], ["sing"]])
def test_closed_stderr_keeps_status(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_without_stream(monkeypatch, "stderr", *arguments) == (0 if arguments == ["games"] else 2)
    assert "no such command" not in capsys.readouterr().out.lower()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_keep_their_descriptors(closed: str) -> None:
    command = ["sh", "-c", f'exec "$0" -c "$1" {closed}', sys.executable, CHILD]
    done = subprocess.run(command, capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL)
    message = "standard output is closed: redirect it to a file or to /dev/null\n" if closed == ">&-" else ""
    assert done.stderr == ("" if "2>&-" in closed else f"{message}still there\n")
