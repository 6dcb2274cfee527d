"""`tertulia analyse FILE`: explain a finished game."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer

from tertulia.cli.shared import AsJson, ComponentsFile, Workers, components_to_replay, find_game, print_json, table
from tertulia.cli.streams import progress_bar

if TYPE_CHECKING:
    from rich.progress import Progress

    from tertulia.analysis import Analysis
    from tertulia.analysis.analyse import Evaluate, OnPly
    from tertulia.analysis.report import Reason
    from tertulia.simulation.executors import ParallelMap

NAME = "analyse"
PLAYERS = ["player", "points", "expected at the start", "luck", "points lost", "level of play"]
OTHER_SET = "This game was played with another component set than the one that the search was trained on."
MIN_REPORTED_POINTS = 0.5
"""Minimum gain in later points that an analysis prints as a reason for a better action.

The gain is the number of points by which the better action is expected to score more than the played one, later in the
game. Smaller gains are within the error of the search.
"""
A = TypeVar("A")
Q = TypeVar("Q")


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as tables and simulations write it.")],
    budget: Annotated[
        float, typer.Option("--think", min=0.1, max=10_000, help="Milliseconds of search for each decision.")
    ] = 20.0,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE.svg", help="Draw chances and points over the game.")
    ] = None,
    workers: Workers = None,
    components: ComponentsFile = None,
    json: AsJson = False,
) -> None:
    """Explain a finished game: chances of winning, turning points, costliest mistakes, luck and level.

    The same record and the same --think give the same analysis on any machine.

    Example: tertulia analyse game.json --plot game.svg
    """
    from tertulia.analysis import analyse_game
    from tertulia.analysis.plotting import check_plot, write_plot
    from tertulia.bots.search.weights import was_learned_with
    from tertulia.cli.warm import warm
    from tertulia.kernel.cores import available_cores
    from tertulia.play import load_record
    from tertulia.simulation.executors import process_map

    if plot is not None:
        check_plot(plot)
    record = load_record(file)
    game = find_game(record.game)
    box = components_to_replay(record, components)
    warm([game])
    if not was_learned_with(game, record.components):
        print(OTHER_SET, file=sys.stderr)
    with progress_bar("thinking") as bars, process_map(workers or available_cores()) as parallel_map:
        executor = InProcesses(budget, parallel_map, bars)
        analysis = asyncio.run(analyse_game(record, budget, executor, box)).analysis
    if plot is not None:
        write_plot(analysis, plot)
    if json:
        print_json(msgspec.to_builtins(analysis))
    else:
        print(format_analysis(analysis))


def _evaluate_item(evaluate: Evaluate[Q, A], budget: float, item: Q) -> A:
    return evaluate(item, budget, _always)


def _always() -> bool:
    return True


class InProcesses:
    """Executor of an analysis that uses worker processes and shows a progress bar.

    It implements `tertulia.analysis.Executor`.
    """

    def __init__(self, budget: float, parallel_map: ParallelMap, bars: Progress) -> None:
        self._budget, self._parallel_map, self._bars = budget, parallel_map, bars
        self._task = bars.add_task("", total=None)

    async def replay(self, work: Callable[[OnPly], A]) -> A:
        return work(lambda: None)

    def expect(self, evaluations: int) -> None:
        self._bars.update(self._task, total=evaluations)

    async def map(self, evaluate: Evaluate[Q, A], items: Sequence[Q]) -> list[A]:
        found = []
        for one in self._parallel_map(partial(_evaluate_item, evaluate, self._budget), items):
            found.append(one)
            self._bars.advance(self._task)
        return found


def format_analysis(analysis: Analysis) -> str:
    """Format an analysis as text."""
    names = [f"{number} {name}" for number, name in enumerate(analysis.seats, start=1)]
    head = f"{analysis.game}: {len(analysis.decisions)} decisions, each searched for {analysis.milliseconds:g} ms"
    parts = [head, table([PLAYERS, *_players(analysis, names)])]
    if analysis.early:
        parts.append(
            "The game was ended early: points are those of its last position, compared with how it could have continued."
        )
    if analysis.turns or analysis.mistakes:
        parts.append("Chances of winning are those if all players play strongly from then on.")
    if analysis.turns:
        parts.append("\n".join(["Turning points (action, player's chance of winning):", *_turns(analysis, names)]))
    if analysis.mistakes:
        parts.append("\n".join(["The costliest decisions (action):", *_mistakes(analysis, names)]))
    return "\n\n".join(parts)


def _players(analysis: Analysis, names: Sequence[str]) -> Iterator[list[str]]:
    """Yield a table row for each player, as texts.

    A row has the name, final points, points expected of strong play at the start, luck, points lost and level of play.
    """
    for seat, name in enumerate(names):
        first = f"{analysis.course[0].strong_points[seat]:.1f}"
        luck, lost = f"{analysis.lucky_points[seat]:+.1f}", f"{analysis.lost_points[seat]:.1f}"
        level = analysis.strengths[seat].level if analysis.strengths else "-"
        yield [name, str(analysis.scores[seat]), first, luck, lost, level]


def _turns(analysis: Analysis, names: Sequence[str]) -> Iterator[str]:
    for turn in analysis.turns:
        by = "luck" if turn.luck else "play"
        yield f"  {turn.ply + (not turn.luck)}. {names[turn.seat]}: {turn.before:.0%} to {turn.after:.0%} by {by}"


def _mistakes(analysis: Analysis, names: Sequence[str]) -> Iterator[str]:
    for place in analysis.mistakes:
        decision = analysis.decisions[place]
        better = (
            f"{decision.choices[0].action}: {decision.lost_points:.1f} points and {decision.lost_chance:.0%} "
            "chance of winning more"
        )
        why = f" ({reason})" if decision.reason and (reason := ", ".join(_facts(decision.reason, names))) else ""
        yield f"  {decision.ply + 1}. {names[decision.seat]}: {decision.played.action}; better {better}{why}"


def _facts(reason: Reason, names: Sequence[str]) -> Iterator[str]:
    """Yield texts about the advantages of the better action over the played one.

    The advantages are immediate points, later points and points denied to opponents.
    """
    if reason.at_once:
        yield f"{reason.at_once:+d} at once"
    if reason.later >= MIN_REPORTED_POINTS:
        yield f"{reason.later:+.1f} {'in the next steps' if reason.when == 'soon' else 'later'}"
    for one in reason.denied:
        yield f"denies {names[one.seat]} {one.points:.1f}"
