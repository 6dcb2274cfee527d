"""What luck an analysis finds in games of strong bots: none in the mean, or it would take something else for it.

`python -m bench.luck` plays and looks at games for two and for four.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from bench.common import Figure, arguments, finish, machine, result
from tertulia.analysis.luck_study import GameLuck, LuckGame, luck_of_game
from tertulia.bots.search.levels import settings_of
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.cores import cores
from tertulia.kernel.game import Game
from tertulia.kernel.registry import games
from tertulia.simulation.executors import ParallelMap, process_map
from tertulia.simulation.intervals import mean_interval

GAMES = 40
SEATS = (2, 4)
PLAYED = 10.0
"""Milliseconds for a move."""
WEIGHED = 20.0
"""Milliseconds for a draw: as a site does that is left as it comes."""
SEED = b"luck"


def figures_of(game: Game, seats: int, found: Sequence[GameLuck]) -> Iterator[Figure]:
    """Of all seats; of those who won, against their table; and how far it goes. Games, not seats, count as independent."""
    table, all_seats = f"{game.name}, {seats} players", np.concatenate([one.points for one in found])
    means = np.array([one.points.mean() for one in found])
    more = np.array([one.won @ one.points - one.points.mean() for one in found])
    for what, values in (("luck of a seat in a game", means), ("who won was luckier than the table by", more)):
        yield Figure(f"{table}: {what}", float(values.mean()), f"± {half(values):.1f} points ({len(found)} games)")
    yield Figure(f"{table}: luck of a seat, standard deviation", float(all_seats.std()), "points")


def half(values: NDArray[np.float64]) -> float:
    """Half the width of the 95 % interval of the mean."""
    ends = mean_interval(values)
    return (ends[1] - ends[0]) / 2 if ends else float("inf")


def measured(game: Game, seats: int, count: int, parallel_map: ParallelMap) -> Iterator[Figure]:
    """The rows of a kind of table."""
    keys = [derive_seed(SEED, f"{game.name} {seats} {number}") for number in range(count)]
    player = settings_of(game, PLAYED)
    found = list(parallel_map(luck_of_game, [LuckGame(game.name, seats, key, player, WEIGHED) for key in keys]))
    return figures_of(game, seats, found)


def main() -> None:
    """Measure all games."""
    parser = arguments("luck", (__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES, help="games of each kind")
    parser.add_argument("--workers", type=int, default=cores(), help="processes")
    flags = parser.parse_args()
    facts, figures = machine(), list[Figure]()
    with process_map(flags.workers) as parallel_map:
        for game in games().values():
            for seats in SEATS:
                figures += measured(game, seats, 2 if flags.quick else flags.games, parallel_map)
    finish(result("luck", facts, figures), flags)


if __name__ == "__main__":
    main()
