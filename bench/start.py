"""Time of a first start: set-up of a fresh clone, and installing the wheels up to a bot's first move.

Caches of packages and compiled code are empty; downloads come over the network. Times are wall-clock times. Processor
time divided by two cores is shown as well, as other programs may run. pipx is installed beforehand. `--quick` leaves
out the set-up and installs the wheels in the folder of `--wheels`, or builds them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bench import usual
from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from tools.wheels import ROOT, build_wheels

SET_UP_TARGET, FIRST_MOVE_TARGET = "<= 75", "<= 15"
"""Limits in seconds."""
CORES = 2
BOTS = ("quick", "greedy")
INSTALLS = (
    ("compiled", "for the terminal", "--no-compile"),
    ("server,compiled", "with the server", "--no-compile"),
    ("server,compiled", "with the server, all of Python compiled by pip", ""),
)
"""Extras, their label, and further arguments of pip. The documentation recommends the first two."""
MOVE_PROGRAM = """
import sys, tertulia
game = tertulia.new(sys.argv[1], seats=2, seed=1)
seat = game.actors[0]
while len(game.legal(seat)) == 1:
    game.apply(game.legal(seat)[0], seat)
    seat = game.actors[0]
print(game.choice(sys.argv[2], seat))
"""
"""Script that prints a bot's first decision in a game."""


class RunCost(NamedTuple):
    """Wall-clock and processor seconds of a command, and its output."""

    clock: float
    processor: float
    output: str


def measure_command(command: Sequence[str | Path], folder: Path, environment: Mapping[str, str]) -> RunCost:
    """Run a command in a folder; exits with the end of its output if it fails."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "PYTHON"))}
    began = time.perf_counter()
    with tempfile.TemporaryFile() as output:
        words = [str(word) for word in command]
        child = subprocess.Popen(words, cwd=folder, env={**own, **environment}, stdout=output, stderr=output)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read().decode(errors="replace")
    if child.returncode:
        sys.exit(f"{' '.join(words)} failed:\n{text[-4000:]}")
    return RunCost(time.perf_counter() - began, used.ru_utime + used.ru_stime, text)


def create_empty_caches(folder: Path) -> dict[str, str]:
    """Return environment variables for empty caches of packages and compiled code."""
    places = ("PIP_CACHE_DIR", "UV_CACHE_DIR", "npm_config_cache", "TERTULIA_CACHE")
    return {name: str(folder / name.lower()) for name in places}


def set_up_figures(folder: Path) -> list[Figure]:
    """Measure `make setup` in a clone of HEAD, and in a second clone that reuses compiled code."""
    fresh = create_empty_caches(folder / "fresh")
    for clone in ("one", "two"):
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / clone)], check=True)
    first = measure_command(["make", "setup"], folder / "one", fresh)
    second = measure_command(["make", "setup"], folder / "two", fresh)
    if "compiling" in second.output or "compiling" not in first.output:
        sys.exit(f"the second clone should have used the compiled code of the first:\n{first.output}\n{second.output}")
    return [
        Figure("make setup, empty cache", first.clock, "s", SET_UP_TARGET),
        Figure(f"… processor time on {CORES} cores", first.processor / CORES, "s"),
        Figure("make setup of a second clone of the same sources", second.clock, "s"),
        Figure(f"… processor time on {CORES} cores, second clone", second.processor / CORES, "s"),
    ]


def wheel_figures(folder: Path, wheels: Path | None) -> list[Figure]:
    """Measure pipx's installation of the wheels up to a bot's first move. Builds the wheels if `wheels` is None."""
    figures = []
    if wheels is None:
        wheels, began = folder / "wheels", time.perf_counter()
        build_wheels(wheels)
        figures.append(Figure("building both wheels", time.perf_counter() - began, "s"))
    (compiled,) = wheels.glob("tertulia_compiled-*.whl")
    (main,) = wheels.glob("tertulia-*.whl")
    figures.append(Figure("the wheel of compiled rules and bots", compiled.stat().st_size / 1e6, "MB"))
    tools = folder / "tools"
    python, pipx = tools / "bin" / "python", tools / "bin" / "pipx"
    measure_command([sys.executable, "-m", "venv", tools], folder, {})
    measure_command(
        [python, "-m", "pip", "install", "-q", "--require-hashes", "-r", ROOT / "requirements" / "pipx.txt"], folder, {}
    )
    for extras, what, more in INSTALLS:
        home = folder / what
        own = {**create_empty_caches(home), "PIPX_HOME": str(home / "pipx"), "PIPX_BIN_DIR": str(home / "bin")}
        arguments = ("--backend", "pip", "--pip-args", f"--find-links {wheels} {more}", f"{main}[{extras}]")
        installed = measure_command([pipx, "install", *arguments], folder, own)
        first, slowest = measure_first_moves(home, own)
        clock, processor = installed.clock + first.clock, installed.processor + first.processor
        figures += [
            Figure(f"from pipx install to a bot's first move, {what}", clock, "s", FIRST_MOVE_TARGET if more else ""),
            Figure(f"… processor time, {what}", processor, "s"),
            Figure(f"… from the program's next start, the slowest of games and bots, {what}", slowest.clock, "s"),
        ]
    return figures


def measure_first_moves(home: Path, environment: Mapping[str, str]) -> tuple[RunCost, RunCost]:
    """Measure the start of a program up to a bot's move: the first start, and the slowest later one.

    Exits if anything was compiled.
    """
    python = home / "pipx" / "venvs" / "tertulia" / "bin" / "python"
    moves = [(game, bot) for game in (usual.RICH, usual.QUICK, usual.LONG) for bot in BOTS]
    first, *others = (
        measure_command([python, "-c", MOVE_PROGRAM, game, bot], home, environment) for game, bot in moves
    )
    if (codes := list(Path(environment["TERTULIA_CACHE"]).rglob("*.nbc"))) != []:
        sys.exit(
            f"the wheel should contain all compiled code, but these were compiled: {', '.join(path.name for path in codes)}"
        )
    return first, max(others)


def main() -> None:
    parser = argument_parser("start", (__doc__ or "").splitlines()[0])
    parser.add_argument("--wheels", type=Path, metavar="DIR", help="folder of built wheels; by default they are built")
    flags = parser.parse_args()
    facts = describe_machine()
    with tempfile.TemporaryDirectory(prefix="start") as name:
        folder = Path(name)
        figures = [] if flags.quick else set_up_figures(folder)
        figures += wheel_figures(folder, flags.wheels)
    report_result(make_result("start", facts, figures), flags)


if __name__ == "__main__":
    main()
