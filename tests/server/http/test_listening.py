"""Hosts that the server listens on: several on one port, IPv4 and IPv6 for `::`, and clear errors."""

from __future__ import annotations

import contextlib
import errno
import socket
from collections.abc import Iterator, Sequence

import pytest

from tertulia.server.http import listening
from tertulia.server.http.listening import ListenError, addresses_of, open_listeners, read_listen_hosts

Place = tuple[str, int]


def has_ipv6() -> bool:
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET6, socket.SOCK_STREAM) as probe:
        probe.bind(("::1", 0))
        return True
    return False


needs_ipv6 = pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")


@contextlib.contextmanager
def open_places(hosts: Sequence[str], port: int = 0) -> Iterator[list[Place]]:
    listeners = open_listeners(hosts, port)
    try:
        yield [each.getsockname()[:2] for each in listeners]
    finally:
        for each in listeners:
            each.close()


def can_connect(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), timeout=5).close()
    except OSError:
        return False
    return True


@needs_ipv6
def test_unspecified_address_serves_ipv4_and_ipv6() -> None:
    with open_places(["::"]) as places:
        assert [host for host, _ in places] == ["::", "0.0.0.0"]
        (port,) = {port for _, port in places}
        assert can_connect("127.0.0.1", port)
        assert can_connect("::1", port)


@needs_ipv6
def test_ipv4_client_has_ipv4_address() -> None:
    for listener in open_listeners(["::"], 0):
        with listener, contextlib.suppress(BlockingIOError):
            listener.setblocking(False)
            socket.create_connection(("127.0.0.1", listener.getsockname()[1]), timeout=5).close()
            assert not listener.accept()[1][0].startswith("::ffff:")


@needs_ipv6
def test_several_hosts_share_a_port() -> None:
    with open_places(["127.0.0.1", "::1"]) as places:
        assert [host for host, _ in places] == ["127.0.0.1", "::1"]
        assert len({port for _, port in places}) == 1
        assert all(can_connect(*place) for place in places)


def test_host_within_other_host_is_no_conflict() -> None:
    for hosts in (["0.0.0.0", "127.0.0.1"], ["127.0.0.1", "0.0.0.0"]):
        with open_places(hosts) as places:
            assert [host for host, _ in places] == ["0.0.0.0"]


def test_host_name_means_all_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = socket.SOCK_STREAM
    found = [
        (socket.AF_INET6, stream, 6, "", ("::1", 0, 0, 0)),
        (socket.AF_INET, stream, 6, "", ("127.0.0.1", 0)),
        (socket.AF_INET, stream, 6, "", ("127.0.0.1", 0)),
    ]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    assert addresses_of("localhost") == ["127.0.0.1", "::1"]


def test_machine_without_ipv6_serves_ipv4(monkeypatch: pytest.MonkeyPatch) -> None:
    real = listening.open_listener

    def refuse(host: str, port: int) -> socket.socket:
        if ":" in host:
            raise ListenError("none here", errno.EAFNOSUPPORT)
        return real(host, port)

    monkeypatch.setattr(listening, "open_listener", refuse)
    with open_places(["::"]) as places:
        assert [host for host, _ in places] == ["0.0.0.0"]
    with pytest.raises(ListenError, match="none here"):
        open_listeners(["127.0.0.1", "::1"], 0)


def test_port_taken_at_one_host_closes_all_listeners() -> None:
    # No other test listens at these addresses, so a port that is free at one is free at the other.
    with socket.socket() as taken:
        taken.bind(("127.0.31.2", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ListenError, match=f"^--port {port}: another program uses it at 127.0.31.2"):
            open_listeners(["127.0.31.1", "127.0.31.2"], port)
        with open_places(["127.0.31.1"], port) as places:
            assert places == [("127.0.31.1", port)]


@pytest.mark.parametrize(
    ("text", "host"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("::1", "::1"),
        ("[::1]", "::1"),
        ("[::]", "::"),
        ("localhost", "localhost"),
        ("games.example.org", "games.example.org"),
    ],
)
def test_listen_host_is_parsed(text: str, host: str) -> None:
    assert read_listen_hosts([text, text]) == (host,)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "127.0.0.1:80",
        "[::1]:80",
        "[::1",
        "::1]",
        "[127.0.0.1]",
        "http://localhost",
        "a b",
        "::g",
        "*",
        "-a.example",
        "[a]",
    ],
)
def test_malformed_listen_host_is_refused(text: str) -> None:
    with pytest.raises(ListenError, match=r"^expected an address or a name without a port"):
        read_listen_hosts([text])


def test_unresolvable_host_is_refused() -> None:
    with pytest.raises(ListenError, match=r"^--host none\.invalid: this machine does not have this address"):
        open_listeners(["none.invalid"], 0)
