"""Blocked players: their chat is hidden, they join no table together, and they are not told."""

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
from tests.server.clocks import StoppedClock
from tests.server.talking import Person, begun, people


async def test_words_of_a_blocked_person_are_hidden_old_ones_too(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        await bea.say("Nasty")
        await bea.post("lobby/chat", {"phrase": "hello"})
        await eva.say("Nice")
        assert await ana.said() == ["Nasty", "hello", "Nice"]
        await ana.put(f"people/{await bea.handle()}/block", {"blocked": True})
        assert await ana.said() == ["Nice"]
        assert await bea.said() == ["Nasty", "hello", "Nice"]
        found = await ana.get("me/blocked")
        assert [each["person"] for each in found["players"]] == [await bea.handle()]
        assert (await bea.get("me/blocked"))["players"] == []
        await ana.put(f"people/{await bea.handle()}/block", {"blocked": False})
        assert await ana.said() == ["Nasty", "hello", "Nice"]


async def test_block_can_be_repeated_at_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks_and_notes, "MAX_BLOCKED_GUESTS", 1)
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        for _ in range(2):
            await ana.put(f"people/{await bea.handle()}/block", {"blocked": True})
        status, body = await ana.ask("PUT", f"people/{await eva.handle()}/block", {"blocked": True})
        assert (status, body["error"]) == (400, "bad-request")
        assert [each["person"] for each in (await ana.get("me/blocked"))["players"]] == [await bea.handle()]


