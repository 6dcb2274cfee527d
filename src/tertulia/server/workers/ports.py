"""What others need of those who think, whatever they think with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tertulia.analysis import Advice
from tertulia.server.domain.commands import AskHint
from tertulia.server.domain.ports import Wisher
from tertulia.server.domain.table import Table


class Advisers(Protocol):
    """Who says what a seat might do."""

    async def hint(self, table: Table, asked: AskHint, address: str) -> Sequence[Advice]:
        """The best few actions of a seat, the best first; the same for the same position, whatever the seat cannot know.

        A kind of `Refused` where the guest may not ask, or too many wait; `StaleMove` where the table moves on meanwhile, or
        somebody asks for the same seat at another position."""


class Advance(Protocol):
    """How far an analysis is."""

    @property
    def done(self) -> int:
        """Decisions that are judged."""

    @property
    def of(self) -> int:
        """All decisions; 0 where they are not counted yet."""


class Analysts(Protocol):
    """Who explains games that are over."""

    async def kept(self, table: Table) -> bytes | None:
        """The game explained, as JSON; None where it is not yet. `NotOver` while it runs: what is hidden would be told."""

    def progress(self, table: Table) -> Advance | None:
        """How far the analysis of a game is; None where nobody has asked for one."""

    def require_room(self, address: str) -> None:
        """`TooManyAnalyses` where no more can be taken on now."""

    def begin(self, table: Table, wisher: Wisher) -> Advance:
        """Have a finished game analysed in the background."""
