"""Host names and base path of the server, trusted proxies, cookies, pages, and the address of invitations."""

from __future__ import annotations

import ipaddress
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from tertulia.server.assembly import make_app
from tertulia.server.http.hosts import Proxies, SettingError, host_check, read_base_path, read_hosts, read_proxies
from tertulia.server.http.listening import network_address
from tertulia.server.http.pages import load
from tertulia.server.http.routes.me import _is_loopback
from tertulia.server.settings import Settings
from tests.server.asgi import site

Headers = list[tuple[bytes, bytes]]


class CheckedApplication:
    """An application behind the host check, which records the paths of its requests."""

    def __init__(self, data: Path, **more: Any) -> None:
        self.seen: list[tuple[str, bytes]] = []
        self._app = host_check(self._answer, Settings(data=data, **more))

    async def _answer(self, scope: Any, _receive: Any, send: Any) -> None:
        self.seen.append((scope["path"], scope["raw_path"]))
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ask(
        self, *hosts: bytes, path: str = "/", raw: bytes | None = None, query: bytes = b"", accept: bytes = b"*/*"
    ) -> dict[str, Any]:
        """Send a request; returns the status, headers and body of the answer."""
        answer: dict[str, Any] = {}

        async def send(message: Any) -> None:
            answer.update(message)

        async def receive() -> Any:
            raise AssertionError("no body is asked for")

        scope: Any = {
            "type": "http",
            "headers": [(b"accept", accept), *((b"host", host) for host in hosts)],
            "path": path,
            "raw_path": path.encode() if raw is None else raw,
            "query_string": query,
        }
        await self._app(scope, receive, send)
        return {**answer, "headers": dict(answer["headers"])}


@pytest.mark.parametrize(
    "host",
    [
        b"127.0.0.1", b"127.0.0.1:8420", b"192.168.1.7:80", b"[::1]:8420", b"[fe80::1]", b"localhost", b"LocalHost:8420",
        b"tertulia.localhost", b"fridge", b"fridge:8420", b"fridge.local", b"Fridge.Local.", b"example.org", b"EXAMPLE.org:443",
        b"example.org.", b"games.example.net", b"a.b.example.net:8080", b"own.machine.example",
    ],
)  # fmt: skip
async def test_allowed_host_names_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: bytes) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "own.machine.example")
    application = CheckedApplication(tmp_path, allowed_hosts=("example.org", "*.example.net"))
    assert (await application.ask(host))["status"] == 200
    assert (await application.ask(host))["status"] == 200


@pytest.mark.parametrize(
    "host",
    [
        b"evil.example", b"evil.example:8420", b"example.org.evil.example", b"www.example.org", b"example.net", b"badexample.net",
        b"127.0.0.1.evil.example", b"localhost.evil.example", b"xn--mller-kva.example",
    ],
)  # fmt: skip
async def test_unknown_host_name_is_refused_with_option(tmp_path: Path, host: bytes) -> None:
    application = CheckedApplication(tmp_path, allowed_hosts=("example.org", "*.example.net"))
    answer = await application.ask(host, path="/api/me")
    name = host.decode().partition(":")[0]
    assert answer["status"] == 421
    assert msgspec.json.decode(answer["body"])["error"] == "host-unknown"
    assert f"--allowed-host {name}" in msgspec.json.decode(answer["body"])["message"]
    assert answer["headers"][b"content-type"] == b"application/json"
    assert answer["headers"][b"x-content-type-options"] == b"nosniff"
    assert not application.seen


async def test_browser_at_unknown_host_name_gets_html_page(tmp_path: Path) -> None:
    application = CheckedApplication(tmp_path)
    answer = await application.ask(b"evil.example", accept=b"text/html,application/xhtml+xml,*/*;q=0.8")
    page = answer["body"].decode()
    assert (answer["status"], answer["headers"][b"content-type"]) == (421, b"text/html; charset=utf-8")
    assert answer["headers"][b"content-security-policy"]
    assert "--allowed-host evil.example" in page
    assert "<script" not in page
    assert "style" not in page
    assert not application.seen


