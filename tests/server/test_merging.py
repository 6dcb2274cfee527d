"""Merging a guest into an account: seats move, and nothing else of the former guest acts for the account."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tertulia.server.domain.moderation import Role
from tertulia.server.domain.seats import GuestId
from tertulia.server.http.guests import COOKIE
from tests.server.asgi import Site
from tests.server.databases import rows
from tests.server.visitors import PHONE, Browser, Post, code_in, link_in, site_with_post

HOOK = "http://127.0.0.1:9/eve"
EVE_MAIL, ANA_MAIL = "eve@example.org", "ana@example.org"


async def mailed_to(browser: Browser, post: Post, address: str) -> dict[str, Any]:
    """Confirm an address with the code of an email: sign in, or add the address."""
    many = len(post.emails)
    ticket = (await browser.post("account/mail", {"address": address})).json()["ticket"]
    while not (found := [each for each in post.emails[many:] if each.to == address and "/you/link#" in each.text]):
        await post.latest(len(post.emails) + 1)
    code = code_in(found[0])
    answer = await browser.post("account/code", {"ticket": ticket, "code": code})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def prepared(
    running: Site, post: Post, role: Role | None = "moderator"
) -> tuple[Browser, Browser, Browser, str, str]:
    """An account (Ana), an attacker (Eve) as a guest with data of every kind, and a new browser of Ana's.

    The browser has used Eve's link, so it is signed in as Eve's guest. Returns the three, Eve's table, and the address
    of Eve's calendar.
    """
    ana, eve, fresh = Browser(running), Browser(running), Browser(running, PHONE)
    await ana.come("Ana")
    await mailed_to(ana, post, ANA_MAIL)
    assert (await ana.post("notices/channels", {"webhook": "http://127.0.0.1:9/ana"})).status_code == 201
    await eve.come("Eve")
    await mailed_to(eve, post, EVE_MAIL)
    table = await eve.open()
    for hook in ({"webhook": HOOK}, {"webhook": HOOK, "table": table}):
        assert (await eve.post("notices/channels", hook)).status_code == 201
    feed = (await eve.post("notices/feed")).json()["path"]
    person = (await ana.get(f"tables/{await ana.open()}")).json()["seats"][0]["person"]
    assert (await eve.put(f"people/{person}/block", {"blocked": True})).status_code == 200
    assert (await eve.put("me/settings", {"values": {"theme": '"dark"'}})).status_code == 200
    if role is not None:
        links, clock = running.assembly.community.links, running.assembly.backends.clock
        token = links.create_token(role, clock.now())
        assert (await eve.post("claim", {"token": token})).status_code == 200
    await fresh.come()
    assert (await fresh.use(await eve.link()))["what"] == "entered"
    return ana, eve, fresh, table, feed


async def test_merging_hands_over_seats_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_post(tmp_path, monkeypatch, webhook_networks=("127.0.0.0/8",)) as (running, post):
        ana, eve, fresh, table, feed = await prepared(running, post)
        former, left_over = eve.id, await eve.link()
        bea = await Browser(running).come("Bea")
        assert (await bea.post(f"tables/{table}/sit", {"seat": 1})).status_code == 200
        moderator = running.assembly.community.moderation
        assert (await eve.post(f"tables/{table}/start")).status_code == 200
        assert rows(
            tmp_path, "SELECT * FROM notification WHERE channel IN (SELECT id FROM channel WHERE owner != ?)", ana.id
        )
        sanction = {"kind": "mute", "reason": "Rude words", "days": 9}
        boss = await Browser(running).come("Boss")
        token = running.assembly.community.links.create_token("administrator", running.assembly.backends.clock.now())
        assert (await boss.post("claim", {"token": token})).status_code == 200
        person = (await bea.get(f"tables/{table}")).json()["seats"][0]["person"]
        assert (await boss.put(f"people/{person}/role", {"role": "player"})).status_code == 200
        assert (await boss.post(f"moderation/people/{person}", sanction)).status_code == 200
        assert (await boss.put(f"people/{person}/role", {"role": "moderator"})).status_code == 200
        assert (await bea.post(f"people/{person}/report", {"reason": "Rude"})).status_code == 200

        assert (await ana.put("me", {"language": "de"})).status_code == 200
        asked = await mailed_to(fresh, post, ANA_MAIL)
        assert asked["what"] == "ask"
        told = asked["former"]
        assert [(each["kind"], each["label"]) for each in told["drops"]] == [("mail", EVE_MAIL)]
        assert (told["name"], told["moves"], told["calendar"], told["role"], told["browsers"], told["blocked"]) == (
            *("Eve", [], True, "moderator", 1, 1),
        )
        assert (sum(each["tables"] for each in told["tables"]), told["sanctioned"]) == (1, True)
        assert [each["kind"] for each in told["channels"]] == ["webhook", "webhook"]
        settled = await fresh.post("account/settle", {"ticket": asked["ticket"], "merge": True})
        assert settled.json()["what"] == "entered"
        await fresh.come()
        assert fresh.id == ana.id
        assert (await ana.sits_at(table), await fresh.sits_at(table)) == ([0], [0])

        # The attacker's browser, links, email address and calendar have no account any more.
        assert await eve.sits_at(table) == []
        assert (await eve.get("account/export")).status_code == 403
        assert (await eve.put("me", {"name": "Ana"})).status_code == 403
        await eve.come()
        assert eve.id not in (former, ana.id)
        assert (await eve.post("account/link/use", {"token": left_over})).status_code == 410
        assert (await eve.http.get(feed)).status_code == 404
        assert (await mailed_to(eve, post, EVE_MAIL))["added"], "the address is nobody's: it is Eve's own again"
        assert eve.id != ana.id

        # Nothing of the former guest acts for the account.
        account = (await ana.get("account")).json()
        assert [each["label"] for each in account["credentials"]] == [ANA_MAIL]
        assert len(account["sessions"]) == 2
        standing = (await ana.get("me/standing")).json()
        assert (standing["role"], standing["sanctions"], standing["reports"]) == ("player", [], [])
        assert (await ana.get("me/blocked")).json()["players"] == []
        assert (await ana.get("me/settings")).json()["settings"] == {}
        assert not (await ana.get("notices")).json()["feed"]

        # No channel of the former guest or of the table gets a notification, neither of the next turn nor a waiting
        # one.
        (channel,) = rows(tmp_path, "SELECT id, owner FROM channel WHERE kind = 'webhook'")
        assert channel[1] == ana.id
        assert {each for (each,) in rows(tmp_path, "SELECT channel FROM notification")} == {channel[0]}
        assert {each for (each,) in rows(tmp_path, "SELECT key FROM job WHERE kind = 'notification'")} <= {channel[0]}
        for browser in (ana, bea):
            if (await browser.get(f"tables/{table}")).json()["legal"]:
                await browser.act(table)
        assert {each for (each,) in rows(tmp_path, "SELECT channel FROM notification")} == {channel[0]}

        # Moderation data stays under the former id, and the account is told of the merge.
        assert [each.kind for each in await moderator.sanctions_of(GuestId(former))] == ["mute"]
        assert rows(tmp_path, "SELECT about FROM report") == [(former,)]
        assert rows(tmp_path, "SELECT merged_into FROM guest WHERE id = ?", former) == [(ana.id,)]
        assert rows(tmp_path, "SELECT subject FROM notification WHERE kind = 'merged'") == [("chrome android",)]
        letter = next(each for each in [await post.latest(5), *post.emails] if "zu deinem Konto" in each.subject)
        assert (letter.to, "Chrome auf Android" in letter.text) == (ANA_MAIL, True)


async def test_what_the_merging_session_added_comes_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after the session's token was rotated. Credentials that another session of the guest added are dropped."""
    async with site_with_post(tmp_path, monkeypatch, webhook_networks=("127.0.0.0/8",)) as (running, post):
        _, _, fresh, _, _ = await prepared(running, post, None)
        await mailed_to(fresh, post, "own@example.org")
        assert (await fresh.post("account/sessions/end", {"others": True})).status_code == 200
        asked = await mailed_to(fresh, post, ANA_MAIL)
        assert [each["label"] for each in asked["former"]["moves"]] == ["own@example.org"]
        assert [each["label"] for each in asked["former"]["drops"]] == [EVE_MAIL]
        assert (await fresh.post("account/settle", {"ticket": asked["ticket"], "merge": True})).status_code == 200
        await fresh.come()
        account = (await fresh.get("account")).json()
        assert [each["label"] for each in account["credentials"]] == [ANA_MAIL, "own@example.org"]


