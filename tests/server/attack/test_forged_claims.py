"""Forged claims of a client: identity, seat, position and version, and names of tables."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.attack.attacked_server import AttackedServer
from tests.server.attack.wire import Answer, ask, build_request, get_cookies
from tests.server.conftest import Guest

pytestmark = pytest.mark.xdist_group("standing")  # one server for all tests of the group

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture
def playing(quiet: AttackedServer) -> tuple[Guest, Guest, str]:
    """The player to act, the other player, and the id of their running table."""
    players = [quiet.create_guest(), quiet.create_guest()]
    table = players[0].open([ME, OPEN])
    players[1].post(f"tables/{table}/sit", {"seat": 1})
    players[0].post(f"tables/{table}/start")
    actor = players[0].table(table)["actors"][0]
    return players[actor], players[1 - actor], table


def forge_cookies(guest: Guest, other: Guest) -> list[str]:
    """Cookie headers that a careless parser could accept as a guest's cookie."""
    name, _, value = get_cookies(guest).partition("=")
    identity, _, signature = value.rpartition(".")
    foreign = get_cookies(other).rpartition(".")[2]
    values = [
        identity, f"{identity}.", f".{signature}", f"{identity}.{foreign}", f"{other.me['id']}.{signature}",
        f"{identity}.{guest.me['csrf']}",
        f"{identity}.{signature[:-1]}", f"{identity}.{signature}x", f"{identity.upper()}.{signature}", f"{identity}..{signature}",
        f"x.{value}", f"{value}.x", f"{identity}.{signature.swapcase()}", "null", "undefined", "a" * 201,
    ]  # fmt: skip
    return [f"{name}={each}" for each in values]


def test_forged_cookie_identifies_no_guest(playing: tuple[Guest, Guest, str], quiet: AttackedServer) -> None:
    actor, other, table = playing
    known = {actor.me["id"], other.me["id"]}
    for cookie in forge_cookies(actor, other):
        answer = send_request(quiet, "GET", "/api/me", {"Cookie": cookie})
        assert not any(identity in answer.body.decode() for identity in known), cookie
        response = send_request(quiet, "GET", f"/api/tables/{table}", {"Cookie": cookie})
        assert b'"own_seats":[]' in response.body
        headers = {"Cookie": cookie, **actor.token}
        refused = send_request(
            quiet, "POST", f"/api/tables/{table}/moves", headers, b'{"position":0,"seat":0,"actions":["x"]}'
        )
        assert (refused.status, refused.error) == (403, "csrf")


