"""Helpers that their player calls: any-time helpers and special ones (rules 6.0, step 1)."""

from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.arguments import Delivering, Lodging, Naming, Offering, Shifting, Spending
from tertulia.games.la_granja.model.cards import Mode, Payment, Special
from tertulia.games.la_granja.model.decisions import Decision, DieOf, Series
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.rules.anytime import close_trade
from tertulia.games.la_granja.rules.dice import PIPS, open_die
from tertulia.games.la_granja.rules.effects import can_grant, grant_gain, run_helper, settle_payment
from tertulia.games.la_granja.rules.goods import has_other_harvest
from tertulia.games.la_granja.rules.helpers import (
    can_pay,
    find_helper_slot,
    is_ready,
    packed_kind,
    packed_number,
    use_helper,
)
from tertulia.games.la_granja.rules.places import has_countable_symbol
from tertulia.games.la_granja.rules.roofs import die_may_change
from tertulia.kernel.agenda import Agenda, get_argument, pop, push, remove_decision, set_argument
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def append_ready_helpers(s: State, seat: int, pending: Agenda, kind: int, out: IntArray, n: int) -> int:
    """Append to `out` the actions that call a helper who can be used now, in the order of the cards.

    `kind` is the kind of the seat's open decision (`Decision`). `out` already holds `n` actions. Returns the new number
    of actions.
    """
    helpers = s.farms[seat].helpers
    # card + 1 and slot packed into one number, sorted by three comparisons
    low, middle, high = int(helpers[0]) << 2, int(helpers[1]) << 2 | 1, int(helpers[2]) << 2 | 2
    low, middle = min(low, middle), max(low, middle)
    middle, high = min(middle, high), max(middle, high)
    low, middle = min(low, middle), max(low, middle)
    for helper in (low, middle, high):
        card, slot = (helper >> 2) - 1, helper & 3
        if card >= 0 and is_ready(s, seat, slot):
            out[n] = Action.HELPER + card
            n += int(can_help(s, seat, pending, kind, card))
    return n


@rule
def can_help(s: State, seat: int, pending: Agenda, kind: int, card: int) -> bool:
    """Return whether the seat can pay for a ready helper that would have an effect now.

    `kind` is the kind of the seat's open decision (`Decision`), and `card` is the index of the helper's card.
    """
    helper = s.box.cards[card]
    code = int(helper.pay)
    if not can_pay(s, seat, code):
        return False
    if find_question(pending, card) >= 0:
        return True
    if kind == Decision.HELP or is_helper_at_work(pending):
        return False
    if helper.mode == Mode.ACTION:
        cards_left = s.farms[seat].hand - (packed_number(code) if packed_kind(code) == Payment.CARD else 0)
        useful = can_grant(s, seat, packed_kind(int(helper.gain)))
        return useful and cards_left >= 0
    if helper.mode != Mode.SPECIAL:
        return False
    return _can_special_help(s, seat, pending, kind, int(helper.what), packed_kind(int(helper.gain)))


@rule
def find_question(pending: Agenda, card: int) -> int:
    """Return the agenda index of the `HELP` or `OFFER` decision whether to use a helper, or -1.

    `card` is the index of the helper's card. The result is -1 if no such decision can be answered now. Several `HELP`
    or `OFFER` decisions on top of the agenda may be answered in any order (ruling 28).
    """
    i = int(pending.open) - 1
    while i >= 0 and (pending.kind[i] == Decision.HELP or pending.kind[i] == Decision.OFFER):
        if pending.args[i, Offering.CARD] == card:
            return i
        i -= 1
    return -1


@rule
def is_helper_at_work(pending: Agenda) -> bool:
    """Return whether a helper is in the middle of its effect, so that no other helper may be called.

    This is the case between the two options of the porter, or during a helper's deliveries (rules 6.0, step 1; ruling
    30).
    """
    for i in range(pending.open):
        if pending.kind[i] == Decision.DIE and pending.args[i, Spending.USED] != 0:
            return True
        if pending.kind[i] == Decision.DELIVER and pending.args[i, Delivering.SERIES] == Series.OF_HELPER:
            return True
    return False


