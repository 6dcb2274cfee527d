"""Stand-in bots, also after a restart, and seats before the start: no absent player holds up a table."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tertulia.play.records import RecordedSubstitution, decode_record
from tertulia.server.domain.seats import GuestId
from tertulia.server.live.broadcaster import RECONNECT_SECONDS, PresenceTracker
from tertulia.server.storage.database import DATABASE
from tests.server.asgi import Site, site
from tests.server.conftest import Guest, RunningServer, wait_for

NewGuest = Callable[[], Guest]
ME, OPEN, DEVICE, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "device"}, {"kind": "bot", "bot": "greedy"}


def assert_refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["error"]) == (status, code)


def start_game_of_two(host: Guest, other: Guest, **more: Any) -> str:
    """Start a game of two guests and return the table's id."""
    table = host.open([ME, OPEN], **more)
    assert other.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    assert host.post(f"tables/{table}/start").status_code == 200
    return table


@contextmanager
def follow_table(guest: Guest, table: str) -> Iterator[None]:
    """Let a guest follow the table's event stream during the block."""
    with guest.http.stream("GET", f"/api/events?topic={table}") as stream:
        chunks = stream.iter_text()  # kept in a variable: when the iterator is deleted, the connection closes
        next(chunks)
        yield


def test_stand_ins_play_game_to_the_end(guest: NewGuest) -> None:
    host, other = guest(), guest()
    table = start_game_of_two(host, other)
    for who, seat in ((host, 0), (other, 1)):
        assert who.post(f"tables/{table}/bot", {"seat": seat, "bot": "greedy"}).status_code == 200
    wait_for(lambda: host.table(table)["phase"] == "over")
    now = host.table(table)
    assert [(seat["kind"], seat["bot"], seat["own"]) for seat in now["seats"]] == [
        ("me", "greedy", True),
        ("guest", "greedy", False),
    ]
    assert [(each["seat"], each["bot"]) for each in now["substitutions"]] == [(0, "greedy"), (1, "greedy")]
    record = decode_record(host.get(f"tables/{table}/record").content)
    assert record.seats == ["human", "human"]
    assert record.handed == [RecordedSubstitution(**each) for each in now["substitutions"]]


def test_player_takes_seat_back_from_bot(guest: NewGuest) -> None:
    host, other = guest(), guest()
    table = start_game_of_two(host, other)
    seats, actor = [host, other], host.table(table)["actors"][0]
    waiting = seats[1 - actor]  # the player who is not to act, so nothing happens meanwhile
    assert waiting.post(f"tables/{table}/bot", {"seat": 1 - actor, "bot": "greedy"}).status_code == 200
    assert waiting.table(table)["seats"][1 - actor]["bot"] == "greedy"
    assert_refused(seats[actor].post(f"tables/{table}/back", {"seat": 1 - actor}), 403, "not-your-seat")
    for _ in range(2):  # the second request changes nothing
        assert waiting.post(f"tables/{table}/back", {"seat": 1 - actor}).status_code == 200
    now = waiting.table(table)
    assert now["seats"][1 - actor]["bot"] is None
    assert now["substitutions"] == [], "no action was played meanwhile"


def test_player_cannot_act_while_bot_plays(guest: NewGuest) -> None:
    """The player's legal actions are not shown either."""
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
    assert_refused(host.post(f"tables/{table}/moves", {**move, "seat": other}), 409, "bot-plays")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"seat": 7, "bot": "greedy"}, 400, "bad-request"),
        ({"seat": 0, "bot": "genius"}, 400, "bad-request"),
        ({"seat": 1, "bot": "greedy"}, 400, "bad-request"),
        ({"seat": 0}, 400, "bad-request"),
    ],
)
def test_invalid_stand_in_request_is_refused(guest: NewGuest, body: dict[str, Any], status: int, code: str) -> None:
    host = guest()
    table = host.start([ME, BOT])
    assert_refused(host.post(f"tables/{table}/bot", body), status, code)
    assert host.table(table)["substitutions"] == []


def test_stand_in_is_refused_after_the_game(guest: NewGuest) -> None:
    host = guest()
    table = host.start([BOT, BOT])
    wait_for(lambda: host.table(table)["phase"] == "over")
    assert_refused(host.post(f"tables/{table}/bot", {"seat": 0, "bot": "greedy"}), 409, "not-running")
    assert_refused(host.post(f"tables/{table}/back", {"seat": 0}), 409, "not-running")


