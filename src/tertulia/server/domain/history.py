"""Looking back: a table as it stood after an earlier line of its log. Nothing of the table is touched, and nothing is kept."""

from __future__ import annotations

from tertulia.play import Match, RecordError, earlier
from tertulia.server.domain.errors import NotRunning, StaleMove, TableDamaged
from tertulia.server.domain.ports import Replaying, Requester
from tertulia.server.domain.table import Table


def plies_to(table: Table, ply: int) -> int:
    """The number of plies that have to be played again to see the table as it stood after that line: 0 where the state is at
    hand."""
    match = table.state.match
    return 0 if match is None or not 0 <= ply <= match.position or match.kept_state(ply) is not None else ply


async def stood(table: Table, ply: int, replays: Replaying, requester: Requester) -> Match:
    """The table's match as it stood after that line of its log, played again aside from other requests where its state is not at
    hand. Raises `NotRunning` before the game has begun, `StaleMove` for a line that there is not or not any more, a kind of
    `TableClosed` where the log cannot be played again, `TooManyReplays` where too much waits."""
    match = table.state.match
    if match is None:
        raise NotRunning("the game has not begun")
    components = None if match.kept_state(ply) is not None else table.require_set().components
    try:
        if not (plies := plies_to(table, ply)):
            return earlier(match, ply, components)
        return await replays.replay(requester, plies, lambda pace: earlier(match, ply, components, pace))
    except IndexError as error:
        raise StaleMove(f"ply: {error}") from None
    except RecordError:
        raise TableDamaged("the log of this table does not play again") from None
