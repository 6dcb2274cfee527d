"""The cost of a move on the server now and at an earlier commit: both servers run at once and take bursts of moves in turns.

`python -m bench.server_compare [COMMIT]`. Each server has tables of four browsers, which play random legal moves. A
figure is the median over the bursts, in turns of a plain Python loop, so it does not depend on the machine. Function calls of
the event loop's thread are counted in a run of their own.
"""

from __future__ import annotations

import asyncio
import shutil
import statistics
import subprocess
import sys
import tempfile
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench import usual
from bench.common import (
    ROOT,
    Figure,
    argument_parser,
    describe_machine,
    make_result,
    measure_loop_speed,
    report_result,
    resolve_commit,
)
from bench.server_load import Crowd
from bench.serving import Host, Serving
from tertulia.kernel.registry import installed_games

EARLIER_COMMIT = "86df55c8"
"""The last commit at which every viewer was told complete parts of the view."""
TARGETS = {"turns": "<= 0.60", "calls": "<= 0.55"}
BYTES_TARGET = "<= 0.34"
RICH_BYTES_TARGET = "<= 0.10"
"""The target of the game with the largest view (`usual.RICH`)."""
SHARED_STREAM = "tertulia/server/http/routes/events.py"
TABLE_STREAM = "/api/tables/{table}/events?as={seat}"
"""The path of a live stream at commits before streams of several topics."""
CLIENT = ROOT / "web" / "dist"
MAX_PACE = 10_000
"""Moves a second that no server answers."""
CALL_MOVES = 300
"""Moves in which calls are counted."""
MILLION = 1e6


class Side(NamedTuple):
    """A server of one commit, and its browsers."""

    host: Host
    serving: Serving
    crowd: Crowd


class Cost(NamedTuple):
    """The cost of a move in one burst."""

    seconds: float
    """Processor time of the server."""
    turns: float
    """The same in turns of a plain loop."""


async def measure_burst(side: Side, moves: int) -> Cost:
    """Moves as fast as the server answers."""
    pace, before, answered = measure_loop_speed() * MILLION, side.serving.cpu_seconds(), len(side.crowd.answers)
    await side.crowd.send_moves(moves, MAX_PACE)
    await side.crowd.wait_for_updates()
    used = (side.serving.cpu_seconds() - before) / max(1, len(side.crowd.answers) - answered)
    return Cost(used, used * pace)


async def measure_calls(side: Side, moves: int) -> float:
    """Calls of functions a move."""
    answered = len(side.crowd.answers)
    side.host.count_calls()
    await side.crowd.send_moves(moves, 50)
    await side.crowd.wait_for_updates()
    return side.host.stop_counting_calls() / max(1, len(side.crowd.answers) - answered)


def mean_change_size(side: Side) -> float:
    """The mean bytes of a `change` event."""
    sizes = [size for table in side.crowd.tables for seat in table.seats for size in seat.browser.change_sizes]
    return statistics.mean(sizes)


async def open_tables(side: Side, game: str, ahead: int) -> None:
    """All tables are dealt, and play on for a while."""
    await side.crowd.open_tables(game)
    await side.crowd.send_moves(ahead * len(side.crowd.tables), MAX_PACE)
    await side.crowd.wait_for_updates()


async def close_tables(side: Side) -> None:
    await asyncio.gather(*(table.close() for table in side.crowd.tables))


