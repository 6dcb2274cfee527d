"""Compile the rules once, with a bar to watch; afterwards they are loaded from the user's cache folder.

`python -m tertulia.cli.warm` does it for all games: the last step of setting up.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from tertulia.kernel.game import Game
from tertulia.kernel.registry import games


def warm(chosen: Iterable[Game]) -> float:
    """Make the games' compiled rules ready; returns the seconds it took."""
    began = time.monotonic()
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        for game in chosen:
            task = bars.add_task(f"compiling the rules of {game.name}", total=None)

            def told(what: str, done: int, of: int, name: str = game.name, bar: TaskID = task) -> None:
                words = f"compiling {name}: {what}" if what else f"{name} is ready"
                bars.update(bar, description=words, completed=done, total=of)

            game.precompile(told)
    return time.monotonic() - began


def main() -> None:
    """Warm all games and say so."""
    chosen = games().values()
    seconds = warm(chosen)
    print(f"  rules ready: {', '.join(game.name for game in chosen)} ({seconds:.1f} s)", file=sys.stderr)


if __name__ == "__main__":
    main()
