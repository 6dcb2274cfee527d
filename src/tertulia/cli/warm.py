"""Compile the rules once, all games at the same time, with a bar for each; afterwards they are loaded from the user's cache folder.

`python -m tertulia.cli.warm` does it for all games and the bots that search in them: the last step of setting up. `--rules` leaves
the bots out.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from tertulia.bots.search.precompile import SearchPrecompilation
from tertulia.kernel.game import Game
from tertulia.kernel.precompile import Precompilation, Step, is_compiled
from tertulia.kernel.registry import games


def warm(chosen: Sequence[Game]) -> None:
    """Make the games' rules ready in this process: compiled if they are not, and loaded."""
    precompile(chosen)
    for game in chosen:
        game.precompile()


def precompile(chosen: Iterable[Game]) -> float:
    """Compile what is not compiled yet, in processes of their own, and show how far it is; returns the seconds it took."""
    began = time.monotonic()
    missing = [game.name for game in chosen if not is_compiled(game)]
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        tasks = {name: bars.add_task(f"compiling {name}", total=None) for name in missing}

        def told(step: Step) -> None:
            words = f"compiling {step.game}: {step.what}" if step.what else f"{step.game} is ready"
            bars.update(tasks[step.game], description=words, completed=step.share, total=1.0)

        Precompilation(missing, told).run()
    return time.monotonic() - began


def main() -> None:
    """Compile all games and the bots that search in them, and say so."""
    chosen = games().values()
    seconds = precompile(chosen)
    print(f"  rules ready: {', '.join(game.name for game in chosen)} ({seconds:.1f} s)", file=sys.stderr)
    if "--rules" in sys.argv:
        return
    began = time.monotonic()
    SearchPrecompilation(chosen).run()
    print(f"  bots ready ({time.monotonic() - began:.1f} s)", file=sys.stderr)


if __name__ == "__main__":
    main()
