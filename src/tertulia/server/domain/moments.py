"""Looking back: a table as it stood after an earlier line of its log. Nothing of the table is touched, and nothing is kept."""

from __future__ import annotations

import asyncio

from tertulia.kernel.components import Components
from tertulia.play import Match, RecordError, earlier
from tertulia.server.domain.errors import ComponentsChanged, NotRunning, StaleMove, TableDamaged
from tertulia.server.domain.table import Table


async def stood(table: Table, ply: int, components: Components) -> Match:
    """The table's match as it stood after that line of its log, worked out aside from other requests. `NotRunning` before the game
    has begun, `StaleMove` for a line that there is not or not any more, a kind of `TableClosed` where the log cannot be played
    again."""
    match = table.state.match
    if match is None:
        raise NotRunning("the game has not begun")
    try:
        return await asyncio.to_thread(earlier, match, ply, components)
    except IndexError as error:
        raise StaleMove(f"ply: {error}") from None
    except RecordError:
        if components.hash != match.components:
            raise ComponentsChanged("this table was dealt with other components than the server has") from None
        raise TableDamaged("the log of this table does not play again") from None
