"""Blocked players and private notes on players.

A block hides the player's chat, keeps both from joining a table together, and is not shown to the blocked player.
"""

from __future__ import annotations

import asyncio
from collections.abc import Set
from pathlib import Path

import pytest

from bench import usual
from tertulia.server.domain.seats import GuestId
from tertulia.server.identity.client_addresses import MIN_CROWD_GUESTS, RECENT_SECONDS
from tertulia.server.storage import blocks_and_notes
from tests.server.asgi import site
from tests.server.browsers import Browser
from tests.server.clocks import StoppedClock
from tests.server.databases import query_rows
from tests.server.finished_games import store_table
from tests.server.site_guests import SiteGuest, create_guests, start_table


async def test_all_chat_of_blocked_player_is_hidden(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        await bea.say("Nasty")
        await bea.post("lobby/chat", {"phrase": "hello"})
        await eva.say("Nice")
        assert await ana.read_chat() == ["Nasty", "hello", "Nice"]
        await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": True})
        assert await ana.read_chat() == ["Nice"]
        assert await bea.read_chat() == ["Nasty", "hello", "Nice"]
        found = await ana.get("me/blocked")
        assert [each["handle"] for each in found["players"]] == [await bea.get_handle()]
        assert (await bea.get("me/blocked"))["players"] == []
        await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": False})
        assert await ana.read_chat() == ["Nasty", "hello", "Nice"]


async def test_block_can_be_repeated_at_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks_and_notes, "MAX_BLOCKED_GUESTS", 1)
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        for _ in range(2):
            await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": True})
        status, body = await ana.ask("PUT", f"players/{await eva.get_handle()}/block", {"blocked": True})
        assert (status, body["error"]) == (400, "bad-request")
        assert [each["handle"] for each in (await ana.get("me/blocked"))["players"]] == [await bea.get_handle()]


