"""Follows changes of tables by other processes.

`read_news` reads the changes, `apply_news` replays them in memory. Log lines that can no longer be undone never change.
So reading begins at the last such line, which is compared with the line in memory. `DataDamaged` is raised if the
stored lines do not continue the match in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Executable,
    Integer,
    LargeBinary,
    String,
    and_,
    bindparam,
    cast,
    literal_column,
    null,
    or_,
    select,
    union_all,
)

from tertulia.kernel.game import GameError
from tertulia.play import Match, PlayError
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.state import TableState, repair_substitutions
from tertulia.server.domain.table import Table
from tertulia.server.storage.log_rows import DataDamaged, StoredLine, milliseconds
from tertulia.server.storage.plain import GAME, LINE, SEAT, Binary, Number, Text
from tertulia.server.storage.restoring import (
    LINE_FORMAT,
    course_of,
    is_rebuilt,
    log_line_of,
    phase_at,
    seat_of,
    substitutions_of,
)
from tertulia.server.storage.stored import StoredSeat, convert_row, line_of

MAX_TABLES_PER_STATEMENT = 64
"""Maximum number of tables that one statement reads."""
_G, _S, _L = GAME.c, SEAT.c, LINE.c
_NUMBER, _LONG, _TEXT, _BYTES = (cast(null(), kind) for kind in (Integer, BigInteger, String, LargeBinary))
OF_TABLE, OF_SEAT, OF_LINE = range(3)


class NewsQuery(NamedTuple):
    """Id of a table to read (`table`), and the ply from which its log is read (`since`)."""

    table: str
    since: int


class ChangedColumns(msgspec.Struct, array_like=True, frozen=True):
    """Values of the columns of `game_table` that can change during a game."""

    version: int
    game_version: int
    line_format: int
    phase: str
    host: GuestId
    rematch_table: str | None
    substitutions: bytes
    course: bytes | None


class StoredNews(NamedTuple):
    """Stored columns, seats and log lines of a table; the log lines begin at the ply `since`."""

    facts: ChangedColumns
    seats: list[StoredSeat]
    since: int
    lines: list[StoredLine]


def read_news(connection: Connection, queries: Sequence[NewsQuery]) -> dict[str, StoredNews | DataDamaged]:
    """Read the stored state of at most `MAX_TABLES_PER_STATEMENT` tables, by table id.

    Deleted tables are omitted. The value is `DataDamaged` for a table that must be read completely.
    """
    size = 1 << (len(queries) - 1).bit_length()  # few sizes, so that few statements are compiled
    values: dict[str, str | int] = {}
    for number in range(size):
        table, since = queries[min(number, len(queries) - 1)]
        values |= {f"table_{number}": table, f"since_{number}": since}
    rows: dict[str, tuple[list[Any], list[Any], list[Any]]] = {each.table: ([], [], []) for each in queries}
    for kind, table, *values_of_row in connection.execute(_statement(size), values):
        rows[table][kind].append(values_of_row)
    found: dict[str, StoredNews | DataDamaged] = {}
    for table, since in queries:
        facts, seats, lines = rows[table]
        if facts:
            try:
                found[table] = _decode_news(facts[0], seats, since, lines)
            except DataDamaged as damage:
                found[table] = damage
    return found


def _decode_news(facts: Sequence[Any], seats: list[Any], since: int, lines: list[Any]) -> StoredNews:
    version, game_version, line_format, *_, phase, host, rematch_table, _, substitutions, course = facts
    known = convert_row(
        (version, game_version, line_format, phase, host, rematch_table, substitutions, course),
        ChangedColumns,
        "its row",
    )
    sitting = [convert_row((row[0], *row[5:9]), StoredSeat, "a seat") for row in _sort_rows(seats)]
    log_rows = _sort_rows(lines)
    if [row[0] for row in log_rows] != list(range(since, since + len(log_rows))) or not log_rows:
        raise DataDamaged("its new log lines do not follow the known ones")
    return StoredNews(known, sitting, since, [_decode_line(*row) for row in log_rows])


def _decode_line(_ply: int, seat: Any, action: Any, shared: Any, time: Any, notation: Any, *rest: Any) -> StoredLine:
    return line_of((seat, action, notation, shared, rest[-2], time))


def _sort_rows(rows: list[Any]) -> list[Any]:
    """Sort rows of seats by seat number, or rows of log lines by ply: the first value of a row.

    Raises `DataDamaged` if such a value is not an integer.
    """
    if not all(isinstance(row[0], int) for row in rows):
        raise DataDamaged("the number of a row is damaged")
    return sorted(rows, key=lambda row: int(row[0]))


@cache
def _statement(tables: int) -> Executable:
    """Build the statement that reads the rows of the given number of tables.

    A row describes a table, a seat or a log line. Its columns are its kind (`OF_TABLE`, `OF_SEAT` or `OF_LINE`), the
    table id, five numbers, four texts and two byte strings; unused columns are null.
    """
    names: list[ColumnElement[str]] = [bindparam(f"table_{number}", type_=String) for number in range(tables)]
    since = [
        and_(_L.table_id == name, _L.ply >= bindparam(f"since_{number}", type_=Integer))
        for number, name in enumerate(names)
    ]
    return union_all(
        select(
            *(literal_column(str(OF_TABLE)).label("kind"), _G.id, _G.version, _G.game_version, _G.line_format, _NUMBER),
            *(_LONG, _G.phase, _G.host, _G.rematch_table, _TEXT, Text(_G.substitutions), Binary(_G.course)),
        ).where(_G.id.in_(names)),
        select(
            *(literal_column(str(OF_SEAT)), _S.table_id, _S.seat, _NUMBER, _NUMBER, _NUMBER, _LONG),
            *(_S.kind, _S.guest, _S.name, _S.bot, _BYTES, _BYTES),
        ).where(_S.table_id.in_(names)),
        select(
            *(literal_column(str(OF_LINE)), _L.table_id, _L.ply, _L.seat, _L.action, Number(_L.shared), _L.time),
            *(_L.notation, _TEXT, _TEXT, _TEXT, Binary(_L.viewer_lines), _BYTES),
        ).where(or_(*since)),
    )


def news_query(table: Table) -> NewsQuery | None:
    """Return the query for a table's new log lines, or None if the complete table must be read.

    The complete table is read before the game begins, and if the state in memory was rebuilt from a damaged or old log.
    """
    match = table.state.match
    return None if match is None or is_rebuilt(table.state) else NewsQuery(table.id, match.settled_ply)


def apply_news(table: Table, news: StoredNews) -> TableState | None:
    """Return a table's state after the changes in `news`; None if the version in memory is the same.

    Raises `DataDamaged` if the changes do not continue the match in memory.
    """
    if news.facts.version == table.state.version:
        return None
    state, facts = table.state.fork(), news.facts
    match = state.match
    if match is None or facts.version < state.version:
        raise DataDamaged("its version is older than the one in memory")
    if (facts.game_version, facts.line_format) != (table.game.version, LINE_FORMAT):
        raise DataDamaged("it is played by a different version of the rules")
    if [seat.seat for seat in news.seats] != list(range(len(state.seats))):
        raise DataDamaged("a seat is missing")
    state.seats = tuple(map(seat_of, news.seats))
    common_ply = _last_common_ply(match, news)
    try:
        while match.position > common_ply:
            match.undo(match.log[-1].seat)
        for line in news.lines[common_ply + 1 - news.since :]:
            if line.seat is None or line.action is None:
                raise DataDamaged("an action is damaged")
            match.act(line.seat, line.action, line.moment)
    except (PlayError, GameError):
        raise DataDamaged("its log does not match its state") from None
    state.log.truncate(common_ply + 1)
    for line in news.lines[common_ply + 1 - news.since :]:
        state.log.append(log_line_of(line, len(state.seats)))
    state.course = course_of(facts.course)
    state.phase = phase_at(match, state.course)
    if state.phase != facts.phase:
        raise DataDamaged("its phase does not match its log")
    state.host, state.rematch_table, state.version = facts.host, facts.rematch_table, facts.version
    state.substitutions = repair_substitutions(substitutions_of(facts.substitutions) or (), state.seats, state.position)
    return state


def _last_common_ply(match: Match, news: StoredNews) -> int:
    """Return the last ply up to which the log in memory equals the stored log.

    Raises `DataDamaged` if the logs differ at or before the last line that can no longer be undone.
    """
    common_ply = news.since - 1
    for ply, line in enumerate(news.lines, start=news.since):
        if ply > match.position or not _is_same_line(match, ply, line):
            break
        common_ply = ply
    if common_ply < news.since:
        raise DataDamaged("its log differs from the one in memory")
    return common_ply


def _is_same_line(match: Match, ply: int, line: StoredLine) -> bool:
    if ply == 0:
        return line.action is None
    entry = match.log[ply - 1]
    return (entry.seat, entry.action, milliseconds(entry.time)) == (line.seat, line.action, line.time)
