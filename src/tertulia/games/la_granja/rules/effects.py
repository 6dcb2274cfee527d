"""Effects of helpers: payments, gains and the triggers that set them off."""

from tertulia.games.la_granja.model.arguments import Choosing, Delivering, Drawing, Offering, Turning, Upgrading
from tertulia.games.la_granja.model.cards import Gain, Mode, Roof, Trigger
from tertulia.games.la_granja.model.decisions import Decision, Series
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import GOODS, HARVEST, HELPERS, ROOF_PLACES, SIESTA, Good, PointSource
from tertulia.games.la_granja.rules.card_piles import can_draw, draw_cards
from tertulia.games.la_granja.rules.goods import gain_good, gain_pig, has_raw_goods, lose_good, score_points
from tertulia.games.la_granja.rules.helpers import is_ready, might_pay, packed_kind, packed_number, use_helper
from tertulia.games.la_granja.rules.siesta import advance_disc
from tertulia.kernel.agenda import Agenda, push, set_argument
from tertulia.kernel.rule import rule

ASK_BEFORE_HELP = 0
"""Index of the choice `ask` of the option `triggered_helpers`.

With this choice, the player decides whether a triggered helper works if its effect could hurt (ruling 26).
"""
OWN_TURN_TRIGGERS = (
    (1 << Trigger.MARKER_REMOVED) - 1
    | 1 << Trigger.AFTER_DRAW
    | 1 << Trigger.ROOF_BOUGHT
    | 1 << Trigger.DELIVERIES_BEGIN
    | 1 << Trigger.SIESTA_STEP
    | 1 << Trigger.BARROW_DONE
    | 1 << Trigger.BUILDING_DONE
)
"""Triggers that fire on a player's own turn while no action is half done, as bits.

The bits below `MARKER_REMOVED` stand for the six triggers `DIE_1` to `DIE_6`.
"""


@rule
def fire_trigger(s: State, seat: int, trigger: int, times: int) -> None:
    """Set off a seat's helpers that wait for an event (`Trigger`), which has just happened `times` times.

    Helpers that need a payment are offered to the player. Helpers that could hurt the player work only if the player
    agrees (ruling 26). All others work at once.
    """
    farm = s.farms[seat]
    if times == 0 or (int(farm.triggers) >> trigger) & 1 == 0:
        return
    for slot in range(HELPERS):
        set_off_helper(s, seat, slot, trigger, times)


@rule
def set_off_helper(s: State, seat: int, slot: int, trigger: int, times: int) -> None:
    """Let the helper in a slot work, or offer it to the player, if it waits for this trigger.

    Nothing happens if the slot is empty, or if the helper may not work in this phase or is used up. The helper's gains
    are granted `times` times, but only once if the helper works once a round or is offered to the player.
    """
    farm = s.farms[seat]
    card = int(farm.helpers[slot]) - 1
    if card < 0:
        return
    helper = s.box.cards[card]
    if helper.mode != Mode.TRIGGER or helper.what != trigger or not is_ready(s, seat, slot):
        return
    if helper.pay != 0:
        if might_pay(s, seat, int(helper.pay)):
            push(farm.agenda, Decision.OFFER)
            set_argument(farm.agenda, Offering.CARD, card)
    elif must_ask_player(s, seat, card, trigger):
        ask_before_help(farm.agenda, card, 0)
    else:
        run_helper(s, seat, slot, 1 if helper.once else times)


@rule
def must_ask_player(s: State, seat: int, card: int, trigger: int) -> bool:
    """Return whether a player is asked before a triggered helper works (ruling 26).

    The player is asked only if the effect could hurt. A step on the siesta track changes the turn order, and an effect
    that works once a round may be worth more later. Goods, silver, points and drawn cards never hurt.
    """
    if s.rules[TableRule.TRIGGERED_HELPERS] != ASK_BEFORE_HELP or (OWN_TURN_TRIGGERS >> trigger) & 1 == 0:
        return False
    helper = s.box.cards[card]
    for code in (int(helper.gain), int(helper.gain_2)):
        kind = packed_kind(code)
        if kind == Gain.SIESTA and s.farms[seat].siesta < SIESTA - 1:
            return True
        if helper.once and kind > Gain.DRAW and kind != Gain.SIESTA:
            return True
    return False


@rule
def ask_before_help(pending: Agenda, card: int, kind: int) -> None:
    """Push the decision `HELP` to `pending`: the player decides whether a triggered helper works.

    `card` is the index of the helper's card. `kind` is used only for the traveling salesman, otherwise it is 0. It is
    the index in `TRADE_KINDS` of the kind of trade that the seat can no longer make if the helper works.
    """
    push(pending, Decision.HELP)
    set_argument(pending, Offering.CARD, card)
    set_argument(pending, Offering.TRADE, kind)


@rule
def run_helper(s: State, seat: int, slot: int, times: int) -> None:
    """Use the helper in a slot, and grant its gains `times` times."""
    card = int(s.farms[seat].helpers[slot]) - 1
    use_helper(s, seat, slot)
    helper = s.box.cards[card]
    # a card is used completely before any other (rules 6.0, step 1), but at the beginning of step 3 it adds to that
    # step's deliveries
    at_once = helper.mode != Mode.TRIGGER or helper.what != Trigger.DELIVERIES_BEGIN
    for code in (int(helper.gain), int(helper.gain_2)):
        if code > 0 and packed_kind(code) == Gain.DELIVERY and at_once:
            open_deliveries(s.farms[seat].agenda, packed_number(code) * times, Series.OF_HELPER)
        elif code > 0:
            grant_gain(s, seat, packed_kind(code), packed_number(code) * times)


