"""Targets of channels: no address of a private network, in any notation, and only usual ports."""

from __future__ import annotations

import ipaddress
from pathlib import Path

import pytest

from tertulia.cli.doctor import channel_lines, unusual_channels
from tertulia.server.delivery.guarded_client import GuardedHttpClient, is_public
from tertulia.server.domain.delivery import NotDelivered
from tests.server.notifications.notification_site import BEN, notification_site

PUBLIC_ADDRESSES = ("1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101", "2620:4f:8000::1")
PRIVATE_ADDRESSES = (
    *(
        "127.0.0.1",
        "10.0.0.1",
        "100.64.0.1",
        "169.254.169.254",
        "192.0.0.8",
        "192.88.99.1",
        "198.18.0.1",
        "224.0.0.1",
        "255.255.255.255",
    ),
    *(
        "0.0.0.0",
        "::",
        "::1",
        "::7f00:1",
        "::ffff:127.0.0.1",
        "fe80::1",
        "fec0::1",
        "feff::1",
        "fc00::1",
        "ff02::1",
        "3fff::1",
    ),
    *("3fff:fff::1", "5f00::1", "100::1", "100:0:0:1::1", "2001:db8::1", "2001:2::1", "2001:20::1"),
    *("64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:7f00:1::1", "2002:a00:1::1", "2001:0:7f00:1::1"),
    *("2606:4700::5efe:7f00:1", "2606:4700::200:5efe:a00:1", "fe80::5efe:101:101"),
)


@pytest.mark.parametrize("text", PUBLIC_ADDRESSES)
def test_public_addresses_are_allowed(text: str) -> None:
    assert is_public(ipaddress.ip_address(text))


@pytest.mark.parametrize("text", PRIVATE_ADDRESSES)
def test_private_addresses_are_refused(text: str) -> None:
    assert not is_public(ipaddress.ip_address(text))


async def test_new_channel_to_unusual_port_is_refused() -> None:
    client = GuardedHttpClient(ports=(8443,))
    for port in ("", ":443", ":80", ":8443"):
        await client.require_new(f"https://1.1.1.1{port}/hook")
    for unusual in (22, 25, 6379, 8080):
        with pytest.raises(NotDelivered) as refusal:
            await client.require_new(f"https://1.1.1.1:{unusual}/hook")
        assert refusal.value.permanent
        await client.require(f"https://1.1.1.1:{unusual}/hook")  # a channel that was added earlier keeps working
    await GuardedHttpClient(["10.0.0.0/8"]).require_new("http://10.0.0.1:8080/hook")  # the host has listed the network


async def test_api_refuses_channel_to_unusual_port(tmp_path: Path) -> None:
    async with notification_site(tmp_path, services=("ntfys", "mailtos")) as tested:
        for body in ({"webhook": "https://1.1.1.1:22/x"}, {"service": "ntfys://1.1.1.1:22/topic"}):
            answer = await tested.ask(BEN, "POST", "notifications/channels", body, status=422)
            assert answer["error"] == "channel-refused"


@pytest.mark.file
async def test_doctor_lists_channels_with_other_ports(tmp_path: Path) -> None:
    async with notification_site(tmp_path, webhook_networks=("127.0.0.0/8",)) as tested:
        for port in (80, 8443):
            await tested.ask(BEN, "POST", "notifications/channels", {"webhook": f"http://127.0.0.1:{port}/secret"})
    (channel,) = unusual_channels(tmp_path)
    assert (channel["way"], channel["server"], channel["owner"]) == ("webhook", "127.0.0.1:8443", "guest")
    assert "secret" not in str(channel_lines([channel]))
