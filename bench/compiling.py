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

from bench.common import (
    Figure,
    argument_parser,
    describe_machine,
    make_result,
    measure_median,
    measure_seconds,
    report_result,
)
from bench.targets import load_targets
from tertulia.kernel.registry import installed_games

TOTAL_TARGET = "<= 60"
"""Limit in seconds for all games on two cores."""
RULES_PROGRAM = "from tertulia.kernel.registry import find_game; import sys; find_game(sys.argv[1]).precompile()"
WARM_ARGUMENTS = ("-m", "tertulia.cli.warm")


def measure_cold_compile(arguments: Sequence[str]) -> float:
    """Return the seconds that `python` with these arguments takes with an empty cache folder."""
    with tempfile.TemporaryDirectory() as cache:
        run = partial(subprocess.run, [sys.executable, *arguments], check=True)
        return measure_seconds(lambda: run(env={**os.environ, "TERTULIA_CACHE": cache}))


def main() -> None:
    flags = argument_parser("compiling", "Measure compilation on this machine, with an empty cache.").parse_args()
    facts, repeats = describe_machine(), 1 if flags.quick else 3
    figures = [
        Figure(
            f"{name}: compiling all rules, empty cache",
            measure_median(repeats, partial(measure_cold_compile, ["-c", RULES_PROGRAM, name])),
            "s",
            load_targets(name).rules.compiling,
        )
        for name in installed_games()
    ]
    cold = measure_median(repeats, partial(measure_cold_compile, WARM_ARGUMENTS))
    what = "all games: compiling rules and bots at the same time, empty cache"
    report_result(make_result("compiling", facts, [*figures, Figure(what, cold, "s", TOTAL_TARGET)]), flags)


if __name__ == "__main__":
    main()
