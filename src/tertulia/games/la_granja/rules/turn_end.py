"""Decides whether a player may still want any-time actions (rules 5.1; ruling 27).

This matters at the end of a turn, after all decisions are made.
"""

from tertulia.games.la_granja.model.cards import Gain, Mode, Roof, Special
from tertulia.games.la_granja.model.decisions import PHASE_OF_STEP
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import HELPERS, ROOF_PLACES, Good
from tertulia.games.la_granja.rules.effects import grantable
from tertulia.games.la_granja.rules.goods import other_harvest
from tertulia.games.la_granja.rules.helpers import MOMENTS_OF_THEIR_OWN, has_means, kind_in, might_pay, ready
from tertulia.games.la_granja.rules.places import any_symbol
from tertulia.games.la_granja.rules.roofs import usable
from tertulia.kernel.rule import rule

OF_GOODS = 1 << Roof.UPGRADE_1 | 1 << Roof.UPGRADE_2 | 1 << Roof.DELIVERY | 1 << Roof.BOUGHT_DELIVERY
"""Roof markers that a purchase may make useful, as bits."""


@rule
def could_use(s: State, seat: int) -> bool:
    """Return whether a trade commodity, a roof marker or a helper could be used now or after a purchase.

    Goods and silver alone are no reason to pause: they can be used during the decision for which they are needed.
    """
    farm = s.farms[seat]
    if farm.stock[Good.COMMODITY] > 0:
        return True
    for place in range(ROOF_PLACES):
        if farm.roofs[place] > 0 and (int(farm.roofs_used) >> place) & 1 == 0 and _roof_ready(s, seat, place):
            return True
    for slot in range(HELPERS):
        if ready(s, seat, slot) and _helper_ready(s, seat, int(farm.helpers[slot]) - 1):
            return True
    return False


@rule
def _roof_ready(s: State, seat: int, place: int) -> bool:
    """Return whether an unused roof marker has an effect now, or could have one after a purchase."""
    roof = int(s.farms[seat].roofs[place]) - 1
    if (MOMENTS_OF_THEIR_OWN >> roof) & 1:
        return False
    in_phase = (int(s.box.roof_when[roof]) >> int(PHASE_OF_STEP[s.step])) & 1 != 0
    return usable(s, seat, place) or (in_phase and (OF_GOODS >> roof) & 1 != 0 and has_means(s, seat))


@rule
def _helper_ready(s: State, seat: int, card: int) -> bool:
    """Return whether a ready helper can be called, and paid now or after a sale or purchase."""
    helper = s.box.cards[card]
    if helper.mode == Mode.SPECIAL:
        if helper.what == Special.LODGE:
            return other_harvest(s, seat, kind_in(int(helper.gain)))
        return bool(helper.what == Special.BOOKKEEPER) and any_symbol(s, seat)
    if helper.mode != Mode.ACTION or not might_pay(s, seat, int(helper.pay)):
        return False
    kind = kind_in(int(helper.gain))
    return grantable(s, seat, kind) or (kind == Gain.UPGRADE and has_means(s, seat))
