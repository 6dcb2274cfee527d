"""What the database keeps. A match at rest is its options, its key, its action log and a snapshot."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, LargeBinary, MetaData, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from tertulia.server.storage.utc_datetime import UtcDateTime


class Base(DeclarativeBase):
    """What all tables of the database share."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class GuestRow(Base):
    """A visitor who has chosen a name or sat down somewhere."""

    __tablename__ = "guest"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    language: Mapped[str | None] = mapped_column(String(16))
    seen: Mapped[datetime] = mapped_column(UtcDateTime)
    merged_into: Mapped[str | None] = mapped_column(String(32), index=True)
    """The account that took over this former guest's seats; null for every other guest."""


class TableRow(Base):
    """A table: what is played on it, and how far it has come."""

    __tablename__ = "game_table"
    __table_args__ = (Index("ix_game_table_lobby", "public", "phase", "updated"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    game_version: Mapped[int]
    components: Mapped[str] = mapped_column(String(64))
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    public: Mapped[bool]
    phase: Mapped[str] = mapped_column(String(10))
    host: Mapped[str] = mapped_column(String(32), index=True)
    key: Mapped[bytes] = mapped_column(LargeBinary(32))
    version: Mapped[int]
    actors: Mapped[list[int]] = mapped_column(JSON)
    again: Mapped[str | None] = mapped_column(String(32))
    updated: Mapped[datetime] = mapped_column(UtcDateTime)
    round: Mapped[int | None]
    """The round that is being played; null where the game counts none, or has not moved since nobody kept it."""
    telling: Mapped[int] = mapped_column(server_default="1")
    """What the log's lines tell (`tertulia.server.storage.restoring.LINE_FORMAT`)."""
    handed: Mapped[list[Any]] = mapped_column(JSON, server_default="[]")
    """Seats handed to bots and taken back: a list of [ply, seat, bot or null]."""
    patience: Mapped[int] = mapped_column(server_default="600")
    """Seconds that somebody may be away before anybody at the table may let a bot play for them."""
    substitute: Mapped[str | None] = mapped_column(String(40))
    """The bot that others may let play for who is away; null for the game's usual one."""
    hints: Mapped[bool] = mapped_column(server_default="0")
    """Whether players may ask for hints."""
    practice_ply: Mapped[int | None]
    """Of a practice game, how many actions it took from another; null for any other game."""
    practice_table: Mapped[str | None] = mapped_column(String(32))
    """The id of the table where that other was played; null where it came from a file."""
    kept_set: Mapped[str | None] = mapped_column(String(64))
    """The digest of the set that it is played with; null where it was opened before sets were kept. No foreign key: a damaged set
    must not take its tables with it."""
    agreement: Mapped[bytes | None] = mapped_column(LargeBinary)
    """JSON: its pace, and what becomes of whoever runs out of time; null where nothing but the usual was agreed on."""
    course: Mapped[bytes | None] = mapped_column(LargeBinary)
    """JSON: how far its clocks have come (`tertulia.server.domain.pacing.Course`); null where there is nothing to say."""
    result: Mapped[bytes | None] = mapped_column(LargeBinary)
    """JSON: what came of its game (`tertulia.server.domain.results.Result`); null before the end, and for games of before anybody
    kept it until that is made up for (`tertulia.server.workers.results`)."""


class KeptSetRow(Base):
    """A set of components that tables are played with, or that stands open to all (`tertulia.server.storage.sets`)."""

    __tablename__ = "kept_set"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    hash: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(60))
    packed: Mapped[bytes] = mapped_column(LargeBinary)
    listed: Mapped[bool] = mapped_column(server_default="0")
    """Whether the administrator has put it up for all."""
    added: Mapped[datetime] = mapped_column(UtcDateTime)


class SeatRow(Base):
    """Who sits on a seat of a table."""

    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    guest: Mapped[str | None] = mapped_column(String(32), index=True)
    name: Mapped[str | None] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(40))


class LogRow(Base):
    """One ply: ply 0 is the set-up, without seat and action."""

    __tablename__ = "log"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int | None]
    action: Mapped[int | None]
    notation: Mapped[str | None] = mapped_column(String(200))
    shared: Mapped[bool]
    told: Mapped[bytes] = mapped_column(LargeBinary)
    """JSON: a list with the line as all may know it, or as spectators and then each seat may."""
    time: Mapped[int | None] = mapped_column(BigInteger)
    """When, in milliseconds since 1970 (UTC); null for the set-up, and where nobody kept it."""


class PackedRow(Base):
    """The whole log of a finished game in little room, in place of its rows in `log` (`tertulia.server.storage.packed`)."""

    __tablename__ = "packed_log"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    format: Mapped[int]
    lines: Mapped[int]
    """How many there are, the set-up's included."""
    actions: Mapped[bytes] = mapped_column(LargeBinary)
    told: Mapped[bytes] = mapped_column(LargeBinary)


class AnalysisRow(Base):
    """What is thought of a finished game, packed (`tertulia.server.storage.analyses`)."""

    __tablename__ = "analysis"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    format: Mapped[int]
    packed: Mapped[bytes] = mapped_column(LargeBinary)


class SnapshotRow(Base):
    """The last state from which nothing can be taken back, packed: a match goes on from there."""

    __tablename__ = "snapshot"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int]
    state: Mapped[bytes] = mapped_column(LargeBinary)


class PulseRow(Base):
    """One row that is written to see whether anything can be (`tertulia.server.storage.health.probe`)."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True)
    beats: Mapped[int]


class JobRow(Base):
    """Work to be done, and who has taken it until when (`tertulia.server.storage.jobs`). Times are milliseconds since 1970."""

    __tablename__ = "job"

    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    key: Mapped[str] = mapped_column(String(80), primary_key=True)
    rank: Mapped[int]
    due: Mapped[int] = mapped_column(BigInteger)
    lease: Mapped[int | None] = mapped_column(BigInteger)
    """Until when its holder has it; null where nobody has taken it."""
    holder: Mapped[str | None] = mapped_column(String(32))
    attempts: Mapped[int]
    """How often it has been taken; -1 for one that is done, whose answer is still to be read."""
    share: Mapped[str] = mapped_column(String(32))
    about: Mapped[bytes] = mapped_column(LargeBinary)
    answer: Mapped[bytes | None] = mapped_column(LargeBinary)


class OutageRow(Base):
    """A time in which nobody worked, in milliseconds since 1970: clocks of games give it back."""

    __tablename__ = "outage"

    began: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    who: Mapped[str] = mapped_column(String(10), primary_key=True)
    ended: Mapped[int] = mapped_column(BigInteger)
