"""Match bots against each other: one bot against one or several copies of a rival (`play_pairing`).

Game n of a pairing is reproducible, so more games can be added to earlier results at any time. Seats rotate. A victory
shared by k players counts 1/k.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from math import sqrt

import msgspec

from tertulia.bots.registry import bot_kind
from tertulia.kernel import batch
from tertulia.kernel.registry import find_game
from tertulia.simulation.executors import ParallelMap
from tertulia.simulation.intervals import Interval, Z, wilson_interval
from tertulia.simulation.play_matches import MatchSpec, play_match
from tertulia.simulation.simulate import rotate_bots

SEED = 11


class PairingResult(msgspec.Struct, frozen=True):
    """Results of a bot in the games played so far against its rivals: sums of victories and of points."""

    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    """Sum of the bot's final points over all games."""
    squares: float = 0.0
    """Sum of the squares of the bot's final points."""
    rival_points: float = 0.0
    """Sum over all games of the final points of the best rival; in solo games, of the bot itself."""

    def __add__(self, other: PairingResult) -> PairingResult:
        """Return the combined results of two sets of games."""
        return PairingResult(
            self.games + other.games,
            self.wins + other.wins,
            self.points + other.points,
            self.squares + other.squares,
            self.rival_points + other.rival_points,
        )

    @property
    def share(self) -> float:
        """Share of all games that the bot won, from 0 to 1. A victory shared by k players counts 1/k."""
        return self.wins / self.games

    @property
    def interval(self) -> Interval:
        """95 % confidence interval of `share` (Wilson)."""
        return wilson_interval(self.wins, self.games)

    @property
    def mean(self) -> float:
        """Mean of the bot's final points per game."""
        return self.points / self.games

    @property
    def half_width(self) -> float:
        """Half the width of the 95 % confidence interval of `mean`, in points."""
        return Z * sqrt(max(0.0, self.squares / self.games - self.mean**2) / self.games)


@dataclass(frozen=True)
class Pairing:
    """A match between a bot and one or several copies of a rival, which take the other seats."""

    game: str
    seats: int
    bot: str
    rival: str
    options: Mapping[str, str]

    def check(self) -> None:
        """Raise `GameError` for an unknown game or bot, or for an invalid number of seats or option."""
        game = find_game(self.game)
        game.check_options(self.options, self.seats)
        for name in (self.bot, self.rival):
            bot_kind(game, name)
        batch.check_lineup(game, [[self.bot] * self.seats], workers=1)

    @property
    def even_share(self) -> float:
        """Share of all games, 0 to 1, that the bot would win if the rival were equally strong."""
        return 1.0 / self.seats


def play_pairing(pairing: Pairing, first: int, games: int, parallel_map: ParallelMap) -> PairingResult:
    """Play games `first` to `first + games - 1` of a pairing and return their combined results."""
    game, lineup = find_game(pairing.game), rotate_bots((pairing.bot, *[pairing.rival] * (pairing.seats - 1)))
    keys = batch.keys_from(SEED, games, first)
    one = partial(MatchSpec, game.name, dict(pairing.options))
    specs = [one(tuple(lineup[(first + g) % len(lineup)]), keys[g]) for g in range(games)]
    standing = PairingResult()
    for number, played in enumerate(parallel_map(play_match, specs), start=first):
        seat = number % pairing.seats
        mine = played.outcome.scores[seat]
        best = max(points for other, points in enumerate(played.outcome.scores) if other != seat or pairing.seats == 1)
        won = played.outcome.shares[seat]
        standing += PairingResult(1, won, mine, mine**2, best)
    return standing
