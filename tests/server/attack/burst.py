"""Many requests at the same moment: each on a connection of its own that is open already, all sent before any answer is read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from typing import Any, NamedTuple

from tests.server import databases
from tests.server.attack.attacked_server import AttackedServer
from tests.server.attack.wire import Answer, connect, read_answer, request, send
from tests.server.conftest import Guest


class Ask(NamedTuple):
    """A request that a guest makes."""

    guest: Guest
    path: str
    body: Any = None
    method: str = "POST"


def burst(server: AttackedServer, asks: Sequence[Ask]) -> list[Answer]:
    """The answers, in the order of the requests."""
    with ExitStack() as stack:
        wires = [stack.enter_context(connect(server.address)) for _ in asks]
        for wire, ask in zip(wires, asks, strict=True):
            send(wire, raw(ask))
        answers = [read_answer(wire) for wire in wires]
    assert all(answer is not None and answer.status < 500 for answer in answers), answers
    return [answer for answer in answers if answer is not None]


def raw(ask: Ask) -> bytes:
    """The request as it is sent."""
    headers = {**ask.guest.token, "Cookie": cookie_of(ask.guest)}
    return request(ask.method, f"/api/{ask.path}", json.dumps(ask.body or {}).encode(), headers=headers)


def cookie_of(guest: Guest) -> str:
    """The guest's cookie as a header has it."""
    return "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())


def statuses(answers: Iterable[Answer]) -> list[int]:
    """The statuses, sorted."""
    return sorted(answer.status for answer in answers)


def rows(server: AttackedServer, question: str, *values: Any) -> list[tuple[Any, ...]]:
    """Rows of the server's database, which goes on meanwhile."""
    return databases.rows(server.data, question, *values)


def assert_sound(server: AttackedServer) -> None:
    """Every row belongs to a table, and every log goes on without a gap from its first line."""
    for name in ("seat", "log", "snapshot", "packed_log"):
        assert not rows(server, f"SELECT * FROM {name} WHERE table_id NOT IN (SELECT id FROM game_table)")
    gaps = "SELECT table_id FROM log GROUP BY table_id HAVING count(*) <> max(ply) + 1 OR min(ply) <> 0"
    assert not rows(server, gaps)
    doubled = "SELECT guest FROM seat WHERE kind = 'guest' GROUP BY table_id, guest HAVING count(*) > 1"
    assert not rows(server, doubled)
