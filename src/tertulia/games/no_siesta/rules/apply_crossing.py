"""Crossing off circles on all parts of the sheet and the siesta track (rules II)."""

import numpy as np

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.events import Event
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.rules.barrows import complete_barrow, gain_commodity, is_barrow_full
from tertulia.games.no_siesta.rules.points import award_points, settle_storage
from tertulia.games.no_siesta.rules.predicates import gains_disc_ahead, has_ability
from tertulia.games.no_siesta.rules.requirements import update_wants_of_barrow, update_wants_of_field
from tertulia.games.no_siesta.rules.roof import close_gap_if_full
from tertulia.games.no_siesta.rules.sources import spend_source
from tertulia.kernel.agenda import pop, push
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule

SPLITS = np.array(terms.TRADE_SPLITS, np.int64)


@rule
def cross_roof(s: State, seat: int, source: int) -> None:
    """Cross off a circle of the leftmost open roof gap; the silver is paid from `source` (rules A)."""
    player = s.players[seat]
    spend_source(s, player, terms.Revenue.SILVER, source, False)
    emit(s.events, Event.ROOF, seat, player.gaps, source)
    player.roof[player.gaps] += 1
    close_gap_if_full(s, seat)


@rule
def cross_field(s: State, seat: int, field: int, good: int, source: int) -> None:
    """Cross off a circle of a helper field with the revenue `good` (rules B).

    `source` is the origin of the revenue (`terms.Source`).
    """
    player = s.players[seat]
    spend_source(s, player, good, source, False)
    emit(s.events, Event.FIELD, seat, field, good, source)
    for circle in range(terms.MAX_CIRCLES):
        if s.box.field_needs[field, circle] == good + 1 and (int(player.fields[field]) >> circle) & 1 == 0:
            player.fields[field] |= 1 << circle
            break
    update_wants_of_field(s, seat, field)
    if player.field_wants[field] == 0:
        emit(s.events, Event.FIELD_FULL, seat, field)


@rule
def trade_goods(s: State, seat: int, good: int, split: int) -> None:
    """Trade three of one good at once, which is possible once in a scoring phase (rules C).

    `split` is the way to pay, an index in `TRADE_SPLITS`.
    """
    player = s.players[seat]
    for source in range(SPLITS.shape[1]):
        for _ in range(SPLITS[split, source]):
            spend_source(s, player, good, source, False)
    emit(s.events, Event.TRADE, seat, good, split)
    player.trades |= 1 << good
    player.used |= 1 << terms.OncePerPhase.TRADE
    award_points(s, seat, int(s.box.trade_points), terms.PointSource.TRADE)
    gain_commodity(s, seat)
    if has_ability(player, terms.Helper.TRADE_HAT):
        gain_temporary(s, seat, terms.Revenue.HAT)
    if has_ability(player, terms.Helper.TRADE_GOOD):
        push(player.agenda, Decision.GOOD)


@rule
def gain_temporary(s: State, seat: int, revenue: int) -> None:
    """Gain a temporary revenue: it lies beside the board and is lost at the end of the phase (ruling 2)."""
    s.players[seat].temporary[revenue] += 1
    emit(s.events, Event.GAIN, seat, revenue)


@rule
def choose_good(s: State, seat: int, good: int) -> None:
    """Gain the chosen harvest good that a trade brings (helper `trade_good`)."""
    pop(s.players[seat].agenda)
    gain_temporary(s, seat, good)


@rule
def load_barrow(s: State, seat: int, barrow: int, good: int, source: int) -> None:
    """Cross off the good or donkey `good` of a barrow (rules D).

    `source` is the origin of the revenue that pays for it (`terms.Source`).
    """
    player = s.players[seat]
    spend_source(s, player, good, source, False)
    emit(s.events, Event.LOAD, seat, barrow, good, source)
    if good == terms.Revenue.DONKEY:
        player.donkeys[barrow] += 1
    else:
        for circle in range(terms.MAX_GOODS):
            if s.box.barrow_goods[barrow, circle] == good + 1 and (int(player.barrows[barrow]) >> circle) & 1 == 0:
                player.barrows[barrow] |= 1 << circle
                break
    update_wants_of_barrow(s, seat, barrow)
    if is_barrow_full(s, seat, barrow):
        complete_barrow(s, seat, barrow)


@rule
def store_good(s: State, seat: int, good: int, source: int) -> None:
    """Cross off a circle of a good's row in warehouse or stable (rules E).

    `source` is the origin of the good (`terms.Source`).
    """
    player = s.players[seat]
    spend_source(s, player, good, source, True)
    emit(s.events, Event.STORE, seat, good, source)
    player.storage[good] += 1
    settle_storage(s, seat)
    animals = int(good >= terms.HARVEST)
    if animals:
        sets = min(int(player.storage[terms.Revenue.PIG]), int(player.storage[terms.Revenue.DONKEY]))
    else:
        sets = min(int(player.storage[0]), int(player.storage[1]), int(player.storage[2]))
    if sets > player.silver_sets[animals]:
        player.silver_sets[animals] = sets
        if has_ability(player, terms.Helper.STORAGE_SILVER):
            gain_temporary(s, seat, terms.Revenue.SILVER)


@rule
def climb_siesta(s: State, seat: int, source: int) -> None:
    """Move up one space of the siesta track for a hat (rules F; ruling 12).

    `source` is the origin of the hat (`terms.Source`).
    """
    player = s.players[seat]
    spend_source(s, player, terms.Revenue.HAT, source, False)
    won = gains_disc_ahead(s, player)
    player.siesta += 1
    emit(s.events, Event.CLIMB, seat, player.siesta, source)
    award_points(s, seat, 1, terms.PointSource.SIESTA)
    if won:
        player.common -= 1
        player.supply += 1
        emit(s.events, Event.DISC, seat, player.common)
    if player.siesta == s.box.siesta:
        s.ending = 1
        emit(s.events, Event.LAST_ROUND, seat)
