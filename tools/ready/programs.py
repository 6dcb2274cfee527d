"""Programs that tests and benchmarks start: proxies, a broker, and a headless browser.

They are extracted from the system's packages. Installing the packages would start services on this machine.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tools.ready.steps import VENV, StepError, run

FOLDER = VENV / "programs"


class Program(NamedTuple):
    """A program to fetch from a package."""

    file: str
    """Path of the program in its package."""
    question: str
    """Argument with which it is called to check that it runs."""
    packages: tuple[str, ...]
    """Its package, and packages of libraries that may be missing."""
    without: str = ""
    """Message if it cannot be fetched; empty if its tests are then skipped."""

    def describe_lack(self, name: str) -> str:
        return self.without or f"tests with {name} will be skipped"


PROGRAMS: Mapping[str, Program] = {
    "nginx": Program("usr/sbin/nginx", "-v", ("nginx",)),
    "caddy": Program("usr/bin/caddy", "version", ("caddy",)),
    "redis-server": Program(
        "usr/bin/redis-server", "--version", ("redis-server", "redis-tools", "liblzf1", "libjemalloc2")
    ),
    "chromium-headless-shell": Program(
        "usr/lib/chromium/chromium-headless-shell",
        "--version",
        ("chromium-headless-shell", "chromium-common"),
        without="browser tests will use the full Chromium, with a fourth more processor time",
    ),
}


def find_program(name: str) -> str | None:
    """Return the path of the machine's own program, or of one fetched by `ensure_programs`, or None."""
    places = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin"])
    fetched = FOLDER / PROGRAMS[name].file
    return shutil.which(name, path=places) or (str(fetched) if fetched.is_file() else None)


def make_library_env() -> dict[str, str]:
    """Return an environment in which fetched programs find the libraries fetched with them."""
    folders = sorted({str(each.parent) for each in FOLDER.glob("usr/lib/*/*.so*")})
    return {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(folders)} if folders else dict(os.environ)


def ensure_programs() -> None:
    """Fetch missing programs with apt-get, or print that their tests will be skipped."""
    for name, program in PROGRAMS.items():
        if find_program(name):
            continue
        if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
            print(f"  {name} not found, and apt-get is not available: {program.describe_lack(name)}")
            continue
        try:
            _fetch(name)
        except StepError as error:
            print(f"  {error}\n  {program.describe_lack(name)}")


def _fetch(name: str) -> None:
    program = PROGRAMS[name]
    with tempfile.TemporaryDirectory() as folder:
        try:
            _download(name, Path(folder))
        except StepError:  # the package lists are missing or outdated
            root = [] if os.geteuid() == 0 else ["sudo", "-n"]
            if program.without or (
                root and not shutil.which("sudo")
            ):  # an optional program: some systems have no package of it
                raise
            run("updating the package lists", [*root, "apt-get", "update", "-q"])
            _download(name, Path(folder))
        for package in sorted(Path(folder).glob("*.deb")):
            run(f"unpacking {package.name.split('_')[0]}", ["dpkg-deb", "-x", package, FOLDER])
    try:
        command: list[str | Path] = [FOLDER / program.file, program.question]
        works = subprocess.run(command, capture_output=True, check=False, env=make_library_env()).returncode == 0
    except OSError:
        works = False
    if not works:
        (FOLDER / program.file).unlink(missing_ok=True)
        raise StepError(f"{name} from the package does not run here: a library is missing")


def _download(name: str, folder: Path) -> None:
    run(f"fetching {name} for the tests", ["apt-get", "download", "-q", *PROGRAMS[name].packages], cwd=folder)
