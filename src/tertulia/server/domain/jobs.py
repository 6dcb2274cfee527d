"""Work that is kept in the storage until it is done: whoever is free takes it for a while, and if they die, somebody else does.

A job is made in the same transaction as the change that causes it, and its effect depends on what the table is by then: so none
is lost, and one that two have taken is done once.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import IntEnum, StrEnum
from typing import NamedTuple, Protocol

LEASE = 10.0
"""Seconds for which a job is taken: whoever works on it says in time that they still do."""


class JobKind(StrEnum):
    """What is to be done; the key of a job says for whom."""

    BOT = "bot"
    """A bot is to act at a table (key: the table)."""
    PACK = "pack"
    """The log of a finished game may take less room (key: the table)."""
    SEAT = "seat"
    """A seat has planned its turn, or has answers that stand (key: table and seat)."""
    HINT = "hint"
    """A guest wants to know what to do (key: table, position, seat)."""
    ANALYSIS = "analysis"
    """A finished game is to be explained (key: the table)."""
    LETTER = "letter"
    """A mail is to be sent (key: nothing that anybody knows)."""
    NOTICE = "notice"
    """A channel has something to tell (key: the channel)."""
    CLOCK = "clock"
    """Something is to happen by itself at a table: somebody's time runs out (key: the table). It is due only then."""
    LEAVE = "leave"
    """Whoever has run out of time at several tables leaves the waiting rooms where they sit (key: the last of those tables)."""
    BEAT = "beat"
    """Somebody works (key: as what): done late it tells of an outage."""


FAR_AHEAD = frozenset({JobKind.CLOCK, JobKind.NOTICE})
"""Kinds of jobs that may be due in weeks: of others a moment that lies far ahead is of a clock that was wrong."""


class Rank(IntEnum):
    """Which jobs are taken first."""

    BEAT = 0
    PEOPLE = 1
    """People wait for it at their table."""
    HINT = 2
    ANALYSIS = 3
    UNATTENDED = 4
    """A bot is to act where only bots decide."""
    PACK = 5


class JobId(NamedTuple):
    """Which job: there is one of a kind for a key."""

    kind: JobKind
    key: str


class JobOrder(NamedTuple):
    """A job as it is given to whoever is free."""

    id: JobId
    rank: Rank
    share: str = ""
    """Those of the same have one share of what is done; not their address, but made of it."""
    about: bytes = b""
    """What else whoever does it must know (JSON)."""


class LeasedJob(NamedTuple):
    """A job that this process has taken."""

    id: JobId
    rank: Rank
    due: int
    """Since when it is to be done, in milliseconds since 1970: later where somebody has asked for it again."""
    attempts: int
    """How often it has been taken, this time included."""
    share: str
    about: bytes


class JobState(NamedTuple):
    """What is known of a job that somebody waits for."""

    answer: bytes | None
    """What has come of it so far."""
    done: bool


class Jobs(Protocol):
    """The jobs of a site. Every method may raise `StorageFault`; then nothing has changed."""

    async def give(self, orders: Sequence[JobOrder], *, again: bool = False) -> None:
        """Have jobs done as soon as may be; those that are there already stay as they are, or (`again`) are due from now on."""

    async def take(self, kinds: Collection[JobKind], most: int, last: Rank = Rank.PACK) -> list[LeasedJob]:
        """Take so many jobs at most that are due and nobody has: the first by rank, and of one rank one of each share in turn; none
        of a rank behind the `last`."""

    async def renew(self) -> dict[JobId, int]:
        """Say that this process still works on what it has taken. Returns what it still has, each with since when it is due: all
        else is somebody else's by now, or nobody's."""

    async def finish(self, job: LeasedJob) -> None:
        """A job of this process is done; one that was given anew since it was taken is not."""

    async def give_back(self, job: LeasedJob, seconds: float = 0.0) -> None:
        """A job of this process is for others, after so many seconds."""

    async def give_back_all(self) -> None:
        """All jobs of this process are for others: it stops."""

    async def tell(self, job: LeasedJob, answer: bytes, *, done: bool) -> None:
        """What has come of a job of this process, for whoever waits for it; once it is `done` it stays until they have read it."""

    async def states(self, jobs: Collection[JobId]) -> dict[JobId, JobState]:
        """What is known of jobs that somebody waits for; those that are not there any more are left out."""

    async def drop(self, jobs: Collection[JobId]) -> None:
        """Nobody waits for these any more, whoever works on them."""

    async def beat(self, who: str, every: float, late: float) -> tuple[int, int] | None:
        """Say that somebody works, in whichever process. Where nobody had said so for longer than `every` and `late` seconds
        together, that outage is kept, and returned: from when until when, in milliseconds since 1970."""
