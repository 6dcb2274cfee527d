"""Visits of simulated people: they play their turns, plan turns ahead, and sometimes do rarer things."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, NamedTuple, Protocol
from zoneinfo import ZoneInfo

import msgspec

from tests.server.months.people import Person
from tests.server.months.post import MailServer
from tests.server.months.world import World


class RequestRefused(Exception):
    """The site refused a request; `code` is its error code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class VisitRecorder(Protocol):
    """Receives what people do."""

    world: World

    def count(self, what: str) -> None:
        """Count one more event of this kind."""

    def record_move(self, table: str, seat: int, ply: int, now: Json) -> None:
        """Record a person's action number `ply`; `now` is the table after it, as the person sees it."""


async def ask(year: VisitRecorder, person: Person, method: str, path: str, body: Json | None = None) -> Any:
    """Send a request; returns the decoded answer, or None if it is empty.

    Raises `RequestRefused` for a status of 400 to 499. Any other error fails the test.
    """
    answer = await person.get_browser(year.world.address).ask(method, path, body)
    if 400 <= answer.status < 500:
        raise RequestRefused(str(msgspec.json.decode(answer.body)["error"]))
    assert answer.status < 300, f"{method} {path} {body}: {answer.status} {answer.body.decode()[:300]}"
    return msgspec.json.decode(answer.body) if answer.body else None


Json = dict[str, Any]
PLAN_PROBABILITY = 0.6
"""Probability that a person plans the next turn after playing, at a table of `planning`."""
MAX_PLAN_ACTIONS = 3
"""Most actions in a plan."""
PLAN_SECONDS = 2.0
"""Seconds within which the site plays a plan, or shows it to its player again because the table has changed."""


class TurnPlan(NamedTuple):
    """A plan for the next turn of a seat."""

    person: Person
    actions: list[str]


class PlanRecorder(VisitRecorder, Protocol):
    """Receives what people do, and keeps their plans."""

    plans: dict[tuple[str, int], TurnPlan]
    """Pending plans by table and seat."""
    planning: set[str]
    """Tables where people plan turns."""
    of_plans: list[str]
    """Faults: actions that the site played for a seat against its plan."""
    post: MailServer

    def count_known(self, table: str) -> int:
        """Number of the table's actions that people know of."""

    def record_planned_move(self, table: str, seat: int, ply: int) -> None:
        """Record that the site played a planned action; it is number `ply` of its table."""


async def plan_ahead(year: PlanRecorder, person: Person, table: str, seat: int) -> None:
    """Plan the seat's next turn with probability `PLAN_PROBABILITY`: random actions that the site can preview."""
    if table in year.planning and person.chance.random() < PLAN_PROBABILITY:
        try:
            await _plan_ahead(year, person, table, seat)
        except RequestRefused as refusal:
            year.count(f"plans refused: {refusal.code}")


async def _plan_ahead(year: PlanRecorder, person: Person, table: str, seat: int) -> None:
    path, chain = f"/api/tables/{table}", list[str]()
    for _ in range(person.chance.randint(1, MAX_PLAN_ACTIONS)):
        there = await ask(year, person, "POST", f"{path}/plan/try", {"seat": seat, "actions": chain})
        if there["ends_plan"] or not there["legal"]:
            break
        chain.append(person.chance.choice(there["legal"])["notation"])
    await ask(year, person, "PUT", f"{path}/plan", {"seat": seat, "alternatives": [chain]})
    year.plans[table, seat] = TurnPlan(person, chain)
    year.count("plans")


async def play_plans(year: PlanRecorder, table: str) -> None:
    """Let the site play all plans at a table that are due after an action."""
    while any(of == table for of, _ in year.plans):
        before = year.count_known(table)
        year.world.move_to(year.world.seconds + PLAN_SECONDS)
        for (of, seat), planned in list(year.plans.items()):
            if of == table:
                await _check_plan(year, table, seat, planned)
        if year.count_known(table) == before:
            break


