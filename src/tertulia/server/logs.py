"""Logging with bounded volume and without secrets: `begin_logs`, `warn_once`, `Outage`."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable
from copy import copy
from typing import Any, Literal

import msgspec

log = logging.getLogger(__name__)
REPEAT_AFTER_SECONDS = 60.0
"""Seconds in which identical log lines are written only once."""
MAX_KINDS = 1000
"""Maximum number of different log lines that `RepeatFilter` remembers."""
MAX_TRACE_LINES = 200
MAX_WARNINGS = 10_000
"""Maximum number of different warnings that `warn_once` logs. Further ones are dropped."""
_logged_warnings: set[str] = set()


def warn_once(message: str) -> None:
    """Log a warning unless this process has logged it before.

    Warnings about permanent damage would otherwise recur without end.
    """
    if message not in _logged_warnings and len(_logged_warnings) < MAX_WARNINGS:
        _logged_warnings.add(message)
        log.warning(message)


class Outage:
    """Logs when a dependency, such as the database, becomes unreachable and when it is reachable again."""

    def __init__(self, what: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._what, self._clock = what, clock
        self._since: float | None = None

    def begin(self, why: str) -> None:
        """Note that the dependency, such as the database, is unreachable.

        If the outage has just begun, log `why`.
        """
        if self._since is None:
            self._since = self._clock()
            log.error("%s: %s", self._what, why)

    def end(self) -> None:
        """Note that the dependency is reachable. If there was an outage, log its duration."""
        if self._since is not None:
            log.warning("%s: resolved after %.0f s", self._what, self._clock() - self._since)
            self._since = None


class RepeatFilter(logging.Filter):
    """Drops log lines that repeat a line of the last minute.

    Lines with different types of exceptions are different.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._written: dict[tuple[object, ...], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = self._clock()
        exception = record.exc_info[0] if record.exc_info else None
        line = record.name, record.levelno, record.getMessage(), exception
        if now - self._written.get(line, -REPEAT_AFTER_SECONDS) < REPEAT_AFTER_SECONDS:
            return False
        if len(self._written) >= MAX_KINDS:
            self._written = {
                other: written for other, written in self._written.items() if now - written < REPEAT_AFTER_SECONDS / 2
            }
        self._written[line] = now
        return True


class PlainLines(logging.Formatter):
    """Formats records as text, and exceptions by type and code position only.

    The message of an exception is omitted: it may hold an email address, a token or a webhook's URL.
    """

    def format(self, record: logging.LogRecord) -> str:
        own = copy(record)
        own.exc_text = None  # another handler may have formatted the exception with its message
        return super().format(own)

    def formatException(self, ei: Any) -> str:  # noqa: N802  the name of the base class
        """Return the type and the stack frames of an exception and of its causes."""
        lines, error = list[str](), ei[1]
        while error is not None and len(lines) < MAX_TRACE_LINES:
            lines.append(f"{type(error).__module__}.{type(error).__qualname__}")
            lines += [
                f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
            ]
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\n".join(lines)


class JsonLines(logging.Formatter):
    """Formats records as lines of JSON, and exceptions by type and code position only."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            fields["error"] = f"{type(error).__module__}.{type(error).__qualname__}"
            fields["trace"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
            ]
        return msgspec.json.encode(fields).decode()


def begin_logs(form: Literal["text", "json"] = "text") -> None:
    """Log warnings and errors to standard error as text or JSON lines, equal lines at most once a minute.

    If the root logger already has handlers (a program that embeds the server), the root logger is left unchanged.
    """
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines() if form == "json" else PlainLines(logging.BASIC_FORMAT))
    lines.addFilter(RepeatFilter())
    logging.basicConfig(level=logging.WARNING, handlers=[lines])
