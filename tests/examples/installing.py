"""Environments with installed distributions, without a package registry."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.conftest import wait_for_address
from tests.docs.conftest import ROOT

OFFLINE = ("--no-deps", "--no-index", "--no-build-isolation")
EXAMPLE = ROOT / "examples" / "pig"


def make_environment(folder: Path) -> dict[str, str]:
    """Return the environment of a process that finds a distribution in its source folder.

    Packages and entry points are found.
    """
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    source = folder / "src"
    about = source / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir(exist_ok=True)
    lines = [
        line
        for group, points in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in points.items()))
    ]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8"
    )
    return {"PYTHONPATH": str(source)}


def run_in(
    environment: Mapping[str, str], folder: Path, *words: str, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments in a folder."""
    everything = {**os.environ, **environment}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=folder, env=everything, input=typed, capture_output=True, text=True, check=False)


class InstalledPackages:
    """A virtual environment with installed packages; other packages come from the tests' environment."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        (site,) = folder.glob("lib/python*/site-packages")
        # Paths in such a file are searched last, and `.pth` files in them are not read, so no checkout is found.
        (site / "others.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")

    def install(self, *words: str, folder: Path = ROOT) -> None:
        """Install packages without a network."""
        command = [sys.executable, "-m", "pip", "-q", "--python", str(self.bin / "python"), *words, *OFFLINE]
        subprocess.run(command, cwd=folder, check=True)

    def run(self, folder: Path, program: str, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a program of the environment, or the Python module of that name, in a folder."""
        own = self.bin / program
        command = [str(own)] if own.exists() else [str(self.bin / "python"), "-m", program]
        return subprocess.run(
            [*command, *words],
            cwd=folder,
            env=self.environment(),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )

    def environment(self) -> dict[str, str]:
        """Return the environment variables of its programs.

        Nothing leads to the checkout, and no browser opens.
        """
        return {
            **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            "TERTULIA_NO_BROWSER": "1",
        }


def build_wheel(source: Path, folder: Path) -> Path:
    """Build and return the wheel of a source folder."""
    subprocess.run([sys.executable, "-m", "pip", "-q", "wheel", "-w", folder, *OFFLINE, source], check=True)
    (path,) = folder.iterdir()
    return path


@pytest.fixture(scope="session")
def tertulia_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(ROOT, tmp_path_factory.mktemp("tertulia"))


@pytest.fixture(scope="session")
def installed(tertulia_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> InstalledPackages:
    """An environment with the wheels of Tertulia and of Pig."""
    environment = InstalledPackages(tmp_path_factory.mktemp("environment"))
    environment.install("install", str(tertulia_wheel), str(build_wheel(EXAMPLE, tmp_path_factory.mktemp("pig"))))
    return environment


@contextmanager
def run_server(installed: InstalledPackages, folder: Path) -> Iterator[str]:
    """Run a server of that environment during the block and yield its address."""
    command = [str(installed.bin / "tertulia"), "serve", "--data", str(folder / "data"), "--port", "0"]
    process = subprocess.Popen(
        command, cwd=folder, env=installed.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        yield wait_for_address(process)
    finally:
        process.terminate()
        process.communicate()
