"""`tertulia serve` as a process of its own, from its first line to Ctrl-C."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tertulia.resources import client_dir
from tests.cli.conftest import MAX_WAIT_SECONDS, Tertulia, run_server

pytestmark = pytest.mark.skipif(client_dir() is None, reason="the browser client is not built: run `make client`")


@pytest.mark.proof_for("terminate")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM], ids=["ctrl-c", "terminate"])
def test_server_answers_and_stops_cleanly(tmp_path: Path, sign: signal.Signals) -> None:
    with run_server(tmp_path, "--port", "0", "--open") as (process, address):
        assert httpx.get(f"{address}/api/health").status_code == 200
        assert "<html" in httpx.get(address).text
        process.send_signal(sign)
        out, err = process.communicate(timeout=MAX_WAIT_SECONDS)
        assert process.returncode == 0
        assert "all games are saved" in out
        assert "Traceback" not in err


@pytest.mark.proof  # tests/server/processes/test_restart.py kills a forked server
def test_games_survive_killed_server(tmp_path: Path) -> None:
    with run_server(tmp_path, "--port", "0") as (process, address), httpx.Client(base_url=address) as guest:
        csrf = guest.get("/api/me").json()["csrf"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        body = {"game": "granada", "options": {}, "seats": seats, "public": True}
        created = guest.post("/api/tables", json=body, headers={"X-CSRF-Token": csrf})
        assert created.is_success, created.text
        table, cookies = created.json()["id"], dict(guest.cookies)
        process.kill()
    with run_server(tmp_path, "--port", "0") as (_, address):
        found = httpx.get(f"{address}/api/tables/{table}", cookies=cookies)
        assert found.status_code == 200
        assert found.json()["own_seats"] == [0]


@pytest.mark.proof
def test_taken_port_is_reported(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        command = [sys.executable, "-m", "tertulia.cli.main", "serve", "--data", str(tmp_path), "--port"]
        command.append(str(taken.getsockname()[1]))
        done = subprocess.run(command, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS, check=False)
    assert done.returncode == 2
    assert "another program uses it" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "environment", "message"),
    [
        (["--trusted-proxy", "localhost"], {}, "--trusted-proxy: expected an address like 192.0.2.7 or a network"),
        ([], {"TERTULIA_TRUSTED_PROXY": "127.0.0.1, 10.0.0.5/8"}, "10.0.0.5/8"),
        (["--base-path", "/a b"], {}, "--base-path: expected a path like /tertulia"),
        (["--session-days", "365"], {}, "--session-days: expected a whole number of at least 366, not '365'"),
        ([], {"TERTULIA_BASE_PATH": "/api"}, "/api is a path within the site"),
        (["--allowed-host", "https://example.org"], {}, "without https:// and port"),
        ([], {"TERTULIA_ALLOWED_HOST": "example.org *"}, "TERTULIA_ALLOWED_HOST: expected a name like example.org"),
        ([], {"TERTULIA_SECURE": "perhaps"}, "TERTULIA_SECURE: expected true or false, not 'perhaps'"),
        ([], {"TERTULIA_THINKERS": "2"}, "TERTULIA_THINKERS: it was renamed to TERTULIA_SEARCH_PROCESSES"),
        (["--thinkers", "2"], {}, "--thinkers: it was renamed to --search-processes"),
        (["--workers", "2"], {}, "--workers: it was removed: start several `tertulia web`"),
        ([], {"TERTULIA_WORKERS": "2"}, "TERTULIA_WORKERS: it was removed: start several `tertulia web`"),
    ],
)
def test_invalid_setting_is_one_line_error(
    tertulia: Tertulia,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    environment: dict[str, str],
    message: str,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    ran = tertulia("serve", "--data", str(tmp_path / "data"), "--port", "0", *arguments)
    assert ran.status == 2
    assert message in ran.err
    assert ran.err.count("\n") == 1
    assert not (tmp_path / "data").exists()


@pytest.mark.proof
def test_empty_secret_is_one_line_error(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()
    command = [sys.executable, "-m", "tertulia.cli.main", "serve", "--data", str(tmp_path), "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS, check=False)
    assert done.returncode == 2
    assert "0 bytes long" in done.stderr
    assert "delete it" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.proof
def test_site_is_configured_by_environment(tmp_path: Path) -> None:
    site = {
        "TERTULIA_SECURE": "1",
        "TERTULIA_BASE_PATH": "tertulia",
        "TERTULIA_ALLOWED_HOST": "example.org, *.example.net",
        "TERTULIA_TRUSTED_PROXY": "127.0.0.0/8 ::1",
    }
    with run_server(tmp_path, "--port", "0", environment=site) as (_, address):
        assert address.endswith("/tertulia")
        for host, status in (("example.org", 200), ("a.example.net", 200), ("www.example.org", 421)):
            assert httpx.get(f"{address}/api/health", headers={"Host": host}).status_code == status
        answer = httpx.get(f"{address}/api/me")
        assert "; secure" in answer.headers["set-cookie"].lower()
        assert "path=/tertulia/" in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers
        assert httpx.get(address).headers["location"] == "/tertulia/"


@pytest.mark.proof
def test_forwarded_headers_are_ignored_by_default(tmp_path: Path) -> None:
    forged = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
    environment = {"FORWARDED_ALLOW_IPS": "*"}
    with run_server(tmp_path, "--port", "0", environment=environment) as (_, address):
        assert "secure" not in httpx.get(f"{address}/api/me", headers=forged).headers["set-cookie"].lower()
