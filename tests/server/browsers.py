"""Browsers that keep cookies and call an application in the test's own process, and a mail server that keeps emails."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench import usual
from tertulia.server import backends
from tertulia.server.domain.delivery import Email
from tertulia.server.http.guests import COOKIE, TOKEN_HEADER
from tests.server.asgi import Site, site

ME, OPEN = {"kind": "me"}, {"kind": "open"}
PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36"
DESK = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
ADDRESS = "http://localhost"


class Browser:
    """A browser: it sends back the cookies that it was given."""

    def __init__(self, running: Site, agent: str = DESK) -> None:
        app: Any = running.app
        transport = httpx.ASGITransport(app)
        self.http = httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers={"User-Agent": agent})
        self.csrf = ""
        self.id = ""

    async def load(self, name: str | None = None) -> Browser:
        """Load the page, and set a name if one is given."""
        me = (await self.http.get("/api/me")).json()
        self.csrf, self.id = me["csrf"], me["id"]
        if name is not None:
            assert (await self.put("me", {"name": name})).status_code == 200
            await self.load()
        return self

    @property
    def cookie(self) -> str:
        """The session cookie that the browser sends."""
        return self.http.cookies[COOKIE]

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.http.get(f"/api/{path}", **more)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(f"/api/{path}", json=body or {}, headers={TOKEN_HEADER: self.csrf})

    async def put(self, path: str, body: Any) -> httpx.Response:
        return await self.http.put(f"/api/{path}", json=body, headers={TOKEN_HEADER: self.csrf})

    async def open(self, *seats: dict[str, str], **more: Any) -> str:
        answer = await self.post("tables", {"game": usual.QUICK, "seats": list(seats) or [ME, OPEN], **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def list_seats(self, table: str) -> list[int]:
        """Return the guest's seats at a table."""
        found: list[int] = (await self.get(f"tables/{table}")).json()["own_seats"]
        return found

    async def act(self, table: str) -> None:
        """Play the first legal action."""
        now = (await self.get(f"tables/{table}")).json()
        moves = {"seat": now["as"], "position": now["position"], "actions": [now["legal"][0]["notation"]]}
        answer = await self.post(f"tables/{table}/moves", {**moves, "version": now["version"]})
        assert answer.status_code == 200, answer.text

    async def list_names(self, table: str) -> list[str]:
        return [seat["name"] for seat in (await self.get(f"tables/{table}")).json()["seats"]]

    async def create_device_link(self) -> str:
        """Return the token of a link for signing in another device."""
        return str((await self.post("account/device")).json()["token"])

    async def use_link(self, link: str) -> dict[str, Any]:
        """Confirm a sign-in link on its page, and load the page again. Returns the response's body."""
        answer = await self.post("account/link/use", {"token": link})
        assert answer.status_code == 200, answer.text
        await self.load()
        found: dict[str, Any] = answer.json()
        return found


class Mailbox:
    """A mail server that keeps emails (`tertulia.server.domain.delivery.Mailer`)."""

    enabled = True

    def __init__(self) -> None:
        self.emails: list[Email] = []

    async def send(self, email: Email) -> None:
        self.emails.append(email)

    async def wait_for_email(self, many: int = 1) -> Email:
        """Wait until there are `many` emails, and return the last one."""
        async with asyncio.timeout(60):
            while len(self.emails) < many:
                await asyncio.sleep(0.01)
        return self.emails[-1]


def read_link_token(email: Email) -> str:
    """Return the token in an email's link, which follows the `#`."""
    found = re.search(r"/account/link#(\S+)", email.text)
    assert found
    return found[1]


def read_code(email: Email) -> str:
    """Return the six-digit code of an email."""
    found = re.search(r"\b(\d{6})\b", email.text.replace(read_link_token(email), ""))
    assert found
    return found[1]


@asynccontextmanager
async def site_with_email(folder: Path, patch: pytest.MonkeyPatch, **more: Any) -> AsyncIterator[tuple[Site, Mailbox]]:
    """Start an application that sends emails. Yields it and the mail server."""
    post = Mailbox()
    replaced: Callable[..., Mailbox] = lambda settings, clock: post  # noqa: E731
    patch.setattr(backends, "make_mailer", replaced)
    async with site(folder, address=ADDRESS, **more) as running:
        yield running, post
