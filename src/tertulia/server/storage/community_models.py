"""Models of the community: chat, notes, blocks, roles and moderation.

Times are in milliseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from tertulia.server.storage.models import Base


class ChatRoomRow(Base):
    """A chat room: of the lobby, or of one group of listeners at a table (`tertulia.server.domain.chat`)."""

    __tablename__ = "chat_room"

    room: Mapped[str] = mapped_column(String(48), primary_key=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), index=True)
    """Null for the lobby."""
    last: Mapped[int]
    """The number of its last line; 0 for none."""
    closed: Mapped[bool]
    """Whether chat is disabled at the table. Set only in the room for all listeners."""


class ChatLineRow(Base):
    """A line of chat."""

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
    """A used link that gives a role: each link works once."""

    __tablename__ = "role_claim"

    nonce: Mapped[str] = mapped_column(String(32), primary_key=True)
    time: Mapped[int] = mapped_column(BigInteger)


class ReportRow(Base):
    """A report of a player to the moderators."""

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
    """The end; equal to `began` for a warning."""
    by: Mapped[str] = mapped_column(String(32))
    report: Mapped[str | None] = mapped_column(String(24))
    seen: Mapped[bool]
    """Whether the player has confirmed reading it."""
    appeal: Mapped[str | None] = mapped_column(Text)
    appealed: Mapped[int | None] = mapped_column(BigInteger, index=True)
    answer: Mapped[str | None] = mapped_column(Text)
    upheld: Mapped[bool | None]
    """The decision on the appeal; null before."""
    lifted: Mapped[int | None] = mapped_column(BigInteger)
    """When a moderator ended it early."""


class ModerationRow(Base):
    """An entry of the moderation log. Entries never change: each holds a hash over itself and the entry before."""

    __tablename__ = "moderation_log"

    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    time: Mapped[int] = mapped_column(BigInteger)
    actor: Mapped[str] = mapped_column(String(32))
    action: Mapped[str] = mapped_column(String(24))
    subject: Mapped[str] = mapped_column(String(32))
    details: Mapped[str] = mapped_column(Text)
    """JSON."""
    hash: Mapped[str] = mapped_column(String(64))
