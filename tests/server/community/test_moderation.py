"""Moderation: rights of roles, effects of sanctions, information for players, and the tamper-evident log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from tertulia.server.domain.accounts import Credential, CredentialKind, Merge
from tertulia.server.domain.moderation import DAY_MS, Role
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage import moderation
from tertulia.server.storage.database import open_writer
from tertulia.server.storage.guests import SqlGuestRows
from tertulia.server.storage.moderation import MAX_ATTEMPTS, add_entry, find_faults, transact_logged
from tests.server.asgi import Site, site
from tests.server.clocks import StoppedClock
from tests.server.site_guests import SiteGuest, create_guests, start_table


async def give_role(server: Site, person: SiteGuest, role: Role) -> SiteGuest:
    """Give a guest a role by a link, and return the guest."""
    token = server.assembly.community.links.create_token(role, server.assembly.backends.clock.now())
    await person.post("claim", {"token": token})
    return person


async def impose_sanction(by: SiteGuest, person: SiteGuest, kind: str, days: int = 1, **more: Any) -> str:
    """Impose a sanction and return its id."""
    body = {"kind": kind, "reason": "Rude words", "days": days, **more}
    await by.post(f"moderation/players/{await person.get_handle()}", body)
    return str((await person.get("me/status"))["sanctions"][0]["id"])


async def test_role_link_works_once_and_for_a_day(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as server:
        ana, bea = create_guests(server, "ana", "bea")
        links = server.assembly.community.links
        token, late = links.create_token("administrator", clock.now()), links.create_token("moderator", clock.now())
        await ana.post("claim", {"token": token})
        assert (await ana.get("me/status"))["role"] == "administrator"
        for forged_token in (token, token[:-1], "administrator.x.9999999999", ""):
            assert await bea.request_refusal("claim", {"token": forged_token}) == "link-used"
        clock.move(86_400)
        assert await bea.request_refusal("claim", {"token": late}) == "link-used"
        assert (await bea.get("me/status"))["role"] == "player"


async def test_only_administrators_change_roles(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        await give_role(server, ana, "administrator")
        await ana.put(f"players/{await bea.get_handle()}/role", {"role": "moderator"})
        assert (await bea.get("moderation"))["role"] == "moderator"
        assert (
            await bea.request_refusal(f"players/{await bea.get_handle()}/role", {"role": "administrator"}, "PUT")
            == "may-not"
        )
        own = f"players/{await ana.get_handle()}/role"
        assert await ana.request_refusal(own, {"role": "player"}, "PUT") == "last-administrator"
        assert (
            await bea.request_refusal(f"moderation/players/{await ana.get_handle()}", {"kind": "mute", "reason": "no"})
            == "may-not"
        )
        assert (
            await bea.request_refusal(f"moderation/players/{await bea.get_handle()}", {"kind": "mute", "reason": "no"})
            == "may-not"
        )


async def test_muted_player_cannot_chat_and_sees_the_reason(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as server:
        ana, bea = create_guests(server, "ana", "bea")
        await give_role(server, ana, "moderator")
        await impose_sanction(ana, bea, "mute", days=2)
        status, body = await bea.ask("POST", "lobby/chat", {"words": "Why?"})
        assert (status, body["error"]) == (403, "muted")
        assert "Rude words" in body["message"]
        sanction = (await bea.get("me/status"))["sanctions"][0]
        assert (sanction["kind"], sanction["reason"], sanction["in_force"], sanction["seen"]) == (
            "mute",
            "Rude words",
            True,
            False,
        )
        assert sanction["until"] - sanction["began"] == 2 * DAY_MS
        await start_table(bea, ana)  # only chat is blocked
        clock.move(2 * 86_400)
        await bea.say("I am back")


async def test_suspended_player_joins_nothing_and_plays_on(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        await give_role(server, ana, "moderator")
        table, other = await start_table(bea, eva), await eva.open()
        sanction = await impose_sanction(ana, bea, "suspension")
        assert await bea.request_refusal(f"tables/{other}/sit", {"seat": 1}) == "suspended"
        assert await bea.request_refusal("lobby/chat", {"words": "Hello"}) == "suspended"
        await bea.say("Good luck", table)
        now = await bea.get(f"tables/{table}")
        if now["legal"]:
            actions = [now["legal"][0]["notation"]]
            await bea.post(f"tables/{table}/moves", {"position": now["position"], "seat": 0, "actions": actions})
        await ana.post(f"moderation/sanctions/{sanction}/lift", {"reason": "Enough"})
        await bea.post(f"tables/{other}/sit", {"seat": 1})


async def test_suspension_ends_streams_except_at_own_tables(tmp_path: Path) -> None:
    """Event streams of other tables and of the lobby end.

    They cannot be opened again, and a suspended guest cannot chat as a spectator.
    """
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        await give_role(server, ana, "moderator")
        mine, other, live = await start_table(bea, eva), await start_table(eva, ana), server.assembly.live
        with (
            live.subscribe_viewer(mine, bea.guest, "::1", 0) as sits,
            live.subscribe_viewer(other, bea.guest, "::1", 0) as looks_on,
            live.subscribe_viewer("lobby", bea.guest, "::1", 0) as lobby,
            live.subscribe_viewer(other, eva.guest, "::1", 0) as another,
        ):
            sanction = await impose_sanction(ana, bea, "suspension")
            assert [each.connection.closed for each in (sits, looks_on, lobby, another)] == [False, True, True, False]
        for path in (f"events?topic={other}", "events?topic=lobby"):
            assert await bea.request_refusal(path, method="GET") == "suspended"
        assert await bea.request_refusal(f"tables/{other}/chat", {"words": "She has the key"}) == "suspended"
        await bea.say("Still here", mine)
        assert (await server.ask(bea.guest, "GET", f"/api/events?topic={mine}")).status == 200
        await ana.post(f"moderation/sanctions/{sanction}/lift", {"reason": "Enough"})
        assert (await server.ask(bea.guest, "GET", "/api/events?topic=lobby")).status == 200


async def test_report_contains_surrounding_chat(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        await give_role(server, ana, "moderator")
        for number in range(9):
            await (bea if number % 2 else eva).say(f"line {number + 1}")
        wrong = {"reason": "Rude", "number": 1}
        assert await eva.request_refusal(f"players/{await bea.get_handle()}/report", wrong) == "bad-request"
        for _ in range(2):  # the second report changes nothing
            await eva.post(f"players/{await bea.get_handle()}/report", {"reason": "Rude", "number": 2})
        (report,) = (await ana.get("moderation"))["reports"]
        assert [line["number"] for line in report["context"]] == [1, 2, 3, 4, 5, 6, 7]
        assert report["about"]["handle"] == report["context"][1]["author"]["handle"] == await bea.get_handle()
        assert report["reporter"]["handle"] == await eva.get_handle()
        await impose_sanction(ana, bea, "warning", report=report["id"])
        assert (await ana.get("moderation"))["reports"] == []
        assert (await eva.get("me/status"))["reports"][0]["outcome"] == "acted"
        assert await ana.request_refusal(f"moderation/reports/{report['id']}", {"outcome": "dismissed"}) == "may-not"


async def test_reports_are_limited_and_answered(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, *others = create_guests(server, "ana", "bea", *(f"other{number}" for number in range(11)))
        await give_role(server, ana, "moderator")
        for other in others[:10]:
            await bea.post(f"players/{await other.get_handle()}/report", {"reason": "They won"})
        assert (
            await bea.request_refusal(f"players/{await others[10].get_handle()}/report", {"reason": "too"})
            == "too-many-reports"
        )
        first = (await ana.get("moderation"))["reports"][0]
        await ana.post(f"moderation/reports/{first['id']}", {"outcome": "unfounded"})
        reports = (await bea.get("me/status"))["reports"]
        assert [one["outcome"] for one in reports if one["about"] == first["about"]] == ["unfounded"]


async def test_report_reveals_no_spectator_chat_to_players(tmp_path: Path) -> None:
    """Players get the same answer whether or not spectators have written a line."""
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        table = await start_table(ana, bea)
        await eva.say("She has the key", table)
        body = {"reason": "?", "table": table, "listeners": "spectators", "number": 1}
        silent = {**body, "number": 2}
        path = f"players/{await eva.get_handle()}/report"
        assert await ana.ask("POST", path, body) == await ana.ask("POST", path, silent)


async def test_appeal_is_made_once_and_decided_by_another(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        await give_role(server, ana, "moderator")
        await give_role(server, eva, "moderator")
        sanction = await impose_sanction(ana, bea, "mute", days=30)
        await bea.post(f"me/sanctions/{sanction}/appeal", {"reason": "It was not me"})
        assert await bea.request_refusal(f"me/sanctions/{sanction}/appeal", {"reason": "Please"}) == "may-not"
        assert await eva.request_refusal(f"me/sanctions/{sanction}/appeal", {"reason": "For her"}) == "may-not"
        (waiting,) = (await ana.get("moderation"))["appeals"]
        assert waiting["appeal"] == "It was not me"
        answer = {"upheld": False, "reason": "You are right"}
        assert await ana.request_refusal(f"moderation/sanctions/{sanction}/answer", answer) == "may-not"
        await eva.post(f"moderation/sanctions/{sanction}/answer", answer)
        assert await eva.request_refusal(f"moderation/sanctions/{sanction}/answer", answer) == "may-not"
        own_sanction = (await bea.get("me/status"))["sanctions"][0]
        assert (own_sanction["in_force"], own_sanction["upheld"], own_sanction["answer"], own_sanction["seen"]) == (
            False,
            False,
            "You are right",
            False,
        )
        await bea.say("Thank you")


async def test_moderators_see_and_lift_earlier_sanctions(tmp_path: Path) -> None:
    """The moderator who imposed a sanction sees that another one decides on appeals (`mine`)."""
    async with site(tmp_path) as server:
        ana, bea, eva, ida = create_guests(server, "ana", "bea", "eva", "ida")
        await give_role(server, ana, "moderator")
        await give_role(server, eva, "moderator")
        old = await impose_sanction(ana, bea, "warning")
        mute = await impose_sanction(ana, bea, "mute", days=7)
        record = f"moderation/players/{await bea.get_handle()}"
        assert await ida.request_refusal(record, method="GET") == "may-not"
        found = await eva.get(record)
        assert (found["player"]["handle"], found["role"]) == (await bea.get_handle(), "player")
        assert {(one["id"], one["in_force"], one["by_me"]) for one in found["sanctions"]} == {
            (mute, True, False),
            (old, False, False),
        }
        assert all(one["by_me"] for one in (await ana.get(record))["sanctions"])
        assert not any(one["by_me"] for one in (await bea.get("me/status"))["sanctions"])
        await eva.post(f"moderation/sanctions/{mute}/lift", {"reason": "Long enough"})
        assert await eva.request_refusal(f"moderation/sanctions/{mute}/lift", {"reason": "Again"}) == "may-not"
        assert not any(one["in_force"] for one in (await eva.get(record))["sanctions"])
        assert (await eva.get(f"moderation/players/{await ana.get_handle()}"))["role"] == "moderator"


async def test_only_moderators_see_number_of_open_cases(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        await give_role(server, ana, "moderator")
        await eva.post(f"players/{await bea.get_handle()}/report", {"reason": "Rude"})
        sanction = await impose_sanction(ana, bea, "mute")
        await bea.post(f"me/sanctions/{sanction}/appeal", {"reason": "No"})
        assert [(await who.get("me/status"))["open_cases"] for who in (ana, bea, eva)] == [2, 0, 0]


async def test_merged_moderator_cannot_decide_own_sanction(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        await give_role(server, ana, "moderator")
        sanction = await impose_sanction(ana, bea, "mute")
        await bea.post(f"me/sanctions/{sanction}/appeal", {"reason": "It was not me"})
        assert ana.guest is not None
        assert eva.guest is not None
        _, row = server.assembly.account_services.sessions.create(eva.guest, "", secure=False)
        await SqlGuestRows(server.assembly.backends.journal).merge_guest(Merge(ana.guest, eva.guest, "", (), row))
        await give_role(server, eva, "moderator")
        assert (await eva.get("moderation"))["appeals"][0]["by_me"]
        answer = {"upheld": True, "reason": "So it stays"}
        assert await eva.request_refusal(f"moderation/sanctions/{sanction}/answer", answer) == "may-not"


async def test_muted_player_cannot_change_name(tmp_path: Path) -> None:
    """A suspended player cannot invite others either."""
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        await give_role(server, ana, "moderator")
        await start_table(bea, ana)
        table = await bea.open()
        await bea.put("me", {"name": "Bea"})
        await impose_sanction(ana, bea, "mute")
        assert await bea.request_refusal("me", {"name": "You are fools"}, "PUT") == "muted"
        await bea.put("me", {"name": "Bea", "language": "de"})
        await impose_sanction(ana, bea, "suspension")
        assert await bea.request_refusal(f"tables/{table}/invite", {"handle": await ana.get_handle()}) == "suspended"


async def test_moderation_log_reveals_tampering(tmp_path: Path) -> None:
    async with site(tmp_path, database=None) as server:
        ana, bea = create_guests(server, "ana", "bea")
        await give_role(server, ana, "administrator")
        sanction = await impose_sanction(ana, bea, "mute")
        await ana.post(f"moderation/sanctions/{sanction}/lift", {"reason": "Enough"})
        entries = (await ana.get("moderation/log"))["actions"]
        assert [(entry["number"], entry["action"]) for entry in entries] == [(3, "lift"), (2, "mute"), (1, "claim")]
        assert await bea.request_refusal("moderation/log", method="GET") == "may-not"
    engine = open_writer(tmp_path)
    changes: tuple[tuple[str | None, list[str]], ...] = (
        (None, []),
        (
            "UPDATE moderation_log SET subject = 'eva' WHERE number = 2",
            ["entry 2 or the one before it was changed"],
        ),
        ("DELETE FROM moderation_log WHERE number = 1", ["entry 1 is missing"]),
    )
    for change, found in changes:
        with engine.begin() as connection:
            if change is not None:
                connection.execute(text(change))
            assert find_faults(connection) == found
    # Removing the last lines leaves no gap in the numbers. It is found because the sanction that they report still
    # exists.
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM moderation_log WHERE number > 1"))
        assert find_faults(connection) == [f"the entry about sanction {sanction} is missing"]
    engine.dispose()


async def test_log_entry_is_retried_if_its_number_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as server:
        (ana,) = create_guests(server, "ana")
        await give_role(server, ana, "administrator")
        last, tries = moderation.SELECT_LAST_ENTRY, list[str]()

        def work(connection: Connection, stale: int) -> None:
            tries.append("try")  # the first tries read the log as it was before another process added an entry
            monkeypatch.setattr(
                moderation, "SELECT_LAST_ENTRY", last.where(text("1 = 0")) if len(tries) <= stale else last
            )
            add_entry(connection, 1, GuestId("ana"), "lift", GuestId("bea"), {})

        await transact_logged(server.assembly.backends.journal, lambda connection: work(connection, 2))
        assert len(tries) == 3
        tries.clear()
        with pytest.raises(StorageFault) as fault:
            await transact_logged(server.assembly.backends.journal, lambda connection: work(connection, MAX_ATTEMPTS))
        assert (fault.value.code, len(tries)) == ("storage-busy", MAX_ATTEMPTS)


async def test_lasting_conflict_of_logged_action_is_not_retried(tmp_path: Path) -> None:
    async with site(tmp_path) as server:

        def work(connection: Connection) -> None:
            for _ in range(2):
                connection.execute(text("INSERT INTO role_claim (nonce, time) VALUES ('used', 1)"))

        with pytest.raises(IntegrityError):
            await transact_logged(server.assembly.backends.journal, work)


async def test_administrator_finds_players_by_email_handle_and_name(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        chief, ana, other = create_guests(server, "chief", "ana", "other")
        await give_role(server, chief, "administrator")
        for person in (ana, other):
            await person.put("me", {"name": "Ana"})
        mail = Credential(CredentialKind.MAIL, "ana@example.org", GuestId("ana"), "", b"", 0)
        assert await server.assembly.community.credentials.add(mail)

        async def found(who: str) -> set[str]:
            return {each["handle"] for each in (await chief.post("moderation/find", {"query": who}))["players"]}

        handle = await ana.get_handle()
        assert await found(" Ana@Example.org ") == await found(handle) == {handle}
        assert await found("Ana") == {handle, await other.get_handle()}
        for nobody in ("ana@example", "An", "a", "ana", handle[:-1], "%", "\x00"):
            assert await found(nobody) == set(), nobody
        assert await ana.request_refusal("moderation/find", {"query": "Ana"}) == "may-not"
