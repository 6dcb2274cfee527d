"""How lucky are the players of a game? Games between bots, and what all that was drawn in them was worth to each seat."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tertulia.analysis.luck import weigh_draw
from tertulia.analysis.questions import course_of
from tertulia.bots.bot import ask
from tertulia.bots.keys import key_of
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.weights import evaluation_of
from tertulia.kernel.registry import game as game_named
from tertulia.play import Match


@dataclass(frozen=True)
class Chances:
    """A game in which luck is measured: all that a process needs to know."""

    game: str
    seats: int
    key: bytes
    player: SearchSettings
    """Who plays, at all seats."""
    milliseconds: float
    """For how long each draw is thought about, half of it about the true one."""


@dataclass(frozen=True)
class Fortune:
    """What it was, by seat."""

    points: NDArray[np.float64]
    """of luck in all"""
    won: NDArray[np.float64]
    """the share of the victory"""


def fortune(chances: Chances) -> Fortune:
    """Play a game, and weigh all its draws."""
    game, key = game_named(chances.game), chances.key
    player = SearchBot("player", chances.player, key, evaluation_of(game, chances.seats))
    match = Match.new(game, seats=["player"] * chances.seats, options={}, key=key)
    while actors := match.actors():
        number = key_of(key, f"asked {match.position}")
        match.act(actors[0], ask(player, game, match.state, actors[0], number))
    course = course_of(match.record())
    points = np.zeros(chances.seats)
    for draw in course.draws:
        points += weigh_draw(draw, chances.milliseconds / 2).points
    won = [(seat in course.winners) / len(course.winners) for seat in range(chances.seats)]
    return Fortune(points, np.array(won))
