"""Programs that tests and benches start beside the server, out of the system's packages: proxies, a broker, and a browser that has
no window.

Only the programs are taken out of the packages. Installed, they would be services of this machine that start at once.
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
    """What is to be fetched, and how it is seen that it runs here."""

    file: str
    """Where it is in its package."""
    question: str
    """What it is asked to see whether it runs here."""
    packages: tuple[str, ...]
    """Its package, and those of libraries that a machine may lack."""
    without: str = ""
    """What becomes of its tests where it cannot be had; they are skipped where nothing is said."""

    def lacking(self, name: str) -> str:
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
        without="browser tests take the whole Chromium, which computes a fourth more",
    ),
}


def find_program(name: str) -> str | None:
    """The program: the machine's own, or the one that `ensure_programs` has fetched."""
    places = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin"])
    fetched = FOLDER / PROGRAMS[name].file
    return shutil.which(name, path=places) or (str(fetched) if fetched.is_file() else None)


def libraries() -> dict[str, str]:
    """The environment in which a fetched program finds the libraries that were fetched with it."""
    folders = sorted({str(each.parent) for each in FOLDER.glob("usr/lib/*/*.so*")})
    return {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(folders)} if folders else dict(os.environ)


def ensure_programs() -> None:
    """Fetch those that are missing, where there is apt-get; else say that the tests with them will be skipped."""
    for name, program in PROGRAMS.items():
        if find_program(name):
            continue
        if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
            print(f"  no {name} here and no apt-get to fetch it with: {program.lacking(name)}")
            continue
        try:
            _fetch(name)
        except StepError as error:
            print(f"  {error}\n  {program.lacking(name)}")


def _fetch(name: str) -> None:
    program = PROGRAMS[name]
    with tempfile.TemporaryDirectory() as folder:
        try:
            _download(name, Path(folder))
        except StepError:  # the lists are missing or old
            root = [] if os.geteuid() == 0 else ["sudo", "-n"]
            if program.without or (
                root and not shutil.which("sudo")
            ):  # not every system has a package that can be done without
                raise
            run("updating the package lists", [*root, "apt-get", "update", "-q"])
            _download(name, Path(folder))
        for package in sorted(Path(folder).glob("*.deb")):
            run(f"unpacking {package.name.split('_')[0]}", ["dpkg-deb", "-x", package, FOLDER])
    try:
        asked: list[str | Path] = [FOLDER / program.file, program.question]
        works = subprocess.run(asked, capture_output=True, check=False, env=libraries()).returncode == 0
    except OSError:
        works = False
    if not works:
        (FOLDER / program.file).unlink(missing_ok=True)
        raise StepError(f"the {name} of the package does not run here: a library that it needs is missing")


def _download(name: str, folder: Path) -> None:
    run(f"fetching {name} for the tests", ["apt-get", "download", "-q", *PROGRAMS[name].packages], cwd=folder)
