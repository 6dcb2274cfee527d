"""Stop a server process in time: after SIGTERM it ends within eight seconds (`end_when_told`).

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

LAST = 7.0
"""Seconds until a process that was told to stop is ended."""
GRACE = 1.0
"""Seconds from then until the system kills it: threads no longer run during the teardown."""
log = logging.getLogger(__name__)
_begun = threading.Event()


def end_in_time() -> None:
    """Start the countdown of `LAST` seconds to a forced end, unless it runs already."""
    if _begun.is_set():
        return
    _begun.set()
    last = threading.Timer(LAST, _end)
    last.daemon = True  # does not keep the process alive
    last.start()
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, LAST + GRACE)


def end_when_told() -> None:
    """Let SIGTERM stop the process as Ctrl-C does, and within `LAST` seconds."""
    signal.signal(signal.SIGTERM, _told)


def _told(number: int, frame: FrameType | None) -> None:
    end_in_time()
    signal.default_int_handler(number, frame)


def leave() -> None:
    """End the process without teardown if it was told to stop. Call it when everything is closed."""
    if _begun.is_set():
        _exit()


def _end() -> None:
    log.warning("this process ends now: something that it waits for does not answer")
    _exit()


def _exit() -> None:
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)
