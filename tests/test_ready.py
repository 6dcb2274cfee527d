"""Setting up: what does not need each other at the same time, packages with uv where that asks the same index as pip."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tools.ready import environment, steps
from tools.ready.steps import StepError, at_the_same_time

LOCK = steps.ROOT / "requirements" / "play.txt"


def test_two_things_are_done_at_the_same_time() -> None:
    met = threading.Barrier(2, timeout=60)
    at_the_same_time(met.wait, met.wait)


def test_what_failed_is_raised_once_both_have_ended() -> None:
    ended = []

    def fails() -> None:
        raise StepError("no room")

    with pytest.raises(StepError, match="no room"):
        at_the_same_time(fails, lambda: ended.append("other"))
    assert ended == ["other"]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """What would be run; uv is not there yet, and pip puts it there."""
    commands: list[list[str]] = []

    def run(what: str, command: Any, **_: Any) -> None:
        commands.append([str(word) for word in command])
        if str(environment.INSTALLERS_LOCK) in commands[-1]:
            environment.UV.touch()

    monkeypatch.setattr(environment, "UV", tmp_path / "uv")
    monkeypatch.setattr(environment, "run", run)
    monkeypatch.setattr(environment, "_has_its_own_index", lambda pip: False)
    return commands


def test_uv_installs_what_pip_has_installed_it_for(asked: list[list[str]]) -> None:
    environment.install_lock(LOCK)
    pip, uv = asked
    assert pip[1:3] == ["-m", "pip"]
    assert "--require-hashes" in pip
    assert uv[:3] == [str(environment.UV), "pip", "install"]
    assert uv[3:6] == ["--require-hashes", "-r", str(LOCK)]
    environment.install_lock(LOCK)
    assert len(asked) == 3, "it is there"


def test_where_pip_has_an_index_of_its_own_it_does_all(asked: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "_has_its_own_index", lambda pip: True)
    environment.install_lock(LOCK)
    (pip,) = asked
    assert pip[1:3] == ["-m", "pip"]
    assert pip[-1] == "--no-compile"


def test_where_uv_fails_pip_tries(
    asked: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = vars(environment)["run"]

    def run(what: str, command: Any, **_: Any) -> None:
        usual(what, command)
        if command[0] == environment.UV:
            raise StepError("uv: no route")

    monkeypatch.setattr(environment, "run", run)
    environment.install_lock(LOCK)
    assert [str(LOCK) in command for command in asked] == [False, True, True]
    assert "uv: no route\n  trying it with pip" in capsys.readouterr().out


def test_the_environment_takes_its_pip_by_that_of_the_machine(
    asked: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "_works", lambda: True)
    environment._create()
    made, installed = asked
    assert "--without-pip" in made
    assert installed[:5] == [sys.executable, "-m", "pip", "--python", str(environment.PYTHON)]
    assert "--require-hashes" in installed


def test_where_that_fails_it_is_made_as_usual(asked: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    usual = vars(environment)["run"]

    def run(what: str, command: Any, **_: Any) -> None:
        usual(what, command)
        if "pip" in command:
            raise StepError("no such option: --python")

    monkeypatch.setattr(environment, "run", run)
    environment._create()
    assert asked[-1] == [sys.executable, "-m", "venv", "--clear", str(environment.VENV)]


@pytest.mark.parametrize(
    ("told", "own"),
    [
        ("global.index-url='https://packages.example.org/simple'\n", True),
        (":env:.index-url='https://packages.example.org/simple'\n", True),
        ("install.no-index='true'\n", True),
        ("global.extra-index-url='https://packages.example.org/simple'\nglobal.timeout='9'\n", False),
        ("", False),
    ],
)
def test_pip_is_asked_for_its_index(told: str, own: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    answer: Callable[..., Any] = lambda *_, **__: subprocess.CompletedProcess((), 0, told, "")  # noqa: E731
    monkeypatch.setattr(subprocess, "run", answer)
    assert environment._has_its_own_index(["pip"]) == own
