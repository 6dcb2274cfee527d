"""The laws' pytest plugin in other projects: from any folder, without this checkout's settings."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tertulia.laws.seed import replay_setting
from tertulia.resources import game_folders

pytestmark = pytest.mark.slow

FAILS = """
import pytest

@pytest.mark.laws
def test_law(): assert False
"""
HEAVY = ("numba", "numpy", "tertulia.kernel", "tertulia.laws.playing")
"""Modules too slow to import in a pytest run without laws."""


def run_python(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def run_pytest(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run pytest without optional plugins."""
    none = [word for name in ("xdist", "asyncio", "timeout", "cacheprovider") for word in ("-p", f"no:{name}")]
    return run_python(folder, "-m", "pytest", "--strict-markers", "-q", *none, *words)


def test_plugin_imports_no_heavy_modules(tmp_path: Path) -> None:
    source = f"import sys, tertulia.laws.plugin; print([name for name in {HEAVY} if name in sys.modules])"
    assert run_python(tmp_path, "-c", source).stdout.strip() == "[]"


@pytest.mark.slow
def test_only_named_games_are_collected(tmp_path: Path) -> None:
    first, *others = game_folders()
    collected = run_pytest(tmp_path, "--collect-only", "--pyargs", "tertulia.laws.test_records", "--game", first)
    assert collected.returncode == 0, collected.stdout + collected.stderr
    assert f"[{first}" in collected.stdout
    assert [name for name in others if f"[{name}" in collected.stdout] == []


def test_unknown_game_is_refused(tmp_path: Path) -> None:
    refused = run_pytest(tmp_path, "--pyargs", "tertulia.laws", "--game", "nonesuch")
    assert refused.returncode == pytest.ExitCode.USAGE_ERROR
    assert f"unknown game 'nonesuch'; installed are: {', '.join(game_folders())}" in refused.stderr


def test_failed_law_prints_the_seed(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(FAILS, encoding="utf-8")
    failed = run_pytest(tmp_path, "test_it.py")
    assert failed.returncode == pytest.ExitCode.TESTS_FAILED
    assert failed.stdout.count(f"{replay_setting()} repeats these games") == 1