async def test_they_sit_down_at_no_new_table_together_whoever_blocks(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        old = await begun(ana, bea)
        await ana.put(f"people/{await bea.handle()}/block", {"blocked": True})
        of_ana, of_bea, of_eva = await ana.open(3), await bea.open(3), await eva.open(3)
        await ana.post(f"tables/{of_eva}/sit", {"seat": 1})
        for who, table in ((bea, of_ana), (ana, of_bea), (bea, of_eva)):
            assert await who.refused(f"tables/{table}/sit", {"seat": 2}) == "kept-apart"
        status, body = await bea.ask("POST", f"tables/{of_ana}/sit", {"seat": 1})
        assert (status, body) == (403, {"error": "kept-apart", "message": "this table is not open to you"})
        await eva.post(f"tables/{of_ana}/sit", {"seat": 1})
        for who in (ana, bea):  # games that have begun go on
            now = await who.get(f"tables/{old}")
            if now["legal"]:
                body = {"position": now["position"], "seat": now["as"], "actions": [now["legal"][0]["notation"]]}
                await who.post(f"tables/{old}/moves", body)


async def test_two_who_sit_down_at_the_same_moment_are_kept_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are checked before either has a seat."""
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        await ana.put(f"people/{await bea.handle()}/block", {"blocked": True})
        of_eva, both = await eva.open(3), asyncio.Barrier(2)
        store = server.assembly.community.blocks_and_notes
        original = store.blocked_either_way

        async def at_once(guest: GuestId) -> Set[GuestId]:
            found = await original(guest)
            await both.wait()
            return found

        monkeypatch.setattr(store, "blocked_either_way", at_once)
        asked = [who.ask("POST", f"tables/{of_eva}/sit", {"seat": seat}) for seat, who in enumerate((ana, bea), 1)]
        answers = sorted([status for status, _ in await asyncio.gather(*asked)])
        assert answers == [200, 403]


async def test_another_cookie_at_the_same_address_is_kept_apart_too(tmp_path: Path) -> None:
    """Guests at a blocked player's address are kept apart for a day, unless many guests share the address.

    A guest who blocks a player at their own address is kept apart only from that player.
    """
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as server:
        ana, bea, new = people(server, "ana", "bea", "new")
        await ana.put(f"people/{await bea.handle()}/block", {"blocked": True})
        of_ana = await ana.open(3)
        await new.post(f"tables/{of_ana}/sit", {"seat": 1})  # all three requests so far come from Ana's address
        await new.post(f"tables/{of_ana}/leave")
        server.address = "192.0.2.7"
        await bea.get("tables")
        assert await new.refused(f"tables/{of_ana}/sit", {"seat": 1}) == "kept-apart"
        wanted = {"game": usual.QUICK, "seats": 3}
        server.address = "127.0.0.1"
        waits = (await ana.post("play", wanted))["id"]
        server.address = "192.0.2.7"
        assert (await new.post("play", wanted))["id"] != waits
        clock.move(RECENT_SECONDS + 1)
        await new.post(f"tables/{of_ana}/sit", {"seat": 1})
        await new.post(f"tables/{of_ana}/leave")
        await bea.get("tables")
        assert await new.refused(f"tables/{of_ana}/sit", {"seat": 1}) == "kept-apart"
        for number in range(MIN_CROWD_GUESTS):
            await people(server, f"stranger {number}")[0].get("tables")
        await new.post(f"tables/{of_ana}/sit", {"seat": 1})


async def test_nobody_learns_that_they_are_blocked(tmp_path: Path) -> None:
    """Every request of a blocked player is answered as before, except for a seat beside the player who blocks them."""
    async with site(tmp_path, clock=StoppedClock()) as server:
        ana, bea = people(server, "ana", "bea")
        table = await begun(ana, bea)
        await ana.say("Hello", table)
        asked = (f"tables/{table}", f"tables/{table}/chat", "lobby/chat", "tables", "me/blocked", "turns")
        before = [await bea.get(path) for path in asked]
        await ana.put(f"people/{await bea.handle()}/block", {"blocked": True})
        assert [await bea.get(path) for path in asked] == before


async def test_a_note_on_somebody_is_its_writer_s(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = people(server, "ana", "bea")
        assert await ana.put(f"people/{await bea.handle()}/note", {"words": "Plays well"}) == {"words": "Plays well"}
        assert await ana.refused(f"people/{await ana.handle()}/note", {"words": "me"}, "PUT") == "bad-request"


async def test_a_handle_tells_nothing_and_cannot_be_made_up(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = people(server, "ana", "bea")
        table = await begun(ana, bea)
        seats = (await ana.get(f"tables/{table}"))["seats"]
        assert [seat["person"] for seat in seats] == [await ana.handle(), await bea.handle()]
        handle = await bea.handle()
        assert server.assembly.community.handles.guest_of(handle) == bea.guest
        last = chr(ord(handle[-1]) ^ 1)
        for made_up in ("bea", "", "x" * 300, "ñ", handle[:-1], handle + "=", handle[:-1] + last, "%00"):
            if made_up:
                path = f"people/{made_up}/block"
                assert await ana.refused(path, {"blocked": True}, "PUT") == "person-unknown", made_up


async def test_open_tables_of_either_are_not_listed_for_the_other(tmp_path: Path) -> None:
    """Also hides open tables that the other has joined.

    Running games, a guest's own tables, and lists without a cookie are not affected.
    """
    async with site(tmp_path) as server:
        ana, bea, eva, nobody = *people(server, "ana", "bea", "eva"), Person(server, None)
        running, of_ana, of_bea, of_eva = (
            await begun(ana, eva), await ana.open(3), await bea.open(3), await eva.open(3)
        )  # fmt: skip
        await ana.post(f"tables/{of_eva}/sit", {"seat": 1})
        both = await eva.open(3)
        for seat, who in enumerate((ana, bea), start=1):
            await who.post(f"tables/{both}/sit", {"seat": seat})
        await ana.put(f"people/{await bea.handle()}/block", {"blocked": True})

        async def listed(who: Person) -> set[str]:
            return {table["id"] for table in (await who.get("tables"))["tables"]}

        assert await listed(ana) == {running, of_ana, of_eva, both}
        assert await listed(bea) == {running, of_bea, both}
        assert await listed(eva) == await listed(nobody) == {running, of_ana, of_bea, of_eva, both}
        await ana.put(f"people/{await bea.handle()}/block", {"blocked": False})
        assert of_bea in await listed(ana)


async def test_who_is_blocked_is_not_offered_to_be_invited(tmp_path: Path) -> None:
    """The blocked player sees no change, but their invitations have no effect."""
    async with site(tmp_path) as server:
        ana, bea = people(server, "ana", "bea")
        await begun(ana, bea)
        table = await bea.open()
        before = await bea.get("company")
        await ana.put(f"people/{await bea.handle()}/block", {"blocked": True})
        assert (await ana.get("company"))["players"] == []
        assert await bea.get("company") == before
        await bea.post(f"tables/{table}/invite", {"person": await ana.handle()})
        assert table not in {one["id"] for one in (await ana.get("tables"))["tables"]}


async def test_an_invitation_from_before_is_listed_no_more(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = people(server, "ana", "bea")
        await begun(ana, bea)
        table = await bea.open(public=False)
        await bea.post(f"tables/{table}/invite", {"person": await ana.handle()})
        assert table in {one["id"] for one in (await ana.get("tables"))["tables"]}
        await ana.put(f"people/{await bea.handle()}/block", {"blocked": True})
        assert table not in {one["id"] for one in (await ana.get("tables"))["tables"]}


async def test_another_game_seats_nobody_beside_whom_they_block(tmp_path: Path) -> None:
    """The guest who asks keeps their seat. The seats of players who are kept apart from them are free."""
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        first, second = await begun(eva, ana, bea), await begun(ana, bea)
        await ana.put(f"people/{await bea.handle()}/block", {"blocked": True})
        for table, asking, seated in ((first, eva, ["eva", "ana", None]), (second, bea, [None, "bea"])):
            (await server.assembly.service.table(table)).state.phase = "over"
            other = (await asking.post(f"tables/{table}/again"))["id"]
            seats = (await server.assembly.service.table(other)).state.seats
            assert [seat.guest for seat in seats] == seated


async def test_playing_at_once_brings_nobody_together_of_whom_one_blocks_the_other(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        await ana.put(f"people/{await bea.handle()}/block", {"blocked": True})
        wanted = {"game": usual.QUICK, "seats": 3}
        of_ana, of_bea = [(await each.post("play", wanted))["id"] for each in (ana, bea)]
        assert of_ana != of_bea
        assert (await eva.post("play", wanted))["id"] in (of_ana, of_bea)
