"""Commands shown in a page's blocks run on a small scale; commands named in text exist."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Tertulia, run_server
from tests.docs.conftest import PAGES, ROOT, Command, find_named_commands, read_commands
from tools.ready.steps import BIN

OTHER_TEST_PAGES = {ROOT / "docs" / "new-game.md"}
"""Page whose commands run in order in tests/examples, with the page's game installed."""
COMMANDS = {command.text: command for page in PAGES if page not in OTHER_TEST_PAGES for command in read_commands(page)}
NAMED_COMMANDS = {command.text: command for page in PAGES for command in find_named_commands(page)}
"""Commands named in text, each once."""

REPLACED_ARGUMENTS = {
    "--games 100000": "--games 8",
    "--games 100 ": "--games 2 ",
    "mybot": "learner",  # the page's bot is tested in tests/bots/test_own_bot.py
    "quick,greedy": "quick@0.1,greedy",
    "greedy,quick ": "greedy,quick@0.1 ",
    "strong": "strong@0.1",
    "--rounds 3": "--rounds 1",
    "/var/backups/tertulia/": "",
    "/var/lib/tertulia": "data",
}
"""Replacements that shorten commands or move them to test folders."""
ADDED_ARGUMENTS = {
    "ladder": "--games 4 --workers 1",
    "simulate": "--workers 1",
    "train": "--rounds 1 --games 8 --matches 2 --think 0.1 --workers 1",
    "analyse": "--think 0.1 --workers 1",
    "backup": "--data data --force",
    "doctor": "--data data",
    "sets": "--data data",
    "bench": "--list",
    "config": "--data data",
}
"""Additional options that end a command soon or point it to test data."""
CONFIG_VARIABLE, PROGRAM = "TERTULIA_CONFIG=/etc/tertulia/tertulia.toml", "/opt/tertulia/.venv/bin/tertulia"
MACHINE_COMMANDS = {
    "git clone … /opt/tertulia && cd /opt/tertulia && make setup": "installs a service on the machine",
    "useradd --system --home-dir /var/lib/tertulia --shell /usr/sbin/nologin tertulia": "makes a user of the machine",
    "git clone … tertulia && cd tertulia": "fetches the project",
    "systemctl enable --now tertulia": "starts a service of the machine",
    "systemctl restart tertulia": "starts a service of the machine again",
    "systemctl reload caddy": "tells a service of the machine about its new settings",
    "systemctl start tertulia": "starts a service of the machine",
    f"sudo -u tertulia {CONFIG_VARIABLE} {PROGRAM} mail --test me@example.org": (
        "speaks to a mail server: tests/cli/test_mail.py has one"
    ),
    f"sudo -u tertulia {PROGRAM} restore /var/backups/tertulia/games.tar.gz --data /var/lib/tertulia": (
        "restores the games of a machine: tests/server/storage/test_backup.py restores some"
    ),
    f"sudo -u tertulia {CONFIG_VARIABLE} {PROGRAM} admin": "needs a site: tests/cli/test_admin.py has one",
    "systemctl disable --now tertulia": "ends a service of the machine",
    "systemctl enable --now tertulia-web@8421 tertulia-web@8422 tertulia-worker": "starts services of the machine",
    f"sudo -u tertulia {CONFIG_VARIABLE} {PROGRAM} migrate --from /var/lib/tertulia": (
        "moves a machine's games: tests/server/storage/test_moving.py moves some"
    ),
    "tertulia web --config site.toml": "needs PostgreSQL and a broker: tests/deploy/test_site_processes.py has both",
    "tertulia worker --config site.toml": "needs PostgreSQL and a broker: tests/deploy/test_site_processes.py has both",
    "tertulia admin --data games --site-address https://example.org": "needs a site: tests/cli/test_admin.py has one",
    "tertulia admin --find ana@example.org": "needs a site: tests/cli/test_admin.py has one",
    "tertulia admin --find ana@example.org --data games": "needs a site: tests/cli/test_admin.py has one",
    "tertulia admin --log --data games": "needs a site: tests/cli/test_admin.py has one",
    "tertulia admin --site-address https://example.org": "needs a site: tests/cli/test_admin.py has one",
    "tertulia mail --test me@example.org": "speaks to a mail server: tests/cli/test_mail.py has one",
    f"{CONFIG_VARIABLE} {PROGRAM} config --check": "reads a file of the machine: tests/cli/test_config.py reads the page's",
    'pipx install --pip-args="--find-links dist --no-compile" "dist/tertulia-0.2.0-py3-none-any.whl[server,compiled]"': (
        "fetches packages: tests/examples/test_compiled.py installs the wheels, bench.start does it with pipx"
    ),
}
"""Commands that tests must not run on a machine.

The proxy configurations of that page are tested elsewhere.
"""
LONG_OPTIONS = ("--ray", "serve --open")
"""Options of commands that run in `make proof` only."""


def choose_marks(command: Command) -> list[pytest.MarkDecorator]:
    long = any(option in command.text for option in LONG_OPTIONS)
    slow = re.search(r"tertulia (train|ladder|analyse|serve)", command.text)
    return [pytest.mark.proof] if long else [pytest.mark.slow] if slow else []


