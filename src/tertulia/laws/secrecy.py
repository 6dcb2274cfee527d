"""Tests secrecy at many positions: `python -m tertulia.laws.secrecy --positions 100000`.

It plays pairs of states that a viewer cannot tell apart (`tertulia.laws.worlds`), at every table of every game and for
every viewer in turn. Everything that the viewer can obtain (`tertulia.laws.received`) must be identical in both, and a
replay must show exactly the plies shown during the game. `--game` selects a game, `--seed` another series of games. To
use two cores, run it twice with different seeds.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tertulia.kernel.components import Components
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game, installed_games
from tertulia.kernel.schema import StateArray
from tertulia.laws.playing import tables
from tertulia.laws.received import received
from tertulia.laws.seed import key_of
from tertulia.laws.sets import seldom
from tertulia.laws.worlds import Pair, pairs
from tertulia.play import Match, Ply, match_at_ply, replay

SHARE = 0.2
"""Share of positions at which everything is compared.

At the others only view, events and log line are compared. A small share spreads a given number of positions over many
games, so that a short run covers every kind of action.
"""


class Found:
    """Counts of a run."""

    def __init__(self) -> None:
        self.games = self.positions = self.compared = self.replays = 0
        self.other_worlds = 0
        """Positions at which the other state differed from the true one in more than its future random draws."""
        self.steps = self.differing = self.dealt = 0
        """Sums of the `Pair` counts over all games."""
        self.tables: set[str] = set()
        self.kinds: Counter[str] = Counter()
        """Number of actions played, by kind."""

    def verbs(self) -> Counter[str]:
        """Return the number of actions played, by verb."""
        met: Counter[str] = Counter()
        for kind, n in self.kinds.items():
            met[kind.split()[0]] += n
        return met

    def missing(self, game: Game) -> list[str]:
        """Return the verbs of a game that were never played."""
        met = self.verbs()
        return [verb.name for verb in game.actions.verbs if not met[verb.name]]

    def __str__(self) -> str:
        verbs = ", ".join(f"{name} {n}" for name, n in self.verbs().most_common())
        return (
            f"{self.positions:,} positions of {self.games:,} games ({self.other_worlds:,} in other worlds), "
            f"{self.compared:,} texts and {self.replays:,} replays alike; {self.steps:,} steps, "
            f"{self.differing:,} with different actions, {self.dealt:,} dealt again; {verbs}"
        )


class Seen(NamedTuple):
    """A ply as it was shown to the viewer during the game."""

    seat: int | None
    action: str | None
    events: list[dict[str, Any]]
    view: Mapping[str, Any]


def search(game: Game, positions: int, seed: int, found: Found | None = None, share: float = SHARE) -> Found:
    """Compare positions until `found` (new if None) has at least `positions` of them; return it.

    Game n of a seed is always identical. Raises `AssertionError`, which names the first difference.
    """
    total = Found() if found is None else found
    all_tables = tables(game)
    while total.positions < positions:
        number = total.games
        table = all_tables[number % len(all_tables)]
        viewers = (None, *range(table.seats))
        viewer = viewers[(number + number // len(all_tables)) % len(viewers)]
        box = seldom(game) if number % 2 else None
        total.games += 1
        walk = pairs(game, table, viewer, seed + number, box, total.kinds)
        _compare_along(walk, box, positions, total, share)
        total.tables.add(str(table))
    return total


def _compare_along(walk: Iterable[Pair], box: Components | None, positions: int, total: Found, share: float) -> None:
    """Compare one game until its end or until enough positions are compared.

    `box` is its component set; None is the usual one.
    """
    history: list[Seen] = []
    for pair in walk:
        last = pair
        lines = [[_line(match, who) for who in pair.viewers] for match in (pair.true, pair.other)]
        assert lines[0] == lines[1], f"{pair}: the log says {lines[0]} or {lines[1]}"
        history = [*history[: pair.true.position], Seen(*lines[0][0], pair.told.events[0], pair.told.views[0])]
        if pair.chance.random() < share:
            _compare(pair, total)
        if total.positions >= positions:
            break
    total.steps, total.differing, total.dealt = (
        total.steps + last.steps, total.differing + last.differing, total.dealt + last.dealt
    )  # fmt: skip
    _replayed(last, box, history)
    total.replays += 1


def _line(match: Match, viewer: int | None) -> tuple[int | None, str | None]:
    """Return the seat and action of the last ply as the viewer may know them."""
    if not match.log:
        return None, None
    entry = match.log[-1]
    return entry.seat, match.game.seen_action(match.state, viewer, entry.seat, entry.action)


def _compare(pair: Pair, total: Found) -> None:
    """Check that everything the viewer can obtain is identical in both states."""
    one, other = (received(match, pair.viewer, pair.seed + pair.steps) for match in (pair.true, pair.other))
    assert one == other, f"{pair}: {_first(one, other)}"
    # The determinized states, which bots receive, must depend only on the knowledge of the seat.
    key = key_of("asked", pair.steps)
    true, other_world = (pair.game.determinize(match.state, pair.viewer, key) for match in (pair.true, pair.other))
    alike = pair.game.to_bytes(true) == pair.game.to_bytes(other_world)
    assert alike, f"{pair}: {_field(true, other_world)} is not dealt again"
    total.positions += 1
    total.other_worlds += _field(pair.true.state, pair.other.state, "chance") is not None
    total.compared += len(one)


def _field(one: StateArray, other: StateArray, apart: str = "") -> str | None:
    """Return the first field that differs between two states, or None. The field `apart` is ignored."""
    names = [name for name in one.dtype.names or () if name != apart]
    return next((name for name in names if one[name].tobytes() != other[name].tobytes()), None)


def _first(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Describe the first difference between two results of `received`."""
    what = next(what for what in {**one, **other} if one.get(what) != other.get(what))
    return f"{what} differs: {str(one.get(what))[:2000]} / {str(other.get(what))[:2000]}"


def _replayed(pair: Pair, box: Components | None, history: list[Seen]) -> None:
    """Check that a replay shows the viewer exactly the plies that were shown during the game."""
    plies = replay(pair.true.record(), pair.viewer, box, pair.game)
    assert [_ply(ply) for ply in plies] == history, f"{pair}: the replay tells something else"
    for ply in (0, len(history) // 3, len(history) - 1):
        there = match_at_ply(pair.true, ply, box or pair.game.components())
        assert there.view(pair.viewer) == history[ply].view, f"{pair}: looking back to ply {ply} shows something else"


def _ply(ply: Ply) -> Seen:
    return Seen(ply.seat, ply.action, ply.events, ply.view)


def main() -> None:
    about = argparse.ArgumentParser(
        prog="python -m tertulia.laws.secrecy", description="The law of secrecy, at length."
    )
    about.add_argument("--positions", type=int, default=2000, help="number of positions of each game")
    about.add_argument("--seed", type=int, default=1, help="the first of a series of games")
    about.add_argument("--game", choices=list(installed_games()), help="the only game")
    about.add_argument("--share", type=float, default=SHARE, help="the part of each game's positions that is compared")
    asked = about.parse_args()
    for name in [asked.game] if asked.game else list(installed_games()):
        found, game = Found(), find_game(name)
        for positions in range(1000, asked.positions + 1000, 1000):
            search(game, min(positions, asked.positions), asked.seed, found, asked.share)
            print(f"{name}, seed {asked.seed}: {min(positions, asked.positions):,} positions …", flush=True)
        print(f"{name}, seed {asked.seed}: {found}; verbs never met: {', '.join(found.missing(game)) or 'none'}")


if __name__ == "__main__":
    main()
