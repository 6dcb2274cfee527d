"""What a seat keeps for itself at its table, and nobody else ever hears of: a planned move, standing answers, how far its player
has seen the game. None of it is part of the table: its version does not tell that there is any."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from tertulia.play.answers import Standing
from tertulia.play.planning import Foreseen, Obstacle
from tertulia.server.domain.ids import GuestId

PlanStatus = Literal["waiting", "failed", "played"]


class Plan(Struct, frozen=True):
    """A planned move: chains of actions, of which the first that can be carried out as it was foreseen is."""

    alternatives: list[list[Foreseen]]
    position: int
    """The number of actions in the log when it was planned."""
    status: PlanStatus = "waiting"
    obstacles: list[Obstacle] = []
    """What stood against each of the chains that were not carried out, in order."""


class Aside(Struct, frozen=True):
    """All that a seat keeps for itself."""

    plan: Plan | None = None
    answers: list[Standing] = []
    automatic: list[int] = []
    """The plies that its standing answers have played."""
    seen: int = 0
    """The number of actions that its player has seen."""

    @property
    def waiting(self) -> bool:
        """Whether something may be to do once it is the seat's turn."""
        return bool(self.answers) or (self.plan is not None and self.plan.status == "waiting")


class Asides(Protocol):
    """What seats keep for themselves, as it is stored. Every method may raise `StorageFault`; then nothing has changed."""

    async def read(self, table_id: str, seat: int) -> Aside:
        """What a seat keeps; what cannot be read any more is as if it had never been."""

    async def of(self, guest: GuestId) -> Sequence[tuple[str, int, Aside]]:
        """What all seats of a guest keep: table, seat and that, in order."""

    async def change(
        self, table_id: str, seat: int, alter: Callable[[Aside], Aside], version: int | None = None
    ) -> Aside:
        """Change what a seat keeps, and return it. Raises `VersionConflict` where the table has another version than the one that
        the change was made for (None: whichever it has)."""
