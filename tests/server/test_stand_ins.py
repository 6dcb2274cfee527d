"""Bots as stand-ins and seats before the start: no absent player holds up a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from tertulia.play.records import RecordedSubstitution, decode_record
from tests.server.conftest import Guest, wait_for

NewGuest = Callable[[], Guest]
ME, OPEN, DEVICE, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "device"}, {"kind": "bot", "bot": "greedy"}


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["error"]) == (status, code)


def two(host: Guest, other: Guest, **more: Any) -> str:
    """Start a game of two guests and return the table's id."""
    table = host.open([ME, OPEN], **more)
    assert other.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    assert host.post(f"tables/{table}/start").status_code == 200
    return table


@contextmanager
def looking(guest: Guest, table: str) -> Iterator[None]:
    """Let a guest follow the table's event stream during the block."""
    with guest.http.stream("GET", f"/api/events?topic={table}") as stream:
        told = stream.iter_text()  # kept in a variable: when the iterator is deleted, the connection closes
        next(told)
        yield


def test_a_bot_plays_in_the_place_of_somebody_to_the_end(guest: NewGuest) -> None:
    host, other = guest(), guest()
    table = two(host, other)
    for who, seat in ((host, 0), (other, 1)):
        assert who.post(f"tables/{table}/bot", {"seat": seat, "bot": "greedy"}).status_code == 200
    wait_for(lambda: host.table(table)["phase"] == "over")
    now = host.table(table)
    assert [(seat["kind"], seat["bot"], seat["mine"]) for seat in now["seats"]] == [
        ("me", "greedy", True),
        ("guest", "greedy", False),
    ]
    assert [(each["seat"], each["bot"]) for each in now["handed"]] == [(0, "greedy"), (1, "greedy")]
    record = decode_record(host.get(f"tables/{table}/record").content)
    assert record.seats == ["human", "human"]
    assert record.handed == [RecordedSubstitution(**each) for each in now["handed"]]


def test_a_seat_is_taken_back(guest: NewGuest) -> None:
    host, other = guest(), guest()
    table = two(host, other)
    seats, actor = [host, other], host.table(table)["actors"][0]
    waiting = seats[1 - actor]  # the player who is not to act, so nothing happens meanwhile
    assert waiting.post(f"tables/{table}/bot", {"seat": 1 - actor, "bot": "greedy"}).status_code == 200
    assert waiting.table(table)["seats"][1 - actor]["bot"] == "greedy"
    refused(seats[actor].post(f"tables/{table}/back", {"seat": 1 - actor}), 403, "not-your-seat")
    for _ in range(2):  # the second request changes nothing
        assert waiting.post(f"tables/{table}/back", {"seat": 1 - actor}).status_code == 200
    now = waiting.table(table)
    assert now["seats"][1 - actor]["bot"] is None
    assert now["handed"] == [], "nobody has played meanwhile"


def test_who_is_played_for_cannot_act(guest: NewGuest) -> None:
    """Their legal actions are not shown to them either."""
    host = guest()
    table = host.start([ME, BOT, DEVICE], patience=0)
    wait_for(lambda: host.table(table)["actors"] != [1])
    now = host.table(table)
    seat = now["as"]
    assert now["legal"]
    move = {"position": now["position"], "seat": seat, "actions": [now["legal"][0]["notation"]]}
    other = ({0, 2} - {seat}).pop()
    assert host.post(f"tables/{table}/bot", {"seat": other, "bot": "random"}).status_code == 200
    assert host.table(table, other)["legal"] == []
    assert host.table(table, seat)["legal"]
    refused(host.post(f"tables/{table}/moves", {**move, "seat": other}), 409, "bot-plays")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"seat": 7, "bot": "greedy"}, 400, "bad-request"),
        ({"seat": 0, "bot": "genius"}, 400, "bad-request"),
        ({"seat": 1, "bot": "greedy"}, 400, "bad-request"),
        ({"seat": 0}, 400, "bad-request"),
    ],
)
def test_what_cannot_be_handed_over_is_said(guest: NewGuest, body: dict[str, Any], status: int, code: str) -> None:
    host = guest()
    table = host.start([ME, BOT])
    refused(host.post(f"tables/{table}/bot", body), status, code)
    assert host.table(table)["handed"] == []


