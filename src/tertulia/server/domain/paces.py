"""The paces that a table is offered by name: those of the new table's form, and those by which people meet who play at once.

The browser has them from here (`python -m tools.contract`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from tertulia.play.clock import ByTurns, Live, Pace, Untimed
from tertulia.server.domain.pacing import DAY

MINUTE, HOUR = 60, 3600
PATIENCE = 600
"""Seconds that somebody may be away before anybody at the table may let a bot play for them, where the host says nothing else."""
PATIENCE_BY_TURNS = DAY
"""The same by turns, where nobody has to be there: only a host of a table that waits is missed."""
PaceName = Literal["none", "quick", "live", "calm", "daily", "turns", "slow"]


def _live(minutes: int, increment: int) -> Live:
    return Live(bank=minutes * MINUTE, increment=increment, pause=HOUR)


def _by_turns(reserve: int, per_move: int, cap: int, *, weekends: bool = True) -> ByTurns:
    return ByTurns(
        reserve=reserve, per_move=per_move, cap=cap, nights=True, weekends=weekends, vacation_days=30, pause=7 * DAY
    )


PACES: Mapping[PaceName, Pace] = {
    "none": Untimed(),
    "quick": _live(10, 15),
    "live": _live(20, 30),
    "calm": _live(45, 60),
    "daily": _by_turns(2 * DAY, 12 * HOUR, 3 * DAY, weekends=False),
    "turns": _by_turns(3 * DAY, DAY, 5 * DAY),
    "slow": _by_turns(7 * DAY, 2 * DAY, 14 * DAY),
}


def usual_patience(pace: Pace) -> int:
    """The seconds that somebody may be away at a table of that pace whose host says nothing of it."""
    return PATIENCE_BY_TURNS if isinstance(pace, ByTurns) else PATIENCE
