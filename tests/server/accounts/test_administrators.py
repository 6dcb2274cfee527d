"""Roles by link and the last administrator: a link never lowers a role, and a site keeps at least one administrator."""

from __future__ import annotations

from pathlib import Path
from threading import Barrier, Thread

import pytest
from sqlalchemy import func, select

from tertulia.server.domain.accounts import Credential, CredentialKind, LastAdministrator
from tertulia.server.domain.moderation import Role
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.merging import remove_role
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.roles import ROLES, set_role
from tests.server.asgi import Site, site
from tests.server.browsers import PHONE, Browser, site_with_email
from tests.server.databases import query_rows


def create_role_link(running: Site, role: Role) -> dict[str, str]:
    """A link that gives a role, as a request body."""
    return {"token": running.assembly.community.links.create_token(role, running.assembly.backends.clock.now())}


async def give_role(running: Site, browser: Browser, role: Role) -> Browser:
    assert (await browser.post("claim", create_role_link(running, role))).status_code == 200
    await browser.load()
    return browser


async def get_role(browser: Browser) -> str:
    return str((await browser.get("me/status")).json()["role"])


async def test_role_link_never_lowers_a_role_and_stays_valid(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        ana, bea = await Browser(running).load("Ana"), await Browser(running).load("Bea")
        await give_role(running, ana, "administrator")
        for role in ("moderator", "administrator"):
            link = create_role_link(running, role)
            for path in ("claim/preview", "claim"):
                answer = await ana.post(path, link)
                assert (answer.status_code, answer.json()["error"]) == (409, "role-held")
            assert await get_role(ana) == "administrator"
            assert (await bea.post("claim/preview", link)).json() == {"role": role}
            assert await get_role(bea) in ("player", "moderator"), "looking at the link gives no role"
            assert (await bea.post("claim", link)).status_code == 200
            await bea.load()
            assert await get_role(bea) == role
            for path in ("claim/preview", "claim"):
                assert (await ana.post(path, link)).json()["error"] == "link-used"


async def test_last_administrator_cannot_resign_or_delete_account(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        ana, bea = await Browser(running).load("Ana"), await Browser(running).load("Bea")
        await give_role(running, ana, "administrator")
        table = await ana.open()
        handle = running.assembly.community.handles.handle_of
        refused = [
            await ana.put(f"players/{handle(GuestId(ana.id))}/role", {"role": "moderator"}),
            await ana.post("account/delete", {"name": "Ana"}),
        ]
        assert [(each.status_code, each.json()["error"]) for each in refused] == [(409, "last-administrator")] * 2
        assert (await get_role(ana), await ana.list_seats(table)) == ("administrator", [0])
        answer = await ana.put(f"players/{handle(GuestId(bea.id))}/role", {"role": "administrator"})
        assert answer.status_code == 200
        assert (await ana.post("account/delete", {"name": "Ana"})).status_code == 200
        assert await get_role(bea) == "administrator"


@pytest.mark.parametrize("merge", [True, False])
async def test_last_administrator_cannot_switch_accounts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, merge: bool
) -> None:
    """The usual case: a host opens the administrator link in a new browser.

    Then they sign in there to the account that they play with.
    """
    async with site_with_email(tmp_path, monkeypatch) as (running, _):
        ana, host = await Browser(running).load("Ana"), await Browser(running).load()
        await give_role(running, host, "administrator")
        ticket = (await host.use_link(await ana.create_device_link()))["ticket"]
        assert ticket is not None, "a guest with a role is asked before a merge"
        answer = await host.post("account/settle", {"ticket": ticket, "merge": merge})
        assert (answer.status_code, answer.json()["error"]) == (409, "last-administrator")
        assert await get_role(host) == "administrator"
        handle = running.assembly.community.handles.handle_of(GuestId(ana.id))
        assert (await host.put(f"players/{handle}/role", {"role": "administrator"})).status_code == 200
        assert (await host.post("account/settle", {"ticket": ticket, "merge": merge})).status_code == 200
        await host.load()
        assert (host.id, await get_role(host)) == (ana.id, "administrator")


async def test_last_administrator_cannot_end_last_session(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        host, phone = await Browser(running).load("Hana"), await Browser(running, PHONE).load()
        await give_role(running, host, "administrator")
        await phone.use_link(await host.create_device_link())
        found = (await host.get("account")).json()["sessions"]
        every = {"ids": [each["id"] for each in found]}
        assert len(found) == 2
        answer = await host.post("account/sessions/end", every)
        assert (answer.status_code, answer.json()["error"]) == (409, "last-administrator")
        assert (await phone.post("account/sign-out")).status_code == 200
        here = {"ids": [each["id"] for each in found if each["current"]]}
        for path, body in (("account/sessions/end", here), ("account/sign-out", {})):
            answer = await host.post(path, body)
            assert (answer.status_code, answer.json()["error"]) == (409, "last-administrator"), path
        assert await get_role(host) == "administrator"


async def test_administrator_with_credential_can_leave_browser(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        ana, host = await Browser(running).load("Ana"), await Browser(running).load("Hana")
        await give_role(running, host, "administrator")
        assert [(await host.get(path)).json()["role"] for path in ("account", "me/status")] == ["administrator"] * 2
        assert not (await host.get("me/status")).json()["has_sign_in_method"]
        credential = Credential(CredentialKind.MAIL, "host@example.org", GuestId(host.id), "host", b"", 1)
        assert await running.assembly.account_services.accounts.stores.credentials.add(credential)
        assert (await host.get("me/status")).json()["has_sign_in_method"]
        ticket = (await host.use_link(await ana.create_device_link()))["ticket"]
        assert (await host.post("account/settle", {"ticket": ticket, "merge": False})).status_code == 200
        assert query_rows(tmp_path, "SELECT guest, role FROM role") == [(credential.guest, "administrator")]


@pytest.mark.parametrize("merges", [False, True])
def test_concurrent_resignations_keep_one_administrator(address: str, merges: bool) -> None:
    """Both step down, or one steps down while the other's role is dropped in a merge."""
    PostgresDatabase(address).prepare()
    engine = PostgresDatabase(address).writer()
    together, refused = Barrier(2), list[str]()

    def leave(guest: str) -> None:
        together.wait()
        try:
            with engine.begin() as connection:
                if merges and guest == "ana":
                    remove_role(connection, GuestId(guest), 1)
                else:
                    set_role(connection, 1, GuestId(guest), "player")
        except LastAdministrator:
            refused.append(guest)

    for _ in range(10):
        with engine.begin() as connection:
            for guest in ("ana", "bea"):
                set_role(connection, 1, GuestId(guest), "administrator")
        both = [Thread(target=leave, args=(guest,)) for guest in ("ana", "bea")]
        for each in both:
            each.start()
        for each in both:
            each.join()
        with engine.connect() as connection:
            assert connection.execute(select(func.count()).select_from(ROLES)).scalar_one() == 1
    assert len(refused) == 10
    engine.dispose()
