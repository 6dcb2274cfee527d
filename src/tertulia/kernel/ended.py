"""What a game tells of one that is over, beside its outcome."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Protocol

from tertulia.kernel.schema import StateArray


class Scored(Protocol):
    """Points of each seat."""

    @property
    def scores(self) -> tuple[int, ...]: ...


class Ended(ABC):
    """What points were for, and what puts each seat in its place."""

    @abstractmethod
    def outcome(self, state: StateArray) -> Scored | None:
        """Returns the end of the game, or `None` as long as it goes on."""

    def point_sources(self, state: StateArray) -> Mapping[str, list[int]]:
        """Returns what points were for: by source, a number for each seat, which sum up to its points. For games that are over, so
        nothing is hidden. Empty of games that do not say; the word for a source is the game's message `<game>-source-<source>`."""
        return {}

    def standing(self, state: StateArray) -> list[tuple[int, ...]]:
        """Returns what puts each seat in its place where the game is over: points first, then what decides between equal ones; more
        is better."""
        outcome = self.outcome(state)
        return [] if outcome is None else [(points,) for points in outcome.scores]
