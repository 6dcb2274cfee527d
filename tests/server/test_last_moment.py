"""A process that gets SIGTERM ends in time, also if it hangs or the interpreter is shutting down."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

pytestmark = pytest.mark.skipif(os.name != "posix", reason="SIGTERM is of POSIX")
PROGRAM = """
import os, signal, sys, threading, time
from tertulia.server import last_moment

last_moment.STOP_SECONDS, last_moment.KILL_GRACE_SECONDS = 0.5, 0.5
last_moment.stop_on_sigterm()

class Slow:
    def __del__(self, sleep=time.sleep):
        sleep(60)

try:
    print("ready", flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    {then}
"""


def seconds_to_end(then: str) -> tuple[float, int]:
    program = PROGRAM.format(then=then)
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        began = time.monotonic()
        process.send_signal(signal.SIGTERM)
        status = process.wait(30)
        return time.monotonic() - began, status


@pytest.mark.parametrize(
    ("then", "statuses"),
    [
        pytest.param("pass", {0}, id="ends by itself"),
        pytest.param("time.sleep(60)", {0}, id="waits for something"),
        pytest.param("threading.Thread(target=time.sleep, args=[60]).start()", {0}, id="has a thread"),
        pytest.param("sys.slow = Slow(); last_moment.exit_if_stopping()", {0}, id="leaves at once"),
        pytest.param("sys.slow = Slow()", {0, -signal.SIGALRM}, id="is taken apart"),
    ],
)
def test_process_that_was_told_to_stop_ends_in_time(then: str, statuses: set[int]) -> None:
    seconds, status = seconds_to_end(then)
    assert seconds < 20
    assert status in statuses
