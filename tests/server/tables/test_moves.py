"""Moves: all or nothing, played once, on the position that the player saw, also in simultaneous turns."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tertulia.bots import make_bot
from tertulia.kernel.registry import find_game
from tertulia.play import decode_record, replay
from tests.server.conftest import Guest, RunningServer, wait_for

NewGuest = Callable[[], Guest]
DEVICE_GAME = [{"kind": "me"}, {"kind": "device", "name": "Bea"}]


def make_body(now: dict[str, Any], *actions: str) -> dict[str, Any]:
    return {"position": now["position"], "seat": now["as"], "actions": list(actions)}


def test_double_click_plays_once(guest: NewGuest) -> None:
    host = guest()
    table = host.start(DEVICE_GAME)
    now = host.table(table)
    body = make_body(now, now["legal"][0]["notation"])
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: host.post(f"tables/{table}/moves", body), range(16)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 15
    assert host.table(table)["position"] == now["position"] + 1


def test_move_on_old_position_returns_current_table(guest: NewGuest) -> None:
    host = guest()
    table = host.start(DEVICE_GAME)
    before = host.table(table)
    assert host.act(table).status_code == 200
    late = host.post(f"tables/{table}/moves", make_body(before, before["legal"][0]["notation"]))
    assert (late.status_code, late.json()["error"]) == (409, "stale")
    assert late.json()["table"]["position"] == before["position"] + 1


def test_move_is_stale_after_undo_in_another_tab(guest: NewGuest) -> None:
    """After an undo and another move the position's number is the same again. Only the version differs."""
    host = guest()
    table = host.start(DEVICE_GAME)
    for _ in range(40):
        now = host.table(table)
        quiet = [action["notation"] for action in now["legal"] if not action.get("reveals")]
        if len(quiet) > 1:
            break
        assert host.act(table).status_code == 200
    assert host.act(table, quiet[0]).status_code == 200
    other_tab = host.table(table)
    back = {"position": other_tab["position"], "seat": other_tab["as"]}
    assert host.post(f"tables/{table}/undo", back).status_code == 200
    assert host.act(table, quiet[1]).status_code == 200
    move = {**make_body(other_tab, other_tab["legal"][0]["notation"]), "version": other_tab["version"]}
    assert host.table(table)["position"] == other_tab["position"]
    assert host.post(f"tables/{table}/moves", move).json()["error"] == "stale"


def test_chain_is_played_completely_or_not_at_all(guest: NewGuest) -> None:
    host = guest()
    table = host.start(DEVICE_GAME)
    for _ in range(60):
        now = host.table(table)
        chains = [a["notation"] for a in now["legal"] if a["notation"].startswith("buy ")]
        if chains:
            break
        assert host.act(table).status_code == 200
    answer = host.act(table, chains[0], "give")
    assert (answer.status_code, answer.json()["error"]) == (422, "illegal")
    assert any(notation.startswith("pay") for notation in answer.json()["accepted"])
    after = host.table(table)
    assert (after["version"], after["view"]) == (now["version"], now["view"])


@pytest.mark.parametrize("action", ["fly", "build 1", "build 99,0", "take 1+1", "pay x" * 10])
def test_unknown_action_is_refused_with_legal_ones(guest: NewGuest, action: str) -> None:
    host = guest()
    answer = host.act(host.start(DEVICE_GAME), action)
    assert answer.status_code == 422
    assert answer.json()["accepted"]


def play_undoable_steps(host: Guest, table: str, step_count: int) -> dict[str, Any]:
    """Play until `step_count` steps of one turn can be taken back. Returns the table at that point."""
    for _ in range(200):
        now: dict[str, Any] = host.table(table)
        if now["undo"] >= step_count:
            return now
        quiet = [action["notation"] for action in now["legal"] if not action.get("reveals")]
        assert host.act(table, *quiet[:1]).status_code == 200
    raise AssertionError("no chain can be undone")


def test_undo_takes_back_requested_steps_or_none(guest: NewGuest) -> None:
    host = guest()
    table = host.start(DEVICE_GAME)
    now = play_undoable_steps(host, table, 2)
    back = {"position": now["position"], "seat": now["as"], "version": now["version"]}
    answer = host.post(f"tables/{table}/undo", {**back, "steps": now["undo"] + 1})
    assert (answer.status_code, answer.json()["error"]) == (409, "undo-impossible")
    assert host.post(f"tables/{table}/undo", {**back, "steps": 0}).status_code == 400
    assert host.table(table)["position"] == now["position"]
    answer = host.post(f"tables/{table}/undo", {**back, "steps": now["undo"]})
    assert answer.json() == {"position": now["position"] - now["undo"], "version": host.table(table)["version"]}
    after = host.table(table)
    assert (after["undo"], len(after["log"])) == (0, len(now["log"]) - now["undo"])


def test_previews_contain_events_of_nonrevealing_actions(guest: NewGuest) -> None:
    host = guest()
    table = host.start(DEVICE_GAME)
    for _ in range(200):
        now = host.table(table)
        answer = host.get(f"tables/{table}/previews", params={"as": now["as"]}).json()
        previews = answer.pop("previews")
        assert answer == {"version": now["version"], "position": now["position"], "seat": now["as"]}
        quiet = [action for action in now["legal"] if not action.get("reveals")]
        assert previews.keys() == {action["notation"] for action in quiet}
        assert all("events" not in action for action in now["legal"])
        chosen = next((action for action in quiet if previews[action["notation"]]), (quiet or now["legal"])[0])
        assert host.act(table, chosen["notation"]).status_code == 200
        if events := previews.get(chosen["notation"]):
            assert host.table(table)["log"][-1]["events"] == events
            return
    raise AssertionError("every action revealed something")


