"""Compile time with an empty cache: the rules of each game, and all games with their searching bots.

`python -m bench.compiling`; medians, in seconds of wall-clock time. The last figure is for all games compiled in
parallel, in as many processes as there are cores.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import partial

from bench.aims import aims_of
from bench.common import Figure, arguments, finish, machine, median_of, result, seconds
from tertulia.kernel.registry import installed_games

TOGETHER = "<= 60"
"""Limit in seconds for all games on two cores."""
RULES = "from tertulia.kernel.registry import find_game; import sys; find_game(sys.argv[1]).precompile()"
ALL = ("-m", "tertulia.cli.warm")


def cold_compile(arguments: Sequence[str]) -> float:
    """Return the seconds that `python` with these arguments takes with an empty cache folder."""
    with tempfile.TemporaryDirectory() as cache:
        run = partial(subprocess.run, [sys.executable, *arguments], check=True)
        return seconds(lambda: run(env={**os.environ, "TERTULIA_CACHE": cache}))


def main() -> None:
    flags = arguments("compiling", "How long compiling takes on this machine, with an empty cache.").parse_args()
    facts, repeats = machine(), 1 if flags.quick else 3
    figures = [
        Figure(
            f"{name}: compiling all rules, empty cache",
            median_of(repeats, partial(cold_compile, ["-c", RULES, name])),
            "s",
            aims_of(name).rules.compiling,
        )
        for name in installed_games()
    ]
    cold = median_of(repeats, partial(cold_compile, ALL))
    what = "all games: compiling rules and bots at the same time, empty cache"
    finish(result("compiling", facts, [*figures, Figure(what, cold, "s", TOGETHER)]), flags)


if __name__ == "__main__":
    main()
