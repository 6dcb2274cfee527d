"""A log that stays small, whatever is sent: the same line is written once a minute, however often there is cause for it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

QUIET = 60.0
"""Seconds in which the same line is written once."""
MOST_KINDS = 1000
"""So many different lines are remembered."""


class Seldom(logging.Filter):
    """Lets a line through a handler, and drops the same one for a minute; one with another exception is another one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[tuple[object, ...], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = self._clock()
        exception = record.exc_info[0] if record.exc_info else None
        line = record.name, record.levelno, record.getMessage(), exception
        if now - self._said.get(line, -QUIET) < QUIET:
            return False
        if len(self._said) >= MOST_KINDS:
            self._said = {other: said for other, said in self._said.items() if now - said < QUIET / 2}
        self._said[line] = now
        return True


def keep_logs_small() -> None:
    """Let all that is logged in this process, the web server's lines included, through such a filter."""
    for name in (None, "uvicorn"):
        for handler in logging.getLogger(name).handlers:
            handler.addFilter(Seldom())
