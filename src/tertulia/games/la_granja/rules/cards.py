"""Playing and replacing cards, and building farm extensions (rules 2.2, 6.0 step 1; ruling 4)."""

from tertulia.games.la_granja.model.arguments import Delivering, Paying, Replacing
from tertulia.games.la_granja.model.cards import Trigger
from tertulia.games.la_granja.model.decisions import Decision, Series
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import BARROWS, CARDS, HELPERS, Side, Zone
from tertulia.games.la_granja.rules.card_piles import discard_card
from tertulia.games.la_granja.rules.effects import fire_trigger, set_off_helper
from tertulia.games.la_granja.rules.goods import sell_surplus_pigs
from tertulia.games.la_granja.rules.helpers import is_used_up, make_ready, mark_used, survey_helpers
from tertulia.games.la_granja.rules.places import count_filled_symbols, survey_barrow
from tertulia.games.la_granja.rules.prices import barrow_places
from tertulia.kernel.agenda import Agenda, push, set_argument
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def play_card(s: State, seat: int, card: int, side: int) -> None:
    """Play a card from the hand on a side of the farm (`Side`): field, barrow, extension or helper.

    An extension has to be paid for first. If the side has no free place, the player first chooses a card to replace.
    """
    farm = s.farms[seat]
    farm.hand -= 1
    s.zone[card] = Zone.IN_PLAY + seat
    emit(s.events, Event.PLAY, seat, card, side)
    if side == Side.FIELD:
        s.zone[card] = Zone.FIELD + seat
        farm.fields[s.box.cards[card].field] += 1
    elif side == Side.EXTENSION:
        push(farm.agenda, Decision.PAY)
        set_argument(farm.agenda, Paying.CARD, card)
        set_argument(farm.agenda, Paying.LEFT, int(farm.extensions) + 1)
    else:
        slot = find_free_slot(s, seat, side)
        if slot >= 0:
            place_card(s, seat, card, side, slot)
        else:
            _ask_for_replacement(farm.agenda, card, side)


@rule
def _ask_for_replacement(pending: Agenda, card: int, side: int) -> None:
    """Ask which card on a full side of the farm is discarded to make room for `card`."""
    push(pending, Decision.REPLACE)
    set_argument(pending, Replacing.CARD, card)
    set_argument(pending, Replacing.SIDE, side)


@rule
def find_free_slot(s: State, seat: int, side: int) -> int:
    """Return the first free place for a market barrow or a helper, or -1 if no more cards may lie there."""
    farm = s.farms[seat]
    if side == Side.BARROW:
        places, lying, free = barrow_places(s, seat), 0, -1
        for slot in range(BARROWS):
            if farm.barrows[slot] > 0:
                lying += 1
            elif free < 0 and slot < places:
                free = slot
        return free if lying < places else -1
    for slot in range(HELPERS):
        if farm.helpers[slot] == 0:
            return slot
    return -1


@rule
def place_card(s: State, seat: int, card: int, side: int, slot: int) -> None:
    """Put a card on an empty place for market barrows or helpers.

    `side` is `Side.BARROW` or `Side.HELPER`, and `slot` is the index of the place. A new barrow updates the goods that
    the farm's barrows accept. A new helper updates prices and limits of the farm, and sets off other helpers that react
    to a played helper.
    """
    farm = s.farms[seat]
    if side == Side.BARROW:
        s.zone[card] = Zone.BARROW + seat
        farm.barrows[slot] = card + 1
        survey_barrow(s, seat, slot)
    else:
        s.zone[card] = Zone.HELPER + seat
        # the other helpers react to a new helper, but the new helper does not react to itself
        fire_trigger(s, seat, Trigger.HELPER_PLAYED, 1)
        farm.helpers[slot] = card + 1
        if is_used_up(s, card):
            mark_used(s, seat, slot)
        survey_helpers(s, seat)
        if _is_before_deliveries(s.farms[seat].agenda):
            # cards may be used immediately (rules 6.0, step 1): the deliveries have not begun yet
            set_off_helper(s, seat, slot, Trigger.DELIVERIES_BEGIN, 1)


@rule
def _is_before_deliveries(pending: Agenda) -> bool:
    """Return whether step 3 of the transport phase has begun, but no delivery has been made in it."""
    for i in range(pending.open):
        if pending.kind[i] == Decision.DELIVER and pending.args[i, Delivering.SERIES] == Series.NOT_BEGUN:
            return True
    return False


@rule
def replace_card(s: State, seat: int, card: int, side: int, slot: int) -> None:
    """Discard a barrow or helper to place a new card; the markers on it return to the supply.

    A farm may still hold four barrows after losing the cart builder, who gives the fourth place. Then two barrows must
    be discarded for the new one (rules 6.0, step 1; rulings 4 and 16).
    """
    farm = s.farms[seat]
    if side == Side.BARROW:
        old = int(farm.barrows[slot]) - 1
        clear_barrow(s, seat, slot)
    else:
        old = int(farm.helpers[slot]) - 1
        make_ready(s, seat, slot)
        farm.helpers[slot] = 0
        survey_helpers(s, seat)
    emit(s.events, Event.REPLACE, seat, old, side)
    discard_card(s, old)
    place = find_free_slot(s, seat, side)
    if place < 0:
        _ask_for_replacement(farm.agenda, card, side)
    else:
        place_card(s, seat, card, side, place)
    if side == Side.HELPER:
        sell_surplus_pigs(s, seat)


@rule
def clear_barrow(s: State, seat: int, slot: int) -> None:
    """Remove a market barrow from the farm; its markers return to the supply."""
    farm = s.farms[seat]
    farm.markers -= count_filled_symbols(s, seat, slot)
    farm.barrows[slot] = 0
    farm.filled[slot] = 0
    survey_barrow(s, seat, slot)


@rule
def extend_farm(s: State, seat: int, card: int) -> None:
    """Put an extension on the farm after it has been paid for (rules 6.0, step 1)."""
    farm = s.farms[seat]
    s.zone[card] = Zone.EXTENSION + seat
    farm.extensions += 1
    gifts = int(s.box.cards[card].gifts)
    for i in range(3):
        farm.gifts[i] += (gifts >> i) & 1


@rule
def append_cards_in_zone(s: State, zone: int, first: int, out: IntArray, n: int) -> int:
    """Append to `out` the action number `first` + card for every card in a zone (`Zone`).

    `first` is the action for card 0. `out` already holds `n` actions. Returns the new number of actions.
    """
    for card in range(CARDS):
        out[n] = first + card
        n += int(s.zone[card] == zone)
    return n