def send_request(server: AttackedServer, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> Answer:
    answer = ask(server.address, build_request(method, path, body, headers=headers))
    assert answer is not None
    return answer


def test_wrong_csrf_token_is_refused(playing: tuple[Guest, Guest, str], quiet: AttackedServer) -> None:
    actor, other, _ = playing
    own = actor.me["csrf"]
    tokens = [
        "",
        other.me["csrf"],
        own[:-1],
        own + "x",
        own.swapcase(),
        actor.me["id"],
        get_cookies(actor),
        "\xfc",
        own[::-1],
    ]
    for token in tokens:
        headers = {"Cookie": get_cookies(actor), "X-CSRF-Token": token}
        answer = send_request(quiet, "PUT", "/api/me", headers, b'{"name": "Eve"}')
        assert (answer.status, answer.error) == (403, "csrf")
    assert actor.get("me").json()["name"] == actor.me["name"]


def test_guest_cookie_is_found_among_other_cookies(playing: tuple[Guest, Guest, str], quiet: AttackedServer) -> None:
    actor, _, _ = playing
    for beside in ("a=b; {}", "{}; a=b", 'x="; {}', "{}; =; ;", "\xff=\xfe; {}"):
        answer = send_request(quiet, "GET", "/api/me", {"Cookie": beside.format(get_cookies(actor))})
        assert actor.me["id"].encode() in answer.body


def test_acting_for_other_seat_is_refused(playing: tuple[Guest, Guest, str], quiet: AttackedServer) -> None:
    actor, other, table = playing
    now, stranger = actor.table(table), quiet.create_guest()
    legal = now["legal"][0]["notation"]
    for guest, seats in ((other, range(16)), (stranger, range(16)), (actor, set(range(16)) - {now["as"]})):
        for seat in seats:
            if guest is other and seat == 1 - now["as"]:
                continue
            body = {"position": now["position"], "seat": seat}
            for answer in (
                guest.post(f"tables/{table}/moves", {**body, "actions": [legal]}),
                guest.post(f"tables/{table}/undo", body),
            ):
                assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
                assert "accepted" not in answer.json()
    out_of_turn = other.post(f"tables/{table}/moves", {"position": 0, "seat": 1 - now["as"], "actions": [legal]})
    assert (out_of_turn.status_code, out_of_turn.json()["error"]) == (409, "not-your-turn")
    assert "accepted" not in out_of_turn.json()
    assert actor.table(table) == now


def test_view_of_other_seat_is_not_shown(playing: tuple[Guest, Guest, str], quiet: AttackedServer) -> None:
    actor, other, table = playing
    stranger = quiet.create_guest()
    for guest in (actor, other, stranger):
        usual = guest.table(table)
        for seat in range(16):
            assert guest.table(table, seat) == usual


def test_move_at_other_position_or_version_is_stale(playing: tuple[Guest, Guest, str]) -> None:
    """A move or undo is stale unless it names the current position, and the current version if it names one."""
    actor, other, table = playing
    players = {actor.table(table)["as"]: actor, other.table(table)["as"]: other}
    for _ in range(6):
        now = actor.table(table)
        assert players[now["actors"][0]].act(table).status_code == 200
    now = actor.table(table)
    mover, seat = players[now["actors"][0]], now["actors"][0]
    now = mover.table(table)
    positions = [0, now["position"] - 1, now["position"] + 1, 10**9]
    versions = [None, 0, 1, now["version"] - 1, now["version"], now["version"] + 1, 10**9]
    requests = [(position, version) for position in positions for version in versions]
    requests += [(now["position"], version) for version in (0, 1, now["version"] - 1, now["version"] + 1, 10**9)]
    legal = [now["legal"][0]["notation"]]
    for position, version in requests:
        body = {"position": position, "seat": seat, "version": version}
        for answer in (
            mover.post(f"tables/{table}/moves", {**body, "actions": legal}),
            mover.post(f"tables/{table}/undo", body),
        ):
            assert (answer.status_code, answer.json()["error"]) == (409, "stale")
            assert answer.json()["table"]["position"] == now["position"]
    assert mover.table(table) == now


TRICKS = [
    "../{}", "{}/../{}", "./{}", "{}/.", "{}%2e", "{}%00", "%00{}", "{}%0a", "{}%20", "%20{}", "{}/", "//{}", "{}//", "{};x",
    "{}%3fx",
    "{}%2f",
    "..%2ftables%2f{}", "{}.json", "'{}'", "{}'--", "{}%25", "%7b{}%7d", "*", "%", "_", "{}\\..\\{}",
]  # fmt: skip


@pytest.mark.parametrize("trick", TRICKS)
def test_altered_table_id_finds_no_table(playing: tuple[Guest, Guest, str], quiet: AttackedServer, trick: str) -> None:
    actor, _, table = playing
    for name in (table, table.swapcase(), table[:-1]):
        path = trick.replace("{}", name)
        answer = send_request(quiet, "GET", f"/api/tables/{path}", {"Cookie": get_cookies(actor)})
        same = name == table and trick in ("{}/", "//{}", "{}//", "{};x", "{}%2f")
        assert answer.status in ((200, 404) if same else (404, 400, 405)), (path, answer)
        assert b"view" not in answer.body or same


@pytest.mark.parametrize(
    "prefix", ["/assets/../api", "/assets/%2e%2e/api", "/assets//api", "/assets/..%2fapi", "/assets/..//api"]
)
def test_path_below_assets_does_not_reach_api(
    playing: tuple[Guest, Guest, str], quiet: AttackedServer, prefix: str
) -> None:
    """Static files are not rate-limited and need no token; no path below them reaches the API."""
    actor, _, _ = playing
    for method, path in (("PUT", "/me"), ("POST", "/tables")):
        body = (
            b'{"name": "Eve"}'
            if method == "PUT"
            else b'{"game": "granada", "seats": [{"kind": "me"}, {"kind": "open"}]}'
        )
        answer = send_request(quiet, method, prefix + path, {"Cookie": get_cookies(actor)}, body)
        assert answer.status in (400, 403, 404, 405)
    assert actor.get("me").json()["name"] == actor.me["name"]


def test_forwarded_headers_are_ignored_without_proxy(quiet: AttackedServer) -> None:
    forged = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1", "Forwarded": "for=192.0.2.1;proto=https"}
    answer: httpx.Response = httpx.get(f"{quiet.address}/api/me", headers=forged)
    assert "secure" not in answer.headers["set-cookie"].lower()


def test_invalid_table_terms_are_refused(quiet: AttackedServer) -> None:
    guest = quiet.create_guest()
    requests: list[dict[str, Any]] = [
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "omniscient"}]},
        {"seats": [{"kind": "host"}, {"kind": "open"}]},
        {"seats": [{"kind": "bot", "bot": "greedy"}] * 7},
        {"seats": [{"kind": "me"}, {"kind": "open"}], "options": {"key": "0"}},
        {"seats": [{"kind": "me"}, {"kind": "open"}], "host": "somebody"},
        {"seats": [{"kind": "me", "guest": "somebody"}, {"kind": "open"}]},
        {"seats": [{"kind": "device", "name": "\u202eAna"}, {"kind": "me"}]},
    ]
    for request_body in requests:
        answer = guest.post("tables", {"game": "granada", **request_body})
        assert answer.status_code == 400, (request_body, answer.text)
    assert not [table for table in guest.get("tables").json()["tables"] if table["host"]]
