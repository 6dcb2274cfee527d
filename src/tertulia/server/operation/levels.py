"""How things stand at one moment: what waits, who is there, how old the oldest job is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple


class Level(NamedTuple):
    """A figure that goes up and down, by the values of its label."""

    name: str
    about: str
    label: str | None = None
    """None for a figure without one."""
    shared: bool = False
    """Whether only processes with a broker tell it."""


STREAMS = Level("tertulia_streams", "Live connections of this process.")
TABLES = Level("tertulia_tables_in_memory", "Tables in the memory of this process.")
THINKING = Level("tertulia_thinkers", "Processes in which thoughts can be thought.")
WAITING = Level("tertulia_thoughts_waiting", "Thoughts that wait for a free process.", "kind")
PREPARING = Level("tertulia_games_preparing", "Games whose rules are not compiled yet.")
BROKER = Level("tertulia_broker_connected", "Whether news of other processes arrive: 1 or 0.", shared=True)
JOBS = Level("tertulia_jobs", "Jobs in the storage that are not done, of all processes.", "kind")
OLDEST = Level(
    "tertulia_jobs_oldest_seconds",
    "Seconds for which the oldest job that is due has waited, of all processes.",
    "kind",
)
LEVELS = (STREAMS, TABLES, THINKING, WAITING, PREPARING, BROKER, JOBS, OLDEST)


class Standing(NamedTuple):
    """What a process says of itself when it is asked."""

    problems: Sequence[str]
    """Codes of what keeps it from its work; it is ready where there are none."""
    levels: Mapping[Level, Mapping[str, float]]
    """By the label's value; an empty text where there is no label."""


Look = Callable[[], Awaitable[Standing]]
"""Asked in the event loop of the process, so that nothing changes meanwhile."""
