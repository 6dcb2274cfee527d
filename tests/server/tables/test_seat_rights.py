"""Rights to seats and stand-ins: every kind of caller, at every stage of a table, over HTTP."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from tests.server.conftest import Guest, RunningServer, wait_for

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
OK = "ok"
CALLERS = ("nobody", "stranger", "other", "host")
"""In order of rights: a refusal leaves the table unchanged for the next caller."""


@dataclass
class Callers:
    """A table with a host, another guest, a bot and a free seat; and all kinds of callers."""

    host: Guest
    other: Guest
    stranger: Guest
    nobody: httpx.Client
    table: str

    def request(self, who: str, path: str, body: Any) -> str:
        """Return `ok`, or the code of the refusal."""
        place = f"/api/tables/{self.table}/{path}"
        if who == "nobody":
            answer = self.nobody.post(place, json=body)
        else:
            caller: Guest = getattr(self, who)
            answer = caller.http.post(place, json=body, headers=caller.token)
        assert answer.status_code < 500, answer.text
        return OK if answer.status_code == 200 else str(answer.json()["error"])


@pytest.fixture
def callers(guest: Callable[[], Guest], server: RunningServer) -> Iterator[Callers]:
    host, other, stranger = guest(), guest(), guest()
    table = host.open([ME, OPEN, BOT, OPEN], patience=0)
    assert other.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    with httpx.Client(base_url=server.address) as nobody:
        yield Callers(host, other, stranger, nobody, table)


GREEDY_BOT = {"bot": "greedy"}
WAITING_CASES = [
    ("bot", {"seat": 3, **GREEDY_BOT}, {"host": OK}),
    ("bot", {"seat": 2, "bot": "random"}, {"host": OK}),
    ("bot", {"seat": 1, **GREEDY_BOT}, {"host": "seat-taken"}),
    ("bot", {"seat": 0, **GREEDY_BOT}, {"host": "seat-taken"}),
    ("bot", {"seat": 5, **GREEDY_BOT}, {"host": "bad-request"}),
    ("free", {"seat": 1}, {"host": OK}),
    ("free", {"seat": 2}, {"host": OK}),
    ("free", {"seat": 9}, {"host": "bad-request"}),
    ("start", {"fewer": True}, {"host": OK}),
    ("back", {"seat": 1}, {"host": "not-running", "other": "not-running", "stranger": "not-running"}),
    ("host", {}, {"host": OK, "other": "still-there", "stranger": "not-your-seat"}),
]
"""Requests before the game, and the answers to callers who get another one than `not-host`."""


@pytest.mark.parametrize(("path", "body", "answers"), WAITING_CASES, ids=str)
def test_seat_rights_before_the_game(callers: Callers, path: str, body: Any, answers: dict[str, str]) -> None:
    for who in CALLERS:
        refusal = "csrf" if who == "nobody" else "not-host"
        assert callers.request(who, path, body) == answers.get(who, refusal), who


RUNNING_CASES = [
    ("bot", {"seat": 0, **GREEDY_BOT}, {"host": OK, "other": "still-there"}),
    ("bot", {"seat": 1, **GREEDY_BOT}, {"host": "still-there", "other": OK}),
    ("bot", {"seat": 2, **GREEDY_BOT}, dict.fromkeys(("host", "other", "stranger"), "bad-request")),
    ("bot", {"seat": 4, **GREEDY_BOT}, dict.fromkeys(("host", "other", "stranger"), "bad-request")),
    ("bot", {"seat": 0, "bot": "genius"}, dict.fromkeys(("host", "other", "stranger"), "bad-request")),
    ("back", {"seat": 0}, {"host": OK}),
    ("back", {"seat": 1}, {"other": OK}),
    ("back", {"seat": 2}, {}),
    ("back", {"seat": 15}, {}),
    ("free", {"seat": 1}, dict.fromkeys(("host", "other", "stranger"), "not-open")),
    ("host", {}, dict.fromkeys(("host", "other", "stranger"), "not-open")),
    ("start", {"fewer": True}, dict.fromkeys(("host", "other", "stranger"), "not-open")),
]
"""Requests in a running game whose players are present.

With the answers to callers who get another one than `not-your-seat`.
"""


@pytest.mark.parametrize(("path", "body", "answers"), RUNNING_CASES, ids=str)
def test_seat_rights_in_a_running_game(callers: Callers, path: str, body: Any, answers: dict[str, str]) -> None:
    assert callers.request("host", "start", {"fewer": True}) == OK
    for who in CALLERS:
        refusal = "csrf" if who == "nobody" else "not-your-seat"
        assert callers.request(who, path, body) == answers.get(who, refusal), who


def test_seat_rights_after_the_game(callers: Callers) -> None:
    assert callers.request("host", "start", {"fewer": True}) == OK
    for seat, sitter in ((0, "host"), (1, "other")):
        assert callers.request(sitter, "bot", {"seat": seat, **GREEDY_BOT}) == OK
    wait_for(lambda: callers.host.table(callers.table)["phase"] == "over")
    for who in CALLERS:
        for path, body, refusal in (
            ("bot", {"seat": 1, **GREEDY_BOT}, "not-running"),
            ("back", {"seat": 1}, "not-running"),
            ("free", {"seat": 1}, "not-open"),
            ("host", {}, "not-open"),
        ):
            assert callers.request(who, path, body) == ("csrf" if who == "nobody" else refusal)


def test_seat_played_by_bot_stays_hidden_from_others(callers: Callers) -> None:
    """Other guests do not get the view of the seat's owner. Only the bot can act for the seat."""
    assert callers.request("host", "start", {"fewer": True}) == OK
    before = callers.stranger.table(callers.table, 1)["view"]
    assert callers.request("other", "bot", {"seat": 1, **GREEDY_BOT}) == OK
    for who in (callers.host, callers.stranger):
        view = who.table(callers.table, 1)
        assert view["as"] != 1
        assert 1 not in view["own_seats"]
        assert (view["legal"], view["undo"]) == ([], 0) or view["as"] == 0
    assert callers.stranger.table(callers.table, 1)["as"] is None
    assert before.keys() == callers.stranger.table(callers.table, 1)["view"].keys()
    position = callers.host.table(callers.table)["position"]
    for path, more in (("moves", {"actions": ["pass"]}), ("undo", {"steps": 1})):
        body = {"seat": 1, "position": position, **more}
        assert callers.request("other", path, body) == "bot-plays"
        assert callers.request("host", path, body) == "not-your-seat"


@pytest.mark.parametrize("body", [None, [], {}, {"seat": -1}, {"seat": 10**12}, {"seat": 1, "extra": 1}], ids=str)
def test_malformed_seat_request_is_refused(callers: Callers, body: Any) -> None:
    for path in ("bot", "back", "free"):
        assert callers.request("host", path, body) == "bad-request"