async def test_block_keeps_both_players_from_joining_one_table(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        old = await start_table(ana, bea)
        await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": True})
        of_ana, of_bea, of_eva = await ana.open(3), await bea.open(3), await eva.open(3)
        await ana.post(f"tables/{of_eva}/sit", {"seat": 1})
        for who, table in ((bea, of_ana), (ana, of_bea), (bea, of_eva)):
            assert await who.request_refusal(f"tables/{table}/sit", {"seat": 2}) == "kept-apart"
        status, body = await bea.ask("POST", f"tables/{of_ana}/sit", {"seat": 1})
        assert (status, body) == (403, {"error": "kept-apart", "message": "you cannot join this table"})
        await eva.post(f"tables/{of_ana}/sit", {"seat": 1})
        for who in (ana, bea):  # running games continue
            now = await who.get(f"tables/{old}")
            if now["legal"]:
                body = {"position": now["position"], "seat": now["as"], "actions": [now["legal"][0]["notation"]]}
                await who.post(f"tables/{old}/moves", body)


async def test_block_holds_if_both_sit_down_simultaneously(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are checked before either has a seat."""
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": True})
        of_eva, both = await eva.open(3), asyncio.Barrier(2)
        store = server.assembly.community.blocks_and_notes
        original = store.blocked_either_way

        async def at_once(guest: GuestId) -> Set[GuestId]:
            found = await original(guest)
            await both.wait()
            return found

        monkeypatch.setattr(store, "blocked_either_way", at_once)
        requests = [who.ask("POST", f"tables/{of_eva}/sit", {"seat": seat}) for seat, who in enumerate((ana, bea), 1)]
        answers = sorted([status for status, _ in await asyncio.gather(*requests)])
        assert answers == [200, 403]


async def test_block_covers_new_guests_at_the_same_address(tmp_path: Path) -> None:
    """Guests at a blocked player's address are kept apart for a day, unless many guests share the address.

    A guest who blocks a player at their own address is kept apart only from that player.
    """
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as server:
        ana, bea, new = create_guests(server, "ana", "bea", "new")
        await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": True})
        of_ana = await ana.open(3)
        await new.post(f"tables/{of_ana}/sit", {"seat": 1})  # all three requests so far come from Ana's address
        await new.post(f"tables/{of_ana}/leave")
        server.address = "192.0.2.7"
        await bea.get("tables")
        assert await new.request_refusal(f"tables/{of_ana}/sit", {"seat": 1}) == "kept-apart"
        body = {"game": usual.QUICK, "seats": 3}
        server.address = "127.0.0.1"
        waits = (await ana.post("play", body))["id"]
        server.address = "192.0.2.7"
        assert (await new.post("play", body))["id"] != waits
        clock.move(RECENT_SECONDS + 1)
        await new.post(f"tables/{of_ana}/sit", {"seat": 1})
        await new.post(f"tables/{of_ana}/leave")
        await bea.get("tables")
        assert await new.request_refusal(f"tables/{of_ana}/sit", {"seat": 1}) == "kept-apart"
        for number in range(MIN_CROWD_GUESTS):
            await create_guests(server, f"stranger {number}")[0].get("tables")
        await new.post(f"tables/{of_ana}/sit", {"seat": 1})


async def test_block_is_invisible_to_blocked_player(tmp_path: Path) -> None:
    """A blocked player gets the same answers as before, except for a seat beside the player who blocks them."""
    async with site(tmp_path, clock=StoppedClock()) as server:
        ana, bea = create_guests(server, "ana", "bea")
        table = await start_table(ana, bea)
        await ana.say("Hello", table)
        paths = (f"tables/{table}", f"tables/{table}/chat", "lobby/chat", "tables", "me/blocked", "turns")
        before = [await bea.get(path) for path in paths]
        await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": True})
        assert [await bea.get(path) for path in paths] == before


async def test_note_on_oneself_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        assert await ana.put(f"players/{await bea.get_handle()}/note", {"words": "Plays well"}) == {
            "words": "Plays well"
        }
        assert (
            await ana.request_refusal(f"players/{await ana.get_handle()}/note", {"words": "me"}, "PUT") == "bad-request"
        )


async def test_handle_cannot_be_forged(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        table = await start_table(ana, bea)
        seats = (await ana.get(f"tables/{table}"))["seats"]
        assert [seat["handle"] for seat in seats] == [await ana.get_handle(), await bea.get_handle()]
        handle = await bea.get_handle()
        assert server.assembly.community.handles.guest_of(handle) == bea.guest
        last = chr(ord(handle[-1]) ^ 1)
        for forged_handle in ("bea", "", "x" * 300, "ñ", handle[:-1], handle + "=", handle[:-1] + last, "%00"):
            if forged_handle:
                path = f"players/{forged_handle}/block"
                assert await ana.request_refusal(path, {"blocked": True}, "PUT") == "player-unknown", forged_handle


async def test_block_hides_open_tables_of_both_players(tmp_path: Path) -> None:
    """The other player's open tables are hidden, and so are open tables that the other has joined.

    Running games, a guest's own tables, and lists without a cookie are not affected.
    """
    async with site(tmp_path) as server:
        ana, bea, eva, nobody = *create_guests(server, "ana", "bea", "eva"), SiteGuest(server, None)
        running, of_ana, of_bea, of_eva = (
            await start_table(ana, eva), await ana.open(3), await bea.open(3), await eva.open(3)
        )  # fmt: skip
        await ana.post(f"tables/{of_eva}/sit", {"seat": 1})
        both = await eva.open(3)
        for seat, who in enumerate((ana, bea), start=1):
            await who.post(f"tables/{both}/sit", {"seat": seat})
        await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": True})

        async def listed(who: SiteGuest) -> set[str]:
            return {table["id"] for table in (await who.get("tables"))["tables"]}

        assert await listed(ana) == {running, of_ana, of_eva, both}
        assert await listed(bea) == {running, of_bea, both}
        assert await listed(eva) == await listed(nobody) == {running, of_ana, of_bea, of_eva, both}
        await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": False})
        assert of_bea in await listed(ana)


async def test_block_disables_invitations_in_both_directions(tmp_path: Path) -> None:
    """The blocked player sees no change, but their invitations have no effect."""
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        await start_table(ana, bea)
        table = await bea.open()
        before = await bea.get("known-players")
        await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": True})
        assert (await ana.get("known-players"))["players"] == []
        assert await bea.get("known-players") == before
        await bea.post(f"tables/{table}/invite", {"handle": await ana.get_handle()})
        assert table not in {one["id"] for one in (await ana.get("tables"))["tables"]}


async def test_block_hides_earlier_invitation(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        await start_table(ana, bea)
        table = await bea.open(public=False)
        await bea.post(f"tables/{table}/invite", {"handle": await ana.get_handle()})
        assert table in {one["id"] for one in (await ana.get("tables"))["tables"]}
        await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": True})
        assert table not in {one["id"] for one in (await ana.get("tables"))["tables"]}


async def test_rematch_frees_seats_of_blocked_players(tmp_path: Path) -> None:
    """The guest who asks keeps their seat. The seats of players who are kept apart from them are free."""
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        first, second = await start_table(eva, ana, bea), await start_table(ana, bea)
        await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": True})
        for table, asking, seated in ((first, eva, ["eva", "ana", None]), (second, bea, [None, "bea"])):
            (await server.assembly.service.table(table)).state.phase = "over"
            other = (await asking.post(f"tables/{table}/rematch"))["id"]
            seats = (await server.assembly.service.table(other)).state.seats
            assert [seat.guest for seat in seats] == seated


async def test_matchmaking_separates_blocked_players(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": True})
        body = {"game": usual.QUICK, "seats": 3}
        of_ana, of_bea = [(await each.post("play", body))["id"] for each in (ana, bea)]
        assert of_ana != of_bea
        assert (await eva.post("play", body))["id"] in (of_ana, of_bea)


SECRET = "Builds the moats early"


async def test_note_is_stored_changed_and_removed(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        path = f"players/{await bea.get_handle()}/note"
        assert await ana.get(path) == {"words": ""}
        for words in (SECRET, "Two\nlines", ""):
            await ana.put(path, {"words": words})
            assert await ana.get(path) == {"words": words}
            assert (await ana.get(f"players/{await bea.get_handle()}/profile"))["note"] == words


async def test_table_lists_own_notes_on_its_players(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        table = await start_table(ana, bea)
        await ana.put(f"players/{await bea.get_handle()}/note", {"words": SECRET})
        await ana.put(f"players/{await eva.get_handle()}/note", {"words": "not at the table"})
        expected = {"notes": [{"handle": await bea.get_handle(), "words": SECRET}]}
        assert await ana.get(f"tables/{table}/noted") == expected
        for other in (bea, eva, SiteGuest(server, None)):
            assert await other.get(f"tables/{table}/noted") == {"notes": []}


async def test_note_changes_no_response_to_others(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        table = await start_table(ana, bea)
        await store_table(server, "over", ["ana", "bea"])
        of_bea = f"players/{await bea.get_handle()}"
        paths = (
            *(f"{of_bea}/{each}" for each in ("profile", "games", "note")),
            *(f"tables/{each}/{part}" for each in (table, "over") for part in ("noted", "chat", "note")),
            *("lobby/chat", "me/blocked", "known-players"),
        )
        others = (bea, eva)
        before = [await other.get(path) for other in others for path in paths]
        await ana.put(f"{of_bea}/note", {"words": SECRET})
        assert [await other.get(path) for other in others for path in paths] == before
        for other in others:  # these responses also contain presence, which changes by itself
            for path in (f"tables/{table}", "tables/over", "tables", "account/export"):
                assert SECRET not in str(await other.get(path)), path


async def test_export_contains_notes_with_their_subject(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = [await Browser(server).load(name) for name in ("Ana", "Bea")]
        handle = server.assembly.community.handles.handle_of(bea.id)
        await ana.put(f"players/{handle}/note", {"words": SECRET})
        export = await ana.get("account/export")
        assert export.json()["notes"] == [{"handle": handle, "name": "Bea", "words": SECRET}]
        assert bea.id not in export.text
        assert SECRET not in (await bea.get("account/export")).text


async def test_note_on_merged_guest_does_not_pass_to_account(tmp_path: Path) -> None:
    """A shared browser may have another user, so the note does not pass to the account. It is deleted with it."""
    async with site(tmp_path) as server:
        ana, bea, phone = [await Browser(server).load(name) for name in ("Ana", "Bea", "Bea2")]
        handles = server.assembly.community.handles
        await phone.open()
        former = phone.id
        await ana.put(f"players/{handles.handle_of(former)}/note", {"words": SECRET})
        result = await phone.use_link(await bea.create_device_link())
        settled = await phone.post("account/settle", {"ticket": result["ticket"], "merge": True})
        assert settled.status_code == 200
        for guest, words in ((former, SECRET), (bea.id, "")):
            assert (await ana.get(f"players/{handles.handle_of(guest)}/note")).json() == {"words": words}
        assert (await bea.post("account/delete", {"name": "Bea"})).status_code == 200
    assert query_rows(tmp_path, "SELECT words FROM note") == []
