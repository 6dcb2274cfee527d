"""A year of people at tables by turns, on real sites whose clocks are moved: whether every game ends, whether everybody is told of
each turn once and of none that is over, whether the clocks are right, and whether what is planned is what is played.

People live in six time zones, sleep, go on vacation, resign, want games to end or to pause, and some never come again; the mail
server refuses every twentieth letter for now; the site is killed, or stopped for hours, again and again. `--worlds` are sites with
people of their own, which share the tables; some live at the same time, since a site and its people wait for each other.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from bench import usual
from bench.common import Figure, arguments, finish, machine, result
from tests.server.months.run import Plan, run

SEED = 30
FEWEST = 8
"""People of a world: some never come again, and four may sit at a table."""


class Lived(NamedTuple):
    """What a year came to in one world."""

    tables: int
    people: int
    actions: int
    """Of people."""
    days: float
    """Until the last game had ended."""
    ends: Counter[str]
    """How games ended; `running` are those that did not."""
    starts: int
    away: float
    """Hours."""
    letters: int
    refused: int
    counts: Counter[str]
    of_letters: list[str]
    of_clocks: list[str]
    of_plans: list[str]


def live(plan: Plan) -> Lived:
    """Live through it in one world."""
    found = run(plan, usual.QUICK)
    year = found.year
    return Lived(
        tables=len(year.tables),
        people=plan.people,
        actions=len(year.moves),
        days=year.world.seconds / 86_400,
        ends=found.ends,
        starts=year.world.starts,
        away=sum(ended - began for began, ended in year.world.outages) / 3600,
        letters=found.letters,
        refused=sum(year.post.refused.values()),
        counts=year.counts,
        of_letters=found.of_letters,
        of_clocks=found.of_clocks,
        of_plans=found.of_plans,
    )


def figures(lived: Sequence[Lived]) -> list[Figure]:
    """What the year came to in all worlds together."""
    ends, counts = Counter[str](), Counter[str]()
    for each in lived:
        ends += each.ends
        counts += each.counts
    running = ends.pop("running", 0)
    of_letters = [fault for each in lived for fault in each.of_letters]
    of_clocks = [fault for each in lived for fault in each.of_clocks]
    of_plans = [fault for each in lived for fault in each.of_plans]
    people, actions = sum(each.people for each in lived), sum(each.actions for each in lived)
    return [
        Figure(
            "tables",
            sum(each.tables for each in lived),
            "tables",
            "",
            f"at {len(lived)} sites: {people} people, {actions:,} actions of theirs",
        ),
        Figure("… that did not end", running, "tables", "<= 0", _told(ends)),
        Figure("… until the last had ended", max(each.days for each in lived), "days"),
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
            f"{sum(each.refused for each in lived)} refused for now",
        ),
        Figure(
            "… of a turn that was over, a second time, or not at all",
            len(of_letters),
            "letters",
            "<= 0",
            *of_letters[:1],
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


def _told(ends: Counter[str]) -> str:
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
    parser.add_argument("--people", type=int, default=600, help="of all worlds together (default: 600)")
    parser.add_argument("--worlds", type=int, default=6, help="sites with people of their own (default: 6)")
    flags = parser.parse_args()
    if flags.worlds < 1 or flags.tables < flags.worlds or flags.people < FEWEST * flags.worlds:
        parser.error(f"each world has at least one table and {FEWEST} people, and there is one at least")
    wanted = plans(flags.tables, flags.people, flags.worlds)
    if flags.quick:
        wanted = [Plan(2, 8, 20.0, outages=1, kills=1, seed=SEED)]
    together = min(len(wanted), (os.cpu_count() or 1) + 1)
    with ProcessPoolExecutor(together, mp_context=get_context("spawn")) as pool:
        lived = list(pool.map(live, wanted))
    finish(result("year", machine(("litestar", "uvicorn", "sqlalchemy", "aiosmtplib")), figures(lived)), flags)


if __name__ == "__main__":
    main()
