"""Moderation: rights of roles, effects of sanctions, what players are told, and the tamper-evident log."""

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
from tests.server.talking import Person, begun, people


async def appointed(server: Site, person: Person, role: Role) -> Person:
    """Give a guest a role by a link, and return the guest."""
    token = server.assembly.community.links.create_token(role, server.assembly.backends.clock.now())
    await person.post("claim", {"token": token})
    return person


async def punished(by: Person, person: Person, kind: str, days: int = 1, **more: Any) -> str:
    """Impose a sanction and return its id."""
    body = {"kind": kind, "reason": "Rude words", "days": days, **more}
    await by.post(f"moderation/people/{await person.handle()}", body)
    return str((await person.get("me/standing"))["sanctions"][0]["id"])


async def test_a_link_gives_a_role_once_and_for_a_day(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as server:
        ana, bea = people(server, "ana", "bea")
        links = server.assembly.community.links
        token, late = links.create_token("administrator", clock.now()), links.create_token("moderator", clock.now())
        await ana.post("claim", {"token": token})
        assert (await ana.get("me/standing"))["role"] == "administrator"
        for made_up in (token, token[:-1], "administrator.x.9999999999", ""):
            assert await bea.refused("claim", {"token": made_up}) == "link-used"
        clock.move(86_400)
        assert await bea.refused("claim", {"token": late}) == "link-used"
        assert (await bea.get("me/standing"))["role"] == "player"


async def test_administrators_say_who_is_a_moderator_and_one_stays(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = people(server, "ana", "bea")
        await appointed(server, ana, "administrator")
        await ana.put(f"people/{await bea.handle()}/role", {"role": "moderator"})
        assert (await bea.get("moderation"))["role"] == "moderator"
        assert await bea.refused(f"people/{await bea.handle()}/role", {"role": "administrator"}, "PUT") == "may-not"
        own = f"people/{await ana.handle()}/role"
        assert await ana.refused(own, {"role": "player"}, "PUT") == "last-administrator"
        assert (
            await bea.refused(f"moderation/people/{await ana.handle()}", {"kind": "mute", "reason": "no"}) == "may-not"
        )
        assert (
            await bea.refused(f"moderation/people/{await bea.handle()}", {"kind": "mute", "reason": "no"}) == "may-not"
        )


async def test_who_is_muted_says_nothing_until_it_ends_and_is_told(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as server:
        ana, bea = people(server, "ana", "bea")
        await appointed(server, ana, "moderator")
        await punished(ana, bea, "mute", days=2)
        status, body = await bea.ask("POST", "lobby/chat", {"words": "Why?"})
        assert (status, body["error"]) == (403, "muted")
        assert "Rude words" in body["message"]
        told = (await bea.get("me/standing"))["sanctions"][0]
        assert (told["kind"], told["reason"], told["holds"], told["seen"]) == ("mute", "Rude words", True, False)
        assert told["until"] - told["began"] == 2 * DAY_MS
        await begun(bea, ana)  # only chat is blocked
        clock.move(2 * 86_400)
        await bea.say("I am back")


async def test_who_is_suspended_begins_nothing_and_plays_on(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        await appointed(server, ana, "moderator")
        table, other = await begun(bea, eva), await eva.open()
        sanction = await punished(ana, bea, "suspension")
        assert await bea.refused(f"tables/{other}/sit", {"seat": 1}) == "suspended"
        assert await bea.refused("lobby/chat", {"words": "Hello"}) == "suspended"
        await bea.say("Good luck", table)
        now = await bea.get(f"tables/{table}")
        if now["legal"]:
            actions = [now["legal"][0]["notation"]]
            await bea.post(f"tables/{table}/moves", {"position": now["position"], "seat": 0, "actions": actions})
        await ana.post(f"moderation/sanctions/{sanction}/lift", {"reason": "Enough"})
        await bea.post(f"tables/{other}/sit", {"seat": 1})


async def test_who_is_suspended_hears_at_once_only_where_they_sit(tmp_path: Path) -> None:
    """Event streams of other tables and of the lobby end.

    They cannot be opened again, and a suspended guest cannot chat as a spectator.
    """
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        await appointed(server, ana, "moderator")
        mine, other, live = await begun(bea, eva), await begun(eva, ana), server.assembly.live
        with (
            live.subscribed(mine, bea.guest, "::1", 0) as sits,
            live.subscribed(other, bea.guest, "::1", 0) as looks_on,
            live.subscribed("lobby", bea.guest, "::1", 0) as lobby,
            live.subscribed(other, eva.guest, "::1", 0) as another,
        ):
            sanction = await punished(ana, bea, "suspension")
            assert [each.connection.gone for each in (sits, looks_on, lobby, another)] == [False, True, True, False]
        for path in (f"events?topic={other}", "events?topic=lobby"):
            assert await bea.refused(path, method="GET") == "suspended"
        assert await bea.refused(f"tables/{other}/chat", {"words": "She has the key"}) == "suspended"
        await bea.say("Still here", mine)
        assert (await server.ask(bea.guest, "GET", f"/api/events?topic={mine}")).status == 200
        await ana.post(f"moderation/sanctions/{sanction}/lift", {"reason": "Enough"})
        assert (await server.ask(bea.guest, "GET", "/api/events?topic=lobby")).status == 200


async def test_a_report_comes_with_what_was_said_around_it(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        await appointed(server, ana, "moderator")
        for number in range(9):
            await (bea if number % 2 else eva).say(f"line {number + 1}")
        wrong = {"reason": "Rude", "number": 1}
        assert await eva.refused(f"people/{await bea.handle()}/report", wrong) == "bad-request"
        for _ in range(2):  # the second report changes nothing
            await eva.post(f"people/{await bea.handle()}/report", {"reason": "Rude", "number": 2})
        (report,) = (await ana.get("moderation"))["reports"]
        assert [line["number"] for line in report["context"]] == [1, 2, 3, 4, 5, 6, 7]
        assert report["about"]["person"] == report["context"][1]["author"]["person"] == await bea.handle()
        assert report["reporter"]["person"] == await eva.handle()
        await punished(ana, bea, "warning", report=report["id"])
        assert (await ana.get("moderation"))["reports"] == []
        assert (await eva.get("me/standing"))["reports"][0]["outcome"] == "acted"
        assert await ana.refused(f"moderation/reports/{report['id']}", {"outcome": "dismissed"}) == "may-not"


async def test_reports_are_bounded_and_false_ones_told(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, *others = people(server, "ana", "bea", *(f"other{number}" for number in range(11)))
        await appointed(server, ana, "moderator")
        for other in others[:10]:
            await bea.post(f"people/{await other.handle()}/report", {"reason": "They won"})
        assert await bea.refused(f"people/{await others[10].handle()}/report", {"reason": "too"}) == "too-many-reports"
        first = (await ana.get("moderation"))["reports"][0]
        await ana.post(f"moderation/reports/{first['id']}", {"outcome": "unfounded"})
        told = (await bea.get("me/standing"))["reports"]
        assert [one["outcome"] for one in told if one["about"] == first["about"]] == ["unfounded"]


async def test_an_onlooker_s_line_is_reported_by_no_seat(tmp_path: Path) -> None:
    """Nor does the answer reveal whether spectators have said anything."""
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        table = await begun(ana, bea)
        await eva.say("She has the key", table)
        body = {"reason": "?", "table": table, "listeners": "spectators", "number": 1}
        silent = {**body, "number": 2}
        path = f"people/{await eva.handle()}/report"
        assert await ana.ask("POST", path, body) == await ana.ask("POST", path, silent)


async def test_an_appeal_is_made_once_and_decided_by_somebody_else(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        await appointed(server, ana, "moderator")
        await appointed(server, eva, "moderator")
        sanction = await punished(ana, bea, "mute", days=30)
        await bea.post(f"me/standing/{sanction}/appeal", {"reason": "It was not me"})
        assert await bea.refused(f"me/standing/{sanction}/appeal", {"reason": "Please"}) == "may-not"
        assert await eva.refused(f"me/standing/{sanction}/appeal", {"reason": "For her"}) == "may-not"
        (waiting,) = (await ana.get("moderation"))["appeals"]
        assert waiting["appeal"] == "It was not me"
        answer = {"upheld": False, "reason": "You are right"}
        assert await ana.refused(f"moderation/sanctions/{sanction}/answer", answer) == "may-not"
        await eva.post(f"moderation/sanctions/{sanction}/answer", answer)
        assert await eva.refused(f"moderation/sanctions/{sanction}/answer", answer) == "may-not"
        told = (await bea.get("me/standing"))["sanctions"][0]
        assert (told["holds"], told["upheld"], told["answer"], told["seen"]) == (False, False, "You are right", False)
        await bea.say("Thank you")


async def test_moderators_see_what_was_done_before_and_end_it_early(tmp_path: Path) -> None:
    """The moderator who imposed a sanction sees that another one decides on appeals (`mine`)."""
    async with site(tmp_path) as server:
        ana, bea, eva, ida = people(server, "ana", "bea", "eva", "ida")
        await appointed(server, ana, "moderator")
        await appointed(server, eva, "moderator")
        old = await punished(ana, bea, "warning")
        mute = await punished(ana, bea, "mute", days=7)
        record = f"moderation/people/{await bea.handle()}"
        assert await ida.refused(record, method="GET") == "may-not"
        found = await eva.get(record)
        assert (found["person"]["person"], found["role"]) == (await bea.handle(), "player")
        assert {(one["id"], one["holds"], one["mine"]) for one in found["sanctions"]} == {
            (mute, True, False),
            (old, False, False),
        }
        assert all(one["mine"] for one in (await ana.get(record))["sanctions"])
        assert not any(one["mine"] for one in (await bea.get("me/standing"))["sanctions"])
        await eva.post(f"moderation/sanctions/{mute}/lift", {"reason": "Long enough"})
        assert await eva.refused(f"moderation/sanctions/{mute}/lift", {"reason": "Again"}) == "may-not"
        assert not any(one["holds"] for one in (await eva.get(record))["sanctions"])
        assert (await eva.get(f"moderation/people/{await ana.handle()}"))["role"] == "moderator"


async def test_moderators_alone_are_told_how_much_waits(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        await appointed(server, ana, "moderator")
        await eva.post(f"people/{await bea.handle()}/report", {"reason": "Rude"})
        sanction = await punished(ana, bea, "mute")
        await bea.post(f"me/standing/{sanction}/appeal", {"reason": "No"})
        assert [(await who.get("me/standing"))["waiting"] for who in (ana, bea, eva)] == [2, 0, 0]


async def test_who_becomes_another_guest_decides_on_nothing_they_did_before(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        await appointed(server, ana, "moderator")
        sanction = await punished(ana, bea, "mute")
        await bea.post(f"me/standing/{sanction}/appeal", {"reason": "It was not me"})
        assert ana.guest is not None
        assert eva.guest is not None
        _, row = server.assembly.account_services.sessions.create(eva.guest, "", secure=False)
        await SqlGuestRows(server.assembly.backends.journal).merge_guest(Merge(ana.guest, eva.guest, "", (), row))
        await appointed(server, eva, "moderator")
        assert (await eva.get("moderation"))["appeals"][0]["mine"]
        answer = {"upheld": True, "reason": "So it stays"}
        assert await eva.refused(f"moderation/sanctions/{sanction}/answer", answer) == "may-not"


async def test_who_may_not_talk_has_no_words_in_a_name_either(tmp_path: Path) -> None:
    """A suspended guest cannot invite others either."""
    async with site(tmp_path) as server:
        ana, bea = people(server, "ana", "bea")
        await appointed(server, ana, "moderator")
        await begun(bea, ana)
        table = await bea.open()
        await bea.put("me", {"name": "Bea"})
        await punished(ana, bea, "mute")
        assert await bea.refused("me", {"name": "You are fools"}, "PUT") == "muted"
        await bea.put("me", {"name": "Bea", "language": "de"})
        await punished(ana, bea, "suspension")
        assert await bea.refused(f"tables/{table}/invite", {"person": await ana.handle()}) == "suspended"


async def test_all_that_moderators_do_is_in_a_log_that_shows_whether_it_was_changed(tmp_path: Path) -> None:
    async with site(tmp_path, database=None) as server:
        ana, bea = people(server, "ana", "bea")
        await appointed(server, ana, "administrator")
        sanction = await punished(ana, bea, "mute")
        await ana.post(f"moderation/sanctions/{sanction}/lift", {"reason": "Enough"})
        deeds = (await ana.get("moderation/log"))["actions"]
        assert [(deed["number"], deed["what"]) for deed in deeds] == [(3, "lift"), (2, "mute"), (1, "claim")]
        assert await bea.refused("moderation/log", method="GET") == "may-not"
    engine = open_writer(tmp_path)
    changes: tuple[tuple[str | None, list[str]], ...] = (
        (None, []),
        (
            "UPDATE moderation_log SET subject = 'eva' WHERE number = 2",
            ["line 2 is not as it was written, or the one before it is not"],
        ),
        ("DELETE FROM moderation_log WHERE number = 1", ["line 1 is missing"]),
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
        assert find_faults(connection) == [f"the line about sanction {sanction} is missing"]
    engine.dispose()


async def test_log_entry_is_retried_if_its_number_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as server:
        (ana,) = people(server, "ana")
        await appointed(server, ana, "administrator")
        last, tries = moderation.LAST, list[str]()

        def work(connection: Connection, stale: int) -> None:
            tries.append("try")  # the first tries read the log as it was before another process added an entry
            monkeypatch.setattr(moderation, "LAST", last.where(text("1 = 0")) if len(tries) <= stale else last)
            add_entry(connection, 1, GuestId("ana"), "lift", GuestId("bea"), {})

        await transact_logged(server.assembly.backends.journal, lambda connection: work(connection, 2))
        assert len(tries) == 3
        tries.clear()
        with pytest.raises(StorageFault) as fault:
            await transact_logged(server.assembly.backends.journal, lambda connection: work(connection, MAX_ATTEMPTS))
        assert (fault.value.code, len(tries)) == ("storage-busy", MAX_ATTEMPTS)


async def test_lasting_conflict_of_logged_action_is_no_contention(tmp_path: Path) -> None:
    async with site(tmp_path) as server:

        def work(connection: Connection) -> None:
            for _ in range(2):
                connection.execute(text("INSERT INTO role_claim (nonce, time) VALUES ('used', 1)"))

        with pytest.raises(IntegrityError):
            await transact_logged(server.assembly.backends.journal, work)


async def test_an_administrator_finds_people_by_mail_handle_and_name(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        chief, ana, other = people(server, "chief", "ana", "other")
        await appointed(server, chief, "administrator")
        for person in (ana, other):
            await person.put("me", {"name": "Ana"})
        mail = Credential(CredentialKind.MAIL, "ana@example.org", GuestId("ana"), "", b"", 0)
        assert await server.assembly.community.credentials.add(mail)

        async def found(who: str) -> set[str]:
            return {each["person"] for each in (await chief.post("moderation/find", {"who": who}))["players"]}

        handle = await ana.handle()
        assert await found(" Ana@Example.org ") == await found(handle) == {handle}
        assert await found("Ana") == {handle, await other.handle()}
        for nobody in ("ana@example", "An", "a", "ana", handle[:-1], "%", "\x00"):
            assert await found(nobody) == set(), nobody
        assert await ana.refused("moderation/find", {"who": "Ana"}) == "may-not"
