"""Helpers on a farm: their lasting effects, whether they may work, and use once a round.

See rules 6.0, step 1.
"""

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.arguments import Delivering
from tertulia.games.la_granja.model.cards import MODIFIERS, Gain, Mode, Modifier, Payment, Roof, Special
from tertulia.games.la_granja.model.decisions import PHASE_OF_STEP, Decision, Series
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.state import State
from tertulia.kernel.chance import INT
from tertulia.kernel.events import emit
from tertulia.kernel.rule import inline_rule, rule

NO_SLOT = -1
WORD_BITS = 32
BY_MARKER = 1
"""Index of the choice `markers` of the option `helper_markers`: a player marker shows a used helper."""
PAYABLE_NOW, PAYABLE_LATER = 0, 1
"""Values of the argument `when` of `_find_special`: the farm can pay now, or payment is not checked."""
FIXED_MOMENT_ROOFS = 1 << Roof.CHANGE_DIE_1 | 1 << Roof.CHANGE_DIE_2 | 1 << Roof.DOUBLE_ROOF_POINTS
"""Roof markers that can be used at one moment only, not as an any-time action, as bits."""
ANY_TIME_SPECIALS = 1 << Special.LODGE | 1 << Special.BOOKKEEPER | 1 << Special.MARKET_GUARD
"""Special helpers (`Special`) that may act at any time, as bits."""


ROOFS_FOR_CARDS = 1 << Roof.CARD | 1 << Roof.TAKE_INCOME | 1 << Roof.DELIVERY | 1 << Roof.BOUGHT_DELIVERY
"""Roof markers that can lead to playing a card, as bits.

They do so directly, or through the trade commodity that they may bring.
"""
GAINS_FOR_CARDS = 1 << Gain.PLAY | 1 << Gain.CARD | 1 << Gain.DELIVERY | 1 << terms.Good.COMMODITY
"""Gains of helpers that can lead to playing a card, as bits."""
CARD_TRADE = terms.TRADE_KIND[terms.Trade.CARD]


@inline_rule
def packed_kind(code: int) -> int:
    """Return the kind of payment or gain that a helper's code stands for; -1 for the code 0, which means none.

    Codes are stored in `Card.pay`, `Card.gain` and `Card.gain_2`. The kind is a `terms.Good`, or a member of `Payment`
    or `Gain` for anything other than a good.
    """
    return (code & 31) - 1


@inline_rule
def packed_number(code: int) -> int:
    """Decode the amount of a helper's payment or gain, at least 1, from its code.

    Codes are stored in `Card.pay`, `Card.gain` and `Card.gain_2`. A code is kind + 1 + 32 * (amount - 1). The code 0
    stands for no payment or gain; its amount is meaningless.
    """
    return (code >> 5) + 1


@rule
def survey_helpers(s: State, seat: int) -> None:
    """Recompute the values of a farm that follow from its helpers.

    These values are `modifiers` (changes of prices and limits), `triggers` and `specials` (bit masks of `Trigger` and
    `Special`). If decisions about deliveries are pending, their numbers of deliveries left are updated, too.
    """
    farm = s.farms[seat]
    for i in range(len(MODIFIERS)):
        farm.modifiers[i] = 0
    triggers, specials = 0, 0
    for slot in range(terms.HELPERS):
        card = int(farm.helpers[slot]) - 1
        if card >= 0:
            helper = s.box.cards[card]
            what = int(helper.what)
            if helper.mode == Mode.MODIFIER:
                farm.modifiers[what] += packed_number(int(helper.gain))
            elif helper.mode == Mode.TRIGGER:
                triggers |= 1 << what
            elif helper.mode == Mode.SPECIAL:
                specials |= 1 << what
    farm.triggers = triggers
    farm.specials = specials
    _recount_deliveries(s, seat)


@rule
def _recount_deliveries(s: State, seat: int) -> None:
    """Adjust the number of deliveries left in open decisions to the helpers that a farm has now.

    This concerns steps 3 and 4 of the transport phase. A helper played in these steps adds its deliveries at once, and
    takes the unused ones away when it leaves. Deliveries already made are not added again (rules 6.0, step 1; ruling
    13).
    """
    farm = s.farms[seat]
    pending = farm.agenda
    for i in range(pending.open):
        added = int(farm.modifiers[Modifier.DELIVERIES])
        if pending.kind[i] == Decision.BUY_ONE_BY_ONE:
            added = int(farm.modifiers[Modifier.EXTRA_DELIVERIES])
        elif pending.kind[i] != Decision.DELIVER or not is_of_step_3(int(pending.args[i, Delivering.SERIES])):
            continue
        more = max(added - int(pending.args[i, Delivering.HELPED]), -int(pending.args[i, Delivering.LEFT]))
        pending.args[i, Delivering.LEFT] += more
        pending.args[i, Delivering.HELPED] += more


