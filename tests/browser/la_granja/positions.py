"""Positions of La Granja that come up seldom: sought by random play from fixed seeds, and laid into a data folder for a server."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from tertulia.kernel.registry import game
from tertulia.play import Match
from tertulia.server.domain.seats import seat_names
from tests.server.storage.data_folder import TWO, DataFolder

GAME = game("la-granja")
LIKED = ("play", "helper", "use", "deliver", "take", "gain")
"""What brings helpers and their decisions about."""
MOST = 500
"""Number of games that are looked at for each decision."""


class Found(NamedTuple):
    """A position in which the first seat is asked, and one of its answers that may be taken back."""

    seed: int
    actions: int
    answer: str
    view: Mapping[str, Any]


def likely(match: Match, seat: int, chance: random.Random) -> int:
    """Any legal action, more often one of those that are liked."""
    legal = match.legal(seat)
    liked = [action for action in legal if GAME.actions.decode(action).name in LIKED]
    return chance.choice(liked if liked and chance.random() < 0.7 else legal)


def found(decision: str, answer: str) -> Found:
    """The first position, in the order of seeds, where the first seat has that decision, and such an answer to it."""
    for seed in range(MOST):
        chance = random.Random(seed)
        match = Match.new(GAME, seats=seat_names(TWO), options={}, key=random.Random(seed).randbytes(32))
        while actors := match.actors():
            if actors[0] == 0 and (fit := _fitting(match, decision, answer)):
                return Found(seed, match.position, fit, match.view(0))
            match.act(actors[0], likely(match, actors[0], chance))
    raise AssertionError(f"no {decision} comes up in {MOST} games")


def _fitting(match: Match, decision: str, answer: str) -> str | None:
    """An answer of that verb that reveals nothing; None where the first seat is asked something else."""
    if match.view(0)["pending"]["kind"] != decision:
        return None
    named = [action for action in match.legal(0) if GAME.actions.decode(action).name == answer]
    return next((GAME.actions.notation(one) for one in named if not match.preview(0, one).reveals), None)


def lay(data_folder: DataFolder, table_id: str, position: Found) -> None:
    """Put a table with that position into a data folder; the first seat is Ana's."""
    data_folder.play(table_id, position.actions, GAME.name, seed=position.seed, choose=likely)


def paused(before: str, passes: bool, seed: int) -> tuple[Match, int]:
    """The first position, in the game of that seed or a later one, where a seat may act before something comes: where nothing that
    it could do would matter, or where something lies ready. The match, and the seat."""
    for number in range(seed, seed + MOST):
        chance = random.Random(number)
        match = Match.new(GAME, seats=seat_names(TWO), options={}, key=chance.randbytes(32))
        while actors := match.actors():
            seat = actors[0]
            if len(match.legal(seat)) > 1 and (GAME.passes(match.state, seat) is not None) == passes:
                pending = match.view(seat)["pending"]
                if (pending["kind"], pending.get("before")) == ("pause", before):
                    return match, seat
            match.act(seat, likely(match, seat, chance))
    raise AssertionError(f"no pause before {before} comes up in {MOST} games")


def without_last(match: Match) -> tuple[Match, str]:
    """The match before its last action, and that action."""
    again = Match.new(match.game, seats=match.seats, options=match.options, key=match.key)
    *earlier, last = match.log
    for entry in earlier:
        again.act(entry.seat, entry.action)
    return again, last.text
