"""Requests about an account from callers without a right to it.

They lack a cookie or the CSRF token, or send another guest's token, a malformed body or a forged passkey answer.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

import httpx
import pytest
from litestar.handlers import HTTPRouteHandler

from tertulia.server.http.guests import COOKIE, TOKEN_HEADER
from tertulia.server.http.routes import HANDLERS
from tests.server.asgi import site
from tests.server.visitors import ADDRESS, Browser

OPEN_TO_ALL = {("GET", "/api/me"), ("GET", "/api/me/settings")}
"""A new visitor gets a cookie, and has no settings."""


def asked_about(handler: HTTPRouteHandler) -> list[tuple[str, str]]:
    own = ("/api/me", "/api/me/settings")
    paths = [path for path in handler.paths if path.startswith("/api/account") or path in own]
    return [(method, path) for path in paths for method in sorted(handler.http_methods - {"HEAD", "OPTIONS"})]


ROUTES = [each for handler in HANDLERS for each in asked_about(handler)]


async def test_nobody_and_nobody_s_token(tmp_path: Path) -> None:
    assert len(ROUTES) > 20
    async with site(tmp_path) as running:
        ana, eve = await Browser(running).come("Ana"), await Browser(running).come("Eve")
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
                told = (method, path, headers, answer.status_code, answer.text)
                if (method, path) in OPEN_TO_ALL or (method == "GET" and http is eve.http):
                    assert answer.status_code == 200, told
                    assert ana.id not in answer.text, told
                else:
                    assert (answer.status_code, answer.json()["error"]) == (403, "csrf"), told
            nobody.http.cookies.clear()
        assert (await ana.get("me")).json()["name"] == "Ana"


@pytest.mark.parametrize("body", ["{", "[]", "null", '{"x": 1}', '"a"'])
async def test_nonsense_is_a_bad_request(tmp_path: Path, body: str) -> None:
    async with site(tmp_path) as running:
        ana = await Browser(running).come("Ana")
        headers = {TOKEN_HEADER: ana.csrf, "Content-Type": "application/json"}
        for method, path in ROUTES:
            if method == "GET":
                continue
            answer = await ana.http.request(method, path, content=body, headers=headers)
            assert answer.status_code in (400, 404, 200, 201), (path, answer.text)
            with contextlib.suppress(KeyError):
                assert answer.json()["error"] in ("bad-request", "not-offered"), (path, answer.text)
            if path == "/api/account/sign-out":
                headers[TOKEN_HEADER] = (await ana.come("Ana")).csrf


async def test_a_key_at_a_number_is_not_offered_and_another_name_is_not_taken(tmp_path: Path) -> None:
    async with site(tmp_path, address=ADDRESS) as running:
        ana = await Browser(running).come("Ana")
        for host in ("127.0.0.1", "192.168.1.7", "fridge", "fridge.local", "evil.localhost", "localhost:81"):
            headers = {TOKEN_HEADER: ana.csrf, "Host": host}
            for what in ("new", "ask"):
                answer = await ana.http.post(f"/api/account/passkey/{what}", json={}, headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (404, "not-offered"), host


async def test_a_forged_answer_of_a_key_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path, address=ADDRESS) as running:
        ana, eve = await Browser(running).come("Ana"), await Browser(running).come("Eve")
        for credential in ({}, {"id": "x"}, {"id": "x", "rawId": "x", "type": "public-key", "response": {}}):
            for begin, end in (("new", "add"), ("ask", "use")):
                asked = (await ana.post(f"account/passkey/{begin}")).json()
                body: dict[str, object] = {"ticket": asked["ticket"], "credential": credential}
                assert (await eve.post(f"account/passkey/{end}", body)).status_code == 410, "not whom it was given to"
                assert (await ana.post(f"account/passkey/{end}", body)).status_code == 410, "and it is used up"
                body["ticket"] = (await ana.post(f"account/passkey/{begin}")).json()["ticket"]
                answer = await ana.post(f"account/passkey/{end}", body)
                assert answer.status_code in (404, 422), answer.text
        assert (await ana.get("account")).json()["credentials"] == []
