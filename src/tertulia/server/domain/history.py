"""Earlier positions of a table's game, replayed from its log.

Looking back changes nothing in the table or the storage.
"""

from __future__ import annotations

from tertulia.play import Match, RecordError, match_at_ply
from tertulia.server.domain.errors import NotRunning, StalePosition, TableDamaged
from tertulia.server.domain.ports import ReplayService, Requester
from tertulia.server.domain.table import Table


def plies_to_replay(table: Table, ply: int) -> int:
    """Return the number of actions to replay for the position after `ply` actions.

    Returns 0 if the state of this position is in memory, or if the game has no such position.
    """
    match = table.state.match
    return 0 if match is None or not 0 <= ply <= match.position or match.stored_state(ply) is not None else ply


async def match_at(table: Table, ply: int, replays: ReplayService, requester: Requester) -> Match:
    """Return the table's match as it was after `ply` actions.

    If the state of this position is not in memory, the log is replayed in the background. Computing time is divided
    fairly between the internet addresses of the requesters; `requester` is the visitor who wants the position.

    Raises `NotRunning` before the game starts, and `StalePosition` if the log has fewer actions. Raises a kind of
    `TableClosed` if the log does not replay, and `TooManyReplays` if too many actions wait to be replayed.
    """
    match = table.state.match
    if match is None:
        raise NotRunning("the game has not started")
    components = None if match.stored_state(ply) is not None else table.require_set().components
    try:
        if not (plies := plies_to_replay(table, ply)):
            return match_at_ply(match, ply, components)
        return await replays.replay(requester, plies, lambda pace: match_at_ply(match, ply, components, pace))
    except IndexError as error:
        raise StalePosition(f"ply: {error}") from None
    except RecordError:
        raise TableDamaged("the log of this table cannot be replayed") from None