@rule
def settle_payment(s: State, seat: int, code: int) -> None:
    """Pay the goods, silver or points that a helper asks for.

    `code` is the payment as stored in `Card.pay`. Payments of cards and of pairs of goods are decisions of their own.
    """
    if code > 0:
        lose_good(s, seat, packed_kind(code), packed_number(code))


@rule
def grant_gain(s: State, seat: int, kind: int, n: int) -> None:
    """Give a seat `n` units of a kind of gain (`Gain` or `terms.Good`).

    If the gain involves a choice, such as a harvest good or a card to play, this opens a decision.
    """
    pending = s.farms[seat].agenda
    if kind == Good.POINT:
        score_points(s, seat, n, PointSource.HELPER)
    elif kind == Good.PIG:
        for _ in range(n):
            gain_pig(s, seat)
    elif kind < len(GOODS):
        gain_good(s, seat, kind, n)
    elif kind == Gain.DRAW:
        draw_cards(s, seat, n)
    elif kind == Gain.SIESTA:
        advance_disc(s, seat, n)
    elif kind == Gain.DELIVERY:
        add_deliveries(s, seat, n)
    elif kind == Gain.HARVEST:
        for _ in range(n):
            open_choice(pending, (1 << HARVEST) - 1, 0)
    elif kind == Gain.ROOF:
        push(pending, Decision.TURN)
        set_argument(pending, Turning.ANY, 1)
    elif kind == Gain.UPGRADE:
        open_upgrades(pending, n, 0)
    else:
        for _ in range(n):
            push(pending, Decision.CARD)
            set_argument(pending, Drawing.ALLOWED, int(kind == Gain.CARD))


@rule
def can_grant(s: State, seat: int, kind: int) -> bool:
    """Return whether a gain of this kind would have any effect for a seat now.

    Helpers without effect cannot be called. `kind` is a `Gain` or a `terms.Good`.
    """
    farm = s.farms[seat]
    if kind == Gain.PLAY:
        return bool(farm.hand > 0)
    if kind == Gain.DRAW:
        return can_draw(s)
    if kind == Gain.CARD:
        return bool(farm.hand > 0) or can_draw(s)
    if kind == Gain.UPGRADE:
        return has_raw_goods(s, seat)
    if kind == Gain.ROOF:
        return s.farms[seat].roofs_used != 0
    return True


@rule
def has_other_used_roof(s: State, seat: int) -> bool:
    """Return whether a farm has a used roof marker that a marker `REUSE_ROOF` can turn face up.

    Markers `REUSE_ROOF` do not turn each other (ruling 20).
    """
    farm = s.farms[seat]
    for place in range(ROOF_PLACES):
        if (int(farm.roofs_used) >> place) & 1 and farm.roofs[place] != Roof.REUSE_ROOF + 1:
            return True
    return False


@rule
def add_deliveries(s: State, seat: int, n: int) -> None:
    """Add `n` deliveries to the open series of deliveries (`Series`), or open a new series.

    Decisions about helpers (`OFFER`, `HELP`) may lie above the series on the agenda. A new series is opened if none is
    open, or if the open one belongs to the wainwright or a helper (ruling 15).
    """
    pending = s.farms[seat].agenda
    i = int(pending.open) - 1
    while i >= 0 and (pending.kind[i] == Decision.OFFER or pending.kind[i] == Decision.HELP):
        i -= 1
    if i >= 0 and pending.kind[i] == Decision.DELIVER and pending.args[i, Delivering.SERIES] < Series.AT_ONCE:
        pending.args[i, Delivering.LEFT] += n
    else:
        open_deliveries(pending, n, Series.BY_THE_WAY)


@rule
def open_deliveries(pending: Agenda, n: int, series: int) -> None:
    """Open the decision in which a seat makes `n` deliveries.

    `series` is the rule that allows them (`Series`).
    """
    push(pending, Decision.DELIVER)
    set_argument(pending, Delivering.LEFT, n)
    set_argument(pending, Delivering.SERIES, series)


@rule
def open_choice(pending: Agenda, goods: int, sold: int) -> None:
    """Open the decision in which a seat chooses one good out of `goods`, a bit mask over `terms.Good`.

    If `sold` is 1, a pig may be chosen although no pig space is free for it.
    """
    push(pending, Decision.CHOICE)
    set_argument(pending, Choosing.GOODS, goods)
    set_argument(pending, Choosing.SOLD, sold)


@rule
def open_upgrades(pending: Agenda, n: int, siesta: int) -> None:
    """Open the decision in which a seat makes `n` free upgrades.

    `siesta` is 1 if a step on the siesta track may replace an upgrade now, 2 if only after the next upgrade, else 0.
    """
    push(pending, Decision.UPGRADES)
    set_argument(pending, Upgrading.LEFT, n)
    set_argument(pending, Upgrading.STEP, siesta)
