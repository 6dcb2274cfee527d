"""Law: no decision, offer or mark outlives its subject, in any order of removal and in both modes."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.cards import Mode, Roof
from tertulia.games.la_granja.model.decisions import ANYTIME, Decision, DieOf, Series, Step
from tertulia.games.la_granja.model.terms import HELPERS, ROOF_PLACES, SIESTA, SPACES, Good, Zone
from tertulia.games.la_granja.rules.obsolete_decisions import REFERENCES, Referent
from tertulia.kernel.schema import INTERPRET, StateArray
from tests.games.la_granja.scenario import CARD_OF, Scenario
from tests.games.la_granja.test_whole_games import PREFERENCES, make_rich_set

HALF = 12
IN_CARD = {
    Decision.OFFER: 0, Decision.HELP: 0, Decision.MARK: 0, Decision.MERCHANT: 0, Decision.GIVE_CARD: 0,
    Decision.GIVE_PAIR: 0, Decision.LODGE: 2, Decision.NAME_GOOD: 1, Decision.BARTER: 2, Decision.GUARD: 3,
}  # fmt: skip
"""Index of the argument that names a helper's card, by decision."""
AT_WORK = (Decision.LODGE, Decision.NAME_GOOD)
"""Decisions of helpers that already work and are therefore used."""
REFERRING = (
    *IN_CARD,
    Decision.DIE,
    Decision.PAY,
    Decision.REPLACE,
    Decision.SHIFT,
    Decision.DOUBLE,
    Decision.STEP,
    Decision.FREE,
)


def list_pending(record: Any, seat: int) -> list[tuple[int, list[int]]]:
    """Return the pending decisions of a seat with their arguments, lowest first."""
    agenda = record["farms"][seat]["agenda"]
    return [(int(agenda["kind"][i]), agenda["args"][i].tolist()) for i in range(int(agenda["open"]))]


def is_helper(record: Any, seat: int, card: int, used: bool) -> bool:
    """Return whether a card is a helper on a farm, and unused unless `used` allows it."""
    helpers = record["farms"][seat]["helpers"].tolist()
    return card + 1 in helpers and (used or not int(record["farms"][seat]["used"]) >> helpers.index(card + 1) & 1)


def has_subject(record: Any, seat: int, i: int) -> bool:
    """Return whether the subject of a pending decision exists."""
    kind, args = list_pending(record, seat)[i]
    farm = record["farms"][seat]
    if kind == Decision.GUARD:
        spaces = args[1] | args[2] << HALF
        mine = sum(1 << space for space in range(SPACES) if record["market"][space] == seat + 1)
        return spaces != 0 and spaces & ~mine == 0 and is_helper(record, seat, args[3], False)
    if kind in IN_CARD:
        return is_helper(record, seat, args[IN_CARD[Decision(kind)]], kind in AT_WORK)
    if kind == Decision.DIE:
        return args[1] == 0 or is_helper(record, seat, args[3], False)
    if kind in (Decision.PAY, Decision.REPLACE):
        return int(record["zone"][args[0]]) == Zone.IN_PLAY + seat
    if kind == Decision.SHIFT:
        return i > 0 and list_pending(record, seat)[i - 1][0] == Decision.DIE
    if kind == Decision.DOUBLE:
        return bool(
            farm["roofs"][args[1]] == Roof.DOUBLE_ROOF_POINTS + 1 and not int(farm["roofs_used"]) >> args[1] & 1
        )
    if kind == Decision.STEP:
        return bool(farm["siesta"] < SIESTA - 1)
    return kind != Decision.FREE or int(farm["markers"]) > int(record["box"]["markers"])


def assert_nothing_outlives(state: StateArray) -> None:
    """Fail if a pending decision, a mark or a legal action refers to something that does not exist."""
    record = state[0]
    for seat in range(int(record["seats"])):
        for i, decision in enumerate(list_pending(record, seat)):
            assert has_subject(record, seat, i), (seat, decision)
        farm = record["farms"][seat]
        for slot in range(HELPERS):
            card = int(farm["helpers"][slot]) - 1
            if int(farm["used"]) >> slot & 1:
                assert card >= 0
                assert record["box"]["cards"][card]["once"]
        assert int(farm["used"]) >> HELPERS == 0
        assert int(farm["on_market"]) == record["market"].tolist().count(seat + 1)
    actors = GAME.actors(state)
    for seat in range(int(record["seats"])):
        if actors >> seat & 1:
            legal = [GAME.actions.notation(int(action)) for action in GAME.legal(state, seat)]
            assert legal
            own_helpers = {f"helper {card}" for card in record["farms"][seat]["helpers"].tolist() if card}
            assert {text for text in legal if text.startswith("helper")} <= own_helpers


