"""Profile of random play: the share of time of each rule, measured with `perf`.

`python -m bench.profile GAME` needs Linux's `perf` (Debian: linux-perf). Rules are compiled again, with symbol names;
functions that LLVM has inlined count for their caller.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

GAMES = 6000
SEATS = 4


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.profile", description="Show how a decision's time is divided among the rules."
    )
    parser.add_argument("game", help="a name from `tertulia games`")
    parser.add_argument("--games", type=int, default=GAMES, help=f"number of games (default: {GAMES})")
    parser.add_argument("--top", type=int, default=30, help="number of rules to list (default: 30)")
    flags = parser.parse_args()
    perf = shutil.which("perf")
    if perf is None:
        sys.exit("bench.profile needs perf, which is not installed (Debian: apt install linux-perf)")
    with tempfile.TemporaryDirectory() as cache:
        os.environ["TERTULIA_CACHE"] = cache  # empty, so that symbols are known
        print(profile_game(perf, flags.game, flags.games, Path(cache) / "perf.data", flags.top))


def profile_game(perf: str, name: str, games: int, data: Path, top: int) -> str:
    """Return the speed, and the rules with the most samples."""
    from tertulia.kernel import batch
    from tertulia.kernel.entries import Policy
    from tertulia.kernel.numba_backend import symbols_of
    from tertulia.kernel.registry import find_game

    chosen, lineup = find_game(name), [[Policy.RANDOM] * SEATS]
    batch.play_batch(chosen, batch.keys_from(1, 1), lineup)
    rows = [f"{at:x} {size:x} {words}\n" for at, size, words in symbols_of(chosen.compiled.play_games)]
    names = Path("/tmp") / f"perf-{os.getpid()}.map"  # the place where perf looks for symbols of compiled code
    names.write_text("".join(rows), encoding="utf-8")
    record = [perf, "record", "-e", "cpu-clock", "-F", "2000", "-o", str(data), "-p", str(os.getpid())]
    try:
        with subprocess.Popen(record, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as recording:
            time.sleep(0.5)  # until perf records
            keys, began = batch.keys_from(2, games), time.process_time()
            decisions = int(batch.play_batch(chosen, keys, lineup).decisions.sum())
            took = time.process_time() - began
            recording.terminate()
        command = [perf, "report", "-i", str(data), "--stdio", "--no-children", "-F", "overhead,symbol"]
        report = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    finally:
        names.unlink()
    lines = [line.rstrip() for line in report.splitlines() if line.strip() and not line.startswith("#")]
    return "\n".join([f"{name}: {decisions / took / 1e6:.2f} M decisions a processor second", *lines[:top]])


if __name__ == "__main__":
    main()
