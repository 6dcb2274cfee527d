"""Signing in by link or email, merging two guests, and refusals of requests without a right to the account."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import httpx
import pytest
from litestar.handlers import HTTPRouteHandler

from bench import usual
from tertulia.server.domain.accounts import Purpose
from tertulia.server.http.guests import COOKIE, TOKEN_HEADER
from tertulia.server.http.routes import HANDLERS
from tertulia.server.identity.one_time import MAX_CODE_ATTEMPTS, VALID_MINUTES
from tests.server.asgi import site
from tests.server.browsers import ADDRESS, ME, OPEN, PHONE, Browser, read_code, read_link_token, site_with_email
from tests.server.clocks import StoppedClock
from tests.server.databases import query_rows

EMAIL_ADDRESS = "ana@example.org"


async def test_device_link_signs_in_another_browser(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        desk, phone = await Browser(running).load("Ana"), await Browser(running, PHONE).load()
        table = await desk.open()
        link, early = await desk.create_device_link(), phone.cookie
        seen = (await phone.post("account/link", {"token": link})).json()
        assert seen == {
            "purpose": "device",
            "name": "Ana",
            "already_signed_in": False,
            "address": None,
            "adds_address": False,
        }
        assert (await desk.post("account/link", {"token": link})).json()["already_signed_in"]
        assert (await phone.use_link(link))["result"] == "entered"
        assert (phone.id, await phone.list_seats(table)) == (desk.id, [0])
        assert phone.cookie not in (early, desk.cookie), "a new token"
        sessions = (await desk.get("account")).json()["sessions"]
        assert sorted((each["browser"], each["system"], each["current"]) for each in sessions) == [
            ("chrome", "android", False),
            ("firefox", "linux", True),
        ]
        assert link not in str(query_rows(tmp_path, "SELECT hash, data FROM token"))


async def test_device_link_works_once_and_expires(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as running:
        desk = await Browser(running).load("Ana")
        phones = [await Browser(running, PHONE).load() for _ in range(4)]
        link = await desk.create_device_link()
        answers = await asyncio.gather(*(each.post("account/link/use", {"token": link}) for each in phones))
        assert sorted(answer.status_code for answer in answers) == [200, 410, 410, 410]
        for each in phones:
            await each.load()
        for used in (link, await desk.create_device_link() + "x", "", "ä", "x" * 100):
            for path in ("account/link", "account/link/use"):
                answer = await phones[0].post(path, {"token": used})
                assert (answer.status_code, answer.json()["error"]) == (410, "link-spent")
        late = await desk.create_device_link()
        clock.seconds += VALID_MINUTES[Purpose.DEVICE] * 60
        assert (await phones[1].post("account/link/use", {"token": late})).status_code == 410


@pytest.mark.parametrize("merge", [True, False])
async def test_sign_in_with_seats_asks_whether_to_merge(tmp_path: Path, merge: bool) -> None:
    async with site(tmp_path) as running:
        desk, phone, bea = [await Browser(running).load(name) for name in ("Ana", "Ann", "Bea")]
        own, hosted = await desk.open(), await phone.open(OPEN, OPEN)
        joined = await bea.open()
        assert (await phone.post(f"tables/{joined}/sit", {"seat": 1})).status_code == 200
        before = phone.id
        result = await phone.use_link(await desk.create_device_link())
        assert (result["result"], result["name"], result["former"]["tables"], phone.id) == (
            "ask",
            "Ana",
            [{"game": usual.QUICK, "tables": 2}],
            before,
        )
        stolen = await bea.post("account/settle", {"ticket": result["ticket"] + "x", "merge": True})
        assert stolen.status_code == 410
        settled = await phone.post("account/settle", {"ticket": result["ticket"], "merge": merge})
        assert settled.json()["result"] == "entered"
        await phone.load()
        assert phone.id == desk.id
        assert await phone.list_seats(own) == [0]
        assert await desk.list_seats(joined) == ([1] if merge else [])
        assert (await bea.list_names(joined))[1] == ("Ana" if merge else "Ann")
        start = await desk.post(f"tables/{hosted}/bot", {"seat": 0, "bot": "greedy"})
        assert start.status_code == (200 if merge else 403), "hosting passes to the account only by a merge"
        again = await phone.post("account/settle", {"ticket": result["ticket"], "merge": merge})
        assert again.status_code == 410


async def test_players_of_one_table_are_not_merged(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        desk, phone = await Browser(running).load("Ana"), await Browser(running).load("Ann")
        table = await desk.open()
        assert (await phone.post(f"tables/{table}/sit", {"seat": 1})).status_code == 200
        result = await phone.use_link(await desk.create_device_link())
        for _ in range(2):
            answer = await phone.post("account/settle", {"ticket": result["ticket"], "merge": True})
            assert (answer.status_code, answer.json()["error"]) == (409, "same-table")
            assert answer.json()["accepted"] == [table]
        assert (await phone.list_seats(table), await desk.list_seats(table)) == ([1], [0])
        assert (await phone.post(f"tables/{table}/leave")).status_code == 200, "the question is repeated"
        answer = await phone.post("account/settle", {"ticket": result["ticket"], "merge": True})
        assert answer.status_code == 200


async def test_ended_session_is_signed_out(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        desk, phone, eve = [await Browser(running).load(name) for name in ("Ana", None, "Eve")]
        await phone.use_link(await desk.create_device_link())
        table = await desk.open()
        other = next(each for each in (await desk.get("account")).json()["sessions"] if not each["current"])
        assert (await eve.post("account/sessions/end", {"ids": [other["id"]]})).status_code == 404
        assert await phone.list_seats(table) == [0]
        assert (await desk.post("account/sessions/end", {"ids": [other["id"]]})).status_code == 200
        assert await phone.list_seats(table) == []
        assert (await phone.put("me", {"name": "Eve"})).status_code == 403
        before = phone.cookie
        await phone.load()
        assert (phone.id != desk.id, phone.cookie != before) == (True, True)
        await phone.use_link(await desk.create_device_link())
        assert (await phone.post("account/sessions/end", {"others": True})).status_code == 200
        await desk.load()
        assert desk.id != phone.id
        assert len((await phone.get("account")).json()["sessions"]) == 1


async def test_sign_in_by_email(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_email(tmp_path, monkeypatch) as (running, mailbox):
        desk, phone, other = [await Browser(running).load(name) for name in ("Ana", None, None)]
        ticket = (await desk.post("account/mail", {"address": " Ana@Example.org "})).json()["ticket"]
        email = await mailbox.wait_for_email()
        assert (email.to, read_link_token(email) in (email.html or "")) == (EMAIL_ADDRESS, True)
        assert "Ana" in email.text
        for _ in range(2):  # a mail scanner that opens the link does not use it up
            seen = (await desk.post("account/link", {"token": read_link_token(email)})).json()
            assert seen == {
                "purpose": "mail",
                "name": "Ana",
                "already_signed_in": True,
                "address": EMAIL_ADDRESS,
                "adds_address": True,
            }
        assert (await desk.use_link(read_link_token(email)))["credential_added"]
        response = await desk.post("account/code", {"ticket": ticket, "code": read_code(email)})
        assert response.status_code == 410, "the code is used up with the link"
        (credential,) = (await desk.get("account")).json()["credentials"]
        assert (credential["kind"], credential["label"]) == ("mail", EMAIL_ADDRESS)

        answers = [
            await phone.post("account/mail", {"address": EMAIL_ADDRESS}),
            await phone.post("account/mail", {"address": "x@y.cz"}),
        ]
        assert len({(each.status_code, tuple(each.json()), len(each.content)) for each in answers}) == 1, (
            "equal responses"
        )
        to_ana = next(
            each for each in [await mailbox.wait_for_email(3), *mailbox.emails[1:]] if each.to == EMAIL_ADDRESS
        )
        ticket = answers[0].json()["ticket"]
        stolen = await other.post("account/code", {"ticket": ticket, "code": read_code(to_ana)})
        assert stolen.status_code == 410, "another browser than the requesting one"
        entered = await phone.post("account/code", {"ticket": ticket, "code": f" {read_code(to_ana)} "})
        assert entered.json()["result"] == "entered"
        await phone.load()
        assert phone.id == desk.id
        assert (await phone.post("account/link", {"token": read_link_token(to_ana)})).status_code == 410


async def test_sign_in_code_allows_few_attempts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_email(tmp_path, monkeypatch) as (running, mailbox):
        desk = await Browser(running).load("Ana")
        ticket = (await desk.post("account/mail", {"address": EMAIL_ADDRESS})).json()["ticket"]
        right = read_code(await mailbox.wait_for_email())
        wrong = f"{(int(right) + 1) % 10**6:06}"
        tries = [
            await desk.post("account/code", {"ticket": ticket, "code": wrong}) for _ in range(MAX_CODE_ATTEMPTS + 1)
        ]
        assert [each.status_code for each in tries] == [422] * MAX_CODE_ATTEMPTS + [410]
        assert (await desk.post("account/code", {"ticket": ticket, "code": right})).status_code == 410
        link = read_link_token(mailbox.emails[0])
        stored = str(query_rows(tmp_path, "SELECT hash, data FROM token"))
        assert right not in stored
        assert link not in stored
        assert ticket not in stored


async def test_email_address_belongs_to_one_account(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first to confirm an address owns it.

    Another link sent earlier then signs in to that account, and asks what happens to the guest who opened it.
    """
    async with site_with_email(tmp_path, monkeypatch) as (running, mailbox):
        ana, bea = await Browser(running).load("Ana"), await Browser(running).load("Bea")
        for number, each in enumerate((ana, bea), 1):
            await each.open()
            await each.post("account/mail", {"address": EMAIL_ADDRESS})
            await mailbox.wait_for_email(number)  # emails sent at once may arrive in either order
        one, two = map(read_link_token, mailbox.emails)
        first = await ana.use_link(one)
        assert first["credential_added"]
        second = await bea.use_link(two)
        assert (second["result"], second["credential_added"]) == ("ask", False)
        assert len(query_rows(tmp_path, "SELECT subject FROM credential")) == 1


