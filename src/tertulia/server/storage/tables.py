"""Reads tables from the database, and writes each change as the difference to the stored table."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import bindparam, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from tertulia.play import Match
from tertulia.play.encoded_ply import EncodedPly
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.errors import TableClosed
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority
from tertulia.server.domain.notifications import table_notifications
from tertulia.server.domain.ports import TableStore
from tertulia.server.domain.readiness import PlayableGames
from tertulia.server.domain.results import result_of
from tertulia.server.domain.seats import Seats
from tertulia.server.domain.state import DEFAULT_AGREEMENT, Agreement, Course, TableState, Terms
from tertulia.server.domain.table import Table
from tertulia.server.storage.changes import Change, Row
from tertulia.server.storage.jobs import job_row
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.log_rows import DataDamaged
from tertulia.server.storage.log_rows import milliseconds as kept_time
from tertulia.server.storage.missing import missed_rows
from tertulia.server.storage.outbox import ChannelOwners, notification_rows
from tertulia.server.storage.plain import GAME, SEAT, Text
from tertulia.server.storage.private_seat_data import TablesWithPlans, add_plan_jobs
from tertulia.server.storage.restoring import LINE_FORMAT, is_rebuilt, known_game, restore_table, table_damaged
from tertulia.server.storage.sets import row_of
from tertulia.server.storage.stored import read_at_once
from tertulia.server.storage.table_updates import MAX_TABLES_PER_STATEMENT, apply_news, news_query, read_news

UNTIMED = Course()
SEAT_COLUMNS = ("kind", "guest", "name", "bot")
PLIES_PER_SNAPSHOT = 16
"""Number of plies after which a new snapshot of a game's state is due. Loading a table replays the actions after
its snapshot."""
VERSIONS = select(GAME.c.id, GAME.c.version).where(GAME.c.id.in_(bindparam("tables", expanding=True)))
_OWN = SEAT.alias("own").c
SELECT_BOT_TABLES = (
    select(GAME.c.id, Text(GAME.c.actors), SEAT.c.seat)
    .join_from(GAME, SEAT, SEAT.c.table_id == GAME.c.id)
    .where(
        GAME.c.phase == "running",
        SEAT.c.bot.is_not(None) | (SEAT.c.kind == "bot"),
        or_(
            exists().where(_OWN.table_id == GAME.c.id, _OWN.bot.is_(None), _OWN.kind != "bot"),
            GAME.c.course.is_not(None),
        ),
    )
)
WITH_CLOCKS = select(GAME.c.id).where(GAME.c.phase == "running", GAME.c.course.is_not(None))


class RelatedRows(NamedTuple):
    """Guests and tables with notification channels, and tables with plans, as known to this process.

    Plans are planned moves and automatic answers. A move needs database statements about channels and plans only if
    they may exist.
    """

    channel_owners: ChannelOwners
    plans: TablesWithPlans


class SqlTables(TableStore):
    def __init__(
        self,
        journal: Journal,
        games: PlayableGames,
        *,
        shared: bool = False,
        share_of: Callable[[TableState], str] = lambda state: "",
        clock: Clock = SYSTEM,
        related: RelatedRows | None = None,
    ) -> None:
        self._owners, self._planned = related or RelatedRows(ChannelOwners(), TablesWithPlans())
        self._journal, self._games = journal, games
        self._share_of, self._clock = share_of, clock
        self.shared = shared
        """Whether other processes write to the database, too."""

    async def load(self, table_id: str) -> Table | None:
        if not (table_id.isascii() and table_id.isprintable()):  # ids are ASCII; PostgreSQL rejects zero bytes
            return None
        async with self._journal.sessions() as session:
            return await read_table(session, table_id, self._games)

    async def create(self, table: Table) -> None:
        await self._journal.commit(self._make_creation(table))

    async def change(self, table: Table, state: TableState, opened: Sequence[Table] = ()) -> None:
        change = difference(table, state, self._clock)
        self._add_jobs(change, table, table.state, state)
        if self._planned.may_have_plan(table.id):
            add_plan_jobs(change, table.kept_by(state), table.state, state, milliseconds(self._clock.now()))
        await self._journal.commit(*map(self._make_creation, opened), change)

    def _make_creation(self, table: Table) -> Change:
        change = creation(table, self._clock)
        self._add_jobs(change, table, None, table.state)
        return change

    def _add_jobs(self, change: Change, table: Table, old: TableState | None, state: TableState) -> None:
        """Add to `change` the jobs, notifications and timeouts that result from it.

        Adds the deletion of obsolete jobs, too. `old` is the table's state before the change, or None for a new table;
        `state` is the state after the change.
        """
        waited, waits = old is not None and old.waits_for_bot, state.waits_for_bot
        if waits and not waited:
            change.jobs.append(self._job(JobKind.BOT, JobPriority.PLAYERS, change.table, state))
        if waited and not waits:
            change.ended.append({"of_kind": JobKind.BOT, "of": change.table})
        if state.phase == "over" and (old is None or old.phase != "over"):
            change.jobs.append(self._job(JobKind.PACK, JobPriority.PACK, change.table, state))
        events = table_notifications(change.table, old, state)
        notifications = [each for each in events if self._owners.may_have_channel(each.owner)]
        if notifications:
            change.notifications = notification_rows(notifications, milliseconds(self._clock.now()))
        change.missed = missed_rows(change.table, old, state)
        if change.missed:
            change.jobs.append(self._job(JobKind.LEAVE_OPEN_TABLES, JobPriority.UNATTENDED, change.table, state))
        days = table.agreement.end_proposal_days
        last, due = None if old is None else old.course.due(days), state.course.due(days)
        if due is not None and due != last:
            change.jobs.append(clock_job(change.table, due))
        if due is None and last is not None:
            change.ended.append(no_clock_job(change.table))

    def _job(self, kind: JobKind, rank: JobPriority, table_id: str, state: TableState) -> Row:
        return job_row(JobOrder(JobId(kind, table_id), rank, self._share_of(state)), milliseconds(self._clock.now()))

    async def newer(self, tables: Sequence[Table]) -> Mapping[str, TableState | TableClosed]:
        found: dict[str, TableState | TableClosed] = {}
        for first in range(0, len(tables), MAX_TABLES_PER_STATEMENT):
            found |= await self._newer(tables[first : first + MAX_TABLES_PER_STATEMENT])
        return found

    async def _newer(self, tables: Sequence[Table]) -> dict[str, TableState | TableClosed]:
        found: dict[str, TableState | TableClosed] = {}
        before = [(table, table.state, news_query(table)) for table in tables]
        queries = [each for _, _, each in before if each is not None]
        read = await self._journal.news.run(lambda connection: read_news(connection, queries)) if queries else {}
        for table, state, ask in before:
            news = read.get(table.id)
            if table.state is not state or (ask is not None and news is None):  # changed here, or deleted
                continue
            new: TableState | TableClosed | None
            try:
                if news is None or isinstance(news, DataDamaged):
                    raise DataDamaged("it must be read completely")
                new = apply_news(table, news)
            except DataDamaged:
                new = await self._read_whole(table)
            if new is not None and table.state is state:
                found[table.id] = new
        return found

    async def _read_whole(self, table: Table) -> TableState | TableClosed | None:
        async with self._journal.sessions() as session:
            try:
                found = await read_table(session, table.id, self._games)
            except TableClosed as closed:
                return closed
        return None if found is None or found.state.version == table.state.version else found.state

    async def versions(self, tables: Collection[str]) -> Mapping[str, int]:
        async with self._journal.sessions() as session:
            rows = await session.execute(VERSIONS, {"tables": list(tables)})
            return {str(table): version for table, version in rows if isinstance(version, int)}

    async def with_bots_to_act(self) -> list[str]:
        """Return the ids of running tables at which a bot may have to act.

        Tables where bots play all seats are omitted unless they have clocks: their bots act only while a visitor looks
        at the table. A table whose list of seats to act is damaged is included.
        """
        async with self._journal.sessions() as session:
            rows = await session.execute(SELECT_BOT_TABLES)
            return list(dict.fromkeys(str(table) for table, actors, seat in rows if _may_act(actors, seat)))

    async def with_clocks(self) -> list[str]:
        async with self._journal.sessions() as session:
            return [str(table) for (table,) in await session.execute(WITH_CLOCKS)]


async def read_table(session: AsyncSession, table_id: str, games: PlayableGames) -> Table | None:
    """Load a table. Returns None if the table does not exist.

    The state comes from the table's snapshot and the few actions after it. If these are damaged, or the rules have
    another version, the complete log is replayed in a thread. Raises `RulesChanged`, `ComponentsChanged` or
    `TableDamaged` if that is impossible, and `RulesPreparing` or `RulesFailed` if the game's rules are not compiled.
    """
    try:
        stored = await (await session.connection()).run_sync(read_at_once, table_id)
    except DataDamaged as damage:
        raise table_damaged(damage) from None
    if stored is None:
        return None
    game = known_game(stored.facts.game)
    if stored.facts.phase != "open":
        games.readiness.require(game)
    return await asyncio.to_thread(restore_table, stored, games.sets)


def _may_act(actors: bytes, seat: int) -> bool:
    try:
        return seat in msgspec.json.decode(actors, type=list[int])
    except (msgspec.DecodeError, TypeError):
        return True


def creation(table: Table, clock: Clock = SYSTEM) -> Change:
    """Return the database change that stores a new table."""
    row: Row = {
        "id": table.id,
        "game": table.game.name,
        "game_version": table.game.version,
        "components": table.components,
        "public": table.public,
        "key": table.key,
        "line_format": LINE_FORMAT,
        **_terms_columns(table.terms),
        "component_set": None if table.printed is None else table.printed.digest,
        **_practice(table),
        **_columns(table, table.state, clock),
    }
    printed = None if table.printed is None else row_of(table.printed, clock=clock)
    change = Change(table.id, create=row, printed=printed, seats=_seats(table.id, table.state.seats))
    _add_log(change, 0, table.state)
    return change


def difference(table: Table, state: TableState, clock: Clock = SYSTEM) -> Change:
    """Return the database change from the stored table to `state`.

    If the stored log is damaged or in an old format, the complete log is written.
    """
    old = table.state
    unchanged_lines = 0 if is_rebuilt(old) else table.kept_by(state)
    change = Change(table.id, columns=_columns(table, state, clock), made_from=old.version)
    if unchanged_lines < len(old.log):
        change.cut = unchanged_lines - 1
    _add_log(change, unchanged_lines, state, old.match)
    if change.snapshot:
        change.columns = {**(change.columns or {}), "game_version": table.game.version}
    if unchanged_lines == 0 and change.log:
        change.columns = {**(change.columns or {}), "line_format": LINE_FORMAT}
    if state.terms is not None and state.terms != old.terms:
        change.columns = {**(change.columns or {}), **_terms_columns(state.terms)}
    if state.seats != old.seats:
        change.seats = _seats(table.id, state.seats)
    return change


def replacement(table: Table, clock: Clock = SYSTEM) -> Change:
    """Return the database change that replaces the stored state, seats and log of a table.

    Used for repairs.
    """
    columns = {**_columns(table, table.state, clock), **_practice(table), **_agreement(table.agreement)}
    change = Change(table.id, columns=columns, seats=_seats(table.id, table.state.seats))
    _add_log(change, 0, table.state)
    if table.state.match is not None:
        change.cut, settled = -1, table.state.match.fork()
        while not settled.settled:
            settled.undo(settled.log[-1].seat)
        change.snapshot = _snapshot(table.id, settled)
        change.columns = {**(change.columns or {}), "game_version": table.game.version, "line_format": LINE_FORMAT}
    return change


def clock_job(table_id: str, due: int) -> Row:
    """Build the row of the job that checks a table's clocks at `due` (milliseconds since 1970)."""
    return job_row(JobOrder(JobId(JobKind.CLOCK, table_id), JobPriority.PLAYERS), due)