@inline_rule
def is_of_step_3(series: int) -> bool:
    """Return whether a series of deliveries (`Series`) belongs to step 3 of the transport phase."""
    return bool(series == Series.NOT_BEGUN or series == Series.BEGUN)


@rule
def is_ready(s: State, seat: int, slot: int) -> bool:
    """Return whether the helper in a slot may work now: in this phase, and not used up in this round."""
    farm = s.farms[seat]
    card = int(farm.helpers[slot]) - 1
    if card < 0 or (int(farm.used) >> slot) & 1:
        return False
    return (int(s.box.cards[card].when) >> int(PHASE_OF_STEP[s.step])) & 1 != 0


@rule
def find_helper_slot(s: State, seat: int, card: int) -> int:
    """Return the slot (helper place) of a farm in which a card lies, or -1 if the card lies in no slot."""
    for slot in range(terms.HELPERS):
        if s.farms[seat].helpers[slot] == card + 1:
            return slot
    return NO_SLOT


@rule
def find_payable_special(s: State, seat: int, special: int) -> int:
    """Return the slot of a farm's special helper (`Special`) that may work and be paid now, or -1."""
    return _find_special(s, seat, special, PAYABLE_NOW)


@rule
def find_ready_special(s: State, seat: int, special: int) -> int:
    """Return the slot of a farm's special helper (`Special`) that may work now, or -1.

    Whether the farm can pay for the helper is not checked.
    """
    return _find_special(s, seat, special, PAYABLE_LATER)


@rule
def _find_special(s: State, seat: int, special: int, when: int) -> int:
    farm = s.farms[seat]
    if (int(farm.specials) >> special) & 1 == 0:
        return NO_SLOT
    for slot in range(terms.HELPERS):
        card = int(farm.helpers[slot]) - 1
        if (
            card >= 0
            and s.box.cards[card].mode == Mode.SPECIAL
            and s.box.cards[card].what == special
            and is_ready(s, seat, slot)
        ):
            pay = int(s.box.cards[card].pay)
            if can_pay(s, seat, pay) or when == PAYABLE_LATER:
                return slot
    return NO_SLOT


@rule
def can_pay(s: State, seat: int, code: int) -> bool:
    """Return whether a farm has the goods, silver, points or cards that a helper's payment asks for.

    `code` is the payment as stored in `Card.pay`: its kind and amount in one integer (`packed_kind`, `packed_number`).
    Code 0 stands for no payment.
    """
    if code == 0:
        return True
    farm = s.farms[seat]
    kind, n = packed_kind(code), packed_number(code)
    if kind == Payment.CARD:
        return int(farm.hand) >= n
    if kind == Payment.TWO_HARVEST:
        different = 0
        for good in range(terms.HARVEST):
            different += int(farm.stock[good] > 0)
        return different >= 2
    return int(farm.stock[kind]) >= n


@rule
def might_pay(s: State, seat: int, code: int) -> bool:
    """Return whether a farm can pay for a helper now, or perhaps after any-time actions (rules 5.1).

    Any-time actions, such as selling goods, may bring the missing amount. `code` is the payment as stored in
    `Card.pay`.
    """
    if can_pay(s, seat, code) or has_any_time_means(s, seat):
        return True
    if packed_kind(code) == Payment.CARD or packed_kind(code) == terms.Good.POINT:
        return False
    return has_means(s, seat)


@rule
def has_means(s: State, seat: int) -> bool:
    """Return whether a farm has anything to pay with: silver, or goods that can be sold for it."""
    farm = s.farms[seat]
    wealth = int(farm.stock[terms.Good.SILVER])
    for good in range(terms.RESOURCES):
        wealth += int(farm.stock[good])
    if farm.modifiers[Modifier.SELL_FROM_FIELDS] > 0:
        for good in range(terms.HARVEST):
            wealth += int(farm.stock[terms.FIELDS + good])
    return wealth > 0


