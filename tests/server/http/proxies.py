"""Runs real proxies in front of a real server, configured as `docs/deploy.md` says, each in its own process."""

from __future__ import annotations

import contextlib
import grp
import os
import pwd
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import Guest, skip_search_preload, wait_for_address
from tests.server.forked import Forked
from tests.server.stalling import find_free_port
from tools.ready.programs import find_program

DEPLOY = Path(__file__).resolve().parents[3] / "docs" / "deploy.md"
NAME, BASE = "example.org", "/tertulia"
MAX_WAIT_SECONDS = 30.0
NGINX = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""
CADDY = """
{{
	admin off
	auto_https off
	servers {{
		protocols h1 h2
	}}
}}
{site}
"""


@dataclass(frozen=True)
class Proxy:
    """A running proxy: its ports for HTTPS and HTTP, and its certificate."""

    port: int
    plain: int
    certificate: Path

    @property
    def address(self) -> str:
        """The site's address behind the proxy."""
        return f"https://127.0.0.1:{self.port}{BASE}"

    def client(self, source: str, **more: Any) -> httpx.Client:
        """A client with the loopback address `source`, as if it were on another machine."""
        trust = ssl.create_default_context(cafile=str(self.certificate))
        transport = httpx.HTTPTransport(verify=trust, local_address=source)
        return httpx.Client(
            base_url=self.address, transport=transport, headers={"Host": NAME}, timeout=MAX_WAIT_SECONDS, **more
        )


class Visitor(Guest):
    """A guest with a given HTTP client."""

    def __init__(self, client: httpx.Client) -> None:
        self.http = client
        self.me = client.get("/api/me").json()


def serve_site(data: Path, settings: dict[str, Any]) -> None:
    """Serve on a free port until the process is ended, and print the address. Runs in a forked process."""
    from tertulia.server.run import serve
    from tertulia.server.settings import Settings

    skip_search_preload()
    site = Settings(data=data, port=0, bot_pause=0.0, bot_step=0.0, **settings)
    serve(site, on_ready=lambda address, _: print(address, flush=True))


@contextlib.contextmanager
def run_server(data: Path, **settings: Any) -> Iterator[str]:
    """Run a server during the block; yields its address."""
    output = data.with_name(f"{data.name}.out")
    process = Forked(serve_site, data, settings, output=output, log=output)
    try:
        yield wait_for_address(output, output, process)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


@contextlib.contextmanager
def run_proxy(name: str, server: str, folder: Path) -> Iterator[Proxy]:
    """Run nginx or Caddy in front of a server during the block; skips the test if the proxy is not installed."""
    program, certificate = find_program(name), folder / "certificate.pem"
    if program is None:
        pytest.skip(f"{name} is not installed: `make test` fetches it where there is apt-get")
    _write_certificate(folder)
    proxy = Proxy(find_free_port(), find_free_port(), certificate)
    site = _read_code_block("nginx" if name == "nginx" else "caddyfile").replace(
        "127.0.0.1:8420", server.removeprefix("http://")
    )
    file = folder / f"{name}.conf"
    if name == "nginx":
        file.write_text(
            NGINX.format(user=get_user_directive(), folder=folder, site=_adapt_nginx_site(site, proxy, folder)),
            encoding="utf-8",
        )
        command = [program, "-p", str(folder), "-c", str(file), "-e", "stderr"]
    else:
        file.write_text(CADDY.format(site=_adapt_caddy_site(site, proxy, folder)), encoding="utf-8")
        command = [program, "run", "--config", str(file), "--adapter", "caddyfile"]
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    log = (folder / f"{name}.log").open("w", encoding="utf-8")
    with log, end_process(subprocess.Popen(command, stdout=log, stderr=log, env=environment, cwd=folder)) as process:
        _wait_for_port(proxy.port, process, folder / f"{name}.log")
        yield proxy


def _read_code_block(language: str) -> str:
    """The only code block in this language in `docs/deploy.md`."""
    (block,) = re.findall(rf"```{language}\n(.*?)```", DEPLOY.read_text(encoding="utf-8"), re.DOTALL)
    return str(block)


def _adapt_nginx_site(site: str, proxy: Proxy, folder: Path) -> str:
    """The documented site on free ports, without IPv6, and with the test's certificate."""
    site = re.sub(r"\n *listen \[::\][^\n]*", "", site)
    site = site.replace("listen 80;", f"listen 127.0.0.1:{proxy.plain};").replace(
        "listen 443 ", f"listen 127.0.0.1:{proxy.port} "
    )
    return re.sub(
        r"/etc/letsencrypt/live/example\.org/(fullchain|privkey)\.pem",
        lambda found: str(folder / {"fullchain": "certificate.pem", "privkey": "key.pem"}[found[1]]),
        site,
    )


def _adapt_caddy_site(site: str, proxy: Proxy, folder: Path) -> str:
    own = f"https://{NAME}:{proxy.port} {{\n\tbind 127.0.0.1\n\ttls {folder / 'certificate.pem'} {folder / 'key.pem'}\n"
    return site.replace(f"{NAME} {{\n", own)


def _write_certificate(folder: Path) -> None:
    """Write a self-signed certificate for the site's name, and its key."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl is not installed: no certificate can be made")
    names = f"subjectAltName=DNS:{NAME},IP:127.0.0.1"
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "key.pem"]
    command = [
        openssl,
        "req",
        "-x509",
        *key,
        "-out",
        "certificate.pem",
        "-days",
        "2",
        "-subj",
        f"/CN={NAME}",
        "-addext",
        names,
    ]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


def get_user_directive() -> str:
    """nginx's `user` directive. If root starts nginx, its workers could not read the test's folder without it."""
    if os.geteuid():
        return ""
    return f"user {pwd.getpwuid(0).pw_name} {grp.getgrgid(os.getegid()).gr_name};"


def _wait_for_port(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + MAX_WAIT_SECONDS
    while time.monotonic() < until and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.05)
    raise RuntimeError(f"the proxy does not run:\n{log.read_text(encoding='utf-8')}")


@contextlib.contextmanager
def end_process(process: subprocess.Popen[Any]) -> Iterator[Any]:
    """Terminate the process at the end of the block; kill it if it has not ended after 10 s."""
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout:
            process.stdout.close()
