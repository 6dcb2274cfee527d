"""Environment setup: independent steps run in parallel; packages come from uv if it uses pip's index."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tools.ready import __main__ as ready
from tools.ready import environment, steps
from tools.ready.steps import StepError

LOCK = steps.ROOT / "requirements" / "play.txt"


def test_rules_are_compiled_while_client_packages_download(monkeypatch: pytest.MonkeyPatch) -> None:
    compiling, done = threading.Event(), []

    def modules() -> None:
        assert compiling.wait(60)
        done.append("modules")

    monkeypatch.setattr(ready, "begin_modules", modules)
    monkeypatch.setattr(ready, "prepare_python", lambda goal: done.append(f"python for {goal}"))
    monkeypatch.setattr(ready, "compile_rules", compiling.set)
    monkeypatch.setattr(ready, "ensure_client", lambda: done.append("client"))
    ready.prepare("setup")
    assert done == ["python for setup", "modules", "client"]


@pytest.mark.parametrize("failing", ["prepare_python", "ensure_client"])
def test_failed_step_raises_its_error(failing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("begin_modules", "compile_rules", "ensure_client"):
        monkeypatch.setattr(ready, name, lambda: None)
    monkeypatch.setattr(ready, "prepare_python", lambda goal: None)

    def fails(*_: object) -> None:
        raise StepError("no room")

    monkeypatch.setattr(ready, failing, fails)
    with pytest.raises(StepError, match="no room"):
        ready.prepare("setup")


@pytest.fixture
def recorded_commands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """Collect the commands that would run. uv is absent until pip installs it."""
    commands: list[list[str]] = []

    def run(what: str, command: Any, **_: Any) -> None:
        commands.append([str(word) for word in command])
        if str(environment.INSTALLERS_LOCK) in commands[-1]:
            environment.UV.touch()

    monkeypatch.setattr(environment, "UV", tmp_path / "uv")
    monkeypatch.setattr(environment, "run", run)
    monkeypatch.setattr(environment, "_has_its_own_index", lambda pip: False)
    return commands


def test_uv_installs_packages_after_pip_installed_uv(recorded_commands: list[list[str]]) -> None:
    environment.install_lock(LOCK)
    pip, uv = recorded_commands
    assert pip[1:3] == ["-m", "pip"]
    assert "--require-hashes" in pip
    assert uv[:3] == [str(environment.UV), "pip", "install"]
    assert uv[3:6] == ["--require-hashes", "-r", str(LOCK)]
    environment.install_lock(LOCK)
    assert len(recorded_commands) == 3, "it is there"


def test_pip_with_its_own_index_installs_everything(
    recorded_commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "_has_its_own_index", lambda pip: True)
    environment.install_lock(LOCK)
    (pip,) = recorded_commands
    assert pip[1:3] == ["-m", "pip"]
    assert pip[-1] == "--no-compile"


def test_build_tools_are_kept_apart_from_installed_packages(
    recorded_commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, paths = vars(environment)["run"], []

    def run(what: str, command: Any, env: Any = None, **_: Any) -> None:
        usual(what, command)
        paths.append((env or {}).get("PYTHONPATH"))

    monkeypatch.setattr(environment, "run", run)
    monkeypatch.setattr(environment, "is_done", lambda *_: False)
    monkeypatch.setattr(environment, "mark_done", lambda *_: None)
    monkeypatch.setattr(environment, "_is_working", lambda: True)
    environment.UV.touch()
    environment.ensure_environment("play")
    play, build, package = recorded_commands
    assert str(LOCK) in play
    assert "--target" not in play
    assert build[build.index("--target") + 1] == str(environment.BUILD_TOOLS)
    assert "--editable" in package
    assert paths == [None, None, str(environment.BUILD_TOOLS)]


def test_pip_is_used_if_uv_fails(
    recorded_commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = vars(environment)["run"]

    def run(what: str, command: Any, **_: Any) -> None:
        usual(what, command)
        if command[0] == environment.UV:
            raise StepError("uv: no route")

    monkeypatch.setattr(environment, "run", run)
    environment.install_lock(LOCK)
    assert [str(LOCK) in command for command in recorded_commands] == [False, True, True]
    assert "uv: no route\n  retrying with pip" in capsys.readouterr().out


def test_separate_environment_gets_its_own_lock_file(
    recorded_commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done: list[str] = []
    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "mark_done", lambda stamp, _: done.append(stamp))
    environment.ensure_separate("docs", "python3.12")
    created, _, installed = recorded_commands
    assert (created[0], created[-1]) == ("python3.12", str(tmp_path / "docs"))
    assert str(steps.ROOT / "requirements" / "docs.txt") in installed
    assert installed[-1] == str(environment.separate_bin("docs") / "python")
    assert done == ["lock-docs"]


def test_separate_environment_that_fails_is_removed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def run(what: str, *_: Any) -> None:
        (tmp_path / "docs").mkdir()
        raise StepError(what)

    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "run", run)
    with pytest.raises(StepError, match="creating"):
        environment.ensure_separate("docs")
    assert not (tmp_path / "docs").exists()


def test_environment_gets_pip_from_the_machines_pip(
    recorded_commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "_is_working", lambda: True)
    environment._create()
    create_command, installed = recorded_commands
    assert "--without-pip" in create_command
    assert installed[:5] == [sys.executable, "-m", "pip", "--python", str(environment.PYTHON)]
    assert "--require-hashes" in installed


def test_environment_is_created_with_venv_if_that_fails(
    recorded_commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = vars(environment)["run"]

    def run(what: str, command: Any, **_: Any) -> None:
        usual(what, command)
        if "pip" in command:
            raise StepError("no such option: --python")

    monkeypatch.setattr(environment, "run", run)
    environment._create()
    assert recorded_commands[-1] == [sys.executable, "-m", "venv", "--clear", str(steps.VENV)]


@pytest.mark.parametrize(
    ("output", "own"),
    [
        ("global.index-url='https://packages.example.org/simple'\n", True),
        (":env:.index-url='https://packages.example.org/simple'\n", True),
        ("install.no-index='true'\n", True),
        ("global.extra-index-url='https://packages.example.org/simple'\nglobal.timeout='9'\n", False),
        ("", False),
    ],
)
def test_configured_package_index_is_detected(output: str, own: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    answer: Callable[..., Any] = lambda *_, **__: subprocess.CompletedProcess((), 0, output, "")  # noqa: E731
    monkeypatch.setattr(subprocess, "run", answer)
    assert environment._has_its_own_index(["pip"]) == own
