"""The legal actions of a seat that may act, in ascending order; each candidate is written down, and counted only if it is legal."""

from __future__ import annotations

from tertulia.games.la_granja.anytime import dealings, free_upgrades
from tertulia.games.la_granja.cards import in_zone
from tertulia.games.la_granja.deliver import deliveries
from tertulia.games.la_granja.dice import die_options, takes
from tertulia.games.la_granja.freeing import freeable
from tertulia.games.la_granja.helping import helpers_ready
from tertulia.games.la_granja.legal_choices import (
    choices,
    donkeys,
    extras,
    guards,
    herb_pairs,
    lodge_goods,
    market_spaces,
    payments,
    plays,
    replaceable,
    shifts,
    symbols_named,
)
from tertulia.games.la_granja.names import (
    A_ADVANCE,
    A_DISCARD,
    A_DONE,
    A_DRAW,
    A_MARK,
    A_PAIR,
    A_USE,
    PAIRS,
    SILVER,
)
from tertulia.games.la_granja.piles import can_draw
from tertulia.games.la_granja.roofs import double_place, on_sale, used_roofs
from tertulia.games.la_granja.state import (
    ANYTIME,
    D_BARTER,
    D_CARD,
    D_CHOICE,
    D_DELIVER,
    D_DIE,
    D_DISCARD,
    D_DONKEY,
    D_DOUBLE,
    D_EXTRA,
    D_EXTRAS,
    D_FREE,
    D_GIVE_CARD,
    D_GIVE_PAIR,
    D_GUARD,
    D_LODGE,
    D_MARK,
    D_MARKET,
    D_NAME,
    D_PAIR,
    D_PAY,
    D_PLAY,
    D_REPLACE,
    D_ROOF,
    D_SHIFT,
    D_TAKE,
    D_TURN,
    D_UPGRADES,
    IN_HAND,
)
from tertulia.kernel.agenda import get, top
from tertulia.kernel.rule import Record, rule


@rule
def legal(s: Record, seat: int, out: Record) -> int:
    """Write the legal actions; returns how many."""
    pending = s.farms[seat].agenda
    kind = top(pending)
    if kind > ANYTIME:
        return _closed(s, seat, pending, kind, out)
    n = _open(s, seat, pending, kind, out)
    n = dealings(s, seat, out, n)
    n = helpers_ready(s, seat, pending, kind, out, n)
    if may_stop(s, seat, pending, kind):
        out[n] = A_DONE
        n += 1
    return n


@rule
def may_stop(s: Record, seat: int, pending: Record, kind: int) -> bool:
    """Whether `done` ends or declines an open decision (rules 6.0 step 1: in round 1 two cards must be played)."""
    if kind == D_PLAY:
        return get(pending, 0) == 0 or get(pending, 1) == 0 or s.farms[seat].hand == 0
    if kind == D_TAKE:
        return False
    return kind != D_DIE or get(pending, 1) != 0


@rule
def _open(s: Record, seat: int, pending: Record, kind: int, out: Record) -> int:
    """What a decision allows that leaves room for any-time actions."""
    if kind == D_PLAY:
        return plays(s, seat, out) if get(pending, 0) > 0 else 0
    if kind == D_ROOF:
        return on_sale(s, seat, out, 0)
    if kind == D_TAKE:
        return takes(s, seat, out)
    if kind == D_DIE:
        return die_options(s, seat, pending, out)
    if kind == D_DELIVER:
        return deliveries(s, seat, 0, out, 0) if get(pending, 0) > 0 else 0
    if kind == D_EXTRA:
        return extras(s, seat, pending, out)
    if kind == D_EXTRAS:
        price = int(s.farms[seat].free_extras == 0)
        affordable = s.farms[seat].stock[SILVER] >= price
        return deliveries(s, seat, price, out, 0) if get(pending, 0) > 0 and affordable else 0
    if kind == D_MARK:
        for space in range(6):
            out[space] = A_MARK + space
        return 6
    return 0


@rule
def _closed(s: Record, seat: int, pending: Record, kind: int, out: Record) -> int:
    """What a decision allows that belongs to an action already begun."""
    if kind == D_CARD:
        n = plays(s, seat, out)
        out[n] = A_DRAW
        return n + int(get(pending, 0) == 1 and can_draw(s))
    if kind == D_DISCARD or kind == D_GIVE_CARD:
        return in_zone(s, IN_HAND + seat, A_DISCARD, out, 0)
    if kind == D_PAY:
        return payments(s, seat, pending, out)
    if kind == D_REPLACE:
        return replaceable(s, seat, get(pending, 1), out)
    if kind == D_DONKEY:
        return donkeys(s, seat, out)
    if kind == D_MARKET:
        return market_spaces(s, seat, get(pending, 0), out)
    if kind == D_GUARD:
        return _and_done(out, guards(s, pending, out))
    if kind == D_FREE:
        return freeable(s, seat, out)
    return _gains(s, seat, pending, kind, out)


@rule
def _gains(s: Record, seat: int, pending: Record, kind: int, out: Record) -> int:
    """Choices of goods, upgrades and roof markers."""
    if kind == D_CHOICE:
        return choices(s, seat, pending, out)
    if kind == D_PAIR:
        for pair in range(len(PAIRS)):
            out[pair] = A_PAIR + pair
        return len(PAIRS)
    if kind == D_UPGRADES:
        out[0] = A_ADVANCE
        n = free_upgrades(s, seat, out, int(get(pending, 1) == 1))
        return _and_done(out, n)
    if kind == D_BARTER:
        return _and_done(out, choices(s, seat, pending, out))
    if kind == D_LODGE:
        return _and_done(out, lodge_goods(s, seat, pending, out))
    if kind == D_NAME:
        return symbols_named(s, seat, out)
    if kind == D_GIVE_PAIR:
        return herb_pairs(s, seat, out)
    if kind == D_TURN:
        return used_roofs(s, seat, out, 0)
    if kind == D_SHIFT:
        return shifts(s, seat, pending, out)
    if kind == D_DOUBLE:
        out[0] = A_USE + double_place(s, seat)
        return _and_done(out, 1)
    return 0


@rule
def _and_done(out: Record, n: int) -> int:
    """`done` after the others."""
    out[n] = A_DONE
    return n + 1
