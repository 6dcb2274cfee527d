"""Notifications of the site's own pages: invitations, ended games and sanctions, without any channel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bench import usual
from tertulia.server.domain.site_notifications import SHOWN_FOR
from tests.server.asgi import site
from tests.server.clocks import StoppedClock
from tests.server.community.test_moderation import give_role, impose_sanction
from tests.server.finished_games import store_table
from tests.server.notifications.test_proposals import BY_TURNS
from tests.server.site_guests import SiteGuest, create_guests, start_table


async def read(guest: SiteGuest) -> list[dict[str, Any]]:
    return list((await guest.get("turns"))["notifications"])


async def invite(host: SiteGuest, guest: SiteGuest) -> str:
    """Open a private table and invite a guest who has played with the host. Returns the table's id."""
    table = await host.open(public=False)
    await host.post(f"tables/{table}/invite", {"handle": await guest.get_handle()})
    return table


async def test_invitation_is_listed_until_the_guest_sits_down(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        await ana.put("me", {"name": "Ana"})
        await start_table(ana, bea)
        clock.move(60)
        table = await invite(ana, bea)
        at = round(clock.now().timestamp() * 1000)
        assert await read(bea) == [{"kind": "invited", "at": at, "table": table, "game": usual.QUICK, "by": "Ana"}]
        assert (await read(ana), await read(eva), await read(SiteGuest(server, None))) == ([], [], [])
        await bea.post(f"tables/{table}/sit", {"seat": 1})
        assert await read(bea) == []


async def test_block_hides_invitation(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        await start_table(ana, bea)
        await invite(ana, bea)
        await bea.put(f"players/{await ana.get_handle()}/block", {"blocked": True})
        assert await read(bea) == []


async def test_ended_game_with_other_players_is_listed_for_two_weeks(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as server:
        (ana, eva) = create_guests(server, "ana", "eva")
        await store_table(server, "with-bea", ("ana", "bea"))
        await store_table(server, "with-bot", ("ana", ""))
        assert [(each["kind"], each["table"]) for each in await read(ana)] == [("over", "with-bea")]
        assert await read(eva) == []
        clock.move(SHOWN_FOR.total_seconds())
        assert await read(ana) == []


async def test_proposals_are_listed_until_the_guest_answers(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        table = await start_table(ana, bea, pace=BY_TURNS)
        await ana.post(f"tables/{table}/end")
        await ana.post(f"tables/{table}/pause", {"hours": 5})
        assert {(each["kind"], each["table"]) for each in await read(bea)} == {
            ("end-proposed", table),
            ("pause-proposed", table),
        }
        assert await read(ana) == []
        await bea.post(f"tables/{table}/pause", {"hours": 5})
        assert [each["kind"] for each in await read(bea)] == ["end-proposed"]


async def test_sanction_is_listed_until_the_guest_confirms_it(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        await give_role(server, ana, "moderator")
        sanction = await impose_sanction(ana, bea, "warning")
        (found,) = await read(bea)
        assert (found["kind"], found["table"], found["game"], found["by"]) == ("sanction", None, None, None)
        await bea.post(f"me/sanctions/{sanction}/seen")
        assert await read(bea) == []
