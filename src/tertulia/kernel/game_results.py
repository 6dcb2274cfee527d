"""Results of a game (points by source, ranking) and of single actions (states after possible actions)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import NamedTuple, Protocol

from tertulia.kernel.schema import StateArray


class ScoredOutcome(Protocol):
    """Interface of an outcome that has the points of each seat."""

    @property
    def scores(self) -> tuple[int, ...]: ...


class TriedActions(NamedTuple):
    """Results of several alternative actions, each carried out in a copy of one state."""

    states: StateArray
    """State after each action, (actions,)."""
    reveals: list[bool]
    """Whether undo would stop at each action (`Game.reveals`)."""


class GameResults(ABC):
    """Interface of the results of a game: outcome, sources of points, and ranking. `Game` implements it."""

    @abstractmethod
    def outcome(self, state: StateArray) -> ScoredOutcome | None:
        """Return the points and winners of a finished game, or None if a seat may still act."""

    def point_sources(self, state: StateArray) -> Mapping[str, list[int]]:
        """Return the points of each seat by source (such as `barrow`) in a finished game.

        The sources of a seat add up to its points. Empty if the game does not define sources. The game's message
        `<game>-source-<source>` translates a source.
        """
        return {}

    def ranking_keys(self, state: StateArray) -> list[tuple[int, ...]]:
        """Return the ranking key of each seat in a finished game; greater is better.

        A key holds the points first, then tie-breakers. Returns an empty list while the game goes on.
        """
        outcome = self.outcome(state)
        return [] if outcome is None else [(points,) for points in outcome.scores]
