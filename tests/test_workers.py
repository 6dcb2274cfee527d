"""Test workers: each test runs once, groups stay together, and every result is reported."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

CONFTEST = """
from tests.workers import add_option as pytest_addoption, register_master as pytest_configure
"""
TESTS = """
import atexit, os, warnings
import pytest

@pytest.fixture(scope="session")
def resource():
    yield os.getpid()
    open(f"removed-{os.getpid()}", "w").close()

@pytest.mark.xdist_group("shared")
@pytest.mark.parametrize("number", range(8))
def test_shared(number, resource):
    open(f"shared-{os.getpid()}", "a").write(".")
    atexit.register(lambda: open(f"exited-{os.getpid()}", "w").close())

@pytest.mark.parametrize("number", range(8))
def test_alone(number, tmp_path):
    (tmp_path / "file").write_text("")

def test_fails():
    print("printed by the test")
    assert [1, 2] == [1, 3]

def test_warns():
    warnings.warn("a deprecated call", DeprecationWarning)

@pytest.mark.xdist_group("crash")
def test_crashes():
    os._exit(7)

@pytest.mark.xdist_group("crash")
def test_after_the_crash():
    pass
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Create a folder with tests that pass, fail, warn and end their process."""
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_some.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = xdist_group\n")
    return tmp_path


def hear_control_c() -> None:
    """Restore Ctrl-C. Shells let background jobs, and all processes they start, ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run_pytest(project: Path, *options: str, meanwhile: Callable[[int], None] = lambda pid: None) -> tuple[int, str]:
    """Run pytest with two workers and return its exit status and output.

    `meanwhile` gets pytest's process id, which is also the id of its process group.
    """
    command = [sys.executable, "-m", "pytest", "--workers", "2", *options]
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1]), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    environment.pop("TERTULIA_READINGS", None)
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    with subprocess.Popen(
        command,
        cwd=project,
        env=environment,
        stdout=pipe,
        stderr=both,
        text=True,
        start_new_session=True,
        preexec_fn=hear_control_c,
    ) as process:
        meanwhile(process.pid)
        output, _ = process.communicate(timeout=120)
    return process.returncode, output


def test_every_test_runs_once_and_is_reported(project: Path) -> None:
    status, output = run_pytest(project)
    assert status == 1
    assert "2 failed, 18 passed, 1 warning" in output
    assert re.search("the process that ran .*::test_crashes ended with status 7", output)
    assert "printed by the test" in output
    assert "assert [1, 2] == [1, 3]" in output
    assert "a deprecated call" in output
    (shared,) = project.glob("shared-*")
    assert shared.read_text() == "........", "one worker runs a group"


def test_worker_ends_session_fixtures_and_exit_functions(project: Path) -> None:
    status, output = run_pytest(project, "-k", "shared or alone")
    assert (status, "16 passed" in output) == (0, True)
    files = [next(iter(project.glob(f"{what}-*"))).name for what in ("shared", "removed", "exited")]
    assert len({name.partition("-")[2] for name in files}) == 1


def test_run_stops_after_first_failure_with_option(project: Path) -> None:
    status, output = run_pytest(project, "-x", "-k", "fails or alone")
    assert status == 1
    assert "stopping after 1 failures" in output


def test_debugger_option_is_refused(project: Path) -> None:
    status, output = run_pytest(project, "--pdb")
    assert (status, "goes without --pdb" in output) == (4, True)


WAITS = """
import pathlib, time

def test_waits(resource):
    pathlib.Path("waits").touch()
    time.sleep(100)
"""


@pytest.mark.parametrize("send", [os.killpg, os.kill], ids=["all-processes", "master-alone"])
def test_control_c_ends_all_workers_after_their_fixtures(project: Path, send: Callable[[int, int], None]) -> None:
    (project / "test_some.py").write_text(TESTS + WAITS.replace("100", "100" if send is os.killpg else "1"))

    def interrupt(pid: int) -> None:
        until = time.monotonic() + 60
        while not (project / "waits").exists() and time.monotonic() < until:
            time.sleep(0.02)
        send(pid, signal.SIGINT)

    status, output = run_pytest(project, "-k", "waits", meanwhile=interrupt)
    assert (status, "KeyboardInterrupt" in output) == (2, True), output
    assert list(project.glob("removed-*")), "the worker tore down its session fixture"
