"""Who beats whom: each level against the one below, against outside yardsticks, with more time, in every edition.

`python -m bench.ladder --minutes 60` goes on where it was: games are added to those that are kept in `results/ladder-games.json`,
the pairs with the fewest first. Games by other weights, settings or rules than the present ones are dropped.
"""

from __future__ import annotations

import hashlib
import sys
import time
from argparse import Namespace
from pathlib import Path

import msgspec

from bench.common import Figure, arguments, finish, machine, result
from bench.pairings import SURE, Rung, rungs
from tertulia.bots.learner import TEMPERATURE, Learner, temperature
from tertulia.bots.search.levels import settings_of
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.weights import evaluation_of, kind_of
from tertulia.kernel.cores import cores
from tertulia.kernel.game import Game
from tertulia.kernel.registry import game
from tertulia.simulation.executors import ParallelMap, process_map
from tertulia.simulation.ladder import Pairing, Standing, play

AT_ONCE = 20
"""Number of games of a pair that are played at once, between two writings of the results. Of fewer, processes would often wait for
one."""
CARES = ("quick", "strong", "master", "flat")
"""Bots whose play depends on weights and settings."""


class Kept(msgspec.Struct):
    """The games of a pair."""

    name: str
    made_by: str
    """A hash of what decides how the bots play."""
    standing: Standing


def name_of(pairing: Pairing) -> str:
    """A pair in words."""
    options = "".join(f", {option}={choice}" for option, choice in pairing.options.items())
    return f"{pairing.game}, {pairing.seats} players{options}: {pairing.bot} against {pairing.rival}"


def made_by(pairing: Pairing) -> str:
    """What decides how the bots of a pair play, beside the code of the search."""
    of, made = game(pairing.game), hashlib.sha256()
    made.update(f"{of.version} {of.feature_table.hash}".encode())
    searching = [name for name in (pairing.bot, pairing.rival) if name.startswith(CARES)]
    if Learner.name in (pairing.bot, pairing.rival) and (straying := temperature(of)) != TEMPERATURE:
        made.update(f"learner {straying}".encode())
    numbers = {repr(tuple(_settings(of, name.partition("@")[0]).for_seats(pairing.seats))) for name in searching}
    for settings in sorted(numbers):  # without their names, which decide nothing
        made.update(settings.encode())
    if searching:
        kind = kind_of(of, of.new(pairing.options, pairing.seats, bytes(32)))
        for part in evaluation_of(of, kind):
            made.update(part.tobytes())
    return made.hexdigest()[:16]


def _settings(of: Game, level: str) -> SearchSettings:
    """By which a level plays; its time is part of the pair's name. How it is told what is expected decides nothing."""
    return settings_of(of, 1000.0, level)._replace(score_stddev=0.0, score_bias=0.0)


def read(path: Path) -> dict[str, Kept]:
    """The games that are kept."""
    kept = msgspec.json.decode(path.read_bytes(), type=list[Kept]) if path.exists() else []
    return {one.name: one for one in kept}


def write(path: Path, kept: dict[str, Kept]) -> None:
    """Keep them, all or none."""
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(list(kept.values())), indent=1) + b"\n")
    unfinished.replace(path)


def valid(rungs_: list[Rung], kept: dict[str, Kept]) -> dict[str, Kept]:
    """A place for every pair, with its games where the present bots have played them."""
    found = {}
    for rung in rungs_:
        name, maker = name_of(rung.pairing), made_by(rung.pairing)
        old = kept.get(name)
        found[name] = old if old is not None and old.made_by == maker else Kept(name, maker, Standing())
    return found


def neediest(rungs_: list[Rung], kept: dict[str, Kept]) -> Rung | None:
    """The first of the pairs that have the smallest part of their games."""
    waiting = [rung for rung in rungs_ if kept[name_of(rung.pairing)].standing.games < rung.games]
    return min(
        waiting, key=lambda rung: kept[name_of(rung.pairing)].standing.games // AT_ONCE / rung.games, default=None
    )


def more(rungs_: list[Rung], kept: dict[str, Kept], path: Path | None, until: float, parallel_map: ParallelMap) -> None:
    """Play until the time is over or all is played; without a path, where nothing is kept, a few games."""
    at_once = AT_ONCE if path is not None else 2
    while time.monotonic() < until and (rung := neediest(rungs_, kept)) is not None:
        one = kept[name_of(rung.pairing)]
        one.standing += play(rung.pairing, one.standing.games, at_once, parallel_map)
        print(f"{one.name}: {one.standing.share:.1%} of {one.standing.games}", file=sys.stderr, flush=True)
        if path is not None:
            write(path, kept)


def figure(rung: Rung, standing: Standing) -> Figure:
    """What a pair has come to: the lower end of the interval, which is what counts."""
    low, high = (100 * end for end in standing.interval)
    rival = standing.rival_points / standing.games
    games = f"{standing.games} games; {standing.mean:.1f} to {rival:.1f} points"
    told = f"% at least ({100 * standing.share:.1f}, at most {high:.1f}, of {games})"
    if rung.points:
        told = f"points ± {standing.half:.1f} of {standing.games} games"
        return Figure(name_of(rung.pairing), standing.mean, told, f">= {rung.points:g}")
    return Figure(name_of(rung.pairing), low, told, f">= {rung.aim:g}" if rung.aim else "")


def main() -> None:
    """Play on, and show how all pairs stand."""
    parser = arguments("ladder", (__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--minutes", type=float, default=60.0, help="how long to play; 0 only shows how all pairs stand"
    )
    parser.add_argument("--workers", type=int, default=cores(), help="processes")
    parser.add_argument("--only", default="", metavar="WORDS", help="only pairs in whose names these words are")
    flags: Namespace = parser.parse_args()
    everything = list(rungs())
    path = flags.save / "ladder-games.json"
    kept = valid(everything, {} if flags.quick else read(path))
    facts, minutes = machine(), 0.2 if flags.quick else flags.minutes
    wanted = [rung for rung in everything if flags.only in name_of(rung.pairing)]
    with process_map(flags.workers) as parallel_map:
        more(wanted, kept, None if flags.quick else path, time.monotonic() + 60 * minutes, parallel_map)
    standings = [(rung, kept[name_of(rung.pairing)].standing) for rung in everything]
    figures = [figure(rung, standing) for rung, standing in standings if standing.games]
    finish(result("ladder", facts, figures), flags)
    worse = [rung for rung, standing in standings if standing.games and standing.interval[1] < rung.pairing.even]
    print(f"pairs in which the better bot is worse: {len(worse)}; pairs with fewer than {SURE} games count as unsure")


if __name__ == "__main__":
    main()
