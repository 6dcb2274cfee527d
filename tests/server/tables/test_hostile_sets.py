"""Hostile component sets over HTTP: each is refused with the reason, and nothing is stored."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench import usual
from tertulia.kernel.registry import find_game
from tertulia.server.domain.seats import GuestId
from tests.server.asgi import Answer, Site, site
from tests.server.own_sets import make_own_set

GAME = find_game(usual.RICH)
ANA = GuestId("ana")
SEATS = [{"kind": "me"}, {"kind": "device", "name": "Bea"}]
HEADER = {"name": "My box", "game": GAME.name}
COMPLETE_SET = make_own_set(GAME)
TABLE_NAME = next(name for name, part in COMPLETE_SET.items() if isinstance(part, list))
ROW: dict[str, Any] = COMPLETE_SET[TABLE_NAME][0]


def set_with_header(**more: Any) -> str:
    return json.dumps({"set": {**HEADER, **more}})


def set_with_row(**more: Any) -> str:
    """A set with one row that has additional or replaced values."""
    return json.dumps({"set": HEADER, TABLE_NAME: [{**ROW, **more}]})


def make_nested_set(deep: int) -> str:
    return f'{{"set": {json.dumps(HEADER)}, "{TABLE_NAME}": ' + "[" * deep + "]" * deep + "}"


HOSTILE_SETS = {
    "no set at all": ("{}", "more"),
    "of another game": (json.dumps({"set": {"name": "My box", "game": usual.QUICK}}), "game must be"),
    "a script for a name": (set_with_header(name="<script>alert(1)</script>"), "name must be 1 to 60"),
    "a name that turns round": (set_with_header(name="My \u202exob"), "name must be 1 to 60"),
    "no name": (set_with_header(name=""), "name must be 1 to 60"),
    "a long name": (set_with_header(name="x" * 61), "name must be 1 to 60"),
    "a name that is none": (set_with_header(name=["My box"]), "name must be 1 to 60"),
    "an unknown fact of itself": (set_with_header(host="me"), "unknown key 'host'"),
    "a draft": (set_with_header(draft=True), "is a draft"),
    "an unknown table": (json.dumps({"set": HEADER, "secrets": {"key": 1, "source": "box"}}), "unknown table"),
    "a table that is a number": (json.dumps({"set": HEADER, TABLE_NAME: 7}), TABLE_NAME),
    "rows that are words": (json.dumps({"set": HEADER, TABLE_NAME: ["a", "b"]}), TABLE_NAME),
    "a row that there is not": (set_with_row(number=10**9), "number must be one of"),
    "a row twice": (json.dumps({"set": HEADER, TABLE_NAME: [ROW, ROW]}), "appears twice"),
    "an absurd number": (set_with_row(number=1e308), "number must be one of"),
    "an unknown key": (set_with_row(__proto__={"admin": True}), "unknown key '__proto__'"),
    "an unknown mark": (set_with_row(source="<b>me</b>"), "source must be one of"),
    "marks without end": (set_with_row(marks={f"m{number}": "box" for number in range(5000)}), "marks"),
    "a key twice": (f'{{"set": {json.dumps(HEADER)}, "{TABLE_NAME}": [], "{TABLE_NAME}": []}}', "appears twice"),
    "deep": (make_nested_set(40), "nested more than"),
    "large": (json.dumps({"set": HEADER, TABLE_NAME: [{**ROW, "source": "x" * (520 << 10)}]}), "larger than"),
}
UNREADABLE_SETS = {
    "a name of half a character": (set_with_header(name="\ud800"), 400),
    "no number": (f'{{"set": {json.dumps(HEADER)}, "{TABLE_NAME}": [{{"number": NaN}}]}}', 400),
    "without end": (f'{{"set": {json.dumps(HEADER)}, "{TABLE_NAME}": [{{"number": Infinity}}]}}', 400),
    "a number of many digits": (f'{{"set": {json.dumps(HEADER)}, "{TABLE_NAME}": [{{"number": {"9" * 5000}}}]}}', 400),
    "very deep": (make_nested_set(20_000), 400),
    "no object": ("[]", 400),
    "a word": ('"set"', 400),
    "too large to be read": (json.dumps({"set": HEADER, TABLE_NAME: [{"source": "x" * (700 << 10)}]}), 413),
}


async def open_with_set(server: Site, text: str) -> Answer:
    """Open a table with a component set, given as JSON text, and return the response."""
    wish = json.dumps({"game": GAME.name, "seats": SEATS})
    return await server.ask(
        ANA, "POST", "/api/tables", msgspec.Raw(f'{wish[:-1]}, "components": {{"set": {text}}}}}'.encode())
    )


def is_nothing_stored(server: Site) -> bool:
    with server.assembly.backends.journal.writer.connect() as connection:
        counts = [
            connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar()
            for name in ("component_set", "game_table")
        ]
    return counts == [0, 0]


@pytest.mark.parametrize("what", HOSTILE_SETS)
async def test_hostile_set_is_refused_with_reason(tmp_path: Path, what: str) -> None:
    text, says = HOSTILE_SETS[what]
    async with site(tmp_path) as server:
        answer = await open_with_set(server, text)
        error = msgspec.json.decode(answer.body)
        assert (answer.status, error["error"]) == (422, "set-refused"), error
        assert says in error["message"]
        assert len(error["message"]) < 3000
        assert "Traceback" not in error["message"]
        assert is_nothing_stored(server)


@pytest.mark.parametrize("what", UNREADABLE_SETS)
async def test_unreadable_set_is_refused(tmp_path: Path, what: str) -> None:
    text, status = UNREADABLE_SETS[what]
    async with site(tmp_path) as server:
        answer = await open_with_set(server, text)
        assert answer.status == status, answer.body
        assert msgspec.json.decode(answer.body)["error"] in ("bad-request", "too-large", "set-refused")
        assert is_nothing_stored(server)


async def test_components_are_either_digest_or_set(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        for components in (
            {},
            {"digest": "0" * 64, "set": COMPLETE_SET},
            {"digest": "x"},
            {"digest": "../" * 21 + "x"},
            7,
            [COMPLETE_SET],
        ):
            answer = await server.ask(
                ANA, "POST", "/api/tables", {"game": GAME.name, "seats": SEATS, "components": components}
            )
            assert (answer.status, msgspec.json.decode(answer.body)["error"]) == (400, "bad-request")
        assert is_nothing_stored(server)
        for digest in ("x", "%00", "0" * 5000, "ü" * 64):
            answer = await server.ask(ANA, "GET", f"/api/sets/{GAME.name}/{digest}")
            assert (answer.status, msgspec.json.decode(answer.body)["error"]) == (404, "set-unknown")


async def test_refused_sets_count_towards_table_limit(tmp_path: Path) -> None:
    """A refused set costs as much as a table, because its check is complete."""
    async with site(tmp_path, tables_an_hour=3) as server:
        answers = [(await open_with_set(server, HOSTILE_SETS["a draft"][0])).status for _ in range(4)]
        assert answers == [422, 422, 422, 429]


async def test_record_with_hostile_set_is_refused(tmp_path: Path) -> None:
    record: dict[str, Any] = {
        "format": "tertulia-record/1", "game": GAME.name, "components": "0" * 64, "options": {}, "seats": ["human", "human"],
        "key": "0" * 64, "actions": [], "result": None,
    }  # fmt: skip
    async with site(tmp_path) as server:
        for text, _ in HOSTILE_SETS.values():
            if len(text) > 500_000:
                continue
            body = {"record": json.dumps({**record, "printed": json.loads(text)}), "seat": 0, "ply": 0}
            answer = await server.ask(ANA, "POST", "/api/practice", body)
            error = msgspec.json.decode(answer.body)
            assert (answer.status, error["error"]) == (422, "record"), error
        assert is_nothing_stored(server)


async def test_unknown_sets_count_towards_check_limit(tmp_path: Path) -> None:
    """Requests for unknown sets, and new tables with own sets, share a rate limit of checks."""
    async with site(tmp_path, checks_an_address=3) as server:
        answers = [await server.ask(ANA, "GET", f"/api/sets/{GAME.name}/{number:064x}") for number in range(4)]
        assert [answer.status for answer in answers] == [404, 404, 404, 429]
        assert (await open_with_set(server, json.dumps(COMPLETE_SET))).status == 429
