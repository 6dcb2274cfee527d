"""What the database keeps of notices: ways to people, what waits to be told on each, and when their owners want to be told."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from tertulia.server.storage.models import Base


class ChannelRow(Base):
    """A way to somebody (`tertulia.server.domain.notices.Channel`). Moments are milliseconds since 1970."""

    __tablename__ = "channel"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    owner: Mapped[str] = mapped_column(String(40), index=True)
    """A guest, or `t/` and a table."""
    way: Mapped[str] = mapped_column(String(10))
    kinds: Mapped[str] = mapped_column(String(80))
    """The kinds of notices that it takes, between commas: `,turn,over,`."""
    state: Mapped[str] = mapped_column(String(12))
    address: Mapped[bytes] = mapped_column(LargeBinary)
    said: Mapped[str] = mapped_column(String(300))
    last: Mapped[int | None] = mapped_column(BigInteger)
    made: Mapped[int] = mapped_column(BigInteger)


class NoticeRow(Base):
    """Something that one channel is to tell, or has told. No foreign key to the table: what was told outlives it."""

    __tablename__ = "notice"

    channel: Mapped[str] = mapped_column(ForeignKey("channel.id", ondelete="CASCADE"), primary_key=True)
    about: Mapped[str] = mapped_column(String(32), primary_key=True)
    """The table."""
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    mark: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    made: Mapped[int] = mapped_column(BigInteger)
    due: Mapped[int] = mapped_column(BigInteger)
    state: Mapped[str] = mapped_column(String(10))
    tries: Mapped[int]
    at: Mapped[int] = mapped_column(BigInteger)


class NoticeChoiceRow(Base):
    """When a guest wants to be told, and the hash of the secret in the address of their calendar."""

    __tablename__ = "notice_choice"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    zone: Mapped[str] = mapped_column(String(64))
    quiet_from: Mapped[int | None]
    """Null for never, -1 for the quiet hours of their calendar."""
    quiet_to: Mapped[int]
    digest: Mapped[int | None]
    language: Mapped[str] = mapped_column(String(16))
    feed: Mapped[str | None] = mapped_column(String(64), index=True)
