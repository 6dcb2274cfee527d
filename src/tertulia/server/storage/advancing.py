"""A table that another process has changed, brought up to date by what is new: a few lines of its log, not all of it.

What nobody can take back is the same in every version, so only the lines after that are read, and carried out on what is in memory.
Whatever does not fit that picture (damage, other rules, a storage that was set back) is for reading the table whole.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select

from tertulia.kernel.game import GameError
from tertulia.play import Match, PlayError
from tertulia.server.domain.state import TableState
from tertulia.server.domain.substitutions import fitting
from tertulia.server.domain.table import Table
from tertulia.server.storage.log_rows import Damaged, StoredLine, milliseconds
from tertulia.server.storage.plain import LINE, Binary
from tertulia.server.storage.restoring import LINE_FORMAT, is_rebuilt, log_line_of, seat_of, substitutions_of
from tertulia.server.storage.stored import SEATS, TABLE, Facts, StoredSeat, converted, line_of

_L = LINE.c
SINCE = (
    select(_L.ply, _L.seat, _L.action, _L.notation, _L.shared, Binary(_L.told), _L.time)
    .where(_L.table_id == bindparam("id"), _L.ply >= bindparam("since"))
    .order_by(_L.ply)
)


class News(NamedTuple):
    """What the storage has of a table, from some line of its log on."""

    facts: Facts
    seats: list[StoredSeat]
    since: int
    lines: list[StoredLine]


def read_news(connection: Connection, table: Table) -> News | None:
    """What is new of a table, as one moment of the database; None where nothing is, or there is no such table. Raises `Damaged`
    where it has to be read whole."""
    match = table.state.match
    if match is None or is_rebuilt(table.state):
        raise Damaged("nothing of it is in memory")
    if connection.dialect.name == "sqlite":  # its driver begins no transaction before something is written
        connection.exec_driver_sql("BEGIN")
    row = connection.execute(TABLE, {"id": table.id}).one_or_none()
    if row is None:
        return None
    facts = converted(tuple(row), Facts, "what is known of the table")
    if facts.version == table.state.version:
        return None
    seats = [converted(tuple(seat), StoredSeat, "a seat") for seat in connection.execute(SEATS, {"id": table.id})]
    since = match.settled_ply
    rows = connection.execute(SINCE, {"id": table.id, "since": since}).all()
    if [row[0] for row in rows] != list(range(since, since + len(rows))) or not rows:
        raise Damaged("its log goes on otherwise")
    return News(facts, seats, since, [line_of(tuple(row)[1:]) for row in rows])


def advanced(table: Table, news: News) -> TableState:
    """The table's state with what is new. Raises `Damaged` where that does not fit."""
    state, facts = table.state.fork(), news.facts
    match = state.match
    if match is None or facts.version < state.version:
        raise Damaged("it was set back")
    if (facts.game_version, facts.telling) != (table.game.version, LINE_FORMAT):
        raise Damaged("it is played by other rules")
    if [seat.seat for seat in news.seats] != list(range(len(state.seats))):
        raise Damaged("a seat is missing")
    state.seats = tuple(map(seat_of, news.seats))
    kept = _kept(match, news)
    try:
        while match.position > kept:
            match.undo(match.log[-1].seat)
        for line in news.lines[kept + 1 - news.since :]:
            if line.seat is None or line.action is None:
                raise Damaged("an action is damaged")
            match.act(line.seat, line.action, line.moment)
    except (PlayError, GameError):
        raise Damaged("its log does not fit") from None
    state.log.cut(kept + 1)
    for line in news.lines[kept + 1 - news.since :]:
        state.log.append(log_line_of(line, len(state.seats)))
    state.phase = "over" if match.over else "running"
    if state.phase != facts.phase:
        raise Damaged("its phase does not fit")
    state.host, state.again, state.version = facts.host, facts.again, facts.version
    state.substitutions = fitting(substitutions_of(facts) or (), state.seats, state.position)
    return state


def _kept(match: Match, news: News) -> int:
    """Up to which action the log in memory is the stored one. Raises `Damaged` where that is before what nobody can take back."""
    kept = news.since - 1
    for ply, line in enumerate(news.lines, start=news.since):
        if ply > match.position or not _same(match, ply, line):
            break
        kept = ply
    if kept < news.since:
        raise Damaged("its log was another one")
    return kept


def _same(match: Match, ply: int, line: StoredLine) -> bool:
    if ply == 0:
        return line.action is None
    entry = match.log[ply - 1]
    return (entry.seat, entry.action, milliseconds(entry.time)) == (line.seat, line.action, line.time)
