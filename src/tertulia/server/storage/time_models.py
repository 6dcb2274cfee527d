"""Models of the calendars of players."""

from __future__ import annotations

from sqlalchemy import LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from tertulia.server.storage.models import Base


class CalendarRow(Base):
    """A player's calendars, vacations, timeouts and time zone (`tertulia.server.domain.calendars`)."""

    __tablename__ = "calendar"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat_calendar: Mapped[bytes] = mapped_column(LargeBinary)
    """JSON: calendars, each with the time since which it holds, and vacations."""
    missed: Mapped[bytes] = mapped_column(LargeBinary)
    """JSON: tables where the player has run out of time since they last lost their seats at waiting tables for that."""
    zone: Mapped[str] = mapped_column(String(64), server_default="")
    """The time zone of the player's browser; empty if unknown."""
