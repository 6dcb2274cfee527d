"""Compiles the rules of all games in parallel, with a progress bar for each game.

Compiled code is cached in the user's cache folder. If a package of compiled rules for this version and machine is
installed, nothing is compiled. `python -m tertulia.cli.warm` compiles all games and the bots that search in them, as
the last step of the installation. `--rules` leaves the bots out.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from tertulia.bots.search.precompile import FullPrecompilation
from tertulia.kernel.compile_cache import cache_folder, is_writable, warn_of_temporary_folder
from tertulia.kernel.compiled_package import unused_code_reason
from tertulia.kernel.game import Game
from tertulia.kernel.precompile import CompileProgress, Precompilation, is_compiled
from tertulia.kernel.registry import installed_games
from tertulia.resources import checkout_dir


def warm(games: Sequence[Game]) -> None:
    """Compile the rules of the given games if necessary, and load them into this process."""
    precompile(games)
    for game in games:
        game.precompile()


def precompile(games: Iterable[Game]) -> None:
    """Compile the rules of games that are not compiled yet, in separate processes.

    Prints the reason and the progress.
    """
    missing = [game for game in games if not is_compiled(game)]
    _show(missing, lambda on_progress: Precompilation([game.name for game in missing], on_progress))


def precompile_whole(games: Iterable[Game]) -> None:
    """Compile the rules and the searching bots of games that are not compiled yet, in separate processes.

    Prints the reason and the progress.
    """
    missing = FullPrecompilation(games, lambda step: None).names
    lacking = [game for game in installed_games().values() if game.name in missing]
    _show(lacking, lambda on_progress: FullPrecompilation(lacking, on_progress))


def _show(missing: Sequence[Game], compiling: Callable[[Callable[[CompileProgress], None]], Precompilation]) -> None:
    """Compile the games in `missing`, which are not compiled yet, with a progress bar for each.

    `compiling` takes a function and returns a `Precompilation`, which calls the function when its progress changes.
    """
    if not missing:
        return
    console = Console(stderr=True)
    for game in missing:
        warn_of_temporary_folder(game.source)
    print(why_compiling(missing), file=sys.stderr, flush=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        tasks = {game.name: bars.add_task(f"compiling {game.name}", total=None) for game in missing}

        def show(at: CompileProgress) -> None:
            words = f"compiling {at.game}: {at.step}" if at.step else f"{at.game}: its rules are ready"
            bars.update(tasks[at.game], description=words, completed=at.share, total=1.0)

        compiling(show).run()


def why_compiling(missing: Sequence[Game]) -> str:
    """Return a line that says which games are compiled, why, and which later runs share the result."""
    names = ", ".join(game.name for game in missing)
    reason = next(filter(None, (unused_code_reason(game.name, game.source) for game in missing)), "")
    folder = cache_folder(missing[0].source)
    if not is_writable(folder):
        where = f"in memory: {folder.parent} cannot be written"
    elif checkout_dir():
        where = f"once (all checkouts of these sources share it in {folder.parent})"
    else:
        where = f"once (kept in {folder.parent})"
    return f"  compiling {names}, {where}" + (f": {reason}" if reason else "")


def main() -> None:
    """Compile all games and the bots that search in them, and print the time."""
    games, rules_only = list(installed_games().values()), "--rules" in sys.argv
    began = time.monotonic()
    (precompile if rules_only else precompile_whole)(games)
    what = "rules" if rules_only else "rules and bots"
    names = ", ".join(game.name for game in games)
    print(f"  {what} ready: {names} ({time.monotonic() - began:.1f} s)", file=sys.stderr)


if __name__ == "__main__":
    main()
