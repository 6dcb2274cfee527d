"""Plot an analysis with matplotlib (`write_plot`).

The plot has chances of winning and expected points over the game.
"""

from __future__ import annotations

from pathlib import Path

from tertulia.analysis.report import Analysis
from tertulia.kernel.game import GameError

LINE_STYLES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)), (0, (1, 3)))
"""Matplotlib line style of each seat, so that lines differ by more than their colour."""


def check_plot(path: Path) -> None:
    """Raise `GameError` if no plot can be written to `path`. Call it before the long search.

    A plot needs matplotlib, a known file ending and an existing folder.
    """
    try:
        import matplotlib  # noqa: F401 (whether it is installed)
    except ImportError:
        raise GameError("a plot needs matplotlib: pip install 'tertulia[plot]'") from None
    if path.suffix not in {".svg", ".png", ".pdf"}:
        raise GameError(f"the name of a plot file must end in .svg, .png or .pdf, not {path.suffix or 'nothing'!r}")
    if not path.parent.is_dir():
        raise GameError(f"the folder {path.parent} for the plot does not exist")


def write_plot(analysis: Analysis, path: Path) -> None:
    """Write the plot of an analysis to `path`, in the format that the file ending names."""
    from matplotlib.figure import Figure

    plies = [moment.ply for moment in analysis.course]
    figure = Figure(figsize=(10, 7), layout="constrained")
    chances, points = figure.subplots(2, 1, sharex=True)
    for seat, name in enumerate(analysis.seats):
        style = {"label": f"{seat + 1} {name}", "linestyle": LINE_STYLES[seat % len(LINE_STYLES)], "linewidth": 1.5}
        chances.plot(plies, [moment.strong_chances[seat] for moment in analysis.course], **style)
        points.plot(plies, [moment.points[seat] for moment in analysis.course], **style)
    for turn in analysis.turns:
        chances.axvline(turn.ply, color="0.8", zorder=0)
    chances.set(ylabel="chance of winning with strong play", ylim=(0, 1), title=analysis.game)
    points.set(ylabel="points expected at the end", xlabel="action")
    chances.legend()
    figure.savefig(path)
