"""What the database keeps of people among each other: chat, notes, blocks, roles and moderation.

Times are milliseconds since 1970 (UTC)."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from tertulia.server.storage.models import Base


class ChatRoomRow(Base):
    """Where people talk: one kind of listeners of a table, or the lobby (`tertulia.server.domain.chat`)."""

    __tablename__ = "chat_room"

    room: Mapped[str] = mapped_column(String(48), primary_key=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), index=True)
    """Null for the lobby."""
    last: Mapped[int]
    """The number of its last line; 0 before the first."""
    closed: Mapped[bool]
    """Of the room for all of a table: whether nobody may talk at that table."""


class ChatLineRow(Base):
    """Something that somebody said."""

    __tablename__ = "chat_line"

    room: Mapped[str] = mapped_column(ForeignKey("chat_room.room", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    author: Mapped[str] = mapped_column(String(32), index=True)
    phrase: Mapped[str | None] = mapped_column(String(24))
    """The key of a quick phrase, which everybody reads in their own language; null for words."""
    words: Mapped[str] = mapped_column(Text)
    time: Mapped[int] = mapped_column(BigInteger)
    mark: Mapped[str] = mapped_column(String(24))
    """What its author's browser calls it: sent twice, it is said once."""


class ChatReadRow(Base):
    """How far a guest has read a room."""

    __tablename__ = "chat_read"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    room: Mapped[str] = mapped_column(ForeignKey("chat_room.room", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int]


class NoteRow(Base):
    """What somebody writes down for themselves, about a table (`table:<id>`) or a person (`guest:<id>`)."""

    __tablename__ = "note"

    writer: Mapped[str] = mapped_column(String(32), primary_key=True)
    about: Mapped[str] = mapped_column(String(48), primary_key=True)
    words: Mapped[str] = mapped_column(Text)
    time: Mapped[int] = mapped_column(BigInteger)


class BlockRow(Base):
    """Somebody whom a guest wants nothing to do with."""

    __tablename__ = "block"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    blocked: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    time: Mapped[int] = mapped_column(BigInteger)


class RoleRow(Base):
    """A guest who is more than a player: a moderator or an administrator."""

    __tablename__ = "role"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    role: Mapped[str] = mapped_column(String(16))
    since: Mapped[int] = mapped_column(BigInteger)


class RoleClaimRow(Base):
    """A link that gave somebody a role: each is good for once."""

    __tablename__ = "role_claim"

    nonce: Mapped[str] = mapped_column(String(32), primary_key=True)
    time: Mapped[int] = mapped_column(BigInteger)


class ReportRow(Base):
    """What somebody asks moderators to look at."""

    __tablename__ = "report"
    __table_args__ = (Index("ix_report_open", "closed", "time"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    reporter: Mapped[str] = mapped_column(String(32), index=True)
    about: Mapped[str] = mapped_column(String(32), index=True)
    room: Mapped[str] = mapped_column(String(48))
    line: Mapped[int]
    context: Mapped[str] = mapped_column(Text)
    """JSON: the line and those around it, as they were."""
    reason: Mapped[str] = mapped_column(Text)
    time: Mapped[int] = mapped_column(BigInteger)
    closed: Mapped[int | None] = mapped_column(BigInteger)
    outcome: Mapped[str | None] = mapped_column(String(16))
    """What was done about it; null while nobody has looked."""
    told: Mapped[bool]
    """Whether the reporter has read what was done."""


class SanctionRow(Base):
    """A warning, a mute or a suspension; the person is told, and may appeal once."""

    __tablename__ = "sanction"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    kind: Mapped[str] = mapped_column(String(16))
    reason: Mapped[str] = mapped_column(Text)
    began: Mapped[int] = mapped_column(BigInteger)
    until: Mapped[int] = mapped_column(BigInteger)
    """A warning ends as it begins."""
    by: Mapped[str] = mapped_column(String(32))
    report: Mapped[str | None] = mapped_column(String(24))
    seen: Mapped[bool]
    """Whether the person has said that they have read it."""
    appeal: Mapped[str | None] = mapped_column(Text)
    appealed: Mapped[int | None] = mapped_column(BigInteger, index=True)
    answer: Mapped[str | None] = mapped_column(Text)
    upheld: Mapped[bool | None]
    """What was decided of the appeal; null before."""
    lifted: Mapped[int | None] = mapped_column(BigInteger)
    """When somebody ended it before its time."""


class ModerationRow(Base):
    """A line of the log of what moderators did. Nothing changes one: each carries a hash over itself and the line before."""

    __tablename__ = "moderation_log"

    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    time: Mapped[int] = mapped_column(BigInteger)
    who: Mapped[str] = mapped_column(String(32))
    what: Mapped[str] = mapped_column(String(24))
    about: Mapped[str] = mapped_column(String(32))
    details: Mapped[str] = mapped_column(Text)
    """JSON."""
    hash: Mapped[str] = mapped_column(String(64))
