"""Decides whether a seat's turn ends at once, or pauses for any-time actions (rules 5.1; ruling 27).

The turn pauses only if the player may still want to use a trade commodity, a roof marker or a helper.
"""

from tertulia.games.la_granja.model.cards import Gain, Mode, Roof, Special
from tertulia.games.la_granja.model.decisions import PHASE_OF_STEP
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import HELPERS, ROOF_PLACES, Good
from tertulia.games.la_granja.rules.effects import can_grant
from tertulia.games.la_granja.rules.goods import has_other_harvest
from tertulia.games.la_granja.rules.helpers import FIXED_MOMENT_ROOFS, has_means, is_ready, might_pay, packed_kind
from tertulia.games.la_granja.rules.places import has_countable_symbol
from tertulia.games.la_granja.rules.roofs import is_roof_usable
from tertulia.kernel.rule import rule

GOODS_ROOFS = 1 << Roof.UPGRADE_1 | 1 << Roof.UPGRADE_2 | 1 << Roof.DELIVERY | 1 << Roof.BOUGHT_DELIVERY
"""Roof markers for upgrades and deliveries, as bits: buying goods first may give them an effect."""


@rule
def has_usable_means(s: State, seat: int) -> bool:
    """Return whether a trade commodity, a roof marker or a helper could be used now or after a purchase.

    Goods and silver alone are no reason to pause: they can be used during the decision for which they are needed.
    """
    farm = s.farms[seat]
    if farm.stock[Good.COMMODITY] > 0:
        return True
    for place in range(ROOF_PLACES):
        if farm.roofs[place] > 0 and (int(farm.roofs_used) >> place) & 1 == 0 and _is_roof_ready(s, seat, place):
            return True
    for slot in range(HELPERS):
        if is_ready(s, seat, slot) and _is_helper_ready(s, seat, int(farm.helpers[slot]) - 1):
            return True
    return False


@rule
def _is_roof_ready(s: State, seat: int, place: int) -> bool:
    """Return whether an unused roof marker has an effect now, or could have one after a purchase."""
    roof = int(s.farms[seat].roofs[place]) - 1
    if (FIXED_MOMENT_ROOFS >> roof) & 1:
        return False
    in_phase = (int(s.box.roof_when[roof]) >> int(PHASE_OF_STEP[s.step])) & 1 != 0
    return is_roof_usable(s, seat, place) or (in_phase and (GOODS_ROOFS >> roof) & 1 != 0 and has_means(s, seat))


@rule
def _is_helper_ready(s: State, seat: int, card: int) -> bool:
    """Return whether a ready helper can be called, and paid now or after a sale or purchase."""
    helper = s.box.cards[card]
    if helper.mode == Mode.SPECIAL:
        if helper.what == Special.LODGE:
            return has_other_harvest(s, seat, packed_kind(int(helper.gain)))
        return bool(helper.what == Special.BOOKKEEPER) and has_countable_symbol(s, seat)
    if helper.mode != Mode.ACTION or not might_pay(s, seat, int(helper.pay)):
        return False
    kind = packed_kind(int(helper.gain))
    return can_grant(s, seat, kind) or (kind == Gain.UPGRADE and has_means(s, seat))
