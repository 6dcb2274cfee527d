"""Models of tables and their games, of jobs, and the base class of all models.

A table's match is stored as its options, its key (the seed of all random draws), its action log, and a snapshot of its
state.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, DateTime, Dialect, ForeignKey, Index, LargeBinary, MetaData, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator


class UtcDateTime(TypeDecorator[datetime]):
    """Column type for times, which are stored in UTC without a time zone and read with the time zone UTC."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Convert a time to UTC without a time zone. Raises `ValueError` if the time has no time zone."""
        if value is not None and value.tzinfo is None:
            raise ValueError("a datetime needs a time zone")
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Add the time zone UTC to a stored time."""
        return None if value is None else value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    """Base class of all models."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class GuestRow(Base):
    """A guest with a stored name or language, or a former guest whose seats an account took over."""

    __tablename__ = "guest"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    language: Mapped[str | None] = mapped_column(String(16))
    updated: Mapped[datetime] = mapped_column(UtcDateTime)
    merged_into: Mapped[str | None] = mapped_column(String(32), index=True)
    """Id of the account that took over this former guest's seats; null for every other guest."""


class TableRow(Base):
    """A table: settings, phase, version, and all of its game's state except seats, log and snapshot."""

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
    rematch_table: Mapped[str | None] = mapped_column(String(32))
    updated: Mapped[datetime] = mapped_column(UtcDateTime)
    round: Mapped[int | None]
    """Number of the current round; null before the game, and for games without rounds."""
    line_format: Mapped[int] = mapped_column(server_default="1")
    """Format number of the table's log lines (`tertulia.server.storage.restoring.LINE_FORMAT`)."""
    substitutions: Mapped[list[Any]] = mapped_column(JSON, server_default="[]")
    """JSON list of [ply, seat, bot] for each seat that a bot took over, or that the player took back (bot null)."""
    patience_seconds: Mapped[int] = mapped_column(server_default="600")
    """Seconds that a player may be away before any player at the table may let a bot play for them; 0 for never."""
    substitute: Mapped[str | None] = mapped_column(String(40))
    """Name of the bot that may play for an absent player; null for the game's default bot."""
    hints: Mapped[bool] = mapped_column(server_default="0")
    """Whether players may ask for hints."""
    practice_ply: Mapped[int | None]
    """Number of actions that a practice game takes over from another game; null for other games."""
    practice_table: Mapped[str | None] = mapped_column(String(32))
    """Id of the table whose game a practice game continues.

    Null for a practice game that continues a game from a file, and for games that are no practice games."""
    component_set: Mapped[str | None] = mapped_column(String(64))
    """Digest of the table's component set; null if a repair removed a damaged digest. No foreign key, because tables
    must survive the loss of a set."""
    agreement: Mapped[bytes | None] = mapped_column(LargeBinary)
    """JSON: time control and forfeit rule (`tertulia.server.domain.state.Agreement`); null for the default
    agreement, without a time limit."""
    course: Mapped[bytes | None] = mapped_column(LargeBinary)
    """JSON: clocks, proposals and agreements during the game (`tertulia.server.domain.state.Course`); null for a game
    without clocks, proposals and agreements."""
    result: Mapped[bytes | None] = mapped_column(LargeBinary)
    """JSON: the result of the game (`tertulia.server.domain.results.Result`); null before the end."""


class ComponentSetRow(Base):
    """A component set that tables use, or that the site's owner offers for all tables.

    `tertulia.server.storage.sets` reads and writes these rows.
    """

    __tablename__ = "component_set"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    hash: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(60))
    packed: Mapped[bytes] = mapped_column(LargeBinary)
    listed: Mapped[bool] = mapped_column(server_default="0")
    """Whether the site's owner offers the component set for new game tables."""
    added: Mapped[datetime] = mapped_column(UtcDateTime)


class SeatRow(Base):
    """A seat of a table: kind, guest, name and bot (`tertulia.server.domain.seats.Seat`).

    The column `name` holds the name of a bot, or of another person who plays at the guest's device. Guests' names are
    stored in the table `guest`. `bot` names the bot that owns the seat, or that stands in for its player.
    """

    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    guest: Mapped[str | None] = mapped_column(String(32), index=True)
    name: Mapped[str | None] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(40))


class LogRow(Base):
    """A line of a game's log: an action, and the text about it that each viewer may see, as JSON.

    Line 0 is the set-up of the game, and has no action.
    """

    __tablename__ = "log"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int | None]
    action: Mapped[int | None]
    notation: Mapped[str | None] = mapped_column(String(200))
    shared: Mapped[bool]
    viewer_lines: Mapped[bytes] = mapped_column(LargeBinary)
    """JSON list of log lines: one line for all viewers, or one for spectators and then one for each seat."""
    time: Mapped[int | None] = mapped_column(BigInteger)
    """Time of the action in milliseconds since 1970.

    Null for the set-up, and for actions taken over from a game record that has no times."""


