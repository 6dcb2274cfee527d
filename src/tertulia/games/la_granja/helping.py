"""Helpers called by their master: any-time helpers, and those with an odd effect (rules 6.0, step 1)."""

from __future__ import annotations

from tertulia.games.la_granja.dice import PIPS, open_die
from tertulia.games.la_granja.effects import grant, grantable, settle_payment, work
from tertulia.games.la_granja.helpers import called, kind_in, number_in, payable, ready
from tertulia.games.la_granja.legal_choices import symbols_of
from tertulia.games.la_granja.names import (
    A_HELPER,
    BOOKKEEPER,
    CARDS,
    DENS,
    FORTUNE_TELLER,
    HELPERS,
    LODGE,
    M_ACTION,
    M_ODD,
    MERCHANT,
    PAY_CARD,
    PAY_TWO_HARVEST,
    SACRISTAN,
)
from tertulia.games.la_granja.roofs import die_may_change
from tertulia.games.la_granja.settling import other_harvest
from tertulia.games.la_granja.state import (
    D_DIE,
    D_GIVE_CARD,
    D_GIVE_PAIR,
    D_LODGE,
    D_MERCHANT,
    D_NAME,
    D_OFFER,
    D_SHIFT,
    LAST,
    SECOND_SPACE,
)
from tertulia.kernel.agenda import get, pop, push, put
from tertulia.kernel.rule import Record, rule


@rule
def helpers_ready(s: Record, seat: int, pending: Record, kind: int, out: Record, n: int) -> int:
    """Write the helpers that may be called now, in the order of their numbers."""
    last = -1
    farm = s.farms[seat]
    for _ in range(HELPERS):
        best, where = CARDS, -1
        for slot in range(HELPERS):
            card = int(farm.helpers[slot]) - 1
            if last < card < best:
                best, where = card, slot
        if where < 0:
            return n
        out[n] = A_HELPER + best
        n += int(ready(s, seat, where) and may_help(s, seat, pending, kind, where, best))
        last = best
    return n


@rule
def may_help(s: Record, seat: int, pending: Record, kind: int, slot: int, card: int) -> bool:
    """Whether a ready helper can be paid and would be any use now."""
    helper = s.box.cards[card]
    code = int(helper.pay)
    if not payable(s, seat, code):
        return False
    if kind == D_OFFER and get(pending, 0) == slot:
        return True
    if helper.mode == M_ACTION:
        cards_left = s.farms[seat].hand - (number_in(code) if kind_in(code) == PAY_CARD else 0)
        useful = grantable(s, seat, kind_in(int(helper.gain)))
        return useful and cards_left >= 0
    if helper.mode != M_ODD:
        return False
    return _odd_may_help(s, seat, pending, kind, int(helper.what), kind_in(int(helper.gain)))


@rule
def _odd_may_help(s: Record, seat: int, pending: Record, kind: int, odd: int, good: int) -> bool:
    if odd == MERCHANT:
        return kind == D_MERCHANT
    if odd == SACRISTAN:
        return kind == D_DIE and get(pending, 2) == LAST
    if odd == FORTUNE_TELLER:
        return die_may_change(pending)
    if odd == LODGE:
        return other_harvest(s, seat, good)
    if odd == BOOKKEEPER:
        for named in range(DENS):
            if symbols_of(s, seat, named) > 0:
                return True
    return False


@rule
def call_helper(s: Record, seat: int, card: int) -> None:
    """Call a helper that is ready."""
    farm = s.farms[seat]
    slot = 0
    while farm.helpers[slot] != card + 1:
        slot += 1
    if s.box.cards[card].mode == M_ODD:
        _call_odd(s, seat, slot, card)
        return
    if farm.agenda.kind[farm.agenda.open - 1] == D_OFFER and get(farm.agenda, 0) == slot:
        pop(farm.agenda)
    code = int(s.box.cards[card].pay)
    kind = kind_in(code)
    if kind == PAY_CARD or kind == PAY_TWO_HARVEST:
        push(farm.agenda, D_GIVE_CARD if kind == PAY_CARD else D_GIVE_PAIR)
        put(farm.agenda, 0, slot)
    else:
        settle_payment(s, seat, code)
        work(s, seat, slot, 1)


@rule
def _call_odd(s: Record, seat: int, slot: int, card: int) -> None:
    """The odd helpers that are called: merchant, sacristan, fortune teller, lodges, bookkeeper."""
    farm = s.farms[seat]
    odd, gained = int(s.box.cards[card].what), int(s.box.cards[card].gain)
    if odd == MERCHANT or odd == SACRISTAN:
        pop(farm.agenda)
    called(s, seat, slot)
    settle_payment(s, seat, int(s.box.cards[card].pay))
    if odd == MERCHANT:
        open_die(farm.agenda, min(int(s.rounds), PIPS), SECOND_SPACE)
    elif odd == SACRISTAN:
        grant(s, seat, kind_in(gained), number_in(gained))
    elif odd == FORTUNE_TELLER:
        push(farm.agenda, D_SHIFT)
        put(farm.agenda, 0, 1)
    elif odd == LODGE:
        push(farm.agenda, D_LODGE)
        put(farm.agenda, 0, kind_in(gained))
        put(farm.agenda, 1, number_in(gained))
    else:
        push(farm.agenda, D_NAME)
        put(farm.agenda, 0, gained)
