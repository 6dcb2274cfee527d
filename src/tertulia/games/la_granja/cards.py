"""Cards move between deck, hands, farms and discards (rules 2.2, 6.0 step 1; ruling 4)."""

from __future__ import annotations

from tertulia.games.la_granja.effects import fire
from tertulia.games.la_granja.goods import sell_surplus_pigs
from tertulia.games.la_granja.helpers import rested, survey_helpers, tired, use_up
from tertulia.games.la_granja.names import (
    BARROW,
    CARDS,
    EXTENSION,
    FIELD,
    HELPER,
    HELPER_PLAYED,
    HELPERS,
)
from tertulia.games.la_granja.piles import discard
from tertulia.games.la_granja.places import survey_barrow, symbols_filled
from tertulia.games.la_granja.prices import barrow_places
from tertulia.games.la_granja.state import (
    AS_BARROW,
    AS_EXTENSION,
    AS_FIELD,
    AS_HELPER,
    D_PAY,
    D_REPLACE,
    E_PLAY,
    E_REPLACE,
    IN_PLAY,
)
from tertulia.kernel.agenda import push, put
from tertulia.kernel.events import emit
from tertulia.kernel.rule import Record, rule


@rule
def play_card(s: Record, seat: int, card: int, side: int) -> None:
    """Tuck a card of the hand under a side of the farm; an extension is paid for first, a full side makes room first."""
    farm = s.farms[seat]
    farm.hand -= 1
    s.zone[card] = IN_PLAY + seat
    emit(s.events, E_PLAY, seat, card, side, 0, 0, 0)
    if side == FIELD:
        s.zone[card] = AS_FIELD + seat
        farm.fields[s.box.cards[card].field] += 1
    elif side == EXTENSION:
        push(farm.agenda, D_PAY)
        put(farm.agenda, 0, card)
        put(farm.agenda, 1, int(farm.extensions) + 1)
    else:
        slot = free_slot(s, seat, side)
        if slot >= 0:
            put_in(s, seat, card, side, slot)
        else:
            push(farm.agenda, D_REPLACE)
            put(farm.agenda, 0, card)
            put(farm.agenda, 1, side)


@rule
def free_slot(s: Record, seat: int, side: int) -> int:
    """The first free place for a market barrow or a helper, -1 where all are taken."""
    farm = s.farms[seat]
    if side == BARROW:
        for slot in range(barrow_places(s, seat)):
            if farm.barrows[slot] == 0:
                return slot
    else:
        for slot in range(HELPERS):
            if farm.helpers[slot] == 0:
                return slot
    return -1


@rule
def put_in(s: Record, seat: int, card: int, side: int, slot: int) -> None:
    """A card takes its place above or below the farm."""
    farm = s.farms[seat]
    if side == BARROW:
        s.zone[card] = AS_BARROW + seat
        farm.barrows[slot] = card + 1
        survey_barrow(s, seat, slot)
    else:
        s.zone[card] = AS_HELPER + seat
        # who is already there notices the new one; he does not notice himself
        fire(s, seat, HELPER_PLAYED, 1)
        farm.helpers[slot] = card + 1
        if tired(s, card):
            use_up(s, seat, slot)
        survey_helpers(s, seat)


@rule
def replace(s: Record, seat: int, card: int, side: int, slot: int) -> None:
    """Throw an old card away for a new one; markers on it come back (rules 6.0, step 1; ruling 4)."""
    farm = s.farms[seat]
    if side == BARROW:
        old = int(farm.barrows[slot]) - 1
        clear_barrow(s, seat, slot)
    else:
        old = int(farm.helpers[slot]) - 1
        rested(s, seat, slot)
        farm.helpers[slot] = 0
        survey_helpers(s, seat)
    emit(s.events, E_REPLACE, seat, old, side, 0, 0, 0)
    discard(s, old)
    put_in(s, seat, card, side, slot)
    if side == HELPER:
        sell_surplus_pigs(s, seat)


@rule
def clear_barrow(s: Record, seat: int, slot: int) -> None:
    """A market barrow leaves the farm, its markers go back to the pool."""
    farm = s.farms[seat]
    farm.markers -= symbols_filled(s, seat, slot)
    farm.barrows[slot] = 0
    farm.filled[slot] = 0
    survey_barrow(s, seat, slot)


@rule
def extend_farm(s: Record, seat: int, card: int) -> None:
    """An extension that has been paid for takes its place (rules 6.0, step 1)."""
    farm = s.farms[seat]
    s.zone[card] = AS_EXTENSION + seat
    farm.extensions += 1
    gifts = int(s.box.cards[card].gifts)
    for i in range(3):
        farm.gifts[i] += (gifts >> i) & 1


@rule
def in_zone(s: Record, zone: int, first: int, out: Record, n: int) -> int:
    """Write `first + card` for every card in a zone; returns how many stand in `out` then."""
    for card in range(CARDS):
        out[n] = first + card
        n += int(s.zone[card] == zone)
    return n