def make_parameters(commands: list[Command]) -> list[object]:
    return [pytest.param(command, id=str(command), marks=choose_marks(command)) for command in commands]


def split_words(command: Command) -> list[str]:
    """Return the shortened command as shell words, without a `sudo` prefix."""
    text = re.sub(r"^sudo -u \S+ ", "", command.text)
    for long, short in REPLACED_ARGUMENTS.items():
        text = text.replace(long, short) if long != "strong" or "strong@" not in text else text
    return shlex.split(text)


@pytest.mark.parametrize("command", make_parameters(list(COMMANDS.values())))
def test_shown_command_runs(
    command: Command,
    tertulia: Tertulia,
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
    pytestconfig: pytest.Config,
) -> None:
    if command.text in MACHINE_COMMANDS:
        return
    words = split_words(command)
    environment = dict(word.split("=", 1) for word in words if re.match(r"[A-Z_]+=", word))
    program, *rest = words[len(environment) :]
    match Path(program).name, rest:
        case "tertulia", ["serve", *more]:
            with run_server(place / "served", "--port", "0", *more) as (process, address):
                assert address.startswith("http://")
                process.terminate()
                assert process.wait(60) == 0
        case "tertulia", [name, *more]:
            monkeypatch.chdir(place)
            if name == "restore" and not Path(more[0]).exists():
                assert tertulia("backup", more[0], "--data", "data").status == 0
            if "--withdraw" in more:
                keep = ("--publish", "my-box.toml", "--name", more[-1], "--data", "data")
                assert tertulia(name, more[0], *keep).status == 0
            ran = tertulia(name, *more, *ADDED_ARGUMENTS.get(name, "").split(), typed="q\n")
            assert ran.status == 0, ran.err
            assert ran.out or name == "train" or "--plot" in more
        case "make", goals:
            done = run_command(["make", "-n", *goals])
            assert done.returncode == 0, done.stderr
        case "npm", goal:
            known = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
            assert goal in (["ci"], ["test"]) or (goal[0] == "run" and goal[1] in known), (
                f"web/package.json has no {goal}"
            )
        case "python", ["-m", "pytest", *more]:
            check_pytest_arguments(more, pytestconfig)
        case "python", ["-m", module, *_]:
            assert run_command([sys.executable, "-m", module, "--help"], environment).returncode == 0
        case _:
            pytest.fail(f"{command}: say in this test how it is run")


@pytest.mark.parametrize("command", make_parameters(list(NAMED_COMMANDS.values())))
def test_named_command_exists(command: Command, tertulia: Tertulia) -> None:
    words = split_words(command)
    environment = dict(word.split("=", 1) for word in words if re.match(r"[A-Z_]+=", word))
    program, *rest = words[len(environment) :]
    options = {word.split("=")[0] for word in rest if word.startswith("--")}
    match Path(program).name, rest:
        case "tertulia", [name, *_]:
            result = tertulia("--help" if name.startswith("-") else name, "--help")
            assert result.status == 0
            assert all(option in result.out for option in options), f"{command}: {result.out}"
        case "make", goals:
            assert run_command(["make", "-n", *goals]).returncode == 0
        case "python", ["-m", module, *_]:
            place = (ROOT / "src" if module.startswith("tertulia.") else ROOT) / module.replace(".", "/")
            assert (
                place.with_suffix(".py").is_file() or (place / "__main__.py").is_file() or module in ("pydoc", "pytest")
            )
            source = place.with_suffix(".py").read_text(encoding="utf-8") if place.with_suffix(".py").is_file() else ""
            assert all(option in source for option in options) or not source, f"{command}: {module} has no such option"
        case "npm", goal:
            known = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
            assert goal[-1] in {*known, "ci"}
        case "pip", ["install", *_]:
            pass
        case "systemctl", ["restart" | "stop", *names]:
            units = {path.stem for path in (ROOT / "deploy" / "systemd").iterdir()}
            assert {re.sub("@.*", "@", name) for name in names} <= units
        case "systemctl", ["kill", "--signal=HUP", *_]:
            pass
        case "git", ["pull"]:
            pass
        case _:
            pytest.fail(f"{command}: say in this test how it is looked for")


def test_docs_contain_commands() -> None:
    """Otherwise the test would pass without any command."""
    assert len(COMMANDS) > 35
    assert len(NAMED_COMMANDS) > 15
    assert {"make play", "make test", "tertulia games", "npm ci", *MACHINE_COMMANDS} <= set(COMMANDS)


def check_pytest_arguments(words: list[str], config: pytest.Config) -> None:
    """Check the arguments of a pytest command without running it, which would take seconds."""
    marks = {line.split(":")[0] for line in config.getini("markers")}
    for option, word in zip(["", *words], words, strict=False):
        if option == "-m":
            assert word in marks
        elif option == "--workers":
            assert word.isdecimal()
        elif word not in ("-m", "--workers", "-q"):
            assert (ROOT / word).exists(), f"there are no tests {word}"


def run_command(words: list[str], environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command in the root of the checkout."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    everything = {**os.environ, "PATH": path, **(environment or {})}
    return subprocess.run(words, cwd=ROOT, env=everything, capture_output=True, text=True, check=False)
