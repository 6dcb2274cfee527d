"""Proxies for the tests that put one in front of the server: nginx and Caddy, out of the system's packages.

Only the programs are taken out of the packages. Installed, they would be services of this machine that start at once.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools.ready.steps import VENV, StepError, run

FOLDER = VENV / "proxies"
PROGRAMS = {"nginx": ("usr/sbin/nginx", "-v"), "caddy": ("usr/bin/caddy", "version")}
"""In each package where the program is, and what it is asked to see whether it runs here."""


def find_proxy(name: str) -> str | None:
    """The program: the machine's own, or the one that `ensure_proxies` has fetched."""
    places = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin"])
    fetched = FOLDER / PROGRAMS[name][0]
    return shutil.which(name, path=places) or (str(fetched) if fetched.is_file() else None)


def ensure_proxies() -> None:
    """Fetch those that are missing, where there is apt-get; else say that the tests with them will be skipped."""
    for name in PROGRAMS:
        if find_proxy(name):
            continue
        if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
            print(f"  no {name} here and no apt-get to fetch it with: tests with it will be skipped")
            continue
        try:
            _fetch(name)
        except StepError as error:
            print(f"  {error}\n  tests with {name} will be skipped")


def _fetch(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        try:
            _download(name, Path(folder))
        except StepError:  # the lists are missing or old
            root = [] if os.geteuid() == 0 else ["sudo", "-n"]
            if root and not shutil.which("sudo"):
                raise
            run("updating the package lists", [*root, "apt-get", "update", "-q"])
            _download(name, Path(folder))
        package = next(Path(folder).glob("*.deb"))
        run(f"unpacking {name}", ["dpkg-deb", "-x", package, FOLDER])
    program, question = PROGRAMS[name]
    try:
        works = subprocess.run([FOLDER / program, question], capture_output=True, check=False).returncode == 0
    except OSError:
        works = False
    if not works:
        (FOLDER / program).unlink(missing_ok=True)
        raise StepError(f"the {name} of the package does not run here: a library that it needs is missing")


def _download(name: str, folder: Path) -> None:
    run(f"fetching {name} for the tests with a proxy", ["apt-get", "download", "-q", name], cwd=folder)
