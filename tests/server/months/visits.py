"""What somebody does who comes by: plays wherever it is their turn, and now and then something else."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Protocol
from zoneinfo import ZoneInfo

import msgspec

from tests.server.months.people import Person
from tests.server.months.world import World

Json = dict[str, Any]


class Refused(Exception):
    """The site has said why not, by a code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Told(Protocol):
    """Who wants to know what people do."""

    world: World

    def count(self, what: str) -> None:
        """Something has happened once more."""

    def moved(self, table: str, seat: int, now: Json) -> None:
        """Somebody has acted, and then the table is as they are told."""


async def ask(year: Told, person: Person, method: str, path: str, body: Json | None = None) -> Any:
    """What the site answers. Raises `Refused` where it says why not; anything worse fails."""
    answer = await person.at(year.world.address).ask(method, path, body)
    if 400 <= answer.status < 500:
        raise Refused(str(msgspec.json.decode(answer.body)["error"]))
    assert answer.status < 300, f"{method} {path} {body}: {answer.status} {answer.body.decode()[:300]}"
    return msgspec.json.decode(answer.body) if answer.body else None


async def visit(year: Told, person: Person) -> None:
    """Somebody comes by."""
    year.count("visits")
    person.here = person.chance.random() < person.manner.stays
    for turn in (await ask(year, person, "GET", "/api/turns"))["turns"]:
        await _play(year, person, str(turn["id"]))
    if person.chance.random() < 0.02:
        await _go_away(year, person)


async def _play(year: Told, person: Person, table: str) -> None:
    """Play a turn to its end, or do something rarer."""
    path = f"/api/tables/{table}"
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
        year.moved(table, seat, now)


async def _do_something_else(year: Told, person: Person, path: str, now: Json) -> None:
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


async def _go_away(year: Told, person: Person) -> None:
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
