"""Matchmaking: guests who want compatible games get one table, also if they ask at the same moment."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from bench import usual
from tertulia.kernel.registry import find_game
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.service import TableService
from tertulia.server.domain.state import PACES
from tertulia.server.domain.table import Table
from tertulia.server.storage.matchmaking import MATCHMAKING, SqlMatchmaking
from tests.server.asgi import Site, site
from tests.server.own_sets import make_own_set

GUESTS = [GuestId(f"guest{number}") for number in range(6)]


async def request_match(running: Site, guest: GuestId, **more: Any) -> str:
    body = {"game": usual.QUICK, "seats": 2, **more}
    answer = await running.ask(guest, "POST", "/api/play", body)
    assert answer.status < 300, answer.body
    return str(msgspec.json.decode(answer.body)["id"])


async def load_table(running: Site, guest: GuestId, table_id: str) -> Any:
    return msgspec.json.decode((await running.ask(guest, "GET", f"/api/tables/{table_id}")).body)


def test_concurrent_requests_are_matched_and_started(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path) as running:
            found = await asyncio.gather(*(request_match(running, guest) for guest in GUESTS))
            assert len(set(found)) == 3
            for guest, there in zip(GUESTS, found, strict=True):
                now = await load_table(running, guest, there)
                assert (now["phase"], len(now["own_seats"]), len(now["seats"])) == ("running", 1, 2)

    asyncio.run(run())


def test_repeated_request_waits_at_one_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path) as running:
            first, second = [await request_match(running, GUESTS[0]) for _ in range(2)]
            assert first == second
            now = await load_table(running, GUESTS[0], first)
            assert (now["phase"], now["own_seats"]) == ("open", [0])

    asyncio.run(run())


@pytest.mark.parametrize(
    "other",
    [
        *({"seats": 3}, {"pace": "turns"}, {"forfeit": "end"}, {"options": {"scoring": "simplified"}}),
        *({"public": False}, {"hints": True}, {"patience": 3600}, {"substitute": "random"}),
    ],
)
def test_different_preferences_are_not_matched(tmp_path: Path, other: dict[str, Any]) -> None:
    async def run() -> None:
        async with site(tmp_path) as running:
            assert await request_match(running, GUESTS[0]) != await request_match(running, GUESTS[1], **other)

    asyncio.run(run())


def test_fitting_open_table_is_joined_and_waits_for_host(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path) as running:
            body = {"game": usual.QUICK, "seats": [{"kind": "me"}, {"kind": "open"}]}
            opened = msgspec.json.decode((await running.ask(GUESTS[0], "POST", "/api/tables", body)).body)["id"]
            assert await request_match(running, GUESTS[1]) == opened
            assert (await load_table(running, GUESTS[1], opened))["phase"] == "open"
            assert await request_match(running, GUESTS[2]) != opened

    asyncio.run(run())


def test_missing_preference_matches_any_choice(tmp_path: Path) -> None:
    """A guest without a preference matches any choice.

    The game of guests who were matched starts when the table is full.
    """

    async def run() -> None:
        async with site(tmp_path) as running:
            chosen = {"hints": True, "patience": 3600, "substitute": "random"}
            first = await request_match(running, GUESTS[0], **chosen)
            there = await load_table(running, GUESTS[0], first)
            assert (there["hints"], there["patience"], there["substitute"]) == (True, 3600, "random")
            assert await request_match(running, GUESTS[1]) == first
            assert (await load_table(running, GUESTS[1], first))["phase"] == "running"
            second = await request_match(running, GUESTS[2], **chosen)
            assert await request_match(running, GUESTS[3], hints=True) == second

    asyncio.run(run())


def test_private_table_is_never_matched(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path) as running:
            private = await request_match(running, GUESTS[0], public=False)
            assert not (await load_table(running, GUESTS[0], private))["public"]
            assert await request_match(running, GUESTS[1], public=False) != private
            assert await request_match(running, GUESTS[2]) != private

    asyncio.run(run())


def test_own_component_set_matches_only_the_same_set(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path) as running:
            own = {"components": {"set": make_own_set(find_game(usual.QUICK))}}
            first = await request_match(running, GUESTS[0], **own)
            assert await request_match(running, GUESTS[1]) != first
            assert await request_match(running, GUESTS[2], **own) == first
            both = {"components": {"set": make_own_set(find_game(usual.QUICK)), "digest": "0" * 64}}
            refused = await running.ask(GUESTS[3], "POST", "/api/play", {"game": usual.QUICK, "seats": 2, **both})
            assert refused.status == 400

    asyncio.run(run())


def test_named_time_control_matches_table_with_its_settings(tmp_path: Path) -> None:
    """Matchmaking and the form of a new table offer the same list of time controls."""

    async def run() -> None:
        async with site(tmp_path) as running:
            for host, guest, (name, pace) in zip(GUESTS, GUESTS[1:], list(PACES.items())[:3], strict=False):
                seats = [{"kind": "me"}, {"kind": "open"}]
                body = {"game": usual.QUICK, "seats": seats, "pace": msgspec.to_builtins(pace)}
                opened = msgspec.json.decode((await running.ask(host, "POST", "/api/tables", body)).body)["id"]
                assert await request_match(running, guest, pace=name) == opened

    asyncio.run(run())


@pytest.mark.parametrize("change", [{"pace": {"kind": "live", "bank": 300}}, {"options": {"scoring": "simplified"}}])
def test_changed_terms_end_matchmaking_at_the_table(tmp_path: Path, change: Any) -> None:
    async def run() -> None:
        async with site(tmp_path) as running:
            first = await request_match(running, GUESTS[0])
            assert (await running.ask(GUESTS[0], "POST", f"/api/tables/{first}/terms", change)).status == 200
            second = await request_match(running, GUESTS[1])
            assert second != first
            assert await request_match(running, GUESTS[2]) == second

    asyncio.run(run())


def test_matchmaking_without_table_is_abandoned(tmp_path: Path) -> None:
    """As after a process that died between two steps: the next guest opens another table."""

    async def run() -> None:
        async with site(tmp_path) as running:
            first = await request_match(running, GUESTS[0])
            assert (await running.ask(GUESTS[0], "POST", f"/api/tables/{first}/leave", {})).status == 200
            second = await request_match(running, GUESTS[1])
            assert second != first
            assert await request_match(running, GUESTS[2]) == second

    asyncio.run(run())


def test_matchmaking_waits_for_table_being_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two guests are matched at a table that is still being stored. A third guest waits for it, too.

    If the third opened another table at once, the first could be full and never start.
    """

    async def run() -> None:
        keep, slow = TableService.keep, [0.4]

        async def slowly(service: TableService, table: Table) -> Table:
            await asyncio.sleep(slow.pop() if slow else 0)
            return await keep(service, table)

        monkeypatch.setattr(TableService, "keep", slowly)
        async with site(tmp_path) as running:
            together = [asyncio.create_task(request_match(running, guest)) for guest in GUESTS[:2]]
            await asyncio.sleep(0.2)
            found = [await request_match(running, GUESTS[2]), *[await each for each in together]]
            assert len(set(found)) == 2
            full = max(found, key=found.count)
            assert (await load_table(running, GUESTS[0], full))["phase"] == "running"

    asyncio.run(run())


