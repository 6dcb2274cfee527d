"""The README's chart: games and decisions a second of random play, Tertulia's games beside other projects'.

`python -m bench.chart` draws it from what `python -m bench.peers` has saved; `--quick` only looks whether it can be drawn.
(Needs matplotlib.)
"""

from __future__ import annotations

import sys
from pathlib import Path

from bench.common import Result, arguments, load, number

PLOT = "peers.svg"
OURS, THEIRS = "#a5341f", "#8a8f98"
LEFT_OUT = ("tic_tac_toe", "maedn", "backgammon")
"""What shows the cost of a loop, or is far from a game of this kind: docs/figures.md has them."""


def paces(result: Result, unit: str) -> list[tuple[str, float]]:
    """(who and what, figure), the house's own games first, as they were measured."""
    rows = [(figure.what, figure.value) for figure in result.figures if figure.unit == unit]
    return [(what, value) for what, value in rows if not any(name in what for name in LEFT_OUT)]


def label(what: str) -> str:
    """`OpenSpiel: gin_rummy, 2 players` for the reader of a chart."""
    project, _, game = what.partition(": ")
    return f"{project}, {game.replace('_', ' ').replace(' in C++', '')}"


def draw(result: Result, path: Path) -> None:
    """Two rows of bars on logarithmic scales, each with its figure; the same result gives the same bytes."""
    import matplotlib as mpl
    from matplotlib.figure import Figure as Picture

    mpl.rcParams.update({"svg.hashsalt": "tertulia", "font.size": 10})
    games, decisions = paces(result, "games/s"), paces(result, "decisions/s")
    picture = Picture(figsize=(9, 0.34 * len(games) + 1.2), layout="constrained", facecolor="white")
    left, right = picture.subplots(1, 2, sharey=True)
    for axes, rows, title in ((left, decisions, "decisions a second"), (right, games, "whole games a second")):
        colours = [OURS if what.startswith("Tertulia") else THEIRS for what, _ in rows]
        bars = axes.barh([label(what) for what, _ in rows], [value for _, value in rows], color=colours, height=0.66)
        axes.bar_label(bars, [number(value) for _, value in rows], padding=4)
        axes.set(xscale="log", title=title)
        axes.set_xlim(right=axes.get_xlim()[1] * 12)
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(axis="x", labelsize=8)
    left.invert_yaxis()
    picture.supxlabel("random play, one core; logarithmic scales: each line is ten times the one before", fontsize=9)
    picture.savefig(path, metadata={"Date": None})


def main() -> None:
    flags = arguments("chart", (__doc__ or "").splitlines()[0]).parse_args()
    saved = flags.save / "peers.json"
    if not saved.is_file():
        sys.exit("no figures of other projects yet: run python -m bench.peers")
    if flags.json or flags.quick:
        print({unit: paces(load(saved), unit) for unit in ("games/s", "decisions/s")})
        return
    draw(load(saved), flags.save / PLOT)


if __name__ == "__main__":
    main()
