"""Decisions that have become void are closed: nothing is left to choose, or nobody could pay any more."""

from __future__ import annotations

from tertulia.games.la_granja.effects import grantable
from tertulia.games.la_granja.goods import has_raw
from tertulia.games.la_granja.helpers import NOBODY, odd_slot, payable, ready
from tertulia.games.la_granja.names import G_CARD, G_PLAY, HARVEST, MERCHANT
from tertulia.games.la_granja.roofs import others_used
from tertulia.games.la_granja.state import (
    BY_THE_WAY,
    D_CARD,
    D_DELIVER,
    D_LODGE,
    D_MERCHANT,
    D_OFFER,
    D_TURN,
    D_UPGRADES,
)
from tertulia.kernel.agenda import NOTHING, get, pop, top
from tertulia.kernel.rule import Record, rule


@rule
def settle(s: Record, seat: int) -> bool:
    """Close void decisions of a seat; whether one is open then."""
    pending = s.farms[seat].agenda
    while void(s, seat, pending):
        pop(pending)
    return top(pending) != NOTHING


@rule
def void(s: Record, seat: int, pending: Record) -> bool:
    """Whether the open decision leaves nothing to decide."""
    kind = top(pending)
    if kind == D_DELIVER:
        return get(pending, 0) == 0 and get(pending, 1) == BY_THE_WAY
    if kind == D_UPGRADES:
        return get(pending, 0) == 0 or (get(pending, 1) != 1 and not has_raw(s, seat))
    if kind == D_CARD:
        return not grantable(s, seat, G_CARD if get(pending, 0) else G_PLAY)
    if kind == D_TURN:
        return not others_used(s, seat)
    if kind == D_MERCHANT:
        return odd_slot(s, seat, MERCHANT) == NOBODY
    if kind == D_OFFER:
        slot = get(pending, 0)
        card = int(s.farms[seat].helpers[slot]) - 1
        return not ready(s, seat, slot) or not payable(s, seat, int(s.box.cards[card].pay))
    if kind == D_LODGE:
        return get(pending, 1) == 0 or not other_harvest(s, seat, get(pending, 0))
    return False


@rule
def other_harvest(s: Record, seat: int, good: int) -> bool:
    """Whether there is another harvest good than this in the dens."""
    for other in range(HARVEST):
        if other != good and s.farms[seat].stock[other] > 0:
            return True
    return False
