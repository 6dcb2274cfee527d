"""Simultaneous requests: what may happen once happens once, and memory and database agree afterwards."""

from __future__ import annotations

import json
from itertools import chain

import pytest

from tests.server.attack.attacked_server import AttackedServer, poll_until
from tests.server.attack.wire import ApiRequest, query_rows, send_all, sort_statuses
from tests.server.conftest import Guest

pytestmark = pytest.mark.xdist_group("standing")  # one server for all tests of the group

ME, OPEN, DEVICE = {"kind": "me"}, {"kind": "open"}, {"kind": "device", "name": "Bea"}
BOT = {"kind": "bot", "bot": "random"}


def start_pair(server: AttackedServer) -> tuple[list[Guest], str]:
    """Two guests at a running table."""
    host, friend = server.create_guest(), server.create_guest()
    table = host.open([ME, OPEN])
    assert friend.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    assert host.post(f"tables/{table}/start").status_code == 200
    return [host, friend], table


def finish_bot_game(host: Guest) -> str:
    """Id of a table whose game two bots have finished."""
    table = host.start([BOT, BOT])
    assert poll_until(lambda: host.table(table)["phase"] == "over")
    return table


def test_concurrent_rematch_requests_open_one_table(server: AttackedServer) -> None:
    host = server.create_guest()
    table = finish_bot_game(host)
    before = query_rows(server, "SELECT count(*) FROM game_table")[0][0]
    answers = send_all(server, [ApiRequest(host, f"tables/{table}/rematch") for _ in range(20)])
    assert sort_statuses(answers) == [201] * 20
    following = {json.loads(answer.body)["id"] for answer in answers}
    assert following == {host.table(table)["rematch_table"]}
    assert query_rows(server, "SELECT count(*) FROM game_table")[0][0] == before + 1
    assert len(query_rows(server, "SELECT * FROM seat WHERE table_id = ?", following.pop())) == 2


def test_stranger_cannot_request_rematch(server: AttackedServer) -> None:
    host, stranger = server.create_guest(), server.create_guest()
    table = finish_bot_game(host)
    answers = send_all(server, [ApiRequest(stranger, f"tables/{table}/rematch") for _ in range(5)])
    assert sort_statuses(answers) == [403] * 5
    assert host.table(table)["rematch_table"] is None


def test_one_of_many_guests_gets_the_seat(server: AttackedServer) -> None:
    host, many = server.create_guest(), [server.create_guest() for _ in range(10)]
    table = host.open([ME, OPEN, OPEN])
    answers = send_all(server, [ApiRequest(guest, f"tables/{table}/sit", {"seat": 1}) for guest in many])
    assert sort_statuses(answers) == [200] + [409] * 9
    assert {answer.error for answer in answers if answer.status == 409} == {"seat-taken"}


def test_guest_gets_one_of_many_seats(server: AttackedServer) -> None:
    host, friend = server.create_guest(), server.create_guest()
    table = host.open([ME, *[OPEN] * 5])
    answers = send_all(
        server, [ApiRequest(friend, f"tables/{table}/sit", {"seat": seat}) for seat in (1, 2, 3, 4, 5, 1, 2)]
    )
    assert sort_statuses(answers) == [200] + [409] * 6
    assert len(friend.table(table)["own_seats"]) == 1


def test_concurrent_starts_begin_game_once(server: AttackedServer) -> None:
    host = server.create_guest()
    table = host.open([ME, DEVICE])
    answers = send_all(server, [ApiRequest(host, f"tables/{table}/start") for _ in range(12)])
    assert sort_statuses(answers) == [200] + [409] * 11
    assert query_rows(server, "SELECT count(*) FROM log WHERE table_id = ?", table) == [(1,)]


def test_concurrent_sit_leave_and_start_agree(server: AttackedServer) -> None:
    """The guest who has the seat when the game begins keeps it, and no other guest is seated."""
    host, friends = server.create_guest(), [server.create_guest() for _ in range(4)]
    for _ in range(6):
        table = host.open([ME, OPEN])
        sits = [ApiRequest(friend, f"tables/{table}/sit", {"seat": 1}) for friend in friends]
        leaves = [ApiRequest(friend, f"tables/{table}/leave") for friend in friends]
        starts = [ApiRequest(host, f"tables/{table}/start") for _ in friends]
        answers = send_all(server, [*chain(*zip(sits, starts, leaves, strict=True)), *sits, *starts, *leaves])
        assert set(sort_statuses(answers)) <= {200, 403, 409}
        now = host.table(table)
        seated = [friend for friend in friends if friend.table(table)["own_seats"]]
        assert len(seated) == (now["phase"] == "running" or now["seats"][1]["kind"] == "guest")
        stored = query_rows(server, "SELECT guest FROM seat WHERE table_id = ? AND seat = 1", table)
        assert stored == [(seated[0].me["id"] if seated else None,)]


