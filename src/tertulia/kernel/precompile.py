"""Compile the rules of several games in parallel, each in a process of its own, and report progress.

`python -m tertulia.kernel.precompile GAME` compiles one game and prints its progress as lines of JSON. A separate
process is used because compilation temporarily needs hundreds of megabytes, which the caller would not get back.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec

from tertulia.kernel.compile_cache import cache_folder, is_writable, warn_of_temporary_folder
from tertulia.kernel.compile_lock import hold_compile_lock
from tertulia.kernel.compile_progress import CompiledShare
from tertulia.kernel.compiled_package import is_fully_compiled
from tertulia.kernel.cores import available_cores
from tertulia.kernel.game import Game
from tertulia.kernel.numba_backend import watch_compiles
from tertulia.kernel.registry import find_game, installed_games

SERVER_NICENESS = 5
"""Niceness (Unix priority) of compiling processes while a server is running."""


class CompileProgress(NamedTuple):
    """Progress of the compilation of a game.

    `done` of `total` steps are done; `step` is the current one (empty at the end).
    """

    game: str
    step: str
    done: int
    total: int
    share: float = 0.0
    """Share of the game's rules that are compiled, 0 to 1.

    The share is reported several times per step, because steps differ widely in duration.
    """


NUMBA_LOCATION = re.compile(r'^File "(.+)", line (\d+):$', re.MULTILINE)
"""Matches the line in which Numba reports the source position of an error.

Lines of a Python traceback do not match, because they are indented.
"""


ALLOCATION_ERROR = "Only accept returning of array passed into the function as argument"
"""Text of Numba's error if a rule allocates an array. `ALLOCATION_HINT` is shown in its place."""
ALLOCATION_HINT = "rules cannot create NumPy arrays or lists: use those of tertulia.kernel.stack"


class CompileError(ValueError):
    """A game's rules could not be compiled; the message ends with the reason."""


def is_compiled(game: Game) -> bool:
    """Return whether a game's rules are compiled for this machine and only need to be loaded.

    Always true in interpreted mode.
    """
    return is_fully_compiled(game.name, game.source)


class Precompilation:
    """Compiles the rules of several games, as many in parallel as there are CPU cores."""

    part, module = "the rules", "tertulia.kernel.precompile"
    flags: tuple[str, ...] = ()
    """Arguments of the compiling process that follow the game and the niceness.

    The command is `python -m <module> GAME NICENESS <flags>`. The attribute `part` names the compiled code in error
    messages, such as "the rules".
    """

    def __init__(self, names: Iterable[str], progress: Callable[[CompileProgress], None], niceness: int = 0) -> None:
        """Prepare the compilation of the games called `names`.

        `progress` is called from several threads with each progress report. `niceness` (Unix priority) is that of the
        compiling processes, relative to this process.
        """
        self.names, self._progress, self._niceness = list(names), progress, niceness
        self._running: list[subprocess.Popen[str]] = []
        self._stopped = threading.Event()

    def run(self) -> None:
        """Compile all games; return when all are compiled or `stop` was called.

        Raises `CompileError` for the first failure. Games whose cache folder is not writable are skipped, since each
        process has to compile them in its own memory.
        """
        with ThreadPoolExecutor(max_workers=available_cores()) as pool:
            try:
                list(pool.map(self._compile_game, self.names))
            except BaseException:
                self.stop()
                raise

    def stop(self) -> None:
        """Terminate the compilations that are running. Games that are compiled stay compiled."""
        self._stopped.set()
        for process in self._running:
            process.terminate()

    def _compile_game(self, name: str) -> None:
        game = installed_games().get(name)
        if self._stopped.is_set() or (game and not is_writable(cache_folder(game.source))):
            return
        if game:
            warn_of_temporary_folder(game.source)
        command = [sys.executable, "-m", self.module, name, str(self._niceness), *self.flags]
        # A process group of its own, so that Ctrl-C or a signal to the group reaches only this process, which then
        # calls `stop`.
        out, errors = subprocess.PIPE, subprocess.STDOUT
        try:
            begun = subprocess.Popen(command, stdout=out, stderr=errors, text=True, process_group=0)
        except (
            OSError
        ) as error:  # no memory or permission to start a process; the caller may compile in its own process
            raise CompileError(f"{self.part} of {name} could not be compiled: {error}") from error
        with begun as process:
            self._running.append(process)
            if self._stopped.is_set():
                process.terminate()
            output: list[str] = []
            for line in process.stdout or ():
                try:
                    self._progress(msgspec.json.decode(line, type=CompileProgress))
                except msgspec.DecodeError:  # other output: a library's warning or the end of a traceback
                    output.append(line)
        if process.returncode and not self._stopped.is_set():
            reason = failure_reason("".join(output)) or f"status {process.returncode}"
            raise CompileError(f"{self.part} of {name} could not be compiled: {reason}")


def failure_reason(output: str) -> str:
    """Return the reason of a failed compilation from the output of its process.

    The reason is Numba's message with the file and line of the rule, or else the last line of the output.
    """
    place = NUMBA_LOCATION.search(output)
    lines = [line.strip() for line in output[: place.start() if place else None].splitlines() if line.strip()]
    last = lines[-1] if lines else ""
    if ALLOCATION_ERROR in output:
        last, place = ALLOCATION_HINT, [*NUMBA_LOCATION.finditer(output)][-1] if place else None
    return f"{last} ({place[1]}, line {place[2]})" if place else last


def main(name: str, niceness: int = 0) -> None:
    """Compile a game's rules in this process and print the progress as lines of JSON.

    `name` is the game's name. The priority of this process is lowered by `niceness`.
    """
    lower_priority(niceness)
    game = find_game(name)
    with hold_compile_lock(name, game.source):
        print_steps(game)


def lower_priority(niceness: int) -> None:
    """Lower this process's priority by `niceness`, if the system supports it."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def print_steps(game: Game) -> None:
    """Compile a game and print its progress as lines of JSON.

    A line is printed before each step, and within a step for every additional hundredth of compiled rules.
    """
    progress, _ = (
        CompileProgress(game.name, "", 0, 0),
        game.compiled,
    )  # accessing `compiled` creates the entries, so that `CompiledShare` counts them
    rules = CompiledShare(game.source)

    def print_progress(new: CompileProgress) -> None:
        nonlocal progress
        progress = new
        print(msgspec.json.encode(new).decode(), flush=True)

    def start_step(step: str, done: int, total: int) -> None:
        print_progress(CompileProgress(game.name, step, done, total, progress.share if step else 1.0))

    def report_share() -> None:
        share = round(rules.share(), 2)
        if share > progress.share:
            print_progress(progress._replace(share=share))

    with watch_compiles(report_share):
        game.precompile(start_step)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0)
