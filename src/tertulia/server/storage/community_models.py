"""Models of accounts, notifications, chat, notes, blocks, roles and moderation.

Times are in milliseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, LargeBinary, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from tertulia.server.storage.models import Base


class SessionRow(Base):
    """Session of a browser that is signed in as a guest (`tertulia.server.domain.accounts.StoredSession`)."""

    __tablename__ = "session"
    __table_args__ = (Index("ix_session_changed", "changed"),)

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    device: Mapped[str] = mapped_column(String(40))
    created_at: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[bool] = mapped_column(server_default="0")
    changed: Mapped[int] = mapped_column(BigInteger)
    """When the session was added or ended. Other processes poll this column for changes."""
    rotated: Mapped[int | None] = mapped_column(BigInteger)
    """When another token replaced the session's token in the same browser; null if the session runs or was signed
    out."""


class CredentialRow(Base):
    """A sign-in method of an account (`tertulia.server.domain.accounts.Credential`)."""

    __tablename__ = "credential"

    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    subject: Mapped[str] = mapped_column(String(400), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    label: Mapped[str] = mapped_column(String(80))
    data: Mapped[bytes] = mapped_column(LargeBinary)
    created_at: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)
    session: Mapped[str | None] = mapped_column(String(64))
    """Current token hash of the session that added the credential; null if unknown."""


class TokenRow(Base):
    """A one-time token, such as that of a sign-in link (`tertulia.server.domain.accounts.Token`)."""

    __tablename__ = "token"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    purpose: Mapped[str] = mapped_column(String(10))
    guest: Mapped[str | None] = mapped_column(String(32))
    data: Mapped[bytes] = mapped_column(LargeBinary)
    expires: Mapped[int] = mapped_column(BigInteger)
    tries: Mapped[int] = mapped_column(server_default="0")


class PreferenceRow(Base):
    """A preference of a guest that differs from its default. The web client defines names and values."""

    __tablename__ = "preference"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))
    changed: Mapped[int] = mapped_column(BigInteger)


class ChannelRow(Base):
    """A notification channel (`tertulia.server.domain.notifications.Channel`).

    Times are in milliseconds since 1970.
    """

    __tablename__ = "channel"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    owner: Mapped[str] = mapped_column(String(40), index=True)
    """Id of a guest, or `t/` followed by the id of a table."""
    kind: Mapped[str] = mapped_column(String(10))
    kinds: Mapped[str] = mapped_column(String(200))
    """Kinds of notifications that are sent on the channel, each between commas: `,turn,over,`."""
    state: Mapped[str] = mapped_column(String(12))
    address: Mapped[bytes] = mapped_column(LargeBinary)
    last_error: Mapped[str] = mapped_column(String(300))
    last_success_at: Mapped[int | None] = mapped_column(BigInteger)
    created_at: Mapped[int] = mapped_column(BigInteger)


class NotificationRow(Base):
    """A notification on one channel, mostly about a table of a game.

    `subject` is no foreign key to that table, because the notification outlives the table.
    """

    __tablename__ = "notification"

    channel: Mapped[str] = mapped_column(ForeignKey("channel.id", ondelete="CASCADE"), primary_key=True)
    subject: Mapped[str] = mapped_column(String(32), primary_key=True)
    """Id of the table that the notification is about, except for three kinds of notifications.

    `closed` (a table that had not started was deleted): the name of the table's game. `merged` (seats of another
    browser were merged into the account): that browser and its operating system, like `firefox android`. `test`: empty.
    """
    kind: Mapped[str] = mapped_column(String(16), primary_key=True)
    dedupe_key: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    created_at: Mapped[int] = mapped_column(BigInteger)
    due: Mapped[int] = mapped_column(BigInteger)
    state: Mapped[str] = mapped_column(String(10))
    tries: Mapped[int]
    send_began_at: Mapped[int] = mapped_column(BigInteger)


class NotificationSettingsRow(Base):
    """A guest's notification settings.

    `feed` is the hash of the secret path of the guest's calendar feed.
    """

    __tablename__ = "notification_settings"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    zone: Mapped[str] = mapped_column(String(64))
    quiet_from: Mapped[int | None]
    """Minute of the day at which quiet hours begin; null for none, -1 for the quiet hours of the guest's calendar."""
    quiet_to: Mapped[int]
    digest: Mapped[int | None]
    language: Mapped[str] = mapped_column(String(16))
    feed: Mapped[str | None] = mapped_column(String(64), index=True)


class ChatRoomRow(Base):
    """A chat room (`tertulia.server.domain.chat`).

    The lobby has one room. A table has three rooms: for all visitors, for players and for spectators.
    """

    __tablename__ = "chat_room"

    room: Mapped[str] = mapped_column(String(48), primary_key=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), index=True)
    """Id of the room's table; null for the room of the lobby."""
    last: Mapped[int]
    """Number of the room's last line; 0 for an empty room."""
    closed: Mapped[bool]
    """Whether chat is disabled at the table. Only set in the table's room for all visitors."""