def test_previews_are_refused_except_to_acting_seat(guest: NewGuest) -> None:
    host, stranger = guest(), guest()
    table = host.start(DEVICE_GAME)
    seat = host.table(table)["as"]

    def refusal(who: Guest, query: str, at: str = table) -> tuple[int, str]:
        answer = who.get(f"tables/{at}/previews{query}")
        return answer.status_code, answer.json()["error"]

    assert refusal(stranger, f"?as={seat}") == (403, "not-your-seat")
    assert refusal(host, "?as=5") == (403, "not-your-seat")
    assert refusal(host, f"?as={1 - seat}") == (409, "not-your-turn")
    assert refusal(host, "") == (400, "bad-request")
    assert refusal(host, "?as=0", "none") == (404, "table-not-found")
    assert refusal(host, "?as=0", host.open(DEVICE_GAME)) == (409, "not-running")
    host.finish(table)
    assert refusal(host, f"?as={seat}") == (409, "not-running")


def test_undo_stops_at_revealed_information(guest: NewGuest) -> None:
    host = guest()
    table = host.start(DEVICE_GAME)
    now = host.table(table)
    ending = next(a["notation"] for a in now["legal"] if a.get("reveals"))
    assert host.act(table, ending).status_code == 200
    after = host.table(table)
    assert not after["undo"]
    answer = host.post(f"tables/{table}/undo", {"position": after["position"], "seat": now["as"]})
    assert (answer.status_code, answer.json()["error"]) == (409, "undo-impossible")


def test_move_for_another_seat_is_refused(guest: NewGuest) -> None:
    host, stranger = guest(), guest()
    table = host.start(DEVICE_GAME)
    now = host.table(table)
    body = make_body(now, now["legal"][0]["notation"])
    assert stranger.post(f"tables/{table}/moves", body).json()["error"] == "not-your-seat"
    body["seat"] = 1 - now["as"]
    assert host.post(f"tables/{table}/moves", body).json()["error"] == "not-your-turn"


def test_record_replays_and_key_matches_commitment(guest: NewGuest) -> None:
    host = guest()
    table = host.start(DEVICE_GAME)
    sealed = host.table(table)["commitment"]
    end = host.finish(table)
    assert hashlib.sha256(bytes.fromhex(end["key"])).hexdigest() == sealed
    record = decode_record(host.get(f"tables/{table}/record").content)
    assert record.names == [seat["name"] for seat in end["seats"]]
    *_, last = replay(record, "all")
    assert last.view["scores"] == end["view"]["scores"]


SIMULTANEOUS = {"edition": "original", "farm_phase": "simultaneous"}
Seen = dict[str, Any]


def start_game_of_two(server: RunningServer) -> tuple[Guest, Guest, str]:
    one, other = Guest(server.address), Guest(server.address)
    table = one.open([{"kind": "me"}, {"kind": "open"}], game="la-granja", options=SIMULTANEOUS, public=True)
    assert other.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    assert one.post(f"tables/{table}/start").status_code == 200
    return one, other, table


def send_move(guest: Guest, table: str, seen: Seen, *actions: str) -> int:
    """Send actions for the position and version that the guest saw. Returns the response's status."""
    body = {"position": seen["position"], "version": seen["version"], "seat": seen["as"], "actions": list(actions)}
    return guest.post(f"tables/{table}/moves", body).status_code


def find_field_action(seen: Seen) -> str:
    return next(str(action["notation"]) for action in seen["legal"] if action.get("args", {}).get("side") == "field")


def test_simultaneous_moves_do_not_conflict(server: RunningServer) -> None:
    one, other, table = start_game_of_two(server)
    mine, theirs = one.table(table), other.table(table)
    assert (mine["actors"], mine["as"], theirs["as"]) == ([0, 1], 0, 1)
    assert send_move(other, table, theirs, find_field_action(theirs)) == 200
    assert send_move(one, table, mine, find_field_action(mine)) == 200
    assert [line["seat"] for line in one.table(table)["log"]][1:] == [1, 0]


@pytest.mark.proof
@pytest.mark.timeout(300, func_only=True)
def test_search_bots_finish_simultaneous_turn_first(server: RunningServer) -> None:
    """The bots end their turns although the first player has not begun the shared one."""
    game = find_game("la-granja")  # compiles the search, so that the test does not wait for it
    make_bot(game, "quick", bytes(32)).choose(game, game.new(SIMULTANEOUS, 3, bytes(32)), 0)
    guest = Guest(server.address)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "quick"}, {"kind": "bot", "bot": "quick"}]
    table = guest.start(seats, game="la-granja", options=SIMULTANEOUS)
    wait_for(lambda: guest.table(table)["actors"] == [0])
    assert {line["seat"] for line in guest.table(table)["log"]} >= {1, 2}


def test_double_click_in_simultaneous_turn_plays_once(server: RunningServer) -> None:
    one, other, table = start_game_of_two(server)
    mine, theirs = one.table(table), other.table(table)
    assert send_move(other, table, theirs, find_field_action(theirs)) == 200
    assert send_move(one, table, mine, find_field_action(mine)) == 200
    assert send_move(one, table, mine, find_field_action(one.table(table))) == 409
    assert one.table(table)["position"] == 2


def test_undo_makes_simultaneous_move_stale(server: RunningServer) -> None:
    one, other, table = start_game_of_two(server)
    theirs = other.table(table)
    assert send_move(other, table, theirs, find_field_action(theirs)) == 200
    mine = one.table(table)
    now = other.table(table)
    body = {"position": now["position"], "version": now["version"], "seat": 1}
    assert other.post(f"tables/{table}/undo", body).status_code == 200
    assert send_move(other, table, other.table(table), find_field_action(theirs)) == 200
    assert send_move(one, table, mine, find_field_action(mine)) == 409