class PackedRow(Base):
    """The packed log of a finished game, which replaces the rows of this game in the database table `log`.

    `tertulia.server.storage.log_rows` encodes and decodes it.
    """

    __tablename__ = "packed_log"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    format: Mapped[int]
    line_count: Mapped[int]
    """Number of lines in the packed log, including the set-up."""
    actions: Mapped[bytes] = mapped_column(LargeBinary)
    viewer_lines: Mapped[bytes] = mapped_column(LargeBinary)


class AnalysisRow(Base):
    """The compressed analysis of a finished game (`tertulia.server.storage.analyses`)."""

    __tablename__ = "analysis"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    format: Mapped[int]
    packed: Mapped[bytes] = mapped_column(LargeBinary)


class SnapshotRow(Base):
    """The compressed state of a game after the last action that can no longer be undone.

    Loading a table starts from this state, and replays only later actions.
    """

    __tablename__ = "snapshot"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int]
    state: Mapped[bytes] = mapped_column(LargeBinary)


class HealthCheckRow(Base):
    """The single row that health checks write to (`tertulia.server.storage.health.probe`)."""

    __tablename__ = "health_check"

    id: Mapped[int] = mapped_column(primary_key=True)
    writes: Mapped[int]


class JobRow(Base):
    """A job, and the lease of its worker (`tertulia.server.storage.jobs`).

    Times are in milliseconds since 1970.
    """

    __tablename__ = "job"

    kind: Mapped[str] = mapped_column(String(20), primary_key=True)
    key: Mapped[str] = mapped_column(String(80), primary_key=True)
    priority: Mapped[int]
    due: Mapped[int] = mapped_column(BigInteger)
    lease: Mapped[int | None] = mapped_column(BigInteger)
    """When the lease of the process that executes the job ends; null if no process executes the job.

    For a finished job: when the job is deleted if its answer is not read."""
    holder: Mapped[str | None] = mapped_column(String(32))
    attempts: Mapped[int]
    """How often the job was claimed; -1 for a finished job whose answer has not been read."""
    share: Mapped[str] = mapped_column(String(32))
    arguments: Mapped[bytes] = mapped_column(LargeBinary)
    answer: Mapped[bytes | None] = mapped_column(LargeBinary)


class OutageRow(Base):
    """A period, in milliseconds since 1970, without a heartbeat of one kind of process.

    Game clocks do not count outages of the kind `web`.
    """

    __tablename__ = "outage"

    began: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    process: Mapped[str] = mapped_column(String(10), primary_key=True)
    ended: Mapped[int] = mapped_column(BigInteger)


class CalendarRow(Base):
    """A player's calendars, vacations, timeouts and time zone (`tertulia.server.domain.calendars`)."""

    __tablename__ = "calendar"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat_calendar: Mapped[bytes] = mapped_column(LargeBinary)
    """JSON: the player's vacations and calendars (`SeatCalendar`), each calendar with the time from which it
    applies."""
    missed: Mapped[bytes] = mapped_column(LargeBinary)
    """JSON list of the ids of the last tables at which the player's time ran out.

    After several timeouts, the player is removed from tables that have not started, and the list is emptied."""
    zone: Mapped[str] = mapped_column(String(64), server_default="")
    """The time zone that the player's browser reported; empty if no browser has reported one."""


class PrivateSeatRow(Base):
    """Data that only a seat's player sees: planned move, automatic answers and number of seen actions.

    Encodes a `tertulia.server.domain.private_seat_data.PrivateSeatData`.
    """

    __tablename__ = "private_seat_data"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    waiting: Mapped[bool]
    """Whether the seat has a planned move or an automatic answer that may be played at its turn."""
    plan: Mapped[bytes | None] = mapped_column(LargeBinary)
    """JSON: the seat's planned move (`Plan`); null if the player has planned none."""
    answers: Mapped[bytes | None] = mapped_column(LargeBinary)
    """JSON list of the automatic answers that the seat's player has switched on; null for no answers."""
    automatic: Mapped[bytes | None] = mapped_column(LargeBinary)
    """JSON list of the plies that automatic answers have played for the seat; null for no plies."""
    seen: Mapped[int]
    """Number of actions in the log that the seat's player has seen."""


class InvitationRow(Base):
    """An invitation of a guest to a table."""

    __tablename__ = "invitation"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    invited_by: Mapped[str] = mapped_column(String(32))
    invited_at: Mapped[int] = mapped_column(BigInteger)
    """When the guest was invited, in milliseconds since 1970."""


class MatchmakingRow(Base):
    """A table that matchmaking has opened for guests who want a certain game with certain settings.

    For each such game, one row has the newest table. Further rows have older tables, which may still wait for players
    (`tertulia.server.domain.matchmaking`).
    """

    __tablename__ = "matchmaking"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    """For the newest table: `PendingMatch.key`, a hash of the wanted game and settings.

    For an older table: `past:` and the id of that table."""
    table_id: Mapped[str] = mapped_column(String(32))
    """Id of the table. No foreign key: this row is written before the table, and stays when the table is deleted."""
