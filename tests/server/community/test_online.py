"""Players who are online: how many, whom a viewer sees at which table, and when players were last seen."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tertulia.server.domain.accounts import Credential, CredentialKind
from tertulia.server.domain.online import ONLINE_SECONDS, REFRESH_SECONDS, SHOW_SETTING
from tertulia.server.domain.seats import GuestId
from tertulia.server.live.presence import VISIBLE_SECONDS, PresenceUnknown, SiteVisitors
from tests.server.asgi import Site, site
from tests.server.clocks import StoppedClock
from tests.server.live.test_announcements import FakePresence
from tests.server.site_guests import SiteGuest, create_guests, start_table

DAY = 86_400
ANA, BEA = GuestId("ana"), GuestId("bea")


class OnlineSite:
    """A site with Ana, Bea and Eva, who have accounts, and Guy, who has none."""

    def __init__(self, server: Site, clock: StoppedClock) -> None:
        self.server, self.clock = server, clock
        self.ana, self.bea, self.eva, self.guy = create_guests(server, "ana", "bea", "eva", "guy")

    async def add_accounts(self) -> None:
        for guest in (self.ana, self.bea, self.eva):
            assert guest.guest is not None
            credential = Credential(CredentialKind.MAIL, f"{guest.guest}@example.org", guest.guest, "", b"", 0)
            await self.server.assembly.community.credentials.add(credential)

    async def list_seen(self, viewer: SiteGuest) -> dict[str, tuple[str, bool] | None]:
        """The players whom a viewer sees online: table and whether it is open, by guest id."""
        self.clock.move(REFRESH_SECONDS)
        found, handles = await viewer.get("turns?here=true"), self.server.assembly.community.handles
        return {
            handles.guest_of(each["handle"]): each["table"] and (each["table"]["id"], each["table"]["open"])
            for each in found["here"]
        }

    async def count(self, viewer: SiteGuest) -> int:
        self.clock.move(REFRESH_SECONDS)
        return int((await viewer.get("turns?here=false"))["online"])


@asynccontextmanager
async def open_online_site(tmp_path: Path) -> AsyncIterator[OnlineSite]:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as server:
        found = OnlineSite(server, clock)
        await found.add_accounts()
        yield found


async def test_guest_is_online_until_pages_stop_asking(tmp_path: Path) -> None:
    async with open_online_site(tmp_path) as online:
        await online.ana.get("turns?here=false")
        await online.bea.get("turns?here=false")
        assert await online.count(SiteGuest(online.server, None)) == 2
        assert list(await online.list_seen(online.ana)) == ["bea"], "without the viewer"
        online.clock.move(ONLINE_SECONDS)
        assert await online.list_seen(online.ana) == {}
        assert await online.count(online.ana) == 1


async def test_request_of_service_worker_names_no_players_and_does_not_count(tmp_path: Path) -> None:
    async with open_online_site(tmp_path) as online:
        assert (await online.ana.get("turns"))["here"] is None
        assert await online.list_seen(online.bea) == {}


async def test_guest_without_account_is_counted_and_named_only_at_public_table(tmp_path: Path) -> None:
    async with open_online_site(tmp_path) as online:
        await online.guy.get("turns?here=false")
        assert (await online.list_seen(online.ana), await online.count(online.ana)) == ({}, 2)
        private = await online.guy.open(public=False)
        assert await online.list_seen(online.ana) == {}
        await online.ana.post(f"tables/{private}/sit", {"seat": 1})
        assert await online.list_seen(online.ana) == {}, "a private table, though the viewer sits there"
        public = await online.guy.open()
        assert await online.list_seen(online.ana) == {"guy": (public, True)}


async def test_hidden_player_is_neither_named_nor_counted(tmp_path: Path) -> None:
    async with open_online_site(tmp_path) as online:
        await online.bea.open()
        await online.bea.get("turns?here=false")
        assert (list(await online.list_seen(online.ana)), await online.count(online.ana)) == (["bea"], 2)
        await online.bea.put("me/settings", {"values": {SHOW_SETTING: "false"}})
        assert (await online.list_seen(online.ana), await online.count(online.ana)) == ({}, 1)
        await online.bea.put("me/settings", {"values": {SHOW_SETTING: "true"}})
        assert (list(await online.list_seen(online.ana)), await online.count(online.ana)) == (["bea"], 2)


@pytest.mark.parametrize("blocking", ["ana", "bea"])
async def test_block_hides_both_players_from_each_other(tmp_path: Path, blocking: str) -> None:
    async with open_online_site(tmp_path) as online:
        for guest in (online.ana, online.bea, online.eva):
            await guest.open()
            await guest.get("turns?here=false")
        one, other = (online.ana, online.bea) if blocking == "ana" else (online.bea, online.ana)
        await one.put(f"players/{await other.get_handle()}/block", {"blocked": True})
        assert list(await online.list_seen(online.ana)) == ["eva"]
        assert list(await online.list_seen(online.bea)) == ["eva"]
        assert set(await online.list_seen(online.eva)) == {"ana", "bea"}


async def test_table_is_shown_to_guests_who_may_see_it(tmp_path: Path) -> None:
    """A running table counts while the player's page shows it; an open public one always."""
    async with open_online_site(tmp_path) as online:
        table = await start_table(online.ana, online.bea, public=False)
        await online.ana.post("turns", {"table": table})
        assert await online.list_seen(online.bea) == {"ana": (table, False)}
        assert await online.list_seen(online.eva) == {"ana": None, "bea": None}, "the table is private"
        online.clock.move(VISIBLE_SECONDS)
        await online.ana.get("turns?here=false")
        assert (await online.list_seen(online.bea))["ana"] is None, "the player looks at another page"
        waiting = await online.ana.open()
        assert (await online.list_seen(online.eva))["ana"] == (waiting, True)