def test_stranger_cannot_leave_table(server: AttackedServer) -> None:
    host, stranger = server.create_guest(), server.create_guest()
    table = host.open([ME, OPEN])
    before = host.table(table)
    answers = send_all(server, [ApiRequest(stranger, f"tables/{table}/leave") for _ in range(10)])
    assert {(answer.status, answer.error) for answer in answers} == {(403, "not-your-seat")}
    assert host.table(table) == before


def test_repeated_move_counts_once(server: AttackedServer) -> None:
    host = server.create_guest()
    table = host.start([ME, DEVICE])
    for _ in range(5):
        now = host.table(table)
        body = {"position": now["position"], "seat": now["as"], "actions": [now["legal"][0]["notation"]]}
        answers = send_all(server, [ApiRequest(host, f"tables/{table}/moves", body) for _ in range(50)])
        assert sort_statuses(answers) == [200] + [409] * 49
        assert {answer.error for answer in answers if answer.status == 409} == {"stale"}
        after = host.table(table)
        assert after["position"] == now["position"] + 1
        assert query_rows(server, "SELECT count(*) FROM log WHERE table_id = ?", table) == [(after["position"] + 1,)]


def test_one_of_different_concurrent_moves_counts(server: AttackedServer) -> None:
    host = server.create_guest()
    table = host.start([ME, DEVICE])
    for _ in range(5):
        now = host.table(table)
        body = {"position": now["position"], "version": now["version"], "seat": now["as"]}
        request_bodies = [{**body, "actions": [action["notation"]]} for action in now["legal"][:20]]
        answers = send_all(
            server, [ApiRequest(host, f"tables/{table}/moves", request_body) for request_body in request_bodies]
        )
        assert sort_statuses(answers) == [200] + [409] * (len(request_bodies) - 1)
        assert host.table(table)["position"] == now["position"] + 1


def test_concurrent_undo_and_move_one_succeeds(server: AttackedServer) -> None:
    """At each position either the undo or the move succeeds, whichever comes first; all other requests are refused."""
    host = server.create_guest()
    table = host.start([ME, DEVICE])
    taken_back = 0
    for _ in range(40):
        now = host.table(table)
        body = {"position": now["position"], "version": now["version"], "seat": now["as"]}
        move = ApiRequest(host, f"tables/{table}/moves", {**body, "actions": [find_undoable_action(now)]})
        undo = ApiRequest(host, f"tables/{table}/undo", body)
        answers = send_all(server, [undo, move, undo, move])
        after = host.table(table)
        assert sort_statuses(answers).count(200) == 1
        assert after["position"] - now["position"] in (1, -1)
        assert (after["position"] < now["position"]) == (now["undo"] > 0)
        assert [line["ply"] for line in after["log"]] == list(range(after["position"] + 1))
        taken_back += after["position"] < now["position"]
    assert taken_back > 3


def find_undoable_action(now: dict[str, list[dict[str, str]]]) -> str:
    """A legal action that reveals nothing and so can be undone; if there is none, the first legal action."""
    return next(
        (action["notation"] for action in now["legal"] if not action.get("reveals")), now["legal"][0]["notation"]
    )


def test_renaming_does_not_make_moves_stale(server: AttackedServer) -> None:
    """200 renames during 40 moves: each move names a version from before a burst of renames, and is accepted."""
    players, table = start_pair(server)
    names = 0
    for _ in range(40):
        now = players[0].table(table)
        actor = players[now["actors"][0]]
        seen = actor.table(table)
        other = players[1 - now["actors"][0]]
        request_body = {"position": seen["position"], "version": seen["version"], "seat": seen["as"]}
        move = ApiRequest(actor, f"tables/{table}/moves", {**request_body, "actions": [seen["legal"][0]["notation"]]})
        renames = [ApiRequest(other, "me", {"name": f"Ana {names + number}"}, "PUT") for number in range(5)]
        names += len(renames)
        answers = send_all(server, [*renames, move])
        assert sort_statuses(answers) == [200] * 6
    assert players[0].table(table)["position"] == 40


def test_revealing_chains_are_refused_alike_in_burst(server: AttackedServer) -> None:
    """A chain of actions beyond a revelation discloses nothing, even in a burst: all refusals are identical."""
    host = server.create_guest()
    table = host.start([ME, DEVICE])
    revealing = 0
    for _ in range(60):
        now = host.table(table)
        body = {"position": now["position"], "seat": now["as"]}
        reveals = [action["notation"] for action in now["legal"] if action.get("reveals")]
        if reveals:
            chains = [{**body, "actions": [reveals[0], junk]} for junk in ("x", reveals[0], "peek", "done")]
            answers = send_all(
                server, [ApiRequest(host, f"tables/{table}/moves", request_body) for request_body in chains * 5]
            )
            assert {(answer.status, answer.error) for answer in answers} == {(422, "chain-reveals")}
            assert len({answer.body for answer in answers}) == 1
            assert host.table(table) == now
            revealing += 1
        host.act(table)
    assert revealing > 5
