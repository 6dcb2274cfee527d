"""Stop a server process in time: one that was told to stop ends within eight seconds, whatever it waits for.

A process ends by itself as a rule, and then at once: to take a large program apart takes the interpreter seconds on a busy machine.
If something does not answer, such as a database behind a network that stalls, each part waits for a time of its own, and the sum
would exceed what the host's service manager allows. Nothing is lost by an end in the middle: answered requests are on the disk, and
other processes take the jobs once their leases are over.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
from types import FrameType

LAST = 7.0
"""Seconds after which a process ends that was told to."""
GRACE = 1.0
"""Seconds after that in which the system ends it: a thread of Python no longer runs while the interpreter takes itself apart."""
log = logging.getLogger(__name__)
_begun = threading.Event()


def end_in_time() -> None:
    """From now on there are so many seconds left."""
    if _begun.is_set():
        return
    _begun.set()
    last = threading.Timer(LAST, _end)
    last.daemon = True  # nobody waits for it
    last.start()
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, LAST + GRACE)


def end_when_told() -> None:
    """Let SIGTERM be as clean an end as Ctrl-C, and one in time."""
    signal.signal(signal.SIGTERM, _told)


def _told(number: int, frame: FrameType | None) -> None:
    end_in_time()
    signal.default_int_handler(number, frame)


def leave() -> None:
    """End a process that was told to stop and has closed everything."""
    if _begun.is_set():
        _exit()


def _end() -> None:
    log.warning("this process ends now: something that it waits for does not answer")
    _exit()


def _exit() -> None:
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)