@rule
def _can_special_help(s: State, seat: int, pending: Agenda, kind: int, special: int, good: int) -> bool:
    if special == Special.MERCHANT:
        return kind == Decision.MERCHANT
    if special == Special.SACRISTAN:
        return kind == Decision.DIE and get_argument(pending, Spending.WHOSE) == DieOf.LAST
    if special == Special.FORTUNE_TELLER:
        return die_may_change(pending)
    if special == Special.LODGE:
        return has_other_harvest(s, seat, good)
    return special == Special.BOOKKEEPER and has_countable_symbol(s, seat)


@rule
def call_helper(s: State, seat: int, card: int) -> None:
    """Call a ready helper, as the answer to an open decision about this helper or as an any-time action."""
    farm = s.farms[seat]
    slot = find_helper_slot(s, seat, card)
    asked = find_question(farm.agenda, card)
    if asked >= 0:
        triggered, kind_of_trade = (
            farm.agenda.kind[asked] == Decision.HELP,
            int(farm.agenda.args[asked, Offering.TRADE]),
        )
        remove_decision(farm.agenda, asked)
        if triggered:
            _use_triggered_helper(s, seat, slot, card, kind_of_trade)
            return
    if s.box.cards[card].mode == Mode.SPECIAL:
        _call_special(s, seat, slot, card)
        return
    code = int(s.box.cards[card].pay)
    kind = packed_kind(code)
    if kind == Payment.CARD or kind == Payment.TWO_HARVEST:
        push(farm.agenda, Decision.GIVE_CARD if kind == Payment.CARD else Decision.GIVE_PAIR)
        set_argument(farm.agenda, Offering.CARD, card)
    else:
        settle_payment(s, seat, code)
        run_helper(s, seat, slot, 1)


@rule
def _use_triggered_helper(s: State, seat: int, slot: int, card: int, kind: int) -> None:
    """Use the helper in `slot`, which an event has triggered, after the player accepted the offer.

    The traveling salesman closes the trade `kind`, an index in `TRADE_KINDS`. Any other helper grants its gains.
    """
    if s.box.cards[card].mode == Mode.SPECIAL:
        close_trade(s, seat, slot, kind)
    else:
        run_helper(s, seat, slot, 1)


@rule
def _call_special(s: State, seat: int, slot: int, card: int) -> None:
    """Use a special helper: merchant, sacristan, fortune teller, lodge or bookkeeper."""
    farm = s.farms[seat]
    special, gained = int(s.box.cards[card].what), int(s.box.cards[card].gain)
    if special == Special.MERCHANT or special == Special.SACRISTAN:
        pop(farm.agenda)
    use_helper(s, seat, slot)
    settle_payment(s, seat, int(s.box.cards[card].pay))
    if special == Special.MERCHANT:
        open_die(farm.agenda, min(int(s.rounds), PIPS), DieOf.SECOND_SPACE)
    elif special == Special.SACRISTAN:
        grant_gain(s, seat, packed_kind(gained), packed_number(gained))
    elif special == Special.FORTUNE_TELLER:
        push(farm.agenda, Decision.SHIFT)
        set_argument(farm.agenda, Shifting.BY, 1)
    elif special == Special.LODGE:
        push(farm.agenda, Decision.LODGE)
        set_argument(farm.agenda, Lodging.GOOD, packed_kind(gained))
        set_argument(farm.agenda, Lodging.LEFT, packed_number(gained))
        set_argument(farm.agenda, Lodging.CARD, card)
    else:
        push(farm.agenda, Decision.NAME_GOOD)
        set_argument(farm.agenda, Naming.GAIN, gained)
        set_argument(farm.agenda, Naming.CARD, card)
