"""`tertulia simulate GAME`: play many games between bots, and report the results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from tertulia.cli.shared import (
    AsJson,
    GameName,
    Seed,
    Variant,
    Workers,
    find_game,
    print_json,
    read_components,
    read_list,
    read_options,
    table,
)
from tertulia.cli.streams import progress_bar

if TYPE_CHECKING:
    from tertulia.simulation import Entrant, Report

NAME = "simulate"


class BatchOptions(NamedTuple):
    """Options for the number of games, the bots and the seed."""

    games: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 1000
    seats: Annotated[
        str,
        typer.Option("--seats", metavar="BOT,BOT,…", help="A bot for every player; seats rotate from game to game."),
    ] = "greedy,random"
    seed: Seed = 0


def run(
    game: GameName,
    batch: BatchOptions,
    variant: Variant,
    workers: Workers = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="Write a record file for each game into this folder."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Play many games between bots: mean points, win rates with their 95 % intervals, and the speed.

    If k players share a victory, each player is counted 1/k of it.

    Example: tertulia simulate GAME --games 100000 --seats greedy,random,random,random --seed 7
    """
    from tertulia.cli.warm import warm
    from tertulia.kernel.batch import GameSetup
    from tertulia.simulation import SimulationSpec, simulate_games

    game_rules, bots = find_game(game), read_list(batch.seats)
    options = game_rules.check_options(read_options(variant.option), len(bots))
    spec = SimulationSpec(
        batch.games, bots, batch.seed, GameSetup(options, read_components(game_rules, variant.components))
    )
    warm([game_rules])
    with progress_bar("playing") as bars:
        task = bars.add_task("", total=batch.games)

        def progress(done: int, of: int) -> None:
            bars.update(task, completed=done, total=of)

        report = simulate_games(game_rules, spec, workers=workers, records=records, progress=progress)
    if json:
        print_json(report_data(report))
    else:
        print(format_report(report))


def report_data(report: Report) -> dict[str, Any]:
    """Return the report of a simulation as data for JSON.

    Each list in the data has one entry for each bot, in the order of the option `--seats`.
    """
    return {
        "game": report.game,
        "games": report.games,
        "decisions": report.decisions,
        "games_per_second": round(report.games_per_second, 1),
        "decisions_per_second": round(report.decisions_per_second, 1),
        "points": [player.points for player in report.entrants],
        "wins": [player.wins for player in report.entrants],
        "bots": report.bots,
        "points_intervals": [player.points_interval for player in report.entrants],
        "win_rates": [player.win_rate for player in report.entrants],
        "win_intervals": [player.win_interval for player in report.entrants],
        "options": report.options,
        "seed": report.seed,
        "workers": report.workers,
        "seconds": report.seconds,
    }


def format_report(report: Report) -> str:
    """Format the report of a simulation as text."""
    speed = (
        f"{report.games} games, {report.decisions} decisions in {report.seconds:.1f} s on {report.workers} cores: "
        f"{report.games_per_second:,.0f} games and {report.decisions_per_second:,.0f} decisions a second"
    )
    head = ["player", "mean points", "95 %", "wins", "win rate", "95 %"]
    rows = [[f"{number} {player.bot}", *_cells(player)] for number, player in enumerate(report.entrants, start=1)]
    return f"{speed}\n\n{table([head, *rows])}"


def _cells(player: Entrant) -> list[str]:
    points = player.points_interval
    low, high = player.win_interval
    return [
        f"{player.points:.2f}",
        f"{points[0]:.2f} to {points[1]:.2f}" if points else "unknown",
        f"{player.wins:.2f}".rstrip("0").rstrip("."),
        f"{player.win_rate:.2%}",
        f"{low:.2%} to {high:.2%}",
    ]
