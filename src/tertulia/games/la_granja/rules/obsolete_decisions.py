"""Closes pending decisions whose object is gone, or that leave the player no choice.

A table names the thing that each kind of decision refers to. After each action, decisions at any depth of all agendas
are checked. A decision is closed if its card, die, roof marker or market marker is gone (rules 2.2; ruling 33). A
decision that merely became useless is closed when it reaches the top of its agenda.
"""

from collections.abc import Iterable
from enum import IntEnum

import numpy as np

from tertulia.games.la_granja.model import arguments
from tertulia.games.la_granja.model.cards import Gain, Roof
from tertulia.games.la_granja.model.decisions import Decision, PauseBefore, Series
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import ROOF_PLACES, SIESTA, Zone
from tertulia.games.la_granja.rules.crafts import end_deliveries
from tertulia.games.la_granja.rules.effects import can_grant, has_other_used_roof
from tertulia.games.la_granja.rules.goods import has_other_harvest, has_raw_goods
from tertulia.games.la_granja.rules.helpers import NO_SLOT, can_pay, find_helper_slot, is_ready, might_pay
from tertulia.games.la_granja.rules.marker_limit import exceeds_marker_limit
from tertulia.games.la_granja.rules.market import (
    FIRST_SPACES_MASK,
    SPACES_PER_ARGUMENT,
    free_spaces,
    guarded_spaces,
    owned_spaces,
    remove_markers,
    target_spaces,
)
from tertulia.games.la_granja.rules.roofs import has_room_for_roof
from tertulia.games.la_granja.rules.turn_end import has_usable_means
from tertulia.kernel.agenda import NO_DECISION, Agenda, get_argument, pop, remove_decision, top
from tertulia.kernel.rule import rule


class Referent(IntEnum):
    """Thing that a decision refers to, which may disappear while the decision waits."""

    AMOUNTS = 0
    """The decision refers to no single thing that can disappear, so it never becomes obsolete.

    Its legal answers follow from the goods, dice, hand cards and free places at the time of the answer.
    """
    HELPER = 1
    """The decision refers to a helper; it becomes obsolete if they leave the farm or can no longer work."""
    HELPER_THERE = 2
    """The decision refers to a helper who is already working; it becomes obsolete if they leave the farm."""
    PORTER = 3
    """The decision refers to the porter, but only after the first option of a die has been used."""
    CARD_IN_PLAY = 4
    """The decision refers to a card just played that has to be paid for or needs a place."""
    DIE_BELOW = 5
    """The decision refers to the die whose value changes.

    The `DIE` decision with this die lies directly below the decision on the agenda.
    """
    ROOF = 6
    """The decision refers to the unused roof marker that doubles the points of a roof place."""
    OWN_MARKERS = 7
    """The decision refers to the seat's threatened market markers, and to the market guard."""
    MARKERS = 8
    """The decision refers to player markers in use beyond the limit; the seat frees one."""
    TRACK = 9
    """The decision refers to spaces of the siesta track that are still ahead of the seat's disc."""


