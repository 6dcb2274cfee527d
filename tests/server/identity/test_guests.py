"""Guests: identified by a cookie instead of an account; every change needs the CSRF token."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

import httpx
import msgspec
import pytest

from tertulia.server.domain.commands import Open, SeatPlan, Sit
from tertulia.server.domain.errors import NameRefused
from tertulia.server.domain.names import normalize_name
from tertulia.server.domain.ports import Chosen, GuestStore
from tertulia.server.domain.seats import GuestId
from tertulia.server.identity import guests
from tertulia.server.identity.guests import Guests
from tests.server.asgi import site
from tests.server.conftest import Guest, RunningServer

NewGuest = Callable[[], Guest]


def test_cookie_is_http_only_and_same_site(server: RunningServer) -> None:
    cookie = httpx.get(f"{server.address}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


async def test_recently_used_profile_stays_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    class Store:
        """A store in which every guest has chosen a name."""

        async def load_chosen(self, guests: Sequence[GuestId]) -> dict[GuestId, Chosen]:
            return {guest: Chosen(guest.title(), None) for guest in guests}

    monkeypatch.setattr(guests, "MAX_CACHED_PROFILES", 2)
    known = Guests(cast("GuestStore", Store()), str)
    for guest in ("ana", "ben", "ana", "eve"):
        await known.load_profiles([GuestId(guest)])
    assert [known.name(GuestId(guest)) == guest.title() for guest in ("ana", "ben", "eve")] == [True, False, True]


def test_forged_cookie_creates_new_guest(server: RunningServer, guest: NewGuest) -> None:
    somebody = guest().me["id"]
    forged = httpx.get(f"{server.address}/api/me", cookies={"tertulia_guest": f"{somebody}.AAAA"})
    assert forged.json()["id"] != somebody


def test_name_and_language_are_stored_and_shown(guest: NewGuest) -> None:
    host, other = guest(), guest()
    assert host.put("me", {"name": "  María   José ", "language": "es"}).json()["name"] == "María José"
    table = host.open([{"kind": "me"}, {"kind": "open"}])
    assert other.table(table)["seats"][0]["name"] == "María José"
    assert host.get("me").json()["language"] == "es"


@pytest.mark.parametrize("name", ["", " ", "x" * 31, "a\u202eb", "line\nbreak\x00"])
def test_unprintable_name_is_refused(guest: NewGuest, name: str) -> None:
    somebody = guest()
    before = somebody.get("me").json()["name"]
    answer = somebody.put("me", {"name": name})
    assert answer.status_code == 400
    assert "30 printable characters" in answer.json()["message"]
    assert somebody.get("me").json()["name"] == before


@pytest.mark.parametrize(
    "name",
    [
        "Ana", "Zoë", "Nguyễn Thị Ánh", "Nguye\u0302\u0303n", "ครูน้ำผึ้ง", "ที่นี่", "श्रीकृष्णन्", "שָׁלוֹם", "יִשָּׂשכָר", "مُحَمَّد",
        "می\u200cخواهم", "李小龍", "葛\U000e0100城", "한글", "ශ්\u200dරී", "ကျွန်ုပ်", "བསྒྲུབས", "O'Brien-Şahin", "Ana 🎲", "❤️ Ana",
        "👩\u200d🌾 Ana", "👍🏽 Ana", "Player 1️⃣", "7",
    ],
)  # fmt: skip
def test_names_in_every_script_are_accepted(name: str) -> None:
    assert normalize_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u2800", "printable"), ("\u3164", "printable"), ("\u115f\u1160", "printable"), ("\uffa0", "printable"),
        ("Ana\u2800", "printable"), ("A\u3164na", "printable"), ("A\u034fna", "printable"), ("A\ufe0fna", "printable"),
        ("A\u200dna", "printable"), ("An\u200c", "printable"), ("A\U000e0100na", "printable"), ("\u200d", "printable"),
        ("\ufe0f\ufe0f", "printable"), ("A\u00adna", "printable"), ("\U000f0000", "printable"), ("A\ud800", "printable"),
        ("...", "letter or digit"), ("- _ -", "letter or digit"), ("🎲", "letter or digit"), ("\u0301", "letter or digit"),
        ("x" + "\u0301\u0302\u0303", "accents"), ("a" + "\u0316\u0317\u0318" * 9, "accents"), ("ก" + "\u0e47" * 9, "accents"),
        ("ก" + "\u0e49\u0e49", "accents"), ("a\u0301\u0301\u0301", "accents"), ("a" + "\u20dd" * 5, "accents"),
        ("ก" + "\u0e31\u0e34\u0e35\u0e36\u0e37", "accents"),
    ],
)  # fmt: skip
def test_invisible_or_stacked_names_are_refused(name: str, why: str) -> None:
    with pytest.raises(NameRefused, match=why):
        normalize_name(name)


@pytest.mark.parametrize("token", [None, "", "wrong", "ü"])
def test_changes_need_csrf_token(guest: NewGuest, token: str | None) -> None:
    somebody = guest()
    headers = httpx.Headers({} if token is None else {b"X-CSRF-Token": token.encode("utf-8")})
    answer = somebody.http.post("/api/tables", json={"game": "granada", "seats": []}, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "csrf")


def test_csrf_token_of_other_guest_is_refused(guest: NewGuest) -> None:
    one, other = guest(), guest()
    answer = one.http.put("/api/me", json={"name": "X"}, headers=other.token)
    assert answer.status_code == 403


async def test_profile_cache_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tertulia.server.identity.guests.MAX_CACHED_PROFILES", 10)
    async with site(tmp_path) as running:
        guests, named = running.assembly.guests, running.signer.new_guest()
        await guests.change(named, "Carmen", "es")
        for _ in range(20):
            await guests.load_profiles([running.signer.new_guest(), named])
        assert (guests.name(named), guests.language(named)) == ("Carmen", "es")
        for number in range(20):
            await guests.change(running.signer.new_guest(), f"Ana {number}", None)
        assert (len(guests._latest), len(guests._known)) == (10, 10)
        assert guests.name(named) != "Carmen"
        await guests.load_profiles([named])
        assert (guests.name(named), guests.language(named)) == ("Carmen", "es")


async def test_seated_players_are_shown_with_current_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tertulia.server.identity.guests.MAX_CACHED_PROFILES", 3)
    async with site(tmp_path) as running:
        guests, host, other = running.assembly.guests, running.signer.new_guest(), running.signer.new_guest()
        await guests.change(host, "Carmen", None)
        await guests.change(other, "Rosa", None)
        table = await running.assembly.service.open(Open(host, "granada", [SeatPlan("me"), SeatPlan("open")], {}))
        for _ in range(9):
            await guests.load_profiles([running.signer.new_guest()])
        await running.assembly.service.run(table, Sit(other, 1))
        for _ in range(9):
            await guests.load_profiles([running.signer.new_guest()])
        assert [guests.name(each) for each in (host, other)] == ["Carmen", "Rosa"]
        await guests.change(other, "Estrella", None)
        for _ in range(9):
            await guests.load_profiles([running.signer.new_guest()])
        seen = (await running.ask(None, "GET", f"/api/tables/{table.id}")).body
        assert [seat["name"] for seat in msgspec.json.decode(seen)["seats"]] == ["Carmen", "Estrella"]