def test_full_table_starts_after_matchmaking_moved_on(tmp_path: Path) -> None:
    """A guest who blocks the waiting player has opened a second table. Others who join the first still start a game."""

    async def run() -> None:
        async with site(tmp_path) as running:
            first = await request_match(running, GUESTS[0])
            person = (await load_table(running, GUESTS[1], first))["seats"][0]["handle"]
            assert (
                await running.ask(GUESTS[1], "PUT", f"/api/players/{person}/block", {"blocked": True})
            ).status == 200
            second = await request_match(running, GUESTS[1])
            found = [await request_match(running, guest) for guest in GUESTS[2:4]]
            assert sorted(found) == sorted([first, second])
            for there in found:
                assert (await load_table(running, GUESTS[2], there))["phase"] == "running"

    asyncio.run(run())


def test_past_matchmaking_is_deleted_after_start(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path) as running:
            journal = running.assembly.backends.journal
            matchmaking = SqlMatchmaking(journal)
            first, second, third = [await request_match(running, GUESTS[seats], seats=seats) for seats in (2, 3, 4)]
            await matchmaking.claim_table("this", first, None)
            await matchmaking.claim_table("that", second, None)
            assert await matchmaking.claim_table("this", third, first) == third
            assert await matchmaking.is_matchmaking_table(first)
            assert await request_match(running, GUESTS[0]) == first
            assert await matchmaking.claim_table("that", third, second) == third
            async with journal.sessions() as session:
                found = await session.execute(
                    select(MATCHMAKING.c.table_id).where(MATCHMAKING.c.key.startswith("past:"))
                )
                assert list(found.scalars()) == [second]

    asyncio.run(run())


