"""Updates a table in memory from the new lines of its log, after another process has changed it.

This avoids reading the complete log. `Damaged` is raised if the lines do not continue the match in memory, because of
damage, other rules or a restored backup. Then the caller reads the complete table.
"""

from __future__ import annotations

from tertulia.kernel.game import GameError
from tertulia.play import Match, PlayError
from tertulia.server.domain.state import TableState
from tertulia.server.domain.substitutions import fitting
from tertulia.server.domain.table import Table
from tertulia.server.storage.log_rows import Damaged, StoredLine, milliseconds
from tertulia.server.storage.reading_news import NewsQuery, StoredNews
from tertulia.server.storage.restoring import (
    LINE_FORMAT,
    course_of,
    is_rebuilt,
    log_line_of,
    phase_at,
    seat_of,
    substitutions_of,
)


def news_query(table: Table) -> NewsQuery | None:
    """The query for a table's new lines, or None if the complete table must be read.

    That is so before the game begins, and if the state in memory was rebuilt from a damaged or old log.
    """
    match = table.state.match
    return None if match is None or is_rebuilt(table.state) else NewsQuery(table.id, match.settled_ply)


def apply_news(table: Table, news: StoredNews) -> TableState | None:
    """The state of a table after the changes in `news`, or None if its version is the one in memory.

    Raises `Damaged` if the changes do not continue the match in memory.
    """
    if news.facts.version == table.state.version:
        return None
    state, facts = table.state.fork(), news.facts
    match = state.match
    if match is None or facts.version < state.version:
        raise Damaged("it was set back")
    if (facts.game_version, facts.line_format) != (table.game.version, LINE_FORMAT):
        raise Damaged("it is played by other rules")
    if [seat.seat for seat in news.seats] != list(range(len(state.seats))):
        raise Damaged("a seat is missing")
    state.seats = tuple(map(seat_of, news.seats))
    kept = _last_common_ply(match, news)
    try:
        while match.position > kept:
            match.undo(match.log[-1].seat)
        for line in news.lines[kept + 1 - news.since :]:
            if line.seat is None or line.action is None:
                raise Damaged("an action is damaged")
            match.act(line.seat, line.action, line.moment)
    except (PlayError, GameError):
        raise Damaged("its log does not fit") from None
    state.log.truncate(kept + 1)
    for line in news.lines[kept + 1 - news.since :]:
        state.log.append(log_line_of(line, len(state.seats)))
    state.course = course_of(facts.course)
    state.phase = phase_at(match, state.course)
    if state.phase != facts.phase:
        raise Damaged("its phase does not fit")
    state.host, state.again, state.version = facts.host, facts.rematch_table, facts.version
    state.substitutions = fitting(substitutions_of(facts.substitutions) or (), state.seats, state.position)
    return state


def _last_common_ply(match: Match, news: StoredNews) -> int:
    """The last ply up to which the log in memory equals the stored one.

    Raises `Damaged` if even the last line that can no longer be undone differs.
    """
    kept = news.since - 1
    for ply, line in enumerate(news.lines, start=news.since):
        if ply > match.position or not _is_same_line(match, ply, line):
            break
        kept = ply
    if kept < news.since:
        raise Damaged("its log was another one")
    return kept


def _is_same_line(match: Match, ply: int, line: StoredLine) -> bool:
    if ply == 0:
        return line.action is None
    entry = match.log[ply - 1]
    return (entry.seat, entry.action, milliseconds(entry.time)) == (line.seat, line.action, line.time)
