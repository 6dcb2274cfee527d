"""`tertulia ladder BOT,BOT,…`: compare bots in pairs."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.shared import AsJson, Options, Workers, find_game, print_json, read_list, read_options, table
from tertulia.cli.streams import progress_bar

if TYPE_CHECKING:
    from tertulia.simulation.ladder import Pairing, PairingResult

NAME = "ladder"
AT_ONCE = 8
"""Number of games between two updates of the progress bar."""


class Pairs(NamedTuple):
    """Options for the games of each pair of bots."""

    seats: Annotated[
        int, typer.Option("--seats", min=2, help="At each table, one bot has one seat and the other bot has the rest.")
    ] = 2
    games: Annotated[int, typer.Option("--games", min=1, help="Games per pair of bots.")] = 400


def run(
    bots: Annotated[
        str, typer.Argument(metavar="BOT,BOT,…", help="Two or more bots; strong@100 searches 100 ms per move.")
    ],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="A name from `tertulia games`.")],
    pairs: Pairs,
    option: Options = None,
    workers: Workers = None,
    json: AsJson = False,
) -> None:
    """Play every pair of bots, with rotating seats: shares of victories with their 95 % intervals.

    With more than two seats, one bot plays against several copies of the other: with three seats, an equal bot wins a
    third of the games.

    Example: tertulia ladder mybot,strong --game GAME
    """
    from tertulia.cli.warm import warm
    from tertulia.kernel.cores import available_cores
    from tertulia.simulation.executors import process_map
    from tertulia.simulation.ladder import Pairing, PairingResult, play_pairing

    game_rules, names = find_game(game), read_list(bots)
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise InputError(f"a ladder needs two or more different bots, not {bots!r}")
    options = game_rules.check_options(read_options(option), pairs.seats)
    pairings = [Pairing(game_rules.name, pairs.seats, *pair, options) for pair in combinations(names, 2)]
    for pairing in pairings:
        pairing.check()
    warm([game_rules])
    standings = []
    workers = min(workers or available_cores(), pairs.games)
    with progress_bar("{task.description}") as bars, process_map(workers) as parallel_map:
        for pairing in pairings:
            task, standing = bars.add_task(f"{pairing.bot} against {pairing.rival}", total=pairs.games), PairingResult()
            while standing.games < pairs.games:
                standing += play_pairing(
                    pairing, standing.games, min(AT_ONCE, pairs.games - standing.games), parallel_map
                )
                bars.update(task, completed=standing.games)
            standings.append(standing)
    if json:
        print_json([pairing_data(*each) for each in zip(pairings, standings, strict=True)])
    else:
        head = ["pair", "games", "wins", "95 %", "points", "best rival's"]
        print(table([head, *(row(*each) for each in zip(pairings, standings, strict=True))]))


def pairing_data(pairing: Pairing, standing: PairingResult) -> dict[str, object]:
    """Return the result of a pair of bots as data for JSON."""
    return {
        "game": pairing.game,
        "seats": pairing.seats,
        "bot": pairing.bot,
        "rival": pairing.rival,
        "options": dict(pairing.options),
        "games": standing.games,
        "share": standing.share,
        "interval": standing.interval,
        "points": standing.mean,
        "rival_points": standing.rival_points / standing.games,
    }


def row(pairing: Pairing, standing: PairingResult) -> list[str]:
    """Return the result of a pair of bots as a table row."""
    low, high = standing.interval
    return [
        f"{pairing.bot} against {pairing.rival}",
        str(standing.games),
        f"{standing.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{standing.mean:.1f}",
        f"{standing.rival_points / standing.games:.1f}",
    ]
