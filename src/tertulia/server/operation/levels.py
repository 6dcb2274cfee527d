"""Gauges and problems of a process at one moment, for metrics and health checks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple


class Gauge(NamedTuple):
    """A gauge, with a value for each value of its label."""

    name: str
    about: str
    label: str | None = None
    """Name of the label, or None for a gauge without a label."""
    shared: bool = False
    """Whether only processes with a broker report it."""


STREAMS = Gauge("tertulia_streams", "Live connections of this process.")
TABLES = Gauge("tertulia_tables_in_memory", "Tables in the memory of this process.")
THINKING = Gauge("tertulia_thinkers", "Search processes.")
WAITING = Gauge("tertulia_thoughts_waiting", "Searches that wait for a free process.", "kind")
PREPARING = Gauge("tertulia_games_preparing", "Games whose rules are not compiled yet.")
BROKER = Gauge("tertulia_broker_connected", "Whether news of other processes arrive: 1 or 0.", shared=True)
JOBS = Gauge("tertulia_jobs", "Jobs in the storage that are not done, of all processes.", "kind")
OLDEST = Gauge(
    "tertulia_jobs_oldest_seconds",
    "Seconds for which the oldest job that is due has waited, of all processes.",
    "kind",
)
GAUGES = (STREAMS, TABLES, THINKING, WAITING, PREPARING, BROKER, JOBS, OLDEST)


class ProcessState(NamedTuple):
    """The state of a process when it is asked."""

    problems: Sequence[str]
    """Codes of the problems that keep it from its work. It is ready if there are none."""
    gauges: Mapping[Gauge, Mapping[str, float]]
    """Gauge values by label value; the label value is empty for a gauge without a label."""


ReadState = Callable[[], Awaitable[ProcessState]]
"""Returns the state of the process. Called in its event loop, so that nothing changes meanwhile."""