def no_clock_job(table_id: str) -> Row:
    """Return the entry of `Change.ended` (kind and key) by which a table's clock job is deleted."""
    return {"of_kind": JobKind.CLOCK, "of": table_id}


def _columns(table: Table, state: TableState, clock: Clock) -> Row:
    return {
        "phase": state.phase,
        "host": state.host,
        "version": state.version,
        "rematch_table": state.rematch_table,
        "substitutions": [list(each) for each in state.substitutions],
        "actors": state.actors(),
        "round": state.round,
        "updated": clock.now(),
        "course": None if state.course == UNTIMED else msgspec.json.encode(state.course),
        "result": None if (result := result_of(table, state)) is None else msgspec.json.encode(result),
    }


def _terms_columns(terms: Terms) -> Row:
    """Return the database columns of the settings that the host may change before the game."""
    rest = {"patience_seconds": terms.patience, "substitute": terms.substitute, "hints": terms.hints}
    return {"options": dict(terms.options), **_agreement(terms.agreement), **rest}


def _agreement(agreed: Agreement) -> Row:
    return {"agreement": None if agreed == DEFAULT_AGREEMENT else msgspec.json.encode(agreed)}


def _practice(table: Table) -> Row:
    practice = table.practice
    return {
        "practice_ply": None if practice is None else practice.ply,
        "practice_table": None if practice is None else practice.table,
    }


