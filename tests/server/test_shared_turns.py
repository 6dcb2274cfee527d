"""Simultaneous turns: another player's choice does not make a move stale, and no move is played twice."""

from __future__ import annotations

from typing import Any

import pytest

from tertulia.bots import make_bot
from tertulia.kernel.registry import find_game
from tests.server.conftest import Guest, RunningServer, wait_for

TOGETHER = {"edition": "original", "farm_phase": "simultaneous"}
Seen = dict[str, Any]


def two_guests(server: RunningServer) -> tuple[Guest, Guest, str]:
    one, other = Guest(server.address), Guest(server.address)
    table = one.open([{"kind": "me"}, {"kind": "open"}], game="la-granja", options=TOGETHER, public=True)
    assert other.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    assert one.post(f"tables/{table}/start").status_code == 200
    return one, other, table


def move(guest: Guest, table: str, seen: Seen, *actions: str) -> int:
    """Send actions for the position and version that the guest saw. Returns the response's status."""
    body = {"position": seen["position"], "version": seen["version"], "seat": seen["as"], "actions": list(actions)}
    return guest.post(f"tables/{table}/moves", body).status_code


def first(seen: Seen) -> str:
    return next(str(action["notation"]) for action in seen["legal"] if action["args"].get("side") == "field")


def test_anothers_move_does_not_make_mine_stale(server: RunningServer) -> None:
    one, other, table = two_guests(server)
    mine, theirs = one.table(table), other.table(table)
    assert (mine["actors"], mine["as"], theirs["as"]) == ([0, 1], 0, 1)
    assert move(other, table, theirs, first(theirs)) == 200
    assert move(one, table, mine, first(mine)) == 200
    assert [line["seat"] for line in one.table(table)["log"]][1:] == [1, 0]


@pytest.mark.proof
@pytest.mark.timeout(300, func_only=True)
def test_bots_that_search_wait_for_nobody(server: RunningServer) -> None:
    """The bots end their turns although the first player has not begun the shared one."""
    game = find_game("la-granja")  # compiles the search, so that the test does not wait for it
    make_bot(game, "quick", bytes(32)).choose(game, game.new(TOGETHER, 3, bytes(32)), 0)
    guest = Guest(server.address)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "quick"}, {"kind": "bot", "bot": "quick"}]
    table = guest.start(seats, game="la-granja", options=TOGETHER)
    wait_for(lambda: guest.table(table)["actors"] == [0])
    assert {line["seat"] for line in guest.table(table)["log"]} >= {1, 2}


def test_a_double_click_counts_once(server: RunningServer) -> None:
    one, other, table = two_guests(server)
    mine, theirs = one.table(table), other.table(table)
    assert move(other, table, theirs, first(theirs)) == 200
    assert move(one, table, mine, first(mine)) == 200
    assert move(one, table, mine, first(one.table(table))) == 409
    assert one.table(table)["position"] == 2


def test_after_something_was_taken_back_an_old_position_is_stale(server: RunningServer) -> None:
    one, other, table = two_guests(server)
    theirs = other.table(table)
    assert move(other, table, theirs, first(theirs)) == 200
    mine = one.table(table)
    now = other.table(table)
    body = {"position": now["position"], "version": now["version"], "seat": 1}
    assert other.post(f"tables/{table}/undo", body).status_code == 200
    assert move(other, table, other.table(table), first(theirs)) == 200
    assert move(one, table, mine, first(mine)) == 409
