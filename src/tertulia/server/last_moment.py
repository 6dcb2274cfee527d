"""Stop a server process in time: after SIGTERM it ends within eight seconds (`stop_on_sigterm`).

Normally a process ends by itself and at once, without the interpreter's teardown, which takes seconds for a large
program on a busy machine. If something does not answer, such as a database behind a stalled network, each part waits
for its own timeout. The sum would exceed the limit of the service manager. A forced end loses nothing: answered
requests are on the disk, and other processes take the jobs once their leases expire.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
from types import FrameType

STOP_SECONDS = 7.0
"""Seconds until a process that was told to stop is ended."""
KILL_GRACE_SECONDS = 1.0
"""Seconds from then until the system kills it: threads no longer run during the teardown."""
log = logging.getLogger(__name__)
_stopping = threading.Event()


def start_stop_timer() -> None:
    """Start the countdown of `STOP_SECONDS` to a forced end, unless it runs already."""
    if _stopping.is_set():
        return
    _stopping.set()
    last = threading.Timer(STOP_SECONDS, _force_exit)
    last.daemon = True  # does not keep the process alive
    last.start()
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, STOP_SECONDS + KILL_GRACE_SECONDS)


def stop_on_sigterm() -> None:
    """Let SIGTERM stop the process as Ctrl-C does, and within `STOP_SECONDS`."""
    signal.signal(signal.SIGTERM, _on_sigterm)


def _on_sigterm(number: int, frame: FrameType | None) -> None:
    start_stop_timer()
    signal.default_int_handler(number, frame)


def exit_if_stopping() -> None:
    """End the process without teardown if it was told to stop. Call it when everything is closed."""
    if _stopping.is_set():
        _exit()


def _force_exit() -> None:
    log.warning("forcing the exit of this process: shutdown took too long")
    _exit()


def _exit() -> None:
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)