def _seats(table: str, seats: Seats) -> list[Row]:
    return [
        {"table_id": table, "seat": number, **{name: getattr(seat, name) for name in SEAT_COLUMNS}}
        for number, seat in enumerate(seats)
    ]


def _add_log(change: Change, first_ply: int, state: TableState, old: Match | None = None) -> None:
    """Add to `change` the log lines from `first_ply` on, and a snapshot of the state if one is due.

    `old` is the match before the change. A snapshot is due only if no action can be undone after the change.
    In addition, at least one condition must hold: the log is written completely (`first_ply` is 0, or `old` is None);
    the game is over; or the number of actions that can no longer be undone has passed a multiple of
    `PLIES_PER_SNAPSHOT`.
    """
    match = state.match
    if match is None:
        return
    change.log = [_line(change.table, ply, match, state.log[ply]) for ply in range(first_ply, len(state.log))]
    if change.log and match.settled:
        due = old is None or old.settled_ply // PLIES_PER_SNAPSHOT != match.position // PLIES_PER_SNAPSHOT
        if due or first_ply == 0 or match.over:
            change.snapshot = _snapshot(change.table, match)


def _snapshot(table: str, match: Match) -> Row:
    packed = zlib.compress(match.game.to_bytes(match.state), 1)
    return {"table_id": table, "ply": match.position, "state": packed}


def _line(table: str, ply: int, match: Match, line: EncodedPly) -> Row:
    entry = match.log[ply - 1] if ply else None
    return {
        "table_id": table,
        "ply": ply,
        "seat": entry.seat if entry else None,
        "action": entry.action if entry else None,
        "notation": entry.notation if entry else None,
        "shared": bool(entry and entry.shared),
        "viewer_lines": b"[" + b",".join(line.encoded) + b"]",
        "time": kept_time(entry.time) if entry else None,
    }