@contextmanager
def start_sides(tree: Path, tables: int, calls: bool = False) -> Iterator[tuple[Side, Side]]:
    """Servers of this checkout and of another one, each on an empty folder."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        found = []
        for name, source in (("now", ROOT / "src"), ("then", tree / "src")):
            (Path(folder) / name).mkdir()
            host = Host(Path(folder) / name / "data", Path(folder) / name / "log", source, calls)
            stack.callback(host.stop)
            serving = host.start()
            crowd = Crowd(serving.address, tables)
            if not (source / SHARED_STREAM).is_file():
                crowd.stream = TABLE_STREAM
            found.append(Side(host, serving, crowd))
        yield found[0], found[1]


async def measure_costs(
    both: tuple[Side, Side], game: str, flags: Namespace
) -> tuple[list[tuple[Cost, Cost]], float, float]:
    """Pairs of costs now and then, and the mean bytes of a change now and then."""
    for side in both:
        await open_tables(side, game, flags.ahead)
    pairs = []
    for turn in range(flags.bursts):
        order = both if turn % 2 == 0 else both[::-1]
        found = {side.serving.process: await measure_burst(side, flags.moves) for side in order}
        pairs.append((found[both[0].serving.process], found[both[1].serving.process]))
    sizes = [mean_change_size(side) for side in both]
    for side in both:
        if side.crowd.refused:
            sys.exit(f"a move was refused: {side.crowd.refused[0]}")
        await close_tables(side)
    return pairs, sizes[0], sizes[1]


async def compare_calls(both: tuple[Side, Side], game: str, flags: Namespace) -> tuple[float, float]:
    """Calls a move, now and then."""
    found = []
    for side in both:
        await open_tables(side, game, 5)
        found.append(await measure_calls(side, CALL_MOVES // 10 if flags.quick else CALL_MOVES))
        await close_tables(side)
    return found[0], found[1]


def game_figures(game: str, tree: Path, commit: str, flags: Namespace) -> list[Figure]:
    """All figures of one game."""
    with start_sides(tree, flags.tables) as both:
        pairs, bytes_now, bytes_then = asyncio.run(measure_costs(both, game, flags))
    with start_sides(tree, 2, calls=True) as both:
        calls_now, calls_then = asyncio.run(compare_calls(both, game, flags))
    now, then = (statistics.median(pair[side].turns for pair in pairs) for side in (0, 1))
    ratios = [pair[0].seconds / pair[1].seconds for pair in pairs]
    low, middle, high = statistics.quantiles(ratios, n=4)
    return [
        Figure(f"{game}: a move with four viewers", now, "loop turns"),
        Figure(f"{game}: a move, commit {commit}", then, "loop turns"),
        Figure(
            f"{game}: a move, relative to commit {commit}",
            middle,
            "",
            TARGETS["turns"],
            f"middle half of {len(ratios)} bursts: {low:.2f} to {high:.2f}",
        ),
        Figure(f"{game}: calls of functions a move", calls_now, "calls", note=f"{calls_then:,.0f} at {commit}"),
        Figure(f"{game}: calls, relative to commit {commit}", calls_now / calls_then, "", TARGETS["calls"]),
        Figure(f"{game}: bytes of a change", bytes_now, "bytes", note=f"{bytes_then:,.0f} at {commit}"),
        Figure(
            f"{game}: bytes, relative to commit {commit}",
            bytes_now / bytes_then,
            "",
            RICH_BYTES_TARGET if game == usual.RICH else BYTES_TARGET,
        ),
    ]


def measure(flags: Namespace) -> list[Figure]:
    """The figures of all games, against a commit whose tree is gone afterwards."""
    commit = resolve_commit(flags.commit)
    git = ["git", "-C", str(ROOT), "worktree"]
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        tree = Path(folder) / "then"
        subprocess.run([*git, "add", "--quiet", "--detach", str(tree), commit], check=True)
        stack.callback(subprocess.run, [*git, "remove", "--force", str(tree)], check=True)
        shutil.copytree(CLIENT, tree / CLIENT.relative_to(ROOT))  # a server does not start without a client
        return [figure for game in installed_games() for figure in game_figures(game, tree, commit, flags)]


def main() -> None:
    parser = argument_parser("server_compare", "Compare the cost of a move on the server with an earlier commit.")
    parser.add_argument(
        "commit", nargs="?", default=EARLIER_COMMIT, help=f"the commit to compare with (default: {EARLIER_COMMIT})"
    )
    parser.add_argument("--tables", type=int, default=40, help="tables per server (default: 40)")
    parser.add_argument("--bursts", type=int, default=12, help="bursts per server (default: 12)")
    parser.add_argument("--moves", type=int, default=400, help="moves per burst (default: 400)")
    parser.add_argument("--ahead", type=int, default=30, help="moves played at each table before (default: 30)")
    flags = parser.parse_args()
    if flags.quick:
        flags.tables, flags.bursts, flags.moves, flags.ahead = 4, 2, 100, 5
    facts = describe_machine(("litestar", "uvicorn", "sqlalchemy"))
    measured = make_result("server_compare", facts, measure(flags))
    report_result(msgspec.structs.replace(measured, command=f"{measured.command} {flags.commit}"), flags)


if __name__ == "__main__":
    main()
