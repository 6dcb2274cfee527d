"""Tables: opened, listed, filled, changed before the start, started, left, and played again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.asgi import site
from tests.server.conftest import Guest
from tests.server.site_guests import create_guests

NewGuest = Callable[[], Guest]
ME, OPEN, BOT, DEVICE = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "device", "name": "Bea"}


def test_private_table_is_joined_by_link(guest: NewGuest) -> None:
    host, friend, watcher = guest(), guest(), guest()
    table = host.open([ME, OPEN], public=False)
    assert friend.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    assert host.post(f"tables/{table}/start").status_code == 200
    assert host.table(table)["as"] == 0
    assert friend.table(table)["as"] == 1
    seen = watcher.table(table)
    assert (seen["as"], seen["legal"], seen["own_seats"]) == (None, [], [])
    assert [hand["money"] for hand in seen["view"]["hands"]] == [None, None]


def test_lobby_lists_open_tables_but_no_private_ones(guest: NewGuest) -> None:
    host, other = guest(), guest()
    public, private = host.open([ME, OPEN]), host.open([ME, OPEN], public=False)
    listed = [table["id"] for table in other.get("tables").json()["tables"]]
    assert public in listed
    assert private not in listed
    assert {public, private} <= {table["id"] for table in host.get("tables").json()["tables"]}


def test_device_seats_see_their_own_hands(guest: NewGuest) -> None:
    host = guest()
    table = host.start([ME, DEVICE])
    assert host.table(table)["own_seats"] == [0, 1]
    hands = [host.table(table, seat)["view"]["hands"] for seat in (0, 1)]
    assert hands[0][0]["money"]
    assert hands[0][1]["money"] is None
    assert hands[1][1]["money"]
    assert hands[1][0]["money"] is None


def test_seat_is_taken_once(guest: NewGuest) -> None:
    host, quick, slow = guest(), guest(), guest()
    table = host.open([ME, OPEN, OPEN])
    assert quick.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    assert slow.post(f"tables/{table}/sit", {"seat": 1}).json()["error"] == "seat-taken"
    assert quick.post(f"tables/{table}/sit", {"seat": 2}).json()["error"] == "seat-taken"


def test_leaving_host_frees_seat_and_passes_table_on(guest: NewGuest) -> None:
    host, friend = guest(), guest()
    table = host.open([ME, OPEN])
    friend.post(f"tables/{table}/sit", {"seat": 1})
    assert host.post(f"tables/{table}/leave").status_code == 200
    assert friend.table(table)["host"]
    assert friend.table(table)["seats"][0]["kind"] == "open"


def test_only_host_starts_a_full_table(guest: NewGuest) -> None:
    host, friend = guest(), guest()
    table = host.open([ME, OPEN])
    assert host.post(f"tables/{table}/start").json()["error"] == "seats-missing"
    friend.post(f"tables/{table}/sit", {"seat": 1})
    assert friend.post(f"tables/{table}/start").json()["error"] == "not-host"
    assert host.post(f"tables/{table}/start").status_code == 200
    assert host.post(f"tables/{table}/start").json()["error"] == "not-open"
    assert friend.post(f"tables/{table}/leave").json()["error"] == "not-open"


@pytest.mark.parametrize(
    ("body", "names"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "granada"),
        ({"game": "granada", "seats": [ME]}, "2, 3, 4, 5, 6"),
        ({"game": "granada", "seats": [ME, ME]}, "device"),
        ({"game": "granada", "seats": [ME, {"kind": "bot", "bot": "deep"}]}, "random, learner, greedy"),
        ({"game": "granada", "seats": [ME, BOT], "options": {"scoring": "double"}}, "normal, simplified"),
        ({"game": "granada", "seats": [ME, BOT], "options": {"colour": "red"}}, "scoring"),
        ({"game": "granada", "seats": "many"}, "array"),
    ],
)
def test_invalid_table_is_refused_with_accepted_values(guest: NewGuest, body: dict[str, Any], names: str) -> None:
    answer = guest().post("tables", body)
    assert answer.status_code in (400, 404)
    assert names in answer.json()["message"]


def test_finished_table_offers_a_rematch_once(guest: NewGuest) -> None:
    host, watcher = guest(), guest()
    table = host.start([ME, DEVICE], options={"scoring": "simplified"})
    running = host.get(f"tables/{table}/record")
    assert (running.status_code, running.json()["error"]) == (404, "not-over")
    assert host.post(f"tables/{table}/rematch").json()["error"] == "not-over"
    end = host.finish(table)
    assert end["view"]["over"]
    assert end["key"]
    assert watcher.post(f"tables/{table}/rematch").json()["error"] == "not-your-seat"
    following = host.post(f"tables/{table}/rematch").json()["id"]
    assert host.post(f"tables/{table}/rematch").json()["id"] == following
    assert host.table(table)["rematch_table"] == following
    assert [seat["kind"] for seat in host.table(following)["seats"]] == ["me", "device"]


def test_bots_play_until_player_is_to_act(guest: NewGuest) -> None:
    host = guest()
    table = host.start([ME, BOT, BOT])
    for _ in range(200):
        now = host.table(table)
        if now["actors"] == [0]:
            break
    assert now["legal"]


def test_host_sets_number_and_order_of_seats(guest: NewGuest) -> None:
    host, friend = guest(), guest()
    table = host.open([ME, OPEN, BOT])
    friend.post(f"tables/{table}/sit", {"seat": 1})
    assert host.post(f"tables/{table}/seats", {"order": [1, 0, None, 2]}).status_code == 200
    assert [seat["kind"] for seat in friend.table(table)["seats"]] == ["me", "guest", "open", "bot"]
    assert host.table(table)["own_seats"] == [1]
    assert host.post(f"tables/{table}/seats", {"order": [1, 0]}).status_code == 200
    assert [len(host.table(table)["seats"]), *host.table(table)["own_seats"]] == [2, 0]
    for order, error in (
        ([0], "bad-request"),
        ([0, 0], "bad-request"),
        ([0, 5], "bad-request"),
        ([0, None], "bad-request"),
    ):
        assert host.post(f"tables/{table}/seats", {"order": order}).json()["error"] == error
    assert friend.post(f"tables/{table}/seats", {"order": [1, 0]}).json()["error"] == "not-host"
    assert host.post(f"tables/{table}/start").json()["error"] == "not-agreed"
    friend.post(f"tables/{table}/stay", {"version": friend.table(table)["version"]})
    assert host.post(f"tables/{table}/start").status_code == 200
    assert host.post(f"tables/{table}/seats", {"order": [1, 0]}).json()["error"] == "not-open"


PACE = {"kind": "live", "bank": 600, "increment": 15}


async def test_changed_terms_are_shown_stored_and_played(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        table = await ana.open(options={"scoring": "normal"})
        await bea.post(f"tables/{table}/sit", {"seat": 1})
        await ana.post(
            f"tables/{table}/terms", {"options": {"scoring": "simplified"}, "pace": PACE, "end_proposal_days": 3}
        )
        (listed,) = (await eva.get("tables"))["tables"]
        assert (listed["options"]["scoring"], listed["pace"]["kind"]) == ("simplified", "live")
        assert await ana.request_refusal(f"tables/{table}/terms", {"pace": {"kind": "never"}}) == "bad-request"
        assert await ana.request_refusal(f"tables/{table}/terms", {"options": {"scoring": "never"}}) == "bad-request"
        assert await bea.request_refusal(f"tables/{table}/terms", {"pace": PACE}) == "not-host"
    async with site(tmp_path) as server:  # after a restart
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        for looks in (ana, bea, eva):
            now = await looks.get(f"tables/{table}")
            assert (now["options"]["scoring"], now["time"]["agreement"]["pace"]["start"]) == ("simplified", 600)
            pending_changes = now["time"]["pending_changes"]
            assert (pending_changes["options"], pending_changes["terms"], pending_changes["must_agree"]) == (
                ["scoring"],
                ["pace", "end_proposal_days"],
                [1],
            )
        assert await ana.request_refusal(f"tables/{table}/start") == "not-agreed"
        assert await bea.request_refusal(f"tables/{table}/stay", {"version": 1}) == "terms-changed"
        await bea.post(f"tables/{table}/stay", {"version": now["version"]})
        await ana.post(f"tables/{table}/start")
        begun = await bea.get(f"tables/{table}")
        assert (begun["phase"], begun["time"]["pending_changes"], begun["time"]["pace"]["start"]) == (
            "running",
            None,
            600,
        )
        assert begun["options"]["scoring"] == "simplified"
        assert await ana.request_refusal(f"tables/{table}/terms", {"pace": PACE}) == "not-open"


async def test_host_removes_time_control(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        (ana,) = create_guests(server, "ana")
        table = await ana.open(pace=PACE, forfeit="end")
        await ana.post(f"tables/{table}/terms", {"pace": {"kind": "none"}, "forfeit": "bot"})
        now = await ana.get(f"tables/{table}")
        agreed = now["time"]["agreement"]
        assert (agreed["pace"]["kind"], agreed["forfeit"], now["time"]["pending_changes"]) == ("none", "bot", None)


async def test_changed_absence_terms_and_hints_are_stored(tmp_path: Path) -> None:
    others = {"patience": 3600, "substitute": "random", "hints": False}
    async with site(tmp_path) as server:
        (ana,) = create_guests(server, "ana")
        table = await ana.open(hints=True)
        await ana.post(f"tables/{table}/terms", others)
        assert await ana.request_refusal(f"tables/{table}/terms", {"substitute": "nobody"}) == "bad-request"
        assert await ana.request_refusal(f"tables/{table}/terms", {"patience": -1}) == "bad-request"
    async with site(tmp_path) as server:
        (ana,) = create_guests(server, "ana")
        await ana.post(f"tables/{table}/terms", {"end_proposal_days": 3})
        now = await ana.get(f"tables/{table}")
        assert {name: now[name] for name in others} == others


async def test_sitting_down_requires_current_version_of_terms(tmp_path: Path) -> None:
    """Neither a changed time control nor a changed seat order is accepted unseen, also after a restart.

    Without a version, a guest takes the table as it is.
    """
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        table = await ana.open()
        seen = (await bea.get(f"tables/{table}"))["version"]
        await ana.post(f"tables/{table}/terms", {"pace": PACE})
        assert await bea.request_refusal(f"tables/{table}/sit", {"seat": 1, "version": seen}) == "terms-changed"
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        assert await bea.request_refusal(f"tables/{table}/sit", {"seat": 1, "version": seen}) == "terms-changed"
        seen = (await bea.get(f"tables/{table}"))["version"]
        await bea.post(f"tables/{table}/sit", {"seat": 1, "version": seen})
        await ana.post(f"tables/{table}/seats", {"order": [1, 0, None]})
        assert await eva.request_refusal(f"tables/{table}/sit", {"seat": 2, "version": seen + 1}) == "terms-changed"
        await eva.post(f"tables/{table}/sit", {"seat": 2})
