"""Win rates between levels: against the level below, against yardsticks, with more time, by edition.

`python -m bench.ladder --minutes 60` continues earlier runs: it adds games to those in `results/ladder-games.json`,
first for the pairs that have the smallest share of their planned games. Stored games that were played with other
weights, settings or rules are dropped.
"""

from __future__ import annotations

import hashlib
import sys
import time
from argparse import Namespace
from pathlib import Path

import msgspec

from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from bench.pairings import USUAL_GAMES, Rung, list_rungs
from tertulia.bots.learner import DEFAULT_TEMPERATURE, Learner, load_temperature
from tertulia.bots.search.levels import search_settings
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.weights import load_evaluation, table_kind
from tertulia.kernel.cores import available_cores
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game
from tertulia.simulation.executors import ParallelMap, process_map
from tertulia.simulation.ladder import Pairing, PairingResult, play_pairing

GAMES_PER_WRITE = 20
"""Games of a pair between two writes of the results; with fewer, worker processes would often be idle."""
SEARCHING_BOTS = ("quick", "strong", "master", "flat")
"""Name prefixes of bots whose play depends on weights and settings."""


class StoredGames(msgspec.Struct):
    """The stored games of a pair."""

    name: str
    made_by: str
    """Hash of everything that determines how the bots play."""
    standing: PairingResult


def pairing_name(pairing: Pairing) -> str:
    """Return the name of a pair, under which its games are stored."""
    options = "".join(f", {option}={choice}" for option, choice in pairing.options.items())
    return f"{pairing.game}, {pairing.seats} players{options}: {pairing.bot} against {pairing.rival}"


def hash_bots(pairing: Pairing) -> str:
    """Return a hash of everything that determines how a pair's bots play, except the search's code.

    It covers the version and features of the game, and settings and evaluation of searching bots.
    """
    of, digest = find_game(pairing.game), hashlib.sha256()
    digest.update(f"{of.version} {of.feature_table.hash}".encode())
    searching = [name for name in (pairing.bot, pairing.rival) if name.startswith(SEARCHING_BOTS)]
    if Learner.name in (pairing.bot, pairing.rival) and (straying := load_temperature(of)) != DEFAULT_TEMPERATURE:
        digest.update(f"learner {straying}".encode())
    numbers = {repr(tuple(_level_settings(of, name.partition("@")[0]).for_seats(pairing.seats))) for name in searching}
    for settings in sorted(numbers):  # without their names, which have no effect
        digest.update(settings.encode())
    if searching:
        kind = table_kind(of, of.new(pairing.options, pairing.seats, bytes(32)))
        for part in load_evaluation(of, kind):
            digest.update(part.tobytes())
    return digest.hexdigest()[:16]


def _level_settings(of: Game, level: str) -> SearchSettings:
    """Return the settings of a level.

    Its time is part of the pair's name, and the parameters of reported scores have no effect on play: both are set to
    constants.
    """
    return search_settings(of, 1000.0, level)._replace(score_stddev=0.0, score_bias=0.0)


def read_games(path: Path) -> dict[str, StoredGames]:
    """Read the stored games by name."""
    stored_games = msgspec.json.decode(path.read_bytes(), type=list[StoredGames]) if path.exists() else []
    return {one.name: one for one in stored_games}


def write_games(path: Path, stored_games: dict[str, StoredGames]) -> None:
    """Write all games to a new file, then replace the old one."""
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(list(stored_games.values())), indent=1) + b"\n")
    unfinished.replace(path)


def select_valid_games(rungs_: list[Rung], stored_games: dict[str, StoredGames]) -> dict[str, StoredGames]:
    """Return an entry for every pair: its stored games if the current bots played them, otherwise none."""
    found = {}
    for rung in rungs_:
        name, maker = pairing_name(rung.pairing), hash_bots(rung.pairing)
        old = stored_games.get(name)
        found[name] = old if old is not None and old.made_by == maker else StoredGames(name, maker, PairingResult())
    return found


def select_next_pair(rungs_: list[Rung], stored_games: dict[str, StoredGames]) -> Rung | None:
    """Return the first of the pairs with the smallest share of their games, or None if all are complete."""
    waiting = [rung for rung in rungs_ if stored_games[pairing_name(rung.pairing)].standing.games < rung.games]
    return min(
        waiting,
        key=lambda rung: stored_games[pairing_name(rung.pairing)].standing.games // GAMES_PER_WRITE / rung.games,
        default=None,
    )


def play_more_games(
    rungs_: list[Rung], stored_games: dict[str, StoredGames], path: Path | None, until: float, parallel_map: ParallelMap
) -> None:
    """Play until the time `until` or until all pairs are complete, saving to `path` after each batch.

    Without a path nothing is saved, and only two games are played at a time.
    """
    at_once = GAMES_PER_WRITE if path is not None else 2
    while time.monotonic() < until and (rung := select_next_pair(rungs_, stored_games)) is not None:
        one = stored_games[pairing_name(rung.pairing)]
        one.standing += play_pairing(rung.pairing, one.standing.games, at_once, parallel_map)
        print(f"{one.name}: {one.standing.share:.1%} of {one.standing.games}", file=sys.stderr, flush=True)
        if path is not None:
            write_games(path, stored_games)


def pair_figure(rung: Rung, standing: PairingResult) -> Figure:
    """Return the figure of a pair: the lower end of its interval, or mean points if those have a target."""
    low, high = (100 * end for end in standing.interval)
    rival = standing.rival_points / standing.games
    games = f"{standing.games} games; {standing.mean:.1f} to {rival:.1f} points"
    unit = f"% at least ({100 * standing.share:.1f}, at most {high:.1f}, of {games})"
    if rung.points:
        unit = f"points ± {standing.half_width:.1f} of {standing.games} games"
        return Figure(pairing_name(rung.pairing), standing.mean, unit, f">= {rung.points:g}")
    return Figure(pairing_name(rung.pairing), low, unit, f">= {rung.target:g}" if rung.target else "")


def main() -> None:
    parser = argument_parser("ladder", (__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60.0, help="minutes to play; 0 only shows the results so far")
    parser.add_argument("--workers", type=int, default=available_cores(), help="processes")
    parser.add_argument("--only", default="", metavar="WORDS", help="only pairs whose names contain these words")
    flags: Namespace = parser.parse_args()
    everything = list(list_rungs())
    path = flags.save / "ladder-games.json"
    stored_games = select_valid_games(everything, {} if flags.quick else read_games(path))
    facts, minutes = describe_machine(), 0.2 if flags.quick else flags.minutes
    selected_rungs = [rung for rung in everything if flags.only in pairing_name(rung.pairing)]
    with process_map(flags.workers) as parallel_map:
        play_more_games(
            selected_rungs, stored_games, None if flags.quick else path, time.monotonic() + 60 * minutes, parallel_map
        )
    standings = [(rung, stored_games[pairing_name(rung.pairing)].standing) for rung in everything]
    figures = [pair_figure(rung, standing) for rung, standing in standings if standing.games]
    report_result(make_result("ladder", facts, figures), flags)
    worse = [rung for rung, standing in standings if standing.games and standing.interval[1] < rung.pairing.even_share]
    print(
        f"pairs in which the stronger level loses: {len(worse)}; "
        f"pairs with fewer than {USUAL_GAMES} games are uncertain"
    )


if __name__ == "__main__":
    main()
