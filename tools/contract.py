"""`python -m tools.contract`: writes web/src/api/contract.ts, the types of all that the server sends and takes, from its structs.

Parts that the server sends as ready JSON (`msgspec.Raw`) or as plain dicts are described here, and checked against a server's
answers by tests/browser/test_contract.py.
"""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, Literal

import msgspec

from tertulia.kernel.game import Option
from tertulia.server.http.errors import Refusal
from tertulia.server.http.requests import MeRequest, MoveRequest, SeatRequest, SitRequest, TableRequest, UndoRequest
from tertulia.server.http.responses import (
    ChangeEvent,
    Created,
    Done,
    Invitation,
    Lobby,
    Me,
    PresenceEvent,
    SeatResponse,
    Summary,
    TableResponse,
)
from tools.typescript import OPEN, Struct, interface

FILE = Path(__file__).parents[1] / "web" / "src" / "api" / "contract.ts"
HEAD = "/** Made by `python -m tools.contract` from the server's structs: to be changed there, not here. */"
Phase = Literal["open", "running", "over"]


class GameEvent(msgspec.Struct):
    """What happened; the game's folder knows the fields of its events."""

    type: str


setattr(GameEvent, OPEN, True)


class Legal(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat may do now."""

    id: int
    name: str
    args: dict[str, str | int | list[int]]
    notation: str
    reveals: bool
    """Whether it brings what nobody could know before, so that it cannot be taken back."""
    hint: dict[str, Any]
    then: list[GameEvent]
    """What would happen; empty for an action that reveals something."""


class LogEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A ply of the log, as one viewer may know it."""

    ply: int
    seat: int | None
    action: str | None
    """In notation; null for the set-up, and where another seat chose in secret."""
    events: list[GameEvent]


class GameInfo(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A game of the house."""

    name: str
    seats: list[int]
    options: list[Option]
    bots: list[str]
    preparing: float | None = None
    """The share of its rules that is compiled, from 0 to 1, where it cannot be played yet."""


class Mark(msgspec.Struct, forbid_unknown_fields=True):
    """Where a printed fact comes from."""

    what: str
    source: str


class ComponentFacts(msgspec.Struct, forbid_unknown_fields=True):
    """What is printed on a game's pieces, and how sure that is."""

    hash: str
    data: dict[str, Any]
    marks: list[Mark]


def refined(name: str, struct: Struct, **fields: Any) -> Struct:
    """The struct with what the server sends in fields that it leaves open."""
    given = {field.name: field.default for field in msgspec.structs.fields(struct)}
    found = [(field, kind, given[field]) for field, kind in fields.items()]
    return msgspec.defstruct(name, found, bases=(struct,), kw_only=True, forbid_unknown_fields=True)


def _list(item: Any) -> Any:
    return types.GenericAlias(list, (item,))


def _shapes() -> tuple[dict[str, Struct], dict[str, Struct]]:
    kinds = Literal["me", "open", "bot", "device", "guest"]
    seat = refined("Seat", SeatResponse, kind=kinds)
    summary = refined("TableSummary", Summary, phase=Phase, seats=_list(seat))
    told: dict[str, Any] = {"view": Any, "legal": list[Legal], "log": list[LogEntry]}
    table = refined("TableMessage", TableResponse, phase=Phase, seats=_list(seat), **told)
    sent = (
        *(seat, summary, table, refined("Change", ChangeEvent, **{**told, "view": dict[str, Any]})),
        *(refined("Presence", PresenceEvent), refined("Lobby", Lobby, tables=_list(summary))),
        *(refined("Me", Me), refined("Invitation", Invitation), refined("Created", Created), refined("Done", Done)),
        refined("Refusal", Refusal, table=table | None),
    )
    new_seat = refined("NewSeat", SeatRequest)
    taken = (
        *(refined("Profile", MeRequest), new_seat, refined("NewTable", TableRequest, seats=_list(new_seat))),
        *(refined("SitDown", SitRequest), refined("Moves", MoveRequest), refined("Undo", UndoRequest)),
    )
    own = (GameEvent, Legal, LogEntry, GameInfo, Mark, ComponentFacts)
    answers: dict[str, Struct] = {"GameOption": Option, **{shape.__name__: shape for shape in (*own, *sent)}}
    return answers, {shape.__name__: shape for shape in taken}


ANSWERS, REQUESTS = _shapes()
"""What the server sends and what it takes, by the names that the browser has for them."""


def contract() -> str:
    """The whole file."""
    known = {struct: name for name, struct in {**ANSWERS, **REQUESTS}.items()}
    answers = [interface(name, struct, known, sent=False) for name, struct in ANSWERS.items()]
    requests = [interface(name, struct, known, sent=True) for name, struct in REQUESTS.items()]
    return "\n\n".join([HEAD, *answers, *requests]) + "\n"


if __name__ == "__main__":
    FILE.write_text(contract(), encoding="utf-8")
