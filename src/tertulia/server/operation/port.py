"""HTTP port for the operator with the health, readiness and metrics of one process (`OperationPort`).

The port is not part of the public site, and by default only this machine can reach it. It answers in threads of its
own, which ask the event loop for the state of the process. So it answers even while the event loop hangs, and reports
that.
"""

from __future__ import annotations

import asyncio
import re
import socketserver
import threading
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import CancelledError
from concurrent.futures import TimeoutError as NoAnswer
from typing import Any, NamedTuple, TypeVar
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

import msgspec

from tertulia.server.operation.figures import Figures, OperationError, ProcessState, ReadState

R = TypeVar("R")
LOOP_TIMEOUT_SECONDS = 3.0
"""Seconds to wait for the event loop; without an answer, the port reports that the event loop hangs."""
POLL_SECONDS = 0.1
"""Seconds between two checks whether the port is to be closed."""
IDLE_TIMEOUT_SECONDS = 5
"""Seconds after which an HTTP connection to the operator's port is closed if its client sends nothing."""
HANGING = ProcessState(["hangs"], {})
LOOPBACK = "127.0.0.1"
_HOST_PORT = re.compile(r"(?:(?P<host>\[[0-9a-fA-F:.]+\]|[\w.-]+):)?(?P<port>\d{1,5})")


class HostPort(NamedTuple):
    """Host and port to listen at; its text is the URL."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"http://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"


def parse_host_port(text: str) -> HostPort:
    """Parse `9100` (this machine only) or `0.0.0.0:9100`. Raises `OperationError` for anything else."""
    found = _HOST_PORT.fullmatch(text.strip())
    if found is None or int(found["port"]) > 65535:
        raise OperationError(f"expected a port like 9100, or an address with a port like 0.0.0.0:9100, not {text!r}")
    return HostPort((found["host"] or LOOPBACK).strip("[]"), int(found["port"]))


class OperationPort:
    """The HTTP port for health and metrics: bound when it is created, answering once it is opened.

    Raises `OperationError` if another process has the port, or prometheus_client is not installed.
    """

    def __init__(self, place: HostPort) -> None:
        self._figures = Figures(lambda: self._process_state().gauges)
        self._read_state: ReadState | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = threading.Event()
        self._thread: threading.Thread | None = None
        try:
            self._server = _Server(place, self._answer)
        except OSError as error:
            self._figures.close()
            raise OperationError(f"--metrics: {place} cannot be opened: {error.strerror}") from None
        self.address = HostPort(place.host, self._server.server_address[1])

    def open(self, read_state: ReadState) -> None:
        """Start answering requests, in a thread of its own. Called in the event loop whose state is reported."""
        self._read_state, self._loop = read_state, asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._serve, name="operation", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Close the port. Waits up to a tenth of a second for the thread of an opened port."""
        self._closed.set()
        if self._thread is not None:
            self._thread.join()
        self._server.server_close()
        self._figures.close()

    def _serve(self) -> None:
        while not self._closed.is_set():
            self._server.handle_request()

    def _loop_runs(self) -> bool:
        """Whether the event loop answers within `LOOP_TIMEOUT_SECONDS`. The storage is not asked."""
        return self._run_in_loop(_nothing, False)

    def _process_state(self) -> ProcessState:
        """Return the state of the process, or `HANGING` if the event loop does not answer.

        Called from the port's threads.
        """
        return HANGING if self._read_state is None else self._run_in_loop(self._read_state, HANGING)

    def _run_in_loop(self, work: Callable[[], Awaitable[R]], otherwise: R) -> R:
        """Run `work` in the event loop and return its result.

        Returns `otherwise` if the result takes more than `LOOP_TIMEOUT_SECONDS` or the loop has ended.
        """
        if self._loop is None:
            return otherwise
        try:
            return asyncio.run_coroutine_threadsafe(_await_work(work), self._loop).result(LOOP_TIMEOUT_SECONDS)
        except (NoAnswer, CancelledError, RuntimeError):
            return otherwise

    def _answer(self, environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        body = self._respond(environ.get("PATH_INFO", ""), start)
        return [] if environ.get("REQUEST_METHOD") == "HEAD" else body

    def _respond(self, path: str, start: Callable[..., Any]) -> Iterable[bytes]:
        if path == "/metrics":
            return _response(start, "200 OK", "text/plain; version=0.0.4; charset=utf-8", self._figures.text())
        if path == "/health":
            return _health_response(start, [] if self._loop_runs() else HANGING.problems, "ok")
        if path == "/ready":
            return _health_response(start, self._process_state().problems, "ready")
        return _response(start, "404 Not Found", "text/plain", b"there are /health, /ready and /metrics\n")


async def _await_work(work: Callable[[], Awaitable[R]]) -> R:
    return await work()


async def _nothing() -> bool:
    return True


def _health_response(start: Callable[..., Any], problems: Iterable[str], well: str) -> list[bytes]:
    found = list(problems)
    status = "503 Service Unavailable" if found else "200 OK"
    body = msgspec.json.encode({"status": "not-ready" if found else well, "problems": found})
    return _response(start, status, "application/json", body)


def _response(start: Callable[..., Any], status: str, kind: str, body: bytes) -> list[bytes]:
    start(status, [("Content-Type", kind), ("Content-Length", str(len(body))), ("Cache-Control", "no-store")])
    return [body]


class _Quiet(WSGIRequestHandler):
    """HTTP request handler without an access log."""

    timeout = IDLE_TIMEOUT_SECONDS

    def log_message(self, format: str, *args: Any) -> None:
        """Log nothing: monitoring asks every few seconds."""


class _Server(socketserver.ThreadingMixIn, WSGIServer):
    daemon_threads = True
    timeout = POLL_SECONDS

    def __init__(self, place: HostPort, answer: Callable[..., Any]) -> None:
        if ":" in place.host:
            import socket

            self.address_family = socket.AF_INET6
        super().__init__((place.host, place.port), _Quiet)
        self.set_app(answer)

    def server_bind(self) -> None:
        """Bind without looking up the name of this machine, which may take seconds."""
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = self.server_address[0], self.server_address[1]  # type: ignore[assignment]
        self.setup_environ()
