"""Load test with searching bots: many tables of two players and one bot, at a steady rate of moves.

Bots search in worker processes on the same cores as the server and the simulated browsers. It measures how long players
wait for each other's moves meanwhile, and how many moves the bots make.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time

from bench import usual
from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from bench.server_load import Crowd, loss_figures
from bench.serving import Serving, run_server

PLAYERS_PER_TABLE = 2
GAME = usual.RICH
BOT = "strong"
BOT_MOVES = 25
"""Minimum bot moves per second: with fewer, the server is not under the load that is to be measured."""


def count_bot_moves(crowd: Crowd) -> int:
    """Return the number of bot moves so far, as the first player of each table received them."""
    return sum(table.seats[0].bots for table in crowd.tables)


async def measure_load(serving: Serving, flags: argparse.Namespace) -> list[Figure]:
    """Open the tables, play some moves untimed, then measure."""
    crowd = Crowd(serving.address, flags.tables, PLAYERS_PER_TABLE, flags.bot)
    await crowd.open_tables(flags.game)
    await crowd.send_moves(flags.ahead * flags.tables, flags.pace)
    await crowd.wait_for_updates()
    crowd.delays.clear()
    crowd.answers.clear()
    before, began, used = count_bot_moves(crowd), time.perf_counter(), serving.cpu_seconds()
    pace = await crowd.send_moves(flags.seconds * flags.pace, flags.pace)
    took = time.perf_counter() - began
    moves, used = count_bot_moves(crowd) - before, serving.cpu_seconds() - used
    await crowd.wait_for_updates()
    own, delays = (
        statistics.quantiles([1000 * each for each in some], n=100) for some in (crowd.answers, crowd.delays)
    )
    figures = [
        Figure(f"{flags.tables} tables of two players and a bot: the players' moves", pace, "moves/s"),
        Figure("the bots' moves", moves / took, "moves/s", f">= {BOT_MOVES}"),
        Figure("from a player's POST to its response: median", own[49], "ms"),
        Figure("… 95th percentile", own[94], "ms"),
        Figure("from a player's POST to the other player's event: median", delays[49], "ms"),
        Figure("… 95th percentile", delays[94], "ms", "<= 60"),
        Figure("… 99th percentile", delays[98], "ms"),
        Figure("the server's own processor time", 100 * used / took, "% of a core"),
        *loss_figures(crowd, serving.peak_megabytes()),
    ]
    await asyncio.gather(*(table.close() for table in crowd.tables))
    return figures


def main() -> None:
    parser = argument_parser("bots_load", "Measure the delays of players at tables with bots that search.")
    parser.add_argument("--game", default=GAME, help=f"game to play (default: {GAME})")
    parser.add_argument("--bot", default=BOT, help=f"bot at each table (default: {BOT})")
    parser.add_argument("--tables", type=int, default=200, help="number of tables (default: 200)")
    parser.add_argument("--pace", type=int, default=65, help="players' moves per second (default: 65)")
    parser.add_argument("--seconds", type=int, default=60, help="seconds to measure (default: 60)")
    parser.add_argument("--ahead", type=int, default=10, help="moves played at each table before (default: 10)")
    flags = parser.parse_args()
    if flags.quick:
        flags.tables, flags.pace, flags.seconds, flags.ahead = 20, 20, 5, 3
    facts = describe_machine(("litestar", "uvicorn", "sqlalchemy"))
    with run_server() as serving:
        figures = asyncio.run(measure_load(serving, flags))
    report_result(make_result("bots_load", facts, figures), flags)


if __name__ == "__main__":
    main()
