"""Circles that can be crossed off now, in ascending order of the actions.

The functions write every possible action to `out`. They increase the count only if that action is legal; otherwise the
next action overwrites it.
"""

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.actions import Action
from tertulia.games.no_siesta.model.state import Player, State
from tertulia.games.no_siesta.rules.apply_crossing import SPLITS
from tertulia.games.no_siesta.rules.predicates import gains_disc_ahead, has_used, is_online
from tertulia.games.no_siesta.rules.sources import (
    ANYTHING,
    FREE_DISC,
    ONLY_COMMODITY,
    can_swap,
    count_commodities,
    count_temporary,
    find_all_sources,
    find_sources,
    find_storing_sources,
    swapped_revenue,
)
from tertulia.kernel.rule import inline_rule, rule
from tertulia.kernel.schema import IntArray

ALL_SOURCES = (1 << len(terms.SOURCES)) - 1


@rule
def list_crossings(s: State, seat: int, mode: int, out: IntArray) -> int:
    """Write the legal actions that cross off a circle to `out`; returns their number.

    `mode` is the restriction on the next action, such as `FREE_DISC` (`sources.scoring_mode`).
    """
    player = s.players[seat]
    have = find_all_sources(player, mode)
    if have == 0:
        return _append_climbs(s, player, have, mode, out, 0)
    n = 0
    if player.gaps < terms.ROOF_GAPS:
        n = _append_sources(_sources_for(have, terms.Revenue.SILVER), Action.ROOF, out, n)
    kinds = _available_revenues(have)
    for field in range(terms.HELPER_FIELDS):
        if int(player.field_wants[field]) & kinds:
            n = _append_wanted(
                have, int(player.field_wants[field]), Action.FIELD + field * terms.CIRCLES * len(terms.SOURCES), out, n
            )
    if not has_used(player, terms.OncePerPhase.TRADE):
        n = _append_trades(s, player, have, mode, out, n)
    for barrow in range(terms.BARROWS):
        if int(player.barrow_wants[barrow]) & kinds:
            n = _append_wanted(
                have,
                int(player.barrow_wants[barrow]),
                Action.LOAD + barrow * terms.CIRCLES * len(terms.SOURCES),
                out,
                n,
            )
    for good in range(terms.GOODS):
        mask = _sources_for(have, good)
        if mask and player.storage[good] < s.box.storage[good]:
            n = _append_sources(
                mask if is_online(s) else find_storing_sources(player, good, mask),
                Action.STORE + good * len(terms.SOURCES),
                out,
                n,
            )
    return _append_climbs(s, player, have, mode, out, n)


@inline_rule
def _append_climbs(s: State, player: Player, have: int, mode: int, out: IntArray, n: int) -> int:
    """Append to `out` the actions that climb the siesta track, one for each source of the hat.

    In the mode `FREE_DISC`, any source of a hat is allowed if the step wins a disc (ruling 6). `have` is the result of
    `find_all_sources`, and `mode` the result of `scoring_mode`. `out` holds `n` actions before; returns their number
    after.
    """
    if player.siesta < s.box.siesta:
        mask = _sources_for(have, terms.Revenue.HAT)
        if mode == FREE_DISC and gains_disc_ahead(s, player):
            mask = find_sources(player, terms.Revenue.HAT, ANYTHING)
        n = _append_sources(mask, Action.CLIMB, out, n)
    return n


@inline_rule
def _sources_for(have: int, revenue: int) -> int:
    return int((have >> (len(terms.SOURCES) * revenue)) & ALL_SOURCES)


@inline_rule
def _available_revenues(have: int) -> int:
    """Return the revenues that a player can spend on a circle now, as a bit mask over `terms.Revenue`.

    A player pays with a source of the revenue, such as a disc on the revenue board (`terms.Source`). `have` lists the
    sources of all revenues, as `find_all_sources` returns them.
    """
    kinds = 0
    for revenue in range(terms.CIRCLES):
        kinds |= int(((have >> (len(terms.SOURCES) * revenue)) & ALL_SOURCES) != 0) << revenue
    return kinds


@inline_rule
def _append_sources(mask: int, first: int, out: IntArray, n: int) -> int:
    """Append to `out` the action `first` + source for each source in the bit mask `mask`.

    `out` holds `n` actions before; returns their number after.
    """
    for source in range(len(terms.SOURCES)):
        out[n] = first + source
        n += (mask >> source) & 1
    return n


@rule
def _append_wanted(have: int, wants: int, first: int, out: IntArray, n: int) -> int:
    for revenue in range(terms.CIRCLES):
        if (wants >> revenue) & 1:
            n = _append_sources(_sources_for(have, revenue), first + revenue * len(terms.SOURCES), out, n)
    return n


@rule
def _append_trades(s: State, player: Player, have: int, mode: int, out: IntArray, n: int) -> int:
    """Append the long distance trades that are possible now: three of one good, from any sources.

    `have` is the result of `find_all_sources`. `mode` restricts the payment: `ONLY_COMMODITY` demands a commodity,
    `FREE_DISC` a revenue marked by a disc. `out` holds `n` actions before. Returns their number after.
    """
    for good in range(terms.GOODS):
        if _sources_for(have, good) and (int(s.box.trades) & ~int(player.trades)) >> good & 1:
            temporary, discs, exchanges = (
                count_temporary(player, good),
                int(player.board[good]),
                count_commodities(player),
            )
            swap_temporary = swap_disc = 0
            if good == terms.Revenue.DONKEY and can_swap(player):
                swap_temporary = int(count_temporary(player, swapped_revenue(good)) > 0)
                swap_disc = int(player.board[swapped_revenue(good)] > 0)
            if temporary + discs + exchanges + (swap_temporary | swap_disc) >= terms.TRADED:
                n = _append_splits(good, (temporary, discs, exchanges, swap_temporary, swap_disc), mode, out, n)
    return n


@rule
def _append_splits(good: int, most: tuple[int, int, int, int, int], mode: int, out: IntArray, n: int) -> int:
    for split in range(SPLITS.shape[0] if most[3] + most[4] > 0 else terms.PLAIN_SPLITS):
        discs, exchanges = SPLITS[split, terms.Source.DISC], SPLITS[split, terms.Source.COMMODITY]
        fits = SPLITS[split, terms.Source.LOOSE] <= most[0] and discs <= most[1] and exchanges <= most[2]
        fits = (
            fits
            and SPLITS[split, terms.Source.SWAP_LOOSE] <= most[3]
            and SPLITS[split, terms.Source.SWAP_DISC] <= most[4]
        )
        if fits and mode != ANYTHING:
            if mode == ONLY_COMMODITY:
                fits = exchanges > 0
            else:
                fits = discs + exchanges + SPLITS[split, terms.Source.SWAP_DISC] > 0
        out[n] = Action.TRADE + good * SPLITS.shape[0] + split
        n += int(fits)
    return n
