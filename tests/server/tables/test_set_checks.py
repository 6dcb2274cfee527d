"""Checking a draft of a component set: faults are reported by place, and nothing is stored."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from tertulia.kernel.component_sets import MARKS_KEY, ROW_KEY, SOURCE_KEY, set_digest
from tertulia.kernel.component_text import MAX_BYTES, to_toml
from tertulia.kernel.registry import installed_games
from tertulia.server.assembly import make_app
from tertulia.server.domain.component_sets import UNREADABLE
from tertulia.server.settings import Settings
from tests.server.conftest import Guest

NewGuest = Callable[[], Guest]
GAMES = [one for one in installed_games().values() if one.components().data]
GAME = GAMES[0]


def add_header(data: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"set": {"name": "My box", "game": GAME.name, **more}, **data}


def copy_rows() -> tuple[str, list[dict[str, Any]]]:
    name, rows = next((name, part) for name, part in GAME.components().data.items() if isinstance(part, list))
    return name, copy.deepcopy(rows)


def send_check(
    guest: Guest, body: str | bytes, kind: str = "application/json", game: str = GAME.name
) -> httpx.Response:
    headers = {**guest.token, "Content-Type": kind}
    return guest.http.post(f"/api/components/{game}/check", content=body, headers=headers)


def check_set(guest: Guest, body: str, kind: str = "application/json") -> dict[str, Any]:
    answer = send_check(guest, body, kind)
    assert answer.status_code == 200, answer.text
    report: dict[str, Any] = answer.json()
    return report


def test_set_without_corrections_equals_the_games_set(guest: NewGuest) -> None:
    report = check_set(guest(), json.dumps(add_header({})))
    own = GAME.components()
    assert (report["ok"], report["draft"], report["name"], report["faults"]) == (True, False, "My box", [])
    assert (report["hash"], report["data"], report["changes"]) == (own.hash, own.data, {})
    assert report["digest"] == set_digest(add_header(own.data))
    assert [(mark["what"], mark["source"]) for mark in report["marks"]] == list(own.marks)


@pytest.mark.parametrize("kind", ["application/json", "text/toml"])
def test_row_of_a_set_replaces_the_games_row(guest: NewGuest, kind: str) -> None:
    table, rows = copy_rows()
    row = {key: value for key, value in rows[1].items() if key not in (SOURCE_KEY, MARKS_KEY)} | {SOURCE_KEY: "box"}
    own = add_header({table: [row]})
    report = check_set(guest(), json.dumps(own) if kind.endswith("json") else to_toml(own), kind)
    assert report["ok"]
    assert report["changes"] == {table: [row]}
    assert report["data"][table][1] == row


def test_faults_name_table_row_and_key(guest: NewGuest) -> None:
    table, rows = copy_rows()
    row = rows[2]
    key = next(key for key in row if key not in (SOURCE_KEY, MARKS_KEY, ROW_KEY, "name"))
    report = check_set(guest(), json.dumps(add_header({table: [{**row, key: "nonsense", SOURCE_KEY: "hearsay"}]})))
    assert not report["ok"]
    assert report["hash"] is report["digest"] is report["marks"] is report["changes"] is None
    assert report["data"][table][2][key] == "nonsense"
    places = {(fault["table"], fault["number"], fault["key"]) for fault in report["faults"]}
    assert {(table, row[ROW_KEY], key), (table, row[ROW_KEY], SOURCE_KEY)} <= places
    assert all(fault["message"] for fault in report["faults"])


def test_invalid_name_is_a_fault_of_the_name(guest: NewGuest) -> None:
    report = check_set(guest(), json.dumps({"set": {"name": "<b>", "game": GAME.name}}))
    assert [(fault["table"], fault["key"]) for fault in report["faults"]] == [("set", "name")]


def test_draft_is_never_ok_and_lists_incomplete_rows(guest: NewGuest) -> None:
    table, rows = copy_rows()
    whole = check_set(guest(), json.dumps(add_header({}, draft=True)))
    assert (whole["ok"], whole["draft"], whole["faults"], whole["hash"]) == (False, True, [], None)
    lacking = check_set(guest(), json.dumps(add_header({table: [{ROW_KEY: rows[0][ROW_KEY]}]}, draft=True)))
    assert lacking["draft"]
    assert [(fault["table"], fault["number"]) for fault in lacking["faults"]] == [(table, rows[0][ROW_KEY])]


HOSTILE_BODIES = {
    "nothing": (b"", None),
    "no text": (b"\xff\xfe\x00", "set-no-text"),
    "no object": (b"[1, 2]", "set-broken"),
    "half": (b'{"set": {"name"', "set-broken"),
    "twice": (b'{"set": {}, "set": {}}', "set-broken"),
    "deep": (b'{"a":' + b"[" * 5000 + b"]" * 5000 + b"}", "set-deep"),
    "half a character in a draft's name": (
        json.dumps({"set": {"name": "\ud800", "draft": True}}).encode(),
        None,
    ),
    "half a character": (json.dumps(add_header({}) | {"x": "\ud800"}).encode(), "set-no-text"),
}


@pytest.mark.parametrize("what", HOSTILE_BODIES)
def test_invalid_body_has_faults_or_is_refused_with_a_code(guest: NewGuest, what: str) -> None:
    body, code = HOSTILE_BODIES[what]
    answer = send_check(guest(), body)
    if code is None:
        assert answer.json()["faults"]
    else:
        assert code in UNREADABLE
        assert (answer.status_code, answer.json()["error"]) == (400, code)


def test_fault_has_code_and_message_arguments(guest: NewGuest) -> None:
    report = check_set(guest(), json.dumps(add_header({}, name="x" * 61)))
    assert [(fault["code"], fault["args"]) for fault in report["faults"]] == [("set-name", {"most": 60})]


def test_absurd_names_are_refused_or_faults(guest: NewGuest) -> None:
    for value in ("NaN", "1e999", "-1", "9" * 4000, '"<script>"', "null", "[[[]]]"):
        answer = send_check(guest(), json.dumps(add_header({})).replace('"My box"', value))
        assert answer.status_code == 400 or answer.json()["faults"]


def test_too_large_set_is_refused(guest: NewGuest) -> None:
    answer = send_check(guest(), b" " * (MAX_BYTES + 1))
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_unknown_game_and_missing_token_are_refused(guest: NewGuest) -> None:
    visitor = guest()
    assert send_check(visitor, "{}", game="chess").status_code == 404
    assert visitor.http.post(f"/api/components/{GAME.name}/check", content="{}").status_code == 403


def test_checks_per_address_are_limited(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=tmp_path, checks_an_address=2))) as client:
        token = {"X-CSRF-Token": client.get("/api/me").json()["csrf"]}
        path = f"/api/components/{GAME.name}/check"
        codes = [client.post(path, json=add_header({}), headers=token).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
