"""Luck that an analysis finds in games of strong bots: its mean should be zero.

`python -m bench.luck` plays games of two and of four, and analyses them. A mean other than zero would show that the
analysis counts something else as luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from tertulia.analysis.luck_study import GameLuck, LuckSpec, measure_game_luck
from tertulia.bots.search.levels import search_settings
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.cores import available_cores
from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.simulation.executors import ParallelMap, process_map
from tertulia.simulation.intervals import mean_interval

GAMES = 40
SEATS = (2, 4)
MOVE_MS = 10.0
"""Search time per move, in ms."""
DRAW_MS = 20.0
"""Search time per draw, in ms, as on a site with default settings."""
SEED = b"luck"


def luck_figures(game: Game, seats: int, found: Sequence[GameLuck]) -> Iterator[Figure]:
    """Yield the mean luck of a seat, the winner's luck beyond its table's mean, and the spread of luck.

    Games, not seats, count as independent.
    """
    table, all_seats = f"{game.name}, {seats} players", np.concatenate([one.points for one in found])
    means = np.array([one.points.mean() for one in found])
    more = np.array([one.won @ one.points - one.points.mean() for one in found])
    for what, values in (("luck of a seat in a game", means), ("luck of the winner above that of the table", more)):
        yield Figure(
            f"{table}: {what}", float(values.mean()), f"± {half_interval(values):.1f} points ({len(found)} games)"
        )
    yield Figure(f"{table}: luck of a seat, standard deviation", float(all_seats.std()), "points")


def half_interval(values: NDArray[np.float64]) -> float:
    """Return half the width of the 95 % interval of the mean."""
    ends = mean_interval(values)
    return (ends[1] - ends[0]) / 2 if ends else float("inf")


def measure_game(game: Game, seats: int, count: int, parallel_map: ParallelMap) -> Iterator[Figure]:
    """Play `count` games with so many seats and return their figures."""
    keys = [derive_seed(SEED, f"{game.name} {seats} {number}") for number in range(count)]
    player = search_settings(game, MOVE_MS)
    found = list(parallel_map(measure_game_luck, [LuckSpec(game.name, seats, key, player, DRAW_MS) for key in keys]))
    return luck_figures(game, seats, found)


def main() -> None:
    parser = argument_parser("luck", (__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES, help="games of each kind of table")
    parser.add_argument("--workers", type=int, default=available_cores(), help="processes")
    flags = parser.parse_args()
    facts, figures = describe_machine(), list[Figure]()
    with process_map(flags.workers) as parallel_map:
        for game in installed_games().values():
            for seats in SEATS:
                figures += measure_game(game, seats, 2 if flags.quick else flags.games, parallel_map)
    report_result(make_result("luck", facts, figures), flags)


if __name__ == "__main__":
    main()
