"""Logs that stay small, whatever is sent and whatever is damaged."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable
from copy import copy
from typing import Any, Literal

import msgspec

log = logging.getLogger(__name__)
QUIET = 60.0
"""Seconds in which the same line is written once."""
MOST_KINDS = 1000
"""The number of different lines that are remembered."""
MAX_TRACE_LINES = 200
MOST_SAID = 10_000
"""The number of different warnings that are given; more are not given at all."""
_said: set[str] = set()


def warn_once(message: str) -> None:
    """Warn the first time that this message comes: what is damaged stays so, and the same line a thousand times helps nobody."""
    if message not in _said and len(_said) < MOST_SAID:
        _said.add(message)
        log.warning(message)


class Outage:
    """Says once that something is away, with what that means, and once that it is there again."""

    def __init__(self, what: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._what, self._clock = what, clock
        self._since: float | None = None

    def begin(self, why: str) -> None:
        """It is away, or still away."""
        if self._since is None:
            self._since = self._clock()
            log.error("%s: %s", self._what, why)

    def end(self) -> None:
        """It is there."""
        if self._since is not None:
            log.warning("%s: it is over after %.0f s", self._what, self._clock() - self._since)
            self._since = None


class RepeatFilter(logging.Filter):
    """Lets a line through a handler, and drops the same one for a minute; one with another exception is another one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._written: dict[tuple[object, ...], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = self._clock()
        exception = record.exc_info[0] if record.exc_info else None
        line = record.name, record.levelno, record.getMessage(), exception
        if now - self._written.get(line, -QUIET) < QUIET:
            return False
        if len(self._written) >= MOST_KINDS:
            self._written = {other: written for other, written in self._written.items() if now - written < QUIET / 2}
        self._written[line] = now
        return True


class PlainLines(logging.Formatter):
    """Text lines. An exception is written with its type and its place in the code, never with its message: that may carry an email
    address, a token or a webhook's URL."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        own = copy(record)
        own.exc_text = None  # another handler may have written the exception already, with its message
        return super().format(own)

    def formatException(self, ei: Any) -> str:  # noqa: N802  the name of the base class
        """The type of an exception and of those that caused it, each with its place."""
        lines, error = list[str](), ei[1]
        while error is not None and len(lines) < MAX_TRACE_LINES:
            lines.append(f"{type(error).__module__}.{type(error).__qualname__}")
            lines += [
                f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
            ]
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\n".join(lines)


class JsonLines(logging.Formatter):
    """A line of JSON for each record; an exception is written as in `PlainLines`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            told["error"] = f"{type(error).__module__}.{type(error).__qualname__}"
            told["trace"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
            ]
        return msgspec.json.encode(told).decode()


def begin_logs(form: Literal["text", "json"] = "text") -> None:
    """Write warnings and errors of this process to standard error, as text or as a line of JSON each; the same line once a minute.
    Where the root logger has handlers already (a program that embeds the server), they stay as they are and nothing is added."""
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines() if form == "json" else PlainLines(logging.BASIC_FORMAT))
    lines.addFilter(RepeatFilter())
    logging.basicConfig(level=logging.WARNING, handlers=[lines])
