"""What somebody does who comes by: plays wherever it is their turn, and now and then something else."""

from __future__ import annotations

from datetime import timedelta
from zoneinfo import ZoneInfo

from tests.server.months.asking import Json, Refused, ask
from tests.server.months.people import Person
from tests.server.months.plans import Planning, plan_ahead, see_plans

TAKES_BACK, MOVES_HOUSE = 0.1, 0.001
"""How often somebody who comes by looks after a seat that a bot plays for them, and how often their mail address is given up."""


async def visit(year: Planning, person: Person) -> None:
    """Somebody comes by."""
    year.count("visits")
    person.here = person.chance.random() < person.manner.stays
    for turn in (await ask(year, person, "GET", "/api/turns"))["turns"]:
        await _play(year, person, str(turn["id"]))
    if person.chance.random() < 0.02:
        await _go_away(year, person)
    if person.tables and person.chance.random() < TAKES_BACK:
        await _take_back(year, person, person.chance.choice(person.tables))
    if person.manner.told_by == "mail" and person.chance.random() < MOVES_HOUSE:
        person.moved = True
        year.post.gone.add(person.mail)


async def _play(year: Planning, person: Person, table: str) -> None:
    """Play a turn to its end and perhaps plan the next one, or do something rarer."""
    path = f"/api/tables/{table}"
    await see_plans(year, table)
    now = await ask(year, person, "GET", path)
    if person.chance.random() < 0.03:
        await _do_something_else(year, person, path, now)
    now = await ask(year, person, "GET", path)
    while now["legal"]:
        seat, action = now["as"], person.chance.choice(now["legal"])["notation"]
        body = {"position": now["position"], "seat": seat, "actions": [action]}
        try:
            await ask(year, person, "POST", f"{path}/moves", body)
        except Refused as refusal:
            year.count(f"moves refused: {refusal.code}")
            return
        now = await ask(year, person, "GET", path)
        year.plans.pop((table, seat), None)
        year.moved(table, seat, body["position"] + 1, now)
    await see_plans(year, table)
    if now["phase"] == "running" and person.here:
        await plan_ahead(year, person, table, now["as"])


async def _do_something_else(year: Planning, person: Person, path: str, now: Json) -> None:
    """Want an end or none, ask for a pause, or give up."""
    what = person.chance.choice(("end", "go on", "pause", "resume"))
    if person.chance.random() < person.manner.leaves:
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
    except Refused as refusal:
        year.count(f"{what} refused: {refusal.code}")


async def _go_away(year: Planning, person: Person) -> None:
    """Book a vacation, and be away for it."""
    first = year.world.now.astimezone(ZoneInfo(person.manner.zone)).date()
    last = first + timedelta(days=person.chance.choice((3, 14)))
    try:
        await ask(year, person, "POST", "/api/vacations", {"first": str(first), "last": str(last)})
    except Refused as refusal:
        year.count(f"vacation refused: {refusal.code}")
        return
    person.diary.goes(year.world.now, first, last)
    person.back = year.world.now + (last - first)
    year.count("vacations")


async def _take_back(year: Planning, person: Person, table: str) -> None:
    """Play oneself again where a bot plays in one's place."""
    now = await ask(year, person, "GET", f"/api/tables/{table}")
    for seat in now["seats"]:
        if seat["mine"] and seat["bot"] is not None and now["phase"] == "running":
            try:
                await ask(year, person, "POST", f"/api/tables/{table}/back", {"seat": seat["index"]})
                year.count("seats taken back")
            except Refused as refusal:
                year.count(f"back refused: {refusal.code}")