class ChatLineRow(Base):
    """A stored line of a chat room, numbered within the room."""

    __tablename__ = "chat_line"

    room: Mapped[str] = mapped_column(ForeignKey("chat_room.room", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    author: Mapped[str] = mapped_column(String(32), index=True)
    phrase: Mapped[str | None] = mapped_column(String(24))
    """The key of a quick phrase, shown in each reader's language; null for typed text."""
    words: Mapped[str] = mapped_column(Text)
    time: Mapped[int] = mapped_column(BigInteger)
    dedupe_key: Mapped[str] = mapped_column(String(24))
    """Idempotency key chosen by the author's browser: a line sent twice is stored once."""


class ChatReadRow(Base):
    """The number of the last line that a guest has read in a room."""

    __tablename__ = "chat_read"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    room: Mapped[str] = mapped_column(ForeignKey("chat_room.room", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int]


class NoteRow(Base):
    """A private note of a guest about a table (`table:<id>`) or a player (`guest:<id>`)."""

    __tablename__ = "note"

    writer: Mapped[str] = mapped_column(String(32), primary_key=True)
    about: Mapped[str] = mapped_column(String(48), primary_key=True)
    words: Mapped[str] = mapped_column(Text)
    time: Mapped[int] = mapped_column(BigInteger)


class BlockRow(Base):
    """A player whom a guest blocks."""

    __tablename__ = "block"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    blocked: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    time: Mapped[int] = mapped_column(BigInteger)


class RoleRow(Base):
    """The role of a moderator or an administrator. Players have no row."""

    __tablename__ = "role"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    role: Mapped[str] = mapped_column(String(16))
    since: Mapped[int] = mapped_column(BigInteger)


class RoleClaimRow(Base):
    """A link that gives a role and has been used. Each link works once."""

    __tablename__ = "role_claim"

    nonce: Mapped[str] = mapped_column(String(32), primary_key=True)
    time: Mapped[int] = mapped_column(BigInteger)


class ReportRow(Base):
    """A player's report to the moderators, with its outcome."""

    __tablename__ = "report"
    __table_args__ = (Index("ix_report_open", "closed", "time"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    reporter: Mapped[str] = mapped_column(String(32), index=True)
    about: Mapped[str] = mapped_column(String(32), index=True)
    room: Mapped[str] = mapped_column(String(48))
    line: Mapped[int]
    context: Mapped[str] = mapped_column(Text)
    """JSON: the reported line and the lines around it, copied at the time of the report."""
    reason: Mapped[str] = mapped_column(Text)
    time: Mapped[int] = mapped_column(BigInteger)
    closed: Mapped[int | None] = mapped_column(BigInteger)
    outcome: Mapped[str | None] = mapped_column(String(16))
    """The moderators' decision; null for an open report."""


class SanctionRow(Base):
    """A warning, a mute or a suspension. The player is notified, and may appeal once."""

    __tablename__ = "sanction"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    kind: Mapped[str] = mapped_column(String(16))
    reason: Mapped[str] = mapped_column(Text)
    began: Mapped[int] = mapped_column(BigInteger)
    until: Mapped[int] = mapped_column(BigInteger)
    """When the sanction ends; equal to `began` for a warning."""
    by: Mapped[str] = mapped_column(String(32))
    report: Mapped[str | None] = mapped_column(String(24))
    seen: Mapped[bool]
    """Whether the player has confirmed reading about the sanction or its last change."""
    appeal: Mapped[str | None] = mapped_column(Text)
    appealed: Mapped[int | None] = mapped_column(BigInteger, index=True)
    answer: Mapped[str | None] = mapped_column(Text)
    upheld: Mapped[bool | None]
    """Decision on the appeal: whether the sanction stays in force. Null while no appeal is decided."""
    lifted: Mapped[int | None] = mapped_column(BigInteger)
    """When the sanction ended early, lifted by a moderator or by a granted appeal; null if it did not."""


class ModerationRow(Base):
    """An entry of the moderation log.

    Entries never change: each holds a hash of its columns and of the entry before.
    """

    __tablename__ = "moderation_log"

    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    time: Mapped[int] = mapped_column(BigInteger)
    actor: Mapped[str] = mapped_column(String(32))
    action: Mapped[str] = mapped_column(String(24))
    subject: Mapped[str] = mapped_column(String(32))
    details: Mapped[str] = mapped_column(Text)
    """JSON object of texts that describe the action, such as the sanction's id and reason."""
    hash: Mapped[str] = mapped_column(String(64))
