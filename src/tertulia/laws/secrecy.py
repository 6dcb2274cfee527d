"""Test secrecy at many positions: `python -m tertulia.laws.secrecy --positions 100000`.

The program plays random games in pairs, whose two states differ only in what a viewer must not know
(`tertulia.laws.worlds`). It does so for every game, number of players and variant, and for every viewer in turn. All
data that the viewer can obtain (`tertulia.laws.viewer_information`) must be identical in both states of a pair, and a
replay must show exactly the plies shown during play. `--game` limits the test to one game; `--seed` selects other
random games. To use two cores, run the program twice with different seeds.
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
from tertulia.laws.playing import game_tables
from tertulia.laws.seed import key_of
from tertulia.laws.sets import rare_event_set
from tertulia.laws.viewer_information import viewer_information
from tertulia.laws.worlds import WorldPair, walk_pairs
from tertulia.play import Match, Ply, match_at_ply, replay

COMPARED_SHARE = 0.2
"""Share of positions, 0 to 1, at which all data that a viewer can obtain is compared.

The data is compared between two states that differ only in hidden information, so it must be equal. At other positions
only view, events and log line are compared. Complete comparisons are slow. With fewer complete comparisons, a run of a
given length plays more games, so that even a short run covers every kind of action.
"""


class SecrecyCounts:
    """Numbers of games, positions and actions that a run of secrecy tests has compared so far."""

    def __init__(self) -> None:
        self.games = self.positions = self.compared = self.replays = 0
        self.other_worlds = 0
        """Number of positions at which two compared states differ in more than future random draws.

        At each position, two states are compared that the viewer cannot tell apart.
        """
        self.steps = self.differing = self.dealt = 0
        """Sums, over all games, of the fields of `WorldPair` with these names.

        `steps` counts actions and undos. `differing` counts the actions that differ between the two states of a pair.
        `dealt` counts how often the hidden data of the second state were drawn again.
        """
        self.tables: set[str] = set()
        self.kinds: Counter[str] = Counter()
        """Number of actions played, by kind of action (`worlds.action_kind`)."""

    def verbs(self) -> Counter[str]:
        """Return how many actions were played, by the name of the action, such as `sell`."""
        met: Counter[str] = Counter()
        for kind, n in self.kinds.items():
            met[kind.split()[0]] += n
        return met

    def missing(self, game: Game) -> list[str]:
        """Return the names of the actions in a game's rules that were never played."""
        met = self.verbs()
        return [verb.name for verb in game.actions.verbs if not met[verb.name]]

    def __str__(self) -> str:
        verbs = ", ".join(f"{name} {n}" for name, n in self.verbs().most_common())
        return (
            f"{self.positions:,} positions of {self.games:,} games ({self.other_worlds:,} in other worlds), "
            f"{self.compared:,} texts and {self.replays:,} replays alike; {self.steps:,} steps, "
            f"{self.differing:,} with different actions, {self.dealt:,} dealt again; {verbs}"
        )


class ShownPly(NamedTuple):
    """A ply of the log with the view after it, as it was shown to the viewer during the game."""

    seat: int | None
    action: str | None
    events: list[dict[str, Any]]
    view: Mapping[str, Any]