async def test_early_cookies_of_the_former_guest_are_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before there were sessions, a signed guest id was a cookie. It is refused, like the session's cookie."""
    async with site_with_post(tmp_path, monkeypatch) as (running, _):
        desk, phone = await Browser(running).come("Ana"), await Browser(running, PHONE).come()
        table, before = await phone.open(), phone.id
        asked = await phone.use(await desk.link())
        assert (await phone.post("account/settle", {"ticket": asked["ticket"], "merge": True})).status_code == 200
        for secure in (False, True):
            thief = Browser(running)
            thief.http.cookies.set(COOKIE, running.signer.cookie(before, secure=secure), domain="localhost.local")
            refused = await thief.get("account/export")
            assert refused.status_code in (401, 403), refused.text
            assert (await thief.get(f"tables/{table}")).json().get("mine", []) == []


async def test_the_only_administrator_does_not_merge_their_role_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_with_post(tmp_path, monkeypatch, webhook_networks=("127.0.0.0/8",)) as (running, post):
        ana, eve, fresh, table, _ = await prepared(running, post, "administrator")
        asked = await mailed_to(fresh, post, ANA_MAIL)
        refused = await fresh.post("account/settle", {"ticket": asked["ticket"], "merge": True})
        assert (refused.status_code, refused.json()["error"]) == (409, "last-administrator")
        assert (await eve.get("me/standing")).json()["role"] == "administrator"
        assert (await ana.sits_at(table), await eve.sits_at(table)) == ([], [0])
        left = await fresh.post("account/settle", {"ticket": asked["ticket"], "merge": False})
        assert left.json()["what"] == "entered"


async def test_what_stays_of_a_former_guest_goes_with_the_account(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_with_post(tmp_path, monkeypatch) as (running, post):
        desk, phone = await Browser(running).come("Ana"), await Browser(running, PHONE).come("Anastasia")
        await mailed_to(desk, post, ANA_MAIL)
        former, _ = phone.id, await phone.open()
        asked = await phone.use(await desk.link())
        assert (await phone.post("account/settle", {"ticket": asked["ticket"], "merge": True})).status_code == 200
        assert rows(tmp_path, "SELECT name FROM guest WHERE id = ?", former) == [("Anastasia",)]
        assert link_in(post.emails[0]) not in str(rows(tmp_path, "SELECT * FROM token"))
        assert (await desk.post("account/delete", {"name": "Ana"})).status_code == 200
        assert rows(tmp_path, "SELECT name FROM guest WHERE id = ?", former) == []
        assert rows(tmp_path, "SELECT * FROM session WHERE guest = ?", former) == []
