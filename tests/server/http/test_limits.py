"""Headers of every response, and limits on the size and rate of requests."""

from __future__ import annotations

import gzip
import urllib.request
from collections.abc import Callable
from pathlib import Path

import brotli
import httpx
import pytest
from litestar.testing import TestClient

from tertulia.server.assembly import make_app
from tertulia.server.settings import Settings
from tests.server.conftest import Guest, RunningServer

NewGuest = Callable[[], Guest]


def test_every_response_has_security_headers(server: RunningServer) -> None:
    for path in ("/", "/rules/granada", "/api/me", "/api/nothing", "/api/tables/nothing"):
        headers = httpx.get(server.address + path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"


def test_api_responses_are_not_cached(server: RunningServer) -> None:
    assert httpx.get(f"{server.address}/api/me").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("encoding", ["gzip", "br", "identity"])
def test_page_has_requested_encoding(server: RunningServer, encoding: str) -> None:
    page = urllib.request.Request(server.address, headers={"Accept-Encoding": encoding})
    with urllib.request.urlopen(page) as answer:
        assert answer.headers.get("Content-Encoding", "identity") == encoding
        assert answer.headers["Content-Type"].startswith("text/html")
        unpack = {"gzip": gzip.decompress, "br": brotli.decompress, "identity": bytes}[encoding]
        assert unpack(answer.read()).lower().startswith(b"<!doctype html>")


def test_too_large_body_is_refused(guest: NewGuest) -> None:
    """Requests that may carry a component set or a record have a higher limit than others."""
    somebody = guest()
    for answer in (
        somebody.post("tables", {"game": "x" * 700_000, "seats": []}),
        somebody.post("tables/x/moves", {"actions": ["x" * 100_000]}),
    ):
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_invalid_json_is_refused(guest: NewGuest) -> None:
    somebody = guest()
    headers = {**somebody.token, "Content-Type": "application/json"}
    answer = somebody.http.post("/api/tables", content=b"{nonsense", headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


def test_files_outside_client_folder_are_not_served(server: RunningServer) -> None:
    for path in ("/../secret", "/%2e%2e/tertulia.sqlite", "/assets/../../secret", "/.env", "/tertulia.sqlite"):
        answer = httpx.get(server.address + path)
        assert answer.status_code in (400, 404) or "<html" in answer.text
        assert b"SQLite format" not in answer.content


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=tmp_path, requests_a_minute=5))) as client:
        client.get("/api/me")
        codes = [client.get("/api/games").status_code for _ in range(8)]
        assert codes.count(200) <= 5
        refused = client.get("/api/games")
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many")


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=tmp_path, tables_an_hour=3))) as client:
        token = {"X-CSRF-Token": client.get("/api/me").json()["csrf"]}
        wish = {"game": "granada", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answers = [client.post("/api/tables", json=wish, headers=token) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
        assert client.get("/api/tables").status_code == 200


def test_server_error_shows_no_details(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path))
    with TestClient(app, raise_server_exceptions=False) as client:
        client.get("/api/me")
        app.state["assembly"].service.sets = None
        answer = client.get("/api/components/granada")
        assert (answer.status_code, answer.json()["error"]) == (500, "server")
        assert "Traceback" not in answer.text
