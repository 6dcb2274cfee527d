"""What the database keeps of what a seat keeps for itself (`tertulia.server.storage.asides`), and who was invited to a table."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from tertulia.server.storage.models import Base


class AsideRow(Base):
    """What a seat keeps for itself."""

    __tablename__ = "aside"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    waiting: Mapped[bool]
    """Whether something may be to do once it is the seat's turn."""
    plan: Mapped[bytes | None] = mapped_column(LargeBinary)
    """JSON, as all that follows; null for none."""
    answers: Mapped[bytes | None] = mapped_column(LargeBinary)
    automatic: Mapped[bytes | None] = mapped_column(LargeBinary)
    seen: Mapped[int]


class InvitedRow(Base):
    """Somebody was invited to a table by name."""

    __tablename__ = "invited"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    by: Mapped[str] = mapped_column(String(32))
    at: Mapped[int] = mapped_column(BigInteger)
    """When, in milliseconds since 1970."""


class MeetingRow(Base):
    """At which table people meet who want to play the same at once (`tertulia.server.domain.meeting`)."""

    __tablename__ = "meeting"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    """Says what they want; or, after "past:", the id of a table where they met until another took its place."""
    table_id: Mapped[str] = mapped_column(String(32))
    """No foreign key: it is there before its table, and stays when that goes."""
