"""Random games beside the slow model: legal actions, what they do, all components, all points, and the winners."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tertulia.games.no_siesta.game import GAME
from tertulia.kernel.components import Components
from tests.games.no_siesta.slow.follow import Follower
from tests.laws.sets import seldom
from tests.seed import key_of, numbers

pytestmark = pytest.mark.laws
TABLES = [
    (seats, dict(zip(("game", "dice", "rules"), chosen, strict=True)))
    for seats in (2, 3, 4)
    for chosen in product(("basic", "experienced"), ("rerolled", "once"), ("printed", "online"))
    if seats == 2 or chosen[1] == "rerolled"
]
NAMES = ["-".join([str(seats), *options.values()]) for seats, options in TABLES]
LINGER = 0.9
"""So often a scoring phase goes on where it can."""
LATE = 12
"""From this round on hats are climbed with, so that a game ends."""


def walk(
    seats: int, options: dict[str, str], number: int, box: Components | None = None
) -> tuple[Follower, Counter[str]]:
    """A random game: a verb by lot, then one of its actions; what was done, by verb."""
    chance = numbers("no-siesta", seats, *options.values(), number)
    state = GAME.new(options, seats, key_of("no-siesta", seats, *options.values(), number), box)
    follower, verbs = Follower(GAME, state, (box or GAME.components()).data), Counter[str]()
    while actors := follower.view["actors"]:
        seat = int(chance.choice(actors))
        said = follower.choices(seat)
        late = [text for text in said if text.startswith("climb")] if follower.view["round"] > LATE else []
        on = [text for text in said if not text.startswith(("end", "waive"))] if chance.random() < LINGER else []
        some = late or on or list(said)
        verb = chance.choice(sorted({text.split()[0] for text in some}))
        text = str(chance.choice([text for text in some if text.startswith(f"{verb} ") or text == verb]))
        verbs[str(verb)] += 1
        follower.act(seat, text, said[text])
        assert follower.decisions < 3000
    return follower, verbs


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)
def test_the_engine_plays_by_the_rules(seats: int, options: dict[str, str], law_games: int) -> None:
    for number in range(law_games // 400 + 1):
        walk(seats, options, number)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)
def test_and_on_a_small_sheet_on_which_much_happens(seats: int, options: dict[str, str], law_games: int) -> None:
    for number in range(law_games // 400 + 1):
        walk(seats, options, number, seldom(GAME))
