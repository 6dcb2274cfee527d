"""Stored lines of a game's log."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Damaged(ValueError):
    """Stored data of a table is damaged. The message says which, and quotes nothing that was played."""


class StoredLine(NamedTuple):
    """A stored ply: the action, and the line as each viewer may see it.

    The set-up, ply 0, has neither seat nor action.
    """

    seat: int | None
    action: int | None
    notation: str | None
    shared: bool
    """Whether other seats could have acted instead."""
    encoded: bytes
    """A JSON list: one line for all viewers, or one for spectators and then one for each seat."""
    time: int | None = None
    """In milliseconds since 1970; None if unknown."""

    @property
    def moment(self) -> datetime | None:
        """The time of the action, or None if it is unknown or out of range."""
        try:
            return None if self.time is None else EPOCH + timedelta(milliseconds=self.time)
        except OverflowError:
            return None


def milliseconds(moment: datetime | None) -> int | None:
    """Milliseconds since 1970, or None for None."""
    return None if moment is None else (moment - EPOCH) // timedelta(milliseconds=1)
