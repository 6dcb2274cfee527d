"""When people's time runs out, by the lists of their turns (`tertulia.server.domain.notice_ports.Deadlines`)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.notice_ports import Deadline
from tertulia.server.domain.ports import TableList


class ListedDeadlines:
    """The clocks that run, as they were known at the last change of each table: what is booked later puts them off."""

    def __init__(self, lists: TableList) -> None:
        self._lists = lists

    async def of(self, guest: GuestId) -> Sequence[Deadline]:
        """At each table where a clock of theirs runs, the most urgent first."""
        turns = await self._lists.turns(guest)
        return [
            Deadline(turn.id, turn.game, datetime.fromtimestamp(turn.ends / 1000, UTC))
            for turn in turns
            if turn.ends is not None
        ]
