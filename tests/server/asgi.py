"""Call the ASGI application in the test's own process, without a network.

Fast enough for thousands of requests.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec
from litestar import Litestar

from bench import usual
from tertulia.server.assembly import Assembly, make_app
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.seats import GuestId
from tertulia.server.http.guests import COOKIE, TOKEN_HEADER
from tertulia.server.settings import Settings
from tertulia.server.worker_services import WorkerServices
from tests.server.app_reuse import read_handlers_once, reuse_apps
from tests.server.databases import create_database, get_address

UNREACHED_LIMIT = 1_000_000_000
read_handlers_once()
reuse_apps()


class Answer(NamedTuple):
    """A response. Tests compare all its fields."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


class Site:
    """A running application and the requests that a test sends to it."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.assembly: Assembly = app.state["assembly"]
        self.signer = app.state["signer"]
        self.address = "127.0.0.1"
        """The client address of the next requests."""
        self.accept_language: str | None = None
        """The `Accept-Language` header of the next requests, or None to send no such header."""
        self._rotated: dict[GuestId, str] = {}
        """Session cookies that responses have replaced, by guest."""

    @property
    def worker(self) -> WorkerServices:
        """The job workers of the process. Web processes have none."""
        assert self.assembly.worker is not None
        return self.assembly.worker

    async def ask(
        self, guest: GuestId | None, method: str, path: str, body: Any = None, hung_up: asyncio.Event | None = None
    ) -> Answer:
        """Send a request and return the answer.

        A guest sends their session cookie and CSRF token; None is a visitor without a cookie. The client disconnects
        when `hung_up` is set.
        """
        data = b"" if body is None else msgspec.json.encode(body)
        path, _, query = path.partition("?")
        headers = [(b"host", b"localhost"), (b"content-length", str(len(data)).encode())]
        if guest is not None:
            cookie = self._rotated.get(guest) or self.signer.cookie(guest)
            headers.append((b"cookie", f"{COOKIE}={cookie}".encode()))
            headers.append((TOKEN_HEADER.lower().encode(), self.signer.token(guest).encode()))
        if body is not None:
            headers.append((b"content-type", b"application/json"))
        if self.accept_language is not None:
            headers.append((b"accept-language", self.accept_language.encode()))
        scope: Any = {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "method": method,
            "scheme": "http", "path": path, "raw_path": quote(path).encode(), "query_string": query.encode(), "root_path": "",
            "headers": headers, "client": (self.address, 1), "server": ("localhost", 80), "state": {},
        }  # fmt: skip
        answer = await self._exchange(scope, data, hung_up or asyncio.Event())
        if guest is not None and method != "GET" and (rotated := get_session_cookie(answer)):
            self._rotated[guest] = rotated
        return answer

    async def _exchange(self, scope: Any, data: bytes, hung_up: asyncio.Event) -> Answer:
        """Run one ASGI exchange. A reader of the event stream disconnects after the first events."""
        looks_on = scope["path"].endswith("/events")
        waiting = [{"type": "http.request", "body": data, "more_body": False}]
        messages: list[Any] = []

        async def receive() -> Any:
            if waiting:
                return waiting.pop()
            await (asyncio.sleep(0) if looks_on else hung_up.wait())
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            messages.append(message)

        await self.app(scope, receive, send)
        start = next(message for message in messages if message["type"] == "http.response.start")
        body = b"".join(message.get("body", b"") for message in messages if message["type"] == "http.response.body")
        return Answer(start["status"], tuple(sorted(start["headers"])), body)


def get_session_cookie(answer: Answer) -> str | None:
    """Return the session cookie that a response sets, or None."""
    for name, value in answer.headers:
        if name == b"set-cookie" and (
            found := re.match(rf"(?:__Host-|__Secure-)?{COOKIE}=\"?([^;\"]+)", value.decode())
        ):
            return found[1]
    return None


def decode_answer(answer: Answer) -> Any:
    """Return the decoded body of a response, whose status must say success."""
    assert answer.status < 300, answer
    return msgspec.json.decode(answer.body)


async def create_table(running: Site, guest: GuestId) -> str:
    """Open a table whose two seats belong to the guest's device. Returns its id."""
    seats = [{"kind": "me"}, {"kind": "device"}]
    created = await running.ask(guest, "POST", "/api/tables", {"game": usual.QUICK, "seats": seats})
    return str(decode_answer(created)["id"])


@asynccontextmanager
async def site(folder: Path, missing: Sequence[str] = (), clock: Clock = SYSTEM, **more: Any) -> AsyncIterator[Site]:
    """Start an application on a data folder, without limits on requests and without pauses of bots.

    The rules of the games `missing` count as not compiled. `more` overrides settings.
    """
    settings = Settings(
        data=folder,
        database=get_address(folder),
        requests_a_minute=UNREACHED_LIMIT,
        requests_an_address=UNREACHED_LIMIT,
        requests_a_second=UNREACHED_LIMIT,
        moments_an_address=UNREACHED_LIMIT,
        plies_an_address=UNREACHED_LIMIT,
        lines_an_address=UNREACHED_LIMIT,
        hints_an_address=UNREACHED_LIMIT,
        hints_a_minute=UNREACHED_LIMIT,
        bot_pause=0,
        bot_step=0,
    )
    settings = msgspec.structs.replace(settings, **more)
    if settings.database is None:
        create_database(folder)
    app = make_app(settings, missing, clock)
    async with app.lifespan():
        yield Site(app)
