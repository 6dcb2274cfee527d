"""The site behind nginx and Caddy, set up as in `docs/deploy.md`, with HTTPS and a base path."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import httpx
import pytest

from tertulia.resources import client_dir
from tests.server.http.proxies import BASE, MAX_WAIT_SECONDS, NAME, Proxy, Visitor, run_proxy, run_server

pytestmark = pytest.mark.xdist_group("proxies")
SEATS = [{"kind": "me"}, {"kind": "open"}]
TABLES = 2
"""Tables that one address may open in an hour. The limit shows which address the server counts a request for."""
SITE = {"base_path": BASE, "allowed_hosts": [NAME], "tables_an_hour": TABLES}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that trusts its proxies."""
    with run_server(tmp_path_factory.mktemp("site"), **SITE, trusted_proxies=["127.0.0.1", "10.0.0.0/8"]) as address:
        yield address


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def kind(request: pytest.FixtureRequest) -> str:
    """Name of the proxy."""
    return str(request.param)


@pytest.fixture(scope="module")
def proxy(kind: str, server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """The proxy in front of the server that trusts it."""
    with run_proxy(kind, server, tmp_path_factory.mktemp(kind)) as running:
        yield running


@pytest.fixture
def source(kind: str, request: pytest.FixtureRequest) -> str:
    """A source address that no other test uses."""
    names = sorted(name for name in globals() if name.startswith("test_"))
    return f"127.0.{1 if kind == 'nginx' else 2}.{names.index(request.node.originalname) * 4 + 4}"


def increment_address(source: str) -> str:
    """The next address after `source`, which no other test uses either."""
    start, _, last = source.rpartition(".")
    return f"{start}.{int(last) + 1}"


def open_table(visitor: Visitor, **headers: str) -> int:
    """Open a table; returns the status of the answer."""
    return visitor.http.post(
        "/api/tables", json={"game": "granada", "seats": SEATS}, headers={**visitor.token, **headers}
    ).status_code


@pytest.mark.proof_for("caddy")
@pytest.mark.skipif(client_dir() is None, reason="the browser client is not built: run `make client`")
def test_page_and_files_are_served_under_base_path(proxy: Proxy, source: str) -> None:
    with proxy.client(source) as client:
        sent_on = client.get(f"https://127.0.0.1:{proxy.port}{BASE}")
        assert (sent_on.status_code, urlsplit(sent_on.headers["location"]).path) == (307, f"{BASE}/")
        for path in ("/", "/table/abc"):
            page = client.get(path)
            assert page.status_code == 200
            base = re.search(r'<base href="([^"]*)"', page.text)
            assert base
            assert base[1] == f"{BASE}/"
            script = re.search(r'<script[^>]* src="([^"]*)"', page.text)
            assert script
            assert (
                client.get(urljoin(f"{proxy.address}/", script[1]))
                .headers["content-type"]
                .startswith("text/javascript")
            )


@pytest.mark.proof_for("caddy")
def test_cookie_is_secure_and_has_base_path(proxy: Proxy, source: str) -> None:
    with proxy.client(source) as client:
        cookie = client.get("/api/me").headers["set-cookie"].lower()
        assert "; secure" in cookie
        assert "path=/tertulia/" in cookie
        assert client.get(f"https://127.0.0.1:{proxy.port}/api/me").headers.get("set-cookie") is None


@pytest.mark.proof_for("caddy")
def test_moves_and_live_updates_pass_through_proxy(proxy: Proxy, source: str) -> None:
    with proxy.client(source) as one, proxy.client(source) as two:
        host, other = Visitor(one), Visitor(two)
        table = host.open(SEATS)
        with two.stream("GET", f"/api/events?topic={table}") as news:
            assert news.headers["content-type"].startswith("text/event-stream")
            lines = news.iter_lines()
            assert wait_for_event(lines)
            assert other.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
            assert wait_for_event(lines)
            assert host.post(f"tables/{table}/start").status_code == 200
            assert wait_for_event(lines)
            mover = host if host.table(table)["legal"] else other
            assert mover.act(table).status_code == 200
            assert wait_for_event(lines)


def wait_for_event(lines: Iterator[str]) -> bool:
    """Wait for the next event. The client times out if the proxy buffers the stream."""
    return any(line.startswith("data:") for line in lines)


@pytest.mark.proof_for("caddy")
def test_visitors_are_distinguished_by_their_addresses(proxy: Proxy, source: str) -> None:
    with proxy.client(source) as one, proxy.client(increment_address(source)) as two:
        visitor, neighbour = Visitor(one), Visitor(two)
        assert [open_table(visitor) for _ in range(TABLES + 1)] == [201] * TABLES + [429]
        assert open_table(neighbour) == 201


@pytest.mark.proof_for("caddy")
def test_forwarded_headers_of_visitor_are_overwritten(proxy: Proxy, source: str) -> None:
    with proxy.client(source) as client:
        assert "; secure" in client.get("/api/me", headers={"X-Forwarded-Proto": "http"}).headers["set-cookie"].lower()
        visitor = Visitor(client)
        claims = [{"X-Forwarded-For": f"192.0.2.{i}"} for i in range(TABLES + 1)]
        assert [open_table(visitor, **claim) for claim in claims] == [201] * TABLES + [429]


@pytest.mark.proof_for("caddy")
def test_too_large_body_is_refused_by_proxy(proxy: Proxy, source: str) -> None:
    with proxy.client(source) as client:
        visitor = Visitor(client)
        assert visitor.post("tables", {"game": "x" * 700_000, "seats": []}).status_code == 413


@pytest.mark.proof_for("caddy")
def test_unknown_host_name_is_refused(proxy: Proxy, kind: str, source: str) -> None:
    with proxy.client(source) as client:
        answer = client.get("/api/me", headers={"Host": "evil.example"})
    assert "set-cookie" not in answer.headers
    if kind == "caddy":  # Caddy answers other host names by itself, with an empty response
        assert answer.content == b""
    else:
        assert (answer.status_code, answer.json()["error"]) == (421, "host-unknown")


@pytest.mark.proof_for("caddy")
def test_forwarded_headers_are_ignored_without_proxy(server: str, source: str) -> None:
    with httpx.Client(
        base_url=server + BASE, transport=httpx.HTTPTransport(local_address=source), timeout=MAX_WAIT_SECONDS
    ) as client:
        visitor = Visitor(client)
        claims = [{"X-Forwarded-For": f"192.0.2.{i}"} for i in range(TABLES + 1)]
        assert [open_table(visitor, **claim) for claim in claims] == [201] * TABLES + [429]
        client.cookies.clear()
        answer = client.get("/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "secure" not in answer.headers["set-cookie"].lower()


def test_nearest_untrusted_address_of_proxy_chain_counts(server: str) -> None:
    with httpx.Client(base_url=server + BASE, timeout=MAX_WAIT_SECONDS) as client:
        visitor = Visitor(client)
        chains = [{"X-Forwarded-For": f"198.51.100.{i}, 192.0.2.5, 10.0.0.{i}"} for i in range(TABLES + 1)]
        assert [open_table(visitor, **chain) for chain in chains] == [201] * TABLES + [429]
        assert open_table(visitor, **{"X-Forwarded-For": "192.0.2.5, 192.0.2.6"}) == 201


@pytest.mark.proof_for("caddy")
def test_untrusted_proxy_counts_as_one_visitor(kind: str, source: str, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with (
        run_server(tmp_path / "data", **SITE) as server,
        run_proxy(kind, server, tmp_path) as proxy,
        proxy.client(source) as one,
        proxy.client(increment_address(source)) as two,
    ):
        cookie = one.get("/api/me").headers["set-cookie"].lower()
        assert "secure" not in cookie
        one.cookies.clear()
        visitor, neighbour = Visitor(one), Visitor(two)
        assert [open_table(visitor), open_table(neighbour)] == [201, 201]
        assert [open_table(visitor), open_table(neighbour)] == [429, 429]


@pytest.mark.proof_for("caddy")
def test_plain_http_is_redirected_to_https(proxy: Proxy, kind: str, source: str) -> None:
    if kind == "caddy":
        pytest.skip("Caddy does it on port 80 only, which is not the tests' to take")
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as client:
        answer = client.get(f"http://127.0.0.1:{proxy.plain}{BASE}/rules/granada?a=1", headers={"Host": NAME})
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}{BASE}/rules/granada?a=1")
