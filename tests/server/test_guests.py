"""Visitors: a cookie instead of an account, and no change without the token that only our page knows."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from tests.server.conftest import Guest, House

NewGuest = Callable[[], Guest]


def test_the_cookie_is_out_of_reach_of_scripts(house: House) -> None:
    cookie = httpx.get(f"{house.address}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_a_forged_cookie_makes_a_new_guest(house: House, guest: NewGuest) -> None:
    somebody = guest().me["id"]
    forged = httpx.get(f"{house.address}/api/me", cookies={"tertulia_guest": f"{somebody}.AAAA"})
    assert forged.json()["id"] != somebody


def test_a_name_is_kept_and_shown(guest: NewGuest) -> None:
    host, other = guest(), guest()
    assert host.put("me", {"name": "  María   José ", "language": "es"}).json()["name"] == "María José"
    table = host.open([{"kind": "me"}, {"kind": "open"}])
    assert other.table(table)["seats"][0]["name"] == "María José"
    assert host.get("me").json()["language"] == "es"


@pytest.mark.parametrize("name", ["", " ", "x" * 31, "a\u202eb", "line\nbreak\x00"])
def test_a_name_that_cannot_be_shown_is_refused(guest: NewGuest, name: str) -> None:
    somebody = guest()
    before = somebody.get("me").json()["name"]
    answer = somebody.put("me", {"name": name})
    assert answer.status_code == 400
    assert "30 printable characters" in answer.json()["message"]
    assert somebody.get("me").json()["name"] == before


@pytest.mark.parametrize("token", [None, "", "wrong", "ü"])
def test_changes_need_the_token(guest: NewGuest, token: str | None) -> None:
    somebody = guest()
    headers = httpx.Headers({} if token is None else {b"X-CSRF-Token": token.encode("utf-8")})
    answer = somebody.http.post("/api/tables", json={"game": "granada", "seats": []}, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "csrf")


def test_the_token_of_another_guest_does_not_fit(guest: NewGuest) -> None:
    one, other = guest(), guest()
    answer = one.http.put("/api/me", json={"name": "X"}, headers=other.token)
    assert answer.status_code == 403
