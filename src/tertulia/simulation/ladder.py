"""Match bots against each other: one bot against one or several of another (`play_pairing`).

Game n of a pairing is reproducible, so results can be extended at any time. Seats rotate. A victory shared by k players
counts 1/k.
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
    """Accumulated results of a pairing."""

    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    """Sum of the bot's points."""
    squares: float = 0.0
    """Sum of the squares of the bot's points."""
    rival_points: float = 0.0
    """Sum of the best rival's points in each game."""

    def __add__(self, other: PairingResult) -> PairingResult:
        """Combine the results of two sets of games."""
        return PairingResult(
            self.games + other.games,
            self.wins + other.wins,
            self.points + other.points,
            self.squares + other.squares,
            self.rival_points + other.rival_points,
        )

    @property
    def share(self) -> float:
        """The bot's share of the victories, from 0 to 1."""
        return self.wins / self.games

    @property
    def interval(self) -> Interval:
        """95 % interval of the share."""
        return wilson_interval(self.wins, self.games)

    @property
    def mean(self) -> float:
        """The bot's mean points per game."""
        return self.points / self.games

    @property
    def half_width(self) -> float:
        """Half the width of the 95 % interval of the mean, in points."""
        return Z * sqrt(max(0.0, self.squares / self.games - self.mean**2) / self.games)


@dataclass(frozen=True)
class Pairing:
    """One bot against one or several of another."""

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
        """The share of the victories that the bot would have against equals."""
        return 1.0 / self.seats


def play_pairing(pairing: Pairing, first: int, games: int, parallel_map: ParallelMap) -> PairingResult:
    """Play `games` games of a pairing, from game number `first` on."""
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
