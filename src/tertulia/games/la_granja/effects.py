"""What a helper brings: payments and gains in the few words that components know, and the moments that set them off."""

from __future__ import annotations

from tertulia.games.la_granja.goods import gain, has_raw, lose, score_points, take_pig
from tertulia.games.la_granja.helpers import called, kind_in, number_in, payable, ready
from tertulia.games.la_granja.names import (
    G_CARD,
    G_DELIVERY,
    G_DRAW,
    G_HARVEST,
    G_PLAY,
    G_ROOF,
    G_SIESTA,
    G_UPGRADE,
    GOODS,
    HARVEST,
    HELPERS,
    M_TRIGGER,
    PIG,
    POINT,
    S_HELPER,
)
from tertulia.games.la_granja.piles import can_draw, draw_cards
from tertulia.games.la_granja.siesta import advance_disc
from tertulia.games.la_granja.state import (
    BY_THE_WAY,
    D_CARD,
    D_CHOICE,
    D_DELIVER,
    D_OFFER,
    D_TURN,
    D_UPGRADES,
)
from tertulia.kernel.agenda import get, push, put, top
from tertulia.kernel.rule import Record, rule


@rule
def fire(s: Record, seat: int, trigger: int, times: int) -> None:
    """A moment that helpers wait for, so many times at once. Who asks for a payment is offered, the others just work."""
    farm = s.farms[seat]
    if times == 0 or (int(farm.triggers) >> trigger) & 1 == 0:
        return
    for slot in range(HELPERS):
        card = int(farm.helpers[slot]) - 1
        if card >= 0:
            helper = s.box.cards[card]
            if helper.mode == M_TRIGGER and helper.what == trigger and ready(s, seat, slot):
                if helper.pay == 0:
                    work(s, seat, slot, 1 if helper.once else times)
                elif payable(s, seat, int(helper.pay)):
                    push(farm.agenda, D_OFFER)
                    put(farm.agenda, 0, slot)


@rule
def work(s: Record, seat: int, slot: int, times: int) -> None:
    """A helper works and brings what he brings."""
    card = int(s.farms[seat].helpers[slot]) - 1
    called(s, seat, slot)
    for code in (int(s.box.cards[card].gain), int(s.box.cards[card].gain_2)):
        if code > 0:
            grant(s, seat, kind_in(code), number_in(code) * times)


@rule
def settle_payment(s: Record, seat: int, code: int) -> None:
    """Pay goods, silver or points to a helper; cards and pairs are chosen one by one elsewhere."""
    if code > 0:
        lose(s, seat, kind_in(code), number_in(code))


@rule
def grant(s: Record, seat: int, kind: int, n: int) -> None:
    """Give n of a kind of gain; what leaves a choice opens a decision."""
    pending = s.farms[seat].agenda
    if kind == POINT:
        score_points(s, seat, n, S_HELPER)
    elif kind == PIG:
        for _ in range(n):
            take_pig(s, seat)
    elif kind < len(GOODS):
        gain(s, seat, kind, n)
    elif kind == G_DRAW:
        draw_cards(s, seat, n)
    elif kind == G_SIESTA:
        advance_disc(s, seat, n)
    elif kind == G_DELIVERY:
        add_deliveries(s, seat, n)
    elif kind == G_HARVEST:
        for _ in range(n):
            open_choice(pending, (1 << HARVEST) - 1, 0)
    elif kind == G_ROOF:
        push(pending, D_TURN)
    elif kind == G_UPGRADE:
        open_upgrades(pending, n, 0)
    else:
        for _ in range(n):
            push(pending, D_CARD)
            put(pending, 0, int(kind == G_CARD))


@rule
def grantable(s: Record, seat: int, kind: int) -> bool:
    """Whether a gain would be any use: nobody pays for nothing."""
    farm = s.farms[seat]
    if kind == G_PLAY:
        return bool(farm.hand > 0)
    if kind == G_DRAW:
        return can_draw(s)
    if kind == G_CARD:
        return bool(farm.hand > 0) or can_draw(s)
    if kind == G_UPGRADE:
        return has_raw(s, seat)
    if kind == G_ROOF:
        return bool(farm.roofs_used != 0)
    return True


@rule
def add_deliveries(s: Record, seat: int, n: int) -> None:
    """Deliveries won by the way join a series that is open, else they are a series of their own."""
    pending = s.farms[seat].agenda
    if top(pending) == D_DELIVER:
        put(pending, 0, get(pending, 0) + n)
    else:
        push(pending, D_DELIVER)
        put(pending, 0, n)
        put(pending, 1, BY_THE_WAY)


@rule
def open_choice(pending: Record, goods: int, sold: int) -> None:
    """Open the choice of one of several goods; `sold`: a pig without a space is sold at once."""
    push(pending, D_CHOICE)
    put(pending, 0, goods)
    put(pending, 1, sold)


@rule
def open_upgrades(pending: Record, n: int, siesta: int) -> None:
    """Open so many free upgrades; `siesta`: 2 where a step may follow the first, 1 where one may be taken now."""
    push(pending, D_UPGRADES)
    put(pending, 0, n)
    put(pending, 1, siesta)
