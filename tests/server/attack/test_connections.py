"""Bounds and options of a single connection, tested in-process: no client behaviour holds server resources for ever."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn

from tertulia.server.http.connections import MAX_REQUESTS_AHEAD
from tertulia.server.http.listening import open_listener
from tests.server.attack.in_process import BUFFER_BYTES, LocalServer, poll_until

GET_REQUEST = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class Application:
    """ASGI application that answers with `size` bytes, or streams until the client disconnects."""

    def __init__(self, size: int = 2, stream: bool = False) -> None:
        self.size, self.stream = size, stream
        self.open = 0
        self.requests = 0
        self.sent = 0

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        self.requests += 1
        self.open += 1
        try:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            if self.stream:
                await self._stream(receive, send)
            await send({"type": "http.response.body", "body": b"x" * self.size})
        finally:
            self.open -= 1

    async def _stream(self, receive: Receive, send: Send) -> None:
        disconnect_task = asyncio.create_task(_wait_for_disconnect(receive))
        while not disconnect_task.done():
            await send({"type": "http.response.body", "body": b"x" * self.size, "more_body": True})
            self.sent += self.size
            await asyncio.sleep(0.001)


async def _wait_for_disconnect(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def test_unread_stream_is_closed_and_buffers_little() -> None:
    app = Application(size=8192, stream=True)
    async with LocalServer(app, unread_seconds=0.3).accept_connections() as server:
        with await server.connect(GET_REQUEST):
            assert await poll_until(lambda: server.taken == 1)
            assert await poll_until(lambda: server.taken == 0 and app.open == 0)
    assert app.sent < 1 << 20


async def test_unread_answer_frees_its_connection() -> None:
    """The answer is below the high-water mark of the write buffer, so only the close waits for the reader."""
    app = Application(size=40_000)
    async with LocalServer(app, unread_seconds=0.3).accept_connections() as server:
        with await server.connect(b"GET / HTTP/1.0\r\nHost: a\r\n\r\n"):
            assert await poll_until(lambda: app.requests == 1 and app.open == 0)
            assert await poll_until(lambda: server.taken == 0)
    assert app.size > 4 * BUFFER_BYTES


async def test_stream_ends_with_client_despite_pipelined_requests() -> None:
    app = Application(stream=True)
    async with LocalServer(app).accept_connections() as server:
        wire = await server.connect(GET_REQUEST + GET_REQUEST)
        assert await poll_until(lambda: app.open == 1)
        await asyncio.get_running_loop().sock_sendall(wire, GET_REQUEST)
        wire.close()
        assert await poll_until(lambda: app.open == 0 and server.taken == 0)
    assert app.requests == 1


async def test_connection_with_many_pipelined_requests_is_closed() -> None:
    app = Application(stream=True)
    async with LocalServer(app).accept_connections() as server:
        with await server.connect(GET_REQUEST + GET_REQUEST * 1000):
            assert await poll_until(lambda: server.taken == 0 and app.open == 0)
    assert app.requests <= 1


async def test_pipelined_requests_are_all_answered() -> None:
    app = Application()
    async with LocalServer(app).accept_connections() as server:
        wire = await server.connect(GET_REQUEST * 4 + GET_REQUEST.replace(b"1.1", b"1.0"))
        received = b""
        while data := await asyncio.get_running_loop().sock_recv(wire, 1 << 16):
            received += data
        wire.close()
        assert received.count(b"200 OK") == app.requests == 5
        assert await poll_until(lambda: server.taken == 0)


async def test_header_timeout_applies_to_pipelined_request() -> None:
    app = Application()
    async with LocalServer(app, header_seconds=0.3).accept_connections() as server:
        loop, wire = asyncio.get_running_loop(), await server.connect(GET_REQUEST + b"GET /")
        with wire:
            for _ in range(200):
                if server.taken == 0 and app.requests:
                    break
                await loop.sock_sendall(wire, b"x")
                await asyncio.sleep(0.02)
        assert server.taken == 0
    assert app.requests == 1


async def test_trailers_of_chunked_body_are_bounded() -> None:
    """Trailers of a chunked body are stored as headers are."""
    app = Application(stream=True)
    head = b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nX-Endless: "
    async with LocalServer(app, most_bytes=1000).accept_connections() as server:
        wire = await server.connect(head)
        assert await poll_until(lambda: app.open == 1)
        sent = 0
        try:
            while sent < 8 << 20:
                await asyncio.wait_for(asyncio.get_running_loop().sock_sendall(wire, b"x" * 8192), 2)
                sent += 8192
        except (OSError, TimeoutError):
            pass
        wire.close()
        assert await poll_until(lambda: server.taken == 0)
    assert sent < 4 << 20


async def test_one_address_gets_at_most_half_of_all_connections() -> None:
    async with LocalServer(Application(), connections_an_address=200).accept_connections() as server:
        wires = [await server.connect() for _ in range(server.bounds.limit.most)]
        assert await poll_until(lambda: server.taken == server.bounds.limit.most // 2)
        for wire in wires:
            wire.close()
        assert await poll_until(lambda: server.taken == 0)


async def test_pipelining_limit_is_the_number_in_the_refusal() -> None:
    async def silent(scope: Any, receive: Receive, send: Send) -> None:
        await _wait_for_disconnect(receive)

    async with LocalServer(silent).accept_connections() as server:
        with await server.connect(GET_REQUEST * MAX_REQUESTS_AHEAD) as allowed, await server.connect() as refused:
            loop = asyncio.get_running_loop()
            await loop.sock_sendall(refused, GET_REQUEST * (MAX_REQUESTS_AHEAD + 1))
            answer = await asyncio.wait_for(loop.sock_recv(refused, BUFFER_BYTES), 5)
            assert answer.startswith(b"HTTP/1.1 400 ")
            assert f"at most {MAX_REQUESTS_AHEAD} requests can wait".encode() in answer
            allowed.setblocking(False)
            with pytest.raises(BlockingIOError):
                allowed.recv(1)


Loops = Callable[[], asyncio.AbstractEventLoop]


def create_server_loop() -> asyncio.AbstractEventLoop:
    """An event loop of the kind that `serve` uses: uvloop if it is installed."""
    factory: Any = uvicorn.Config("", log_config=None).get_loop_factory()
    loop: asyncio.AbstractEventLoop = factory() if factory else asyncio.new_event_loop()
    return loop


@pytest.mark.parametrize("make", [create_server_loop, asyncio.SelectorEventLoop])
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
            nodelay = await asyncio.wait_for(found, 5)
        server.close()
        return nodelay

    with asyncio.Runner(loop_factory=make) as runner:
        assert runner.run(accepted())