REFERENCES: dict[Decision, tuple[Referent, int]] = {
    Decision.PLAY: (Referent.AMOUNTS, 0),
    Decision.GROW: (Referent.AMOUNTS, 0),
    Decision.ROOF: (Referent.AMOUNTS, 0),
    Decision.MARK: (Referent.HELPER, arguments.Offering.CARD),
    Decision.TAKE: (Referent.AMOUNTS, 0),
    Decision.DIE: (Referent.PORTER, arguments.Spending.PORTER),
    Decision.OFFER: (Referent.HELPER, arguments.Offering.CARD),
    Decision.DELIVER: (Referent.AMOUNTS, 0),
    Decision.BUY_DELIVERIES: (Referent.AMOUNTS, 0),
    Decision.BUY_ONE_BY_ONE: (Referent.AMOUNTS, 0),
    Decision.MERCHANT: (Referent.HELPER, arguments.Offering.CARD),
    Decision.SIESTA: (Referent.AMOUNTS, 0),
    Decision.INCOME: (Referent.AMOUNTS, 0),
    Decision.PAUSE: (Referent.AMOUNTS, 0),
    Decision.DISCARD: (Referent.AMOUNTS, 0),
    Decision.CHOICE: (Referent.AMOUNTS, 0),
    Decision.PAIR: (Referent.AMOUNTS, 0),
    Decision.CARD: (Referent.AMOUNTS, 0),
    Decision.UPGRADES: (Referent.AMOUNTS, 0),
    Decision.PAY: (Referent.CARD_IN_PLAY, arguments.Paying.CARD),
    Decision.REPLACE: (Referent.CARD_IN_PLAY, arguments.Replacing.CARD),
    Decision.DONKEY: (Referent.AMOUNTS, 0),
    Decision.MARKET: (Referent.AMOUNTS, 0),
    Decision.BARTER: (Referent.HELPER, arguments.Swapping.CARD),
    Decision.LODGE: (Referent.HELPER_THERE, arguments.Lodging.CARD),
    Decision.NAME_GOOD: (Referent.HELPER_THERE, arguments.Naming.CARD),
    Decision.GIVE_CARD: (Referent.HELPER, arguments.Offering.CARD),
    Decision.GIVE_PAIR: (Referent.HELPER, arguments.Offering.CARD),
    Decision.TURN: (Referent.AMOUNTS, 0),
    Decision.SHIFT: (Referent.DIE_BELOW, 0),
    Decision.DOUBLE: (Referent.ROOF, arguments.Doubling.PLACE),
    Decision.HELP: (Referent.HELPER, arguments.Offering.CARD),
    Decision.STEP: (Referent.TRACK, 0),
    Decision.GUARD: (Referent.OWN_MARKERS, arguments.Guarding.CARD),
    Decision.FREE: (Referent.MARKERS, 0),
}
"""For each kind of decision: the thing it refers to (`Referent`), and the position of an argument.

The argument of the decision identifies the thing; for example, it is the index of a helper's card. The position is 0
if no argument is needed.
"""
REFERENT_KIND = np.array([0, *(int(REFERENCES[decision][0]) for decision in Decision)])
REFERENT_ARGUMENT = np.array([0, *(int(REFERENCES[decision][1]) for decision in Decision)])


def kind_bits(kinds: Iterable[Decision]) -> int:
    """Return a bit mask of kinds of decisions: bit n stands for the kind with number n."""
    return sum(1 << int(kind) for kind in kinds)


WITH_REFERENT = kind_bits(decision for decision, (referent, _) in REFERENCES.items() if referent != Referent.AMOUNTS)
"""Kinds of decisions that may become obsolete, as bits.

If no such decision is pending, `drop_obsolete` need not be called.
"""
MAY_BE_VOID = kind_bits(
    (
        Decision.DELIVER,
        Decision.UPGRADES,
        Decision.CARD,
        Decision.TURN,
        Decision.OFFER,
        Decision.MERCHANT,
        Decision.LODGE,
        Decision.MARKET,
        Decision.PAUSE,
        Decision.ROOF,
    )
)
"""Kinds of decisions that may leave the player no choice (`is_void`), as bits.

If no such decision is open, `drop_void` need not be called.
"""


@rule
def drop_obsolete(s: State) -> None:
    """Remove each pending decision of all seats about a card, die or marker (`Referent`) that is gone."""
    for seat in range(s.seats):
        pending = s.farms[seat].agenda
        i = int(pending.open) - 1
        while i >= 0:
            if not has_referent(s, seat, pending, i):
                _close_decision(s, seat, pending, i)
            i -= 1


@rule
def has_referent(s: State, seat: int, pending: Agenda, i: int) -> bool:
    """Return whether the card, die or marker (`Referent`) of the decision at index `i` of `pending` still exists."""
    referent = int(REFERENT_KIND[pending.kind[i]])
    named = int(pending.args[i, REFERENT_ARGUMENT[pending.kind[i]]])
    if referent == Referent.HELPER:
        slot = find_helper_slot(s, seat, named)
        return slot != NO_SLOT and is_ready(s, seat, slot)
    if referent == Referent.HELPER_THERE:
        return find_helper_slot(s, seat, named) != NO_SLOT
    if referent == Referent.PORTER:
        if pending.args[i, arguments.Spending.USED] == 0:
            return True
        slot = find_helper_slot(s, seat, named)
        return slot != NO_SLOT and is_ready(s, seat, slot)
    if referent == Referent.CARD_IN_PLAY:
        return bool(s.zone[named] == Zone.IN_PLAY + seat)
    if referent == Referent.DIE_BELOW:
        return i > 0 and pending.kind[i - 1] == Decision.DIE
    if referent == Referent.ROOF:
        farm = s.farms[seat]
        lies = named < ROOF_PLACES and farm.roofs[named] == Roof.DOUBLE_ROOF_POINTS + 1
        return bool(lies and (int(farm.roofs_used) >> named) & 1 == 0)
    if referent == Referent.OWN_MARKERS:
        return _has_guard_referent(s, seat, pending, i, named)
    if referent == Referent.MARKERS:
        return exceeds_marker_limit(s, seat)
    if referent == Referent.TRACK:
        return bool(s.farms[seat].siesta < SIESTA - 1)
    return True


