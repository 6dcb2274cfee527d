"""Complete games compared with the slow model: events, views, legal actions and points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

import tertulia.games.granada
from tertulia.kernel.components import Components
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import find_game
from tertulia.laws.seed import python_random
from tertulia.laws.sets import random_set

from .slow.box import make_box, read_box
from .slow.follow import Follower
from .slow.table import NORMAL, SIMPLIFIED

pytestmark = pytest.mark.laws
GAME = find_game("granada")
AnnouncedRanges = list[tuple[str, int, int]]
"""A scoring card, with the announced minimum and maximum number of cards before it."""
BOX = read_box(Path(tertulia.games.granada.__file__).parent / "components" / "components.toml")


def follow(components: Components, seats: int, scoring: str, chance: Random, every: int) -> Follower:
    """Start a game in both engine and model, compared after every `every`-th action."""
    state = GAME.new({"scoring": scoring}, seats, chance.randbytes(32), components)
    return Follower(GAME, make_box(components.data), state, seats, scoring == "simplified", every)


def follow_printed(seats: int, scoring: str, number: int, every: int) -> tuple[Follower, Random]:
    """Start a game with the printed set."""
    chance = python_random("whole games", seats, scoring, number)
    return follow(GAME.components(), seats, scoring, chance, every), chance


def make_chooser(follower: Follower, chance: Random) -> Callable[[Sequence[int]], int]:
    """Return a chooser that mostly follows the greedy bot and is otherwise random.

    So cities grow large.
    """

    def choose(legal: Sequence[int]) -> int:
        if chance.random() < 0.3:
            return chance.choice(legal)
        return GAME.choose(Policy.FAST, follower.state, follower.table.actor, chance.randbytes(32))

    return choose


@pytest.mark.parametrize("scoring", ["normal", "simplified"])
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("players", ["random", "sensible"])
def test_engine_agrees_with_the_slow_model(players: str, seats: int, scoring: str, law_games: int) -> None:
    for number in range(law_games // 200 + 1):
        follower, chance = follow_printed(seats, scoring, number, every=8)
        follower.play_out(chance.choice if players == "random" else make_chooser(follower, chance))


def test_package_set_has_the_figures_of_the_rulebook() -> None:
    assert make_box(GAME.components().data) == BOX
    assert (BOX.per_side, BOX.majorities) == (1, {"normal": NORMAL, "simplified": SIMPLIFIED})


def test_engine_agrees_with_the_slow_model_for_any_set(law_games: int) -> None:
    for number in range(law_games // 30 + 1):
        chance = python_random("slow model with any set", number)
        seats, scoring = chance.choice(GAME.seats), chance.choice(("normal", "simplified"))
        components = random_set(GAME, chance, chance.choice((5, 20, 60)))
        follower = follow(components, seats, scoring, chance, every=8)
        follower.play_out(chance.choice if number % 2 else make_chooser(follower, chance))


def test_scoring_cards_come_within_their_public_range() -> None:
    """The public range of their places holds from the first turn to the last."""
    for number in range(1):
        follower, chance = follow_printed(3, "normal", number, every=10**9)
        ranges: AnnouncedRanges = []

        def listen(
            legal: Sequence[int],
            follower: Follower = follower,
            ranges: AnnouncedRanges = ranges,
            chance: Random = chance,
        ) -> int:
            for letter, scoring in GAME.view(follower.state, None)["money"]["scorings"].items():
                if not scoring["drawn"]:
                    turned = follower.table.turned_up + len(follower.table.found_at)
                    ranges.append((letter, turned + scoring["earliest"], turned + scoring["latest"]))
            return chance.choice(legal)

        follower.play_out(listen)
        came = {letter: turned + (letter == "B") for letter, turned in follower.table.found_at.items()}
        assert all(low <= came[letter] <= high for letter, low, high in ranges if letter in came)
        assert ranges
