"""Playing cards: legal plays, payments, replaced cards, and refilling the hand (rules 6.0, step 1)."""

from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.arguments import Offering, Paying, Playing, Replacing
from tertulia.games.la_granja.model.cards import Trigger
from tertulia.games.la_granja.model.decisions import Decision
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import BARROWS, CARDS, FARM_GOODS, FIELDS, HARVEST, HELPERS, SIDES, Side, Zone
from tertulia.games.la_granja.rules.card_piles import discard_from_hand, draw_cards
from tertulia.games.la_granja.rules.cards import extend_farm, play_card, replace_card
from tertulia.games.la_granja.rules.effects import fire_trigger, run_helper
from tertulia.games.la_granja.rules.goods import good_at_source, remove_good
from tertulia.games.la_granja.rules.helpers import find_helper_slot
from tertulia.games.la_granja.rules.prices import hand_limit
from tertulia.kernel.agenda import Agenda, get_argument, pop, push, set_argument, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def list_plays(s: State, seat: int, out: IntArray) -> int:
    """Write to `out` the actions that play a hand card (rules 6.0, step 1); return the number of actions.

    Extensions are listed only if the farm can pay for one.
    """
    n = 0
    extends = int(count_different_goods(s, seat, 0) > s.farms[seat].extensions)
    for card in range(CARDS):
        if s.zone[card] == Zone.HAND + seat:
            first = Action.PLAY + card * len(SIDES)
            for side in range(len(SIDES)):
                out[n] = first + side
                n += int(side != Side.EXTENSION) | extends
    return n


@rule
def count_different_goods(s: State, seat: int, least: int) -> int:
    """Return how many kinds of goods a farm has in dens and on fields, silver and points included.

    Only goods whose number in `Good` is at least `least` are counted.
    """
    stock = s.farms[seat].stock
    count = 0
    for good in range(least, FARM_GOODS):
        count += int(_has_good(stock, good))
    return count


@rule
def _has_good(stock: IntArray, good: int) -> bool:
    """Return whether a farm has a good in a den or on a field, or has silver or a point."""
    if good < HARVEST and stock[FIELDS + good] > 0:
        return True
    return bool(stock[good] > 0)


@rule
def play_chosen_card(s: State, seat: int, pending: Agenda, card: int, side: int) -> None:
    """Play the card that the player has chosen on `side` of the farm, in step 1 or by an effect."""
    if top(pending) == Decision.PLAY:
        set_argument(pending, Playing.LEFT, get_argument(pending, Playing.LEFT) - 1)
    else:
        pop(pending)
    play_card(s, seat, card, side)


@rule
def list_payments(s: State, seat: int, pending: Agenda, out: IntArray) -> int:
    """Write to `out` the actions that pay a good for a farm extension; return the number of actions.

    Goods are paid in ascending order, so that each combination of goods can be paid in only one order. A good is listed
    only if the farm has enough later kinds of goods for the rest of the payment.
    """
    left, least = get_argument(pending, Paying.LEFT), get_argument(pending, Paying.LEAST)
    stock = s.farms[seat].stock
    last = FARM_GOODS - 1
    while count_different_goods(s, seat, last) < left:
        last -= 1
    n = 0
    for good in range(least, last + 1):
        out[n] = Action.PAY + good
        n += int(stock[good] > 0)
    for good in range(least, min(last + 1, HARVEST)):
        out[n] = Action.PAY + FIELDS + good
        n += int(stock[FIELDS + good] > 0)
    return n


@rule
def pay_good(s: State, seat: int, pending: Agenda, source: int) -> None:
    """Pay one of the different goods that an extension costs; the last payment builds the extension."""
    card, left = get_argument(pending, Paying.CARD), get_argument(pending, Paying.LEFT)
    emit(s.events, Event.PAY, seat, source)
    remove_good(s, seat, source)
    if left == 1:
        pop(pending)
        extend_farm(s, seat, card)
    else:
        set_argument(pending, Paying.LEFT, left - 1)
        set_argument(pending, Paying.LEAST, good_at_source(source) + 1)


@rule
def list_replaceable(s: State, seat: int, side: int, out: IntArray) -> int:
    """Write to `out` the actions that discard a barrow or a helper for a new card; return their count."""
    farm = s.farms[seat]
    n = 0
    for slot in range(BARROWS if side == Side.BARROW else HELPERS):
        out[n] = Action.REPLACE + slot
        n += int((farm.barrows[slot] if side == Side.BARROW else farm.helpers[min(slot, HELPERS - 1)]) > 0)
    return n


@rule
def replace_chosen_card(s: State, seat: int, pending: Agenda, slot: int) -> None:
    """Discard the played card on the chosen place, and put the new card on the free place."""
    card, side = get_argument(pending, Replacing.CARD), get_argument(pending, Replacing.SIDE)
    pop(pending)
    replace_card(s, seat, card, side, slot)


@rule
def end_play(s: State, seat: int, pending: Agenda) -> None:
    """End step 1, in which cards are played: fill the hand up to its limit, or ask to discard."""
    pop(pending)
    missing = hand_limit(s, seat) - int(s.farms[seat].hand)
    if missing < 0:
        push(pending, Decision.DISCARD)
    else:
        draw_cards(s, seat, missing)
        fire_trigger(s, seat, Trigger.AFTER_DRAW, 1)


@rule
def discard_chosen_card(s: State, seat: int, pending: Agenda, card: int) -> None:
    """Discard a chosen hand card, to reach the hand limit or as the payment for a helper."""
    discard_from_hand(s, seat, card)
    if top(pending) == Decision.GIVE_CARD:
        slot = find_helper_slot(s, seat, get_argument(pending, Offering.CARD))
        pop(pending)
        run_helper(s, seat, slot, 1)
    elif s.farms[seat].hand <= hand_limit(s, seat):
        pop(pending)
        fire_trigger(s, seat, Trigger.AFTER_DRAW, 1)
