"""Decisions that have become void are closed: nothing is left to choose, or nobody could pay any more."""

from __future__ import annotations

from tertulia.games.la_granja.model import (
    HARVEST,
    Decision,
    Delivering,
    Drawing,
    Gain,
    Lodging,
    Offering,
    Series,
    Special,
    Spending,
    State,
    Turning,
    Upgrading,
)
from tertulia.games.la_granja.rules.crafts import end_deliveries
from tertulia.games.la_granja.rules.effects import grantable, others_used
from tertulia.games.la_granja.rules.goods import has_raw
from tertulia.games.la_granja.rules.helpers import NOBODY, might_pay, ready, slot_of, special_slot, special_to_come
from tertulia.kernel.agenda import NOTHING, Agenda, get, pop, top
from tertulia.kernel.rule import rule


@rule
def drop_void(s: State, seat: int) -> bool:
    """Close void decisions of a seat; whether one is open then."""
    pending = s.farms[seat].agenda
    while void(s, seat, pending):
        if top(pending) == Decision.DELIVER:
            end_deliveries(s, seat, pending)
        else:
            pop(pending)
    return top(pending) != NOTHING


@rule
def void(s: State, seat: int, pending: Agenda) -> bool:
    """Whether the open decision leaves nothing to decide; one that a helper opened goes with the helper (rules 2.2)."""
    kind = top(pending)
    if kind == Decision.DELIVER:
        series = get(pending, Delivering.SERIES)
        return get(pending, Delivering.LEFT) == 0 and (series == Series.BY_THE_WAY or series == Series.AT_ONCE)
    if kind == Decision.DIE:
        return get(pending, Spending.USED) != 0 and special_slot(s, seat, Special.PORTER) == NOBODY
    if kind == Decision.MARK:
        return special_slot(s, seat, Special.VILLAGE_ELDER) == NOBODY
    if kind == Decision.UPGRADES:
        return get(pending, Upgrading.LEFT) == 0 or (get(pending, Upgrading.STEP) != 1 and not has_raw(s, seat))
    if kind == Decision.CARD:
        return not grantable(s, seat, Gain.CARD if get(pending, Drawing.ALLOWED) else Gain.PLAY)
    if kind == Decision.TURN:
        return not (others_used(s, seat) or (get(pending, Turning.ANY) == 1 and s.farms[seat].roofs_used != 0))
    if kind == Decision.MERCHANT:
        return not special_to_come(s, seat, Special.MERCHANT)
    if kind == Decision.OFFER:
        card = get(pending, Offering.CARD)
        slot = slot_of(s, seat, card)
        return slot == NOBODY or not ready(s, seat, slot) or not might_pay(s, seat, int(s.box.cards[card].pay))
    if kind == Decision.LODGE:
        return get(pending, Lodging.LEFT) == 0 or not other_harvest(s, seat, get(pending, Lodging.GOOD))
    return False


@rule
def other_harvest(s: State, seat: int, good: int) -> bool:
    """Whether there is another harvest good than this in the dens."""
    for other in range(HARVEST):
        if other != good and s.farms[seat].stock[other] > 0:
            return True
    return False
