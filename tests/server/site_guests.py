"""Guests of a site in the test's own process, who send requests and get JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from bench import usual
from tertulia.server.domain.seats import GuestId
from tests.server.asgi import Site


class SiteGuest:
    """A guest of a site, with a readable id, or a visitor without a cookie."""

    def __init__(self, site: Site, guest: GuestId | None) -> None:
        self.site, self.guest = site, guest

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send a request. Returns the status and the body of the response."""
        answer = await self.site.ask(self.guest, method, f"/api/{path}", body)
        return answer.status, msgspec.json.decode(answer.body)

    async def get(self, path: str) -> Any:
        """GET a path and return the body."""
        status, body = await self.ask("GET", path)
        assert status == 200, body
        return body

    async def post(self, path: str, body: Any = None, method: str = "POST") -> Any:
        """Send a request that must succeed, and return the body."""
        status, found = await self.ask(method, path, {} if body is None else body)
        assert status in (200, 201), found
        return found

    async def put(self, path: str, body: Any) -> Any:
        return await self.post(path, body, "PUT")

    async def request_refusal(self, path: str, body: Any = None, method: str = "POST") -> str:
        """Send a request that must be refused, and return the error code."""
        status, found = await self.ask(method, path, {} if body is None and method != "GET" else body)
        assert status >= 400, found
        return str(found["error"])

    async def open(self, seats: int = 2, **more: Any) -> str:
        """Open a table with this guest in seat 0 and the other seats open. Returns its id."""
        plan = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        found = await self.post("tables", {"game": usual.QUICK, "seats": plan, **more})
        return str(found["id"])

    async def read_chat(self, table: str | None = None) -> list[str]:
        """The words or phrases of the chat (the lobby's, or a table's) that this guest can read."""
        found = await self.get("lobby/chat" if table is None else f"tables/{table}/chat")
        return [line["phrase"] or line["words"] for line in found["lines"]]

    async def say(self, words: str, table: str | None = None) -> Any:
        return await self.post("lobby/chat" if table is None else f"tables/{table}/chat", {"words": words})

    async def get_handle(self) -> str:
        """The handle under which other guests know this one."""
        assert self.guest is not None
        return self.site.assembly.community.handles.handle_of(self.guest)


def create_guests(site: Site, *names: str) -> list[SiteGuest]:
    """Guests with these ids."""
    return [SiteGuest(site, GuestId(name)) for name in names]


async def start_table(*sitting: SiteGuest, **more: Any) -> str:
    """Open a table for these guests, the first as the host, and start the game. Returns the table's id."""
    host, *others = sitting
    table = await host.open(len(sitting), **more)
    for seat, other in enumerate(others, start=1):
        await other.post(f"tables/{table}/sit", {"seat": seat})
    await host.post(f"tables/{table}/start")
    return table
