"""Running the server: a port, a data folder, and a clean end."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn

from tertulia.server.app import make_app
from tertulia.server.settings import Settings

PATIENCE = 3
"""Seconds that open connections get to end."""


class _Server(uvicorn.Server):
    """Tells when it answers; ends the live connections first when it is asked to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], closing: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready, self._closing = ready, closing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _settle_memory()
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._closing()
        super().handle_exit(sig, frame)


def _settle_memory() -> None:
    """What is there when the server opens stays: the collector need not walk over it again and make moves wait."""
    gc.collect()
    gc.freeze()


def serve(
    *, host: str, port: int, data: Path, components: Path | None, on_ready: Callable[[str], None], **more: float | bool
) -> None:
    """Serve until Ctrl-C or SIGTERM, then return. Port 0 is a free one; `on_ready` is told the address once it answers.

    `more` are further fields of `Settings`. `ComponentsError` for a wrong components file, `OSError` for a taken port.
    """
    named = components or (Path(os.environ["TERTULIA_COMPONENTS"]) if os.environ.get("TERTULIA_COMPONENTS") else None)
    app = make_app(Settings(data=data, components=named, **more))  # type: ignore[arg-type]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family)
    address = f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}"
    logging.basicConfig(level=logging.WARNING)
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, timeout_graceful_shutdown=PATIENCE, server_header=False
    )

    def closing() -> None:
        house = app.state.get("house")
        if house is not None:
            house.streams.close()

    server = _Server(config, lambda: on_ready(address), closing)
    try:
        asyncio.run(server.serve([listener]))
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
