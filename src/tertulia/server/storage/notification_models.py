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
    kind: Mapped[str] = mapped_column(String(10))
    kinds: Mapped[str] = mapped_column(String(80))
    """The kinds of notifications that it takes, between commas: `,turn,over,`."""
    state: Mapped[str] = mapped_column(String(12))
    address: Mapped[bytes] = mapped_column(LargeBinary)
    last_error: Mapped[str] = mapped_column(String(300))
    last_success_at: Mapped[int | None] = mapped_column(BigInteger)
    created_at: Mapped[int] = mapped_column(BigInteger)


class NotificationRow(Base):
    """A notification on one channel. No foreign key to the table, because the notification outlives it."""

    __tablename__ = "notification"

    channel: Mapped[str] = mapped_column(ForeignKey("channel.id", ondelete="CASCADE"), primary_key=True)
    subject: Mapped[str] = mapped_column(String(32), primary_key=True)
    """A table's id; a game for the kind `gone`, a kind of device for `merged`."""
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    dedupe_key: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    created_at: Mapped[int] = mapped_column(BigInteger)
    due: Mapped[int] = mapped_column(BigInteger)
    state: Mapped[str] = mapped_column(String(10))
    tries: Mapped[int]
    send_began_at: Mapped[int] = mapped_column(BigInteger)


class NotificationSettingsRow(Base):
    """A guest's notification settings, and the hash of the secret in their calendar address."""

    __tablename__ = "notification_settings"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    zone: Mapped[str] = mapped_column(String(64))
    quiet_from: Mapped[int | None]
    """Minute of the day; null for no quiet hours, -1 for those of the guest's calendar."""
    quiet_to: Mapped[int]
    digest: Mapped[int | None]
    language: Mapped[str] = mapped_column(String(16))
    feed: Mapped[str | None] = mapped_column(String(64), index=True)
