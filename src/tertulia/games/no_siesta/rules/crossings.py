"""What can be crossed off now, in ascending order of the actions.

Each candidate is written down, and counted only if it is legal: the next one overwrites it otherwise.
"""

from __future__ import annotations

from tertulia.games.no_siesta.model import (
    BARROWS,
    CIRCLES,
    GOODS,
    HELPER_FIELDS,
    ROOF_GAPS,
    SOURCES,
    Action,
    Once,
    Player,
    Revenue,
    Source,
    State,
)
from tertulia.games.no_siesta.rules.crossing import SPLITS
from tertulia.games.no_siesta.rules.facts import did, online
from tertulia.games.no_siesta.rules.sources import (
    ANYTHING,
    ONLY_COMMODITY,
    all_sources,
    can_swap,
    commodities,
    loose_of,
    storable,
    swapped_for,
)
from tertulia.kernel.rule import inline_rule, rule
from tertulia.kernel.schema import IntArray

ALL_SOURCES = (1 << len(SOURCES)) - 1


@rule
def crossings(s: State, seat: int, mode: int, out: IntArray) -> int:
    """Write what a seat can cross off."""
    player = s.players[seat]
    have = all_sources(player, mode)
    if have == 0:
        return 0
    n = 0
    if player.gaps < ROOF_GAPS:
        n = _each(_of(have, Revenue.SILVER), Action.ROOF, out, n)
    kinds = _kinds(have)
    for field in range(HELPER_FIELDS):
        if int(player.field_wants[field]) & kinds:
            n = _wanted(have, int(player.field_wants[field]), Action.FIELD + field * CIRCLES * len(SOURCES), out, n)
    if not did(player, Once.TRADE):
        n = _trades(s, player, have, mode, out, n)
    for barrow in range(BARROWS):
        if int(player.barrow_wants[barrow]) & kinds:
            n = _wanted(have, int(player.barrow_wants[barrow]), Action.LOAD + barrow * CIRCLES * len(SOURCES), out, n)
    for good in range(GOODS):
        mask = _of(have, good)
        if mask and player.storage[good] < s.box.storage[good]:
            n = _each(mask if online(s) else storable(player, good, mask), Action.STORE + good * len(SOURCES), out, n)
    if player.siesta < s.box.siesta:
        n = _each(_of(have, Revenue.HAT), Action.CLIMB, out, n)
    return n


@inline_rule
def _of(have: int, revenue: int) -> int:
    return int((have >> (len(SOURCES) * revenue)) & ALL_SOURCES)


@inline_rule
def _kinds(have: int) -> int:
    """Revenues with any source, as bits."""
    kinds = 0
    for revenue in range(CIRCLES):
        kinds |= int(((have >> (len(SOURCES) * revenue)) & ALL_SOURCES) != 0) << revenue
    return kinds


@inline_rule
def _each(mask: int, first: int, out: IntArray, n: int) -> int:
    """Write the action of every source in a mask."""
    for source in range(len(SOURCES)):
        out[n] = first + source
        n += (mask >> source) & 1
    return n


@rule
def _wanted(have: int, wants: int, first: int, out: IntArray, n: int) -> int:
    for revenue in range(CIRCLES):
        if (wants >> revenue) & 1:
            n = _each(_of(have, revenue), first + revenue * len(SOURCES), out, n)
    return n


@rule
def _trades(s: State, player: Player, have: int, mode: int, out: IntArray, n: int) -> int:
    """Three of a good at once, however they are put together."""
    for good in range(GOODS):
        if _of(have, good) and (int(s.box.trades) & ~int(player.trades)) >> good & 1:
            loose, discs, exchanges = loose_of(player, good), int(player.board[good]), commodities(player)
            swaps = int(good == Revenue.DONKEY and can_swap(player, good))
            if loose + discs + exchanges + swaps >= 3:
                n = _splits(player, good, (loose, discs, exchanges, swaps), mode, out, n)
    return n


@rule
def _splits(player: Player, good: int, most: tuple[int, int, int, int], mode: int, out: IntArray, n: int) -> int:
    beside = int(player.loose[Revenue.COMMODITY])
    swap_frees = int(loose_of(player, swapped_for(good)) == 0)
    for split in range(SPLITS.shape[0]):
        discs, exchanges, swaps = (
            SPLITS[split, Source.DISC],
            SPLITS[split, Source.COMMODITY],
            SPLITS[split, Source.SWAP],
        )
        fits = SPLITS[split, Source.LOOSE] <= most[0] and discs <= most[1] and exchanges <= most[2] and swaps <= most[3]
        if fits and mode != ANYTHING:
            if mode == ONLY_COMMODITY:
                fits = exchanges > 0
            else:
                fits = discs > 0 or exchanges > beside or swaps * swap_frees > 0
        out[n] = Action.TRADE + good * SPLITS.shape[0] + split
        n += int(fits)
    return n