@rule
def _has_guard_referent(s: State, seat: int, pending: Agenda, i: int, card: int) -> bool:
    """Return whether the market guard still has a marker to save, may work, and can be paid.

    Markers that the seat no longer has on the market are removed from decision `i`.
    """
    spaces = owned_spaces(s, guarded_spaces(pending, i), seat)
    pending.args[i, arguments.Guarding.FIRST] = spaces & FIRST_SPACES_MASK
    pending.args[i, arguments.Guarding.OTHERS] = spaces >> SPACES_PER_ARGUMENT
    slot = find_helper_slot(s, seat, card)
    return spaces != 0 and slot != NO_SLOT and is_ready(s, seat, slot) and can_pay(s, seat, int(s.box.cards[card].pay))


@rule
def _close_decision(s: State, seat: int, pending: Agenda, i: int) -> None:
    """Remove decision `i` from an agenda, at any depth.

    If it is a `GUARD` decision, no market marker is saved: the threatened markers leave the market.
    """
    guards = pending.kind[i] == Decision.GUARD
    spaces, by = guarded_spaces(pending, i), int(pending.args[i, arguments.Guarding.BY])
    remove_decision(pending, i)
    if guards:
        remove_markers(s, spaces, by)


@rule
def drop_void(s: State, seat: int) -> bool:
    """Close decisions on top of an agenda that leave no choice (`is_void`).

    Returns whether a decision is open afterwards.
    """
    pending = s.farms[seat].agenda
    while is_void(s, seat, pending):
        if top(pending) == Decision.DELIVER:
            end_deliveries(s, seat, pending)
        else:
            pop(pending)
    return top(pending) != NO_DECISION


@rule
def is_void(s: State, seat: int, pending: Agenda) -> bool:
    """Return whether the open decision leaves the player no choice now.

    For example, no delivery or upgrade is left, or no market space is free, or the helper cannot be paid.
    """
    kind = top(pending)
    if kind == Decision.DELIVER:
        return get_argument(pending, arguments.Delivering.LEFT) == 0 and _ends_by_itself(
            get_argument(pending, arguments.Delivering.SERIES)
        )
    if kind == Decision.UPGRADES:
        return get_argument(pending, arguments.Upgrading.LEFT) == 0 or (
            get_argument(pending, arguments.Upgrading.STEP) != 1 and not has_raw_goods(s, seat)
        )
    if kind == Decision.CARD:
        return not can_grant(s, seat, Gain.CARD if get_argument(pending, arguments.Drawing.ALLOWED) else Gain.PLAY)
    if kind == Decision.TURN:
        return not (
            has_other_used_roof(s, seat)
            or (get_argument(pending, arguments.Turning.ANY) == 1 and s.farms[seat].roofs_used != 0)
        )
    if kind == Decision.OFFER or kind == Decision.MERCHANT:
        return not might_pay(s, seat, int(s.box.cards[get_argument(pending, arguments.Offering.CARD)].pay))
    if kind == Decision.LODGE:
        return get_argument(pending, arguments.Lodging.LEFT) == 0 or not has_other_harvest(
            s, seat, get_argument(pending, arguments.Lodging.GOOD)
        )
    if kind == Decision.MARKET:
        value = get_argument(pending, arguments.Placing.VALUE)
        return (target_spaces(s, seat, value) if value > 0 else free_spaces(s)) == 0
    if kind == Decision.PAUSE:
        return get_argument(pending, arguments.Pausing.BEFORE) == PauseBefore.TURN_END and not has_usable_means(s, seat)
    if kind == Decision.ROOF:
        return not has_room_for_roof(s, seat) and not has_usable_means(s, seat)
    return False


@rule
def _ends_by_itself(series: int) -> bool:
    """Return whether a series of deliveries (`Series`) ends with its last delivery.

    The player ends every other series with the action `done`.
    """
    return series == Series.BY_THE_WAY or series == Series.AT_ONCE or series == Series.OF_HELPER
