"""Law: no decision, offer or mark outlives its subject, in any order of removal and in both modes."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.decisions import ANYTIME, Decision
from tertulia.games.la_granja.model.terms import Good, Zone
from tertulia.games.la_granja.rules.obsolete_decisions import REFERENCES, Referent
from tertulia.kernel.schema import INTERPRET, StateArray
from tests.games.la_granja.scenario import CARD_OF
from tests.games.la_granja.taking_away import REFERRING, TAKERS, laid_out, nothing_outlives, there, waiting
from tests.games.la_granja.test_whole_games import LIKES, rich

pytestmark = pytest.mark.laws
A_KIND = 2
"""Number of random positions checked per kind of decision."""
GAMES = max(int(os.environ.get("TERTULIA_LAW_GAMES", "200")) // 200, 1)
SPARE = [CARD_OF["chef"], CARD_OF["wheelwright"], CARD_OF["courier"]]
"""Cards played in place of others, if they are not in use."""


def acted(state: StateArray, seat: int, text: str) -> StateArray | None:
    """Return the position after an action, checked, or None if the action is illegal."""
    action = GAME.actions.parse(text)
    if not GAME.actors(state) >> seat & 1 or action not in GAME.legal(state, seat):
        return None
    after = GAME.copy(state)
    GAME.apply(after, seat, action)
    nothing_outlives(after)
    return after


def by_hand(state: StateArray, seat: int) -> Iterator[StateArray]:
    """Yield the positions after each forced removal.

    An action that does not answer the decision follows the removal.
    """
    for away in TAKERS.values():
        taken = GAME.copy(state)
        taken[0]["farms"][seat]["stock"][Good.SILVER] += 3
        away(taken, seat)
        after = acted(taken, seat, "buy olive")
        if after is not None:
            yield after


def by_playing(state: StateArray, seat: int) -> Iterator[StateArray]:
    """Yield the positions after each legal action.

    With a trade commodity, also those after replacing each helper.
    """
    for action in GAME.legal(state, seat):
        after = GAME.copy(state)
        GAME.apply(after, seat, int(action))
        nothing_outlives(after)
        yield after
    given = GAME.copy(state)
    farm = given[0]["farms"][seat]
    spare = [card for card in SPARE if given[0]["zone"][card - 1] == Zone.DISCARDED]
    if not spare:
        return
    farm["stock"][Good.COMMODITY] += 1
    given["farms"]["markers"][0, seat] += 1
    given["farms"]["hand"][0, seat] += 1
    given[0]["zone"][spare[0] - 1] = Zone.HAND + seat
    opened = acted(given, seat, "trade card")
    played = None if opened is None else acted(opened, seat, f"play {spare[0]} helper")
    for place in (1, 2, 3):
        replaced = None if played is None else acted(played, seat, f"replace {place}")
        if replaced is not None:
            yield replaced


def positions() -> Iterator[tuple[StateArray, int]]:
    """Yield positions of random games with pending decisions that refer to something, a few of each kind."""
    seen: Counter[int] = Counter()
    for number in range(GAMES):
        chance = np.random.default_rng(number)
        edition = ("original", "online", "deluxe")[number % 3]
        state = GAME.new({"edition": edition, "markers": "unlimited"}, 2, bytes([number]) * 32, rich())
        while actors := GAME.actors(state):
            seat = 0 if actors & 1 else 1
            kinds = {kind for kind, _ in waiting(state[0], seat)} & set(map(int, REFERRING))
            if any(seen[kind] < A_KIND for kind in kinds):
                seen.update(kinds)
                yield state, seat
            legal = [int(action) for action in GAME.legal(state, seat)]
            said = {GAME.actions.notation(action): action for action in legal}
            liked = [action for text, action in said.items() if text.startswith(LIKES[0])]
            GAME.apply(state, seat, int(chance.choice(liked if liked and chance.random() < 0.5 else legal)))


def course() -> str:
    """Return a hash over all positions that the law visits."""
    found = hashlib.sha256()
    for _, state in laid_out():
        for after in by_hand(state, 0):
            found.update(GAME.to_bytes(after))
    for state, seat in positions():
        ways = [by_playing(state, seat)]
        if waiting(state[0], seat)[-1][0] <= ANYTIME:
            ways.append(by_hand(state, seat))
        for way in ways:
            for after in way:
                found.update(GAME.to_bytes(after))
    return found.hexdigest()


def test_both_tables_have_the_same_referring_kinds() -> None:
    assert {kind for kind, (what, _) in REFERENCES.items() if what != Referent.AMOUNTS} == set(REFERRING)


@pytest.mark.parametrize("kind", REFERRING, ids=lambda kind: kind.name.lower())
def test_decision_disappears_with_its_subject(kind: Decision) -> None:
    """Below a delivery the decision stays if nothing is removed, and disappears with its subject."""
    state = next(state for one, state in laid_out() if one == kind)
    at = [one for one, _ in waiting(state[0], 0)].index(kind)
    assert there(state[0], 0, at)
    stays = []
    for name, away in TAKERS.items():
        taken = GAME.copy(state)
        away(taken, 0)
        after = acted(taken, 0, "buy olive" if kind != Decision.FREE else "free olive")
        assert after is not None
        stays.append(any(one == kind for one, _ in waiting(after[0], 0)))
        assert name != "nothing" or stays[-1]
    assert not all(stays)


def test_no_decision_outlives_its_subject_in_random_positions() -> None:
    assert len(course()) == 64


@pytest.mark.skipif(INTERPRET, reason="the compiled run compares itself with this one")
def test_both_modes_give_the_same_bytes() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.games.la_granja.test_no_decision_outlives"],
        env={**os.environ, "TERTULIA_INTERPRET": "1"},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == course()


if __name__ == "__main__":
    print(course())