async def test_email_job_hides_address_and_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_email(tmp_path, monkeypatch) as (running, _):
        assert running.assembly.worker is not None
        await running.assembly.worker.job_runner.close()  # so the job stays in the queue
        desk = await Browser(running).load("Ana")
        assert (await desk.post("account/mail", {"address": EMAIL_ADDRESS})).status_code == 202
        jobs = str(query_rows(tmp_path, "SELECT * FROM job"))
        assert "'email'" in jobs
        assert "example.org" not in jobs
        assert "you/link" not in jobs


INVALID_ADDRESSES = (
    *(
        "<x@example.org>",
        "x@[127.0.0.1]",
        "x@example.org%0d",
        "Ana <x@example.org>",
        "a@x.org, b@y.org",
        "a@127.1",
        "=?utf-8?q?a?=@x.org",
        "a..b@x.org",
        ".a@x.org",
    ),
    *(
        "",
        "ana",
        "ana@",
        "@x.org",
        "a b@x.org",
        "a@x",
        "a@x.org\nBcc: b@y.org",
        "ä@x.org",
        "a@x..org",
        "a@-x.org",
        "a,b@x.org",
    ),
    f"{'a' * 260}@x.org",
)


async def test_invalid_email_address_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_email(tmp_path, monkeypatch) as (running, mailbox):
        ana = await Browser(running).load("Ana")
        for address in INVALID_ADDRESSES:
            answer = await ana.post("account/mail", {"address": address})
            assert (answer.status_code, answer.json()["error"]) == (400, "mail-address"), address
        for address in INVALID_ADDRESSES[:7]:
            answer = await ana.post("notifications/channels", {"mail": address})
            assert (answer.status_code, answer.json()["error"]) == (400, "mail-address"), address
        assert not mailbox.emails