def test_a_game_is_handed_over_only_while_it_runs(guest: NewGuest) -> None:
    host = guest()
    table = host.start([BOT, BOT])
    wait_for(lambda: host.table(table)["phase"] == "over")
    refused(host.post(f"tables/{table}/bot", {"seat": 0, "bot": "greedy"}), 409, "not-running")
    refused(host.post(f"tables/{table}/back", {"seat": 0}), 409, "not-running")


def test_a_host_who_does_not_come_back_is_replaced_before_the_game(guest: NewGuest) -> None:
    host, other, third = guest(), guest(), guest()
    table = host.open([OPEN, ME, OPEN], patience=1)
    assert other.post(f"tables/{table}/sit", {"seat": 0}).status_code == 200
    assert other.table(table)["host_seat"] == 1, "who opened the table, wherever they sit"
    with looking(host, table):
        refused(other.post(f"tables/{table}/host"), 409, "still-there")
    refused(third.post(f"tables/{table}/host"), 403, "not-your-seat")
    wait_for(lambda: other.post(f"tables/{table}/host").status_code == 200)
    now = other.table(table)
    assert (now["host"], now["host_seat"], host.table(table)["host"]) == (True, 0, False)
    assert other.post(f"tables/{table}/host").status_code == 200, "who hosts already need not ask"
    refused(host.post(f"tables/{table}/bot", {"seat": 2, "bot": "greedy"}), 403, "not-host")
    assert other.post(f"tables/{table}/bot", {"seat": 2, "bot": "greedy"}).status_code == 200
    assert other.post(f"tables/{table}/start").status_code == 200


def test_a_host_who_sits_nowhere_is_replaced_as_well(guest: NewGuest) -> None:
    host, other = guest(), guest()
    table = host.open([ME, OPEN], patience=1)
    assert other.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    assert host.post(f"tables/{table}/free", {"seat": 0}).status_code == 200
    assert other.table(table)["host_seat"] is None
    with looking(host, table):
        refused(other.post(f"tables/{table}/host"), 409, "still-there")
    wait_for(lambda: other.post(f"tables/{table}/host").status_code == 200)
    assert other.table(table)["host"]


def test_a_host_fills_and_frees_seats(guest: NewGuest) -> None:
    host, other = guest(), guest()
    table = host.open([ME, OPEN, OPEN])
    other.post(f"tables/{table}/sit", {"seat": 1})
    refused(other.post(f"tables/{table}/bot", {"seat": 2, "bot": "random"}), 403, "not-host")
    refused(other.post(f"tables/{table}/free", {"seat": 0}), 403, "not-host")
    refused(host.post(f"tables/{table}/bot", {"seat": 1, "bot": "random"}), 409, "seat-taken")
    for bot in ("random", "greedy"):
        assert host.post(f"tables/{table}/bot", {"seat": 2, "bot": bot}).status_code == 200
    assert host.post(f"tables/{table}/free", {"seat": 1}).status_code == 200
    seats = host.table(table)["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("me", None), ("open", None), ("bot", "greedy")]
    assert seats[2]["name"]
    assert other.table(table)["mine"] == []


def test_a_game_begins_with_fewer(guest: NewGuest) -> None:
    host = guest()
    table = host.open([ME, OPEN, DEVICE, OPEN])
    refused(host.post(f"tables/{table}/start"), 409, "seats-missing")
    assert host.post(f"tables/{table}/start", {"fewer": True}).status_code == 200
    now = host.table(table)
    assert [seat["kind"] for seat in now["seats"]] == ["me", "device"]
    assert now["mine"] == [0, 1]
    assert now["phase"] == "running"


def test_a_game_does_not_begin_with_too_few(guest: NewGuest) -> None:
    host = guest()
    table = host.open([ME, OPEN, OPEN])
    refused(host.post(f"tables/{table}/start", {"fewer": True}), 409, "seats-missing")
    assert len(host.table(table)["seats"]) == 3


def test_another_game_begins_with_the_people(guest: NewGuest) -> None:
    host = guest()
    table = host.start([ME, DEVICE])
    for seat in (0, 1):
        host.post(f"tables/{table}/bot", {"seat": seat, "bot": "random"})
    wait_for(lambda: host.table(table)["phase"] == "over")
    following = host.post(f"tables/{table}/again").json()["id"]
    assert [(seat["kind"], seat["bot"]) for seat in host.table(following)["seats"]] == [("me", None), ("device", None)]
