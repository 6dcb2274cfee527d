"""Strength of the levels: points lost by their decisions, and points made beside those of strong play.

`python -m bench.strength` plays and explains games of mixed levels (half an hour on two cores). It writes the fitted
parameters, which an analysis uses to estimate players' strength, to `strength.toml` in each game's package.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bench.common import RESULTS, Figure, argument_parser, describe_machine, load_result, make_result, report_result
from tertulia.analysis.mixed_games import MIXTURES, analyse_mixed_game, describe_mixed_game
from tertulia.analysis.strength import STRENGTH_FILE, StrengthModel, value_at
from tertulia.analysis.strength_fitting import fit_strength_model
from tertulia.kernel.cores import available_cores
from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.simulation.executors import process_map

GAMES = 12
"""Games of each mixture of levels in each game."""
BUDGET_MS = 10.0
"""Search time in ms per decision, as on a site with default settings."""
SEED = b"levels"
DIGITS = 4
LINE_FIELDS = ("made", "promise", "caught_up", "spread")
FILE_HEADER = """# Results of positions in this game, by the share of possible points that a player loses.
# Measured in games of mixed levels: `python -m bench.strength` writes it, `analysis/strength.py` says what it means.
# Each line: the value for a loss of nothing, and the increase for a loss of everything.
# leftover: the increase if all other players lose everything.
# Levels: the share that each loses, and its spread between games.

"""


def format_strengths(known: StrengthModel) -> str:
    """Return the contents of a game's `strength.toml`."""
    lines = [f"{part} = [{', '.join(map(format_number, getattr(known, part)))}]" for part in LINE_FIELDS]
    parts = ["\n".join([*lines, f"leftover = {format_number(known.leftover)}"])]
    for name, level in known.levels.items():
        facts = [f"{part} = {format_number(number)}" for part, number in msgspec.structs.asdict(level).items()]
        parts.append("\n".join([f"[levels.{name}]", *facts]))
    return FILE_HEADER + "\n\n".join(parts) + "\n"


def format_number(number: float) -> str:
    """Format a number for the file."""
    return f"{float(f'{number:.{DIGITS}g}')}"


def level_figures(game: Game, known: StrengthModel) -> Iterator[Figure]:
    """Yield two figures per level: the share of points lost by decisions, and of strong play's points."""
    for name, level in known.levels.items():
        what = f"{game.name}, {name}: share of possible points lost"
        yield Figure(what, 100 * level.given, f"± {100 * level.given_spread:.0f} %")
        points_percent = 100 * value_at(known.made, level.given)
        yield Figure(f"{game.name}, {name}: points made, relative to strong play", points_percent, "%")


def main() -> None:
    parser = argument_parser("strength", (__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES, help="games per mixture of levels")
    parser.add_argument(
        "--only",
        choices=list(installed_games()),
        metavar="GAME",
        help="only this game; the saved results of other games are kept",
    )
    parser.add_argument("--workers", type=int, default=available_cores(), help="processes")
    flags = parser.parse_args()
    facts, figures = describe_machine(), list[Figure]()
    with process_map(flags.workers) as parallel_map:
        for game in installed_games().values():
            if flags.only not in (None, game.name):
                figures += [
                    one
                    for one in load_result(RESULTS / "strength.json").figures
                    if one.what.startswith(f"{game.name}, ")
                ]
                continue
            numbers = range(3 if flags.quick else flags.games)
            specs = [
                describe_mixed_game(game.name, mixture, SEED, n, BUDGET_MS) for n in numbers for mixture in MIXTURES
            ]
            explained = list(parallel_map(analyse_mixed_game, specs))
            known = fit_strength_model(explained)
            figures += level_figures(game, known)
            if not flags.quick:
                (game.folder / STRENGTH_FILE).write_text(format_strengths(known), encoding="utf-8")
    report_result(make_result("strength", facts, figures), flags)


if __name__ == "__main__":
    main()
