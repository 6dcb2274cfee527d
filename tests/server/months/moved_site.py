"""A whole site in a process of its own whose clock the test moves from outside, by days if it likes: it may be killed and begun
again at any moment (`tests.server.forked`)."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import secrets
import signal
import threading
from collections.abc import Iterable
from datetime import datetime, timedelta
from email.utils import format_datetime
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn.server

from tertulia.server import assembly, run
from tertulia.server.assembly import Assembly, make_app
from tertulia.server.run import serve
from tertulia.server.settings import Settings
from tests.seed import token_bytes_of
from tests.server.clocks import StoppedClock

SIGN_OF_LIFE = 1800.0
"""Seconds between two signs of life, and by which one may be late: the clock goes on in steps that are no longer."""


MOMENT = 0.1
"""Seconds."""


class MonthsClock(StoppedClock):
    """Seconds since a beginning, as somebody outside says."""

    def __init__(self, begin: datetime, seconds: float) -> None:
        super().__init__()
        self._begin, self.seconds = begin, seconds

    def now(self) -> datetime:
        """The moment."""
        return self._begin + timedelta(seconds=self.seconds)

    async def sleep(self, seconds: float) -> None:
        """A moment is nothing beside months: whoever is to wait for less than one goes on."""
        if seconds >= MOMENT:
            await super().sleep(seconds)


def main(data: Path, orders: Connection, begin: datetime, seconds: float, port: int, more: dict[str, Any]) -> None:
    """Serve on a port (0: any free one) until the process is ended. `orders` are seconds since the beginning, each answered
    once whoever slept until then is awake; the first answer is the address. Answers are dated by the clock, too."""
    vars(secrets)["token_bytes"] = token_bytes_of(f"begun after {seconds} s")  # not what was drawn before it was killed
    clock = MonthsClock(begin, seconds)
    made: list[Assembly] = []

    def app(settings: Settings, missing: Iterable[str]) -> Any:
        site = make_app(settings, missing, clock)
        made.append(site.state["assembly"])
        return site

    def ready(address: str, *_: Any) -> None:
        loop = asyncio.get_running_loop()
        orders.send(address)
        threading.Thread(target=_obey, args=(orders, loop, clock, made[0]), daemon=True).start()

    vars(run)["make_app"], vars(assembly)["beat"] = app, _no_beat
    vars(uvicorn.server)["formatdate"] = lambda *_, **__: format_datetime(clock.now(), usegmt=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    faulthandler.enable()
    faulthandler.register(signal.SIGUSR1)
    settings = Settings(data=data, bot_pause=0.0, bot_step=0.0, thinkers=1, **more)
    serve(settings, hosts=["127.0.0.1"], port=port, on_ready=ready)


def _obey(orders: Connection, loop: asyncio.AbstractEventLoop, clock: MonthsClock, site: Assembly) -> None:
    """Move the clock as often as it is said; the end with whoever says so."""
    while True:
        try:
            until = float(orders.recv())
        except (EOFError, OSError):
            os.kill(os.getpid(), signal.SIGTERM)
            return
        asyncio.run_coroutine_threadsafe(_move(clock, until, site), loop).result()
        orders.send(until)


async def _move(clock: MonthsClock, until: float, site: Assembly) -> None:
    """Before anybody acts at the new moment, the sign of life that is due is there."""
    clock.seconds = until
    await site.jobs.beat("web", SIGN_OF_LIFE, SIGN_OF_LIFE)
    clock.move(0)
    site.stir()


async def _no_beat(*_: Any, **__: Any) -> None:
    """Signs of life are given whenever the clock is moved."""