@pytest.mark.parametrize(
    "hosts",
    [
        (), (b"",), (b"a", b"a"), (b":80",), (b"a b",), (b"a..b",), (b".a",), (b"[::1",), (b"::1",), (b"[::g]",), (b"[1.2.3.4]",),
        (b"a:b",), (b"a:123456",), (b"user@a",), (b"a/b",), (b"a\n",), (b"\xff\xfe",), (b"x" * 400,), (b"[]",), (b".",),
    ],
)  # fmt: skip
async def test_missing_or_malformed_host_is_bad_request(tmp_path: Path, hosts: tuple[bytes, ...]) -> None:
    application = CheckedApplication(tmp_path)
    answer = await application.ask(*hosts)
    assert (answer["status"], msgspec.json.decode(answer["body"])["error"]) == (400, "bad-request")
    assert not application.seen


@pytest.mark.parametrize(
    ("path", "raw", "inside", "inside_raw"),
    [
        ("/games/tertulia/", b"/games/tertulia/", "/", b"/"),
        ("/games/tertulia/api/me", b"/games/tertulia/api/me", "/api/me", b"/api/me"),
        ("/games/tertulia/rules/ä", b"/games/tertulia/rules/%C3%A4", "/rules/ä", b"/rules/%C3%A4"),
        ("/games/tertulia/rules/ä", b"/games/%74ertulia/rules/%C3%A4", "/rules/ä", b"/rules/%C3%A4"),
        (
            "/games/tertulia/games/tertulia/x",
            b"/games/tertulia/games/tertulia/x",
            "/games/tertulia/x",
            b"/games/tertulia/x",
        ),
        ("/api/me", b"/api/me", "/api/me", b"/api/me"),
        ("/games/tertuliana", b"/games/tertuliana", "/games/tertuliana", b"/games/tertuliana"),
        ("/", b"/", "/", b"/"),
    ],
)
async def test_base_path_is_removed(tmp_path: Path, path: str, raw: bytes, inside: str, inside_raw: bytes) -> None:
    application = CheckedApplication(tmp_path, base_path="/games/tertulia")
    assert (await application.ask(b"localhost", path=path, raw=raw))["status"] == 200
    assert application.seen == [(inside, inside_raw)]


async def test_base_path_without_slash_is_redirected(tmp_path: Path) -> None:
    application = CheckedApplication(tmp_path, base_path="/tertulia")
    answer = await application.ask(b"localhost", path="/tertulia", query=b"a=1")
    assert (answer["status"], answer["headers"][b"location"]) == (307, b"/tertulia/?a=1")
    assert (await CheckedApplication(tmp_path).ask(b"localhost", path="/tertulia"))["status"] == 200


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("", ""),
        ("/", ""),
        ("tertulia", "/tertulia"),
        (" /tertulia/ ", "/tertulia"),
        ("/a//b.c/", "/a/b.c"),
        ("/~ana", "/~ana"),
    ],
)
def test_base_path_is_normalized(text: str, path: str) -> None:
    assert read_base_path(text) == path


@pytest.mark.parametrize(
    "text", ["/a b", "/..", "/a/../b", "/ä", "/a?b", "/a#b", "https://example.org/a", "/api", "/table/x", '/"']
)
def test_malformed_base_path_is_refused(text: str) -> None:
    with pytest.raises(SettingError, match=r"like /tertulia"):
        read_base_path(text)


def test_trusted_proxies_are_parsed_and_matched() -> None:
    read = read_proxies(["127.0.0.1, 10.0.0.0/8", "::1"])
    assert read == ("127.0.0.1", "10.0.0.0/8", "::1")
    proxies = Proxies(read)
    for address in ("127.0.0.1", "10.255.0.1", "::1", "::ffff:127.0.0.1", "::ffff:10.9.8.7"):
        assert address in proxies
    for other in ("127.0.0.2", "::ffff:127.0.0.2", "11.0.0.1", "::2", "", "garbage", None):
        assert other not in proxies
    assert "127.0.0.1" not in Proxies(())


