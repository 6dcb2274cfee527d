"""Private data of a seat: a planned move, standing answers, and how far its player has seen the game.

Other players never learn of it. It is not part of the table, so changing it does not change the table's version.
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
    """A planned move, as alternative chains of actions.

    The first chain that can be played as foreseen is played.
    """

    alternatives: list[list[ForeseenAction]]
    position: int
    """The number of actions in the log when the move was planned."""
    status: PlanStatus = "waiting"
    obstacles: list[Obstacle] = []
    """For each chain that could not be played, the reason, in order."""


class PrivateSeatData(Struct, frozen=True):
    """The private data of a seat."""

    plan: Plan | None = None
    answers: list[AutoAnswer] = []
    automatic: list[int] = []
    """The plies that the seat's standing answers have played."""
    seen: int = 0
    """The number of actions that its player has seen."""

    @property
    def waiting(self) -> bool:
        """Whether a plan or a standing answer may act when it is the seat's turn."""
        return bool(self.answers) or (self.plan is not None and self.plan.status == "waiting")


class PrivateSeatStore(Protocol):
    """Stores the private data of seats. Every method may raise `StorageFault`; then nothing has changed."""

    async def load(self, table_id: str, seat: int) -> PrivateSeatData:
        """The private data of a seat. Parts that are missing or cannot be read have their defaults."""

    async def of_guest(self, guest: GuestId) -> Sequence[tuple[str, int, PrivateSeatData]]:
        """The private data of all seats of a guest: (table, seat, data), sorted."""

    async def change(
        self, table_id: str, seat: int, alter: Callable[[PrivateSeatData], PrivateSeatData], version: int | None = None
    ) -> PrivateSeatData:
        """Replace the private data of a seat by `alter(data)`, and return it.

        Raises `VersionConflict` if the table does not exist, or has another version than `version` (None: any).
        """
