"""Private data of a seat: planned move, automatic answers, and the player's progress in the log.

Other players never see these data. They are not part of the table, so changing them keeps the table's version.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from tertulia.play.answers import AutoAnswer
from tertulia.play.planning import ForeseenAction, Obstacle
from tertulia.server.domain.seats import GuestId

PlanStatus = Literal["waiting", "failed", "played"]


class Plan(Struct, frozen=True):
    """A planned move: alternative chains of actions, in the order of preference.

    On the seat's turn, the first chain that can be played as foreseen is played.
    """

    alternatives: list[list[ForeseenAction]]
    position: int
    """The number of actions in the log when the player planned the move."""
    status: PlanStatus = "waiting"
    obstacles: list[Obstacle] = []
    """The reasons why chains could not be played, in the order of `alternatives`; a played chain has none."""


class PrivateSeatData(Struct, frozen=True):
    """The private data of a seat, known to its player only."""

    plan: Plan | None = None
    answers: list[AutoAnswer] = []
    auto_answered_plies: list[int] = []
    """The positions in the log, from 1, of the actions that automatic answers have played for the seat."""
    seen: int = 0
    """The number of actions in the log that the seat's player has seen."""

    @property
    def waiting(self) -> bool:
        """Whether a planned move or an automatic answer waits for the seat's turn."""
        return bool(self.answers) or (self.plan is not None and self.plan.status == "waiting")


class PrivateSeatStore(Protocol):
    """Stores the private data of seats. Every method may raise `StorageFault`; then nothing has changed."""

    async def load(self, table_id: str, seat: int) -> PrivateSeatData:
        """Return the private data of a seat. Parts that are missing or cannot be read have their defaults."""

    async def of_guest(self, guest: GuestId) -> Sequence[tuple[str, int, PrivateSeatData]]:
        """Return the private data of all seats of a guest as sorted tuples: table id, seat, data."""

    async def change(
        self, table_id: str, seat: int, alter: Callable[[PrivateSeatData], PrivateSeatData], version: int | None = None
    ) -> PrivateSeatData:
        """Replace the private data of a seat by `alter(data)`, and return the new data.

        Raises `VersionConflict` if the table does not exist. Also raises it if `version` is given and the table has
        another version.
        """