@pytest.mark.parametrize("text", ["*", "localhost", "10.0.0.5/8", "10.0.0", "0.0.0.0/0", "::/0", "127.0.0.1:80"])
def test_malformed_proxy_is_refused(text: str) -> None:
    with pytest.raises(SettingError, match=re.escape(text)):
        read_proxies([text])


def test_allowed_hosts_are_parsed() -> None:
    assert read_hosts(["Example.org *.example.net", "müller.example."]) == (
        "example.org",
        "*.example.net",
        "xn--mller-kva.example",
    )


@pytest.mark.parametrize("text", ["*", "*.", "https://example.org", "example.org:443", "a..b", "-a", "a/b", "[::1]"])
def test_malformed_allowed_host_is_refused(text: str) -> None:
    with pytest.raises(SettingError, match=f"a name like example.org .*{re.escape(text)}"):
        read_hosts([text])


@pytest.mark.parametrize(("base_path", "path"), [("", "/"), ("/tertulia", "/tertulia/")])
def test_cookie_path_is_base_path(tmp_path: Path, base_path: str, path: str) -> None:
    with TestClient(make_app(Settings(data=tmp_path, base_path=base_path))) as client:
        answer = client.get("/api/me")
    assert re.search(rf"; Path={path}(;|$)", answer.headers["set-cookie"], re.I)
    assert "secure" not in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" not in answer.headers


def test_https_site_sets_secure_cookie_and_hsts(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=tmp_path, secure=True))) as client:
        answer = client.get("/api/me")
    assert "; secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_https_request_gets_secure_cookie(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=tmp_path)), base_url="https://localhost.local") as client:
        assert "; secure" in client.get("/api/me").headers["set-cookie"].lower()


async def test_index_page_has_base_path(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<!doctype html><head><base href="/" /><p>', encoding="utf-8")
    assert b'<base href="/" />' in await load(tmp_path)["index.html"].body("identity")
    assert b'<base href="/tertulia/" />' in await load(tmp_path, "/tertulia")["index.html"].body("identity")


def test_openapi_description_is_served(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=tmp_path, base_path="/tertulia"))) as client:
        description = client.get("/api/schema/openapi.json").json()
        assert description["servers"] == [{"url": "/tertulia/"}]
        assert {"get", "post"} <= description["paths"]["/api/tables"].keys()
        assert description["paths"]["/api/me"]["get"]["description"]
        assert client.get("/api/schema").json() == description
        assert "openapi: 3" in client.get("/api/schema/openapi.yaml").text


@pytest.mark.parametrize("path", ["//etc/passwd", "//example.org/table/x", "//"])
async def test_path_with_two_slashes_is_not_found(tmp_path: Path, path: str) -> None:
    async with site(tmp_path) as running:
        assert (await running.ask(None, "GET", path)).status == 404
        assert (await running.ask(None, "GET", "/table/x")).status == 200


@pytest.mark.parametrize(
    ("path", "status"),
    [
        *((f"/notifications/{what}/5ec.a-Signature", 200) for what in ("confirm", "unsubscribe")),
        *(("/nothing.js", 404), ("/assets/nothing.js", 404)),
    ],
)
async def test_page_path_may_have_dot_and_missing_file_is_404(tmp_path: Path, path: str, status: int) -> None:
    """Links in emails are signed, and a dot precedes the signature."""
    async with site(tmp_path) as running:
        assert (await running.ask(None, "GET", path)).status == status


def test_network_address_is_not_loopback() -> None:
    found = network_address()
    assert found is None or not ipaddress.ip_address(found).is_loopback


@pytest.mark.parametrize(
    ("address", "here"),
    [("127.0.0.1", True), ("::1", True), ("192.168.1.7", False), ("2001:db8::1", False), ("testclient", False)],
)
def test_loopback_addresses_are_recognized(address: str, here: bool) -> None:
    assert _is_loopback(address) is here
