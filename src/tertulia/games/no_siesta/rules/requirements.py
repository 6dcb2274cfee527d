"""Updates the revenues that helper fields and barrows of a player's sheet still ask for (rules B, D).

`Player.field_wants` and `Player.barrow_wants` hold these revenues as bit masks over `Revenue`.
"""

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.rules.predicates import has_ability
from tertulia.kernel.rule import rule


@rule
def update_field_wants(s: State, seat: int) -> None:
    """Recompute, for all helper fields of a seat, which revenues their circles still ask for."""
    for field in range(terms.HELPER_FIELDS):
        update_wants_of_field(s, seat, field)


@rule
def update_wants_of_field(s: State, seat: int, field: int) -> None:
    """Set `field_wants` of a helper field to the bit mask of revenues that its uncrossed circles ask for.

    The circles of a field may be crossed in any order, so all uncrossed ones count.
    """
    player = s.players[seat]
    wants = 0
    for circle in range(terms.MAX_CIRCLES):
        need = int(s.box.field_needs[field, circle])
        if need > 0 and (int(player.fields[field]) >> circle) & 1 == 0:
            wants |= 1 << (need - 1)
    player.field_wants[field] = wants


@rule
def update_barrow_wants(s: State, seat: int) -> None:
    """Recompute, for all barrows of a seat, which revenues may be loaded on them now."""
    for barrow in range(terms.BARROWS):
        update_wants_of_barrow(s, seat, barrow)


@rule
def update_wants_of_barrow(s: State, seat: int, barrow: int) -> None:
    """Set `barrow_wants` of a barrow to the bit mask of revenues that may be loaded now (ruling 8).

    Goods are loaded from left to right, or in any order with the helper `any_order`. Donkeys can be harnessed at any
    time. With the helper `no_donkeys`, the barrow needs no donkeys.
    """
    player = s.players[seat]
    wants = 0
    if player.barrow_state[barrow] == terms.BarrowState.OPEN:
        any_order = has_ability(player, terms.Helper.ANY_ORDER)
        for circle in range(terms.MAX_GOODS):
            need = int(s.box.barrow_goods[barrow, circle])
            if need > 0 and (int(player.barrows[barrow]) >> circle) & 1 == 0:
                wants |= 1 << (need - 1)
                if not any_order:
                    break
        if not has_ability(player, terms.Helper.NO_DONKEYS) and player.donkeys[barrow] < s.box.barrow_donkeys[barrow]:
            wants |= 1 << terms.Revenue.DONKEY
    player.barrow_wants[barrow] = wants