def test_blocked_players_are_not_matched(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path) as running:
            first = await request_match(running, GUESTS[0])
            person = (await load_table(running, GUESTS[1], first))["seats"][0]["handle"]
            blocked = await running.ask(GUESTS[1], "PUT", f"/api/players/{person}/block", {"blocked": True})
            assert blocked.status == 200
            second = await request_match(running, GUESTS[1])
            assert second != first
            assert await request_match(running, GUESTS[2]) in (first, second)

    asyncio.run(run())


def test_former_opponent_is_invited_to_private_table(tmp_path: Path) -> None:
    """Invited guests see a private table in their lobby.

    A guest who has never played with the host cannot be invited.
    """

    async def run() -> None:
        async with site(tmp_path) as running:
            ana, bea, eva = GUESTS[:3]

            async def ask(guest: GuestId, method: str, path: str, body: Any = None) -> Any:
                return msgspec.json.decode((await running.ask(guest, method, path, body)).body)

            assert (await ask(ana, "GET", "/api/known-players"))["players"] == []
            together = await request_match(running, ana)
            assert await request_match(running, bea) == together
            (met,) = (await ask(ana, "GET", "/api/known-players"))["players"]
            new_table = {"game": usual.QUICK, "seats": [{"kind": "me"}, {"kind": "open"}], "public": False}
            private = (await ask(ana, "POST", "/api/tables", new_table))["id"]
            invitation = {"handle": met["handle"]}
            assert "error" not in await ask(ana, "POST", f"/api/tables/{private}/invite", invitation)
            assert "error" not in await ask(ana, "POST", f"/api/tables/{private}/invite", invitation)
            assert private in [each["id"] for each in (await ask(bea, "GET", "/api/tables"))["tables"]]
            assert private not in [each["id"] for each in (await ask(eva, "GET", "/api/tables"))["tables"]]
            for guest, error in ((eva, "not-your-seat"), (bea, "not-your-seat")):
                refused = await ask(guest, "POST", f"/api/tables/{private}/invite", invitation)
                assert refused["error"] == error
            unknown = await ask(ana, "POST", f"/api/tables/{private}/invite", {"handle": "nobody"})
            assert unknown["error"] == "player-unknown"
            await ask(bea, "POST", f"/api/tables/{private}/sit", {"seat": 1})
            await ask(ana, "POST", f"/api/tables/{private}/start", {})
            late = await ask(ana, "POST", f"/api/tables/{private}/invite", invitation)
            assert late["error"] == "not-open"

    asyncio.run(run())


def test_invalid_matchmaking_request_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path) as running:
            for body, status in (
                ({"game": "chess", "seats": 2}, 404),
                ({"game": usual.QUICK, "seats": 9}, 400),
                ({"game": usual.QUICK, "seats": 2, "pace": "fast"}, 400),
            ):
                assert (await running.ask(GUESTS[0], "POST", "/api/play", body)).status == status

    asyncio.run(run())
