"""What the tables need of whoever works beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

R = TypeVar("R")
Pace = Callable[[], None]
"""To be called at every ply: it lets others come first, and ends the work where nobody waits for it any more."""


class Wisher(NamedTuple):
    """Who wants a game played again, and from where."""

    address: str
    guest: str = ""


class Replaying(Protocol):
    """Where games are played again, aside from everything that people wait for at their tables."""

    async def replay(self, wisher: Wisher, plies: int, work: Callable[[Pace], R]) -> R:
        """What a piece of work comes to that plays about so many plies; raises what it raises, `TooManyReplays` where too many
        plies wait."""
