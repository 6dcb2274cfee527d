"""Turns that people of the months' law plan ahead: what the site plays for them is what they planned, and as soon as it may."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from tests.server.months.asking import Refused, Told, ask
from tests.server.months.people import Person
from tests.server.months.post import Post

Json = dict[str, Any]
PLANS = 0.6
"""How often somebody who has played plans the next turn, too, at a table where people do."""
LONGEST = 3
"""Actions of a plan."""
SOON = 2.0
"""Seconds within which a plan is played, or shown again with what has changed."""


class Planned(NamedTuple):
    """What a seat is to do at its next turn."""

    person: Person
    actions: list[str]


class Planning(Told, Protocol):
    """Who keeps what was planned."""

    plans: dict[tuple[str, int], Planned]
    """By table and seat; those that have not come to anything yet."""
    planning: set[str]
    """Tables where people plan."""
    of_plans: list[str]
    """What the site has played for somebody, and should not have."""
    post: Post

    def known(self, table: str) -> int:
        """The number of actions of a table that people know of."""

    def played(self, table: str, seat: int, ply: int) -> None:
        """The site has acted for a seat, as it had planned; with this action the table has so many."""


async def plan_ahead(year: Planning, person: Person, table: str, seat: int) -> None:
    """Plan the next turn of a seat now and then, at random, as far as one can see."""
    if table in year.planning and person.chance.random() < PLANS:
        try:
            await _plan_ahead(year, person, table, seat)
        except Refused as refusal:
            year.count(f"plans refused: {refusal.code}")


async def _plan_ahead(year: Planning, person: Person, table: str, seat: int) -> None:
    path, chain = f"/api/tables/{table}", list[str]()
    for _ in range(person.chance.randint(1, LONGEST)):
        there = await ask(year, person, "POST", f"{path}/plan/try", {"seat": seat, "actions": chain})
        if there["ends"] or not there["legal"]:
            break
        chain.append(person.chance.choice(there["legal"])["notation"])
    await ask(year, person, "PUT", f"{path}/plan", {"seat": seat, "alternatives": [chain]})
    year.plans[table, seat] = Planned(person, chain)
    year.count("plans")


async def see_plans(year: Planning, table: str) -> None:
    """Somebody has acted: whoever's turn it is now and has planned it need not come by."""
    while any(of == table for of, _ in year.plans):
        before = year.known(table)
        year.world.move_to(year.world.seconds + SOON)
        for (of, seat), planned in list(year.plans.items()):
            if of == table:
                await _see_plan(year, table, seat, planned)
        if year.known(table) == before:
            break


async def _see_plan(year: Planning, table: str, seat: int, planned: Planned) -> None:
    """What has come of a plan."""
    now = await ask(year, planned.person, "GET", f"/api/tables/{table}")
    if now["phase"] == "over" or any(each["seat"] == seat for each in now["handed"]):
        del year.plans[table, seat]
        return
    new = now["log"][year.known(table) + 1 :]
    mine = [str(line["action"]) for line in new if line["seat"] == seat]
    if not new or new[0]["seat"] != seat:
        if seat in now["actors"] and not new:
            del year.plans[table, seat]
            year.count("plans overtaken")
        return
    del year.plans[table, seat]
    if mine != planned.actions[: len(mine)]:
        year.of_plans.append(f"{table}: seat {seat} had planned {planned.actions}, and {mine} was played")
    year.count("plans played")
    for line in new:
        if line["seat"] != seat:
            break
        year.played(table, seat, line["ply"])
