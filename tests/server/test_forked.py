"""Test processes: one fork server for each process that runs tests."""

from __future__ import annotations

import os
from multiprocessing.connection import Connection
from pathlib import Path

from tests.server.forked import CONTEXT, Forked


def send_parent(answers: Connection) -> None:
    """Send the id of the process that this one was forked from."""
    answers.send(os.getppid())


def print_parents() -> None:
    """Print the id of this process's parent, and that of a child process's parent."""
    hears, tells = CONTEXT.Pipe(duplex=False)
    CONTEXT.Process(target=send_parent, args=(tells,)).start()
    print(os.getppid(), hears.recv())


def test_a_forked_program_forks_from_the_same_server(tmp_path: Path) -> None:
    output = tmp_path / "output"
    assert Forked(print_parents, output=output, log=output).wait(60) == 0
    first, second = output.read_text().split()
    assert first == second
