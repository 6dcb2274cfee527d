"""A year of people at tables by turns, on real sites whose clocks are moved: whether every game ends, whether everybody is told of
each turn once and of none that is over, whether the clocks are right, and whether what is planned is what is played.

People live in six time zones, sleep, go on vacation, resign, want games to end or to pause, and some never come again; the mail
server and the push service refuse every twentieth message for now; the site is killed, or stopped for hours, again and again.
`--worlds` are sites with people of their own, which share the tables; some live at the same time, since a site and its people wait
for each other.

`python -m bench.year --minutes 60` begins no further world after that time, and goes on where it was: worlds that were lived
through are kept in `results/year-worlds.json`. Those whose people lived otherwise, or were asked less, are dropped.
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
from bench.common import Figure, arguments, finish, machine, result
from tests.server import months
from tests.server.months.run import Plan, run

SEED = 30
AT_ONCE = (os.cpu_count() or 1) + 1
"""Worlds."""
ASKED_AS_MUCH = frozenset({"4db87e3af832a0ee"})
"""Laws of before (`made_by`) that hid nothing which that of now finds. By 4db87e3a the world was as much as a millisecond behind
its site: clocks that were read a second time could stand one too high, and what the site had to do in that millisecond was not
waited for. Both find faults where there are none."""
FEWEST = 8
"""People of a world: some never come again, and four may sit at a table."""


class Lived(msgspec.Struct):
    """What a year came to in one world."""

    plan: Plan
    made_by: str
    """A hash of how people live and of what is asked of the year."""
    day: str
    """When it was lived through, as 2026-03-01."""
    tables: int
    actions: int
    """Of people."""
    days: float
    """That it was lived through: until all games had ended, and at least as many as planned."""
    ends: dict[str, int]
    """How games ended; `running` are those that did not."""
    starts: int
    away: float
    """Hours."""
    letters: int
    pushed: int
    refused: int
    counts: dict[str, int]
    of_notices: list[str]
    of_clocks: list[str]
    of_plans: list[str]


class Worlds(NamedTuple):
    """Those there are to be, and what lives through one."""

    plans: Sequence[Plan]
    live: Callable[[Plan], Lived]


def live(plan: Plan) -> Lived:
    """Live through it in one world."""
    found = run(plan, usual.QUICK)
    year = found.year
    return Lived(
        plan=plan,
        made_by=made_by(),
        day=time.strftime("%Y-%m-%d"),
        tables=len(year.tables),
        actions=len(year.moves),
        days=year.world.seconds / 86_400,
        ends=found.ends,
        starts=year.world.starts,
        away=sum(ended - began for began, ended in year.world.outages) / 3600,
        letters=found.letters,
        pushed=found.pushed,
        refused=sum(year.post.refused.values()) + year.pushes.refused,
        counts=year.counts,
        of_notices=found.of_notices,
        of_clocks=found.of_clocks,
        of_plans=found.of_plans,
    )


def made_by() -> str:
    """How people live and what is asked of the year; what the site does is what is found out."""
    made = hashlib.sha256()
    for path in sorted(Path(*months.__path__).glob("*.py")):
        made.update(path.read_bytes())
    return made.hexdigest()[:16]


def counts_still(lived: Lived) -> bool:
    """Whether a world counts that was lived through: by the law of now, or by one of before that asked as much and found
    nothing."""
    clean = not (lived.of_notices or lived.of_clocks or lived.of_plans)
    return lived.made_by == made_by() or (clean and lived.made_by in ASKED_AS_MUCH)


def read(path: Path) -> list[Lived]:
    """The worlds that are kept."""
    return msgspec.json.decode(path.read_bytes(), type=list[Lived]) if path.exists() else []


def write(path: Path, kept: Sequence[Lived]) -> None:
    """Keep them, all or none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    unfinished.replace(path)


def more(worlds: Worlds, kept: list[Lived], path: Path | None, pool: Executor, minutes: float) -> int:
    """Live through the worlds that are not kept yet, and keep each as soon as it is over; none is begun after so many minutes.
    Returns how many of them failed: what went wrong is told at once, and takes no other along."""
    to_come = [plan for plan in worlds.plans if all(one.plan != plan for one in kept)]
    until, faults, living = time.monotonic() + 60 * minutes, 0, set[Future[Lived]]()
    while living or (to_come and time.monotonic() < until):
        while to_come and len(living) < AT_ONCE and time.monotonic() < until:
            living.add(pool.submit(worlds.live, to_come.pop(0)))
        over, living = wait(living, return_when=FIRST_COMPLETED)
        for each in over:
            if (fault := each.exception()) is not None:
                faults += 1
                traceback.print_exception(fault)
                continue
            kept.append(each.result())
            print(f"world {kept[-1].plan.seed}: {_told(kept[-1].ends)}", file=sys.stderr, flush=True)
            if path is not None:
                write(path, kept)
    return faults


