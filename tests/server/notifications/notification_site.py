"""A site with a clock that the test moves, and mail server, push service and webhook receivers of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from email.message import EmailMessage
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import text

from bench import usual
from tertulia.i18n.catalogue import Catalogue
from tertulia.server.domain.seats import GuestId
from tertulia.server.settings import MailSettings
from tests.server.asgi import Site, site
from tests.server.clocks import StoppedClock
from tests.server.delivery.mailboxes import Mailbox, mail_server

ANA, BEN = GuestId("a" * 24), GuestId("b" * 24)
NAMES = {ANA: "Ana", BEN: "Ben"}
GAME = Catalogue("en", usual.QUICK).text(f"{usual.QUICK}-title")
"""Title of the game that the tests play."""
LOCAL_NETWORKS = ("127.0.0.0/8",)
ADDRESS = "https://games.test"
MAX_WAIT_SECONDS = 30
"""Seconds to wait for an expected event; only a failing test takes so long."""


class Posted(NamedTuple):
    """A request that a receiver got."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A third-party server on this machine, which stores requests and gives scripted answers."""

    def __init__(self) -> None:
        self.posts: list[Posted] = []
        self.answers: list[str] = []
        """Status lines of the next answers, in order; 201 after the last."""
        self.release_event: asyncio.Event | None = None
        """If not None, answers wait until it is set."""
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/in"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.posts.append(Posted(head[0].split()[1], headers, body))
        if self.release_event is not None:
            await self.release_event.wait()
        status = self.answers.pop(0) if self.answers else "201 Created"
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        with contextlib.suppress(ConnectionError):
            await writer.drain()
            writer.close()


@contextlib.asynccontextmanager
async def run_receiver() -> AsyncIterator[Receiver]:
    service = Receiver()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()


class NotificationSite:
    """A site, and access to its notifications."""

    def __init__(self, running: Site, clock: StoppedClock, mailbox: Mailbox) -> None:
        self.site, self.clock, self.mailbox = running, clock, mailbox

    async def ask(
        self, guest: GuestId | None, method: str, path: str, body: Any = None, status: int | None = None
    ) -> Any:
        answer = await self.site.ask(guest, method, f"/api/{path}", body)
        expected = (200, 201, 204) if status is None else (status,)
        assert answer.status in expected, answer
        return msgspec.json.decode(answer.body) if answer.body else None

    async def add_channel(self, guest: GuestId, **what: Any) -> str:
        found = await self.ask(guest, "POST", "notifications/channels", what)
        return str(found["id"])

    async def add_email_channel(self, guest: GuestId, address: str) -> str:
        """Add an email channel of the guest and confirm it; returns the channel's id."""
        channel = await self.add_channel(guest, mail=address)
        (email,) = await self.wait_for_emails(1)
        assert await self.confirm(email) == address
        self.mailbox.emails.clear()
        return channel

    async def confirm(self, email: EmailMessage) -> str:
        link = next(word for word in get_plain_text(email).split() if "/notifications/confirm/" in word).rpartition(
            "/"
        )[2]
        found = await self.ask(ANA, "POST", f"notifications/confirm/{link}")
        return str(found["address"])

    async def start_table_of_two(self, **more: Any) -> str:
        """Start a game of Ana and Ben; returns the table's id."""
        for guest, name in NAMES.items():
            await self.ask(guest, "PUT", "me", {"name": name})
        table = str((await self.ask(ANA, "POST", "tables", {**TABLE, **more}))["id"])
        await self.ask(BEN, "POST", f"tables/{table}/sit", {"seat": 1})
        await self.ask(ANA, "POST", f"tables/{table}/start", {})
        return table

    async def act(self, table: str) -> GuestId | None:
        """Let the player on turn take one action. Returns the player who is on turn then, or None."""
        for guest in (ANA, BEN):
            now = await self.ask(guest, "GET", f"tables/{table}")
            if now["legal"]:
                legal = now["legal"]
                moves = {"seat": now["as"], "position": now["position"], "actions": [legal[0]["notation"]]}
                await self.ask(guest, "POST", f"tables/{table}/moves", {**moves, "version": now["version"]})
                break
        return await self.find_player_to_act(table)

    async def find_player_to_act(self, table: str) -> GuestId | None:
        for guest in (ANA, BEN):
            if (await self.ask(guest, "GET", f"tables/{table}"))["legal"]:
                return guest
        return None

    async def play_to_turn(self, guest: GuestId, table: str, begins: bool = True) -> None:
        """Play until it is the guest's turn; with `begins`, until a new turn of the guest begins."""
        other = BEN if guest == ANA else ANA
        while begins and await self.find_player_to_act(table) != other:
            await self.act(table)
        while await self.find_player_to_act(table) != guest:
            await self.act(table)

    async def pass_time(self, seconds: float) -> None:
        """Move the clock and wait until all due jobs are done.

        Jobs in progress end first. Otherwise their lease would expire, as if their process had died, and they would be
        repeated.
        """
        await self.wait_until_idle()
        self.clock.move(seconds)
        await self.wait_until_idle()

    async def wait_until_idle(self) -> None:
        """Wait until no notification or email is due."""
        await self.wait_until(self._is_nothing_due)

    async def _is_nothing_due(self) -> bool:
        self.site.assembly.backends.jobs_added.set()
        return not await self.query_rows(
            "SELECT key FROM job WHERE kind IN ('notification', 'email') AND due <= :now",
            now=round(self.clock.now().timestamp() * 1000),
        )

    async def wait_until(self, found: Callable[[], Awaitable[Any]]) -> Any:
        """Wait until `found()` returns a true value; returns that value."""
        async with asyncio.timeout(MAX_WAIT_SECONDS):
            while not (answer := await found()):
                await asyncio.sleep(0.005)
        return answer

    async def wait_for_emails(self, many: int) -> list[EmailMessage]:
        """Wait for emails; returns them, and fails unless there are exactly `many`."""

        async def come() -> bool:
            self.site.assembly.backends.jobs_added.set()
            return len(self.mailbox.emails) >= many

        await self.wait_until(come)
        assert len(self.mailbox.emails) == many
        return self.mailbox.emails

    async def query_rows(self, question: str, **values: Any) -> list[Any]:
        async with self.site.assembly.backends.journal.sessions() as session:
            return [tuple(row) for row in await session.execute(text(question), values)]

    async def list_states(self) -> list[tuple[str, str]]:
        """Kind and state of every notification, oldest first."""
        return await self.query_rows("SELECT kind, state FROM notification ORDER BY created_at, kind")


TABLE = {
    "game": usual.QUICK,
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "public": False,
}


def get_plain_text(email: EmailMessage) -> str:
    body = email.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


@contextlib.asynccontextmanager
async def notification_site(
    folder: Path, clock: StoppedClock | None = None, **more: Any
) -> AsyncIterator[NotificationSite]:
    """A site that can send notifications, and its mailbox."""
    stopped = clock or StoppedClock()
    async with mail_server(Mailbox()) as mailbox:
        mail = MailSettings(server="127.0.0.1", port=mailbox.port, sender="games@games.test", security="none")
        settings: dict[str, Any] = {"mail": mail, "address": ADDRESS, "webhook_networks": LOCAL_NETWORKS, **more}
        async with site(folder, clock=stopped, **settings) as running:
            yield NotificationSite(running, stopped, mailbox)


def decode_body(posted: Posted) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(posted.body)
    return found
