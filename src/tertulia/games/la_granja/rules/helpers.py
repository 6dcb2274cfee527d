"""Helpers on a farm: what follows from them, when they work, and that once a round is once a round (rules 6.0, step 1)."""

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

NOBODY = -1
WORD = 32
BY_MARKER = 1
"""The choice of the option `helper_markers` that uses player markers."""
NOW, SOME_TIME = 0, 1
"""When a helper must be payable: as things stand, or whatever comes first."""
MOMENTS_OF_THEIR_OWN = 1 << Roof.CHANGE_DIE_1 | 1 << Roof.CHANGE_DIE_2 | 1 << Roof.DOUBLE_ROOF_POINTS
"""Roof markers for a certain moment, as bits: they are no any-time action."""
ASKED_AT_ANY_TIME = 1 << Special.LODGE | 1 << Special.BOOKKEEPER | 1 << Special.MARKET_GUARD
"""Odd helpers that may do something at any time, as bits."""


ROOFS_FOR_CARDS = 1 << Roof.CARD | 1 << Roof.TAKE_INCOME | 1 << Roof.DELIVERY | 1 << Roof.BOUGHT_DELIVERY
"""Roof markers by which a card may be played, by themselves or by the trade commodity that may come of them, as bits."""
GAINS_FOR_CARDS = 1 << Gain.PLAY | 1 << Gain.CARD | 1 << Gain.DELIVERY | 1 << terms.Good.COMMODITY
"""Gains of helpers by which one may."""
CARD_TRADE = terms.TRADE_KIND[terms.Trade.CARD]


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
        farm.modifiers[i] = 0
    triggers, specials = 0, 0
    for slot in range(terms.HELPERS):
        card = int(farm.helpers[slot]) - 1
        if card >= 0:
            helper = s.box.cards[card]
            what = int(helper.what)
            if helper.mode == Mode.MODIFIER:
                farm.modifiers[what] += number_in(int(helper.gain))
            elif helper.mode == Mode.TRIGGER:
                triggers |= 1 << what
            elif helper.mode == Mode.SPECIAL:
                specials |= 1 << what
    farm.triggers = triggers
    farm.specials = specials
    _recount_deliveries(s, seat)


@rule
def _recount_deliveries(s: State, seat: int) -> None:
    """A helper played in step 3 or 4 of the transport phase is used at once: what they add to its deliveries counts, and goes with
    them; what has been carried out is not added twice (rules 6.0, step 1; ruling 13)."""
    farm = s.farms[seat]
    pending = farm.agenda
    for i in range(pending.open):
        added = int(farm.modifiers[Modifier.DELIVERIES])
        if pending.kind[i] == Decision.BUY_ONE_BY_ONE:
            added = int(farm.modifiers[Modifier.EXTRA_DELIVERIES])
        elif pending.kind[i] != Decision.DELIVER or not of_step_3(int(pending.args[i, Delivering.SERIES])):
            continue
        more = max(added - int(pending.args[i, Delivering.HELPED]), -int(pending.args[i, Delivering.LEFT]))
        pending.args[i, Delivering.LEFT] += more
        pending.args[i, Delivering.HELPED] += more


@inline_rule
def of_step_3(series: int) -> bool:
    """Whether deliveries are those of step 3 of the transport phase, begun or not."""
    return bool(series == Series.NOT_BEGUN or series == Series.BEGUN)


@rule
def ready(s: State, seat: int, slot: int) -> bool:
    """Whether the helper in a slot may work now: in the right phase, and not used up for this round."""
    farm = s.farms[seat]
    card = int(farm.helpers[slot]) - 1
    if card < 0 or (int(farm.used) >> slot) & 1:
        return False
    return (int(s.box.cards[card].when) >> int(PHASE_OF_STEP[s.step])) & 1 != 0


@rule
def slot_of(s: State, seat: int, card: int) -> int:
    """Where a card is a helper on a farm, -1 where it is not."""
    for slot in range(terms.HELPERS):
        if s.farms[seat].helpers[slot] == card + 1:
            return slot
    return NOBODY


@rule
def special_slot(s: State, seat: int, special: int) -> int:
    """The slot of a helper with a special effect who may work now and can be paid, else -1."""
    return _slot_when(s, seat, special, NOW)


@rule
def special_ready(s: State, seat: int, special: int) -> int:
    """The slot of a helper with a special effect who may work now, whatever the price, else -1."""
    return _slot_when(s, seat, special, SOME_TIME)


