"""A simulated year of turn-based play at real sites whose clocks are moved forward.

It checks whether every game ends, whether each player is notified once of each turn and never of a finished one,
whether clocks are right, and whether planned moves are played as planned. Players live in six time zones, sleep, take
vacations, resign, propose to end or pause games, and some never come back. The mail server and the push service refuse
every twentieth message temporarily. The site is killed, or stopped for hours, again and again.

A world is a site with players of its own; `--worlds` share the tables. Several worlds run at once, as a site and its
players wait for each other. `python -m bench.year --minutes 60` starts no further world after that time. Completed
worlds are saved in `results/year-worlds.json` and not repeated, unless the simulated players or the checks have
changed.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench import usual
from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from tests.server import months
from tests.server.months.run import Plan, run_simulation

SEED = 30
CONCURRENT_WORLDS = (os.cpu_count() or 1) + 1
"""Worlds that run at once."""
EQUIVALENT_SIMULATIONS = frozenset({"4db87e3af832a0ee"})
"""Hashes (`made_by`) of earlier simulations whose worlds still count if they had no faults.

The clock of version 4db87e3a was up to a millisecond behind the site's. A player's clock read a second time could be 1
ms too high, and work that was due in that millisecond was not awaited. Both report faults that do not exist.
"""
MIN_PLAYERS = 8
"""Minimum number of players in a world: some never come back, and a table may have four."""


class WorldResult(msgspec.Struct):
    """Result of a year in one world."""

    plan: Plan
    made_by: str
    """Hash of the simulated players and of the checks."""
    day: str
    """Day of the run, such as 2026-03-01."""
    tables: int
    actions: int
    """Number of moves by players."""
    days: float
    """Simulated days: until all games had ended, and at least as many as planned."""
    ends: dict[str, int]
    """Number of games by kind of ending; `running` counts those that did not end."""
    starts: int
    away: float
    """Downtime in hours."""
    emails: int
    pushed: int
    refused: int
    counts: dict[str, int]
    of_notifications: list[str]
    of_clocks: list[str]
    of_plans: list[str]


class Worlds(NamedTuple):
    """The planned worlds, and the function that runs one."""

    plans: Sequence[Plan]
    live: Callable[[Plan], WorldResult]


def run_world(plan: Plan) -> WorldResult:
    """Run one world."""
    found = run_simulation(plan, usual.QUICK)
    year = found.year
    return WorldResult(
        plan=plan,
        made_by=hash_simulation(),
        day=time.strftime("%Y-%m-%d"),
        tables=len(year.tables),
        actions=len(year.moves),
        days=year.world.seconds / 86_400,
        ends=found.ends,
        starts=year.world.starts,
        away=sum(ended - began for began, ended in year.world.outages) / 3600,
        emails=found.emails,
        pushed=found.pushed,
        refused=sum(year.post.refused.values()) + year.pushes.refused,
        counts=year.counts,
        of_notifications=found.of_notifications,
        of_clocks=found.of_clocks,
        of_plans=found.of_plans,
    )


def hash_simulation() -> str:
    """Return a hash of the sources of the simulation. The site's code is not part of it, as that is being tested."""
    digest = hashlib.sha256()
    for path in sorted(Path(*months.__path__).glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def is_still_valid(lived: WorldResult) -> bool:
    """Return whether a saved world still counts.

    It was made by the current simulation, or by one of `EQUIVALENT_SIMULATIONS` and without faults.
    """
    clean = not (lived.of_notifications or lived.of_clocks or lived.of_plans)
    return lived.made_by == hash_simulation() or (clean and lived.made_by in EQUIVALENT_SIMULATIONS)


def read_worlds(path: Path) -> list[WorldResult]:
    """Read the saved worlds."""
    return msgspec.json.decode(path.read_bytes(), type=list[WorldResult]) if path.exists() else []


def write_worlds(path: Path, results: Sequence[WorldResult]) -> None:
    """Write all worlds to a new file, then replace the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")
    unfinished.replace(path)


def run_more_worlds(
    worlds: Worlds, results: list[WorldResult], path: Path | None, pool: Executor, minutes: float
) -> int:
    """Run the worlds that are not saved yet, and save each when it is complete. Returns the number of failures.

    No world starts after `minutes`. A failure is printed at once and does not affect the others.
    """
    to_come = [plan for plan in worlds.plans if all(one.plan != plan for one in results)]
    until, faults, living = time.monotonic() + 60 * minutes, 0, set[Future[WorldResult]]()
    while living or (to_come and time.monotonic() < until):
        while to_come and len(living) < CONCURRENT_WORLDS and time.monotonic() < until:
            living.add(pool.submit(worlds.live, to_come.pop(0)))
        over, living = wait(living, return_when=FIRST_COMPLETED)
        for each in over:
            if (fault := each.exception()) is not None:
                faults += 1
                traceback.print_exception(fault)
                continue
            results.append(each.result())
            print(f"world {results[-1].plan.seed}: {_format_ends(results[-1].ends)}", file=sys.stderr, flush=True)
            if path is not None:
                write_worlds(path, results)
    return faults


def year_figures(lived: Sequence[WorldResult], plans: Sequence[Plan]) -> list[Figure]:
    """Return the figures of all worlds together."""
    ends, counts = Counter[str](), Counter[str]()
    for each in lived:
        ends.update(each.ends)
        counts.update(each.counts)
    running = ends.pop("running", 0)
    of_notifications = [fault for each in lived for fault in each.of_notifications]
    of_clocks = [fault for each in lived for fault in each.of_clocks]
    of_plans = [fault for each in lived for fault in each.of_plans]
    people, actions = sum(each.plan.people for each in lived), sum(each.actions for each in lived)
    days = sorted({each.day for each in lived})
    return [
        Figure("sites", len(lived), "sites", f">= {len(plans)}"),
        Figure(
            "tables",
            sum(each.tables for each in lived),
            "tables",
            f">= {sum(plan.tables for plan in plans)}",
            f"{people} players, {actions:,} actions; simulated on {' to '.join(days[:1] + days[1:][-1:])}",
        ),
        Figure("… that did not end", running, "tables", "<= 0", _format_ends(ends)),
        Figure("simulated days of each site", max(each.days for each in lived), "days"),
        Figure(
            "starts of the sites",
            sum(each.starts for each in lived),
            "times",
            "",
            f"down {sum(each.away for each in lived):.0f} hours in total",
        ),
        Figure(
            "emails about a turn",
            sum(each.emails for each in lived),
            "emails",
            "",
            f"{sum(each.refused for each in lived)} emails and push messages rejected temporarily",
        ),
        Figure("push messages about a turn", sum(each.pushed for each in lived), "times"),
        Figure(
            "notifications about a past turn, repeated or missing",
            len(of_notifications),
            "times",
            "<= 0",
            *of_notifications[:1],
        ),
        Figure("tables whose clocks were computed a second time", counts["clocks read again"], "times"),
        Figure("… with another result", len(of_clocks), "clocks", "<= 0", *of_clocks[:1]),
        Figure("turns planned ahead", counts["plans"], "times", "", f"{counts['plans overtaken']} overtaken"),
        Figure("… and played", counts["plans played"], "times"),
        Figure("… differently than planned", len(of_plans), "times", "<= 0", *of_plans[:1]),
        Figure(
            "vacations",
            counts["vacations"],
            "times",
            "",
            f"pauses proposed {counts['pause']}, ends proposed {counts['end']}",
        ),
    ]


def _format_ends(ends: dict[str, int]) -> str:
    return ", ".join(f"{how} {many}" for how, many in sorted(ends.items()))


def plan_worlds(tables: int, people: int, worlds: int) -> list[Plan]:
    """Return a plan for each world, with its share of tables, players, outages and kills."""

    def part(whole: int, world: int) -> int:
        return whole * (world + 1) // worlds - whole * world // worlds

    return [
        Plan(
            part(tables, world),
            part(people, world),
            days=365.0,
            outages=part(25, world),
            kills=part(75, world),
            seed=SEED + world,
        )
        for world in range(worlds)
    ]


def main() -> None:
    parser = argument_parser("year", "Simulate a year of turn-based tables on real sites with changed clocks.")
    parser.add_argument("--tables", type=int, default=1000, help="tables of all worlds together (default: 1000)")
    parser.add_argument("--people", type=int, default=300, help="players of all worlds together (default: 300)")
    parser.add_argument(
        "--worlds", type=int, default=12, help="number of sites, each with its own players (default: 12)"
    )
    parser.add_argument(
        "--minutes", type=float, default=600.0, help="minutes after which no world is started (default: 600)"
    )
    flags = parser.parse_args()
    if flags.worlds < 1 or flags.tables < flags.worlds or flags.people < MIN_PLAYERS * flags.worlds:
        parser.error(f"at least one world is required, and each needs at least one table and {MIN_PLAYERS} players")
    plans, path = plan_worlds(flags.tables, flags.people, flags.worlds), flags.save / "year-worlds.json"
    results = [one for one in read_worlds(path) if one.plan in plans and is_still_valid(one)]
    if flags.quick:
        plans, results, path = [Plan(2, 8, 20.0, outages=1, kills=1, seed=SEED)], [], None
    facts = describe_machine(("litestar", "uvicorn", "sqlalchemy", "aiosmtplib"))
    with ProcessPoolExecutor(CONCURRENT_WORLDS, mp_context=get_context("spawn")) as pool:
        faults = run_more_worlds(Worlds(plans, run_world), results, path, pool, flags.minutes)
    if results:
        report_result(make_result("year", facts, year_figures(results, plans)), flags)
    if faults:
        sys.exit(f"worlds that failed before their end: {faults}")


if __name__ == "__main__":
    main()
