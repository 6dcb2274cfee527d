"""Proxies configured by `deploy/` and `docs/deploy.md`: requests for one table go to one process."""

from __future__ import annotations

import os
import re
import subprocess
import threading
from collections.abc import Iterator
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from tests.deploy.test_files import DEPLOY
from tests.server.conftest import wait_for
from tests.server.http.proxies import DEPLOY as GUIDE
from tests.server.http.proxies import NGINX, end_process, get_user_directive
from tests.server.stalling import find_free_port
from tools.ready.programs import find_program

pytestmark = pytest.mark.xdist_group("proxies")
CADDYFILE = DEPLOY / "Caddyfile"
TABLES = [f"table-{number}" for number in range(24)]


class Upstream(ThreadingHTTPServer):
    """A server that answers with its name."""

    daemon_threads = True

    def __init__(self, name: str) -> None:
        class Answer(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("Content-Length", str(len(name)))
                self.end_headers()
                self.wfile.write(name.encode())

            def log_message(self, *_: object) -> None:
                pass

        super().__init__(("127.0.0.1", 0), Answer)
        self.name = name
        threading.Thread(target=self.serve_forever, daemon=True).start()


@pytest.fixture(params=["caddy", "nginx"])
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[int]:
    """Port of a proxy in front of two processes."""
    program = find_program(request.param)
    if program is None:
        pytest.skip(f"{request.param} is not installed: `make test` fetches it where there is apt-get")
    port, upstreams = find_free_port(), [Upstream("one"), Upstream("two")]
    names = [f"127.0.0.1:{each.server_port}" for each in upstreams]
    file = tmp_path / "site"
    if request.param == "caddy":
        text = re.sub(
            r"reverse_proxy .* \{", f"reverse_proxy {' '.join(names)} {{", CADDYFILE.read_text(encoding="utf-8")
        )
        file.write_text("{\n\tadmin off\n}\n" + text, encoding="utf-8")
        command = [program, "run", "--config", str(file), "--adapter", "caddyfile"]
    else:
        file.write_text(
            NGINX.format(user=get_user_directive(), folder=tmp_path, site=_make_nginx_config(names, port)),
            encoding="utf-8",
        )
        command = [program, "-p", str(tmp_path), "-c", str(file), "-e", "stderr"]
    here = {**os.environ, "TERTULIA_SITE": f"http://127.0.0.1:{port}"}
    here |= {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    with end_process(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=here)):
        wait_for(lambda: _is_answering(port))
        yield port
    for each in upstreams:
        each.shutdown()
        each.server_close()


def _make_nginx_config(names: list[str], port: int) -> str:
    """Return a complete configuration around the two lines of the page."""
    page = GUIDE.read_text(encoding="utf-8")
    (places,), (chosen,) = (
        re.findall(r"`(map \$request_uri .*?\})`", page),
        re.findall(r"`(hash \$tertulia_place .*?;)`", page),
    )
    servers = " ".join(f"server {name};" for name in names)
    return (
        f"{places} upstream tertulia {{ {chosen} {servers} }} "
        f"server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://tertulia; }} }}"
    )


def _is_answering(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


def ask_process(port: int, path: str, source: str, **headers: str) -> str:
    """Return the name of the process that answers a visitor from an address."""
    return create_visitor(source).get(f"http://127.0.0.1:{port}{path}", headers=headers).text


@cache
def create_visitor(source: str) -> httpx.Client:
    return httpx.Client(transport=httpx.HTTPTransport(local_address=source))


def test_requests_of_one_table_reach_one_process(proxy: int) -> None:
    places = {}
    for table in TABLES:
        found = {
            ask_process(proxy, path, source, **{"X-Tertulia-Place": forged})
            for path in (
                f"/api/tables/{table}",
                f"/api/events?topic={table}.1@7&topic=lobby",
                f"/tertulia/api/tables/{table}/moves",
            )
            for source, forged in (("127.0.0.1", "x"), ("127.3.4.5", "y"))
        }
        assert len(found) == 1
        places[table] = found.pop()
    assert set(places.values()) == {"one", "two"}


@pytest.mark.slow
def test_other_requests_of_one_visitor_reach_one_process(proxy: int) -> None:
    sources = [f"127.0.3.{number}" for number in range(1, 17)]
    places = [{ask_process(proxy, path, source) for path in ("/", "/api/me", "/api/tables")} for source in sources]
    assert all(len(each) == 1 for each in places)
    assert set.union(*places) == {"one", "two"}
