"""The report of a simulation: points and victories of each bot, and speed (`Report`)."""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import NDArray

from tertulia.simulation.intervals import Interval, mean_interval, wilson_interval


class Entrant(msgspec.Struct, frozen=True):
    """Results of one bot that took part in all games, at rotating seats."""

    bot: str
    points: float
    """Mean of the final points per game."""
    points_interval: Interval | None
    """95 % confidence interval of `points`, or None for a single game."""
    wins: float
    """Number of games won; a victory shared by k players counts 1/k."""
    win_rate: float
    win_interval: Interval
    """95 % confidence interval of the win rate (Wilson)."""


class Report(msgspec.Struct, frozen=True):
    """Results of a simulation and the arguments that reproduce it."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    workers: int
    games: int
    decisions: int
    seconds: float
    entrants: tuple[Entrant, ...]

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def summarize_entrants(
    bots: tuple[str, ...], points: NDArray[np.int32], winners: NDArray[np.bool_]
) -> tuple[Entrant, ...]:
    """Return the statistics of each entrant.

    `points` (final points) and `winners` (whether the entrant won) are (games, entrants). Column k belongs to entrant
    k, who plays the bot `bots[k]`.
    """
    shares = winners / winners.sum(axis=1, keepdims=True)
    return tuple(
        _summarize_entrant(bot, points[:, k].astype(np.float64), float(shares[:, k].sum()))
        for k, bot in enumerate(bots)
    )


def _summarize_entrant(bot: str, points: NDArray[np.float64], wins: float) -> Entrant:
    games = len(points)
    return Entrant(
        bot=bot,
        points=float(points.mean()),
        points_interval=mean_interval(points),
        wins=wins,
        win_rate=wins / games,
        win_interval=wilson_interval(wins, games),
    )
