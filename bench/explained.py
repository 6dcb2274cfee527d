"""Accuracy of explained games: analyses of games of mixed levels, compared with their results.

`python -m bench.explained` measures whether the predicted chances come true in each mixture of levels, whether analyses
contradict themselves, and whether players who lost more points by their decisions score less. The levels were fitted on
other games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from tertulia.analysis.checks import count_agreeing_pairs, find_inconsistencies
from tertulia.analysis.mixed_games import MIXTURES, AnalysedMixedGame, analyse_mixed_game, describe_mixed_game
from tertulia.kernel.cores import available_cores
from tertulia.kernel.registry import installed_games
from tertulia.simulation.calibration import CalibrationBin, PredictedChances, bin_chances, calibration_error
from tertulia.simulation.executors import process_map

GAMES = 17
"""Games of each mixture of levels in each game: 204 in all."""
BUDGET_MS = 10.0
"""Search time in ms per decision, as on a site with default settings."""
SEED = b"explained"
MOMENTS_PER_GAME = 60
"""Evenly spaced moments of a game that are compared with its result: long games count no more."""
ERROR_TARGET, ORDER_TARGET = "<= 4", ">= 85"


def collect_predicted_chances(explained: AnalysedMixedGame, strong: bool = False) -> PredictedChances:
    """Return the chances at some moments of a game, and the shares of the victory, each as (chances,).

    `strong` selects the chances that suppose strong play by everyone.
    """
    analysis = explained.analysis
    *moments, end = analysis.course
    looks = [moments[place] for place in np.linspace(0, len(moments) - 1, MOMENTS_PER_GAME).astype(int)]
    chances = np.array([one.strong_chances if strong else one.chances for one in looks])
    return PredictedChances(chances.ravel(), np.tile(np.array(end.chances), len(looks)))


def bin_games(explained: Sequence[AnalysedMixedGame], strong: bool = False) -> list[CalibrationBin]:
    """Return the chances predicted in some games, in ten bins."""
    return bin_chances([collect_predicted_chances(one, strong) for one in explained])


def calibration_figures(mixture: str, explained: Sequence[AnalysedMixedGame]) -> Iterator[Figure]:
    """Yield the bins of a mixture, their mean error, and that of chances which suppose strong play."""
    bins = bin_games(explained)
    for one in bins:
        what = f"{mixture}: predicted {100 * one.low:.0f} to {100 * one.high:.0f} %: won"
        yield Figure(what, 100 * one.observed, f"% of {one.number}, predicted {100 * one.predicted:.1f} % on average")
    yield Figure(
        f"{mixture}: mean error of a chance, given the players' levels",
        100 * calibration_error(bins),
        f"% ({len(explained)} games)",
        ERROR_TARGET,
    )
    strong = 100 * calibration_error(bin_games(explained, strong=True))
    yield Figure(f"{mixture}: mean error of a chance, assuming strong play", strong, "%")


def invariant_figures(explained: Sequence[AnalysedMixedGame]) -> Iterator[Figure]:
    """Yield how often analyses contradict themselves, and how often points lost go with lower scores.

    At most ten contradictions are printed. The last figure is the share of seats whose level was recognized.
    """
    found = [fault for one in explained for fault in find_inconsistencies(one.analysis)]
    for fault in found[:10]:
        print(fault)
    yield Figure("contradictions in analyses", len(found), f"in {len(explained)} games", "<= 0")
    for name in installed_games():
        pairs = [count_agreeing_pairs(one.analysis) for one in explained if one.played.game == name]
        share = 100 * sum(one.agreeing for one in pairs) / max(1, sum(one.pairs for one in pairs))
        yield Figure(
            f"{name}: more points lost, fewer final points", share, f"% of {sum(one.pairs for one in pairs)} pairs"
        )
    pairs = [count_agreeing_pairs(one.analysis) for one in explained]
    share = 100 * sum(one.agreeing for one in pairs) / sum(one.pairs for one in pairs)
    yield Figure(
        "more points lost, fewer final points", share, f"% of {sum(one.pairs for one in pairs)} pairs", ORDER_TARGET
    )
    likeliest = [
        (one.level, level)
        for each in explained
        for one, level in zip(each.analysis.strengths, each.played.levels, strict=True)
    ]
    right = 100 * float(np.mean([one == level for one, level in likeliest]))
    yield Figure("seats whose level is recognized", right, f"% of {len(likeliest)}")


def main() -> None:
    parser = argument_parser("explained", (__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES, help="number of games per mixture of levels, for each game")
    parser.add_argument("--workers", type=int, default=available_cores(), help="processes")
    flags = parser.parse_args()
    facts, numbers = describe_machine(), range(2 if flags.quick else flags.games)
    specs = [
        describe_mixed_game(name, mixture, SEED, n, BUDGET_MS)
        for n in numbers
        for mixture in MIXTURES
        for name in installed_games()
    ]
    with process_map(flags.workers) as parallel_map:
        explained = list(parallel_map(analyse_mixed_game, specs))
    figures = list(invariant_figures(explained))
    for mixture in MIXTURES:
        figures += calibration_figures(mixture, [one for one in explained if one.played.mixture == mixture])
    report_result(make_result("explained", facts, figures), flags)


if __name__ == "__main__":
    main()
