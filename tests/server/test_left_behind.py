"""Servers of tests end when the tests are killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.conftest import wait_for
from tests.server.redis import NEEDS_BROKER

ROOT = Path(__file__).parents[2]
BEGINS = {
    "postgresql": "from tests.server import postgres as p; print(p.server()._process.pid, p.server()._root, flush=True)",
    "redis": "from pathlib import Path; from tests.server.redis import Broker; "
    "print(Broker(Path('/tmp'))._process.pid, '/tmp', flush=True)",
}


def runs(process: int) -> bool:
    """Return whether a process runs. A zombie counts as ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of a parent's end")
@pytest.mark.parametrize("program", ["postgresql", pytest.param("redis", marks=NEEDS_BROKER)])
def test_a_server_ends_with_tests_that_were_killed(program: str) -> None:
    tests = subprocess.Popen(
        [sys.executable, "-c", BEGINS[program] + "; input()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert tests.stdout is not None
    process, root = tests.stdout.readline().split()
    assert runs(int(process))
    os.kill(tests.pid, signal.SIGKILL)
    tests.communicate()
    wait_for(lambda: not runs(int(process)))

    def removed() -> bool:  # other processes of PostgreSQL may still write there for a moment
        postgres._remove_left()
        return program == "redis" or not Path(root).exists()

    wait_for(removed)