def test_absent_host_is_replaced_before_the_game(guest: NewGuest) -> None:
    host, other, third = guest(), guest(), guest()
    table = host.open([OPEN, ME, OPEN], patience=1)
    assert other.post(f"tables/{table}/sit", {"seat": 0}).status_code == 200
    assert other.table(table)["host_seat"] == 1, "the guest who opened the table"
    with follow_table(host, table):
        assert_refused(other.post(f"tables/{table}/host"), 409, "still-there")
    assert_refused(third.post(f"tables/{table}/host"), 403, "not-your-seat")
    wait_for(lambda: other.post(f"tables/{table}/host").status_code == 200)
    now = other.table(table)
    assert (now["host"], now["host_seat"], host.table(table)["host"]) == (True, 0, False)
    assert other.post(f"tables/{table}/host").status_code == 200, "the host may repeat the request"
    assert_refused(host.post(f"tables/{table}/bot", {"seat": 2, "bot": "greedy"}), 403, "not-host")
    assert other.post(f"tables/{table}/bot", {"seat": 2, "bot": "greedy"}).status_code == 200
    assert other.post(f"tables/{table}/start").status_code == 200


def test_absent_host_without_seat_is_replaced(guest: NewGuest) -> None:
    host, other = guest(), guest()
    table = host.open([ME, OPEN], patience=1)
    assert other.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    assert host.post(f"tables/{table}/free", {"seat": 0}).status_code == 200
    assert other.table(table)["host_seat"] is None
    with follow_table(host, table):
        assert_refused(other.post(f"tables/{table}/host"), 409, "still-there")
    wait_for(lambda: other.post(f"tables/{table}/host").status_code == 200)
    assert other.table(table)["host"]


