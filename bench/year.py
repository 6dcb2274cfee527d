"""A year of people at tables by turns, on one real site whose clock is moved: whether every game ends, whether everybody is told of
each turn once and of none that is over, whether the clocks are right, and whether what is planned is what is played.

People live in six time zones, sleep, go on vacation, resign, want games to end or to pause, and some never come again; the mail
server refuses every twentieth letter for now; the site is killed, or stopped for hours, again and again.
"""

from __future__ import annotations

from bench import usual
from bench.common import Figure, arguments, finish, machine, result
from tests.server.months.run import Found, Plan, run


def figures(found: Found, plan: Plan) -> list[Figure]:
    """What the year came to."""
    year = found.year
    running = found.ends.pop("running", 0)
    ends = ", ".join(f"{how} {many}" for how, many in sorted(found.ends.items()))
    counts = year.counts
    return [
        Figure("tables", len(year.tables), "tables", "", f"{plan.people} people, {len(year.moves)} actions of theirs"),
        Figure("… that did not end", running, "tables", "<= 0", ends),
        Figure("… until the last had ended", year.world.seconds / 86_400, "days"),
        Figure(
            "starts of the site", year.world.starts, "times", "", f"away {sum(_lengths(found)) / 3600:.0f} hours in all"
        ),
        Figure(
            "letters that told of a turn",
            found.letters,
            "letters",
            "",
            f"{sum(year.post.refused.values())} refused for now",
        ),
        Figure(
            "… of a turn that was over, a second time, or not at all",
            len(found.of_letters),
            "letters",
            "<= 0",
            *found.of_letters[:1],
        ),
        Figure("tables whose clocks were read a second time", counts["clocks read again"], "times"),
        Figure("… and stood otherwise", len(found.of_clocks), "clocks", "<= 0", *found.of_clocks[:1]),
        Figure("turns that were planned ahead", counts["plans"], "times", "", f"{counts['plans overtaken']} overtaken"),
        Figure("… and played", counts["plans played"], "times"),
        Figure("… other than they were planned", len(found.of_plans), "times", "<= 0", *found.of_plans[:1]),
        Figure(
            "vacations",
            counts["vacations"],
            "times",
            "",
            f"pauses asked {counts['pause']}, ends wanted {counts['end']}",
        ),
    ]


def _lengths(found: Found) -> list[float]:
    return [ended - began for began, ended in found.year.world.outages]


def main() -> None:
    parser = arguments("year", "A year of people at tables by turns, on a real site whose clock is moved.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--people", type=int, default=600)
    flags = parser.parse_args()
    plan = Plan(flags.tables, flags.people, 365.0, outages=25, kills=75, seed=30)
    if flags.quick:
        plan = Plan(2, 8, 20.0, outages=1, kills=1, seed=30)
    finish(
        result(
            "year", machine(("litestar", "uvicorn", "sqlalchemy", "aiosmtplib")), figures(run(plan, usual.QUICK), plan)
        ),
        flags,
    )


if __name__ == "__main__":
    main()
