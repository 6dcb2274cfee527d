"""Sessions: a browser is signed in until its session ends; a visitor without stored data has no session."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from bench import usual
from tertulia.server.assembly import Assembly
from tertulia.server.domain.accounts import SessionRotated, SessionStore, StoredSession
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import GuestId
from tertulia.server.identity import sessions
from tertulia.server.identity.keys import CookieSigner
from tertulia.server.identity.sessions import CLOCK_SKEW_MS, PREFIX, SEEN_INTERVAL_MS, Sessions, device_of, hash_of
from tests.server.asgi import Site, decode_answer, get_session_cookie, site
from tests.server.clocks import StoppedClock
from tests.server.databases import query_rows

ANA = GuestId("ana")
FIREFOX = "firefox linux"


async def test_visitor_without_stored_data_has_no_session(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        answer = await running.ask(None, "GET", "/api/me")
        cookie, guest = get_session_cookie(answer), decode_answer(answer)["id"]
        assert cookie == running.signer.cookie(guest)
        again = await running.ask(guest, "GET", "/api/me")
        assert (decode_answer(again)["id"], get_session_cookie(again)) == (guest, None)
        assert query_rows(tmp_path, "SELECT hash FROM session") == []


@pytest.mark.parametrize("how", ["name", "host", "seat"])
async def test_signed_cookie_becomes_session_once_data_is_stored(tmp_path: Path, how: str) -> None:
    async with site(tmp_path) as running:
        host, me = running.signer.new_guest(), running.signer.new_guest()
        if how == "name":
            decode_answer(await running.ask(me, "PUT", "/api/me", {"name": "Ana"}))
        else:
            seats = [{"kind": "me"}, {"kind": "open"}]
            opens = me if how == "host" else host
            table = decode_answer(
                await running.ask(opens, "POST", "/api/tables", {"game": usual.QUICK, "seats": seats})
            )["id"]
            if how == "seat":
                decode_answer(await running.ask(me, "POST", f"/api/tables/{table}/sit", {"seat": 1}))
        answers = [await running.ask(me, "GET", "/api/me") for _ in range(2)]
        first, second = map(get_session_cookie, answers)
        assert first is not None
        assert first.startswith(PREFIX)
        assert first == second, "all tabs get the same session"
        assert {decode_answer(answer)["id"] for answer in answers} == {me}
        stored = query_rows(tmp_path, "SELECT hash, guest FROM session")
        assert stored == [(hash_of(first.removeprefix(PREFIX)), me)]
        assert first.removeprefix(PREFIX) not in str(stored), "the token itself is not stored"
        asker = await running.assembly.account_services.sessions.find(first)
        assert asker is not None
        assert (asker.guest, asker.stored) == (me, True)


async def test_session_identifies_guest_until_it_ends(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        known = running.assembly.account_services.sessions
        cookie, asker = await known.begin(ANA, FIREFOX)
        other, _ = await known.begin(ANA, FIREFOX)
        assert await known.find(cookie) == asker
        await known.end(GuestId("eve"), [])
        await known.end(ANA, [asker.session])
        assert await known.find(cookie) is None
        assert await create_other_sessions(running).find(cookie) is None
        assert (await known.find(other) or asker).guest == ANA
        assert [row.hash for row in await known.list_sessions(ANA)] == [hash_of(other.removeprefix(PREFIX))]


async def test_guest_cannot_end_session_of_other_guest(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        known = running.assembly.account_services.sessions
        cookie, asker = await known.begin(ANA, FIREFOX)
        await known._store.end(GuestId("eve"), [asker.session])
        assert (await create_other_sessions(running).find(cookie)) == asker


async def test_signed_cookie_does_not_revive_ended_session(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        me = running.signer.new_guest()
        decode_answer(await running.ask(me, "PUT", "/api/me", {"name": "Ana"}))
        decode_answer(await running.ask(me, "GET", "/api/me"))
        (row,) = await running.assembly.account_services.sessions.list_sessions(me)
        await running.assembly.account_services.sessions.end(me, [row.hash])
        assert decode_answer(await running.ask(me, "GET", "/api/me"))["id"] != me
        assert (await running.ask(me, "PUT", "/api/me", {"name": "Eve"})).status == 403


async def test_end_of_unstored_session_is_stored(tmp_path: Path) -> None:
    """A running process learns that the session has ended, and so does one that starts later."""
    async with site(tmp_path) as running:
        me = running.signer.new_guest()
        cookie, here = running.signer.cookie(me), create_other_sessions(running)
        asker = await here.find(cookie)
        assert asker is not None
        assert not asker.stored
        await running.assembly.account_services.sessions.end(me, [asker.session])
        assert await create_other_sessions(running).find(cookie) is None
        await here.apply_remote_changes()
        assert here.find_cached(cookie) == (True, None)
        assert await running.assembly.account_services.sessions.list_sessions(me) == []


async def test_invalid_cookie_identifies_no_guest(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        for cookie in [None, "", "s.", "s.x", "s." + "A" * 43, "x" * 300, "s.\udcff", "s.ä", "ana.AAAA"]:
            assert await running.assembly.account_services.sessions.find(cookie) is None, cookie


async def test_invented_tokens_are_not_cached(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        known = running.assembly.account_services.sessions
        for number in range(50):
            assert await known.find(f"{PREFIX}{number}") is None
        assert not known._askers


async def test_latest_sessions_are_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as running:
        monkeypatch.setattr(sessions, "MAX_CACHED_SESSIONS", 3)
        known = running.assembly.account_services.sessions
        cookies = [(await known.begin(ANA, FIREFOX))[0] for _ in range(5)]
        assert (len(known._askers), len(known._last_use)) == (3, 3)
        assert [known.find_cached(each)[0] for each in cookies] == [False, False, True, True, True]
        for cookie in cookies:
            assert (await known.find(cookie)) is not None


async def test_session_ended_by_other_process_is_dropped(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        dropped_guests: list[GuestId] = []
        here, there = create_other_sessions(running, dropped_guests), running.assembly.account_services.sessions
        (cookie, asker), (other_cookie, _) = await there.begin(ANA, FIREFOX), await there.begin(ANA, FIREFOX)
        assert await here.find(cookie) == asker
        await here.find(other_cookie)
        await here.apply_remote_changes()
        assert not dropped_guests
        await there.end(ANA, [asker.session])
        assert here.find_cached(cookie) == (True, asker), "the change is not applied yet"
        await here.apply_remote_changes()
        assert here.find_cached(cookie) == (True, None)
        assert here.find_cached(other_cookie)[1] is not None
        assert dropped_guests == [ANA]


async def test_last_use_is_written_at_intervals(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as running:
        known = create_other_sessions(running)
        cookie, _ = await known.begin(ANA, FIREFOX)
        begun = milliseconds(clock.now())
        seen = "SELECT seen FROM session"
        for _ in range(5):
            await known.find(cookie)
        await known.write_last_use()
        assert query_rows(tmp_path, seen) == [(begun,)]
        clock.seconds += SEEN_INTERVAL_MS / 1000
        await known.find(cookie)
        await known.find(cookie)
        assert [row.seen for row in await known.list_sessions(ANA)] == [begun + SEEN_INTERVAL_MS]
        assert query_rows(tmp_path, seen) == [(begun,)], "not within the request"
        await known.write_last_use()
        assert query_rows(tmp_path, seen) == [(begun + SEEN_INTERVAL_MS,)]
        assert not known._unsaved_last_use


class Store:
    """A session store that finds no session, refuses to write while `broken`, and records its calls."""

    def __init__(self) -> None:
        self.broken = False
        self.noted = dict[str, int]()
        self.since = list[int]()

    async def find(self, hash: str) -> None:
        return None

    async def name_stored_at(self, guest: GuestId) -> None:
        return None

    async def add(self, row: StoredSession) -> bool:
        return row.guest == ANA  # the sessions of all others have ended elsewhere

    async def rotate(self, *_: object) -> bool:
        return True

    async def store_last_seen(self, seen: dict[str, int]) -> None:
        if self.broken:
            raise StorageFault("storage-away")
        self.noted |= seen

    async def changed_since(self, since: int) -> list[StoredSession]:
        self.since.append(since)
        return []


async def test_failed_write_of_last_use_is_retried() -> None:
    store, clock = Store(), StoppedClock()
    known = create_sessions(store, clock)
    cookie, asker = await known.begin(ANA, FIREFOX)
    clock.seconds += SEEN_INTERVAL_MS / 1000
    await known.find(cookie)
    store.broken = True
    with pytest.raises(StorageFault):
        await known.write_last_use()
    store.broken = False
    await known.write_last_use()
    assert store.noted == {asker.session: milliseconds(clock.now())}


async def test_rotated_token_ends_live_connections() -> None:
    dropped_guests = list[GuestId]()
    known = create_sessions(Store(), StoppedClock(), dropped_guests)
    _, asker = await known.begin(ANA, FIREFOX)
    await known.rotate(asker, FIREFOX)
    assert dropped_guests == [ANA]


async def test_signed_cookie_with_ended_session_is_dropped_at_once() -> None:
    known = create_sessions(Store(), StoppedClock())
    cookie = known._signer.cookie(GuestId("eve"))
    asker = await known.find(cookie)
    assert asker is not None
    with pytest.raises(SessionRotated):
        await known.upgrade(cookie, asker, FIREFOX, store_session=True)
    assert known.find_cached(cookie) == (True, None)


async def test_first_synchronization_reads_latest_changes_only() -> None:
    store, clock = Store(), StoppedClock()
    await create_sessions(store, clock).apply_remote_changes()
    assert store.since == [milliseconds(clock.now()) - CLOCK_SKEW_MS]


def create_sessions(store: Store, clock: StoppedClock, dropped_guests: list[GuestId] | None = None) -> Sessions:
    """`Sessions` on a stand-in store, without a site."""
    drop = (lambda guest: None) if dropped_guests is None else dropped_guests.append
    return Sessions(cast(SessionStore, store), CookieSigner(bytes(64)), clock, drop)


def test_device_is_browser_and_system() -> None:
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
    edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/129.0 Safari/537.36 Edg/129.0"
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1"
    assert [device_of(each) for each in (firefox, edge, phone, "", "<script>")] == [
        *("firefox linux", "edge windows", "safari iphone", "other other", "other other")
    ]


def create_other_sessions(running: Site, dropped_guests: list[GuestId] | None = None) -> Sessions:
    """`Sessions` as another process of this site would have them."""
    assembly: Assembly = running.assembly
    drop = (lambda guest: None) if dropped_guests is None else dropped_guests.append
    return Sessions(assembly.account_services.sessions._store, running.signer, assembly.backends.clock, drop)
