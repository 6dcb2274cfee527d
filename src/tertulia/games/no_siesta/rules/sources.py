"""What a player can cross a circle off with, and what becomes of it (rules: scoring phase; rulings 2 and 6)."""

from __future__ import annotations

from tertulia.games.no_siesta.model import CIRCLES, GOODS, SOURCES, Helper, Once, Player, Revenue, Source, State
from tertulia.games.no_siesta.rules.facts import did, has, online
from tertulia.kernel.rule import inline_rule, rule

PER_REVENUE = len(SOURCES)
ONLY_COMMODITY = 0
"""How the phase goes on: a commodity that found no disc is the very next thing used …"""
FREE_A_DISC = 1
"""… or a disc must be freed for Esporles …"""
ANYTHING = 2


@inline_rule
def mode_of(s: State, player: Player) -> int:
    """How a player's scoring phase goes on."""
    if online(s):
        return ANYTHING
    if player.loose[Revenue.COMMODITY] > 0:
        return ONLY_COMMODITY
    return FREE_A_DISC if player.due > 0 else ANYTHING


@inline_rule
def loose_of(player: Player, revenue: int) -> int:
    """Temporary revenues of a kind, wherever they came from."""
    count = int(player.loose[revenue])
    if revenue < CIRCLES:
        count += int(player.bonus[revenue])
    if revenue < GOODS:
        count += int(player.cleared_out[revenue])
    return count


@inline_rule
def commodities(player: Player) -> int:
    """On discs and beside the board."""
    return int(player.board[Revenue.COMMODITY]) + int(player.loose[Revenue.COMMODITY])


@inline_rule
def swapped_for(revenue: int) -> int:
    """What counts as a donkey or a hat by the helper `siesta_or_work`."""
    return Revenue.HAT if revenue == Revenue.DONKEY else Revenue.DONKEY


@rule
def can_swap(player: Player, revenue: int) -> bool:
    """Whether a player can use a hat as this donkey, or a donkey as this hat."""
    if not has(player, Helper.SIESTA_OR_WORK) or did(player, Once.SWAP):
        return False
    other = swapped_for(revenue)
    return loose_of(player, other) + int(player.board[other]) > 0


@rule
def sources_of(player: Player, revenue: int, mode: int) -> int:
    """What a player could cross this revenue off with, as bits of `Source`."""
    loose = int(loose_of(player, revenue) > 0)
    disc = int(player.board[revenue] > 0)
    exchange = int(commodities(player) > 0)
    swap = 0
    if revenue == Revenue.HAT:
        exchange &= int(has(player, Helper.COMMODITY_HAT) and not did(player, Once.HAT))
    if revenue == Revenue.HAT or revenue == Revenue.DONKEY:
        swap = int(can_swap(player, revenue))
    if mode == ONLY_COMMODITY:
        return exchange << Source.COMMODITY
    if mode == FREE_A_DISC:
        loose = 0
        exchange &= int(player.loose[Revenue.COMMODITY] == 0)
        swap &= int(loose_of(player, swapped_for(revenue)) == 0)
    return loose << Source.LOOSE | disc << Source.DISC | exchange << Source.COMMODITY | swap << Source.SWAP


@rule
def all_sources(player: Player, mode: int) -> int:
    """`sources_of` for every revenue, four bits each."""
    packed = 0
    for revenue in range(CIRCLES):
        packed |= sources_of(player, revenue, mode) << (PER_REVENUE * revenue)
    return packed


@rule
def spend(s: State, player: Player, revenue: int, source: int, storing: bool) -> None:
    """Take away what a circle was crossed off with; a disc goes back to the own supply."""
    if source == Source.LOOSE:
        _spend_loose(s, player, revenue, storing)
    elif source == Source.DISC:
        _free(player, revenue)
    elif source == Source.COMMODITY:
        if revenue == Revenue.HAT:
            player.used |= 1 << Once.HAT
        if player.loose[Revenue.COMMODITY] > 0:
            player.loose[Revenue.COMMODITY] -= 1
        else:
            _free(player, Revenue.COMMODITY)
    else:
        player.used |= 1 << Once.SWAP
        other = swapped_for(revenue)
        if loose_of(player, other) > 0:
            _spend_loose(s, player, other, False)
        else:
            _free(player, other)


@rule
def _free(player: Player, revenue: int) -> None:
    player.board[revenue] -= 1
    player.supply += 1


@rule
def _spend_loose(s: State, player: Player, revenue: int, storing: bool) -> None:
    """What can be used for least goes first: goods taken out of warehouse and stable, then those of the open roof tile."""
    if revenue < GOODS and player.cleared_out[revenue] > 0 and not storing:
        player.cleared_out[revenue] -= 1
    elif player.bonus[revenue] > 0:
        player.bonus[revenue] -= 1
    else:
        player.loose[revenue] -= 1


@rule
def storable(player: Player, good: int, mask: int) -> int:
    """The sources of a good for warehouse and stable: what was taken out of them goes to the other places only (ruling 10)."""
    if player.loose[good] + player.bonus[good] > 0:
        return mask
    return mask & ~(1 << Source.LOOSE)
