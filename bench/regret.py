"""Regret of each level's choices, in thousandths of a victory, as judged by a longer search.

It tells search times or settings apart with far fewer games than playing them against each other. To try `master` with
another setting, and save nothing:

    python -m bench.regret --only "GAME, 4" --try exploration=0.3
"""

from __future__ import annotations

import math
from argparse import ArgumentTypeError
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from tertulia.bots.search.levels import search_settings
from tertulia.bots.search.settings import FORMER_NAMES, SearchSettings
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.cores import available_cores
from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.simulation.executors import ParallelMap, process_map
from tertulia.simulation.intervals import mean_interval
from tertulia.simulation.regret import RegretSpec, measure_regret

GAMES = 40
SEATS = (2, 4)
JUDGED_LEVELS = (("quick", 1.0), ("strong", 20.0), ("master", 100.0))
JUDGE_MS = 200.0
"""Search time of the judge for each action, in ms."""
SEED = b"regret"
SETTING_TYPES = {
    name: int if name in ("plies", "rollout", "rollout_per_extra_player") else float for name in SearchSettings._fields
}
Values = dict[str, Any]
PER_MILLE = 1000.0


def list_judged_settings(game: Game, tried: list[Values]) -> dict[str, SearchSettings]:
    """Return the settings of each level by name, then those of the last level with the tried values."""
    settings_by_name = {f"{name}@{time:g}": search_settings(game, time, name) for name, time in JUDGED_LEVELS}
    last, settings = list(settings_by_name.items())[-1]
    for values in tried:
        words = ",".join(f"{name}={value:g}" for name, value in values.items())
        settings_by_name[f"{last} {words}"] = settings._replace(**values)
    return settings_by_name


def parse_values(text: str) -> Values:
    """Parse settings such as `exploration=0.15,temperature=4`.

    Raises `ArgumentTypeError` if a name is unknown or a value is not a number.
    """
    values: Values = {}
    for part in text.split(","):
        name, _, number = part.partition("=")
        name = FORMER_NAMES.get(name, name)
        try:
            values[name] = SETTING_TYPES[name](number)
        except (KeyError, ValueError):
            raise ArgumentTypeError(
                f"{part!r} must be NAME=NUMBER, with a name of {', '.join(SETTING_TYPES)}"
            ) from None
    return values


def measure_game(
    game: Game, seats: int, settings_by_name: dict[str, SearchSettings], count: int, parallel_map: ParallelMap
) -> Iterator[Figure]:
    """Yield the mean regret of each of `settings_by_name`. Games, not positions, count as independent."""
    player, judge = search_settings(game, 1.0), search_settings(game, JUDGE_MS)
    keys = [derive_seed(SEED, f"{game.name} {seats} {number}") for number in range(count)]
    inquiries = [RegretSpec(game.name, seats, key, tuple(settings_by_name.values()), player, judge) for key in keys]
    lost = [one for one in parallel_map(measure_regret, inquiries) if len(one)]
    means, positions = PER_MILLE * np.array([one.mean(axis=0) for one in lost]), sum(len(one) for one in lost)
    for place, name in enumerate(settings_by_name):
        own, note = means[:, place], f"{positions} decisions"
        if place:
            # compare with the level below, or a tried setting with the last level
            rival = min(place, len(JUDGED_LEVELS)) - 1
            less = means[:, rival] - own
            note += f"; {less.mean():.2f} ± {half_interval(less):.2f} less than {list(settings_by_name)[rival]}"
        yield Figure(
            f"{game.name}, {seats} players: {name}",
            float(own.mean()),
            f"± {half_interval(own):.2f} thousandths ({note})",
        )


def half_interval(values: NDArray[np.float64]) -> float:
    """Return half the width of the 95 % interval of the mean."""
    ends = mean_interval(values)
    return (ends[1] - ends[0]) / 2 if ends else math.inf


def main() -> None:
    parser = argument_parser("regret", (__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES, help="games of each kind of table")
    parser.add_argument("--workers", type=int, default=available_cores(), help="processes")
    parser.add_argument(
        "--only",
        default="",
        metavar="WORDS",
        help="only games and numbers of players that contain these words; the result is not saved",
    )
    parser.add_argument("--try", dest="tried", action="append", type=parse_values, default=[], metavar="NAME=NUMBER,…")
    flags = parser.parse_args()
    facts, figures = describe_machine(), list[Figure]()
    with process_map(flags.workers) as parallel_map:
        for game in installed_games().values():
            for seats in SEATS:
                if flags.only in f"{game.name}, {seats} players":
                    settings_by_name = list_judged_settings(game, flags.tried)
                    figures += measure_game(
                        game, seats, settings_by_name, 2 if flags.quick else flags.games, parallel_map
                    )
    if not figures:
        parser.error(f"no game and number of players contains the words {flags.only!r}")
    flags.quick = flags.quick or bool(flags.only or flags.tried)  # partial results are not saved
    report_result(make_result("regret", facts, figures), flags)


if __name__ == "__main__":
    main()