async def test_spectator_is_not_shown_at_table(tmp_path: Path) -> None:
    async with open_online_site(tmp_path) as online:
        table = await start_table(online.ana, online.bea)
        await online.eva.post("turns", {"table": table})
        assert await online.list_seen(online.ana) == {"eva": None}


async def test_bots_are_not_counted(tmp_path: Path) -> None:
    async with open_online_site(tmp_path) as online:
        table = await online.ana.open(2)
        await online.ana.post(f"tables/{table}/bot", {"seat": 1, "bot": "random"})
        assert await online.count(online.ana) == 1


async def test_last_seen_is_coarse_and_kept_from_blocked_and_by_hidden_players(tmp_path: Path) -> None:
    async with open_online_site(tmp_path) as online:
        await start_table(online.ana, online.bea)
        await online.bea.get("me")  # stores the session
        online.clock.move(3 * DAY)
        handle = await online.bea.get_handle()

        async def read() -> list[object]:
            profile = await online.ana.get(f"players/{handle}/profile")
            (known,) = (await online.ana.get("known-players"))["players"]
            return [profile["last_seen"], known["last_seen"]]

        assert await read() == [{"online": False, "days": 3}] * 2
        await online.bea.put("me/settings", {"values": {SHOW_SETTING: "false"}})
        assert await read() == [None, None]
        await online.bea.put("me/settings", {"values": {SHOW_SETTING: None}})
        await online.bea.put(f"players/{await online.ana.get_handle()}/block", {"blocked": True})
        assert await read() == [None, None]


async def test_last_seen_of_player_who_is_online(tmp_path: Path) -> None:
    async with open_online_site(tmp_path) as online:
        await online.bea.open()
        await online.bea.get("me")
        await online.bea.get("turns?here=false")
        profile = await online.ana.get(f"players/{await online.bea.get_handle()}/profile")
        assert profile["last_seen"] == {"online": True, "days": 0}


async def test_visitors_of_other_processes_are_online_without_readable_ids(tmp_path: Path) -> None:
    async with open_online_site(tmp_path) as online:
        presence, clock = FakePresence(), online.clock
        seal, unseal = (
            online.server.assembly.community.handles.handle_of,
            online.server.assembly.community.handles.guest_of,
        )
        one, other = (SiteVisitors(seal, unseal, clock) for _ in range(2))
        one.note(ANA, "table")
        one.note(BEA, None)
        await one.exchange(presence)
        assert not any(text in visit for visit in presence.visits for text in ("ana", "bea", "table"))
        presence.visits.add("garbage")
        await other.exchange(presence)
        assert other.online() == one.online() == {ANA: "table", BEA: None}
        clock.move(ONLINE_SECONDS)
        assert other.online() == {}


async def test_visits_during_an_outage_of_the_broker_are_published_after_it(tmp_path: Path) -> None:
    async with open_online_site(tmp_path) as online:
        presence, handles = FakePresence(), online.server.assembly.community.handles
        visitors = SiteVisitors(handles.handle_of, handles.guest_of, online.clock)
        visitors.note(ANA, None)
        with pytest.raises(PresenceUnknown):
            await visitors.exchange(UnreachablePresence())
        visitors.note(BEA, None)
        await visitors.exchange(presence)
        assert len(presence.visits) == 2


class UnreachablePresence(FakePresence):
    async def exchange_visits(self, visits: Sequence[str], seconds: float) -> dict[str, float]:
        raise PresenceUnknown