def compare_positions(
    game: Game, positions: int, seed: int, found: SecrecyCounts | None = None, share: float = COMPARED_SHARE
) -> SecrecyCounts:
    """Play pairs of games that a viewer cannot tell apart, and check that the viewer obtains equal data.

    Adds the numbers of games and positions to `found` (to new counts if None), and returns these counts. Plays until
    they include at least `positions` positions. `share` is the share of each game's positions, 0 to 1, at which
    everything is compared. `seed` and the number of a game determine the game. The numbers begin at `found.games`.

    Raises `AssertionError`, which names the first difference.
    """
    total = SecrecyCounts() if found is None else found
    all_tables = game_tables(game)
    while total.positions < positions:
        number = total.games
        table = all_tables[number % len(all_tables)]
        viewers = (None, *range(table.seats))
        viewer = viewers[(number + number // len(all_tables)) % len(viewers)]
        box = rare_event_set(game) if number % 2 else None
        total.games += 1
        walk = walk_pairs(game, table, viewer, seed + number, box, total.kinds)
        _compare_game(walk, box, positions, total, share)
        total.tables.add(str(table))
    return total


def _compare_game(
    walk: Iterable[WorldPair], box: Components | None, positions: int, total: SecrecyCounts, share: float
) -> None:
    """Check that a viewer obtains equal data from both matches of a pair.

    `walk` yields the pair of matches at each position of the game. At the end, a replay of the game must show the
    viewer the same plies as before. `share` is the probability, 0 to 1, that everything is compared at a
    position. The counts are added to `total`; the check ends once they include `positions` positions. `box` is the
    game's component set; None stands for the set in the game's package. Raises `AssertionError` at a difference.
    """
    history: list[ShownPly] = []
    for pair in walk:
        last = pair
        lines = [[_last_action(match, who) for who in pair.viewers] for match in (pair.true, pair.other)]
        assert lines[0] == lines[1], f"{pair}: the log says {lines[0]} or {lines[1]}"
        history = [
            *history[: pair.true.position],
            ShownPly(*lines[0][0], pair.shown_data.events[0], pair.shown_data.views[0]),
        ]
        if pair.chance.random() < share:
            _compare_position(pair, total)
        if total.positions >= positions:
            break
    total.steps, total.differing, total.dealt = (
        total.steps + last.steps, total.differing + last.differing, total.dealt + last.dealt
    )  # fmt: skip
    _check_replay(last, box, history)
    total.replays += 1


def _last_action(match: Match, viewer: int | None) -> tuple[int | None, str | None]:
    """Return seat and notation of the last action as the viewer may know them.

    Returns (None, None) at the set-up; the notation is None if the action is secret from the viewer.
    """
    if not match.log:
        return None, None
    entry = match.log[-1]
    return entry.seat, match.game.seen_action(match.state, viewer, entry.seat, entry.action)


def _compare_position(pair: WorldPair, total: SecrecyCounts) -> None:
    """Check that everything the viewer can obtain is identical in both states of the pair.

    Adds the position and the number of compared texts to the counts in `total`. Raises `AssertionError` at a
    difference.
    """
    one, other = (viewer_information(match, pair.viewer, pair.seed + pair.steps) for match in (pair.true, pair.other))
    assert one == other, f"{pair}: {_describe_difference(one, other)}"
    # The determinized states, which bots receive, must depend only on the knowledge of the seat.
    key = key_of("asked", pair.steps)
    true, other_world = (pair.game.determinize(match.state, pair.viewer, key) for match in (pair.true, pair.other))
    alike = pair.game.to_bytes(true) == pair.game.to_bytes(other_world)
    assert alike, f"{pair}: {_differing_field(true, other_world)} does not change in a new deal"
    total.positions += 1
    total.other_worlds += _differing_field(pair.true.state, pair.other.state, "chance") is not None
    total.compared += len(one)


def _differing_field(one: StateArray, other: StateArray, apart: str = "") -> str | None:
    """Return the name of the first field that differs between two states, or None.

    `apart` is the name of a field that is not compared; empty compares all.
    """
    names = [name for name in one.dtype.names or () if name != apart]
    return next((name for name in names if one[name].tobytes() != other[name].tobytes()), None)


def _describe_difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Return a sentence about the first key whose values in two results of `viewer_information` differ."""
    what = next(what for what in {**one, **other} if one.get(what) != other.get(what))
    return f"{what} differs: {str(one.get(what))[:2000]} / {str(other.get(what))[:2000]}"


def _check_replay(pair: WorldPair, box: Components | None, history: list[ShownPly]) -> None:
    """Check that a replay of the true match shows the viewer exactly the plies shown during the game.

    `history` holds the plies that were shown during the game, from the set-up on. `box` is the game's component set;
    None stands for the set in the game's package. Raises `AssertionError` at a difference.
    """
    plies = replay(pair.true.record(), pair.viewer, box, pair.game)
    assert [_shown_ply(ply) for ply in plies] == history, f"{pair}: the replays differ"
    for ply in (0, len(history) // 3, len(history) - 1):
        there = match_at_ply(pair.true, ply, box or pair.game.components())
        assert there.view(pair.viewer) == history[ply].view, f"{pair}: the positions at ply {ply} differ"


def _shown_ply(ply: Ply) -> ShownPly:
    return ShownPly(ply.seat, ply.action, ply.events, ply.view)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tertulia.laws.secrecy",
        description="Check that views, logs and replays reveal no hidden information.",
    )
    parser.add_argument("--positions", type=int, default=2000, help="number of positions of each game")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--game", choices=list(installed_games()), help="check only this game")
    parser.add_argument(
        "--share", type=float, default=COMPARED_SHARE, help="the part of each game's positions that is compared"
    )
    arguments = parser.parse_args()
    for name in [arguments.game] if arguments.game else list(installed_games()):
        found, game = SecrecyCounts(), find_game(name)
        for positions in range(1000, arguments.positions + 1000, 1000):
            compare_positions(game, min(positions, arguments.positions), arguments.seed, found, arguments.share)
            print(f"{name}, seed {arguments.seed}: {min(positions, arguments.positions):,} positions …", flush=True)
        print(f"{name}, seed {arguments.seed}: {found}; unused verbs: {', '.join(found.missing(game)) or 'none'}")


if __name__ == "__main__":
    main()
