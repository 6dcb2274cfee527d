"""How people of the months' law ask the site, and who wants to know what they do."""

from __future__ import annotations

from typing import Any, Protocol

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

    def moved(self, table: str, seat: int, ply: int, now: Json) -> None:
        """Somebody has acted, as the action of that number, and then the table is as they are told."""


async def ask(year: Told, person: Person, method: str, path: str, body: Json | None = None) -> Any:
    """What the site answers. Raises `Refused` where it says why not; anything worse fails."""
    answer = await person.at(year.world.address).ask(method, path, body)
    if 400 <= answer.status < 500:
        raise Refused(str(msgspec.json.decode(answer.body)["error"]))
    assert answer.status < 300, f"{method} {path} {body}: {answer.status} {answer.body.decode()[:300]}"
    return msgspec.json.decode(answer.body) if answer.body else None
