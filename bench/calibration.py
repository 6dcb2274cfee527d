"""Calibration of win chances and points predicted by strong bots, against the results of games.

`python -m bench.calibration` plays the games, at tables of all kinds. The plot beside the result needs matplotlib
(`pip install 'tertulia[plot]'`).
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from tertulia.bots.search.levels import search_settings
from tertulia.bots.search.weights import load_evaluations
from tertulia.kernel.cores import available_cores
from tertulia.kernel.registry import installed_games
from tertulia.simulation.calibration import (
    CalibrationBin,
    Prediction,
    bin_predictions,
    calibration_error,
    fit_score_bias,
    fit_score_stddev,
    predict_game,
)
from tertulia.simulation.executors import ParallelMap, process_map
from tertulia.simulation.training import TrainingPlan, self_play_spec

GAMES = 100
BUDGET_MS = 20.0
"""Search time per decision in ms, that of the level `strong`."""
THIRDS = ("first", "second", "last")
PLOT = "calibration.svg"


def measure_game(name: str, count: int, parallel_map: ParallelMap) -> list[Prediction]:
    """Return the predictions made in `count` self-play games."""
    game = installed_games()[name]
    plan = TrainingPlan(name, Path(), search_settings(game, BUDGET_MS))
    lessons = [self_play_spec(plan, f"calibration {n}", load_evaluations(game)) for n in range(count)]
    return [one for predictions in parallel_map(predict_game, lessons) for one in predictions]


def calibration_figures(
    predictions: dict[str, list[Prediction]], bins: dict[str, list[CalibrationBin]]
) -> list[Figure]:
    """Return the figures of all games.

    A row for each tenth of predicted chances, the mean error of each game, and the error in points by third of a game.
    """
    figures = []
    for low in sorted({one.low for of in bins.values() for one in of}):
        for name, of in bins.items():
            for one in of:
                if one.low == low:
                    what = f"predicted {100 * low:.0f} to {100 * one.high:.0f} %: won"
                    figures.append(Figure(what, 100 * one.observed, f"% in {name} ({one.number})"))
    figures += [
        Figure("mean error of a predicted chance", 100 * calibration_error(of), f"% in {name}")
        for name, of in bins.items()
    ]
    for number, third in enumerate(THIRDS):
        for name, game_predictions in predictions.items():
            surplus = [one.surplus for one in game_predictions if int(len(THIRDS) * one.progress) == number]
            what = f"{third} third of a game: final points above the predicted ones"
            figures.append(Figure(what, float(np.mean(surplus)), f"in {name} ({len(surplus)})"))
    return figures


def draw_plot(bins: dict[str, list[CalibrationBin]], path: Path) -> None:
    """Plot predicted chances against shares of victories, with error bars."""
    from matplotlib.figure import Figure as Picture

    picture = Picture(figsize=(9, 3.2), layout="constrained")
    for axes, (name, of) in zip(picture.subplots(1, len(bins), sharey=True), bins.items(), strict=True):
        errors = [[one.observed - one.interval[0] for one in of], [one.interval[1] - one.observed for one in of]]
        axes.plot([0, 1], [0, 1], color="0.7")
        axes.errorbar([one.predicted for one in of], [one.observed for one in of], errors, fmt="o", capsize=2)
        axes.set(title=name, xlabel="predicted chance", ylabel="share won" if name == next(iter(bins)) else "")
    picture.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argument_parser("calibration", (__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES, help="games of each kind of table")
    parser.add_argument("--workers", type=int, default=available_cores(), help="processes")
    flags = parser.parse_args()
    facts, bins = describe_machine(), dict[str, list[CalibrationBin]]()
    with process_map(flags.workers) as parallel_map:
        predictions = {
            name: measure_game(name, 4 if flags.quick else flags.games, parallel_map) for name in installed_games()
        }
    for name, game_predictions in predictions.items():
        bins[name] = bin_predictions(game_predictions)
        bias = fit_score_bias(game_predictions, search_settings(installed_games()[name], BUDGET_MS).score_bias)
        print(
            f"{name}: the evaluation alone predicts best with score_stddev = {fit_score_stddev(game_predictions):.2f}, "
            f"points with score_bias = {bias:.2f}"
        )
    report_result(make_result("calibration", facts, calibration_figures(predictions, bins)), flags)
    if not flags.quick:
        draw_plot(bins, flags.save / PLOT)


if __name__ == "__main__":
    main()