@rule
def has_any_time_means(s: State, seat: int) -> bool:
    """Return whether a farm can take an any-time action without spending goods or silver (rules 5.1).

    It can with a trade commodity, an unused roof marker of this phase, or a helper that acts at any time.
    """
    farm = s.farms[seat]
    if farm.stock[terms.Good.COMMODITY] > 0:
        return True
    phase = int(PHASE_OF_STEP[s.step])
    for place in range(terms.ROOF_PLACES):
        roof = int(farm.roofs[place]) - 1
        if roof >= 0 and (int(farm.roofs_used) >> place) & 1 == 0 and (FIXED_MOMENT_ROOFS >> roof) & 1 == 0:
            if (int(s.box.roof_when[roof]) >> phase) & 1:
                return True
    for slot in range(terms.HELPERS):
        if is_ready(s, seat, slot):
            helper = s.box.cards[int(farm.helpers[slot]) - 1]
            if helper.mode == Mode.ACTION or (
                helper.mode == Mode.SPECIAL and (ANY_TIME_SPECIALS >> int(helper.what)) & 1
            ):
                return True
    return False


@rule
def might_play(s: State, seat: int) -> bool:
    """Return whether any-time actions might let a farm play a card.

    They might if the farm has a trade commodity that may still be exchanged for a card. A roof marker of this phase or
    a ready helper may lead to a card, too. A used roof marker counts if another effect can turn it face up.
    """
    farm = s.farms[seat]
    if farm.stock[terms.Good.COMMODITY] > 0 and (int(farm.trades_closed) >> CARD_TRADE) & 1 == 0:
        return True
    roofs, used = _roofs_of_phase(s, seat)
    if roofs & ROOFS_FOR_CARDS:
        return True
    turning = GAINS_FOR_CARDS
    if used & ROOFS_FOR_CARDS:
        if (roofs >> Roof.REUSE_ROOF) & 1:
            return True
        turning |= 1 << Gain.ROOF
    for slot in range(terms.HELPERS):
        if is_ready(s, seat, slot):
            helper = s.box.cards[int(farm.helpers[slot]) - 1]
            if helper.mode == Mode.ACTION:
                for code in (int(helper.gain), int(helper.gain_2)):
                    if code > 0 and (turning >> packed_kind(code)) & 1:
                        return True
    return False


@rule
def _roofs_of_phase(s: State, seat: int) -> tuple[int, int]:
    """Return two bit masks over `Roof`: a farm's unused and its used roof markers that fit this phase."""
    farm = s.farms[seat]
    phase = int(PHASE_OF_STEP[s.step])
    unused, used = 0, 0
    for place in range(terms.ROOF_PLACES):
        roof = int(farm.roofs[place]) - 1
        if roof >= 0 and (int(s.box.roof_when[roof]) >> phase) & 1:
            if (int(farm.roofs_used) >> place) & 1:
                used |= 1 << roof
            else:
                unused |= 1 << roof
    return unused, used


@rule
def use_helper(s: State, seat: int, slot: int, closed: int = 0) -> None:
    """Emit the event that a helper is used. If it works once a round, mark it as used up.

    `closed` is 0, except for the traveling salesman, who closes a kind of trade. Then it is 1 + the kind's index in
    `TRADE_KINDS`.
    """
    farm = s.farms[seat]
    card = int(farm.helpers[slot]) - 1
    emit(s.events, Event.HELPER, seat, card, closed)
    if s.box.cards[card].once:
        s.spent[card // WORD_BITS] |= INT(1) << (card % WORD_BITS)
        mark_used(s, seat, slot)


@rule
def mark_used(s: State, seat: int, slot: int) -> None:
    """Mark a helper as used up for this round; in the original game a player marker shows it."""
    farm = s.farms[seat]
    farm.used |= 1 << slot
    if s.rules[TableRule.HELPER_MARKERS] == BY_MARKER:
        farm.markers += 1


@rule
def is_used_up(s: State, card: int) -> bool:
    """Return whether the helper of a card was used up in this round, on any farm (ruling 24)."""
    return bool((INT(s.spent[card // WORD_BITS]) >> (card % WORD_BITS)) & 1)


@rule
def make_ready(s: State, seat: int, slot: int) -> None:
    """Make a used-up helper ready again; the player marker on it returns to the supply.

    If that marker was freed earlier (ruling 9), it is in the supply already.
    """
    farm = s.farms[seat]
    if (int(farm.used) >> slot) & 1:
        farm.used &= ~(1 << slot)
        if s.rules[TableRule.HELPER_MARKERS] == BY_MARKER and (int(farm.freed) >> slot) & 1 == 0:
            farm.markers -= 1
        farm.freed &= ~(1 << slot)


@inline_rule
def has_special(s: State, seat: int, special: int) -> bool:
    """Return whether a farm has a helper with an effect (`Special`), even if it is used up in this round."""
    return (int(s.farms[seat].specials) >> special) & 1 != 0
