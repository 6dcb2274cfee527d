"""Tables on the disk: read whole, and written as the difference that a change makes."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Mapping
from datetime import UTC, datetime

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from tertulia.kernel.components import Components
from tertulia.play import Match
from tertulia.server.domain.seats import Chair
from tertulia.server.domain.state import LogLine, Point, kept_lines
from tertulia.server.domain.table import Table
from tertulia.server.storage.changes import Row, Write
from tertulia.server.storage.lines import Damaged
from tertulia.server.storage.restoring import TELLING, is_rebuilt, known_game, restored, seat_names, table_damaged
from tertulia.server.storage.stored import read_stored

__all__ = ["anew", "creation", "difference", "read_table", "seat_names", "tables_for_bots"]
KEPT_COLUMNS = ("phase", "host", "version", "again")
FOR_BOTS = text(
    "SELECT id, CAST(actors AS BLOB), seat FROM game_table JOIN seat ON seat.table_id = game_table.id "
    "WHERE phase = 'running' AND kind = 'bot'"
)


async def read_table(session: AsyncSession, table_id: str, components: Mapping[str, Components]) -> Table | None:
    """A table as it was left, or None where there is none. Its snapshot and the few actions after it give the state; where those
    are damaged, or the game's rules have another version by now, the whole log is played again, aside from other requests.
    `ApiError` (409) where that cannot be done: `rules-changed`, `components-changed`, `table-damaged`."""
    try:
        stored = await (await session.connection()).run_sync(read_stored, table_id)
    except Damaged as damage:
        raise table_damaged(damage) from None
    if stored is None:
        return None
    return await asyncio.to_thread(restored, stored, components[known_game(stored.facts.game).name])


async def tables_for_bots(session: AsyncSession) -> list[str]:
    """The running tables where a bot was to act, and those of bots of which nobody knows who was."""
    rows = await session.execute(FOR_BOTS)
    return list(dict.fromkeys(str(table) for table, actors, seat in rows if _may_act(actors, seat)))


def _may_act(actors: bytes, seat: int) -> bool:
    try:
        return seat in msgspec.json.decode(actors, type=list[int])
    except (msgspec.DecodeError, TypeError):
        return True


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
        "telling": TELLING,
        **_columns(table.at),
    }
    return Write(table.id, create=row, seats=_seats(table.id, table.at.chairs))


def difference(table: Table, point: Point) -> Write:
    """The write that brings a table on the disk from how it is to `point`; where the disk has something damaged, all of the log."""
    old = table.at
    kept = 0 if is_rebuilt(old) else kept_lines(old.log, point.log)
    write = Write(table.id, change=_columns(point))
    if kept < len(old.log):
        write.cut = kept - 1
    _add_log(write, kept, point)
    if write.snapshot:
        write.change = {**(write.change or {}), "game_version": table.game.version}
    if kept == 0 and write.log:
        write.change = {**(write.change or {}), "telling": TELLING}
    if point.chairs != old.chairs:
        write.seats = _seats(table.id, point.chairs)
    return write


def anew(table: Table) -> Write:
    """The write that puts all of a table in the place of whatever the disk has of it."""
    write = Write(table.id, change=_columns(table.at), seats=_seats(table.id, table.at.chairs))
    _add_log(write, 0, table.at)
    if table.at.match is not None:
        write.cut, settled = -1, table.at.match.fork()
        while not settled.settled:
            settled.undo(settled.log[-1].seat)
        write.snapshot = _snapshot(table.id, settled)
        write.change = {**(write.change or {}), "game_version": table.game.version, "telling": TELLING}
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
        write.snapshot = _snapshot(write.table, match)


def _snapshot(table: str, match: Match) -> Row:
    packed = zlib.compress(match.game.to_bytes(match.state), 1)
    return {"table_id": table, "ply": match.position, "state": packed}


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