async def test_emails_to_an_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_email(tmp_path, monkeypatch) as (running, _):
        desk = await Browser(running).load("Ana")
        answers = [await desk.post("account/mail", {"address": EMAIL_ADDRESS}) for _ in range(6)]
        assert [each.status_code for each in answers] == [202] * 5 + [429]
        assert (answers[-1].json()["error"], int(answers[-1].headers["Retry-After"]) > 0) == ("too-many-emails", True)
        for padded in (EMAIL_ADDRESS, f" {EMAIL_ADDRESS.upper()}\t"):
            answer = await desk.post("notifications/channels", {"mail": padded})
            assert (answer.status_code, answer.json()["error"]) == (429, "too-many-emails")
        assert (await desk.post("account/mail", {"address": "bea@example.org"})).status_code == 202


async def test_site_without_email_refuses_sign_in_by_email(tmp_path: Path) -> None:
    async with site(tmp_path, address=ADDRESS) as running:
        desk = await Browser(running).load("Ana")
        account = (await desk.get("account")).json()
        assert (account["mail"], account["openid"], account["passkey"]) == (False, None, True)
        answer = await desk.post("account/mail", {"address": EMAIL_ADDRESS})
        assert (answer.status_code, answer.json()["error"]) == (404, "not-offered")


async def test_removing_last_sign_in_method_needs_confirmation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_email(tmp_path, monkeypatch) as (running, mailbox):
        desk, eve = await Browser(running).load("Ana"), await Browser(running).load("Eve")
        await desk.post("account/mail", {"address": EMAIL_ADDRESS})
        await desk.use_link(read_link_token(await mailbox.wait_for_email()))
        (credential,) = (await desk.get("account")).json()["credentials"]
        body = {"id": credential["id"]}
        assert (await eve.post("account/credentials/remove", {**body, "last": True})).status_code == 404
        assert (await eve.post("account/credentials/name", {**body, "label": "Mine"})).status_code == 404
        assert (await desk.post("account/credentials/name", {**body, "label": "Mine"})).status_code == 200
        refused = await desk.post("account/credentials/remove", body)
        assert (refused.status_code, refused.json()["error"]) == (409, "last-credential")
        assert [each["label"] for each in (await desk.get("account")).json()["credentials"]] == ["Mine"]
        assert (await desk.get("me")).json()["signed_in"] is True
        assert (await desk.post("account/credentials/remove", {**body, "last": True})).status_code == 200
        assert (await desk.get("account")).json()["credentials"] == []
        assert (await desk.get("me")).json()["signed_in"] is False


