"""Draw the README's chart: random play of Tertulia and of other projects, per second.

`python -m bench.chart` draws the results that `python -m bench.peers` has saved; `--quick` only prints the numbers. It
needs matplotlib.
"""

from __future__ import annotations

import sys
from pathlib import Path

from bench.common import Result, argument_parser, format_number, load_result

PLOT = "peers.svg"
OUR_COLOUR, OTHER_COLOUR = "#a5341f", "#8a8f98"
OMITTED_GAMES = ("tic_tac_toe", "maedn", "backgammon")
"""Games left out of the chart: they show only the cost of a loop, or are too different. docs/figures.md has them."""


def read_paces(result: Result, unit: str) -> list[tuple[str, float]]:
    """Return (label, value) of the figures with this unit, in the order of the result."""
    rows = [(figure.what, figure.value) for figure in result.figures if figure.unit == unit]
    return [(what, value) for what, value in rows if not any(name in what for name in OMITTED_GAMES)]


def bar_label(what: str) -> str:
    """Return the bar's label of a figure such as `OpenSpiel: gin_rummy, 2 players`."""
    project, _, game = what.partition(": ")
    return f"{project}, {game.replace('_', ' ').replace(' in C++', '')}"


def draw_chart(result: Result, path: Path) -> None:
    """Write the chart as two bar plots with logarithmic scales. A result always gives an identical file."""
    import matplotlib as mpl
    from matplotlib.figure import Figure as Picture

    mpl.rcParams.update({"svg.hashsalt": "tertulia", "font.size": 10})
    games, decisions = read_paces(result, "games/s"), read_paces(result, "decisions/s")
    picture = Picture(figsize=(9, 0.34 * len(games) + 1.2), layout="constrained", facecolor="white")
    left, right = picture.subplots(1, 2, sharey=True)
    for axes, rows, title in ((left, decisions, "decisions a second"), (right, games, "whole games a second")):
        colours = [OUR_COLOUR if what.startswith("Tertulia") else OTHER_COLOUR for what, _ in rows]
        bars = axes.barh(
            [bar_label(what) for what, _ in rows], [value for _, value in rows], color=colours, height=0.66
        )
        axes.bar_label(bars, [format_number(value) for _, value in rows], padding=4)
        axes.set(xscale="log", title=title)
        axes.set_xlim(right=axes.get_xlim()[1] * 12)
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(axis="x", labelsize=8)
    left.invert_yaxis()
    picture.supxlabel("random play, one core; logarithmic scales: each line is ten times the one before", fontsize=9)
    picture.savefig(path, metadata={"Date": None})


def main() -> None:
    flags = argument_parser("chart", (__doc__ or "").splitlines()[0]).parse_args()
    saved = flags.save / "peers.json"
    if not saved.is_file():
        sys.exit("no figures of other projects: run python -m bench.peers")
    if flags.json or flags.quick:
        print({unit: read_paces(load_result(saved), unit) for unit in ("games/s", "decisions/s")})
        return
    draw_chart(load_result(saved), flags.save / PLOT)


if __name__ == "__main__":
    main()
