"""Load test of a site: one process on SQLite, and several processes on PostgreSQL and a broker.

It measures how many moves the site handles, how soon other players see them, and its processor time and memory. Players
and site share the machine. `--part` measures only one part:

- `one`: one process on SQLite
- `many`: one process and three on PostgreSQL, alternately
- `wide`: 500 tables of four browsers each at 200 moves per second, three processes
- `lists`: a site with 10,000 guests and 52,000 tables, on each database
- `memory`: 2,000 running tables with two streams each at one web process
- `kills`: one of all processes is killed every five seconds for ten minutes
- `partitions`: the networks to the broker and to the database stall
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import partial

import msgspec

from bench import usual
from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from bench.server_load import Crowd
from bench.site_kills import measure_kills
from bench.site_lists import DataSize, measure_lists
from bench.site_partitions import measure_partitions, run_stallable_backend
from bench.site_serving import Backend, Processes, run_backend, run_separate_processes, run_site

GAME = usual.QUICK
WEB_PROCESSES = 2
STEADY_PACE, FAST_PACE = 100, 200
"""Moves per second."""
KIB = 1024
"""KiB in a MiB."""
OPENING_SECONDS = 60.0
"""Longest wait until all streams of the part `memory` have opened."""
PARTS = ("one", "many", "wide", "lists", "memory", "kills", "partitions")
STALL_SECONDS = 15.0
"""Seconds for which a network stalls."""


Address = str | Sequence[str]


async def measure_one_process(address: Address, processes: Processes, flags: argparse.Namespace) -> list[Figure]:
    """Measure one process on SQLite."""
    crowd = await _warm_up_crowd(address, flags.tables, flags)
    before, moves = processes.cpu_seconds(), STEADY_PACE * flags.seconds
    await crowd.send_moves(moves, STEADY_PACE)
    await crowd.wait_for_updates()
    used = 1000 * (processes.cpu_seconds() - before) / moves
    figures = [Figure(f"SQLite, one process: processor time per move at {STEADY_PACE} moves/s", used, "ms", "<= 2")]
    pace = await crowd.measure_max_rate(flags.flat)
    figures.append(Figure("SQLite, one process: at full load", pace, "moves/s", ">= 1000"))
    return [*figures, *await _loss_figures("SQLite, one process", crowd)]


async def measure_flat_out(address: Address, what: str, flags: argparse.Namespace, spread: bool) -> list[Figure]:
    """Measure the highest possible rate of moves."""
    crowd = await _warm_up_crowd(address, flags.tables, flags, spread)
    pace = await crowd.measure_max_rate(flags.flat)
    return [Figure(f"{what}: at full load", pace, "moves/s"), *await _loss_figures(what, crowd)]


async def measure_many_tables(
    addresses: Address, processes: Processes, flags: argparse.Namespace, spread: bool
) -> list[Figure]:
    """Measure many tables at a steady rate; with `spread`, the visitors of each table are at all web processes."""
    crowd = await _warm_up_crowd(addresses, flags.many, flags, spread)
    before, moves = processes.cpu_seconds(), FAST_PACE * flags.seconds
    pace = await crowd.send_moves(moves, FAST_PACE)
    await crowd.wait_for_updates()
    used = 1000 * (processes.cpu_seconds() - before) / moves
    delays, own = (
        statistics.quantiles([1000 * each for each in seconds], n=100) for seconds in (crowd.delays, crowd.answers)
    )
    at = "any of them" if spread else "one of them"
    what = f"{len(crowd.tables)} tables with 4 browsers each, {WEB_PROCESSES} web processes and a worker"
    what += f", a table's visitors at {at}"
    return [
        Figure(f"{what}: all moves", pace, "moves/s", f">= {0.98 * FAST_PACE:g}"),
        Figure("… from a move to its response: 95th percentile", own[94], "ms"),
        Figure("… to the other browser: median", delays[49], "ms"),
        Figure("… to the other browser: 95th percentile", delays[94], "ms", "<= 60"),
        Figure("… processor time per move of all processes except the database", used, "ms"),
        *await _loss_figures("…", crowd),
    ]


async def measure_memory(address: Address, processes: Processes, flags: argparse.Namespace) -> list[Figure]:
    """Measure the memory of a web process with many streams."""
    first = Crowd(address, 1, people=2)
    await first.open_tables(GAME)
    started = processes.current_megabytes()[0]
    crowd = Crowd(address, flags.streams // 2, people=2)
    await crowd.open_tables(GAME, streams=False)
    with_tables = processes.current_megabytes()[0]
    for table in crowd.tables:
        table.open_streams()
    await crowd.wait_for_updates(OPENING_SECONDS)
    largest, tables = processes.current_megabytes()[0], len(crowd.tables)
    await asyncio.gather(*(table.close() for table in first.tables))
    return [
        Figure(
            f"memory of a web process with {tables:,} running tables and {flags.streams:,} streams",
            largest,
            "MiB",
            "<= 600",
        ),
        Figure("… of a running table", (with_tables - started) * KIB / tables, "KiB"),
        Figure("… of a live stream", (largest - with_tables) * KIB / flags.streams, "KiB"),
        *await _loss_figures("…", crowd),
    ]


async def _warm_up_crowd(address: Address, tables: int, flags: argparse.Namespace, spread: bool = False) -> Crowd:
    """Return a crowd whose games have been running for some moves, without measurements."""
    crowd = Crowd(address, tables, spread=spread)
    await crowd.open_tables(GAME)
    await crowd.send_moves(flags.ahead * tables, 10_000)
    await crowd.wait_for_updates()
    crowd.delays.clear()
    crowd.answers.clear()
    return crowd


async def _loss_figures(what: str, crowd: Crowd) -> list[Figure]:
    """Close all tables, and return the figures of lost or repeated plies and refused moves."""
    await crowd.wait_for_updates()
    wrong = sum(table.count_lost_plies() + table.count_repeated_plies() for table in crowd.tables)
    refused = f"first: {crowd.refused[0]}" if crowd.refused else ""
    await asyncio.gather(*(table.close() for table in crowd.tables))
    return [
        Figure(f"{what}: plies lost or received twice", wrong, "plies", "<= 0"),
        Figure(f"{what}: moves refused", len(crowd.refused), "moves", "<= 0", refused),
    ]


def measure(flags: argparse.Namespace) -> list[Figure]:
    """Run the selected parts in their order."""
    figures: list[Figure] = []
    parts = [flags.part] if flags.part else list(PARTS)
    if "one" in parts:
        with run_site() as (address, processes):
            figures += asyncio.run(measure_one_process(address, processes, flags))
    years = DataSize(200, 300, 50, 40) if flags.quick else DataSize(10_000, 50_000, 2_000, 1_000)
    if "lists" in parts:
        figures += measure_lists("SQLite", None, years)
        with run_backend() as there:
            figures += measure_lists("PostgreSQL", there, years)
    if {"many", "wide", "memory", "kills", "partitions"} & set(parts):
        with run_backend() as there:
            if "many" in parts:
                figures += _compare_processes(there, flags)
            if "wide" in parts:
                for spread in (False, True):
                    with run_separate_processes(there, WEB_PROCESSES) as (addresses, processes):
                        figures += asyncio.run(measure_many_tables(addresses, processes, flags, spread))
            if "memory" in parts:
                with run_separate_processes(there, 1) as (addresses, processes):
                    figures += asyncio.run(measure_memory(addresses, processes, flags))
            if "kills" in parts:
                with run_separate_processes(there, WEB_PROCESSES) as (addresses, processes):
                    figures += asyncio.run(measure_kills(addresses, there, processes, flags.killing))
            if "partitions" in parts:
                with (
                    run_stallable_backend(there) as (through, networks),
                    run_separate_processes(through, WEB_PROCESSES) as (addresses, _),
                ):
                    figures += asyncio.run(measure_partitions(addresses, networks, flags.stalled))
    return figures


def _compare_processes(there: Backend, flags: argparse.Namespace) -> list[Figure]:
    """Measure one process and several on one database, alternately, and compare the best runs."""
    many = f"PostgreSQL and a broker, {WEB_PROCESSES} web processes and a worker"
    single, own, anywhere = "PostgreSQL, one process", f"{many}, a table's visitors at one", f"{many}, at any"
    begun: dict[str, Callable[[], AbstractContextManager[tuple[Address, Processes]]]] = {
        single: partial(run_site, there),
        own: partial(run_separate_processes, there, WEB_PROCESSES),
        anywhere: partial(run_separate_processes, there, WEB_PROCESSES),
    }
    found: dict[str, list[Figure]] = {what: [] for what in begun}
    for _ in range(flags.turns):
        for what, begin in begun.items():
            with begin() as (address, _):
                found[what].append(asyncio.run(measure_flat_out(address, what, flags, what == anywhere))[0])
    best = {what: max(figures, key=lambda figure: figure.value) for what, figures in found.items()}
    beside = {what: best[what].value / best[single].value for what in (own, anywhere)}
    return [
        *best.values(),
        Figure("… several, a table's visitors at one, relative to one process", beside[own], "times", ">= 1.5"),
        Figure("… several, a table's visitors at any, relative to one process", beside[anywhere], "times"),
    ]


def main() -> None:
    parser = argument_parser(
        "site", "Measure moves, delays, processor time and memory of a site of one process, and of several."
    )
    parser.add_argument("--part", choices=PARTS, help="run only this part, and save it by its name")
    parser.add_argument("--killing", type=float, default=600.0, help="seconds of the part `kills` (default: 600)")
    flags = parser.parse_args()
    flags.tables, flags.many, flags.streams, flags.seconds, flags.ahead, flags.flat, flags.turns = (
        (12, 20, 40, 3, 4, 3, 1) if flags.quick else (200, 500, 4000, 20, 30, 12, 2)
    )
    flags.stalled = STALL_SECONDS
    if flags.quick:
        flags.killing, flags.stalled = 21.0, 3.0
    facts = describe_machine(("litestar", "uvicorn", "sqlalchemy", "psycopg", "redis"))
    measured = make_result("site", facts, measure(flags))
    if flags.part:
        measured = msgspec.structs.replace(
            measured, name=f"site_{flags.part}", command=f"{measured.command} --part {flags.part}"
        )
    report_result(measured, flags)


if __name__ == "__main__":
    main()
