"""Target score of solo games: the greedy bot reaches it in half of its games, and pages name it."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

import pytest

from tertulia.bots import make_bot
from tertulia.games.la_granja.model.options import EDITIONS
from tertulia.kernel.registry import find_game
from tertulia.laws.seed import key_of
from tertulia.play import Match

SOURCE = Path(__file__).parents[3] / "src/tertulia/games/la_granja/screens/ending.ts"
GAMES = 120
TOLERANCE_POINTS = 3
"""Tolerance in points for chance in a hundred games."""
BEGIN = datetime(2026, 1, 1, tzinfo=UTC)


def count_solo_points(number: int) -> int:
    """Return the greedy bot's points in a solo game; the editions alternate."""
    game = find_game("la-granja")
    options = {"edition": EDITIONS[number % len(EDITIONS)]}
    match = Match.new(game, seats=["greedy"], options=options, key=key_of("mark", number))
    bot = make_bot(game, "greedy", key_of("mark", "bot", number))
    while not match.over:
        match.act(0, bot.choose(game, match.state, 0), BEGIN)
    assert match.outcome
    return match.outcome.scores[0]


@pytest.mark.compiled
def test_greedy_bot_reaches_the_solo_mark_in_half_its_games() -> None:
    found = re.search(r"SOLO_MARK = (\d+)", SOURCE.read_text(encoding="utf-8"))
    assert found
    reached = median(count_solo_points(number) for number in range(GAMES))
    assert abs(reached - int(found[1])) <= TOLERANCE_POINTS
