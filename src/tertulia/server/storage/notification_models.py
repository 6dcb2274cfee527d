"""Models of notification channels, their notifications, and the settings of their owners."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from tertulia.server.storage.models import Base


class ChannelRow(Base):
    """A notification channel (`tertulia.server.domain.notifications.Channel`). Times are in milliseconds since 1970."""

    __tablename__ = "channel"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    owner: Mapped[str] = mapped_column(String(40), index=True)
    """A guest's id, or `t/` and a table's id."""
    way: Mapped[str] = mapped_column(String(10))
    kinds: Mapped[str] = mapped_column(String(80))
    """The kinds of notifications that it takes, between commas: `,turn,over,`."""
    state: Mapped[str] = mapped_column(String(12))
    address: Mapped[bytes] = mapped_column(LargeBinary)
    said: Mapped[str] = mapped_column(String(300))
    last: Mapped[int | None] = mapped_column(BigInteger)
    made: Mapped[int] = mapped_column(BigInteger)


class NotificationRow(Base):
    """A notification on one channel. No foreign key to the table, because the notification outlives it."""

    __tablename__ = "notice"

    channel: Mapped[str] = mapped_column(ForeignKey("channel.id", ondelete="CASCADE"), primary_key=True)
    about: Mapped[str] = mapped_column(String(32), primary_key=True)
    """A table's id; a game for the kind `gone`, a kind of device for `merged`."""
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    mark: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    made: Mapped[int] = mapped_column(BigInteger)
    due: Mapped[int] = mapped_column(BigInteger)
    state: Mapped[str] = mapped_column(String(10))
    tries: Mapped[int]
    at: Mapped[int] = mapped_column(BigInteger)


class NotificationSettingsRow(Base):
    """A guest's notification settings, and the hash of the secret in their calendar address."""

    __tablename__ = "notice_choice"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    zone: Mapped[str] = mapped_column(String(64))
    quiet_from: Mapped[int | None]
    """Minute of the day; null for no quiet hours, -1 for those of the guest's calendar."""
    quiet_to: Mapped[int]
    digest: Mapped[int | None]
    language: Mapped[str] = mapped_column(String(16))
    feed: Mapped[str | None] = mapped_column(String(64), index=True)
