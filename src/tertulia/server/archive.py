"""Tables on the disk: read whole, and written as the difference that a change makes."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from datetime import UTC, datetime

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from tertulia.kernel.components import Components
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.registry import game as game_named
from tertulia.play import Entry, Match, PlayError
from tertulia.server.chairs import Chair, Kind
from tertulia.server.errors import ApiError
from tertulia.server.models import LogRow, SeatRow, SnapshotRow, TableRow
from tertulia.server.table import LogLine, Phase, Point, Table
from tertulia.server.writes import Row, Write

KEPT_COLUMNS = ("phase", "host", "version", "again")


async def read_table(session: AsyncSession, table_id: str, components: Mapping[str, Components]) -> Table | None:
    """A table as it was left, or None where there is none. Its last snapshot and the few actions after it give the state; where
    the game's rules have another version by now, the whole log is played again. `ApiError` (409) where that cannot be done."""
    row = await session.get(TableRow, table_id)
    if row is None:
        return None
    seats = await session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
    chairs = tuple(Chair(kind_of(seat.kind), seat.guest, seat.name, seat.bot) for seat in seats)
    rows = list(await session.scalars(select(LogRow).where(LogRow.table_id == table_id).order_by(LogRow.ply)))
    newest = select(SnapshotRow).where(SnapshotRow.table_id == table_id).order_by(SnapshotRow.ply.desc()).limit(1)
    snapshot = await session.scalar(newest)
    match = None if snapshot is None else _match(row, chairs, rows, snapshot, components[row.game])
    log = [
        LogLine(tuple(bytes(raw) for raw in msgspec.json.decode(line.told, type=list[msgspec.Raw]))) for line in rows
    ]
    point = Point(_phase(row.phase), row.host, chairs, match, log, row.version, row.again)
    game = game_named(row.game)
    return Table(row.id, game, dict(row.options), row.public, row.key, row.components, point)


def _match(
    row: TableRow, chairs: tuple[Chair, ...], rows: list[LogRow], snapshot: SnapshotRow, components: Components
) -> Match:
    game = game_named(row.game)
    packed = zlib.decompress(snapshot.state)
    if row.game_version != game.version or len(packed) != game.dtype.itemsize:
        return _played_again(game, row, chairs, rows, components)
    match = Match(game, seat_names(chairs), row.options, row.key, row.components, game.from_bytes(packed))
    for line in rows[1 : snapshot.ply + 1]:
        if line.seat is not None and line.action is not None:
            match.log.append(Entry(line.seat, line.action, line.notation or "", line.shared))
    for line in rows[snapshot.ply + 1 :]:
        if line.seat is not None and line.action is not None:
            match.act(line.seat, line.action)
    return match


def _played_again(
    game: Game, row: TableRow, chairs: tuple[Chair, ...], rows: list[LogRow], components: Components
) -> Match:
    """The match by the rules of today, from its key and the notation of its actions: a ruling that changed reaches it too."""
    if row.components != components.hash:
        raise ApiError(409, "components-changed", "this table was played with other components than the server has")
    try:
        match = Match.new(game, seats=seat_names(chairs), options=row.options, key=row.key, components=components)
        for line in rows[1:]:
            match.act(line.seat or 0, line.notation or "")
    except (PlayError, GameError) as error:
        raise ApiError(
            409, "rules-changed", f"version {game.version} of the rules does not allow what was played: {error}"
        ) from None
    return match


async def tables_for_bots(session: AsyncSession) -> list[str]:
    """The running tables where a bot was to act."""
    running = list(await session.scalars(select(TableRow).where(TableRow.phase == "running")))
    bots = await session.execute(select(SeatRow.table_id, SeatRow.seat).where(SeatRow.kind == "bot"))
    seated = {(table, seat) for table, seat in bots}
    return [row.id for row in running if any((row.id, seat) in seated for seat in row.actors)]


def seat_names(chairs: tuple[Chair, ...]) -> list[str]:
    """What a record calls the seats: what kind of player sat there. Guests' names stay with the guests."""
    return [chair.bot or "human" for chair in chairs]


def creation(table: Table) -> Write:
    """The write that puts a new table on the disk."""
    row: Row = {
        "id": table.id,
        "game": table.game.name,
        "game_version": table.game.version,
        "components": table.components,
        "options": dict(table.options),
        "public": table.public,
        "key": table.key,
        **_columns(table.at),
    }
    return Write(table.id, create=row, seats=_seats(table.id, table.at.chairs))


def difference(table: Table, point: Point) -> Write:
    """The write that brings a table on the disk from how it is to `point`."""
    old = table.at
    kept = 0
    for before, after in zip(old.log, point.log, strict=False):
        if before is not after:
            break
        kept += 1
    write = Write(table.id, change=_columns(point))
    _add_log(write, kept, point)
    if write.snapshots:
        write.change = {**(write.change or {}), "game_version": table.game.version}
    if kept < len(old.log):
        write.cut = kept - 1
    if point.chairs != old.chairs:
        write.seats = _seats(table.id, point.chairs)
    return write


def _columns(point: Point) -> Row:
    columns: Row = {name: getattr(point, name) for name in KEPT_COLUMNS}
    return {**columns, "actors": point.actors(), "updated": datetime.now(UTC)}


def _seats(table: str, chairs: tuple[Chair, ...]) -> list[Row]:
    return [
        {
            "table_id": table,
            "seat": seat,
            "kind": chair.kind,
            "guest": chair.guest,
            "name": chair.name,
            "bot": chair.bot,
        }
        for seat, chair in enumerate(chairs)
    ]


def _add_log(write: Write, kept: int, point: Point) -> None:
    """The new lines of the log, and a snapshot where nothing before it can be taken back."""
    match = point.match
    if match is None:
        return
    write.log = [_line(write.table, ply, match, point.log[ply]) for ply in range(kept, len(point.log))]
    if write.log and match.settled:
        packed = zlib.compress(match.game.to_bytes(match.state), 1)
        write.snapshots = [{"table_id": write.table, "ply": match.position, "state": packed}]


def _line(table: str, ply: int, match: Match, line: LogLine) -> Row:
    entry = match.log[ply - 1] if ply else None
    return {
        "table_id": table,
        "ply": ply,
        "seat": entry.seat if entry else None,
        "action": entry.action if entry else None,
        "notation": entry.notation if entry else None,
        "shared": bool(entry and entry.shared),
        "told": b"[" + b",".join(line.tellings) + b"]",
    }


def kind_of(text: str) -> Kind:
    """The kind of a chair as the database has it."""
    kind: Kind = msgspec.convert(text, Kind)
    return kind


def _phase(text: str) -> Phase:
    phase: Phase = msgspec.convert(text, Phase)
    return phase
