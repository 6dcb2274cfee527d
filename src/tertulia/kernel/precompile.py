"""Compiling the rules of several games at the same time, each in a process of its own, and telling how far they are.

`python -m tertulia.kernel.precompile GAME` compiles one game and tells how far it is by lines of JSON. Compiling takes hundreds
of megabytes for a while; here it is not the caller who keeps them.
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
from tertulia.kernel.compile_progress import CompiledShare
from tertulia.kernel.compiled_package import is_compiled_whole
from tertulia.kernel.compiling_alone import compiling_alone
from tertulia.kernel.cores import cores
from tertulia.kernel.game import Game
from tertulia.kernel.numba_backend import each_compiled
from tertulia.kernel.registry import game as find_game
from tertulia.kernel.registry import games

GENTLE = 5
"""The niceness of processes that compile while others serve people."""


class Step(NamedTuple):
    """How far a game is: `done` of `of` steps, and what is compiled now (empty at the end)."""

    game: str
    what: str
    done: int
    of: int
    share: float = 0.0
    """The share of its rules that is compiled, from 0 to 1: told several times a step, as steps are of very different length."""


NUMBAS_PLACE = re.compile(r'^File "(.+)", line (\d+):$', re.MULTILINE)
"""How Numba says where a rule is wrong; the lines of a traceback begin with spaces."""


ALLOCATES = "Only accept returning of array passed into the function as argument"
"""How Numba says that code without reference counts makes an array."""
NO_ARRAYS = "rules make no arrays with NumPy and no lists: they take theirs from tertulia.kernel.stack"


class CompileError(ValueError):
    """A game's rules could not be compiled; the message ends with what its process said last."""


def is_compiled(game: Game) -> bool:
    """Whether the game's rules were compiled for this machine, and need only be loaded; always where they run as plain Python."""
    return is_compiled_whole(game.name, game.source)


class Precompilation:
    """The compiling of some games, as many at once as there are cores."""

    what, module = "the rules", "tertulia.kernel.precompile"
    flags: tuple[str, ...] = ()
    """What is compiled, and what compiles it: it is run with a game's name, the niceness and these flags."""

    def __init__(self, names: Iterable[str], progress: Callable[[Step], None], niceness: int = 0) -> None:
        """`progress` is called with every step, from several threads."""
        self.names, self._told, self._niceness = list(names), progress, niceness
        self._running: list[subprocess.Popen[str]] = []
        self._stopped = threading.Event()

    def run(self) -> None:
        """Compile all; returns when that is done, or `stop` was called. Raises `CompileError` for the first that fails.

        A game whose code cannot be kept is left out: each process compiles it in its own memory.
        """
        with ThreadPoolExecutor(max_workers=cores()) as pool:
            try:
                list(pool.map(self._one, self.names))
            except BaseException:
                self.stop()
                raise

    def stop(self) -> None:
        """End what is under way; what is compiled stays."""
        self._stopped.set()
        for process in self._running:
            process.terminate()

    def _one(self, name: str) -> None:
        game = games().get(name)
        if self._stopped.is_set() or (game and not is_writable(cache_folder(game.source))):
            return
        if game:
            warn_of_temporary_folder(game.source)
        command = [sys.executable, "-m", self.module, name, str(self._niceness), *self.flags]
        # In a group of its own: Ctrl-C, or an end that its whole group is told, is its maker's to answer, which ends it by `stop`.
        out, errors = subprocess.PIPE, subprocess.STDOUT
        try:
            begun = subprocess.Popen(command, stdout=out, stderr=errors, text=True, process_group=0)
        except OSError as error:  # no memory or no right to begin a process: the caller may compile in its own
            raise CompileError(f"{self.what} of {name} could not be compiled: {error}") from error
        with begun as process:
            self._running.append(process)
            if self._stopped.is_set():
                process.terminate()
            said: list[str] = []
            for line in process.stdout or ():
                try:
                    self._told(msgspec.json.decode(line, type=Step))
                except msgspec.DecodeError:  # no step: a warning of a library, or the end of a traceback
                    said.append(line)
        if process.returncode and not self._stopped.is_set():
            reason = reason_in("".join(said)) or f"status {process.returncode}"
            raise CompileError(f"{self.what} of {name} could not be compiled: {reason}")


def reason_in(said: str) -> str:
    """Returns why a process failed, out of all that it printed: Numba's reason and the line of the rule that it names, otherwise
    the last line."""
    place = NUMBAS_PLACE.search(said)
    lines = [line.strip() for line in said[: place.start() if place else None].splitlines() if line.strip()]
    last = lines[-1] if lines else ""
    if ALLOCATES in said:
        last, place = NO_ARRAYS, [*NUMBAS_PLACE.finditer(said)][-1] if place else None
    return f"{last} ({place[1]}, line {place[2]})" if place else last


def main(name: str, niceness: int = 0) -> None:
    """Compile the game of that name."""
    be_nice(niceness)
    game = find_game(name)
    with compiling_alone(name, game.source):
        tell_steps(game)


def be_nice(niceness: int) -> None:
    """Let others be served first, where the system knows that."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def tell_steps(game: Game) -> None:
    """Compile a game and print each step, and within the steps whenever the share of compiled rules has grown by a hundredth."""
    step, _ = Step(game.name, "", 0, 0), game.compiled  # which makes the entries, so that they are counted
    rules = CompiledShare(game.source)

    def tell(new: Step) -> None:
        nonlocal step
        step = new
        print(msgspec.json.encode(step).decode(), flush=True)

    def begun(what: str, done: int, of: int) -> None:
        tell(Step(game.name, what, done, of, step.share if what else 1.0))

    def compiled() -> None:
        share = round(rules.share(), 2)
        if share > step.share:
            tell(step._replace(share=share))

    with each_compiled(compiled):
        game.precompile(begun)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0)
