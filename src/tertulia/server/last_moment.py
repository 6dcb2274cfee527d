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
"""Seconds from the signal to stop until a process ends itself by force."""
KILL_GRACE_SECONDS = 1.0
"""Seconds after `STOP_SECONDS` until the operating system kills the process. This is needed during the interpreter's
teardown, when threads no longer run."""
log = logging.getLogger(__name__)
_stopping = threading.Event()


def start_stop_timer() -> None:
    """Start a timer that ends the process by force after `STOP_SECONDS`, unless one runs already."""
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
    """Let SIGTERM stop the process as Ctrl-C does.

    If the process has not ended after `STOP_SECONDS`, it ends by force.
    """
    signal.signal(signal.SIGTERM, _on_sigterm)


def _on_sigterm(number: int, frame: FrameType | None) -> None:
    start_stop_timer()
    signal.default_int_handler(number, frame)


def exit_if_stopping() -> None:
    """End the process without teardown if it was told to stop. Called when all resources are closed."""
    if _stopping.is_set():
        _exit()


def _force_exit() -> None:
    log.warning("forcing the exit of this process: shutdown took too long")
    _exit()


def _exit() -> None:
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)
