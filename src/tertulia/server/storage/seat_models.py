"""Models of private seat data (`tertulia.server.storage.private_seat_data`), invitations and matchmaking."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from tertulia.server.storage.models import Base


class PrivateSeatRow(Base):
    """Private data of a seat: planned move, standing answers and seen position."""

    __tablename__ = "private_seat_data"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    waiting: Mapped[bool]
    """Whether a plan or a standing answer may apply when it is the seat's turn."""
    plan: Mapped[bytes | None] = mapped_column(LargeBinary)
    """JSON, as are the next two columns; null for none."""
    answers: Mapped[bytes | None] = mapped_column(LargeBinary)
    automatic: Mapped[bytes | None] = mapped_column(LargeBinary)
    seen: Mapped[int]


class InvitationRow(Base):
    """An invitation of a guest to a table."""

    __tablename__ = "invitation"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    invited_by: Mapped[str] = mapped_column(String(32))
    invited_at: Mapped[int] = mapped_column(BigInteger)
    """In milliseconds since 1970."""


class MatchmakingRow(Base):
    """The table where matchmaking seats players who want the same game (`tertulia.server.domain.matchmaking`)."""

    __tablename__ = "matchmaking"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    """`PendingMatch.key`, a hash of the wanted game; or "past:" and the id of a table that another has replaced."""
    table_id: Mapped[str] = mapped_column(String(32))
    """No foreign key: the row is written before its table, and outlives it."""
