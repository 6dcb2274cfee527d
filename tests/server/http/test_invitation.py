"""The invitation address, which only clients on the server's own machine get, and which is no loopback address."""

from __future__ import annotations

import ipaddress

import pytest

from tertulia.server.http.listening import network_address
from tertulia.server.http.routes.me import _is_loopback


def test_network_address_is_not_loopback() -> None:
    found = network_address()
    assert found is None or not ipaddress.ip_address(found).is_loopback


@pytest.mark.parametrize(
    ("address", "here"),
    [("127.0.0.1", True), ("::1", True), ("192.168.1.7", False), ("2001:db8::1", False), ("testclient", False)],
)
def test_loopback_addresses_are_recognized(address: str, here: bool) -> None:
    assert _is_loopback(address) is here