async def _check_plan(year: PlanRecorder, table: str, seat: int, planned: TurnPlan) -> None:
    """Compare what the site has played for a seat with its plan."""
    now = await ask(year, planned.person, "GET", f"/api/tables/{table}")
    if now["phase"] == "over" or any(each["seat"] == seat for each in now["substitutions"]):
        del year.plans[table, seat]
        return
    new = now["log"][year.count_known(table) + 1 :]
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
        year.record_planned_move(table, seat, line["ply"])


RECLAIM_PROBABILITY, LOST_ADDRESS_PROBABILITY = 0.1, 0.001
"""Probabilities per visit: to take back seats from bots at a table, and to lose the email address."""


async def visit(year: PlanRecorder, person: Person) -> None:
    """One visit: the person plays all turns; sometimes books a vacation, reclaims a seat or loses the email address."""
    year.count("visits")
    person.here = person.chance.random() < person.habits.stays
    for turn in (await ask(year, person, "GET", "/api/turns"))["turns"]:
        await _play(year, person, str(turn["id"]))
    if person.chance.random() < 0.02:
        await _go_away(year, person)
    if person.tables and person.chance.random() < RECLAIM_PROBABILITY:
        await _take_back(year, person, person.chance.choice(person.tables))
    if person.habits.notification_channel == "mail" and person.chance.random() < LOST_ADDRESS_PROBABILITY:
        person.moved = True
        year.post.refused_addresses.add(person.mail)


async def _play(year: PlanRecorder, person: Person, table: str) -> None:
    """Play a turn to its end and perhaps plan the next; sometimes do something rarer first."""
    path = f"/api/tables/{table}"
    await play_plans(year, table)
    now = await ask(year, person, "GET", path)
    if person.chance.random() < 0.03:
        await _do_something_else(year, person, path, now)
    now = await ask(year, person, "GET", path)
    while now["legal"]:
        seat, action = now["as"], person.chance.choice(now["legal"])["notation"]
        body = {"position": now["position"], "seat": seat, "actions": [action]}
        try:
            await ask(year, person, "POST", f"{path}/moves", body)
        except RequestRefused as refusal:
            year.count(f"moves refused: {refusal.code}")
            return
        now = await ask(year, person, "GET", path)
        year.plans.pop((table, seat), None)
        year.record_move(table, seat, body["position"] + 1, now)
    await play_plans(year, table)
    if now["phase"] == "running" and person.here:
        await plan_ahead(year, person, table, now["as"])


async def _do_something_else(year: PlanRecorder, person: Person, path: str, now: Json) -> None:
    """Propose or oppose an early end, ask for or lift a pause, or resign."""
    what = person.chance.choice(("end", "go on", "pause", "resume"))
    if person.chance.random() < person.habits.leaves:
        what = "resign"
    request: dict[str, tuple[str, Json]] = {
        "end": ("end", {"agree": True}),
        "go on": ("end", {"agree": False}),
        "pause": ("pause", {"hours": person.chance.choice((12, 72))}),
        "resume": ("resume", {}),
        "resign": ("resign", {"seat": now["as"]}),
    }
    there, body = request[what]
    try:
        await ask(year, person, "POST", f"{path}/{there}", body)
        year.count(what)
    except RequestRefused as refusal:
        year.count(f"{what} refused: {refusal.code}")


async def _go_away(year: PlanRecorder, person: Person) -> None:
    """Book a vacation and stay away during it."""
    first = year.world.now.astimezone(ZoneInfo(person.habits.zone)).date()
    last = first + timedelta(days=person.chance.choice((3, 14)))
    try:
        await ask(year, person, "POST", "/api/vacations", {"first": str(first), "last": str(last)})
    except RequestRefused as refusal:
        year.count(f"vacation refused: {refusal.code}")
        return
    person.diary.record_vacation(year.world.now, first, last)
    person.back = year.world.now + (last - first)
    year.count("vacations")


async def _take_back(year: PlanRecorder, person: Person, table: str) -> None:
    now = await ask(year, person, "GET", f"/api/tables/{table}")
    for seat in now["seats"]:
        if seat["own"] and seat["bot"] is not None and now["phase"] == "running":
            try:
                await ask(year, person, "POST", f"/api/tables/{table}/back", {"seat": seat["index"]})
                year.count("seats taken back")
            except RequestRefused as refusal:
                year.count(f"back refused: {refusal.code}")
