"""Helpers on a farm: what follows from them, when they work, and that once a round is once a round (rules 6.0, step 1)."""

from __future__ import annotations

from tertulia.games.la_granja.model import (
    HARVEST,
    HELPERS,
    MODIFIERS,
    PHASE_OF_STEP,
    Event,
    Mode,
    Payment,
    State,
    TableRule,
)
from tertulia.kernel.chance import INT
from tertulia.kernel.events import emit
from tertulia.kernel.rule import inline_rule, rule

NOBODY = -1
WORD = 32
BY_MARKER = 1
"""The choice of the option `helper_markers` that uses player markers."""


@inline_rule
def kind_in(code: int) -> int:
    """The kind in a packed payment or gain, -1 for nothing."""
    return (code & 31) - 1


@inline_rule
def number_in(code: int) -> int:
    """The number in a packed payment or gain."""
    return (code >> 5) + 1


@rule
def survey_helpers(s: State, seat: int) -> None:
    """Note anew what follows from the helpers of a farm."""
    farm = s.farms[seat]
    for i in range(len(MODIFIERS)):
        farm.mods[i] = 0
    triggers, odds = 0, 0
    for slot in range(HELPERS):
        card = int(farm.helpers[slot]) - 1
        if card >= 0:
            helper = s.box.cards[card]
            what = int(helper.what)
            if helper.mode == Mode.MODIFIER:
                farm.mods[what] += number_in(int(helper.gain))
            elif helper.mode == Mode.TRIGGER:
                triggers |= 1 << what
            elif helper.mode == Mode.SPECIAL:
                odds |= 1 << what
    farm.triggers = triggers
    farm.odds = odds


@rule
def ready(s: State, seat: int, slot: int) -> bool:
    """Whether the helper in a slot may work now: in his phase, and not used up for this round."""
    farm = s.farms[seat]
    card = int(farm.helpers[slot]) - 1
    if card < 0 or (int(farm.used) >> slot) & 1:
        return False
    return (int(s.box.cards[card].when) >> PHASE_OF_STEP[s.step]) & 1 != 0


@rule
def special_slot(s: State, seat: int, odd: int) -> int:
    """The slot of a helper with an odd effect who may work now and can be paid, else -1."""
    farm = s.farms[seat]
    if (int(farm.odds) >> odd) & 1 == 0:
        return NOBODY
    for slot in range(HELPERS):
        card = int(farm.helpers[slot]) - 1
        if card >= 0 and s.box.cards[card].mode == Mode.SPECIAL and s.box.cards[card].what == odd:
            if ready(s, seat, slot) and payable(s, seat, int(s.box.cards[card].pay)):
                return slot
    return NOBODY


@rule
def payable(s: State, seat: int, code: int) -> bool:
    """Whether a farm has what a helper asks for."""
    if code == 0:
        return True
    farm = s.farms[seat]
    kind, n = kind_in(code), number_in(code)
    if kind == Payment.CARD:
        return int(farm.hand) >= n
    if kind == Payment.TWO_HARVEST:
        different = 0
        for good in range(HARVEST):
            different += int(farm.stock[good] > 0)
        return different >= 2
    return int(farm.stock[kind]) >= n


@rule
def use_helper(s: State, seat: int, slot: int) -> None:
    """A helper works: told, and used up where once a round is all he does."""
    farm = s.farms[seat]
    card = int(farm.helpers[slot]) - 1
    emit(s.events, Event.HELPER, seat, card)
    if s.box.cards[card].once:
        s.spent[card // WORD] |= INT(1) << (card % WORD)
        use_up(s, seat, slot)


@rule
def use_up(s: State, seat: int, slot: int) -> None:
    """A helper is used up for this round; in the original a player marker says so."""
    farm = s.farms[seat]
    farm.used |= 1 << slot
    if s.rules[TableRule.HELPER_MARKERS] == BY_MARKER:
        farm.markers += 1


@rule
def exhausted(s: State, card: int) -> bool:
    """Whether a card's helper was used up in this round already, here or on another farm (ruling 24)."""
    return bool((INT(s.spent[card // WORD]) >> (card % WORD)) & 1)


@rule
def ready_helper(s: State, seat: int, slot: int) -> None:
    """A helper is fresh again; his marker, if any, goes back."""
    farm = s.farms[seat]
    if (int(farm.used) >> slot) & 1:
        farm.used &= ~(1 << slot)
        if s.rules[TableRule.HELPER_MARKERS] == BY_MARKER:
            farm.markers -= 1


@inline_rule
def has_special(s: State, seat: int, odd: int) -> bool:
    """Whether a helper with an odd effect is on a farm, used up or not."""
    return (int(s.farms[seat].odds) >> odd) & 1 != 0
