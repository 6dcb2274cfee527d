"""The push service of the months' law: it keeps every message with the moment at which it came, and refuses now and then."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from tests.server.notices.subscriber import Subscriber

LATER, TAKEN = "503 Service Unavailable", "201 Created"


class Pushed(NamedTuple):
    """A message that was taken."""

    at: float
    """Seconds since the beginning."""
    number: int
    """Of whom it is for."""
    told: list[dict[str, Any]]
    """What it tells of each table."""


class Pushes:
    """A push service on a free port of this machine, and the browsers that it serves."""

    def __init__(self, now: Callable[[], float], chance: random.Random, refusals: float) -> None:
        """Of so many messages (`refusals`, 0 to 1) it says that they may come later."""
        self._now, self._chance, self._refusals = now, chance, refusals
        self._subscribers: dict[int, Subscriber] = {}
        self.received: list[Pushed] = []
        self.refused = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._port = asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()

    def close(self) -> None:
        """Close it."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def subscribe(self, number: int) -> dict[str, Any]:
        """What the browser of somebody gives to the site."""
        made = self._subscribers[number] = Subscriber(f"http://127.0.0.1:{self._port}/{number}")
        return made.subscription

    async def _open(self) -> int:
        """In a thread of its own, since whoever waits for the site does nothing else."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return int(server.sockets[0].getsockname()[1])

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):  # a site that was killed
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower().splitlines()
            length = next(int(line.partition(":")[2]) for line in head if line.startswith("content-length:"))
            said = self._take(int(head[0].split()[1][1:]), await reader.readexactly(length))
            writer.write(f"HTTP/1.1 {said}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
            await writer.drain()
        writer.close()

    def _take(self, number: int, body: bytes) -> str:
        """Take a message, or say that it may come later."""
        if self._chance.random() < self._refusals:
            self.refused += 1
            return LATER
        message = self._subscribers[number].read(body)
        told = msgspec.convert(message["told"], list[dict[str, Any]])
        assert len(told) == message["count"], "a message that leaves nothing out"
        self.received.append(Pushed(self._now(), number, told))
        return TAKEN