@rule
def _slot_when(s: State, seat: int, special: int, when: int) -> int:
    farm = s.farms[seat]
    if (int(farm.specials) >> special) & 1 == 0:
        return NOBODY
    for slot in range(terms.HELPERS):
        card = int(farm.helpers[slot]) - 1
        if (
            card >= 0
            and s.box.cards[card].mode == Mode.SPECIAL
            and s.box.cards[card].what == special
            and ready(s, seat, slot)
        ):
            pay = int(s.box.cards[card].pay)
            if payable(s, seat, pay) or when == SOME_TIME:
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
        for good in range(terms.HARVEST):
            different += int(farm.stock[good] > 0)
        return different >= 2
    return int(farm.stock[kind]) >= n


@rule
def might_pay(s: State, seat: int, code: int) -> bool:
    """Whether a farm has what a helper asks for, or something that any-time actions might turn into it (rules 5.1)."""
    if payable(s, seat, code) or any_time_means(s, seat):
        return True
    if kind_in(code) == Payment.CARD or kind_in(code) == terms.Good.POINT:
        return False
    return has_means(s, seat)


@rule
def has_means(s: State, seat: int) -> bool:
    """Whether a farm has silver, or goods that can be sold."""
    farm = s.farms[seat]
    wealth = int(farm.stock[terms.Good.SILVER])
    for good in range(terms.RESOURCES):
        wealth += int(farm.stock[good])
    if farm.modifiers[Modifier.SELL_FROM_FIELDS] > 0:
        for good in range(terms.HARVEST):
            wealth += int(farm.stock[terms.FIELDS + good])
    return wealth > 0


@rule
def any_time_means(s: State, seat: int) -> bool:
    """Whether a farm holds something to use at any time beside goods and silver: a trade commodity, an unused roof marker of this
    phase, a helper to call."""
    farm = s.farms[seat]
    if farm.stock[terms.Good.COMMODITY] > 0:
        return True
    phase = int(PHASE_OF_STEP[s.step])
    for place in range(terms.ROOF_PLACES):
        roof = int(farm.roofs[place]) - 1
        if roof >= 0 and (int(farm.roofs_used) >> place) & 1 == 0 and (MOMENTS_OF_THEIR_OWN >> roof) & 1 == 0:
            if (int(s.box.roof_when[roof]) >> phase) & 1:
                return True
    for slot in range(terms.HELPERS):
        if ready(s, seat, slot):
            helper = s.box.cards[int(farm.helpers[slot]) - 1]
            if helper.mode == Mode.ACTION or (
                helper.mode == Mode.SPECIAL and (ASKED_AT_ANY_TIME >> int(helper.what)) & 1
            ):
                return True
    return False


@rule
def might_play(s: State, seat: int) -> bool:
    """Whether a farm holds something to play a card with at any time: a trade commodity that may still be given for one, a roof
    marker of this phase, or one that could be turned up again, a helper."""
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
        if ready(s, seat, slot):
            helper = s.box.cards[int(farm.helpers[slot]) - 1]
            if helper.mode == Mode.ACTION:
                for code in (int(helper.gain), int(helper.gain_2)):
                    if code > 0 and (turning >> kind_in(code)) & 1:
                        return True
    return False


@rule
def _roofs_of_phase(s: State, seat: int) -> tuple[int, int]:
    """Roof markers of a farm that may be used in this phase, and those that were used, as bits."""
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
    """Emit that a helper works, and use it up if it works once a round; `closed` is the kind of the trade that it closes + 1."""
    farm = s.farms[seat]
    card = int(farm.helpers[slot]) - 1
    emit(s.events, Event.HELPER, seat, card, closed)
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
    """A helper is fresh again; its marker, if any, goes back."""
    farm = s.farms[seat]
    if (int(farm.used) >> slot) & 1:
        farm.used &= ~(1 << slot)
        if s.rules[TableRule.HELPER_MARKERS] == BY_MARKER and (int(farm.freed) >> slot) & 1 == 0:
            farm.markers -= 1
        farm.freed &= ~(1 << slot)


@inline_rule
def has_special(s: State, seat: int, special: int) -> bool:
    """Whether a helper with a special effect is on a farm, used up or not."""
    return (int(s.farms[seat].specials) >> special) & 1 != 0
