"""What the database keeps of people's time."""

from __future__ import annotations

from sqlalchemy import LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from tertulia.server.storage.models import Base


class CalendarRow(Base):
    """When a person is away (`tertulia.server.domain.calendars`)."""

    __tablename__ = "calendar"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    kept: Mapped[bytes] = mapped_column(LargeBinary)
    """JSON: calendars, each from when on, and vacations."""
    missed: Mapped[bytes] = mapped_column(LargeBinary)
    """JSON: the tables where they have run out of time since they last left waiting rooms for that."""
    zone: Mapped[str] = mapped_column(String(64), server_default="")
    """The time zone of their browser; empty if not known."""
