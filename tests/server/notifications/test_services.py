"""Third-party services: no address, redirect or answer of theirs makes the site contact its private network."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tertulia.server.delivery.apprise import ServiceSender
from tertulia.server.delivery.guarded_client import GuardedHttpClient
from tertulia.server.domain.delivery import Message, NotDelivered, NotificationText
from tertulia.server.domain.notifications import NotificationKind
from tests.server.delivery.mailboxes import create_certificate
from tests.server.notifications.notification_site import BEN, LOCAL_NETWORKS, Receiver, notification_site, run_receiver

TURN = NotificationText(NotificationKind.TURN, "a" * 12, "A game", "Your turn: A game", "https://games.test/tables/a")
MESSAGE = Message("an-id", "en", TURN.text, (TURN,), TURN.url, "https://games.test/account")
PUBLIC_ADDRESS = "93.184.215.14"
OTHER_LOOPBACK = "127.0.0.2"
"""Another address of this machine, which a test can allow without 127.0.0.1."""


def create_sender(
    *networks: str, names: tuple[str, ...] = ("ntfy", "matrix", "matrixs", "discord", "rsyslog")
) -> ServiceSender:
    return ServiceSender(names, GuardedHttpClient(networks, timeout_seconds=5))


async def assert_refused(to: ServiceSender, url: str) -> None:
    with pytest.raises(NotDelivered):
        await to.send(url.encode(), MESSAGE)


async def test_private_server_in_service_address_is_refused(tmp_path: Path) -> None:
    async with (
        notification_site(tmp_path, services=("ntfy",), webhook_networks=()) as tested,
        run_receiver() as service,
    ):
        here = f"127.0.0.1:{service.port}"
        for url in (
            f"ntfy://{here}/topic",
            f"ntfy://{here}?to=topic",
            f"ntfy://{here}/?to=topic",
            f"ntfy://user:word@{here}?to=topic&mode=private",
            "ntfy://10.0.0.1?to=topic",
        ):
            await tested.ask(BEN, "POST", "notifications/channels", {"service": url}, status=422)
            await assert_refused(create_sender(), url)
        assert not service.posts


async def test_invalid_service_address_is_refused(tmp_path: Path) -> None:
    async with notification_site(tmp_path, services=("ntfy",)) as tested:
        for wrong in (5, f"ntfy://topic?click={'a' * 2000}"):
            await tested.ask(BEN, "POST", "notifications/channels", {"service": wrong}, status=400)


async def test_rebound_dns_name_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [PUBLIC_ADDRESS]
    resolve = socket.getaddrinfo

    def rebinding(host: Any, port: Any, *more: Any, **named: Any) -> Any:
        return resolve(found.pop(0) if found else "127.0.0.1" if host == "rebinds.test" else host, port, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", rebinding)
    async with run_receiver() as service:
        await assert_refused(create_sender(), f"ntfy://rebinds.test:{service.port}/topic")
        assert not found
        assert not service.posts


async def test_no_redirect_is_followed() -> None:
    async with run_receiver_at(OTHER_LOOPBACK) as first, run_receiver() as second:
        for networks in ([f"{OTHER_LOOPBACK}/32"], LOCAL_NETWORKS):
            for status in ("302 Found", "307 Temporary Redirect"):
                first.answers = [f"{status}\r\nLocation: {second.url}"]
                await assert_refused(
                    create_sender(*networks), f"ntfy://{OTHER_LOOPBACK}:{first.port}/topic?redirect=yes"
                )
        assert len(first.posts) == 4
        assert not second.posts


async def test_service_uses_no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    async with run_receiver() as service, run_receiver() as between:
        for name in ("http_proxy", "HTTP_PROXY", "all_proxy"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{between.port}")
        monkeypatch.setenv("no_proxy", "")
        service.answers = ["200 OK"]
        await create_sender(*LOCAL_NETWORKS).send(f"ntfy://127.0.0.1:{service.port}/topic".encode(), MESSAGE)
        assert len(service.posts) == 1
        assert not between.posts


async def test_matrix_discovery_is_disabled(tmp_path: Path) -> None:
    body = json.dumps({"m.homeserver": {"base_url": "https://127.0.0.1:1"}}).encode()
    paths: list[str] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        paths.append((await reader.readline()).decode().split()[1])
        writer.write(b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=create_certificate(tmp_path)[0])
    port = server.sockets[0].getsockname()[1]
    async with server:
        url = f"matrixs://ana:word@127.0.0.1:{port}/%23room?verify=no&discovery=yes&version=3"
        await assert_refused(create_sender(*LOCAL_NETWORKS), url)
    assert paths
    assert not [path for path in paths if "well-known" in path]


async def test_service_template_reads_no_local_file(tmp_path: Path) -> None:
    template = tmp_path / "secret.json"
    template.write_text('{"content": "a secret"}')
    discord = f"discord://{'1' * 18}/{'a' * 64}"
    await create_sender().require(discord)
    with pytest.raises(NotDelivered) as refusal:
        await create_sender().require(f"{discord}?template={template}")
    assert refusal.value.permanent


async def test_uncheckable_service_is_refused() -> None:
    with pytest.raises(NotDelivered) as refusal:
        await create_sender(*LOCAL_NETWORKS).require("rsyslog://127.0.0.1/local1")
    assert refusal.value.permanent


@contextlib.asynccontextmanager
async def run_receiver_at(host: str) -> AsyncIterator[Receiver]:
    """A receiver at another address of this machine."""
    service = Receiver()
    server = await asyncio.start_server(service.serve, host, 0)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service
