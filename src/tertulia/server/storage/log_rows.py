"""Lines of a log at rest."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Damaged(ValueError):
    """What is stored of a table is not what was stored; the message says what, and quotes nothing that was played."""


class StoredLine(NamedTuple):
    """A ply: who did what, and as what every viewer may know it. The set-up has neither seat nor action."""

    seat: int | None
    action: int | None
    notation: str | None
    shared: bool
    """Whether others might have acted instead."""
    encoded: bytes
    """A JSON list: the line as all may know it, or as spectators and then each seat may."""
    time: int | None = None
    """When, in milliseconds since 1970 (UTC), where that is known."""

    @property
    def moment(self) -> datetime | None:
        """The moment of the action; None where it is not known, or no calendar has it."""
        try:
            return None if self.time is None else EPOCH + timedelta(milliseconds=self.time)
        except OverflowError:
            return None


def milliseconds(moment: datetime | None) -> int | None:
    """The milliseconds since 1970 (UTC) of a moment, as a line keeps it."""
    return None if moment is None else (moment - EPOCH) // timedelta(milliseconds=1)
