"""Processes of the tests: one fork server for each process that runs tests, and servers that end with the tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.conftest import wait_for
from tests.server.forked import CONTEXT, Forked
from tests.server.redis import NEEDS_BROKER


def send_parent(answers: Connection) -> None:
    """Send the id of the process that this one was forked from."""
    answers.send(os.getppid())


def print_parents() -> None:
    """Print the id of this process's parent, and that of a child process's parent."""
    hears, tells = CONTEXT.Pipe(duplex=False)
    CONTEXT.Process(target=send_parent, args=(tells,)).start()
    print(os.getppid(), hears.recv())


def test_forked_program_uses_the_same_fork_server(tmp_path: Path) -> None:
    output = tmp_path / "output"
    assert Forked(print_parents, output=output, log=tmp_path / "log").wait(60) == 0
    first, second = output.read_text().split()
    assert first == second


ROOT = Path(__file__).parents[2]
START_PROGRAMS = {
    "postgresql": "from tests.server import postgres as p; s = p.get_server(); print(s._process.pid, s._root, flush=True)",
    "redis": "from pathlib import Path; from tests.server.redis import Broker; "
    "print(Broker(Path('/tmp'))._process.pid, '/tmp', flush=True)",
}


def is_running(process: int) -> bool:
    """Return whether a process runs. A zombie counts as ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux signals the end of a parent")
@pytest.mark.parametrize("program", ["postgresql", pytest.param("redis", marks=NEEDS_BROKER)])
def test_server_ends_when_its_tests_are_killed(program: str) -> None:
    tests = subprocess.Popen(
        [sys.executable, "-c", START_PROGRAMS[program] + "; input()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert tests.stdout is not None
    process, root = tests.stdout.readline().split()
    assert is_running(int(process))
    os.kill(tests.pid, signal.SIGKILL)
    tests.communicate()
    wait_for(lambda: not is_running(int(process)))

    def removed() -> bool:  # other processes of PostgreSQL may still write there for a moment
        postgres._remove_stale_folders()
        return program == "redis" or not Path(root).exists()

    wait_for(removed)
