"""Deadlines of players, read from their lists of turns.

`tertulia.server.domain.notification_ports.GuestDeadlines` is the interface.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.notification_ports import Deadline
from tertulia.server.domain.ports import TableList


class ListedDeadlines:
    """Deadlines as of each table's last change; vacations booked since then are not counted yet."""

    def __init__(self, lists: TableList) -> None:
        self._lists = lists

    async def load_deadlines(self, guest: GuestId) -> Sequence[Deadline]:
        turns = await self._lists.turns(guest)
        return [
            Deadline(turn.id, turn.game, datetime.fromtimestamp(turn.ends / 1000, UTC))
            for turn in turns
            if turn.ends is not None
        ]