def figures(lived: Sequence[Lived], wanted: Sequence[Plan]) -> list[Figure]:
    """What the year came to in all worlds together, beside those that there are to be."""
    ends, counts = Counter[str](), Counter[str]()
    for each in lived:
        ends.update(each.ends)
        counts.update(each.counts)
    running = ends.pop("running", 0)
    of_notices = [fault for each in lived for fault in each.of_notices]
    of_clocks = [fault for each in lived for fault in each.of_clocks]
    of_plans = [fault for each in lived for fault in each.of_plans]
    people, actions = sum(each.plan.people for each in lived), sum(each.actions for each in lived)
    days = sorted({each.day for each in lived})
    return [
        Figure("sites", len(lived), "sites", f">= {len(wanted)}"),
        Figure(
            "tables",
            sum(each.tables for each in lived),
            "tables",
            f">= {sum(plan.tables for plan in wanted)}",
            f"{people} people, {actions:,} actions of theirs; lived {' to '.join(days[:1] + days[1:][-1:])}",
        ),
        Figure("… that did not end", running, "tables", "<= 0", _told(ends)),
        Figure("days that each was lived through", max(each.days for each in lived), "days"),
        Figure(
            "starts of the sites",
            sum(each.starts for each in lived),
            "times",
            "",
            f"away {sum(each.away for each in lived):.0f} hours in all",
        ),
        Figure(
            "letters that told of a turn",
            sum(each.letters for each in lived),
            "letters",
            "",
            f"{sum(each.refused for each in lived)} letters and push messages refused for now",
        ),
        Figure("push messages that did", sum(each.pushed for each in lived), "times"),
        Figure(
            "told of a turn that was over, a second time, or not at all",
            len(of_notices),
            "times",
            "<= 0",
            *of_notices[:1],
        ),
        Figure("tables whose clocks were read a second time", counts["clocks read again"], "times"),
        Figure("… and stood otherwise", len(of_clocks), "clocks", "<= 0", *of_clocks[:1]),
        Figure("turns that were planned ahead", counts["plans"], "times", "", f"{counts['plans overtaken']} overtaken"),
        Figure("… and played", counts["plans played"], "times"),
        Figure("… other than they were planned", len(of_plans), "times", "<= 0", *of_plans[:1]),
        Figure(
            "vacations",
            counts["vacations"],
            "times",
            "",
            f"pauses asked {counts['pause']}, ends wanted {counts['end']}",
        ),
    ]


def _told(ends: dict[str, int]) -> str:
    return ", ".join(f"{how} {many}" for how, many in sorted(ends.items()))


def plans(tables: int, people: int, worlds: int) -> list[Plan]:
    """A year for each world, which has its part of all that there is."""

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
    parser = arguments("year", "A year of people at tables by turns, on real sites whose clocks are moved.")
    parser.add_argument("--tables", type=int, default=1000, help="of all worlds together (default: 1000)")
    parser.add_argument("--people", type=int, default=300, help="of all worlds together (default: 300)")
    parser.add_argument("--worlds", type=int, default=12, help="sites with people of their own (default: 12)")
    parser.add_argument("--minutes", type=float, default=600.0, help="after which none is begun (default: 600)")
    flags = parser.parse_args()
    if flags.worlds < 1 or flags.tables < flags.worlds or flags.people < FEWEST * flags.worlds:
        parser.error(f"each world has at least one table and {FEWEST} people, and there is one at least")
    wanted, path = plans(flags.tables, flags.people, flags.worlds), flags.save / "year-worlds.json"
    kept = [one for one in read(path) if one.plan in wanted and counts_still(one)]
    if flags.quick:
        wanted, kept, path = [Plan(2, 8, 20.0, outages=1, kills=1, seed=SEED)], [], None
    facts = machine(("litestar", "uvicorn", "sqlalchemy", "aiosmtplib"))
    with ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")) as pool:
        faults = more(Worlds(wanted, live), kept, path, pool, flags.minutes)
    if kept:
        finish(result("year", facts, figures(kept, wanted)), flags)
    if faults:
        sys.exit(f"worlds that were not lived through to the end: {faults}")


if __name__ == "__main__":
    main()
