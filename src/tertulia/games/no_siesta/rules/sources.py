"""Sources with which a player crosses off circles (rules: scoring phase; rulings 2, 3, 6 and 34).

A circle asks for a revenue, such as an olive. Its source is a disc on that revenue, a temporary revenue beside the
board, or a commodity (`terms.Source`).
"""

from tertulia.games.no_siesta.model.state import Player, State
from tertulia.games.no_siesta.model.terms import (
    CIRCLES,
    GOODS,
    SOURCES,
    TILE_GOODS,
    Helper,
    OncePerPhase,
    Revenue,
    Source,
)
from tertulia.games.no_siesta.rules.predicates import has_ability, has_used, is_online
from tertulia.kernel.rule import inline_rule, rule

PER_REVENUE = len(SOURCES)
ONLY_COMMODITY = 0
"""Mode of a scoring phase: the next circle must use the commodity that lies beside the board."""
FREE_DISC = 1
"""Mode of a scoring phase: the next action must free a disc, which a completed barrow needs."""
ANYTHING = 2


@inline_rule
def scoring_mode(s: State, player: Player) -> int:
    """Return which actions a player's scoring phase allows: `ONLY_COMMODITY`, `FREE_DISC` or `ANYTHING`.

    With the online rules, it is always `ANYTHING`.
    """
    if is_online(s):
        return ANYTHING
    if player.temporary[Revenue.COMMODITY] > 0:
        return ONLY_COMMODITY
    return FREE_DISC if player.due > 0 else ANYTHING


@inline_rule
def count_temporary(player: Player, revenue: int) -> int:
    """Return how many temporary revenues of a kind lie beside a player's board, from all origins."""
    count = int(player.temporary[revenue])
    if revenue < CIRCLES:
        count += int(player.bonus[revenue])
    if revenue < GOODS:
        count += int(player.cleared_out[revenue])
    return count


@inline_rule
def count_commodities(player: Player) -> int:
    """Return the number of commodities, on discs and beside the board."""
    return int(player.board[Revenue.COMMODITY]) + int(player.temporary[Revenue.COMMODITY])


@inline_rule
def swapped_revenue(revenue: int) -> int:
    """Return the revenue that can replace a donkey or a hat with the helper `siesta_or_work`."""
    return Revenue.HAT if revenue == Revenue.DONKEY else Revenue.DONKEY


@inline_rule
def can_swap(player: Player) -> bool:
    """Return whether a player may still use a hat as a donkey, or a donkey as a hat, in this phase."""
    return has_ability(player, Helper.SIESTA_OR_WORK) and not has_used(player, OncePerPhase.SWAP)


@rule
def find_sources(player: Player, revenue: int, mode: int) -> int:
    """Return the sources with which a player could cross off a circle, as a bit mask over `Source`.

    The circle asks for `revenue`. `mode` is the result of `scoring_mode`, which restricts the sources.
    """
    temporary = int(count_temporary(player, revenue) > 0)
    disc = int(player.board[revenue] > 0)
    exchange = int(count_commodities(player) > 0)
    swaps = 0
    if revenue == Revenue.HAT:
        exchange &= int(has_ability(player, Helper.COMMODITY_HAT) and not has_used(player, OncePerPhase.HAT))
    if (revenue == Revenue.HAT or revenue == Revenue.DONKEY) and can_swap(player):
        other = swapped_revenue(revenue)
        swaps = int(player.board[other] > 0) << Source.SWAP_DISC
        if mode == ANYTHING:
            swaps |= int(count_temporary(player, other) > 0) << Source.SWAP_LOOSE
    if mode == ONLY_COMMODITY:
        return exchange << Source.COMMODITY
    if mode == FREE_DISC:
        temporary = 0
    return temporary << Source.LOOSE | disc << Source.DISC | exchange << Source.COMMODITY | swaps


@rule
def find_all_sources(player: Player, mode: int) -> int:
    """Return the bit masks of `find_sources` for all revenues, packed into one integer.

    The mask of revenue r takes the `PER_REVENUE` bits from bit `PER_REVENUE` * r on.
    """
    packed = 0
    for revenue in range(CIRCLES):
        packed |= find_sources(player, revenue, mode) << (PER_REVENUE * revenue)
    return packed


@rule
def spend_source(s: State, player: Player, revenue: int, source: int, storing: bool) -> None:
    """Spend the source with which a circle is crossed off; a disc returns to the player's supply.

    `storing` says that the circle is in warehouse or stable. Goods taken out of storage are not spent for it (ruling
    10).
    """
    if source == Source.LOOSE:
        _spend_temporary(s, player, revenue, storing)
    elif source == Source.DISC:
        _free_disc(player, revenue)
    elif source == Source.COMMODITY:
        if revenue == Revenue.HAT:
            player.used |= 1 << OncePerPhase.HAT
        if player.temporary[Revenue.COMMODITY] > 0:
            player.temporary[Revenue.COMMODITY] -= 1
        else:
            _free_disc(player, Revenue.COMMODITY)
    else:
        player.used |= 1 << OncePerPhase.SWAP
        if source == Source.SWAP_LOOSE:
            _spend_temporary(s, player, swapped_revenue(revenue), False)
        else:
            _free_disc(player, swapped_revenue(revenue))


@rule
def _free_disc(player: Player, revenue: int) -> None:
    player.board[revenue] -= 1
    player.supply += 1


@rule
def _spend_temporary(s: State, player: Player, revenue: int, storing: bool) -> None:
    """Spend a temporary revenue, the least useful first.

    Goods taken out of storage are spent first, unless `storing` is True. Revenues of used roof tiles follow, and then
    all other temporary revenues.
    """
    if revenue < GOODS and player.cleared_out[revenue] > 0 and not storing:
        player.cleared_out[revenue] -= 1
    elif player.bonus[revenue] > 0:
        player.bonus[revenue] -= 1
        _use_tile_good(s, player, revenue)
    else:
        player.temporary[revenue] -= 1


@rule
def _use_tile_good(s: State, player: Player, revenue: int) -> None:
    """Mark a good of a used roof tile as spent, on the leftmost tile that has it (ruling 3)."""
    for gap in range(player.gaps):
        for i in range(TILE_GOODS):
            bit = 1 << (TILE_GOODS * gap + i)
            if int(player.tiles_open) & bit and s.box.tile_goods[int(player.tiles[gap]) - 1, i] == revenue + 1:
                player.tiles_open &= ~bit
                return


@rule
def find_storing_sources(player: Player, good: int, mask: int) -> int:
    """Return the sources in the bit mask `mask` that can provide a good for the warehouse or the stable.

    A good that was taken out of storage cannot be stored again (ruling 10).
    """
    if player.temporary[good] + player.bonus[good] > 0:
        return mask
    return mask & ~(1 << Source.LOOSE)