def test_host_fills_and_frees_seats(guest: NewGuest) -> None:
    host, other = guest(), guest()
    table = host.open([ME, OPEN, OPEN])
    other.post(f"tables/{table}/sit", {"seat": 1})
    assert_refused(other.post(f"tables/{table}/bot", {"seat": 2, "bot": "random"}), 403, "not-host")
    assert_refused(other.post(f"tables/{table}/free", {"seat": 0}), 403, "not-host")
    assert_refused(host.post(f"tables/{table}/bot", {"seat": 1, "bot": "random"}), 409, "seat-taken")
    for bot in ("random", "greedy"):
        assert host.post(f"tables/{table}/bot", {"seat": 2, "bot": bot}).status_code == 200
    assert host.post(f"tables/{table}/free", {"seat": 1}).status_code == 200
    seats = host.table(table)["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("me", None), ("open", None), ("bot", "greedy")]
    assert seats[2]["name"]
    assert other.table(table)["own_seats"] == []


def test_game_starts_with_fewer_players(guest: NewGuest) -> None:
    host = guest()
    table = host.open([ME, OPEN, DEVICE, OPEN])
    assert_refused(host.post(f"tables/{table}/start"), 409, "seats-missing")
    assert host.post(f"tables/{table}/start", {"fewer": True}).status_code == 200
    now = host.table(table)
    assert [seat["kind"] for seat in now["seats"]] == ["me", "device"]
    assert now["own_seats"] == [0, 1]
    assert now["phase"] == "running"


def test_game_does_not_start_with_too_few_players(guest: NewGuest) -> None:
    host = guest()
    table = host.open([ME, OPEN, OPEN])
    assert_refused(host.post(f"tables/{table}/start", {"fewer": True}), 409, "seats-missing")
    assert len(host.table(table)["seats"]) == 3


def test_rematch_has_players_instead_of_stand_ins(guest: NewGuest) -> None:
    host = guest()
    table = host.start([ME, DEVICE])
    for seat in (0, 1):
        host.post(f"tables/{table}/bot", {"seat": seat, "bot": "random"})
    wait_for(lambda: host.table(table)["phase"] == "over")
    following = host.post(f"tables/{table}/rematch").json()["id"]
    assert [(seat["kind"], seat["bot"]) for seat in host.table(following)["seats"]] == [("me", None), ("device", None)]


NAMED_DEVICE = {"kind": "device", "name": "Bea"}


def change_database(data: Path, *statements: str) -> None:
    """Change the database of a stopped server."""
    database = sqlite3.connect(data / DATABASE)
    with database:
        for statement in statements:
            database.execute(statement)
    database.close()


async def send_request(running: Site, guest: GuestId, method: str, path: str, body: Any = None) -> dict[str, Any]:
    """Send a request about tables and return the JSON of the response."""
    answer = await running.ask(guest, method, f"/api/tables{path}", body)
    found: dict[str, Any] = msgspec.json.decode(answer.body) if answer.body else {}
    return found


def test_stand_in_plays_on_after_restart(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    host = Guest(server.address)
    table = host.start([ME, NAMED_DEVICE])
    away = 1 - host.table(table)["actors"][0]
    assert host.post(f"tables/{table}/bot", {"seat": away, "bot": "greedy"}).status_code == 200
    wait_for(lambda: host.act(table).status_code == 200)
    server.stop(signal.SIGKILL)  # the seat to act now is played after the restart
    again = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(again.address)
        wait_for(lambda: host.table(table)["actors"] == [1 - away])
        seat = host.table(table)["seats"][away]
        assert (seat["kind"], seat["bot"], seat["own"]) == (("me", "device")[away], "greedy", True)
        position = host.table(table)["position"]
        while host.table(table)["position"] == position or host.table(table)["actors"] != [1 - away]:
            if host.table(table)["actors"] == [1 - away]:
                assert host.act(table).status_code == 200
        assert host.post(f"tables/{table}/back", {"seat": away}).status_code == 200
        now = host.table(table)
        assert now["seats"][away]["bot"] is None
        assert [(each["seat"], each["bot"]) for each in now["substitutions"]] == [(away, "greedy"), (away, None)]
        assert any(line["seat"] == away for line in now["log"])
        while host.table(table)["actors"] != [away]:
            assert host.act(table).status_code == 200
        assert host.act(table).status_code == 200
    finally:
        assert again.stop() == 0


async def test_new_host_stays_host_after_restart(tmp_path: Path) -> None:
    """The first host's device has a second seat.

    After a restart the time away counts from zero, as no one could be present.
    """
    now = [1000.0]
    async with site(tmp_path) as running:
        running.assembly.live.presence = PresenceTracker(lambda: now[0])
        host, other = running.signer.new_guest(), running.signer.new_guest()
        seats = [ME, {"kind": "open"}, NAMED_DEVICE]
        table = (await send_request(running, host, "POST", "", {"game": "granada", "seats": seats, "patience": 2}))[
            "id"
        ]
        await send_request(running, other, "POST", f"/{table}/sit", {"seat": 1})
        now[0] += RECONNECT_SECONDS + 1
        assert (await send_request(running, other, "POST", f"/{table}/host", {}))["error"] == "still-there"
        now[0] += 1
        assert "error" not in await send_request(running, other, "POST", f"/{table}/host", {})
    async with site(tmp_path) as running:
        running.assembly.live.presence = PresenceTracker(lambda: now[0])
        hosts = [(await send_request(running, guest, "GET", f"/{table}"))["host"] for guest in (host, other)]
        assert hosts == [False, True]
        now[0] += 1
        assert (await send_request(running, host, "POST", f"/{table}/host", {}))["error"] == "still-there"
        now[0] += 1
        assert "error" not in await send_request(running, host, "POST", f"/{table}/host", {})
        assert (await send_request(running, host, "GET", f"/{table}"))["host_seat"] == 0
        await send_request(running, host, "POST", f"/{table}/start", {})
        found = await send_request(running, host, "GET", f"/{table}")
        assert (found["phase"], found["own_seats"]) == ("running", [0, 2])


@pytest.mark.proof_for("NULL")
@pytest.mark.file
@pytest.mark.parametrize("bot", ["NULL", "'gone'"])
def test_unknown_bot_is_replaced_by_another(tmp_path: Path, bot: str) -> None:
    server = RunningServer(tmp_path)
    host = Guest(server.address)
    table = host.start([ME, BOT])
    wait_for(lambda: host.table(table)["actors"] == [0])
    assert server.stop() == 0
    change_database(tmp_path, f"UPDATE seat SET bot = {bot} WHERE kind = 'bot'")
    again = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(again.address)
        assert host.post(f"tables/{table}/bot", {"seat": 0, "bot": "greedy"}).status_code == 200
        wait_for(lambda: host.table(table)["phase"] == "over", 60, 0.2)
    finally:
        assert again.stop() == 0