# -- removing subjects ------------------------------------------------------------------------------------------------


def make_thrower(slot: int) -> Callable[[StateArray, int], None]:
    """Return a function that throws away the helper in a place."""

    def away(state: StateArray, seat: int) -> None:
        farm, farms = state[0]["farms"][seat], state["farms"]
        card = int(farm["helpers"][slot])
        if card:
            if int(farm["used"]) >> slot & 1:
                farms["used"][0, seat] &= ~(1 << slot)
                farms["markers"][0, seat] -= 1
            farm["helpers"][slot] = 0
            state[0]["zone"][card - 1] = Zone.DISCARDED
            survey_farm(state, seat)

    return away


def make_exhauster(slot: int) -> Callable[[StateArray, int], None]:
    """Return a function that uses up the helper in a place."""

    def away(state: StateArray, seat: int) -> None:
        farm = state[0]["farms"][seat]
        card = int(farm["helpers"][slot]) - 1
        if card >= 0 and state[0]["box"]["cards"][card]["once"] and not int(farm["used"]) >> slot & 1:
            state["farms"]["used"][0, seat] |= 1 << slot
            state["farms"]["markers"][0, seat] += 1
            state[0]["spent"][card // 32] |= np.uint32(1 << card % 32)

    return away


def leave_market(state: StateArray, seat: int) -> None:
    """Remove all own markers from the market."""
    own_spaces = state[0]["market"] == seat + 1
    state[0]["market"][own_spaces] = 0
    state["farms"]["on_market"][0, seat] = 0
    state["farms"]["markers"][0, seat] -= int(own_spaces.sum())


def use_roofs(state: StateArray, seat: int) -> None:
    state["farms"]["roofs_used"][0, seat] = sum(
        1 << place for place in range(ROOF_PLACES) if state[0]["farms"][seat]["roofs"][place]
    )


def reach_the_top(state: StateArray, seat: int) -> None:
    state["farms"]["siesta"][0, seat] = SIESTA - 1


def take_cards_in_play(state: StateArray, seat: int) -> None:
    zone = state[0]["zone"]
    zone[zone == Zone.IN_PLAY + seat] = Zone.DISCARDED


def close_dice(state: StateArray, seat: int) -> None:
    """Remove a pending die that lies below another decision, as if used meanwhile."""
    agenda, farms = state[0]["farms"][seat]["agenda"], state["farms"]
    kinds = agenda["kind"].tolist()
    if Decision.DIE in kinds[:-1]:
        at = kinds.index(Decision.DIE)
        for part in ("kind", "args"):
            agenda[part][at:-1] = agenda[part][at + 1 :].copy()
            agenda[part][-1] = 0
        farms["agenda"]["open"][0, seat] -= 1


def return_markers(state: StateArray, seat: int) -> None:
    """Return harvest goods, so that their markers are free again."""
    farm = state[0]["farms"][seat]
    back = int(farm["stock"][Good.OLIVE]) - 1
    if back > 0:
        farm["stock"][Good.OLIVE] -= back
        state["farms"]["markers"][0, seat] -= back


TAKERS: dict[str, Callable[[StateArray, int], None]] = {
    **{f"throw {slot}": make_thrower(slot) for slot in range(HELPERS)},
    **{f"exhaust {slot}": make_exhauster(slot) for slot in range(HELPERS)},
    "market": leave_market, "roofs": use_roofs, "track": reach_the_top, "cards": take_cards_in_play, "die": close_dice,
    "markers": return_markers, "nothing": lambda state, seat: None,
}  # fmt: skip


def survey_farm(state: StateArray, seat: int) -> None:
    """Recompute the fields derived from the helpers."""
    farm, cards = state[0]["farms"][seat], state[0]["box"]["cards"]
    farm["modifiers"][:] = 0
    triggers = specials = 0
    for card_number in farm["helpers"].tolist():
        if card_number:
            mode, what = int(cards[card_number - 1]["mode"]), int(cards[card_number - 1]["what"])
            if mode == Mode.MODIFIER:
                farm["modifiers"][what] += (int(cards[card_number - 1]["gain"]) >> 5) + 1
            triggers |= (mode == Mode.TRIGGER) << what
            specials |= (mode == Mode.SPECIAL) << what
    state["farms"]["triggers"][0, seat], state["farms"]["specials"][0, seat] = triggers, specials


# -- positions set up by hand
# --------------------------------------------------------------------------------------------


def walk_subjects() -> Iterator[tuple[Decision, StateArray]]:
    """Yield each kind of decision that refers to something, pending below a delivery.

    Its subject is present.
    """
    of_card = {
        Decision.OFFER: ("stable_hand", Step.DELIVERIES), Decision.HELP: ("courier", Step.DELIVERIES),
        Decision.MARK: ("village_elder", Step.MARK), Decision.MERCHANT: ("merchant", Step.FIRST_DIE),
        Decision.GIVE_CARD: ("scribe", Step.FIRST_DIE), Decision.GIVE_PAIR: ("herb_woman", Step.FIRST_DIE),
        Decision.LODGE: ("olive_lodge", Step.FIRST_DIE), Decision.NAME_GOOD: ("bookkeeper", Step.FIRST_DIE),
        Decision.BARTER: ("barterer", Step.DELIVERIES), Decision.GUARD: ("market_guard", Step.DELIVERIES),
        Decision.DIE: ("porter", Step.FIRST_DIE),
    }  # fmt: skip
    for kind in REFERRING:
        name, step = of_card.get(kind, ("grocer", Step.FIRST_DIE))
        table = Scenario(edition="deluxe").round(2).helper(0, "tiler", name, "roofer").hand(0, 1, 2).barrow(0, 66)
        table.roof(0, "silver_2", "double_roof_points").market(s5=0).give(0, silver=9, grain=2, grape=1, point=5)
        card, args = CARD_OF[name] - 1, [0, 0, 0, 0]
        if kind in IN_CARD:
            args[IN_CARD[kind]] = card
        table.set_step(step, 0)
        if kind == Decision.DIE:
            args = [6, 1, DieOf.TAKEN, card]
        elif kind == Decision.GUARD:
            args[:3] = [1, 1 << 4, 0]
        elif kind in (Decision.PAY, Decision.REPLACE):
            args = [CARD_OF["guild_master"] - 1, 1 if kind == Decision.PAY else 3, 0, 0]
            table.record["zone"][args[0]] = Zone.IN_PLAY
            table._restack_deck()
        elif kind == Decision.SHIFT:
            table.push_decision(0, Decision.DIE, 3, 0, DieOf.TAKEN)
            args = [1, 0, 0, 0]
        elif kind == Decision.DOUBLE:
            args = [2, 1, 0, 0]
        elif kind == Decision.LODGE:
            args[:2] = [Good.OLIVE, 2]
        elif kind == Decision.FREE:
            table.give(0, olive=30)
        if kind != Decision.FREE:
            table.push_decision(0, kind, *args)
            table.push_decision(0, Decision.DELIVER, 1, Series.BY_THE_WAY)
        else:
            table.push_decision(0, Decision.DELIVER, 1, Series.BY_THE_WAY)
            table.push_decision(0, kind, *args)
        yield kind, table.state


pytestmark = pytest.mark.laws
A_KIND = 2
"""Number of random positions checked per kind of decision."""
GAMES = max(int(os.environ.get("TERTULIA_LAW_GAMES", "200")) // 200, 1)
SPARE = [CARD_OF["chef"], CARD_OF["wheelwright"], CARD_OF["courier"]]
"""Cards played in place of others, if they are not in use."""


def try_action(state: StateArray, seat: int, text: str) -> StateArray | None:
    """Return the position after an action, checked, or None if the action is illegal."""
    action = GAME.actions.parse(text)
    if not GAME.actors(state) >> seat & 1 or action not in GAME.legal(state, seat):
        return None
    after = GAME.copy(state)
    GAME.apply(after, seat, action)
    assert_nothing_outlives(after)
    return after


def walk_removals(state: StateArray, seat: int) -> Iterator[StateArray]:
    """Yield the positions after each forced removal.

    An action that does not answer the decision follows the removal.
    """
    for away in TAKERS.values():
        taken = GAME.copy(state)
        taken[0]["farms"][seat]["stock"][Good.SILVER] += 3
        away(taken, seat)
        after = try_action(taken, seat, "buy olive")
        if after is not None:
            yield after


def walk_actions(state: StateArray, seat: int) -> Iterator[StateArray]:
    """Yield the positions after each legal action.

    With a trade commodity, also those after replacing each helper.
    """
    for action in GAME.legal(state, seat):
        after = GAME.copy(state)
        GAME.apply(after, seat, int(action))
        assert_nothing_outlives(after)
        yield after
    state_with_commodity = GAME.copy(state)
    farm = state_with_commodity[0]["farms"][seat]
    spare = [card for card in SPARE if state_with_commodity[0]["zone"][card - 1] == Zone.DISCARDED]
    if not spare:
        return
    farm["stock"][Good.COMMODITY] += 1
    state_with_commodity["farms"]["markers"][0, seat] += 1
    state_with_commodity["farms"]["hand"][0, seat] += 1
    state_with_commodity[0]["zone"][spare[0] - 1] = Zone.HAND + seat
    opened = try_action(state_with_commodity, seat, "trade card")
    played = None if opened is None else try_action(opened, seat, f"play {spare[0]} helper")
    for place in (1, 2, 3):
        replaced = None if played is None else try_action(played, seat, f"replace {place}")
        if replaced is not None:
            yield replaced


def walk_positions() -> Iterator[tuple[StateArray, int]]:
    """Yield positions of random games with pending decisions that refer to something, a few of each kind."""
    seen: Counter[int] = Counter()
    for number in range(GAMES):
        chance = np.random.default_rng(number)
        edition = ("original", "online", "deluxe")[number % 3]
        state = GAME.new({"edition": edition, "markers": "unlimited"}, 2, bytes([number]) * 32, make_rich_set())
        while actors := GAME.actors(state):
            seat = 0 if actors & 1 else 1
            kinds = {kind for kind, _ in list_pending(state[0], seat)} & set(map(int, REFERRING))
            if any(seen[kind] < A_KIND for kind in kinds):
                seen.update(kinds)
                yield state, seat
            legal = [int(action) for action in GAME.legal(state, seat)]
            actions = {GAME.actions.notation(action): action for action in legal}
            liked = [action for text, action in actions.items() if text.startswith(PREFERENCES[0])]
            GAME.apply(state, seat, int(chance.choice(liked if liked and chance.random() < 0.5 else legal)))


def hash_course() -> str:
    """Return a hash over all positions that the law visits."""
    found = hashlib.sha256()
    for _, state in walk_subjects():
        for after in walk_removals(state, 0):
            found.update(GAME.to_bytes(after))
    for state, seat in walk_positions():
        ways = [walk_actions(state, seat)]
        if list_pending(state[0], seat)[-1][0] <= ANYTIME:
            ways.append(walk_removals(state, seat))
        for way in ways:
            for after in way:
                found.update(GAME.to_bytes(after))
    return found.hexdigest()


def test_both_tables_have_the_same_referring_kinds() -> None:
    assert {kind for kind, (what, _) in REFERENCES.items() if what != Referent.AMOUNTS} == set(REFERRING)


@pytest.mark.parametrize("kind", REFERRING, ids=lambda kind: kind.name.lower())
def test_decision_disappears_with_its_subject(kind: Decision) -> None:
    """Below a delivery the decision stays if nothing is removed, and disappears with its subject."""
    state = next(state for one, state in walk_subjects() if one == kind)
    at = [one for one, _ in list_pending(state[0], 0)].index(kind)
    assert has_subject(state[0], 0, at)
    stays = []
    for name, away in TAKERS.items():
        taken = GAME.copy(state)
        away(taken, 0)
        after = try_action(taken, 0, "buy olive" if kind != Decision.FREE else "free olive")
        assert after is not None
        stays.append(any(one == kind for one, _ in list_pending(after[0], 0)))
        assert name != "nothing" or stays[-1]
    assert not all(stays)


def test_no_decision_outlives_its_subject_in_random_positions() -> None:
    assert len(hash_course()) == 64


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
    assert run.stdout.strip() == hash_course()


if __name__ == "__main__":
    print(hash_course())