async def test_merge_ticket_works_only_for_its_guest(tmp_path: Path) -> None:
    """Another guest who sends the ticket gets a question about their own seats. No seat moves without its owner."""
    async with site(tmp_path) as running:
        desk, phone, bea = [await Browser(running).load(name) for name in ("Ana", "Ann", "Bea")]
        table, _ = await bea.open(ME, OPEN), await phone.open()
        result = await phone.use_link(await desk.create_device_link())
        answer = (await bea.post("account/settle", {"ticket": result["ticket"], "merge": True})).json()
        assert answer["result"] == "ask"
        assert await bea.list_seats(table) == [0]


async def test_email_address_is_added_only_in_requesting_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stranger requests an email to another guest's address.

    A reader who opens the link must not be signed in as the stranger.
    """
    async with site_with_email(tmp_path, monkeypatch) as (running, mailbox):
        eve, ana, shared = [await Browser(running).load(name) for name in ("Eve", "Ana", None)]
        table = await ana.open()
        await shared.use_link(await eve.create_device_link())  # the same guest in another browser
        await eve.post("account/mail", {"address": EMAIL_ADDRESS})
        link = read_link_token(await mailbox.wait_for_email())
        for reader in (ana, shared):
            before = reader.id
            for path in ("account/link", "account/link/use"):
                answer = await reader.post(path, {"token": link})
                assert (answer.status_code, answer.json()["error"]) == (404, "address-unknown")
            await reader.load()
            assert (reader.id, reader.id == eve.id) == (before, reader is shared)
        assert query_rows(tmp_path, "SELECT * FROM credential") == []
        assert (await eve.get(f"tables/{table}/own?as=0")).status_code == 403

        own = (await ana.post("account/mail", {"address": EMAIL_ADDRESS})).json()["ticket"]
        code = read_code(await mailbox.wait_for_email(2))
        answer = await shared.post("account/code", {"ticket": own, "code": code})
        assert (answer.status_code, answer.json()["error"]) == (410, "link-spent")
        assert (await ana.post("account/code", {"ticket": own, "code": code})).json()["credential_added"]
        assert query_rows(tmp_path, "SELECT guest FROM credential") == [(ana.id,)]
        # The link of the stranger's request now signs in to the account that owns the address, and adds nothing.
        seen = (await ana.post("account/link", {"token": link})).json()
        assert (seen["adds_address"], seen["already_signed_in"]) == (False, True)


async def test_email_link_refused_elsewhere_still_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_email(tmp_path, monkeypatch) as (running, mailbox):
        desk, reader = await Browser(running).load("Ana"), await Browser(running, PHONE).load()
        await desk.post("account/mail", {"address": EMAIL_ADDRESS})
        link = read_link_token(await mailbox.wait_for_email())
        assert (await reader.post("account/link/use", {"token": link})).status_code == 404
        assert (await desk.use_link(link))["credential_added"]
        assert (await desk.post("account/link/use", {"token": link})).status_code == 410


PUBLIC_ROUTES = {("GET", "/api/me"), ("GET", "/api/me/settings")}
"""Routes that admit a caller without a cookie."""


def list_account_routes(handler: HTTPRouteHandler) -> list[tuple[str, str]]:
    own = ("/api/me", "/api/me/settings")
    paths = [path for path in handler.paths if path.startswith("/api/account") or path in own]
    return [(method, path) for path in paths for method in sorted(handler.http_methods - {"HEAD", "OPTIONS"})]


ROUTES = [each for handler in HANDLERS for each in list_account_routes(handler)]


async def test_account_routes_refuse_missing_and_foreign_tokens(tmp_path: Path) -> None:
    assert len(ROUTES) > 20
    async with site(tmp_path) as running:
        ana, eve = await Browser(running).load("Ana"), await Browser(running).load("Eve")
        nobody = Browser(running)
        forged = {"Cookie": f"{COOKIE}=s.{'A' * 43}", TOKEN_HEADER: ana.csrf}
        callers: list[tuple[httpx.AsyncClient, dict[str, str]]] = [
            *((nobody.http, {}), (nobody.http, {TOKEN_HEADER: ana.csrf}), (nobody.http, forged)),
            *((eve.http, {}), (eve.http, {TOKEN_HEADER: ana.csrf}), (eve.http, {TOKEN_HEADER: eve.csrf + "x"})),
        ]
        for method, path in ROUTES:
            for http, headers in callers:
                sent: dict[str, str] | None = None if method == "GET" else {}
                answer = await http.request(method, path, json=sent, headers=headers)
                context = (method, path, headers, answer.status_code, answer.text)
                if (method, path) in PUBLIC_ROUTES or (method == "GET" and http is eve.http):
                    assert answer.status_code == 200, context
                    assert ana.id not in answer.text, context
                else:
                    assert (answer.status_code, answer.json()["error"]) == (403, "csrf"), context
            nobody.http.cookies.clear()
        assert (await ana.get("me")).json()["name"] == "Ana"


@pytest.mark.parametrize("body", ["{", "[]", "null", '{"x": 1}', '"a"'])
async def test_account_routes_refuse_malformed_bodies(tmp_path: Path, body: str) -> None:
    async with site(tmp_path) as running:
        ana = await Browser(running).load("Ana")
        headers = {TOKEN_HEADER: ana.csrf, "Content-Type": "application/json"}
        for method, path in ROUTES:
            if method == "GET":
                continue
            answer = await ana.http.request(method, path, content=body, headers=headers)
            assert answer.status_code in (400, 404, 200, 201), (path, answer.text)
            with contextlib.suppress(KeyError):
                assert answer.json()["error"] in ("bad-request", "not-offered"), (path, answer.text)
            if path == "/api/account/sign-out":
                headers[TOKEN_HEADER] = (await ana.load("Ana")).csrf


async def test_passkey_is_offered_only_at_the_sites_host(tmp_path: Path) -> None:
    async with site(tmp_path, address=ADDRESS) as running:
        ana = await Browser(running).load("Ana")
        for host in ("127.0.0.1", "192.168.1.7", "fridge", "fridge.local", "evil.localhost", "localhost:81"):
            headers = {TOKEN_HEADER: ana.csrf, "Host": host}
            for what in ("new", "challenge"):
                answer = await ana.http.post(f"/api/account/passkey/{what}", json={}, headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (404, "not-offered"), host


async def test_forged_passkey_answer_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path, address=ADDRESS) as running:
        ana, eve = await Browser(running).load("Ana"), await Browser(running).load("Eve")
        for credential in ({}, {"id": "x"}, {"id": "x", "rawId": "x", "type": "public-key", "response": {}}):
            for begin, end in (("new", "add"), ("challenge", "use")):
                challenge = (await ana.post(f"account/passkey/{begin}")).json()
                body: dict[str, object] = {"ticket": challenge["ticket"], "credential": credential}
                assert (await eve.post(f"account/passkey/{end}", body)).status_code == 410, (
                    "the ticket belongs to another guest"
                )
                assert (await ana.post(f"account/passkey/{end}", body)).status_code == 410, "the ticket is used up"
                body["ticket"] = (await ana.post(f"account/passkey/{begin}")).json()["ticket"]
                answer = await ana.post(f"account/passkey/{end}", body)
                assert answer.status_code in (404, 422), answer.text
        assert (await ana.get("account")).json()["credentials"] == []
