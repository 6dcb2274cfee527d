"""A process that is told to stop has ended soon, whatever it waits for.

It ends by itself as a rule. Where something does not answer, a database behind a network that stalls above all, each of its parts
has a patience of its own, and one after the other they would take longer than whoever stops it waits. Nothing is lost by an end in
the middle: what was answered is on the disk, and what the process had taken is taken by others once its lease is over.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
from types import FrameType

LAST = 8.0
"""Seconds after which a process ends that was told to."""
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


def end_when_told() -> None:
    """Let SIGTERM be as clean an end as Ctrl-C, and one in time."""
    signal.signal(signal.SIGTERM, _told)


def _told(number: int, frame: FrameType | None) -> None:
    end_in_time()
    signal.default_int_handler(number, frame)


def _end() -> None:
    log.warning("this process ends now: something that it waits for does not answer")
    sys.stdout.flush()
    os._exit(0)
