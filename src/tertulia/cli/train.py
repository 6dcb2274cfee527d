"""`tertulia train GAME`: learn the values of positions for the search, from self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from tertulia.cli.shared import GameName, Options, Seed, Workers, find_game, read_options

NAME = "train"


class TrainingEffort(NamedTuple):
    """Options of a training: numbers of rounds and games, search time per move, hidden units, and seed."""

    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Total number of rounds.")] = 3
    games: Annotated[int, typer.Option("--games", min=8, help="Self-play games per round.")] = 800
    matches: Annotated[int, typer.Option("--matches", min=2, help="Games between the new weights and the old.")] = 400
    budget: Annotated[float, typer.Option("--think", min=0.1, help="Milliseconds of search per move.")] = 2.0
    units: Annotated[int, typer.Option("--units", min=0, help="Units of a hidden layer (scikit-learn).")] = 0
    first: Annotated[
        bool,
        typer.Option(
            "--first/--no-first", help="Use the first round's games, played by the policy, in the fits of all rounds."
        ),
    ] = True
    seed: Seed = 1


def run(
    game: GameName,
    folder: Annotated[
        Path,
        typer.Option(
            "--folder", metavar="DIR", help="Folder of the training's files; a stopped training resumes from it."
        ),
    ],
    effort: TrainingEffort,
    option: Options = None,
    workers: Workers = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="Play on the machines of a Ray cluster; auto finds it."),
    ] = None,
) -> None:
    """Train the weights of a game's search: rounds of self-play, a fit, and a match.

    The match decides whether to keep the weights. With --option, it trains for tables with that option only; the
    weights for other tables stay.

    Example: tertulia train GAME --folder training --rounds 3
    """
    from tertulia.bots.search.levels import search_settings
    from tertulia.cli.warm import warm
    from tertulia.kernel.cores import available_cores
    from tertulia.simulation.executors import process_map, ray_map
    from tertulia.simulation.training import TrainingPlan, train_evaluation

    game_rules = find_game(game)
    options = read_options(option)
    game_rules.check_options(options)
    warm([game_rules])
    rounds, games, matches, budget, units, first, seed = effort
    think = search_settings(game_rules, budget)
    plan = TrainingPlan(game_rules.name, folder, think, games, matches, units, seed, first=first, options=options)
    with ray_map(ray) if ray else process_map(workers or available_cores()) as parallel_map:
        train_evaluation(plan, rounds, parallel_map)
