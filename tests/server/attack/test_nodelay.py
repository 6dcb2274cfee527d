"""TCP_NODELAY: no connection waits for an acknowledgement before it sends its next bytes."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn

from tertulia.server.http.listening import open_listener

Loops = Callable[[], asyncio.AbstractEventLoop]


def loop_of_the_server() -> asyncio.AbstractEventLoop:
    """An event loop of the kind that `serve` uses: uvloop if it is installed."""
    factory: Any = uvicorn.Config("", log_config=None).get_loop_factory()
    loop: asyncio.AbstractEventLoop = factory() if factory else asyncio.new_event_loop()
    return loop


@pytest.mark.parametrize("make", [loop_of_the_server, asyncio.SelectorEventLoop])
@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_accepted_connection_has_tcp_nodelay(make: Loops, host: str) -> None:
    try:
        listener = open_listener(host, 0)
    except OSError:
        pytest.skip(f"nothing listens on {host} here")

    async def accepted() -> bool:
        found: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        class Connection(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                peer = transport.get_extra_info("socket")
                found.set_result(bool(peer.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
                transport.close()

        server = await asyncio.get_running_loop().create_server(Connection, sock=listener)
        with socket.create_connection(listener.getsockname()[:2], timeout=5):
            told = await asyncio.wait_for(found, 5)
        server.close()
        return told

    with asyncio.Runner(loop_factory=make) as runner:
        assert runner.run(accepted())
