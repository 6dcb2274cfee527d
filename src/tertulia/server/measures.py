"""Metrics of the server: counters and histograms that its parts report and `operation` exports.

The parts of the server depend on no metrics library: they report values to listeners. Labels never hold a table, a
guest or an address: metrics reveal nothing about visitors, and the number of label values stays small.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

Listener = Callable[["Measure", float, tuple[str, ...]], None]
"""Function that is called with a metric, a value and the labels' values, in any thread. It must not raise."""
_listeners: list[Listener] = []
ANSWER_BOUNDS_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SEARCH_BOUNDS_SECONDS = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0)
"""Upper bounds of the histogram's buckets for durations of searches, in seconds."""


class Measure:
    """A metric with its name in Prometheus: a counter if it has no bounds, otherwise a histogram."""

    def __init__(self, name: str, about: str, labels: tuple[str, ...] = (), bounds: tuple[float, ...] = ()) -> None:
        self.name, self.about, self.labels, self.bounds = name, about, labels, bounds

    def __call__(self, value: float, *labels: str) -> None:
        """Report a value: the increment of a counter, or an observation of a histogram."""
        for listener in _listeners:
            listener(self, value, labels)

    def report_since(self, began: float, clock: Callable[[], float]) -> None:
        """Report the seconds from `began` until now, both read from `clock`."""
        if _listeners:
            self(clock() - began)

    def time_block(self, *labels: str) -> TimedBlock:
        """Return a context manager that reports the seconds of its block, even if the block raises."""
        return TimedBlock(self, labels)


class TimedBlock(Struct):
    """A context manager that reports the seconds of its block."""

    measure: Measure
    labels: tuple[str, ...]
    began: float = 0.0

    def __enter__(self) -> None:
        self.began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        if _listeners:
            self.measure(time.perf_counter() - self.began, *self.labels)


def listen(listener: Listener) -> Callable[[], None]:
    """Call `listener` for every reported value. Returns a function that removes the listener."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)


MOVES = Measure("tertulia_moves_total", "Stored actions.", ("game", "by"))
COMMANDS = Measure(
    "tertulia_command_seconds",
    "Seconds until a command is stored or refused.",
    ("command",),
    ANSWER_BOUNDS_SECONDS,
)
REQUESTS = Measure(
    "tertulia_request_seconds",
    "Seconds until the response to a request begins.",
    ("method", "route", "status"),
    ANSWER_BOUNDS_SECONDS,
)
NEWS_DELAYS = Measure(
    "tertulia_update_delivery_seconds",
    "Seconds from a table's change, as soon as this process knows it, until it is sent to a viewer.",
    (),
    ANSWER_BOUNDS_SECONDS,
)
COMMITS = Measure("tertulia_commit_seconds", "Seconds until a change is on disk.", (), ANSWER_BOUNDS_SECONDS)
WRITES = Measure("tertulia_storage_write_seconds", "Seconds to write a group of changes.", (), ANSWER_BOUNDS_SECONDS)
GROUPS = Measure(
    "tertulia_storage_group_changes",
    "Changes per written group.",
    (),
    (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0),
)
FAULTS = Measure("tertulia_storage_faults_total", "Changes that could not be stored.", ("code",))
SEARCHES = Measure("tertulia_search_seconds", "Seconds of a search.", ("kind",), SEARCH_BOUNDS_SECONDS)
SEARCH_WAITS = Measure(
    "tertulia_search_wait_seconds", "Seconds that a search waits before it starts.", ("kind",), SEARCH_BOUNDS_SECONDS
)
MEASURES = (MOVES, COMMANDS, REQUESTS, NEWS_DELAYS, COMMITS, WRITES, GROUPS, FAULTS, SEARCHES, SEARCH_WAITS)
